// Which picture a building has, and how it is turned to fit its lots. The lobby draws it too, so it knows no catalog.
import { LOT, lotAt, placeOf } from './geometry';
import type { BuildingView } from './wire';

/** Pictures by kind and lots; the first is the plain one. */
const FORMS: Record<string, readonly string[]> = {
  civ1: ['civ1', 'civ1c', 'civ1d'],
  civ2: ['civ2'],
  civ3: ['civ3'],
  civ4: ['civ4'],
  com1: ['com1', 'com1b'],
  com2: ['com2', 'com2b', 'com2t'],
  com3: ['com3'],
  com4: ['com4'],
  ind1: ['ind1', 'ind1b'],
  ind2: ['ind2', 'ind2d'],
  ind3: ['ind3'],
  ind4: ['ind4'],
  res1: ['res1', 'res1b', 'res1c'],
  res2: ['res2', 'res2b'],
  res3: ['res3'],
  res4: ['res4'],
  park1: ['park1', 'park1b', 'park1c'],
};
/** Contracts with a picture of their own. */
const OWN: Record<string, string> = {
  clinic: 'civ1b',
  'botanical-garden': 'civ1g',
  'high-school': 'civ2s',
  'filling-station': 'com1g',
  'farmers-market': 'com2m',
  sawmill: 'ind2s',
  farmhouse: 'res1f',
  'lakeside-cabins': 'res1k',
  'trailer-park': 'res2t',
  'train-depot': 'ind2d',
  hospital: 'civ3h',
  'medical-center': 'civ3h',
  prison: 'civ3p',
  university: 'civ4u',
  'sports-arena': 'civ4a',
  'amusement-park': 'com4p',
  marina: 'com4m',
  skyscraper: 'com4s',
  'corporate-hq': 'com4h',
  port: 'ind4p',
  'nuclear-plant': 'ind4n',
  'hydroelectric-dam': 'ind4d',
  'high-rise-apartments': 'res4h',
};
/** Where the zone's glyph stands, where it is not the usual place: x, y, size. */
const GLYPHS: Record<string, [number, number, number]> = {
  res4: [36, 34, 16],
  civ4: [36, 5.5, 15],
  com1g: [8.5, 8.5, 15],
  res2t: [8.5, 6, 12],
  civ1g: [7.5, 10.5, 15],
  civ4a: [37.5, 7.5, 13],
  civ4u: [8, 8, 15],
  com4p: [12.5, 61, 15],
  com4s: [7.5, 6.5, 11.5],
  com4m: [10, 8, 17],
  ind4p: [10, 10, 17],
  ind4n: [16, 58, 17],
  ind4d: [12, 64, 15],
  res4h: [10, 9, 17],
};

export type Drawn = {
  symbol: string;
  width: number;
  height: number;
  /** Turns the picture into its place, from the upper left corner of `x`, `y`. */
  turn: string;
  x: number;
  y: number;
  glyph: { x: number; y: number; size: number } | null;
  cube: { x: number; y: number };
};

/** `slug` is that of its contract. */
export function drawnOf({ lots, kind, card }: Pick<BuildingView, 'lots' | 'kind' | 'card'>, slug = ''): Drawn {
  const n = lots.length;
  const forms = FORMS[`${kind}${n}`] ?? [`${kind}1`];
  const [row, column] = lots[0] ?? [0, 0];
  const own = OWN[slug];
  const symbol = own?.startsWith(`${kind}${n}`) ? own : (forms[(card ? seed(card) : 5 * row + 3 * column) % forms.length] ?? `${kind}1`);
  const spots = lots.map(lotAt);
  const [x, y] = [Math.min(...spots.map((spot) => spot.x)), Math.min(...spots.map((spot) => spot.y))];
  const tall = n === 2 && lots[0]?.[1] === lots[1]?.[1];
  const free = n === 3 ? [0, 1, 2, 3].find((place) => !lots.map(placeOf).includes(place)) : undefined;
  const last = spots.at(-1) ?? { x, y };
  // An L is roofed at its corner, whichever way it is turned.
  const corner = free === undefined ? 0 : lots.findIndex((lot) => placeOf(lot) === 3 - free);
  const first = spots[corner] ?? { x, y };
  const [gx, gy, size] = GLYPHS[symbol] ?? (n === 3 ? [7, 8, 18] : [9.5, 10, n > 2 ? 19 : 16]);
  return {
    symbol,
    width: n === 1 ? LOT : 2 * LOT,
    height: n > 2 ? 2 * LOT : LOT,
    turn: tall ? 'matrix(0 1 1 0 0 0)' : turned(free),
    x,
    y,
    glyph: kind === 'park' ? null : { x: (symbol === 'res4' ? x : first.x) + gx, y: (symbol === 'res4' ? y : first.y) + gy, size },
    cube: { x: last.x + 23, y: last.y + 22.5 },
  };
}

/** From the L that leaves the lower right place free to the one that leaves `free`. */
function turned(free: number | undefined): string {
  if (free === 0) return `matrix(-1 0 0 -1 ${2 * LOT} ${2 * LOT})`;
  if (free === 1) return `matrix(1 0 0 -1 0 ${2 * LOT})`;
  return free === 2 ? `matrix(-1 0 0 1 ${2 * LOT} 0)` : '';
}

/** A number that is always the same for a card. */
const seed = (card: string): number => [...card].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0);
