// What on the map can be pressed, and what it means: one pure function of the view and the offers.
import { HALVES, SHAPES, blockOf, halfPath, lotKey, lotOf, parseLot, parseSite, placeOf, siteKey } from './geometry';
import type { Half } from './geometry';
import type { BuildingView, LotView, QuestionKind, RowView, View } from './wire';

/** A place for a contract or a park; a dead one says why not. */
export type Spot = {
  act: string;
  live: boolean;
  lots: LotView[];
  block: number;
  places: number[];
  /** Where the pointer means this place, seen from the corner of its block. */
  hit: string;
};
export type Stone = { building: BuildingView; act: string | null; live: boolean };
/** A gray space or a number. With `picks` a press picks its marker up instead of acting. */
export type Mark = { row: RowView; act: string | null; live: boolean; picks: boolean };
export type Square = { block: number; act: string; live: boolean };
export type Plan = { spots: Spot[]; stones: Stone[]; rows: Mark[]; squares: Square[]; lots: number };

const ON_BUILDINGS: Partial<Record<QuestionKind, string>> = {
  uncontrol: 'uncontrol',
  claim: 'claim',
  'pay-or-lose': 'lose',
  building: 'building',
};

/** `from` is the space whose marker the reader has picked up. */
export function planOf(view: View, acts: readonly string[], from: string | null = null): Plan {
  const offered = new Set(acts);
  const asked = acts.length > 0;
  const kind = asked ? view.question?.kind : undefined;
  const verb = asked && view.phase === 'buying' ? 'buy' : kind ? ON_BUILDINGS[kind] : undefined;
  const { spots, lots } = placesOf(acts);
  return {
    spots,
    lots,
    stones: view.buildings.map((building) => {
      const act = verb ? `${verb} ${lotKey(building.lot)}` : null;
      return { building, act, live: act !== null && offered.has(act) };
    }),
    rows: view.rows.map((row) => numberOf(row, kind, acts, from)),
    squares: kind === 'block' ? Array.from({ length: 36 }, (_, block) => squareOf(block, offered)) : [],
  };
}

/** The lots that an act names; empty where it names none. */
export function lotsOf(act: string): LotView[] {
  const [verb, place] = act.split(' ');
  if (!place) return [];
  if (verb === 'site') return parseSite(place) ?? [];
  const lot = parseLot(place);
  if (!lot) return [];
  return verb === 'block' ? [0, 1, 2, 3].map((at) => lotOf(blockOf(lot), at)) : [lot];
}

/** The card that an act names. */
export const cardIn = (act: string | null): string | null => /^(?:build|favor|take|invest|permit) (\S+)$/.exec(act ?? '')?.[1] ?? null;

/** Whether it is about a place on the map. */
export const onMap = (act: string): boolean => /^(site|park|buy|uncontrol|claim|lose|building|block|marker|move) /.test(act);


/** Every place of the size that is asked for, live and dead, and how many lots that is. */
function placesOf(acts: readonly string[]): { spots: Spot[]; lots: number } {
  const verb = acts.some((act) => act.startsWith('site ')) ? 'site' : acts.some((act) => act.startsWith('park ')) ? 'park' : null;
  const first = verb ? lotsOf(acts.find((act) => act.startsWith(`${verb} `)) ?? '') : [];
  if (!verb || first.length === 0) return { spots: [], lots: 0 };
  const offered = new Set(acts);
  const shapes = SHAPES[first.length] ?? [];
  const spots = Array.from({ length: 36 }, (_, block) => {
    const found = shapes.map((places): Spot => {
      const lots = places.map((place) => lotOf(block, place));
      const act = `${verb} ${siteKey(lots)}`;
      return { act, live: offered.has(act), lots, block, places: [...places], hit: '' };
    });
    // Each half of a lot means the place that fits it best; a live one before a dead one.
    for (const half of HALVES) {
      const best = found
        .filter(({ places }) => places.includes(half.place))
        .sort((a, b) => Number(b.live) - Number(a.live) || Number(fits(b, half)) - Number(fits(a, half)))[0];
      if (best) best.hit += halfPath(half);
    }
    return found;
  }).flat();
  return { spots: spots.filter(({ hit, live }) => live || hit !== ''), lots: first.length };
}

/** Two lots along the street that the half lies at; three around the lot it lies in. */
function fits({ places }: Spot, { place, along }: Half): boolean {
  if (places.length === 2) return ((places[1] ?? 0) - (places[0] ?? 0) === 1) === (along === 'row');
  return places.length !== 3 || !places.includes(3 - place);
}

function numberOf(row: RowView, kind: QuestionKind | undefined, acts: readonly string[], from: string | null): Mark {
  if (!row.gray || (kind !== 'marker' && kind !== 'move')) return { row, act: null, live: false, picks: false };
  if (kind === 'marker') return { row, act: `marker ${row.id}`, live: acts.includes(`marker ${row.id}`), picks: false };
  const start = acts.find((act) => act.startsWith(`move ${row.id} `));
  if (from === null || from === row.id || start) return { row, act: start ?? null, live: start !== undefined, picks: true };
  const act = `move ${from} ${row.id}`;
  return { row, act, live: acts.includes(act), picks: false };
}

function squareOf(block: number, offered: ReadonlySet<string>): Square {
  const act = `block ${lotKey(lotOf(block, 0))}`;
  return { block, act, live: offered.has(act) };
}

/** Lots of a block that nothing stands on. */
export function emptyPlaces(view: View, block: number): number[] {
  const full = new Set(view.buildings.flatMap(({ lots }) => lots.filter((lot) => blockOf(lot) === block).map(placeOf)));
  return [0, 1, 2, 3].filter((place) => !full.has(place));
}
