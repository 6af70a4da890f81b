// Standing answers: what is sent, what answers the present question, and what is said about it.
import { describe, expect, it } from 'vitest';
import { askedOf } from '../../src/games/urban-sprawl/asked';
import type { Ctx } from '../../src/games/urban-sprawl/words';
import { alwaysOf, answerName, standingCount, standingName } from '../../src/lib/standing';
import { contextOf } from '../../src/lib/context';
import { Table } from '../../src/lib/table.svelte';
import type { Packet, Standing } from '../../src/wire';
import { asking } from '../urban-sprawl/recorded';
import { FakeWires } from './fake-wires';

/** A question with its answers; those of `now` would answer what is asked. */
const question = (key: string, value: string, values: string[], now: string[] = []): Standing => ({
  key,
  value,
  values: values.map((one) => ({ value: one, act: now.includes(one) ? one : null })),
});
const worth = ['ask', 'wealth', 'prestige'];

function start(change: Partial<Packet>, kind: 'vocation' | 'claim' = 'vocation') {
  const wires = new FakeWires();
  const table = new Table('x', 'ws://x', () => Promise.resolve(true), wires.tools);
  wires.open();
  wires.say({ t: 'packet', packet: { ...asking(kind), ...change } });
  const sent = () => wires.sent().filter(({ t }) => t !== 'watch');
  return { ctx: contextOf(table), sent };
}

describe('standing answers', () => {
  it('are sent for the watched seat, and by nobody who only looks on', () => {
    const own = start({});
    own.ctx.answer('vocation', 'wealth');
    expect(own.sent()).toEqual([{ t: 'standing', seat: asking('vocation').viewer, key: 'vocation', value: 'wealth' }]);
    const outside = start({ viewer: null, mine: [] });
    outside.ctx.answer('vocation', 'wealth');
    expect(outside.sent()).toEqual([]);
  });

  it('are offered with the question that they answer now, and one click is enough', () => {
    const standing = [question('vocation', 'ask', worth, ['wealth', 'prestige']), question('pay-you', 'wealth', worth)];
    const { ctx, sent } = start({ standing });
    expect(alwaysOf(ctx).map(({ id }) => id)).toEqual(['wealth', 'prestige']);
    alwaysOf(ctx)[1]?.run();
    expect(sent()).toEqual([{ t: 'standing', seat: 0, key: 'vocation', value: 'prestige' }]);
  });

  it('stand in the prompt where the question has no answers of its own', () => {
    const claim = [question('claim', 'ask', ['ask', 'decline'], ['decline'])];
    const ids = (ctx: Ctx) => (askedOf(ctx).others ?? []).map(({ id }) => id);
    expect(ids(start({ standing: claim }, 'claim').ctx as Ctx)).toEqual(['decline']);
    const vocation = [question('vocation', 'ask', worth, ['wealth', 'prestige'])];
    expect(ids(start({ standing: vocation }).ctx as Ctx)).toEqual([]);
  });

  it('count those that are set, and have the words of their game', () => {
    const set = question('vocation', 'prestige', worth);
    expect(standingCount([set, question('claim', 'ask', ['ask', 'decline'])])).toBe(1);
    const { ctx } = start({});
    const said = { ...ctx, packet: ctx.packet, t: (key: string) => key } as typeof ctx;
    expect(standingName(said, set)).toBe('urban-sprawl-standing-vocation');
    expect(worth.map((value) => answerName(said, set, value))).toEqual([
      'page-standing-ask',
      'urban-sprawl-standing-vocation-wealth',
      'urban-sprawl-standing-vocation-prestige',
    ]);
  });
});
