// The socket: reconnects with growing waits, watches again, sends nothing twice.
import { describe, expect, it } from 'vitest';
import { Link } from '../../src/lib/link';
import { FakeWires } from './fake-wires';

function start() {
  const wires = new FakeWires();
  const states: string[] = [];
  const messages: string[] = [];
  const link = new Link(
    'ws://table',
    { state: (state) => states.push(state), message: (message) => messages.push(message.t) },
    wires.tools,
  );
  return { wires, states, messages, link };
}

describe('link', () => {
  it('watches as soon as it is open', () => {
    const { wires, link, states } = start();
    link.watch(2);
    expect(wires.sent()).toEqual([]);
    wires.open();
    expect(states).toEqual(['open']);
    expect(wires.sent()).toEqual([{ t: 'watch', seat: 2 }]);
  });

  it('waits longer after each failure, and briefly again after a success', () => {
    const { wires } = start();
    for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      wires.close();
      expect(wires.waits.at(-1)).toBe(wait);
      wires.run();
    }
    wires.open();
    wires.close();
    expect(wires.waits.at(-1)).toBe(400);
  });

  it('watches again after a reconnect, and what was clicked offline is not sent', () => {
    const { wires, link, states } = start();
    link.watch(0);
    wires.open();
    expect(link.send({ t: 'act', seat: 0, seq: 1, act: 'pass' })).toBe(true);
    wires.close();
    expect(link.send({ t: 'act', seat: 0, seq: 1, act: 'pass' })).toBe(false);
    wires.run();
    wires.open();
    expect(states).toEqual(['open', 'offline', 'open']);
    expect(wires.all.map((wire) => wire.sent.length)).toEqual([2, 1]);
    expect(wires.sent()).toEqual([{ t: 'watch', seat: 0 }]);
  });

  it('tries at once when asked to, and only once', () => {
    const { wires, link } = start();
    wires.close();
    link.retry();
    expect(wires.all.length).toBe(2);
    wires.run();
    expect(wires.all.length).toBe(2);
  });

  it('stays closed when it is closed', () => {
    const { wires, link, states, messages } = start();
    wires.open();
    const wire = wires.last;
    link.close();
    wire.onclose?.(undefined as never);
    wire.onmessage?.({ data: '{"t":"why"}' });
    wires.run();
    expect(states).toEqual(['open', 'closed']);
    expect(messages).toEqual([]);
    expect(wires.all.length).toBe(1);
  });
});
