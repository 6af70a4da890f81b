// Which part of a city plan is shown: `k` pixels a unit, and where the plan's origin lies.
import { UNIT } from './geometry';
import type { Bounds, Cell, Point } from './geometry';

export type Camera = { x: number; y: number; k: number };
export type Size = { width: number; height: number };

/** A cell is never drawn larger or smaller than this, in pixels. */
const LARGEST = 104;
const SMALLEST = 18;

/** Shows all of `bounds` and `margin` cells around it. */
export function fit({ x0, y0, x1, y1 }: Bounds, size: Size, margin: number, largest = LARGEST): Camera {
  const width = (x1 - x0 + 1 + 2 * margin) * UNIT;
  const height = (y1 - y0 + 1 + 2 * margin) * UNIT;
  const k = Math.min(size.width / width, size.height / height, largest / UNIT);
  return center({ x: ((x0 + x1 + 1) / 2) * UNIT, y: ((y0 + y1 + 1) / 2) * UNIT }, size, Math.max(k, 0.01));
}

/** Zooms by `factor`; the point of the plan under `at` stays there. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const k = Math.min(Math.max(camera.k * factor, SMALLEST / UNIT), (1.6 * LARGEST) / UNIT);
  return { k, x: at.x - ((at.x - camera.x) * k) / camera.k, y: at.y - ((at.y - camera.y) * k) / camera.k };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

/** The box of a cell on the screen. */
export function boxOf({ x, y, k }: Camera, cell: Cell): { x: number; y: number; size: number } {
  return { x: x + cell.x * UNIT * k, y: y + cell.y * UNIT * k, size: UNIT * k };
}

/** Columns or rows that can be seen along an axis, with the middle of each on the screen; where they lie too close to
 *  be named, only as many as have `room` for their names. */
export function seen(origin: number, k: number, length: number, room: number): { at: number; middle: number }[] {
  const step = UNIT * k;
  const first = Math.ceil((-origin - 0.5 * step) / step);
  const last = Math.floor((length - origin - 0.5 * step) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    at: first + index,
    middle: origin + (first + index + 0.5) * step,
  })).filter(({ at }) => at % Math.ceil(room / step) === 0);
}

function center(point: Point, size: Size, k: number): Camera {
  return { k, x: size.width / 2 - point.x * k, y: size.height / 2 - point.y * k };
}
