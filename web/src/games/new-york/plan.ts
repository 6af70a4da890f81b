// What can be done on the own city plan: one pure function of the view, the offers and the tile in hand.
// Invariant: every act on offer that concerns a place belongs to a cell or a tile here.
import { around, cellKey, parseCell } from './geometry';
import type { Cell } from './geometry';
import type { Placed, Tile, View } from '../../wire/new-york';

/** A place and the act that it would mean; dead ones only say why. */
export type Spot = { cell: Cell; act: string; live: boolean };
/** A tile of the city and the act that it would mean. */
export type Stone = { placed: Placed; act: string | null; live: boolean };
export type Plan = {
  /** The tile that is being placed. */
  tile: Tile | null;
  spots: Spot[];
  stones: Stone[];
};

/** The tiles that wait to be placed, in the order of the offers. */
export function waiting(view: View, acts: readonly string[], seat: number | null): Tile[] {
  const known = [...view.bought.map(({ tile }) => tile), ...(seat === null ? [] : (view.seats[seat]?.leftover ?? []))];
  const named = acts.flatMap((act) => /^(?:keep|lay) (\d+)/.exec(act)?.[1] ?? []);
  return [...new Set(named)].flatMap((tile) => known.find(({ id }) => id === Number(tile)) ?? []);
}

/** The plan of `seat`'s own city; `wanted` is the waiting tile that was chosen. */
export function planOf(view: View, acts: readonly string[], seat: number | null, wanted: number | null): Plan {
  const city = seat === null ? [] : (view.seats[seat]?.city ?? []);
  const offered = new Set(acts);
  const moving = view.pending?.kind === 'move' ? view.pending.tile : null;
  const ready = waiting(view, acts, seat);
  const tile = moving ?? ready.find(({ id }) => id === wanted) ?? ready[0] ?? null;
  const stone = (placed: Placed, act: string | null): Stone => ({ placed, act, live: act !== null && offered.has(act) });

  if (!tile) {
    // Redesign: a tile that could be taken back, or says why not.
    const asked = acts.length > 0 && view.phase === 'act' && view.pending === null;
    return {
      tile,
      spots: [],
      stones: city.map((placed) => stone(placed, asked && placed.tile ? `dismantle ${placed.tile.id}` : null)),
    };
  }
  const prefix = moving ? 'put ' : `lay ${tile.id} `;
  const live = acts.flatMap((act): Spot[] => {
    const cell = act.startsWith(prefix) ? parseCell(act.slice(prefix.length)) : null;
    return cell ? [{ cell, act, live: true }] : [];
  });
  const known = new Set(live.map(({ cell }) => cellKey(cell)));
  const dead = around(city)
    .filter((cell) => !known.has(cellKey(cell)))
    .map((cell): Spot => ({ cell, act: prefix + cellKey(cell), live: false }));
  return {
    tile,
    spots: [...dead, ...live],
    stones: city.map((placed) =>
      stone(placed, moving && placed.tile ? `swap ${placed.tile.id}` : prefix + cellKey(placed)),
    ),
  };
}

/** The cell of an act that names one, or of the tile that it names. */
export function cellOf(act: string, city: readonly Placed[]): Cell | null {
  const last = act.split(' ').at(-1) ?? '';
  const cell = parseCell(last);
  if (cell || !/^(swap|dismantle) /.test(act)) return cell;
  const placed = city.find(({ tile }) => tile?.id === Number(last));
  return placed ? { x: placed.x, y: placed.y } : null;
}
