// Looking closer at the map on a small screen: two fingers zoom, one moves what is zoomed. It never swallows a plain tap.
import { SIZE } from './geometry';
import type { Point } from './geometry';

/** A pointer that has moved less than this is a click. */
const SLIP = 8;
const CLOSEST = SIZE / 4;

export class Looker {
  /** The part of the map that is shown: its corner and its side. */
  #part = $state.raw({ x: 0, y: 0, side: SIZE });
  #touches = new Map<number, Point>();
  #dragging = false;

  get viewBox(): string {
    const { x, y, side } = this.#part;
    return `${x} ${y} ${side} ${side}`;
  }
  get moved(): boolean {
    return this.#part.side < SIZE;
  }
  fit(): void {
    this.#part = { x: 0, y: 0, side: SIZE };
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    if (this.#touches.size === 0) this.#dragging = false;
    this.#touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const old = this.#touches.get(event.pointerId);
    if (!old) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#touches].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && (!this.moved || (!this.#dragging && Math.hypot(now.x - old.x, now.y - old.y) < SLIP))) return;
    this.#dragging = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#touches.set(event.pointerId, now);
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const unit = this.#part.side / Math.min(box.width, box.height);
    const { x, y, side } = this.#part;
    if (!other) return this.#show(x - (now.x - old.x) * unit, y - (now.y - old.y) * unit, side);
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const wanted = side * (apart(old) / apart(now));
    // The point between the fingers stays there.
    const at = { x: ((now.x + other.x) / 2 - box.x) / box.width, y: ((now.y + other.y) / 2 - box.y) / box.height };
    const next = Math.min(SIZE, Math.max(CLOSEST, wanted));
    this.#show(x + at.x * (side - next), y + at.y * (side - next), next);
  };

  up = (event: PointerEvent): void => {
    this.#touches.delete(event.pointerId);
  };

  /** The end of a drag is not a tap on what lies under it. */
  click = (event: MouseEvent): void => {
    if (!this.#dragging) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #show(x: number, y: number, side: number): void {
    const inside = (at: number) => Math.min(Math.max(0, at), SIZE - side);
    this.#part = { x: inside(x), y: inside(y), side };
  }
}
