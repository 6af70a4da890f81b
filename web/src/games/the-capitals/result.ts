// The scorings as tables: who got what for what. The figures are the engine's; here they are only added up.
import type { ExpoRow, FinalView, View } from '../../wire/the-capitals';

/** One line of the totals, a number for each seat. */
export type Line = { name: 'play' | 'expo' | 'final'; era: number; points: number[] };

/** How each seat's prestige came about: in play, at each World Expo, and at the end of the game. */
export function linesOf(view: View, over: boolean): { lines: Line[]; totals: number[] } {
  const totals = view.seats.map(({ tracks }) => tracks.prestige);
  const expos: Line[] = view.expos.map(({ era, seats }) => ({ name: 'expo', era, points: seats.map(({ total }) => total) }));
  const final: Line[] = over ? [{ name: 'final', era: 0, points: view.seats.map((seat) => seat.final.total) }] : [];
  const rest = [...expos, ...final];
  const play = totals.map((total, seat) => total - rest.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  return { lines: [{ name: 'play', era: 0, points: play }, ...rest], totals };
}

/** What a World Expo gave in prestige, step by step; it adds up to the row's total. */
export function stepsOf(row: ExpoRow): { jobs: number; unemployment: number; bonus: number; behind: number } {
  const bonus = row.bonus?.track === 'prestige' ? row.bonus.n : 0;
  return { jobs: row.jobs, unemployment: row.unemployment, bonus, behind: row.behind };
}

/** What end-of-game effects give in prestige. */
export const endOf = (final: FinalView): number =>
  final.tiles.filter(({ track }) => track === 'prestige').reduce((sum, { n }) => sum + n, 0);

/** Whether the most prestige is held by several seats, so that something else decides. */
export function tied(totals: readonly number[]): boolean {
  const most = Math.max(...totals);
  return totals.filter((total) => total === most).length > 1;
}
