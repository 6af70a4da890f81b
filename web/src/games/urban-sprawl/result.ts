// The final scoring as lines of a table. The figures are the engine's; here they are only put side by side.
import type { FinalView, Office, View } from './wire';

export type Line = { id: string; kind: 'play' | 'row' | 'wealth' | 'office'; office: Office | null; points: number[] };

/** How each seat's prestige comes about: what it had, and what the end adds. `finals` are by seat. */
export function linesOf(view: View, finals: readonly FinalView[], over: boolean): { lines: Line[]; totals: number[] } {
  const now = view.seats.map(({ prestige }) => prestige);
  const totals = now.map((prestige, seat) => (over ? prestige : prestige + (finals[seat]?.total ?? 0)));
  const play: Line = { id: 'play', kind: 'play', office: null, points: totals.map((total, seat) => total - (finals[seat]?.total ?? 0)) };
  const rows = [...new Set(finals.flatMap((final) => final.rows.map(({ id }) => id)))];
  const offices = [...new Set(finals.flatMap((final) => final.offices.map(({ office }) => office)))];
  return {
    totals,
    lines: [
      play,
      ...rows.map((id): Line => ({ id, kind: 'row', office: null, points: finals.map((final) => final.rows.find((row) => row.id === id)?.n ?? 0) })),
      { id: 'wealth', kind: 'wealth', office: null, points: finals.map(({ wealth }) => wealth) },
      ...offices.map((office): Line => ({ id: office, kind: 'office', office, points: finals.map((final) => final.offices.find((one) => one.office === office)?.n ?? 0) })),
    ],
  };
}
