// The end of turn is played out, never in the way: who acts goes on, who prefers no motion sees all of it at once.
import { beforeEach, describe, expect, it } from 'vitest';
import { hear, next, skip, stay, step, steps, toCome } from '../../src/games/urban-sprawl/told.svelte';
import type { Ctx } from '../../src/games/urban-sprawl/words';
import type { LogLine } from '../../src/wire';

const gained = (seat: number, prestige: number): LogLine => ({
  seat: 1,
  message: { key: 'urban-sprawl-log-gained-effect', args: { seat: { seat }, wealth: { number: 0 }, prestige: { number: prestige } } },
});
const ended = (seat: number): LogLine => ({ seat, message: { key: 'urban-sprawl-log-end-of-turn', args: { seat: { seat } } } });

let table = 0;
let log: LogLine[] = [];
/** The reader holds seat 0; `asked` says whether something is on offer. */
function packet(lines: LogLine[], { asked = false, reduced = false, from = log.length } = {}): Ctx {
  log = [...log.slice(0, from), ...lines];
  const ctx = {
    packet: { table: String(table), mine: [0], seats: [{}, {}], offers: asked ? [{}] : [], log: { from, lines } },
    reduced,
  } as unknown as Ctx;
  hear(ctx);
  return ctx;
}
const owed = (ctx: Ctx) => [0, 1].map((seat) => toCome(ctx, seat).prestige);

beforeEach(() => {
  table += 1;
  log = [];
});

describe('what is told', () => {
  it('is nothing at the first look; the summary is there', () => {
    const ctx = packet([ended(0), gained(1, 4)]);
    expect([step(ctx), steps(ctx).length, owed(ctx)]).toEqual([null, 2, [0, 0]]);
  });

  it('goes step by step, and a seat has what is told so far', () => {
    packet([ended(0)]);
    const ctx = packet([gained(0, 1), gained(1, 2), gained(0, 3)]);
    expect([step(ctx)?.gains[0]?.prestige, owed(ctx)]).toEqual([1, [3, 2]]);
    expect(stay(ctx)).toBeGreaterThan(0);
    next();
    expect([step(ctx)?.gains[0]?.prestige, owed(ctx)]).toEqual([2, [3, 0]]);
    skip();
    expect([step(ctx), owed(ctx), stay(ctx)]).toEqual([null, [0, 0], 0]);
  });

  it('waits its turn when others go on, and is told at once when the reader does', () => {
    packet([ended(0)]);
    packet([gained(0, 1), gained(1, 2)]);
    const more = packet([gained(0, 5)], { asked: true });
    expect([step(more)?.gains[0]?.prestige, owed(more)]).toEqual([1, [5, 2]]);
    const acted = packet([gained(1, 7)]);
    expect([step(acted)?.gains[0]?.prestige, owed(acted)]).toEqual([7, [0, 0]]);
  });

  it('begins anew when a turn of the reader ends', () => {
    packet([ended(0), gained(0, 1)]);
    expect(steps(packet([gained(1, 2)])).length).toBe(3);
    const ctx = packet([gained(0, 9), ended(0), gained(1, 3)]);
    skip();
    expect(steps(ctx).map(({ gains }) => gains[0]?.prestige)).toEqual([undefined, 3]);
  });

  it('is all there at once without motion, and after something was taken back', () => {
    packet([ended(0)]);
    const still = packet([gained(0, 1), gained(1, 2)], { reduced: true });
    expect([step(still), owed(still)]).toEqual([null, [0, 0]]);
    const undone = packet([gained(0, 1)], { from: 1 });
    expect([step(undone), steps(undone).length]).toEqual([null, 1]);
  });
});
