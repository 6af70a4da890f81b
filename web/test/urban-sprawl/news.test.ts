// New lines are told once, never for long, and each lights up what it is about.
import { describe, expect, it } from 'vitest';
import { freshLines, lastEnd, lengthOf, linesAfter, paceOf, stepsOf, sumOf } from '../../src/games/urban-sprawl/news';
import type { Arg, LogLine, LogTail } from '../../src/wire';

const line = (name: string, args: Record<string, Arg> = {}, seat = 0): LogLine => ({ seat, message: { key: `urban-sprawl-log-${name}`, args } });
const tail = (from: number, ...names: string[]): LogTail => ({ from, lines: names.map((name) => line(name)) });
const names = (lines: LogLine[]) => lines.map(({ message }) => message.key.replace('urban-sprawl-log-', ''));
const number = (n: number): Arg => ({ number: n });
const seat = (n: number): Arg => ({ seat: n });
const said = (key: string, args: Record<string, Arg> = {}): Arg => ({ message: { key: `urban-sprawl-${key}`, args } });
const row = (id: string): Arg => said('row', { row: { word: id } });
const lot = (column: string, at: number): Arg => said('lot', { column: { word: column }, row: number(at) });
const gained = (who: number, wealth: number, prestige: number): LogLine =>
  line('gained-payout', { seat: seat(who), wealth: number(wealth), prestige: number(prestige), row: row('B2') });

describe('which lines are new', () => {
  it('tells nothing of what was there at the first look', () => {
    expect(freshLines(tail(0, 'a', 'b'), null)).toEqual([]);
    expect(linesAfter(tail(3, 'a', 'b'))).toBe(5);
  });

  it('tells only lines that were not there before, however the tail is cut', () => {
    expect(names(freshLines(tail(0, 'a', 'b', 'c'), 2))).toEqual(['c']);
    expect(names(freshLines(tail(2, 'c', 'd'), 2))).toEqual(['c', 'd']);
    expect(names(freshLines(tail(0, 'a'), 2))).toEqual([]);
  });

  it('begins where a turn of the reader ended; for a spectator where any turn did', () => {
    const lines = [line('end-of-turn', {}, 0), line('turn', {}, 1), line('end-of-turn', {}, 1), line('turn', {}, 0)];
    expect(lastEnd(lines, [0])).toBe(0);
    expect(lastEnd(lines, [])).toBe(2);
    expect(lastEnd(lines, [3])).toBe(-1);
  });
});

describe('what a step lights up', () => {
  it('joins a payout with what it gives: the row, and each seat its share', () => {
    const steps = stepsOf([
      line('payout', { row: row('B2'), worth: { word: 'wealth' }, n: number(5) }),
      gained(0, 5, 0),
      gained(2, 2, 0),
      line('revealed', { card: said('card-permit-07'), box: number(4), place: { word: 'box' }, deck: { word: 'planning' } }),
    ]);
    expect(steps.map(({ rows, card, gains }) => ({ rows, card, gains }))).toEqual([
      { rows: ['B2'], card: null, gains: [{ seat: 0, wealth: 5, prestige: 0 }, { seat: 2, wealth: 2, prestige: 0 }] },
      { rows: [], card: 'PL07', gains: [] },
    ]);
  });

  it('joins the pawn with who is elected', () => {
    const office = said('office', { office: { word: 'treasurer' } });
    const steps = stepsOf([line('pawn', { office, open: { word: 'yes' } }), line('elected', { seat: seat(1), office })]);
    expect(steps.map((step) => [step.office, step.lines.length])).toEqual([['treasurer', 2]]);
  });

  it('shows an event by its card; a card that is only the reason does not light up', () => {
    const [event, loss] = stepsOf([
      line('event', { card: said('card-flood') }),
      line('lost-effect', { seat: seat(1), wealth: number(3), prestige: number(0), card: said('card-flood') }),
    ]);
    expect(event?.event).toBe('PE05');
    expect([loss?.card, loss?.event, loss?.gains]).toEqual([null, null, [{ seat: 1, wealth: -3, prestige: 0 }]]);
  });

  it('finds lots, both spaces of a marker that moves, and the price of a building', () => {
    const site = said('lots', { a: said('lots', { a: lot('c', 7), b: lot('d', 7) }), b: lot('c', 8) });
    const space = (id: string) => said('space', { space: { word: id } });
    const [built, moved] = stepsOf([
      line('built', { seat: seat(3), card: said('card-hotel'), site, price: number(6) }),
      line('marker-moved', { seat: seat(0), from: space('T1'), to: space('R3') }),
    ]);
    expect(built?.lots).toEqual([[6, 2], [6, 3], [7, 2]]);
    expect(built?.gains).toEqual([{ seat: 3, wealth: -6, prestige: 0 }]);
    expect([moved?.rows, moved?.gains]).toEqual([['T1', 'R3'], []]);
  });

  it('adds up what seats gain; what one pays another has', () => {
    const steps = stepsOf([
      gained(0, 4, 0),
      line('paid', { from: seat(1), to: seat(0), wealth: number(2), prestige: number(0) }),
      line('gained-wealth', { seat: seat(1), wealth: number(30), prestige: number(3) }),
    ]);
    expect(sumOf(steps, 2)).toEqual([{ seat: 0, wealth: 6, prestige: 0 }, { seat: 1, wealth: -2, prestige: 3 }]);
  });
});

describe('how long it takes', () => {
  it('shows an event longer than words, and hurries when much has happened', () => {
    const [event, words] = stepsOf([line('event', { card: said('card-fire') }), line('deck-out', { deck: { word: 'town' } })]);
    expect(event && words && lengthOf(event) > lengthOf(words)).toBe(true);
    const many = Array.from({ length: 60 }, () => event).filter((step) => step !== undefined);
    expect(paceOf(many.slice(0, 1))).toBe(1);
    expect(paceOf(many) * many.reduce((sum, step) => sum + lengthOf(step), 0)).toBeCloseTo(5000);
  });
});
