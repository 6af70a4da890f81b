// What can be done on the own city's plan: one pure function of the view and the offers.
// Invariant: every act on offer that concerns a place or a tile of the city belongs to something here.
import { boundsOf, cellKey, cellsOf, parseCell } from './geometry';
import type { Cell } from './geometry';
import type { Slug } from './facts';
import type { CornerView, PlacedView, TouristView, View } from '../../wire/the-capitals';

/** An empty cell and the act that it would mean; dead ones only say why. */
export type Spot = { cell: Cell; act: string; live: boolean };
/** A tile of the city and the act that it would mean. */
export type Stone = { placed: PlacedView; act: string | null; live: boolean };
/** A corner where a construction token may go. */
export type Crossing = { corner: Cell; act: string };
/** A tourist in the city, and the act of paying with it. */
export type Car = { tourist: TouristView; act: string | null; live: boolean };
export type Plan = {
  /** What is being placed. */
  tile: { slug: Slug; lake: boolean } | null;
  /** Where something is decided already and waits for the rest. */
  ghost: { slug: Slug; cell: Cell } | null;
  spots: Spot[];
  stones: Stone[];
  crossings: Crossing[];
  /** The construction token that must move. */
  moving: CornerView | null;
  cars: Car[];
};

/** The plan of `seat`'s city; without offers, or for another seat, nothing on it can be done. */
export function planOf(view: View, acts: readonly string[], seat: number): Plan {
  const goods = view.seats[seat];
  const city = goods?.city ?? [];
  const offered = new Set(acts);
  const pending = acts.length > 0 ? view.pending : null;
  const tile = pending?.kind === 'place' ? { slug: pending.tile, lake: pending.lake } : null;
  const placed = pending && pending.kind !== 'place' && 'x' in pending && pending.x !== null && pending.y !== null;
  const crossings = acts.flatMap((act) => {
    const corner = act.startsWith('token ') ? parseCell(act.slice(6)) : null;
    return corner ? [{ corner, act }] : [];
  });
  return {
    tile,
    ghost: placed ? { slug: pending.tile, cell: { x: pending.x as number, y: pending.y as number } } : null,
    spots: tile ? spotsOf(city, acts) : [],
    stones: city.map((stone) => {
      const act = acts.length > 0 ? actOn(view, stone, offered) : null;
      return { placed: stone, act, live: act !== null && offered.has(act) };
    }),
    crossings,
    moving: crossings.length > 0 ? enclosed(goods?.tokens ?? [], city) : null,
    cars: (goods?.tourists ?? []).map((tourist) => {
      const act = pending?.kind === 'pay' ? touristAct(tourist.owner, view.seats.length) : null;
      return { tourist, act, live: act !== null && offered.has(act) };
    }),
  };
}

/** `tourist 2`, or `tourist neutral` for the one without a city. */
export const touristAct = (owner: number, seats: number): string => `tourist ${owner < seats ? owner : 'neutral'}`;

/** The tile or the cell that an act names. */
export function subjectOf(act: string): { slug: Slug; lake: boolean } | null {
  const found = /^(tile|lake|activate|free|effect) ([a-z][a-z0-9-]*)$/.exec(act);
  return found ? { slug: found[2] as string, lake: found[1] === 'lake' } : null;
}
export const cellOf = (act: string): Cell | null => (act.startsWith('place ') ? parseCell(act.slice(6)) : null);
export const cornerOf = (act: string): Cell | null => (act.startsWith('token ') ? parseCell(act.slice(6)) : null);

/** Cells to build on, and those around them that say why not. */
function spotsOf(city: readonly PlacedView[], acts: readonly string[]): Spot[] {
  const full = new Set(city.map(cellKey));
  const live = acts.flatMap((act): Spot[] => {
    const cell = cellOf(act);
    return cell ? [{ cell, act, live: true }] : [];
  });
  const known = new Set(live.map(({ cell }) => cellKey(cell)));
  const dead = cellsOf(boundsOf(city), 1)
    .filter((cell) => !known.has(cellKey(cell)) && !full.has(cellKey(cell)))
    .map((cell): Spot => ({ cell, act: `place ${cellKey(cell)}`, live: false }));
  return [...dead, ...live].sort((a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x);
}

/** What pressing a tile of the own city would mean in this decision. */
function actOn(view: View, { tile, lake, x, y }: PlacedView, offered: ReadonlySet<string>): string | null {
  const { pending, phase } = view;
  if (pending?.kind === 'place') return `place ${x},${y}`;
  if (lake) return null;
  if (pending?.kind === 'free') return `free ${tile}`;
  if (pending) return null;
  if (phase === 'executive') return `activate ${tile}`;
  for (const act of [`effect ${tile}`, `free ${tile}`]) if (offered.has(act)) return act;
  return null;
}

/** The westernmost token with no empty cell around it. */
function enclosed(tokens: readonly CornerView[], city: readonly PlacedView[]): CornerView | null {
  const full = new Set(city.map(cellKey));
  const shut = tokens.filter(({ x, y }) =>
    cellsOf({ x0: x - 1, y0: y - 1, x1: x, y1: y }).every((cell) => full.has(cellKey(cell))),
  );
  return [...shut].sort((a, b) => a.x - b.x)[0] ?? null;
}
