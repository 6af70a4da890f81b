// Motion found by difference: from the old box to the new one, in the units of whatever draws it.
import { describe, expect, it } from 'vitest';
import { Glide, move, unproject } from '../../src/lib/glide';
import type { Box } from '../../src/lib/glide';

const box = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });

/** A root whose elements have the boxes that the test gives them, and which record their animations. */
function page() {
  const played: [string, unknown][] = [];
  let boxes: [string, Box][] = [];
  const root = {
    querySelectorAll: () =>
      boxes.map(([key, where]) => ({
        getAttribute: () => key,
        getBoundingClientRect: () => where,
        parentElement: null,
        animate: (frames: { translate: string }[]) => played.push([key, frames[0]?.translate]),
      })),
  } as unknown as ParentNode;
  return { glide: new Glide(() => root), played, set: (next: [string, Box][]) => (boxes = next) };
}

describe('glide', () => {
  it('measures from center to center', () => {
    expect(move(box(0, 0, 20, 20), box(100, 50, 10, 10))).toEqual({ dx: -95, dy: -45, scale: 2 });
    expect(move(box(5, 5), box(5.5, 5))).toBeNull();
    expect(move(box(0, 0, 0, 0), box(50, 50))).toBeNull();
  });

  it('translates screen pixels into the units of a scaled and turned picture', () => {
    expect(unproject({ dx: 30, dy: -10 }, { a: 2, b: 0, c: 0, d: 2 })).toEqual({ dx: 15, dy: -5 });
    // A quarter turn: the picture's x runs down the screen.
    const turned = unproject({ dx: 0, dy: 8 }, { a: 0, b: 1, c: -1, d: 0 });
    expect([turned.dx, Math.abs(turned.dy)]).toEqual([8, 0]);
    expect(unproject({ dx: 1, dy: 1 }, { a: 0, b: 0, c: 0, d: 0 })).toEqual({ dx: 0, dy: 0 });
  });

  // There is no SVG outside a browser; these elements are plain ones.
  Object.assign(globalThis, { SVGGraphicsElement: class {} });

  it('moves what moved and leaves the rest', () => {
    const { glide, played, set } = page();
    set([['still', box(0, 0)], ['card', box(0, 100)], ['gone', box(9, 9)]]);
    glide.snapshot();
    set([['still', box(0, 0)], ['card', box(40, 20)], ['new', box(70, 70)]]);
    glide.play(false);
    expect(played).toEqual([['card', '-40px 80px']]);
  });

  it('takes the largest of several pictures of one thing', () => {
    const { glide, played, set } = page();
    set([['b1', box(0, 0, 5, 5)], ['b1', box(200, 0, 20, 20)]]);
    glide.snapshot();
    set([['b1', box(300, 0, 20, 20)]]);
    glide.play(false);
    expect(played).toEqual([['b1', '-100px 0px']]);
  });

  it('does nothing with reduced motion', () => {
    const { glide, played, set } = page();
    set([['card', box(0, 0)]]);
    glide.snapshot();
    set([['card', box(90, 0)]]);
    glide.play(true);
    expect(played).toEqual([]);
  });
});
