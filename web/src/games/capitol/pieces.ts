// How buildings are drawn, whatever their height: floors of a fixed depth stacked under a roof.
// A building's foot is at 0,0; the wall faces the reader and the roof runs back to the right.
import type { Piece, Shape } from '../../wire/capitol';

const FLOOR = 10.5;
const DEPTH = { x: 6, y: 20 };
const ROOF = { round: 17, triangular: 19 };

/** A stack of floors: how far apart they are drawn, and how high the wall is. */
export type Stacked = { step: number; wall: number };

/** Stacks floors so that the wall is at most `limit` high: tall buildings are drawn with lower floors. */
export function stacked(floors: number, limit = 52): Stacked {
  if (floors <= 0) return { step: FLOOR, wall: 0 };
  const step = Math.min(FLOOR, (limit - FLOOR) / Math.max(1, floors - 1));
  return { step, wall: step * (floors - 1) + FLOOR };
}

/** How high the picture of a building is, roof included. */
export function heightOf(floors: number, shape: Shape | null, limit?: number): number {
  const { wall } = stacked(floors, limit);
  return wall + DEPTH.y + (shape === null ? 0 : ROOF[shape]);
}

/** Whether the floors are too many to be counted at a glance; then the wall carries the number. */
export const needsNumber = (floors: number): boolean => floors > 4;

/** The outline of a whole building, for its rim and for ghosts. */
export function outline(floors: number, shape: Shape | null, limit?: number): string {
  const w = stacked(floors, limit).wall;
  if (shape === 'round')
    return `M-19 0V${-w}L-20.6 ${-w}A20.6 17 0 0 1 -20 ${-w - 4.1}l6 -20A20.6 17 0 0 1 26.6 ${-w - 20}L25 -20L19 0z`;
  if (shape === 'triangular')
    return `M-19 0V${-w}L-20.6 ${-w}L-18.5 ${-w - 7}L6 ${-w - 39}L26.6 ${-w - 20}L25 -20L19 0z`;
  return `M-19 0V${-w}L-13 ${-w - 20}H25V-20L19 0z`;
}

/** The shadow a building throws to the right, longer for taller ones. */
export function shadow(floors: number): string {
  const reach = 26 + 4 * Math.min(floors, 6);
  return `M-19 0H19L${reach} -4L${reach + 6} -24L25 -20Z`;
}

/** The frame around each piece when it is shown by itself. */
export const pieceBox: Record<Piece, string> = {
  fountain: '-24 -30 48 44',
  amphitheater: '-50 -54 104 84',
  temple: '-42 -92 104 98',
};
