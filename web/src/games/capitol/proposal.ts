// What the aimed act would put on the map, and whose points it would change.
import { buildingAt, fountainAt, largeAt, largeMiddle } from './geometry';
import type { Point } from './geometry';
import { areaOf, buildingOf } from './layout/board';
import type { AreaLayout } from './layout/board';
import { heightOf } from './pieces';
import type { Piece, Shape } from '../../wire/capitol';
import type { Offer } from '../../wire';

/** A piece that is not there yet. */
export type Proposal = Point & {
  slug: string;
  /** Stands behind this sprite; null: in front of all. */
  after: string | null;
  /** Where a flag above it points to. */
  flag: Point;
} & ({ kind: 'building'; shape: Shape; floors: number; seat: number } | { kind: 'piece'; piece: Piece });

/** One seat's change of points in the aimed act. */
export type Change = { seat: number; change: number };

/** The ghost of an act on offer, if it puts something on the map. */
export function proposalOf(
  offer: Offer | undefined,
  areas: readonly AreaLayout[],
  piece: Piece | null,
  seat: number,
): Proposal | null {
  const slug = offer ? areaOf(offer.act) : null;
  const layout = areas.find(({ area }) => area.slug === slug);
  if (!offer || !layout || slug === null) return null;
  const building = buildingOf(offer.act);
  if (building && layout.next) {
    const at = buildingAt(layout.hill, layout.next);
    const top = at.y - heightOf(building.floors, building.shape);
    const flag = { x: at.x + 3, y: top - 4 };
    return { slug, kind: 'building', seat, ...building, ...at, after: behind(layout, at), flag };
  }
  if (piece === 'fountain' && layout.next) {
    const at = fountainAt(layout.hill, layout.next);
    return { slug, kind: 'piece', piece, ...at, after: behind(layout, at), flag: { x: at.x, y: at.y - 30 } };
  }
  if (piece === 'amphitheater' || piece === 'temple') {
    const at = largeAt(layout.hill, piece);
    const flag = { x: largeMiddle(layout.hill).x, y: at.y - (piece === 'temple' ? 92 : 56) };
    return { slug, kind: 'piece', piece, ...at, after: behind(layout, at), flag };
  }
  return null;
}

/** Changes of points by seat, the reader's own first. */
export function changesOf(offer: Offer | undefined, own: number | null): Change[] {
  const sums = new Map<number, number>();
  for (const { seat, before, after } of offer?.preview.points ?? [])
    sums.set(seat, (sums.get(seat) ?? 0) + after - before);
  return [...sums]
    .map(([seat, change]) => ({ seat, change }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat);
}

/** The first sprite that stands nearer to the reader than `at`. */
function behind(layout: AreaLayout, at: Point): string | null {
  return layout.sprites.find((sprite) => sprite.y > at.y)?.key ?? null;
}
