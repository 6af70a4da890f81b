// A preview is taken apart as the engine writes it.
import { describe, expect, it } from 'vitest';
import { previewOf } from '../../src/games/urban-sprawl/preview';
import { samples } from './sample';

describe('preview', () => {
  const offer = samples['site']?.offers.find(({ act }) => act === 'site 4,7+5,7');
  const preview = previewOf(offer);

  it('has the price, the bonus and what seats gain as figures', () => {
    expect(preview.cost).toBe(7);
    expect(preview.adjacency?.n).toBe(1);
    expect(preview.doubled).toBe(false);
    expect(preview.moves).toEqual([{ seat: 0, wealth: 0, prestige: 3 }, { seat: 1, wealth: 0, prestige: 1 }]);
  });

  it('keeps the rest as sentences, and the neighbors as marks', () => {
    expect(preview.notes.map(({ key }) => key)).toEqual(['urban-sprawl-note-zoning', 'urban-sprawl-note-vocation', 'urban-sprawl-note-income']);
    expect(preview.marks).toEqual([{ verb: 'adjacent', lot: [6, 6] }]);
  });

  it('is empty without an offer', () => {
    expect(previewOf(undefined)).toEqual({ cost: null, adjacency: null, doubled: false, moves: [], notes: [], marks: [] });
  });
});
