// Looking around on a plan: drag, wheel, pinch, buttons. It moves a camera and never swallows a plain click.

type Point = { x: number; y: number };
type Size = { width: number; height: number };
/** A rectangle of cells, both ends included. */
type Bounds = { x0: number; y0: number; x1: number; y1: number };

/** How a plan's camera moves. */
export type Lens<Camera> = {
  fit(bounds: Bounds, size: Size, margin: number): Camera;
  pan(camera: Camera, dx: number, dy: number): Camera;
  zoom(camera: Camera, factor: number, at: Point): Camera;
};

/** A pointer that has moved less than this is a click. */
const SLIP = 6;

export class Looker<Camera> {
  /** Where the reader has gone by hand, and what the plan was then; anything new is fitted again. */
  #own = $state.raw<{ camera: Camera; about: string } | null>(null);
  #touches = new Map<number, Point>();
  #dragging = false;

  /** `about` names what is looked at: when it changes, the plan is fitted to the box again. */
  constructor(
    readonly lens: Lens<Camera>,
    readonly what: () => { about: string; bounds: Bounds; margin: number; size: Size },
  ) {}

  get camera(): Camera {
    const { about, bounds, margin, size } = this.what();
    return this.#own?.about === about ? this.#own.camera : this.lens.fit(bounds, size, margin);
  }

  get moved(): boolean {
    return this.#own?.about === this.what().about;
  }

  fit(): void {
    this.#own = null;
  }

  zoom(factor: number, at?: Point): void {
    const { size } = this.what();
    this.#go(this.lens.zoom(this.camera, factor, at ?? { x: size.width / 2, y: size.height / 2 }));
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.04 : 0.0016)), inside(event));
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#touches.size === 0) this.#dragging = false;
    this.#touches.set(event.pointerId, inside(event));
  };

  move = (event: PointerEvent): void => {
    const old = this.#touches.get(event.pointerId);
    if (!old) return;
    const now = inside(event);
    const [dx, dy] = [now.x - old.x, now.y - old.y];
    if (!this.#dragging && this.#touches.size === 1 && Math.hypot(dx, dy) < SLIP) return;
    // From here on it is no click; the pointer is followed wherever it goes.
    this.#dragging = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const other = [...this.#touches].find(([id]) => id !== event.pointerId)?.[1];
    this.#touches.set(event.pointerId, now);
    if (!other) return this.#go(this.lens.pan(this.camera, dx, dy));
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#go(this.lens.pan(this.lens.zoom(this.camera, apart(now) / apart(old), middle), dx / 2, dy / 2));
  };

  up = (event: PointerEvent): void => {
    this.#touches.delete(event.pointerId);
  };

  /** The end of a drag is not a click on what lies under it. */
  click = (event: MouseEvent): void => {
    if (!this.#dragging) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #go(camera: Camera): void {
    this.#own = { camera, about: this.what().about };
  }
}

/** Where an event happened, seen from the corner of the plan. */
function inside(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.x, y: event.clientY - box.y };
}
