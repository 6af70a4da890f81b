// A preview is taken apart as the engine writes it.
import { describe, expect, it } from 'vitest';
import { blockOf } from '../../src/games/urban-sprawl/geometry';
import { lotsOf } from '../../src/games/urban-sprawl/plan';
import { previewOf } from '../../src/games/urban-sprawl/preview';
import type { LotView } from '../../src/games/urban-sprawl/wire';
import type { Offer } from '../../src/wire';
import { recorded, viewOf } from './recorded';

const sites = recorded.flatMap(([name, packet]) =>
  packet.offers.filter(({ act }) => act.startsWith('site ')).map((offer): [string, Offer, number[]] => [`${name} ${offer.act}`, offer, viewOf(packet).blocks]),
);

describe('preview', () => {
  it('has the price of a place, which is at most what its block is worth', () => {
    expect(sites.length).toBeGreaterThan(50);
    for (const [name, offer, blocks] of sites) {
      const { cost } = previewOf(offer);
      expect(cost, name).not.toBeNull();
      expect(cost, name).toBeLessThanOrEqual(blocks[blockOf(lotsOf(offer.act)[0] as LotView)] ?? 0);
    }
  });

  it('has the bonus with the neighbors that it is for', () => {
    let most = 0;
    for (const [name, offer] of sites) {
      const { adjacency, doubled, marks } = previewOf(offer);
      const neighbors = marks.filter(({ verb }) => verb === 'adjacent').length;
      expect(adjacency?.n ?? 0, name).toBe(doubled ? 2 * neighbors : neighbors);
      most = Math.max(most, neighbors);
    }
    expect(most).toBeGreaterThan(0);
  });

  it('has what each seat would gain all together, a seat once', () => {
    const all = recorded.flatMap(([name, { offers }]) => offers.map((offer) => ({ name: `${name} ${offer.act}`, moves: previewOf(offer).moves })));
    expect(all.some(({ moves }) => moves.length > 1)).toBe(true);
    for (const { name, moves } of all) expect(new Set(moves.map(({ seat }) => seat)).size, name).toBe(moves.length);
  });

  it('keeps what is not drawn as sentences, each of them once', () => {
    for (const [name, offer] of sites) {
      const { notes } = previewOf(offer);
      for (const { key } of notes) expect(key, name).not.toMatch(/-note-(price|moved|adjacency)$/);
      expect(new Set(notes.map((note) => JSON.stringify(note))).size, name).toBe(notes.length);
    }
  });

  it('is empty without an offer', () => {
    expect(previewOf(undefined)).toEqual({ cost: null, adjacency: null, doubled: false, moves: [], notes: [], marks: [] });
  });
});
