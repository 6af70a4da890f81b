// Every act on offer is drawn somewhere, on hand-made packets and on packets of games that were played.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BANKS, ofBank, onDisplay } from '../../src/games/new-york/cards';
import { around, cellKey } from '../../src/games/new-york/geometry';
import { drawn } from '../../src/games/new-york/layout';
import { cellOf, planOf, waiting } from '../../src/games/new-york/plan';
import { notesOf, sideOf, streetAfter, streetOf } from '../../src/games/new-york/preview';
import { marksOf, reasonsOf } from '../../src/games/new-york/sheet';
import type { View } from '../../src/wire/new-york';
import type { Packet } from '../../src/wire';
import { offer, samples, view as sample } from './sample';

const folder = new URL('../fixtures/new-york/', import.meta.url);
const recorded: [string, Packet][] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Packet[]).map(
      (packet): [string, Packet] => [`${name} seq ${packet.seq}`, packet],
    ),
  );
const all = [...Object.entries(samples), ...recorded];
const viewOf = (packet: Packet) => packet.view as View;
const actsOf = (packet: Packet) => packet.offers.map(({ act }) => act);

describe('layout', () => {
  it('has recorded packets of every phase and of every half-made decision', () => {
    const kinds = new Set(recorded.map(([, packet]) => viewOf(packet).pending?.kind ?? viewOf(packet).phase));
    expect([...kinds].sort()).toEqual(['act', 'lay', 'leftover', 'move', 'over', 'pay', 'take']);
    const verbs = new Set(recorded.flatMap(([, packet]) => actsOf(packet).map((act) => act.split(' ')[0])));
    for (const verb of ['take', 'buy', 'pay', 'done', 'move', 'put', 'swap', 'dismantle', 'lay', 'keep', 'give'])
      expect(verbs, verb).toContain(verb);
  });

  it.each(all)('draws every offer: %s', (_, packet) => {
    const found = drawn(viewOf(packet), actsOf(packet), packet.viewer);
    expect(actsOf(packet).filter((act) => !found.has(act))).toEqual([]);
  });

  it.each(all)('shows each cell once, dead ones with an act that is not on offer: %s', (_, packet) => {
    const view = viewOf(packet);
    const plan = planOf(view, actsOf(packet), packet.viewer, null);
    const cells = [...plan.spots.map(({ cell }) => cell), ...plan.stones.map(({ placed }) => placed)].map(cellKey);
    expect(new Set(cells).size).toBe(cells.length);
    for (const { act, live, cell } of plan.spots) {
      expect(actsOf(packet).includes(act)).toBe(live);
      expect(cellOf(act, [])).toEqual(cell);
    }
    if (plan.tile && packet.viewer !== null) {
      const city = view.seats[packet.viewer]?.city ?? [];
      expect(plan.spots.length).toBe(around(city).length);
    }
  });

  it.each(all)('names each card and tile once: %s', (_, packet) => {
    const view = viewOf(packet);
    const pending = view.pending;
    const paid = pending?.kind === 'pay' ? pending.cards : [];
    const hand = [...(view.hand ?? []), ...paid];
    const cards = [
      ...BANKS.flatMap((bank) => ofBank(view.hand ?? [], paid, bank)),
      ...onDisplay(view.display, pending?.kind === 'take' ? pending.cards : [], hand),
    ].map(({ key }) => key);
    expect(cards.length).toBe(hand.length + view.display.length);
    expect(new Set(cards).size).toBe(cards.length);
    const tiles = [
      ...view.slots.flatMap(({ tile }) => tile?.id ?? []),
      ...view.bought.map(({ tile }) => tile.id),
      ...view.seats.flatMap(({ city, reserve, leftover }) => [...city.flatMap(({ tile }) => tile?.id ?? []), ...reserve.map(({ id }) => id), ...leftover.map(({ id }) => id)]),
    ];
    // Leftover tiles may still be shown where they lay.
    if (view.phase !== 'leftover' && packet.table !== 'sample') expect(new Set(tiles).size).toBe(tiles.length);
  });
});

describe('tiles that wait', () => {
  const { several } = samples;

  it('are those on offer, the first in hand unless another was chosen', () => {
    const packet = several as Packet;
    expect(waiting(viewOf(packet), actsOf(packet), 0).map(({ id }) => id)).toEqual([46, 12]);
    const live = (wanted: number | null) =>
      planOf(viewOf(packet), actsOf(packet), 0, wanted).spots.filter(({ live }) => live).map(({ act }) => act);
    expect(live(null)).toEqual(['lay 46 1,2']);
    expect(live(12)).toEqual(['lay 12 2,2']);
  });

  it('ask about cells and tiles where they may not go', () => {
    const plan = planOf(sample, actsOf(samples['lay'] as Packet), 0, null);
    expect(plan.spots.find(({ cell }) => cellKey(cell) === '-3,-1')).toMatchObject({ act: 'lay 46 -3,-1', live: false });
    expect(plan.stones.find(({ placed }) => placed.tile?.id === 32)).toMatchObject({ act: 'lay 46 -3,0', live: false });
  });

  it('offer nothing on somebody else’s turn', () => {
    const plan = planOf({ ...sample, phase: 'act', bought: [] }, [], 0, null);
    expect(plan.tile).toBeNull();
    expect(plan.stones.every(({ act }) => act === null)).toBe(true);
  });
});

describe('the score sheet', () => {
  it('shows the dearest type first and the street last', () => {
    expect(marksOf(sample.sheet).rows.map(({ name }) => name)).toEqual([
      'skyscraper', 'park', 'church', 'station', 'theater', 'museum', 'street',
    ]);
  });

  it('marks leaders, ties and what the aimed act would change', () => {
    const { rows, after } = marksOf(sample.sheet, offer('lay 46 1,2', 2));
    const streets = rows.at(-1)?.marks ?? [];
    expect(streets[0]).toMatchObject({ count: 8, place: 1, tied: false, change: 2 });
    expect(streets[1]).toMatchObject({ place: 0, change: 0 });
    expect(rows[1]?.marks[0]).toMatchObject({ count: 2, place: 1, tied: true });
    expect(after).toEqual([32, 24, 27, 21]);
    expect(marksOf(sample.sheet).after).toBeNull();
  });

  it.each(all)('shows the change that the preview tells: %s', (_, packet) => {
    const { sheet } = viewOf(packet);
    for (const each of packet.offers) {
      const { after, totals, rows } = marksOf(sheet, each);
      for (const [party, total] of totals.entries()) {
        const told = each.preview.points.filter(({ seat }) => seat === party).reduce((sum, { before, after }) => sum + after - before, 0);
        expect((after?.[party] ?? total) - total).toBe(told);
        expect(rows.reduce((sum, { marks }) => sum + (marks[party]?.change ?? 0), 0)).toBe(told);
      }
    }
  });

  it.each(recorded)('gives reasons that add up: %s', (_, packet) => {
    for (const scoring of [viewOf(packet).sheet, ...viewOf(packet).scorings])
      for (const [party, total] of scoring.totals.entries())
        expect(reasonsOf(scoring, party).reduce((sum, { points }) => sum + points, 0)).toBe(total);
  });
});

describe('previews', () => {
  it('tell the street apart from the rest', () => {
    expect(streetOf(offer('x', 2))).toEqual({ from: 8, to: 10 });
    expect(streetOf(offer('x'))).toBeNull();
    const note = (key: string) => ({ key: `new-york-note-${key}`, args: {} });
    const full = { ...offer('x', 2), preview: { points: [], notes: [note('street'), note('leads'), note('total')] } };
    expect(notesOf(full)).toEqual({ first: [note('leads')], total: [note('total')] });
  });

  it('know the street as it would be', () => {
    const marked = { ...offer('x', 2), preview: { points: [], notes: [], marks: ['-1,2 n', '0,2 w', 'a tower'] } };
    expect(streetAfter(marked)).toEqual([{ x: -1, y: 2, side: 'n' }, { x: 0, y: 2, side: 'w' }]);
    expect(streetAfter(offer('x'))).toBeNull();
    expect(streetAfter(undefined)).toBeNull();
  });

  it('know the side of a clash', () => {
    expect(sideOf({ key: 'new-york-no-sides', args: { side: { word: 's' } } })).toBe('s');
    expect(sideOf({ key: 'new-york-no-hole', args: {} })).toBeNull();
  });
});
