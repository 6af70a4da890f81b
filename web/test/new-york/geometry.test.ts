// Cities as plane geometry: streets as bands, corners, what fits into the box.
import { describe, expect, it } from 'vitest';
import { boxOf, fit, pan, seen, zoom } from '../../src/games/new-york/camera';
import { around, band, boundsOf, cellKey, corners, parseCell, zigzag } from '../../src/games/new-york/geometry';
import { ROADS, roadPath } from '../../src/games/new-york/roads';
import { city, street, view } from './sample';

const own = view.seats[0] as (typeof view.seats)[number];

describe('cells', () => {
  it('are read in their one spelling', () => {
    expect(parseCell('-3,12')).toEqual({ x: -3, y: 12 });
    for (const text of ['3', '3,', '+1,2', '1, 2', 'x,y']) expect(parseCell(text)).toBeNull();
  });

  it('around a tile are eight, around two side by side ten', () => {
    expect(around([{ x: 0, y: 0 }]).map(cellKey)).toEqual(['-1,-1', '0,-1', '1,-1', '-1,0', '1,0', '-1,1', '0,1', '1,1']);
    expect(around([{ x: 0, y: 0 }, { x: 1, y: 0 }])).toHaveLength(10);
  });

  it('make bounds that hold all of them', () => {
    expect(boundsOf(own.city)).toEqual({ x0: -3, y0: -1, x1: 1, y1: 1 });
  });
});

describe('a street', () => {
  it('turns at convex and concave corners and goes straight between', () => {
    const { path, beads } = band(own.street.edges, false);
    expect(path).toBe('M-193 -5L-193 -93L93 -93L93 7L193 7L193 195');
    expect(beads).toHaveLength(8);
    expect(beads[4]).toEqual({ x: 93, y: -50 });
  });

  it('of one edge runs along it', () => {
    expect(band(street(false, '0 0 n').edges, false).path).toBe('M5 7L95 7');
    expect(band(street(false, '0 0 e').edges, false).path).toBe('M93 5L93 95');
  });

  it('may be walked in either direction', () => {
    const edges = street(false, '0 0 e', '0 0 n', '-1 0 n').edges;
    expect(band(edges, false).path).toBe('M93 95L93 7L-95 7');
    expect(band([...edges].reverse(), false).path).toBe('M-95 7L93 7L93 95');
  });

  it('that goes all around has no ends', () => {
    const ring = street(true, '0 0 n', '0 0 e', '0 0 s', '0 0 w');
    expect(band(ring.edges, true).path).toBe('M93 7L93 93L7 93L7 7Z');
    expect(band([], false)).toEqual({ path: '', beads: [] });
  });

  it('paves the corner of the tile that it turns around', () => {
    // Station to the north, park to the east: the pavement lies on the start tile's north-east corner.
    expect(corners(own.city)).toContainEqual({ x: 100, y: 0, dx: -1, dy: 1 });
    expect(corners(city('0 -1 5 museum 6 n', '1 0 6 museum 7 e'))).toEqual([]);
  });
});

describe('streets on tiles', () => {
  it('follow every set of neighboring sides without a gap', () => {
    expect(roadPath('n')).toBe('M0 7L100 7');
    expect(roadPath('nw')).toBe('M7 100L7 7L100 7');
    expect(roadPath('new')).toBe('M7 100L7 7L93 7L93 100');
    expect(roadPath('')).toBe('');
    for (const sides of ROADS) expect(roadPath(sides).split('L')).toHaveLength(sides.length + 1);
  });
});

describe('a clash', () => {
  it('is drawn on the side it is about', () => {
    const ys = [...zigzag({ x: 2, y: 1 }, 's').matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(ys.every((y) => Math.abs(y - 200) <= 7)).toBe(true);
    const xs = [...zigzag({ x: 2, y: 1 }, 'w').matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect(xs.every((x) => Math.abs(x - 200) <= 7)).toBe(true);
  });
});

describe('the camera', () => {
  const size = { width: 600, height: 400 };

  it.each([
    [{ x0: 0, y0: 0, x1: 0, y1: 0 }],
    [{ x0: -3, y0: -1, x1: 1, y1: 1 }],
    [{ x0: -27, y0: 0, x1: 26, y1: 0 }],
    [{ x0: 0, y0: -30, x1: 3, y1: 23 }],
  ])('shows a whole city and a ring around it: %o', (bounds) => {
    const camera = fit(bounds, size, 1);
    const first = boxOf(camera, { x: bounds.x0 - 1, y: bounds.y0 - 1 });
    const last = boxOf(camera, { x: bounds.x1 + 1, y: bounds.y1 + 1 });
    expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(-0.001);
    expect(last.x + last.size).toBeLessThanOrEqual(600.001);
    expect(last.y + last.size).toBeLessThanOrEqual(400.001);
    expect(first.x + last.x + last.size).toBeCloseTo(600);
  });

  it('zooms around the point that is looked at, within limits', () => {
    const before = fit({ x0: -3, y0: -1, x1: 1, y1: 1 }, size, 1);
    const at = { x: 150, y: 90 };
    const after = zoom(before, 1.3, at);
    const under = (camera: typeof before) => (at.x - camera.x) / camera.k;
    expect(under(after)).toBeCloseTo(under(before));
    expect(zoom(before, 1e6, at).k).toBeLessThan(2);
    expect(zoom(before, 1e-6, at).k).toBeGreaterThan(0.1);
    expect(pan(before, 5, -7)).toEqual({ ...before, x: before.x + 5, y: before.y - 7 });
  });

  it('leaves out names that would lie over each other', () => {
    expect(seen(0, 0.2, 180, 58).map(({ at }) => at)).toEqual([0, 3, 6]);
    expect(seen(-100, 0.4, 100, 58).map(({ at }) => at)).toEqual([2, 4]);
  });

  it('names the columns that can be seen, each in its middle', () => {
    const columns = seen(50, 1, 400, 58);
    expect(columns.map(({ at }) => at)).toEqual([-1, 0, 1, 2, 3]);
    expect(columns.map(({ middle }) => middle)).toEqual([0, 100, 200, 300, 400]);
  });
});
