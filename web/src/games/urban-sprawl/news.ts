// What happened, taken apart into steps that a table can play out: which place lights up, who gains what. All of it is
// read from the lines of the log; no rule is here.
import { catalog } from './facts';
import type { Arg, LogLine, LogTail, Message } from '../../wire';
import type { CardText, LotView, Office } from './wire';

/** What a seat gains or loses in a step. */
export type Gain = { seat: number; wealth: number; prestige: number };

/** A line of the log with those that belong to it, as the table shows it. */
export type Step = {
  lines: LogLine[];
  /** The row that pays, or whose marker comes or goes; its number. */
  rows: string[];
  /** The card that is turned up, taken or built. */
  card: CardText | null;
  /** The event that is shown large. */
  event: CardText | null;
  office: Office | null;
  lots: LotView[];
  gains: Gain[];
};

const PREFIX = 'urban-sprawl-log-';
/** Lines that are a part of the step before them. */
const JOINS: Record<string, readonly string[]> = {
  'gained-payout': ['payout', 'payout-end'],
  elected: ['pawn'],
  nobody: ['pawn'],
};
/** How long a step is shown, in milliseconds; and all of them together at most. */
const EVENT = 1300;
const PAYOUT = 900;
const PLACE = 550;
const WORDS = 350;
const ALL = 5000;

/** The lines of a packet that were not there before; `known` is how many had been seen, or null at the first look. */
export function freshLines(log: LogTail, known: number | null): LogLine[] {
  if (known === null) return [];
  return log.lines.slice(Math.max(0, known - log.from));
}

/** How many lines there are after a packet. */
export const linesAfter = (log: LogTail): number => log.from + log.lines.length;

/** Lines in the steps that they are told in; empty payouts and moves of the pawn are steps too. */
export function stepsOf(lines: readonly LogLine[]): Step[] {
  const steps: Step[] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    const step = stepOf(line);
    if (last && JOINS[nameOf(line)]?.includes(nameOf(last.lines[0]))) {
      last.lines.push(line);
      last.gains.push(...step.gains);
      last.office = step.office ?? last.office;
    } else steps.push(step);
  }
  return steps;
}

/** Where the last turn of one of these seats ended, or of any: what came since is news to them. */
export function lastEnd(lines: readonly LogLine[], mine: readonly number[]): number {
  return lines.findLastIndex((line) => nameOf(line) === 'end-of-turn' && (mine.length === 0 || mine.includes(line.seat)));
}

/** What the steps give each seat together. */
export function sumOf(steps: readonly Step[], seats: number): Gain[] {
  const sums = Array.from({ length: seats }, (_, seat): Gain => ({ seat, wealth: 0, prestige: 0 }));
  for (const { seat, wealth, prestige } of steps.flatMap(({ gains }) => gains)) {
    const sum = sums[seat];
    if (sum) [sum.wealth, sum.prestige] = [sum.wealth + wealth, sum.prestige + prestige];
  }
  return sums;
}

/** How long a step is shown when it is alone. */
export function lengthOf({ event, rows, gains, card, office, lots }: Step): number {
  if (event) return EVENT;
  if (rows.length > 0 && gains.length > 0) return PAYOUT;
  return rows.length + gains.length + lots.length > 0 || card || office ? PLACE : WORDS;
}
/** How much faster than alone each of several steps is shown. */
export const paceOf = (steps: readonly Step[]): number => Math.min(1, ALL / Math.max(1, steps.reduce((sum, step) => sum + lengthOf(step), 0)));

function stepOf(line: LogLine): Step {
  const { args } = line.message;
  const name = nameOf(line);
  const card = cardIn(args['card']);
  const lots = [...lotsIn(args['lot']), ...lotsIn(args['site'])];
  return {
    lines: [line],
    rows: [args['row'], args['space'], args['from'], args['to']].flatMap((arg) => rowIn(arg) ?? []),
    // Elsewhere the card is the reason, not what the line is about.
    card: ['revealed', 'favored', 'took', 'built'].includes(name) ? card : null,
    event: name === 'event' ? card : null,
    office: (wordIn(args['office'], 'office') as Office | null) ?? null,
    lots,
    gains: gainsOf(name, args),
  };
}

function gainsOf(name: string, args: Message['args']): Gain[] {
  const [wealth, prestige, price] = [numberIn(args['wealth']), numberIn(args['prestige']), numberIn(args['price'])];
  const [seat, from, to] = [seatIn(args['seat']), seatIn(args['from']), seatIn(args['to'])];
  if (from !== null && to !== null) return [{ seat: from, wealth: 0 - wealth, prestige: 0 - prestige }, { seat: to, wealth, prestige }];
  if (seat === null) return [];
  // Of prestige for wealth the log tells the wealth that counts; nobody pays it.
  if (name === 'gained-wealth') return [{ seat, wealth: 0, prestige }];
  if (name.startsWith('gained-')) return [{ seat, wealth, prestige }];
  if (name === 'lost-effect') return [{ seat, wealth: 0 - wealth, prestige: 0 - prestige }];
  return price > 0 ? [{ seat, wealth: -price, prestige: 0 }] : [];
}

const nameOf = (line: LogLine | undefined): string => (line?.message.key.startsWith(PREFIX) ? line.message.key.slice(PREFIX.length) : '');
const numberIn = (arg: Arg | undefined): number => (arg && 'number' in arg ? arg.number : 0);
const seatIn = (arg: Arg | undefined): number | null => (arg && 'seat' in arg ? arg.seat : null);
function wordIn(arg: Arg | undefined, name: string): string | null {
  const word = arg && 'message' in arg ? arg.message.args[name] : undefined;
  return word && 'word' in word ? word.word : null;
}
const rowIn = (arg: Arg | undefined): string | null => wordIn(arg, 'row') ?? wordIn(arg, 'space');

/** A lot, or several that are told one with the other. */
function lotsIn(arg: Arg | undefined): LotView[] {
  if (!arg || !('message' in arg)) return [];
  const { a, b, row } = arg.message.args;
  if (a && b) return [...lotsIn(a), ...lotsIn(b)];
  const column = wordIn(arg, 'column');
  return column === null ? [] : [[numberIn(row) - 1, column.charCodeAt(0) - 97]];
}

const NAMES = 'urban-sprawl-card-';
const slugs = new Map(catalog.cards.map(({ slug, card }) => [slug, card]));
function cardIn(arg: Arg | undefined): CardText | null {
  if (!arg || !('message' in arg) || !arg.message.key.startsWith(NAMES)) return null;
  const slug = arg.message.key.slice(NAMES.length);
  // Build Permits share a name; the log tells them apart by number.
  const permit = /^permit-(\d\d)$/.exec(slug)?.[1];
  return permit ? `PL${permit}` : (slugs.get(slug) ?? null);
}
