// Money: picks in any order, payments that wait for other cards, hands of any size.
import { describe, expect, it } from 'vitest';
import { inPickOrder, ofBank, onDisplay, plus, toggled } from '../../src/games/new-york/cards';
import { stands } from '../../src/games/new-york/choice.svelte';
import { fanOf, fanWidth } from '../../src/games/new-york/hand';
import { takeNext, undosOf } from '../../src/games/new-york/pending';
import { tile } from './sample';

describe('cards', () => {
  it('are picked upward, equal values from blue to red', () => {
    expect(inPickOrder(['red3', 'blue9', 'green3', 'blue1'])).toEqual(['blue1', 'green3', 'red3', 'blue9']);
    expect(toggled(['blue3', 'blue3', 'blue7'], 'blue3', true)).toEqual(['blue3', 'blue7']);
    expect(plus(['blue3', 'blue7'])).toBe('7 + 3');
  });

  it('of one bank lie from high to low, picked copies marked', () => {
    const shown = ofBank(['blue3', 'blue7', 'red9'], ['blue3'], 'blue');
    expect(shown.map(({ card, picked }) => (picked ? card.toUpperCase() : card))).toEqual(['blue7', 'BLUE3', 'blue3']);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(3);
  });

  it('on display keep their places; of equal faces only as many are picked as were', () => {
    const shown = onDisplay(['blue2', 'red8', 'blue2'], ['blue2'], ['blue2']);
    expect(shown.map(({ picked }) => picked)).toEqual([true, false, false]);
    expect(shown.map(({ key }) => key)).toEqual(['card-blue2-1', 'card-red8-0', 'card-blue2-2']);
  });
});

describe('taking money', () => {
  it('puts a lower card before those already picked', () => {
    expect(takeNext(['green3'], 'red1', false)).toEqual(['red1', 'green3']);
  });

  it('starts anew with a higher card that does not go with them', () => {
    expect(takeNext(['green2'], 'red8', false)).toEqual(['red8']);
  });

  it('puts a card back', () => {
    expect(takeNext(['red1', 'green3'], 'red1', true)).toEqual(['green3']);
  });
});

describe('changing one’s mind', () => {
  it('undoes as many acts as were made', () => {
    expect(undosOf(null)).toBe(0);
    expect(undosOf({ kind: 'take', cards: ['red1', 'red2'], total: 3 })).toBe(2);
    expect(undosOf({ kind: 'pay', bank: 'red', cards: ['red1'], total: 1, price: 5, exact: null })).toBe(2);
    expect(undosOf({ kind: 'move', tile: tile(1, 'museum', 2), swaps: [] })).toBe(1);
  });
});

describe('a wished payment', () => {
  it('stands while its next card is not possible yet', () => {
    expect(stands(['blue9'], [], () => false)).toBe(true);
    expect(stands(['blue3', 'blue9'], ['blue3', 'blue9'], () => false)).toBe(true);
  });

  it('falls when somebody has undone a pick', () => {
    expect(stands(['blue3', 'blue9'], ['blue3'], () => true)).toBe(false);
    expect(stands(['blue3', 'blue9'], ['blue4'], () => false)).toBe(false);
    expect(stands(['blue3'], ['blue3', 'blue9'], () => false)).toBe(false);
  });
});

describe('a hand', () => {
  const total = (counts: number[], room: number) => {
    const fan = fanOf(counts, room);
    return counts.reduce((sum, count) => sum + fanWidth(fan, count), 0);
  };

  it.each([[[2, 2, 1, 2]], [[5, 4, 1, 5]], [[9, 6, 3, 7]], [[20, 2, 2, 1]], [[0, 0, 0, 0]], [[27, 27, 27, 27]]])(
    'of %o cards never lies wider than the dock',
    (counts) => {
      for (const room of [400, 440, 560]) expect(total(counts, room)).toBeLessThanOrEqual(room);
    },
  );

  it('of twenty-five cards leaves a finger’s width to each', () => {
    expect(fanOf([9, 6, 3, 7], 440).step).toBeGreaterThanOrEqual(24);
  });

  it('of few cards covers none', () => {
    const { step, width } = fanOf([2, 2, 1, 2], 440);
    expect(step).toBeGreaterThan(width);
  });
});
