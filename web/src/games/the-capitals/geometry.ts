// Cities as plane geometry: x east, y south of City Hall; a corner is the northwest one of the cell with its numbers.
// And which part of a plan is shown. Nothing here knows a rule.

export type Cell = { x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** A rectangle of cells, both ends included. */
export type Bounds = { x0: number; y0: number; x1: number; y1: number };
/** `unit` pixels a cell, and where City Hall's northwest corner lies. */
export type Camera = { x: number; y: number; unit: number };

/** A cell is never drawn larger or smaller than this, in pixels. */
const LARGEST = 124;
const SMALLEST = 22;

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

/** `3,-2`; null for anything else. */
export function parseCell(text: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** The smallest rectangle around some cells. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const [first, ...rest] = cells;
  const box = { x0: first?.x ?? 0, y0: first?.y ?? 0, x1: first?.x ?? 0, y1: first?.y ?? 0 };
  for (const { x, y } of rest) {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

/** Every cell of a rectangle that is `ring` cells larger on each side, row by row. */
export function cellsOf({ x0, y0, x1, y1 }: Bounds, ring = 0): Cell[] {
  const found: Cell[] = [];
  for (let y = y0 - ring; y <= y1 + ring; y += 1) for (let x = x0 - ring; x <= x1 + ring; x += 1) found.push({ x, y });
  return found;
}

/** Shows all of `bounds` and `margin` cells around it, in the middle of the box. */
export function fit({ x0, y0, x1, y1 }: Bounds, size: Size, margin: number, largest = LARGEST): Camera {
  const columns = x1 - x0 + 1 + 2 * margin;
  const rows = y1 - y0 + 1 + 2 * margin;
  const unit = Math.max(4, Math.min(size.width / columns, size.height / rows, largest));
  return {
    unit,
    x: size.width / 2 - ((x0 + x1 + 1) / 2) * unit,
    y: size.height / 2 - ((y0 + y1 + 1) / 2) * unit,
  };
}

/** Zooms by `factor`; the point of the plan under `at` stays there. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const unit = Math.min(Math.max(camera.unit * factor, SMALLEST), 1.8 * LARGEST);
  const by = unit / camera.unit;
  return { unit, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

/** Columns or rows that can be seen along an axis, with the middle of each on the screen. */
export function seen(origin: number, unit: number, length: number): { at: number; middle: number }[] {
  const first = Math.ceil((-origin - 0.5 * unit) / unit);
  const last = Math.floor((length - origin - 0.5 * unit) / unit);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    at: first + index,
    middle: origin + (first + index + 0.5) * unit,
  }));
}
