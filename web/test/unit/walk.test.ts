// Walking through a finished game: links to positions, the log beside it, playing by itself, the verdict, playing on.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../src/lib/route.svelte';
import { startSeats } from '../../src/replay/play-on';
import { Replay } from '../../src/replay/replay.svelte';
import { readSpot, spotPath } from '../../src/replay/spot';
import type { LogLine, Verdict } from '../../src/wire';

const verdict: Verdict = { sound: true, fault: null, actions: 5, undone: 0, rules: 3, fair: 'f', seed: 's', last: 'l' };
/** How many lines the log has after so many actions: the second says nothing, the fourth says two things. */
const LINES = [0, 1, 1, 2, 4, 5];

function serve({ check = verdict as Verdict | null } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.replace('/api/tables/x/', ''));
    const [, at, , seat] = /positions\/(\d+)(\?seat=(\d+))?$/.exec(path) ?? [];
    const lines = Array.from({ length: LINES[Number(at)] ?? 0 }, (_, n): LogLine => ({ seat: 0, message: { key: `line ${n}`, args: {} } }));
    const packet = { viewer: seat === undefined ? null : Number(seat), mine: [1], seats: [{}, {}], offers: [], log: { from: 0, lines } };
    if (path.endsWith('verdict')) return Promise.resolve(check ? new Response(JSON.stringify(check)) : new Response('{}', { status: 500 }));
    return Promise.resolve(new Response(JSON.stringify(at === undefined ? { state: 'none' } : { at: Number(at), total: 5, packet })));
  });
  return asked;
}
async function open(search = '') {
  const replay = new Replay('x');
  await replay.open(readSpot(search));
  await vi.waitFor(() => expect(replay.drawn).toBe(replay.at));
  return replay;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a link to a position', () => {
  it('says where and through whose eyes, and nonsense says nothing', () => {
    expect(readSpot('?at=12&seat=0')).toEqual({ at: 12, seat: 0 });
    expect(readSpot('?at=-1&seat=me')).toEqual({ at: null, seat: null });
    expect(readSpot('')).toEqual({ at: null, seat: null });
    expect(spotPath('x', 12, null)).toBe('/t/x/replay?at=12');
    expect(readSpot(new URL(spotPath('x', 3, 1), 'http://h').search)).toEqual({ at: 3, seat: 1 });
    expect(read('/t/x/replay')).toEqual({ page: 'replay', id: 'x' });
  });

  it('is followed; what the game does not have is not', async () => {
    serve();
    const there = await open('?at=2&seat=0');
    expect([there.at, there.seat]).toEqual([2, 0]);
    // A link without eyes shows what everybody saw, also to those who have a seat.
    expect((await open('?at=2')).seat).toBeNull();
    const beyond = await open('?at=99&seat=7');
    expect([beyond.at, beyond.seat]).toEqual([5, null]);
    const own = await open();
    expect([own.at, own.seat]).toEqual([5, 1]);
  });
});

describe('the log of a finished game', () => {
  it('has the lines of the last move marked; a move that says nothing leaves the mark', async () => {
    serve();
    const replay = await open('?at=4');
    await vi.waitFor(() => expect(replay.told).toEqual([2, 4]));
    replay.go(2);
    await vi.waitFor(() => expect([replay.drawn, ...replay.told]).toEqual([2, 0, 1]));
    replay.go(0);
    await vi.waitFor(() => expect([replay.drawn, ...replay.told]).toEqual([0, 0, 0]));
  });

  it('leads to the action after which a line is there', async () => {
    serve();
    const replay = await open();
    const at = [];
    for (const line of [0, 1, 2, 3, 4]) {
      await replay.jump(line);
      at.push(replay.at);
    }
    expect(at).toEqual([1, 3, 4, 4, 5]);
  });
});

describe('a game that plays by itself', () => {
  it('goes on move by move to the end, from the beginning if it is there, and stops when somebody steps', async () => {
    vi.useFakeTimers();
    serve();
    const replay = new Replay('x');
    await replay.open();
    await vi.advanceTimersByTimeAsync(0);
    replay.play();
    expect([replay.at, replay.playing]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(replay.at).toBe(2);
    replay.look(0);
    expect(replay.playing).toBe(true);
    replay.go(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.at, replay.playing]).toEqual([4, false]);
    replay.play();
    await vi.advanceTimersByTimeAsync(1300);
    expect([replay.at, replay.playing]).toEqual([5, false]);
    replay.play();
    replay.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.at).toBe(0);
  });
});

describe('the verdict', () => {
  it('is asked for by itself, and its lack is no trouble', async () => {
    serve();
    const sound = await open();
    await vi.waitFor(() => expect(sound.verdict).toEqual(verdict));
    serve({ check: null });
    const none = await open();
    await vi.waitFor(() => expect(none.verdict).toBe('unknown'));
    expect(none.trouble).toBeNull();
  });
});

describe('playing on', () => {
  it('begins with the own seats, the first one for who has only watched, and bots elsewhere', () => {
    expect(startSeats(3, [1], ['easy', 'normal', 'hard'])).toEqual(['normal', null, 'normal']);
    expect(startSeats(2, [], ['easy'])).toEqual([null, 'easy']);
  });
});
