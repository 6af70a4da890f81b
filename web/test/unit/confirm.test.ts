// Asking before a turn ends, votes, and a table that is held.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setConfirms } from '../../src/lib/prefer.svelte';
import { Table } from '../../src/lib/table.svelte';
import type { Around, Offer, Packet } from '../../src/wire';
import { FakeWires } from './fake-wires';

const offer = (act: string): Offer => ({ act, label: { key: act, args: {} }, preview: { points: [], notes: [] } });
const packet = (seq: number, acts: string[], change: Partial<Packet> = {}) =>
  ({ seq, viewer: 0, mine: [0], to_act: [0], seats: [{ name: 'Livia' }, { name: 'Bruno' }], offers: acts.map(offer), undo: false, over: false, log: { from: 0, lines: [] }, ...change }) as unknown as Packet;

function start() {
  const wires = new FakeWires();
  const table = new Table('x', 'ws://x', () => Promise.resolve(true), wires.tools);
  wires.open();
  const take = (next: Packet) => wires.say({ t: 'packet', packet: next });
  const sent = () => wires.sent().filter(({ t }) => t !== 'watch');
  return { wires, table, take, sent };
}
const seats = [{ name: 'Livia', kind: 'you', bot: null, here: true }, { name: '', kind: 'friend', bot: null, here: false }];
const around = (change: object): { t: 'around'; around: Around } => ({ t: 'around', around: { state: 'running', seats, mine: [0], paused: false, clock: null, vote: null, ...change } as unknown as Around });

describe('a turn that is confirmed', () => {
  beforeEach(() => setConfirms(true));
  afterEach(() => setConfirms(false));

  it('asks first, and is done when one says so', () => {
    const { wires, table, take, sent } = start();
    take(packet(1, ['pass', 'build']));
    table.act('pass');
    wires.say({ t: 'confirm', seat: 0, seq: 1, act: 'pass' });
    expect([table.asking, table.live]).toEqual(['pass', true]);
    table.confirm();
    expect(sent()).toEqual([
      { t: 'act', seat: 0, seq: 1, act: 'pass', confirm: true },
      { t: 'act', seat: 0, seq: 1, act: 'pass' },
    ]);
    expect(table.asking).toBeNull();
  });

  it('stays open to another choice, and is forgotten when the table moves on', () => {
    const { wires, table, take, sent } = start();
    take(packet(1, ['pass', 'build']));
    table.act('pass');
    wires.say({ t: 'confirm', seat: 0, seq: 1, act: 'pass' });
    table.back();
    table.confirm();
    table.act('build');
    expect(sent().at(-1)).toMatchObject({ act: 'build', confirm: true });
    wires.say({ t: 'confirm', seat: 0, seq: 1, act: 'build' });
    // Others choose at the same time: the question stands, about the new packet.
    take(packet(2, ['pass', 'build']));
    expect(table.asking).toBe('build');
    take(packet(3, ['pass']));
    expect(table.asking).toBeNull();
  });

  it('holds back the picks that come after it', () => {
    const { wires, table, take, sent } = start();
    take(packet(1, ['buy', 'pay']));
    table.play(['buy', 'pay']);
    wires.say({ t: 'confirm', seat: 0, seq: 1, act: 'buy' });
    take(packet(2, ['buy', 'pay']));
    expect(sent()).toHaveLength(1);
    table.confirm();
    take(packet(3, ['pay']));
    expect(sent().at(-1)).toMatchObject({ seq: 3, act: 'pay' });
  });
});

describe('a table', () => {
  it('is not live while it is paused or a bot plays for the seat', () => {
    const { wires, table, take } = start();
    take(packet(1, ['pass']));
    wires.say(around({}));
    expect([table.held, table.live]).toEqual([null, true]);
    wires.say(around({ paused: true }));
    expect([table.held, table.live]).toEqual(['paused', false]);
    wires.say(around({ seats: [{ ...seats[0], bot: 'normal' }, seats[1]] }));
    expect([table.held, table.live]).toEqual(['stood-in', false]);
  });

  it('that was taken away while it waited for people is gone; one that runs is reached again', async () => {
    const gone = async (packets: Packet[]) => {
      const wires = new FakeWires();
      const table = new Table('x', 'ws://x', () => Promise.resolve(false), wires.tools);
      wires.open();
      wires.say(around({ state: packets.length > 0 ? 'running' : 'open' }));
      for (const one of packets) wires.say({ t: 'packet', packet: one });
      wires.close();
      await Promise.resolve();
      await Promise.resolve();
      return table.state;
    };
    expect(await gone([])).toBe('unknown');
    expect(await gone([packet(1, ['pass'])])).toBe('offline');
  });

  it('says how people have decided, and calls who has gone by a word of its own', () => {
    const { wires, table, take } = start();
    take(packet(1, ['pass']));
    wires.say(around({}));
    wires.say({ t: 'voted', what: 'take-back', agreed: false, by: 1 });
    expect(table.notice).toEqual({ kind: 'told', text: 'Somebody who left said no.', rule: null });
    wires.say({ t: 'voted', what: 'take-back', agreed: true, by: null });
    expect(table.notice?.kind === 'told' && table.notice.text).toMatch(/taken back/);
  });
});
