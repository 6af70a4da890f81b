// Every act on offer is drawn somewhere, and every place on the map means one act: on packets of games that were played.
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/games/urban-sprawl/facts';
import { blockOf, lotKey } from '../../src/games/urban-sprawl/geometry';
import { contractsOf, drawn, planningOf } from '../../src/games/urban-sprawl/layout';
import { linesOf, looseOf } from '../../src/games/urban-sprawl/market';
import { cardIn, emptyPlaces, lotsOf, planOf } from '../../src/games/urban-sprawl/plan';
import { linesOf as scoreLines } from '../../src/games/urban-sprawl/result';
import type { QuestionKind } from '../../src/games/urban-sprawl/wire';
import type { Packet } from '../../src/wire';
import { actsOf, asking, find, recorded, siting, viewOf } from './recorded';

const KINDS: Record<QuestionKind, true> = {
  vocation: true, steal: true, order: true, elect: true, contractor: true, park: true, marker: true, move: true, uncontrol: true, claim: true,
  'pay-or-lose': true, 'pay-you': true, office: true, seat: true, building: true, block: true,
};
const plan = (packet: Packet, from: string | null = null) => planOf(viewOf(packet), actsOf(packet), from);

describe('layout', () => {
  it('has recorded packets of every phase, every question and every verb', () => {
    const asked = recorded.filter(([, { offers }]) => offers.length > 0).map(([, packet]) => packet);
    for (const phase of ['buying', 'turn', 'ask']) expect(asked.map((packet) => viewOf(packet).phase)).toContain(phase);
    const kinds = new Set(asked.map((packet) => viewOf(packet).question?.kind));
    expect(Object.keys(KINDS).filter((kind) => !kinds.has(kind as QuestionKind))).toEqual([]);
    const verbs = new Set(asked.flatMap(actsOf).map((act) => act.split(' ')[0]));
    for (const verb of ['buy', 'invest', 'take', 'favor', 'build', 'site', 'permit', 'end', 'decline', 'pay', 'lose']) expect(verbs, verb).toContain(verb);
    expect(recorded.filter(([, { over }]) => over).map(([, packet]) => viewOf(packet).seats.length)).toEqual([2, 3, 4]);
  });

  it.each(recorded)('draws every offer: %s', (_, packet) => {
    const found = drawn(viewOf(packet), actsOf(packet), packet.viewer);
    expect(actsOf(packet).filter((act) => !found.has(act))).toEqual([]);
  });

  it.each(recorded)('knows every card that it shows: %s', (_, packet) => {
    const view = viewOf(packet);
    const built = view.buildings.flatMap(({ card }) => card ?? []);
    const held = view.seats.flatMap(({ permits, favors }) => [...permits, ...favors.map(({ card }) => card)]);
    for (const card of [...contractsOf(view), ...planningOf(view), ...held, ...built, ...actsOf(packet).flatMap((act) => cardIn(act) ?? [])]) {
      expect(cardOf(card)?.card, card).toBe(card);
    }
  });

  it.each(recorded)('never draws two buildings on one lot: %s', (_, packet) => {
    const lots = viewOf(packet).buildings.flatMap((building) => building.lots.map(lotKey));
    expect(new Set(lots).size).toBe(lots.length);
    const free = Array.from({ length: 36 }, (__, block) => emptyPlaces(viewOf(packet), block).length).reduce((sum, n) => sum + n, 0);
    expect(free + lots.length).toBe(144);
  });
});

describe('the map', () => {
  it.each([1, 2, 3, 4])('has a place to point at for each live site of %i lots, and no half of a lot for two', (size) => {
    const { spots, lots } = plan(siting(size));
    expect(lots).toBe(size);
    for (const spot of spots.filter(({ live }) => live)) expect(spot.hit, spot.act).not.toBe('');
    for (let block = 0; block < 36; block += 1) {
      const halves = spots.filter((spot) => spot.block === block).flatMap(({ hit }) => hit.split('M').slice(1));
      expect(new Set(halves).size, `block ${block}`).toBe(halves.length);
      expect(halves.length, `block ${block}`).toBe(8);
    }
  });

  it.each(recorded)('asks why about what is dead, by an act that is not on offer: %s', (_, packet) => {
    const offered = new Set(actsOf(packet));
    const { spots, stones, rows, squares } = plan(packet);
    for (const { act, live } of [...spots, ...stones, ...rows, ...squares]) expect(act !== null && offered.has(act)).toBe(live);
    for (const { act, lots } of spots) expect(lotsOf(act)).toEqual(lots);
    if (packet.offers.length === 0) expect([...stones, ...rows].every(({ act }) => act === null) && spots.length === 0).toBe(true);
  });

  it('means the street that the pointer is near where two lots fit four ways', () => {
    const acts = ['site 4,0+4,1', 'site 5,0+5,1', 'site 4,0+5,0', 'site 4,1+5,1'];
    const { spots } = planOf(viewOf(siting(2)), acts);
    const top = spots.find(({ act }) => act === 'site 4,0+4,1');
    expect(top?.hit).toBe('M0 0H44V44zM88 0H44V44z');
  });

  it('moves a marker in two steps: whence, then whither', () => {
    const packet = asking('move');
    const moves = actsOf(packet).flatMap((act) => (/^move (\S+) (\S+)$/.exec(act) ? [act.split(' ').slice(1)] : []));
    const whence = plan(packet).rows.filter(({ live, picks }) => live && picks).map(({ row }) => row.id);
    expect(new Set(whence)).toEqual(new Set(moves.map(([from]) => from)));
    const [from = ''] = whence;
    const whither = plan(packet, from).rows.filter(({ live, picks }) => live && !picks);
    expect(new Set(whither.map(({ row }) => row.id))).toEqual(new Set(moves.filter(([one]) => one === from).map(([, to]) => to)));
    for (const { act, row } of whither) expect(act?.split(' ').at(-1)).toBe(row.id);
  });

  it('makes targets of the buildings, spaces and blocks that a question is about, and of nothing in a turn', () => {
    const live = (kind: QuestionKind) => {
      const { spots, stones, rows, squares } = plan(asking(kind));
      return [...spots, ...stones, ...rows, ...squares].filter((thing) => thing.live).map(({ act }) => act);
    };
    for (const [kind, verb] of Object.entries({ 'pay-or-lose': 'lose', uncontrol: 'uncontrol', claim: 'claim', building: 'building', block: 'block', park: 'park', marker: 'marker' })) {
      const meant = actsOf(asking(kind as QuestionKind)).filter((act) => act.startsWith(`${verb} `));
      expect(meant.length, kind).toBeGreaterThan(0);
      expect(new Set(live(kind as QuestionKind)), kind).toEqual(new Set(meant));
    }
    expect(plan(find(({ phase, pending }, { offers }) => phase === 'turn' && !pending && offers.length > 0)).stones.every(({ act }) => act === null)).toBe(true);
  });

  it('puts the square of a block on its first lot', () => {
    for (const { act, block } of plan(asking('block')).squares) expect(lotsOf(act).map(blockOf)).toEqual([block, block, block, block]);
  });
});

describe('the market', () => {
  it.each(recorded)('shows each box once, from 5 to 1 AP: %s', (_, packet) => {
    const view = viewOf(packet);
    const boxes = [...linesOf(view).flatMap((line) => line.boxes), ...looseOf(view)].map(({ ap }) => ap);
    expect(boxes.sort((a, b) => b - a)).toEqual([5, 4, 3, 2, 1]);
  });

  it('keeps boxes that no deck feeds any more', () => {
    const view = viewOf(find(({ decks }) => decks.filter(({ active }) => active).length === 1));
    const decks = view.decks.map((deck) => ({ ...deck, left: 0 }));
    expect(looseOf({ ...view, decks }).map(({ ap }) => ap)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('the result', () => {
  it.each(recorded.filter(([, { over }]) => over))('adds up to the points of each seat: %s', (_, packet) => {
    const view = viewOf(packet);
    const { lines, totals } = scoreLines(view, view.final ?? [], true);
    expect(totals).toEqual(packet.scores);
    totals.forEach((total, seat) => expect(lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe(total));
  });
});
