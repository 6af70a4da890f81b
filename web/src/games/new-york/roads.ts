// The street on a tile's sides, as one line in the middle of its pavement.
import type { Side } from '../../wire/new-york';

/** Every set of neighboring sides. */
export const ROADS = ['n', 'e', 's', 'w', 'ne', 'es', 'sw', 'nw', 'nes', 'esw', 'nsw', 'new'] as const;

/** Corners of the line, clockwise from the north-west; a side runs from one to the next. */
const CORNERS = [
  [7, 7],
  [93, 7],
  [93, 93],
  [7, 93],
] as const;
const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

/** The line along `sides`; its ends reach the tile's border. */
export function roadPath(sides: string): string {
  const has = SIDES.map((side) => sides.includes(side));
  const first = has.findIndex((on, at) => on && !has[(at + 3) % 4]);
  if (first < 0) return '';
  const run: number[] = [];
  for (let at = first; has[at % 4] && run.length < 4; at += 1) run.push(at % 4);
  const corner = (at: number) => CORNERS[at % 4] as readonly [number, number];
  const end = (at: number, side: number): [number, number] => {
    const [x, y] = corner(at);
    const out = (value: number) => (value < 50 ? 0 : 100);
    return side % 2 === 0 ? [out(x), y] : [x, out(y)];
  };
  const last = run.at(-1) as number;
  const points = [end(first, first), ...run.slice(1).map(corner), end(last + 1, last)];
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');
}
