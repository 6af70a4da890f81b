// What an offer would bring, taken apart for the pictures. The figures are the engine's.
import { parseLot } from './geometry';
import type { Arg, Message, Offer } from '../../wire';
import type { LotView } from './wire';

export type Preview = {
  /** Wealth that it costs. */
  cost: number | null;
  /** Prestige for the neighbors of the same zone, in words too. */
  adjacency: { n: number; say: Message } | null;
  doubled: boolean;
  /** What seats would gain or lose at once, all together. */
  moves: { seat: number; wealth: number; prestige: number }[];
  /** The rest, as sentences. */
  notes: Message[];
  /** Buildings: neighbors that count for it (`adjacent`), or that would go (`gone`). */
  marks: { verb: string; lot: LotView }[];
};

const PREFIX = 'urban-sprawl-note-';
/** Sentences whose figures are drawn. */
const DRAWN = new Set(['price', 'only', 'moved']);

export function previewOf(offer: Offer | undefined): Preview {
  const found: Preview = { cost: null, adjacency: null, doubled: false, moves: [], notes: [], marks: [] };
  for (const message of offer?.preview.notes ?? []) {
    const name = message.key.startsWith(PREFIX) ? message.key.slice(PREFIX.length) : '';
    if (name === 'price') found.cost = numberOf(message.args['n']);
    if (name === 'adjacency') {
      found.adjacency = { n: numberOf(message.args['prestige']), say: message };
      found.doubled = wordOf(message.args['doubled']) === 'yes';
    } else if (!DRAWN.has(name)) found.notes.push(message);
  }
  for (const mark of offer?.preview.marks ?? []) {
    const [verb = '', ...rest] = mark.split(' ');
    const lot = parseLot(rest[0] ?? '');
    if (lot) found.marks.push({ verb, lot });
    else if (verb === 'cost') found.cost = Number(rest[0]);
    else if (verb === 'moves') {
      const [seat = 0, wealth = 0, prestige = 0] = rest.map(Number);
      found.moves.push({ seat, wealth, prestige });
    }
  }
  return found;
}

const numberOf = (arg: Arg | undefined): number => (arg && 'number' in arg ? arg.number : 0);
const wordOf = (arg: Arg | undefined): string => (arg && 'word' in arg ? arg.word : '');
