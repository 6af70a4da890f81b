// The lines of the chart: pure numbers, from 0 to 1 both ways.
import type { Moment } from '../wire';

export type Point = { x: number; y: number };

/** By seat: the winning chance after each decision, and who won in the end. */
export function linesOf(moments: readonly Moment[], total: number, seats: number, winners: readonly number[]): Point[][] {
  const along = [...moments].sort((a, b) => a.to - b.to);
  return Array.from({ length: seats }, (_, seat) => {
    const points = along.map(({ to, judged }) => ({ x: to / total, y: (judged.played.chances[seat] ?? 0) / 1000 }));
    const end = { x: 1, y: winners.includes(seat) ? 1 / winners.length : 0 };
    const begin = { x: 0, y: points[0]?.y ?? 1 / seats };
    return [begin, ...points.filter(({ x }) => x < 1), end];
  });
}

/** The height of a line at `x`: that of the last point before it. */
export function heightAt(line: readonly Point[], x: number): number {
  return line.findLast((point) => point.x <= x)?.y ?? 0;
}

/** An SVG path through the points, in a box of that size; 1 is at the top. */
export function pathOf(line: readonly Point[], width: number, height: number): string {
  return line.map(({ x, y }, at) => `${at ? 'L' : 'M'}${(x * width).toFixed(1)} ${((1 - y) * height).toFixed(1)}`).join('');
}

/** The heights of labels pushed apart, so that each has `gap` of its own, within 0 and `height`. Order is kept. */
export function spread(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = -Infinity;
  for (const at of order) least = (placed[at] = Math.max(placed[at] ?? 0, least)) + gap;
  let most = height;
  for (const at of order.reverse()) most = (placed[at] = Math.min(placed[at] ?? 0, most)) - gap;
  return placed;
}
