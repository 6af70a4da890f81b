// Every building has a picture that exists, and lies on its lots.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnOf } from '../../src/games/urban-sprawl/art';
import { SHAPES, lotAt, lotOf, outline, parseSite, rowAt, siteKey } from '../../src/games/urban-sprawl/geometry';
import type { BuildingKind } from '../../src/games/urban-sprawl/wire';

const folder = new URL('../../src/games/urban-sprawl/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));
const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
const ids = [...texts.matchAll(/<(?:symbol|pattern) id="(us-[a-z0-9-]+)"/g)].map((found) => found[1]);

describe('pictures', () => {
  it('have one name each, and none that is used is missing', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...texts.matchAll(/(?:href="#|url\(#)(us-[a-z0-9-]+)["')]/g)].map((found) => found[1]).filter((id) => id !== 'us-coast');
    for (const id of used) expect(ids, id).toContain(id);
  });

  it('exist for every kind and shape, in each variant', () => {
    for (const kind of ['civ', 'com', 'ind', 'res', 'park'] as BuildingKind[])
      for (const places of SHAPES.flat().filter((shape) => kind !== 'park' || shape.length === 1))
        for (let block = 0; block < 36; block += 1) {
          const lots = places.map((place) => lotOf(block, place));
          const { symbol, x, y, width, height, turn, cube } = drawnOf({ lots, kind, card: null });
          expect(ids, `us-b-${symbol}`).toContain(`us-b-${symbol}`);
          const last = lotAt(lots.at(-1) ?? [0, 0]);
          expect(cube.x).toBe(last.x + 23);
          const tall = turn.startsWith('matrix(0');
          expect(x + (tall ? height : width)).toBe(Math.max(...lots.map((lot) => lotAt(lot).x)) + 44);
          expect(y + (tall ? width : height)).toBe(Math.max(...lots.map((lot) => lotAt(lot).y)) + 44);
        }
  });
});

describe('the grid', () => {
  it('reads a site as it is written', () => {
    expect(parseSite('4,7+5,7')).toEqual([[4, 7], [5, 7]]);
    expect(siteKey([[4, 7], [5, 7]])).toBe('4,7+5,7');
    for (const bad of ['', '12,0', '4;7', '4,7+']) expect(parseSite(bad), bad).toBeNull();
  });

  it('leaves the free lot of an L out of its outline', () => {
    expect(outline([0, 1, 2], 0, 1)).toContain('Q44 44');
    expect(outline([0, 1], 0, 1)).toBe('M0 1Q0 0 1 0L87 0Q88 0 88 1L88 43Q88 44 87 44L1 44Q0 44 0 43z');
  });

  it('puts the number of a double row between its blocks', () => {
    expect(rowAt({ side: 'left', first: 0, last: 1 })).toEqual({ x: 15.5, y: 143 });
    expect(rowAt({ side: 'bottom', first: 0, last: 0 })).toEqual({ x: 90, y: 694.5 });
  });
});
