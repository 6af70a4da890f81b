// Walking through a finished game: one position after the other, and an analysis that is waited for.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Replay } from '../../src/replay/replay.svelte';
import type { Advised, Analysis, AnalysisState } from '../../src/wire';

const line = (act: string, chance: number): Advised => ({
  acts: [act],
  says: [{ key: act, args: {} }],
  points: [0, 0],
  chances: [1000 - chance, chance],
  why: { key: 'why', args: {} },
});
const analysis: Analysis = {
  moments: [
    { from: 0, to: 1, seat: 0, judged: { played: line('pass', 500), better: null } },
    { from: 2, to: 3, seat: 1, judged: { played: line('sell', 400), better: line('buy', 600) } },
  ],
  iterations: 10,
};

/** A server with a game of three actions; `states` are the answers about its analysis, one after the other. */
function serve(states: AnalysisState[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path.replace('/api/tables/x/', '')}`);
    const [, at, , seat] = /positions\/(\d+)(\?seat=(\d+))?$/.exec(path) ?? [];
    const packet = { viewer: seat === undefined ? null : Number(seat), mine: [0], seats: [{}, {}], offers: [], log: { from: 0, lines: [] }, at };
    if (path.endsWith('verdict')) return Promise.resolve(new Response('{}'));
    const body = at === undefined ? (init?.method ? {} : (states.shift() ?? { state: 'none' })) : { at: Number(at), total: 3, packet };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a finished game', () => {
  it('opens at its end, with the own eyes', async () => {
    serve([{ state: 'none' }]);
    const replay = new Replay('x');
    await replay.open();
    await vi.waitFor(() => expect(replay.drawn).toBe(3));
    expect([replay.at, replay.seat, replay.packet?.viewer, replay.state?.state]).toEqual([3, 0, 0, 'none']);
  });

  it('shows the position that was asked for last, and asks for none twice', async () => {
    const asked = serve([{ state: 'none' }]);
    const replay = new Replay('x');
    await replay.open();
    replay.go(1);
    replay.go(2);
    replay.go(1);
    replay.go(-5);
    await vi.waitFor(() => expect(replay.drawn).toBe(0));
    expect(replay.at).toBe(0);
    expect(asked.filter((path) => path === 'GET positions/1?seat=0')).toHaveLength(1);
  });

  it('is analyzed on request, and the worst move is seen by who made it', async () => {
    vi.useFakeTimers();
    const asked = serve([{ state: 'none' }, { state: 'working', done: 1, total: 3 }, { state: 'done', analysis }]);
    const replay = new Replay('x');
    await replay.open();
    await replay.analyze();
    expect(asked).toContain('POST analysis');
    expect(replay.state).toEqual({ state: 'working', done: 1, total: 3 });
    await vi.advanceTimersByTimeAsync(600);
    expect(replay.worst?.from).toBe(2);
    replay.see(analysis.moments[1]!);
    await vi.advanceTimersByTimeAsync(0);
    expect([replay.drawn, replay.packet?.viewer]).toEqual([2, 1]);
    expect([...replay.marks].map(([act, { text }]) => `${act} ${text}`)).toEqual(['sell ??', 'buy ✓']);
    // The boards draw what is marked; elsewhere nothing is on offer.
    expect(replay.packet?.offers.map(({ act }) => act)).toEqual(['sell', 'buy']);
    replay.go(2, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.packet?.offers).toEqual([]);
  });
});
