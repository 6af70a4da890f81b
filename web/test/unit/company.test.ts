// The people around a table: clocks that run on between messages, chat and notes that are not lost, who is asked what.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isShort, leftOf, written } from '../../src/lib/clock';
import { Company } from '../../src/lib/company.svelte';
import { newsOf } from '../../src/table/turn.svelte';
import type { Around, ChatLine, ClientMessage, SeatNow } from '../../src/wire';

const DAY = 86_400_000;
const seat = (kind: SeatNow['kind'], change: Partial<SeatNow> = {}): SeatNow => ({ name: kind, kind, bot: null, here: true, ...change });

function around(change: Partial<Around> = {}): Around {
  return {
    state: 'running',
    seats: [seat('you'), seat('friend'), seat('bot', { bot: 'normal' })],
    mine: [0],
    host: true,
    watchers: 0,
    visibility: 'link',
    invite: null,
    pace: { kind: 'live', base: 600, increment: 10 },
    clock: { left: [90_000, 600_000, 600_000], running: [0] },
    paused: false,
    vote: null,
    take_back: false,
    fair: 'f00d',
    seed: null,
    rematch: null,
    parent: null,
    ...change,
  };
}
const line = (n: number, by: number, text = 'hello'): ChatLine => ({ n, seat: by, text, time: n * 1000 });

/** A company with a clock that is moved by hand, and a line that can be cut. */
function gather(first: Around | null = around()) {
  const wire = { time: 5000, open: true, sent: [] as ClientMessage[] };
  const company = new Company(
    'x',
    (message) => {
      if (wire.open) wire.sent.push(message);
      return wire.open;
    },
    () => wire.time,
  );
  if (first) company.receive({ t: 'around', around: first });
  const pass = (ms: number) => {
    wire.time += ms;
    company.tick();
  };
  return { company, wire, pass };
}

describe('a clock', () => {
  it('is written in minutes and seconds, hours, or days', () => {
    expect(written(90_000)).toEqual({ digits: '1:30' });
    expect(written(3_600_000)).toEqual({ digits: '1:00:00' });
    expect(written(DAY * 2 + 3 * 3_600_000)).toEqual({ days: 2, hours: 3 });
    // The last second is shown until it is over.
    expect([written(400), written(0)]).toEqual([{ digits: '0:01' }, { digits: '0:00' }]);
  });

  it('runs for those whose time runs, not below nothing, and rests with the game', () => {
    const clock = { left: [5000, 5000], running: [0] };
    expect([leftOf(clock, 0, false, 1200), leftOf(clock, 1, false, 1200)]).toEqual([3800, 5000]);
    expect(leftOf(clock, 0, false, 9000)).toBe(0);
    expect(leftOf(clock, 0, true, 1200)).toBe(5000);
  });

  it('warns late in a live game, and in the last sixth of a day', () => {
    expect([isShort({ kind: 'live', base: 600, increment: 0 }, 31_000), isShort({ kind: 'live', base: 600, increment: 0 }, 29_000)]).toEqual([false, true]);
    expect(isShort({ kind: 'live', base: 60, increment: 0 }, 20_000)).toBe(false);
    expect([isShort({ kind: 'days', days: 3 }, DAY / 2 + 1), isShort({ kind: 'days', days: 3 }, DAY / 2 - 1)]).toEqual([false, true]);
  });

  it('goes on between two messages from what the server said last', () => {
    const { company, pass } = gather();
    pass(30_500);
    expect(company.left(0)).toEqual({ left: { digits: '1:00' }, short: false, runs: true });
    expect(company.left(1)).toEqual({ left: { digits: '10:00' }, short: false, runs: false });
    company.receive({ t: 'around', around: around({ clock: { left: [20_000, 600_000, 0], running: [0] } }) });
    expect(company.left(0)).toMatchObject({ left: { digits: '0:20' }, short: true });
    company.receive({ t: 'around', around: around({ paused: true }) });
    pass(60_000);
    expect(company.left(0)).toEqual({ left: { digits: '1:30' }, short: false, runs: false });
    expect(company.ticks).toBe(false);
  });

  it('is not there for bots, nor without a pace, nor for those who do not have to move within days', () => {
    const { company } = gather();
    expect(company.left(2)).toBeNull();
    company.receive({ t: 'around', around: around({ clock: null, pace: { kind: 'none' } }) });
    expect(company.left(0)).toBeNull();
    company.receive({ t: 'around', around: around({ pace: { kind: 'days', days: 2 }, clock: { left: [DAY * 2, DAY, DAY], running: [1] } }) });
    expect([company.left(0), company.left(1)?.left]).toEqual([null, { days: 1, hours: 0 }]);
  });
});

describe('company', () => {
  it('is nobody for one person with bots, and for one who sits at this screen too', () => {
    const alone = gather(around({ seats: [seat('you'), seat('bot', { bot: 'easy' })] })).company;
    expect([alone.others, alone.talks]).toEqual([[], false]);
    const here = gather(around({ seats: [seat('you'), seat('guest')], mine: [0, 1] })).company;
    expect(here.talks).toBe(false);
    expect(gather().company.talks).toBe(true);
    expect(gather(null).company.talks).toBe(false);
  });

  it('knows for whom a bot stands in, and gets them back', () => {
    const { company, wire } = gather(around({ seats: [seat('you', { bot: 'normal' }), seat('friend'), seat('bot', { bot: 'easy' })] }));
    expect([company.stoodIn, company.standIn(1), company.standIn(2)]).toEqual([[0], false, false]);
    company.comeBack();
    company.handOver();
    expect(wire.sent).toEqual([{ t: 'return', seat: 0 }]);
  });

  it('remembers that the table waited for people', () => {
    const { company } = gather(around({ state: 'open' }));
    company.receive({ t: 'around', around: around() });
    expect([company.waited, gather().company.waited]).toEqual([true, false]);
  });

  it('is asked while an own seat has not answered', () => {
    const ask = (waiting: number[]) => gather(around({ vote: { what: 'pause', by: 1, waiting } })).company.asked;
    expect([ask([0]), ask([1]), ask([])]).toEqual([true, false, false]);
  });
});

describe('chat', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has every line once and in order, however often they come', () => {
    const { company } = gather();
    company.receive({ t: 'chat', lines: [line(1, 1), line(2, 0)] });
    company.receive({ t: 'chat', lines: [line(0, 1), line(1, 1), line(2, 0), line(3, 1)] });
    expect(company.chat.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });

  it('counts what others said since one looked, also in the next visit', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    const { company } = gather();
    company.receive({ t: 'chat', lines: [line(0, 1), line(1, 0), line(2, 1)] });
    expect(company.unread).toBe(2);
    company.see();
    company.receive({ t: 'chat', lines: [line(3, 1)] });
    expect(company.unread).toBe(1);
    const later = gather().company;
    later.receive({ t: 'chat', lines: [line(0, 1), line(1, 0), line(2, 1), line(3, 1)] });
    expect(later.unread).toBe(1);
  });

  it('keeps a line that could not be sent or was refused', () => {
    const { company, wire } = gather();
    company.draft = ' hello ';
    wire.open = false;
    company.say(0);
    expect(company.draft).toBe(' hello ');
    wire.open = true;
    company.say(0);
    expect([company.draft, wire.sent]).toEqual(['', [{ t: 'chat', seat: 0, text: 'hello' }]]);
    company.refused();
    expect(company.draft).toBe(' hello ');
    company.draft = '   ';
    company.say(0);
    expect(wire.sent).toHaveLength(1);
  });
});

describe('notes', () => {
  it('are handed in once, and again after the line was down', () => {
    const { company, wire } = gather();
    company.receive({ t: 'notes', text: 'old' });
    company.save();
    expect([company.notes, wire.sent]).toEqual(['old', []]);
    company.write('new');
    company.save();
    company.save();
    expect(wire.sent).toEqual([{ t: 'note', text: 'new' }]);
    wire.open = false;
    company.write('newer');
    company.save();
    wire.open = true;
    // What the server still has does not replace what was written meanwhile.
    company.receive({ t: 'notes', text: 'new' });
    expect([company.notes, wire.sent.at(-1)]).toEqual(['newer', { t: 'note', text: 'newer' }]);
  });
});

describe('news for one who looks elsewhere', () => {
  const facts = (change: object = {}) => ({ turn: false, over: false, asked: false, ...change });

  it('are a turn that begins, a question, and the end; never the first look', () => {
    expect(newsOf(null, facts({ turn: true }))).toBeNull();
    expect(newsOf(facts(), facts({ turn: true }))).toBe('turn');
    expect(newsOf(facts({ turn: true }), facts({ turn: true }))).toBeNull();
    expect(newsOf(facts(), facts({ asked: true }))).toBe('vote');
    expect(newsOf(facts({ turn: true }), facts({ over: true }))).toBe('over');
    expect(newsOf(facts({ over: true }), facts({ over: true, asked: true }))).toBeNull();
  });
});
