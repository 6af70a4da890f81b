// The score sheet: who leads what, and what the aimed act would change. The figures are the engine's.
import { KINDS } from './cards';
import type { Offer } from '../../wire';
import type { Kind, KindRow, Sheet } from '../../wire/new-york';

/** One party's figure in one row. */
export type Mark = {
  count: number;
  /** 1, 2, 3; 0: none, or not paid. */
  place: number;
  tied: boolean;
  points: number;
  /** By how much the aimed act would change the points. */
  change: number;
};
export type Row = { name: Kind | 'street'; pays: number[]; marks: Mark[] };
export type Marks = { rows: Row[]; totals: number[]; after: number[] | null };

/** Rows as on the sheet: the dearest type first, the street last. */
export function marksOf(sheet: Sheet, offer?: Offer): Marks {
  const deltas = offer?.preview.points ?? [];
  const parties = sheet.totals.length;
  const changeOf = (place: string, party: number) =>
    deltas
      .filter((delta) => delta.place === place && delta.seat === party)
      .reduce((total, { before, after }) => total + after - before, 0);
  const kinds = KINDS.flatMap((kind) => sheet.kinds.find((row) => row.kind === kind) ?? []);
  const longest = Math.max(0, ...sheet.streets);
  const streets: Row = {
    name: 'street',
    pays: [],
    marks: sheet.streets.map((length, seat) => ({
      count: length,
      place: length > 0 && length === longest ? 1 : 0,
      tied: sheet.streets.filter((other) => other === length).length > 1,
      points: length,
      change: changeOf('street', seat),
    })),
  };
  const all = Array.from({ length: parties }, (_, party) =>
    deltas.filter(({ seat }) => seat === party).reduce((total, { before, after }) => total + after - before, 0),
  );
  return {
    rows: [...kinds.map((row) => rowOf(row, changeOf)), streets],
    totals: sheet.totals,
    after: all.some((change) => change !== 0) ? sheet.totals.map((total, party) => total + (all[party] ?? 0)) : null,
  };
}

/** How a party's points of one scoring came about, the largest first; rows that gave nothing left out. */
export function reasonsOf(sheet: Sheet, party: number): { name: Kind | 'street'; points: number }[] {
  const street = sheet.streets[party] ?? 0;
  return [
    ...(street > 0 ? [{ name: 'street' as const, points: street }] : []),
    ...sheet.kinds
      .map((row) => ({ name: row.kind, points: row.points[party] ?? 0 }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points),
  ];
}

function rowOf(row: KindRow, changeOf: (place: string, party: number) => number): Row {
  return {
    name: row.kind,
    pays: row.pays,
    marks: row.counts.map((count, party) => ({
      count,
      place: row.places[party] ?? 0,
      tied: row.tied[party] ?? false,
      points: row.points[party] ?? 0,
      change: changeOf(row.kind, party),
    })),
  };
}
