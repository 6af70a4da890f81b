// Every act on offer is drawn somewhere, and every place on the map means one act.
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/games/urban-sprawl/facts';
import { contractsOf, drawn, planningOf } from '../../src/games/urban-sprawl/layout';
import { linesOf, looseOf } from '../../src/games/urban-sprawl/market';
import { lotsOf, planOf, spaceIn } from '../../src/games/urban-sprawl/plan';
import { linesOf as scoreLines } from '../../src/games/urban-sprawl/result';
import type { View } from '../../src/games/urban-sprawl/wire';
import type { Packet } from '../../src/wire';
import { samples, view as sample } from './sample';

const all = Object.entries(samples);
const viewOf = (packet: Packet) => packet.view as View;
const actsOf = (packet: Packet) => packet.offers.map(({ act }) => act);
const plan = (name: string, from: string | null = null) => planOf(viewOf(samples[name] as Packet), actsOf(samples[name] as Packet), from);

describe('layout', () => {
  it.each(all)('draws every offer: %s', (_, packet) => {
    const found = drawn(viewOf(packet), actsOf(packet), packet.viewer);
    expect(actsOf(packet).filter((act) => !found.has(act))).toEqual([]);
  });

  it.each(all)('knows every card that it shows: %s', (_, packet) => {
    const view = viewOf(packet);
    const cards = [...contractsOf(view), ...planningOf(view), ...view.seats.flatMap(({ permits }) => permits)];
    for (const card of cards) expect(cardOf(card)?.card, card).toBe(card);
  });
});

describe('the map', () => {
  it('has a place to point at for each live site, and no half of a lot for two', () => {
    const { spots, lots } = plan('site');
    expect(lots).toBe(2);
    for (const spot of spots.filter(({ live }) => live)) expect(spot.hit, spot.act).not.toBe('');
    for (let block = 0; block < 36; block += 1) {
      const halves = spots.filter((spot) => spot.block === block).flatMap(({ hit }) => hit.split('M').slice(1));
      expect(new Set(halves).size, `block ${block}`).toBe(halves.length);
      expect(halves.length, `block ${block}`).toBe(8);
    }
  });

  it('means the street that the pointer is near where two lots fit four ways', () => {
    const acts = ['site 4,0+4,1', 'site 5,0+5,1', 'site 4,0+5,0', 'site 4,1+5,1'];
    const { spots } = planOf(sample, acts);
    const top = spots.find(({ act }) => act === 'site 4,0+4,1');
    expect(top?.hit).toBe('M0 0H44V44zM88 0H44V44z');
  });

  it('asks why about places that are dead, by an act that is not on offer', () => {
    const { spots } = plan('site');
    const dead = spots.filter(({ live }) => !live);
    expect(dead.length).toBeGreaterThan(0);
    const offered = new Set(actsOf(samples['site'] as Packet));
    for (const { act, lots } of dead) {
      expect(offered.has(act)).toBe(false);
      expect(lotsOf(act)).toEqual(lots);
    }
  });

  it('offers nothing on somebody else’s turn', () => {
    const quiet = planOf(sample, []);
    expect(quiet.spots).toEqual([]);
    expect(quiet.stones.every(({ act }) => act === null)).toBe(true);
    expect(quiet.rows.every(({ act }) => act === null)).toBe(true);
  });

  it('moves a marker in two steps', () => {
    const first = plan('move').rows.filter(({ live }) => live);
    expect(first.map(({ row, picks }) => `${row.id} ${picks}`)).toEqual(['T2 true', 'R4 true']);
    const second = plan('move', 'T2').rows.filter(({ live, picks }) => live && !picks);
    expect(second.map(({ act }) => act)).toEqual(['move T2 T0', 'move T2 R5']);
    expect(spaceIn('move T2 R5')).toBe('R5');
    expect(spaceIn('marker T0')).toBe('T0');
  });

  it('makes targets of the buildings that a question is about', () => {
    const live = plan('lose').stones.filter((stone) => stone.live).map(({ act }) => act);
    expect(live).toEqual(['lose 0,11', 'lose 4,10']);
    expect(plan('turn').stones.every(({ act }) => act === null)).toBe(true);
  });
});

describe('the market', () => {
  it('shows each box once, under the deck that feeds it', () => {
    const lines = linesOf(sample).map(({ deck, boxes }) => `${deck.deck} ${boxes.map(({ ap }) => ap).join()}`);
    expect(lines).toEqual(['town 5', 'city 4,3,2,1', 'metropolis ']);
    expect(looseOf(sample)).toEqual([]);
  });

  it('keeps boxes that no deck feeds any more', () => {
    const decks = sample.decks.map((deck) => (deck.deck === 'town' ? { ...deck, left: 0 } : deck));
    expect(looseOf({ ...sample, decks }).map(({ ap }) => ap)).toEqual([5]);
  });
});

describe('the result', () => {
  it('adds up to the prestige of each seat', () => {
    for (const over of [true, false]) {
      const { lines, totals } = scoreLines(sample, sample.seats.map((seat) => seat.final), over);
      totals.forEach((total, seat) => expect(lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe(total));
    }
  });
});
