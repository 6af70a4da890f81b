// The table as if it were scored now, with what the aimed act would change. The numbers are the engine's.
import type { Offer } from '../../wire';
import type { Area, Tally, View } from '../../wire/capitol';

export type StandingCell = { now: Tally | null; points: number; after: number | null };
export type StandingRow = { area: Area; cells: StandingCell[]; changed: boolean };
export type Standing = { rows: StandingRow[]; totals: number[]; after: number[] | null };

/** Areas as the map groups them: white, red, black. */
const STONES = ['white', 'red', 'black'];

export function standing(view: View, offer: Offer | undefined): Standing {
  const points = offer?.preview.points ?? [];
  const seats = view.seats.map((_, seat) => seat);
  const rows = [...view.areas]
    .sort((a, b) => STONES.indexOf(a.color) - STONES.indexOf(b.color))
    .map((area) => {
      const cells = seats.map((seat): StandingCell => {
        const now = area.tally.find((tally) => tally.seat === seat) ?? null;
        const delta = points.find((change) => change.place === area.slug && change.seat === seat);
        return { now, points: delta?.before ?? now?.points ?? 0, after: delta ? delta.after : null };
      });
      return { area, cells, changed: cells.some(({ after }) => after !== null) };
    });
  const sum = (pick: (cell: StandingCell) => number) =>
    seats.map((seat) => rows.reduce((total, { cells }) => total + pick(cells[seat] as StandingCell), 0));
  return {
    rows,
    totals: sum(({ points }) => points),
    after: points.length > 0 ? sum(({ points, after }) => after ?? points) : null,
  };
}

/** Points a seat would get if this round were scored now. */
export function soFar(view: View, seat: number): number {
  return view.areas
    .flatMap((area) => area.tally)
    .reduce((sum, tally) => sum + (tally.seat === seat ? tally.points : 0), 0);
}
