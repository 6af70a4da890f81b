// The map in its own units: a square of 710, 36 blocks of 2 by 2 lots with streets between. Nothing here knows a rule.
import type { LotView, RowView } from './wire';

export type Point = { x: number; y: number };

/** The map is a square of this size; a lot one of that. */
export const SIZE = 710;
export const LOT = 44;
const STEP = 106;
const EDGE = 46;

/** The upper left corner of a block, by its row and column. */
export const blockAt = (row: number, column: number): Point => ({ x: EDGE + STEP * column, y: EDGE + STEP * row });
export const lotAt = ([row, column]: LotView): Point => {
  const { x, y } = blockAt(row >> 1, column >> 1);
  return { x: x + LOT * (column & 1), y: y + LOT * (row & 1) };
};
/** 0 to 3 inside its block: upper left, upper right, lower left, lower right. */
export const placeOf = ([row, column]: LotView): number => 2 * (row & 1) + (column & 1);
/** 0 to 35, row by row. */
export const blockOf = ([row, column]: LotView): number => 6 * (row >> 1) + (column >> 1);
export const lotOf = (block: number, place: number): LotView => [
  2 * Math.floor(block / 6) + (place >> 1),
  2 * (block % 6) + (place & 1),
];

export const lotKey = ([row, column]: LotView): string => `${row},${column}`;
export const siteKey = (lots: readonly LotView[]): string => lots.map(lotKey).join('+');

/** `4,7`; null for anything else. */
export function parseLot(text: string): LotView | null {
  const found = /^(\d{1,2}),(\d{1,2})$/.exec(text);
  const lot: LotView = [Number(found?.[1]), Number(found?.[2])];
  return found && lot.every((at) => at < 12) ? lot : null;
}
/** `4,7+5,7`; null for anything else. */
export function parseSite(text: string): LotView[] | null {
  const lots = text.split('+').map(parseLot);
  return lots.every((lot) => lot !== null) ? lots : null;
}

/** Sets of places that a building of some lots can take inside a block. */
export const SHAPES: readonly (readonly number[])[][] = [
  [],
  [[0], [1], [2], [3]],
  [[0, 1], [2, 3], [0, 2], [1, 3]],
  [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]],
  [[0, 1, 2, 3]],
];

/** Around some places of a block: rounded corners, `inset` from the edge. */
export function outline(places: readonly number[], inset = 2.5, radius = 6): string {
  const far = 2 * LOT - inset;
  const mid = LOT - inset;
  if (places.length === 3) {
    // Drawn with the lower right place free, then turned over.
    const free = [0, 1, 2, 3].find((place) => !places.includes(place)) ?? 3;
    const corners: Point[] = [[inset, inset], [far, inset], [far, mid], [mid, mid], [mid, far], [inset, far]].map(([x, y]) => ({
      x: free & 1 ? (x as number) : 2 * LOT - (x as number),
      y: free & 2 ? (y as number) : 2 * LOT - (y as number),
    }));
    return rounded(corners, radius);
  }
  const columns = places.map((place) => place & 1);
  const rows = places.map((place) => place >> 1);
  const [x0, x1] = [Math.min(...columns) * LOT + inset, (Math.max(...columns) + 1) * LOT - inset];
  const [y0, y1] = [Math.min(...rows) * LOT + inset, (Math.max(...rows) + 1) * LOT - inset];
  return rounded([{ x: x0, y: y0 }, { x: x1, y: y0 }, { x: x1, y: y1 }, { x: x0, y: y1 }], radius);
}

function rounded(corners: readonly Point[], radius: number): string {
  const toward = (from: Point, to: Point): Point => {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + ((to.x - from.x) / far) * radius, y: from.y + ((to.y - from.y) / far) * radius };
  };
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const path = corners.map((corner, index) => {
    const before = toward(corner, corners[(index + corners.length - 1) % corners.length] as Point);
    const after = toward(corner, corners[(index + 1) % corners.length] as Point);
    return `${index === 0 ? 'M' : 'L'}${at(before)}Q${at(corner)} ${at(after)}`;
  });
  return `${path.join('')}z`;
}
const round = (n: number): number => Math.round(n * 100) / 100;

/** A lot is halved from its corner of the block to the middle: one half lies along the street above or below, one along
 *  the street beside. So each place of two lots has an edge of the block to point at. */
export type Half = { place: number; along: 'row' | 'column' };
export const HALVES: readonly Half[] = [0, 1, 2, 3].flatMap((place): Half[] => [
  { place, along: 'row' },
  { place, along: 'column' },
]);
export function halfPath({ place, along }: Half): string {
  const x = place & 1 ? 2 * LOT : 0;
  const y = place & 2 ? 2 * LOT : 0;
  return along === 'row' ? `M${x} ${y}H${LOT}V${LOT}z` : `M${x} ${y}V${LOT}H${LOT}z`;
}

/** Where the number or the space of a row stands. */
export function rowAt({ side, first, last }: Pick<RowView, 'side' | 'first' | 'last'>): Point {
  const middle = EDGE + LOT + (STEP * (first + last)) / 2;
  if (side === 'left') return { x: 15.5, y: middle };
  if (side === 'right') return { x: SIZE - 15.5, y: middle };
  return { x: middle, y: side === 'top' ? 15.5 : SIZE - 15.5 };
}
/** The blocks that a row covers, as a rectangle on the map. */
export function rowBox({ side, first, last }: Pick<RowView, 'side' | 'first' | 'last'>): { x: number; y: number; width: number; height: number } {
  const across = side === 'left' || side === 'right';
  const from = EDGE + STEP * first - 7;
  const length = STEP * (last - first + 1) - 4;
  return across ? { x: 39, y: from, width: 632, height: length } : { x: from, y: 39, width: length, height: 632 };
}
/** The bracket between a row's number and its blocks. */
export function rowBracket({ side, first, last }: Pick<RowView, 'side' | 'first' | 'last'>): string {
  const from = EDGE + STEP * first + 2;
  const to = EDGE + STEP * last + 2 * LOT - 2;
  if (side === 'top') return `M${from} 31V27H${to}V31`;
  if (side === 'bottom') return `M${from} 679V683H${to}V679`;
  if (side === 'left') return `M31 ${from}H27V${to}H31`;
  return `M679 ${from}H683V${to}H679`;
}
