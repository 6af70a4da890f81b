// The table as the page keeps it: one thing in flight, picks recomposed step by step, eyes handed on.
import { describe, expect, it, vi } from 'vitest';
import { eyes } from '../../src/lib/hotseat';
import { join } from '../../src/lib/log';
import { recompose } from '../../src/lib/picks';
import { Table } from '../../src/lib/table.svelte';
import { aiming } from '../../src/lib/target';
import { gains } from '../../src/table/gains';
import type { LogLine, Message, Offer, Packet } from '../../src/wire';
import { FakeWires } from './fake-wires';

const message = (key: string) => ({ key, args: {} });
const offer = (act: string): Offer => ({ act, label: message(act), preview: { points: [], notes: [] } });

function packet(change: Partial<Packet> & { acts?: string[] } = {}): Packet {
  const { acts = ['pass', 'play white5'], ...rest } = change;
  return {
    table: 'x',
    game: 'capitol',
    options: {},
    seq: 1,
    viewer: 0,
    mine: [0],
    seats: ['Livia', 'Bruno', 'Chiara'].map((name) => ({ name, kind: 'you', bot: null })),
    to_act: [0],
    over: false,
    scores: null,
    winners: [],
    view: {},
    prompt: null,
    offers: acts.map(offer),
    undo: false,
    standing: [],
    log: { from: 0, lines: [] },
    ...rest,
  };
}

function start(exists: boolean | Message = true) {
  const wires = new FakeWires();
  const table = new Table('x', 'ws://x', () => Promise.resolve(exists), wires.tools);
  wires.open();
  const take = (next: Packet) => wires.say({ t: 'packet', packet: next });
  const sent = () => wires.sent().filter(({ t }) => t !== 'watch');
  return { wires, table, take, sent };
}
const refused = (act: string, reason: 'stale' | 'illegal' | 'stopped') =>
  ({ t: 'refused', seat: 0, act, reason, rule: '3.2e', message: message('no') }) as const;

describe('acting', () => {
  it('sends an offered act once, and nothing else while it is in flight', () => {
    const { table, take, sent } = start();
    take(packet({ seq: 7 }));
    table.act('seal');
    table.act('pass');
    table.act('pass');
    expect(sent()).toEqual([{ t: 'act', seat: 0, seq: 7, act: 'pass' }]);
    expect(table.live).toBe(false);
    take(packet({ seq: 8 }));
    expect(table.live).toBe(true);
  });

  it('shows a refusal with its rule and is live again', () => {
    const { table, take, wires } = start();
    take(packet());
    table.act('pass');
    wires.say(refused('pass', 'illegal'));
    expect(table.notice).toEqual({ kind: 'refused', text: 'no', rule: '3.2e' });
    expect(table.live).toBe(true);
  });

  it('sends an act again, once, when it crossed a change and is still on offer', () => {
    const { table, take, wires, sent } = start();
    take(packet({ seq: 1 }));
    table.act('pass');
    take(packet({ seq: 2 }));
    wires.say(refused('pass', 'stale'));
    expect(sent().map((said) => 'seq' in said && said.seq)).toEqual([1, 2]);
    wires.say(refused('pass', 'stale'));
    expect(sent().length).toBe(2);
    expect(table.notice?.kind).toBe('refused');
  });

  it('does not send an act again that is not on offer any more', () => {
    const { table, take, wires, sent } = start();
    take(packet({ seq: 1 }));
    table.act('pass');
    take(packet({ seq: 2, acts: ['play white5'] }));
    wires.say(refused('pass', 'stale'));
    expect(sent().length).toBe(1);
  });

  it('forgets what was in flight when the line breaks, and sends nothing after it', () => {
    const { table, take, wires, sent } = start();
    take(packet());
    table.act('pass');
    wires.close();
    expect([table.state, table.live]).toEqual(['offline', false]);
    wires.run();
    wires.open();
    take(packet({ seq: 9 }));
    expect(sent()).toEqual([]);
    expect(table.live).toBe(true);
  });

  it('says when the table has stopped or never was', async () => {
    const stopped = start();
    stopped.take(packet());
    stopped.wires.say(refused('pass', 'stopped'));
    expect(stopped.table.state).toBe('stopped');

    const unknown = start(false);
    unknown.wires.close();
    await Promise.resolve();
    await Promise.resolve();
    expect(unknown.table.state).toBe('unknown');
    unknown.wires.run();
    expect(unknown.wires.all.length).toBe(1);

    const missing = start(message('its cards are not here'));
    missing.wires.close();
    await Promise.resolve();
    await Promise.resolve();
    expect(missing.table.state).toBe('stopped');
    expect(missing.table.fault?.key).toBe('its cards are not here');
    missing.wires.run();
    expect(missing.wires.all.length).toBe(1);
  });
});

describe('aiming', () => {
  it('holds the aim while the focus moves between two pictures of the same act', () => {
    // There is no page here: an element is what says which act it is for.
    class FakeElement {
      constructor(readonly act: string) {}
      closest = () => this;
      getAttribute = () => this.act;
    }
    vi.stubGlobal('Element', FakeElement);
    const { table, take } = start();
    take(packet({ acts: ['floor 2', 'floor new'] }));
    const { onfocus, onblur } = aiming(table)('floor 2') as {
      onfocus: () => void;
      onblur: (event: { relatedTarget: unknown }) => void;
    };
    onfocus();
    onblur({ relatedTarget: new FakeElement('floor 2') });
    expect(table.aim).toBe('floor 2');
    onblur({ relatedTarget: new FakeElement('floor new') });
    expect(table.aim).toBe(null);
    vi.unstubAllGlobals();
  });
});

describe('the table in words', () => {
  it('is asked for through the own eyes, and forgotten when the eyes change', () => {
    const { table, take, wires } = start();
    take(packet());
    table.tell();
    expect(wires.sent().at(-1)).toEqual({ t: 'tell', seat: 0 });
    wires.say({ t: 'told', seat: null, lines: [message('for everybody')] });
    expect(table.told).toEqual([]);
    wires.say({ t: 'told', seat: 0, lines: [message('your hand')] });
    expect(table.told).toEqual([message('your hand')]);
    take(packet({ viewer: null }));
    expect(table.told).toEqual([]);
  });
});

describe('a hint', () => {
  const advice = {
    moves: [{ acts: ['play white5', 'nothing'], says: [], points: [100], chances: [500], why: message('why') }],
    iterations: 1000,
  };
  const answer = { t: 'hint', seat: 0, seq: 7, advice, millis: 900 } as const;

  it('is asked for once, marks the board, and goes when the table moves on', () => {
    const { table, take, wires, sent } = start();
    take(packet({ seq: 7 }));
    table.askHint();
    table.askHint();
    expect(sent()).toEqual([{ t: 'hint', seat: 0, seq: 7 }]);
    expect(table.hint?.advice).toBeNull();
    expect(table.live).toBe(true);
    wires.say(answer);
    expect(table.hint?.millis).toBe(900);
    expect(aiming(table)('play white5')).toMatchObject({ 'data-hint': '1' });
    expect(aiming(table)('pass')['data-hint']).toBeUndefined();
    table.play(['play white5', 'nothing']);
    take(packet({ seq: 8, acts: ['nothing'] }));
    expect(table.hint).toBeNull();
    expect(sent().slice(1)).toMatchObject([{ act: 'play white5' }, { act: 'nothing' }]);
  });

  it('that comes late, for other eyes, or to nobody who asked is not shown', () => {
    const { table, take, wires } = start();
    take(packet({ seq: 7 }));
    wires.say(answer);
    expect(table.hint).toBeNull();
    table.askHint();
    take(packet({ seq: 8, acts: ['pass'] }));
    wires.say(answer);
    expect(table.hint).toBeNull();
  });

  it('stays while others choose at the same time, and goes with the own choice', () => {
    const { table, take, wires } = start();
    take(packet({ seq: 7 }));
    table.askHint();
    take(packet({ seq: 8 }));
    wires.say(answer);
    take(packet({ seq: 9 }));
    expect(table.hint?.millis).toBe(900);
    table.act('pass');
    take(packet({ seq: 10 }));
    expect(table.hint).toBeNull();
  });

  it('that is refused says so and can be asked for again', () => {
    const { table, take, wires, sent } = start();
    take(packet());
    table.askHint();
    wires.say({ t: 'refused', seat: 0, act: null, reason: 'busy', rule: null, message: message('busy') });
    expect([table.hint, table.notice?.kind]).toEqual([null, 'refused']);
    table.askHint();
    expect(sent().length).toBe(2);
  });
});

describe('a target', () => {
  it('acts on a click, or does what the game wants instead', () => {
    const { table, take, sent } = start();
    take(packet());
    const target = aiming(table);
    const click = (made: Record<string, unknown>) =>
      (made['onclick'] as (event: unknown) => void)({ stopPropagation: () => undefined });
    const pressed = vi.fn();
    click(target('pass', pressed));
    expect(pressed).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
    // A dead one says why, whatever the game wants.
    click(target('play red9', pressed));
    expect(pressed).toHaveBeenCalledOnce();
    expect(sent()).toMatchObject([{ t: 'why', act: 'play red9' }]);
    click(target('pass'));
    expect(sent()).toMatchObject([{ t: 'why' }, { t: 'act', act: 'pass' }]);
  });
});

describe('several steps', () => {
  it('undoes, then sends each act when it is on offer', () => {
    const { table, take, sent } = start();
    take(packet({ seq: 1, acts: ['pay blue3'], undo: true }));
    table.play(['buy red', 'pay red4'], 2);
    take(packet({ seq: 2, acts: ['pay blue3'], undo: true }));
    take(packet({ seq: 3, acts: ['buy blue', 'buy red'] }));
    take(packet({ seq: 4, acts: ['pay red4', 'pay red9'] }));
    take(packet({ seq: 5, acts: ['done'] }));
    expect(sent().map((said) => ('act' in said ? said.act : said.t))).toEqual(['undo', 'undo', 'buy red', 'pay red4']);
  });

  it('stops where an act is not on offer, or nothing is left to undo', () => {
    const { table, take, sent } = start();
    take(packet({ seq: 1, acts: ['take blue1', 'take blue2'] }));
    table.play(['take blue1', 'take blue7', 'done']);
    take(packet({ seq: 2, acts: ['done', 'take blue2'] }));
    expect(sent().length).toBe(1);
    expect(table.live).toBe(true);
    table.play(['take blue2'], 1);
    expect(sent().length).toBe(1);
  });
});

describe('why', () => {
  it('is asked once per packet and answered to everybody who asked', async () => {
    const { table, take, wires, sent } = start();
    take(packet());
    const asked = [table.why('put caelius'), table.why('put caelius')];
    wires.say({ t: 'why', seat: 0, act: 'put caelius', legal: false, rule: '3.3', message: message('not now') });
    const answer = { act: 'put caelius', rule: '3.3', text: 'not now', message: message('not now') };
    expect(await Promise.all(asked)).toEqual([answer, answer]);
    expect(table.notice).toEqual({ kind: 'why', ...answer });
    expect(await table.why('put caelius')).toEqual(answer);
    expect(sent().length).toBe(1);
    take(packet({ seq: 2 }));
    expect(table.notice).toBeNull();
  });
});

describe('recompose', () => {
  it('goes back to what both share and on from there', () => {
    expect(recompose('bid ', ['a', 'c'], ['a', 'b', 'c'])).toEqual([{ undo: true }, { act: 'bid b' }, { act: 'bid c' }]);
    expect(recompose('bid ', ['a', 'b'], ['a'])).toEqual([{ undo: true }]);
    expect(recompose('bid ', ['a'], ['a'])).toEqual([]);
  });

  it('sends one step per packet', () => {
    const { table, take, sent } = start();
    take(packet({ seq: 1, undo: true }));
    table.recompose('bid ', ['c'], ['b', 'c']);
    expect(sent()).toEqual([{ t: 'undo', seat: 0, seq: 1 }]);
    take(packet({ seq: 2, acts: ['bid b', 'bid c'] }));
    take(packet({ seq: 3, acts: ['bid c'] }));
    take(packet({ seq: 4, acts: ['bid c'] }));
    expect(sent().slice(1)).toEqual([
      { t: 'act', seat: 0, seq: 2, act: 'bid b' },
      { t: 'act', seat: 0, seq: 3, act: 'bid c' },
    ]);
  });

  it('stops where a step is not possible', () => {
    const { table, take, sent } = start();
    take(packet({ seq: 1, acts: ['bid a'] }));
    table.recompose('bid ', [], ['a', 'b']);
    take(packet({ seq: 2, acts: ['seal'] }));
    take(packet({ seq: 3, acts: ['bid b'] }));
    expect(sent().length).toBe(1);
  });
});

describe('eyes', () => {
  const at = (mine: number[], to_act: number[], over = false) => ({ mine, to_act, over });

  it('of a spectator are nobody’s, of one seat always its own', () => {
    expect(eyes(at([], [0]), null)).toEqual({ watch: null });
    expect(eyes(at([1], [0]), null)).toEqual({ watch: 1 });
  });

  it('are covered when another person of this screen must act', () => {
    expect(eyes(at([0, 1], [1]), 0)).toEqual({ cover: 1 });
    expect(eyes(at([0, 1], [0]), null)).toEqual({ cover: 0 });
  });

  it('stay while the same person or only bots must act', () => {
    expect(eyes(at([0, 1], [0, 1]), 0)).toEqual({ watch: 0 });
    expect(eyes(at([0, 1], [2]), 1)).toEqual({ watch: 1 });
    expect(eyes(at([0, 1], [], true), 1)).toEqual({ watch: 1 });
  });

  it('take simultaneous bids in seat order', () => {
    expect(eyes(at([2, 0, 1], [2, 1]), 0)).toEqual({ cover: 1 });
  });

  it('switch to the public view before the screen is handed on', () => {
    const { table, take, wires } = start();
    const two = { mine: [0, 1] };
    take(packet({ ...two, viewer: null, acts: [] }));
    expect(table.cover).toBe(0);
    table.takeScreen();
    take(packet({ ...two, seq: 2 }));
    expect([table.cover, table.live]).toEqual([null, true]);
    take(packet({ ...two, seq: 3, to_act: [1], acts: [] }));
    expect(table.cover).toBe(1);
    take(packet({ ...two, seq: 4, viewer: null, to_act: [1], acts: [] }));
    expect([table.cover, table.live]).toEqual([1, false]);
    expect(wires.sent().flatMap((said) => (said.t === 'watch' ? [said.seat] : []))).toEqual([null, 0, null]);
  });
});

describe('log and gains', () => {
  const line = (key: string): LogLine => ({ seat: 0, message: message(key) });
  const keys = (log: { lines: LogLine[] }) => log.lines.map((entry) => entry.message.key).join('');

  it('joins tails, also shorter ones after an undo', () => {
    const log = join({ from: 0, lines: [] }, { from: 0, lines: [line('a'), line('b')] });
    expect(keys(join(log, { from: 2, lines: [line('c')] }))).toBe('abc');
    expect(keys(join(log, { from: 1, lines: [] }))).toBe('a');
    expect(keys(join(log, { from: 2, lines: [] }))).toBe('ab');
  });

  it('starts anew after a gap', () => {
    const log = { from: 5, lines: [line('f')] };
    expect(join(log, { from: 9, lines: [line('j')] })).toEqual({ from: 9, lines: [line('j')] });
    expect(keys(join(log, { from: 0, lines: [line('a')] }))).toBe('a');
  });

  it('sums points over places and leaves out what does not change', () => {
    const points = [
      { place: 'a', seat: 1, before: 3, after: 1 },
      { place: 'a', seat: 0, before: 0, after: 2 },
      { place: 'b', seat: 0, before: 1, after: 2 },
      { place: 'b', seat: 2, before: 4, after: 4 },
    ];
    const found = gains({ ...offer('x'), preview: { points, notes: [] } });
    expect(found.map(({ seat, text }) => [seat, text])).toEqual([
      [0, '+3'],
      [1, '−2'],
    ]);
  });
});
