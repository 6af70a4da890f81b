// Where everything on the map stands, and which acts belong to which area. Pure: view and offers in, sprites out.
import { buildingAt, fountainAt, hills, largeAt } from '../geometry';
import type { Cell, Hill, Point } from '../geometry';
import { stoneOf } from '../cards';
import type { Area, Front, Piece, Shape, View } from '../../../wire/capitol';

/** A piece that stands on the map. `key` names the physical thing, so that it can glide. */
export type Sprite = Point & { key: string } & (
    | { kind: 'building'; id: number; seat: number; floors: number; shape: Shape }
    | { kind: 'piece'; piece: Piece; printed: boolean }
  );

/** One area of the map. */
export type AreaLayout = {
  area: Area;
  hill: Hill;
  /** From the back to the front, so that near pieces cover far ones. */
  sprites: Sprite[];
  /** Acts on offer here; with several, the reader chooses among them. */
  acts: string[];
  /** What somebody pointing here would most naturally try, when nothing is on offer. */
  attempt: string | null;
  /** The next small square to be filled. */
  next: Cell | null;
};

/** A building that the reader has picked up in the dock: only its offers are live then. */
export type Picked = { shape: Shape; floors: number } | null;

export function boardLayout(view: View, acts: readonly string[], picked: Picked = null): AreaLayout[] {
  return view.areas.map((area) => {
    const hill = hills[area.slug];
    if (!hill) throw new Error(`the map has no area ${area.slug}`);
    const here = acts.filter((act) => areaOf(act) === area.slug && fits(act, picked));
    const free = area.squares.findIndex((square) => square === null);
    return {
      area,
      hill,
      sprites: spritesOf(area, hill),
      acts: here,
      attempt: here.length > 0 ? null : attemptOn(view, area, acts, picked),
      next: free < 0 ? null : (hill.free[free] ?? null),
    };
  });
}

/** The area an act is about, if it is about one. */
export function areaOf(act: string): string | null {
  const [verb, slug] = act.split(' ');
  return (verb === 'place' || verb === 'put') && slug !== undefined ? slug : null;
}

/** The building an act places. */
export function buildingOf(act: string): { shape: Shape; floors: number } | null {
  const [verb, , shape, floors] = act.split(' ');
  return verb === 'place' ? { shape: shape as Shape, floors: Number(floors) } : null;
}

function fits(act: string, picked: Picked): boolean {
  const building = buildingOf(act);
  return !picked || !building || (building.shape === picked.shape && building.floors === picked.floors);
}

function spritesOf(area: Area, hill: Hill): Sprite[] {
  const sprites: Sprite[] = hill.printed.map((cell, index) => ({
    key: `printed-${area.slug}-${index}`,
    kind: 'piece',
    piece: 'fountain',
    printed: true,
    ...fountainAt(hill, cell),
  }));
  area.squares.forEach((square, index) => {
    const cell = hill.free[index];
    if (!square || !cell) return;
    if (square.kind === 'fountain')
      sprites.push({
        key: `lot-${square.lot}`,
        kind: 'piece',
        piece: 'fountain',
        printed: false,
        ...fountainAt(hill, cell),
      });
    else
      sprites.push({ key: `building-${square.id}`, ...square, ...buildingAt(hill, cell) });
  });
  if (area.large && area.large !== 'fountain')
    sprites.push({
      key: `lot-${area.lot}`,
      kind: 'piece',
      piece: area.large,
      printed: false,
      ...largeAt(hill, area.large),
    });
  return sprites.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The act whose refusal explains why this area is dead. Null while nothing of the kind is asked. */
function attemptOn(view: View, area: Area, acts: readonly string[], picked: Picked): string | null {
  if (acts.some((act) => act.startsWith('put '))) return `put ${area.slug}`;
  if (!view.pending || !stoneOf(view.pending.card) || acts.length === 0) return null;
  const { shape, floors } = picked ?? nearest(finished(view), area) ?? { shape: 'round', floors: 1 };
  return `place ${area.slug} ${shape} ${floors}`;
}

/** Finished buildings of the seat in turn: the only one who is asked to place. */
function finished(view: View): { shape: Shape; floors: number }[] {
  const front: Front[] = view.turn === null ? [] : (view.seats[view.turn]?.front ?? []);
  return front.flatMap(({ shape, floors }) => (shape ? [{ shape, floors }] : []));
}

/** The building that comes nearest to what the area takes: the right shape first, then the right height. */
function nearest<T extends { shape: Shape; floors: number }>(buildings: T[], area: Area): T | undefined {
  const misfit = (building: T) =>
    (area.next.shapes.includes(building.shape) ? 0 : 100) +
    Math.min(...area.next.floors.map((floors) => Math.abs(floors - building.floors)), 99);
  return [...buildings].sort((a, b) => misfit(a) - misfit(b))[0];
}
