// Cities as plane geometry: a cell is 100 units wide, x east, y south. Nothing here knows a rule.
import type { Edge, Placed, Side } from '../../wire/new-york';

export type Cell = { x: number; y: number };
export type Point = { x: number; y: number };
/** A rectangle of cells, both ends included. */
export type Bounds = { x0: number; y0: number; x1: number; y1: number };

export const UNIT = 100;
/** The middle of a street lies this far inside its tile. */
export const INSET = 7;

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

/** `3,-2`; null for anything else. */
export function parseCell(text: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** The smallest rectangle around some cells. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return { x0: Math.min(0, ...xs), y0: Math.min(0, ...ys), x1: Math.max(0, ...xs), y1: Math.max(0, ...ys) };
}

/** Empty cells that touch a tile by a side or a corner, row by row. */
export function around(city: readonly Cell[]): Cell[] {
  const full = new Set(city.map(cellKey));
  const found = new Map<string, Cell>();
  for (const { x, y } of city)
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const cell = { x: x + dx, y: y + dy };
        if (!full.has(cellKey(cell))) found.set(cellKey(cell), cell);
      }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Corners where a street turns around a third tile: there its pavement lies on a tile that has none. Each as a
 *  corner point and the direction into the tile. */
export function corners(city: readonly Placed[]): (Point & { dx: 1 | -1; dy: 1 | -1 })[] {
  const at = new Map(city.map((placed) => [cellKey(placed), placed]));
  const street = (x: number, y: number, side: Side) => !!at.get(cellKey({ x, y }))?.tile?.streets.includes(side);
  const found: (Point & { dx: 1 | -1; dy: 1 | -1 })[] = [];
  for (const { x, y } of city)
    for (const dx of [1, -1] as const)
      for (const dy of [1, -1] as const) {
        if (at.has(cellKey({ x: x + dx, y: y + dy }))) continue;
        const beside = street(x + dx, y, dy < 0 ? 'n' : 's');
        const above = street(x, y + dy, dx < 0 ? 'w' : 'e');
        if (!beside || !above) continue;
        found.push({
          x: (x + (dx > 0 ? 1 : 0)) * UNIT,
          y: (y + (dy > 0 ? 1 : 0)) * UNIT,
          dx: dx > 0 ? -1 : 1,
          dy: dy > 0 ? -1 : 1,
        });
      }
  return found;
}

/** A street along tile edges: its path in the middle of the pavement, and the middle of each edge. */
export function band(edges: readonly Edge[], closed: boolean): { path: string; beads: Point[] } {
  const beads = edges.map(middle);
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last) return { path: '', beads };
  const joints = edges.slice(1).map((edge, index) => joint(edges[index] as Edge, edge));
  const turns = joints.filter((point) => point !== null);
  if (closed) turns.push(...[joint(last, first)].filter((point) => point !== null));
  // A free end points away from where the way goes on: a turn, or the next edge of a straight stretch.
  const points = closed
    ? turns
    : [
        tip(first, joints[0] ?? beads[1] ?? { x: Infinity, y: Infinity }),
        ...turns,
        tip(last, joints.at(-1) ?? beads.at(-2) ?? { x: -Infinity, y: -Infinity }),
      ];
  const path = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  return { path: closed ? `${path}Z` : path, beads };
}

/** A jagged line along one side of a cell, where two tiles do not match. */
export function zigzag({ x, y }: Cell, side: Side): string {
  const flat = side === 'n' || side === 's';
  const line = (side === 's' ? y + 1 : side === 'e' ? x + 1 : flat ? y : x) * UNIT;
  const from = (flat ? x : y) * UNIT + 4;
  const points = Array.from({ length: 11 }, (_, at) => {
    const along = from + at * 9.2;
    const across = line + (at === 0 || at === 10 ? 0 : at % 2 ? -7 : 7);
    return flat ? `${along} ${across}` : `${across} ${along}`;
  });
  return `M${points.join('L')}`;
}

const horizontal = ({ side }: Edge): boolean => side === 'n' || side === 's';

/** The end of an edge that lies away from a point. */
function tip(edge: Edge, from: Point): Point {
  const { x, y } = middle(edge);
  const reach = UNIT / 2 - 5;
  return horizontal(edge)
    ? { x: x + (from.x > x ? -reach : reach), y }
    : { x, y: y + (from.y > y ? -reach : reach) };
}

/** The middle of an edge, in the middle of its pavement. */
function middle({ x, y, side }: Edge): Point {
  const near = INSET;
  const far = UNIT - INSET;
  const inside = side === 'n' ? [50, near] : side === 's' ? [50, far] : side === 'w' ? [near, 50] : [far, 50];
  return { x: x * UNIT + (inside[0] as number), y: y * UNIT + (inside[1] as number) };
}

/** Where two edges in a row meet; null where they go straight on. */
function joint(a: Edge, b: Edge): Point | null {
  if (horizontal(a) === horizontal(b)) return null;
  const [flat, upright] = horizontal(a) ? [a, b] : [b, a];
  return { x: middle(upright).x, y: middle(flat).y };
}
