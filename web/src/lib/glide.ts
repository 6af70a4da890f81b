// Things with a `data-key` glide from where they were to where they are, found by difference alone.

/** A box on the screen. */
export type Box = { x: number; y: number; width: number; height: number };

/** How far a thing has come: from old center to new, and its old size in terms of the new one. */
export type Move = { dx: number; dy: number; scale: number };

/** The move from `from` to `to`, or null where nobody would see it. */
export function move(from: Box, to: Box): Move | null {
  if (!from.width || !from.height || !to.width || !to.height) return null;
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = from.width / to.width;
  if (Math.hypot(dx, dy) < 2 && Math.abs(scale - 1) < 0.04) return null;
  return { dx, dy, scale };
}

/** A vector on the screen in the units of an SVG parent that is drawn through `matrix`. */
export function unproject(
  vector: { dx: number; dy: number },
  matrix: { a: number; b: number; c: number; d: number },
): { dx: number; dy: number } {
  const det = matrix.a * matrix.d - matrix.b * matrix.c;
  if (!det) return { dx: 0, dy: 0 };
  return {
    dx: (matrix.d * vector.dx - matrix.c * vector.dy) / det,
    dy: (matrix.a * vector.dy - matrix.b * vector.dx) / det,
  };
}

const DURATION = 250;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Takes the boxes before a change and lets everything glide after it. */
export class Glide {
  #before = new Map<string, Box>();

  constructor(readonly root: () => ParentNode | null | undefined) {}

  /** Before the change: where is everything? */
  snapshot(): void {
    this.#before = new Map([...this.#keyed()].map(([key, { box }]) => [key, box]));
  }

  /** After the change: what moved glides. With reduced motion nothing does. */
  play(reduced: boolean): void {
    const before = this.#before;
    this.#before = new Map();
    if (reduced || !before.size) return;
    for (const [key, { element, box }] of this.#keyed()) {
      const old = before.get(key);
      const found = old && move(old, box);
      if (found) animate(element, found);
    }
  }

  /** Each key once; of several pictures of one thing the largest counts. */
  #keyed(): Map<string, { element: Element; box: Box }> {
    const found = new Map<string, { element: Element; box: Box }>();
    for (const element of this.root()?.querySelectorAll('[data-key]') ?? []) {
      const key = element.getAttribute('data-key') as string;
      const box = element.getBoundingClientRect();
      const other = found.get(key);
      if (!other || other.box.width * other.box.height < box.width * box.height) found.set(key, { element, box });
    }
    return found;
  }
}

// `translate` and `scale` come on top of an element's own `transform`, attribute or style, and leave it alone.
function animate(element: Element, { dx, dy, scale }: Move): void {
  const timing = { duration: DURATION, easing: EASING };
  const parent = element.parentElement;
  if (element instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement) {
    const matrix = parent.getScreenCTM();
    if (!matrix) return;
    const local = unproject({ dx, dy }, matrix);
    element.animate([{ translate: `${local.dx}px ${local.dy}px` }, { translate: '0px 0px' }], timing);
  } else {
    element.animate(
      [
        { translate: `${dx}px ${dy}px`, scale: `${scale}` },
        { translate: '0px 0px', scale: '1' },
      ],
      timing,
    );
  }
}
