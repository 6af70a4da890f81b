// The dock: cards in pick order, bids that change, floors that are pending.
import { describe, expect, it } from 'vitest';
import { inPickOrder, stackOf } from '../../src/games/capitol/cards';
import { dockLayout, playSoFar, toggled } from '../../src/games/capitol/layout/dock';
import { boardLayout } from '../../src/games/capitol/layout/board';
import { changesOf, proposalOf } from '../../src/games/capitol/proposal';
import { heightOf, stacked } from '../../src/games/capitol/pieces';
import { programOf } from '../../src/games/capitol/program';
import type { View } from '../../src/wire/capitol';
import { offer, samples, view } from './sample';

const acts = (name: string) => (samples[name]?.offers ?? []).map((offer) => offer.act);
const viewOf = (name: string) => samples[name]?.view as View;

describe('cards', () => {
  it('sorts by value, then roof, floor, white, black, red', () => {
    expect(inPickOrder(['red3', 'floor3', 'white3', 'roof8', 'black3', 'roof3', 'floor2'])).toEqual([
      'floor2', 'roof3', 'floor3', 'white3', 'black3', 'red3', 'roof8',
    ]);
  });

  it('knows the stack of each kind', () => {
    expect(['roof1', 'floor1', 'white1', 'black1', 'red1'].map(stackOf)).toEqual([
      'roof', 'floor', 'permit', 'permit', 'permit',
    ]);
  });
});

describe('bid', () => {
  it('keeps picks in pick order when a lower card joins', () => {
    expect(toggled(['floor4', 'floor8'], 'black2', false)).toEqual(['black2', 'floor4', 'floor8']);
  });

  it('takes one copy out, not all', () => {
    expect(toggled(['floor4', 'floor4', 'red7'], 'floor4', true)).toEqual(['floor4', 'red7']);
  });

  it('shows picked cards and the rest as one hand, each chosen or not', () => {
    const { hand, senator } = dockLayout(viewOf('auction'), acts('auction'), 0);
    expect(hand.map(({ card, chosen }) => (chosen ? card.toUpperCase() : card))).toEqual([
      'black2', 'FLOOR4', 'white5', 'ROOF6', 'red7', 'FLOOR8',
    ]);
    expect(senator).toBe('seal');
  });

  it('tells copies of a face apart, also on top of a stack', () => {
    const twice = { ...view, hand: ['floor6', 'floor6'] };
    const { hand, stacks } = dockLayout(twice, [], 0);
    expect([...hand.map(({ key }) => key), stacks[1]?.key]).toEqual([
      'card-floor6-0', 'card-floor6-1', 'card-floor6-2',
    ]);
  });
});

describe('own buildings', () => {
  it('shows a pending floor on the building it goes to, and offers that height', () => {
    const lots = dockLayout(viewOf('floor'), acts('floor'), 0).lots;
    expect(lots.map(({ floors, pending, floor }) => [floors, pending, floor])).toEqual([
      [2, false, null],
      [1, false, null],
      [3, true, 'floor 3'],
    ]);
  });

  it('shows a pending new building', () => {
    const pending = { ...viewOf('floor'), pending: { card: 'floor4', first: { floors: 0 } } };
    const { lots, fresh } = dockLayout(pending, ['floor new', 'floor 1', 'floor 2'], 0);
    expect(lots.at(-1)).toMatchObject({ key: 'building-new', floors: 1, pending: true, floor: 'floor 1' });
    expect(fresh).toBe('floor new');
    expect(playSoFar(pending)).toHaveLength(2);
  });

  it('offers both roofs on an unroofed building, and says which is live', () => {
    const lots = dockLayout(viewOf('roof'), ['roof round 2'], 0).lots;
    expect(lots[2]?.roofs).toEqual([
      { shape: 'round', act: 'roof round 2', live: true },
      { shape: 'triangular', act: 'roof triangular 2', live: false },
    ]);
    expect(lots[0]?.roofs).toEqual([]);
  });
});

describe('aiming', () => {
  it('makes only the picked building live, and asks why about it elsewhere', () => {
    const areas = boardLayout(viewOf('permit'), acts('permit'), { shape: 'triangular', floors: 1 });
    const of = (slug: string) => areas.find(({ area }) => area.slug === slug);
    expect(of('viminalis')?.acts).toEqual(['place viminalis triangular 1']);
    expect(of('quirinalis')).toMatchObject({ acts: [], attempt: 'place quirinalis triangular 1' });
  });

  it('tries the building that fits a dead area best', () => {
    const areas = boardLayout(viewOf('permit'), acts('permit'));
    const attempt = (slug: string) => areas.find(({ area }) => area.slug === slug)?.attempt;
    expect(attempt('campus-martius')).toBe('place campus-martius round 2');
    expect(attempt('aventinus')).toBe('place aventinus triangular 1');
  });

  it('asks nothing of the map while no permit is chosen', () => {
    expect(boardLayout(viewOf('roof'), acts('roof')).every(({ attempt }) => attempt === null)).toBe(true);
  });

  it('puts the ghost on the next free plot, and lists own points first', () => {
    const act = samples['permit']?.offers.find(({ act }) => act === 'place quirinalis round 2');
    const areas = boardLayout(viewOf('permit'), acts('permit'));
    expect(proposalOf(act, areas, null, 0)).toMatchObject({ slug: 'quirinalis', kind: 'building', floors: 2 });
    expect(changesOf(act, 3)).toEqual([
      { seat: 3, change: -2 },
      { seat: 0, change: 2 },
    ]);
    expect(changesOf(offer('pass'), 0)).toEqual([]);
  });
});

describe('pictures', () => {
  it('draws a tall building no higher than its limit', () => {
    for (let floors = 1; floors <= 40; floors += 1) expect(stacked(floors).wall).toBeLessThanOrEqual(52);
    expect(heightOf(3, 'round')).toBeGreaterThan(heightOf(2, 'round'));
    expect(stacked(3).step).toBe(stacked(1).step);
  });

  it('marks auctions as done, current and later', () => {
    const states = (change: Partial<View>) =>
      programOf({ ...view, ...change })[0]?.items.map(({ state }) => state);
    expect(states({})).toEqual(['later', 'later', 'later']);
    expect(states({ phase: 'auction', auction: { number: 2, piece: 'fountain', mine: [], total: 0, winner: null } })).toEqual([
      'done', 'now', 'later',
    ]);
    expect(states({ phase: 'draw' })).toEqual(['done', 'done', 'done']);
    expect(states({ phase: 'draw', gone: [4] })).toEqual(['done', 'gone', 'done']);
    expect(programOf({ ...view, round: 3 })[1]?.items.map(({ lot }) => lot)).toEqual([9, 10, 11]);
    expect(programOf({ ...view, round: 3 }).map(({ round }) => round)).toEqual([3, 4]);
  });
});
