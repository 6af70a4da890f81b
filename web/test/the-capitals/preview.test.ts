// What an offer would bring, taken apart; scorings that add up; tracks and shelves of any size.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boundsOf, cellsOf, fit, pan, parseCell, seen, zoom } from '../../src/games/the-capitals/geometry';
import { catalog, linesOf, rowsOf } from '../../src/games/the-capitals/facts';
import { middleOf, stacked, WIDTH } from '../../src/games/the-capitals/markers';
import { previewOf, variesOf } from '../../src/games/the-capitals/preview';
import { endOf, linesOf as scoring, stepsOf, tied } from '../../src/games/the-capitals/result';
import { shelfOf } from '../../src/games/the-capitals/shelf';
import type { Packet } from '../../src/wire';
import type { View } from '../../src/wire/the-capitals';
import { final, note, offer, samples, view as sample } from './sample';

const folder = new URL('../fixtures/the-capitals/', import.meta.url);
const recorded: [string, Packet][] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Packet[]).map(
      (packet): [string, Packet] => [`${name} seq ${packet.seq}`, packet],
    ),
  );

describe('a preview', () => {
  const found = previewOf((samples['place'] as Packet).offers.find(({ act }) => act === 'place 3,-1'));

  it('has each track once, in the order of the card, with its parts', () => {
    expect(found.changes.map(({ track, n }) => `${track} ${n}`)).toEqual(['population 1', 'culture 4', 'public -1', 'progress 1', 'economy -2', 'prestige -2']);
    expect(found.changes[1]?.parts).toHaveLength(2);
  });

  it('knows placement rules, penalty, World Expo and the tiles that fire', () => {
    expect(found.rules).toEqual([{ rule: 'a', kept: 'no', kind: '' }, { rule: 'b', kept: 'yes', kind: 'housing' }]);
    expect(found.penalty).toBe(2);
    expect(found.expo).toEqual({ from: 0, to: -3 });
    expect(found.fired).toContainEqual({ slug: 'opera-house', track: 'culture', n: 3 });
    expect(found.notes.map(({ tone }) => tone)).toEqual(['good']);
  });

  it('of nothing is empty', () => {
    expect(previewOf(undefined)).toEqual({ changes: [], rules: [], penalty: null, expo: null, notes: [], fired: [] });
    expect(previewOf(offer('bonus energy', [note('energy', 2, 1)])).penalty).toBeNull();
  });

  it('says what the choice between cells is about', () => {
    const previews = (samples['place'] as Packet).offers.map(previewOf);
    expect(variesOf(previews)).toEqual(['population']);
    expect(variesOf([])).toEqual([]);
  });

  it.each(recorded)('starts from what the seat has and adds up: %s', (_, packet) => {
    const tracks = (packet.view as View).seats[packet.viewer ?? 0]?.tracks;
    for (const each of packet.offers) {
      const { changes } = previewOf(each);
      expect(new Set(changes.map(({ track }) => track)).size).toBe(changes.length);
      for (const { track, from, to, n } of changes) {
        expect(from, `${each.act} ${track}`).toBe(tracks?.[track]);
        if (track !== 'progress') expect(to - from, `${each.act} ${track}`).toBe(n);
      }
      const prestige = changes.find(({ track }) => track === 'prestige');
      const told = each.preview.points.reduce((sum, { before, after }) => sum + after - before, 0);
      expect(prestige?.n ?? 0, each.act).toBe(told);
    }
  });
});

describe('scorings', () => {
  it('split the prestige into play, World Expos and the end', () => {
    const { lines, totals } = scoring(sample, false);
    expect(lines.map(({ name, era }) => `${name} ${era}`)).toEqual(['play 0', 'expo 1']);
    expect(totals).toEqual([1, 4, 0, -1]);
    expect(scoring(sample, true).lines.at(-1)?.name).toBe('final');
  });

  it.each(recorded)('add up: %s', (_, packet) => {
    const view = packet.view as View;
    const { lines, totals } = scoring(view, packet.over);
    totals.forEach((total, seat) => expect(lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe(total));
    if (packet.over) expect(totals).toEqual(packet.scores);
    for (const row of [...view.expos.flatMap(({ seats }) => seats), ...view.seats.map(({ expo }) => expo)]) {
      const { jobs, unemployment, bonus, behind } = stepsOf(row);
      expect(jobs + unemployment + bonus + behind).toBe(row.total);
    }
    for (const { final: end } of view.seats)
      expect(end.payment + endOf(end) + end.energy + end.economy + end.culture + end.progress).toBe(end.total);
  });

  it('know when prestige alone does not decide', () => {
    expect(tied([4, 9, 9])).toBe(true);
    expect(tied([4, 9, 4])).toBe(false);
    expect(endOf(final(0, [{ tile: 'a', track: 'prestige', n: 4 }, { tile: 'b', track: 'culture', n: 3 }]))).toBe(4);
  });
});

describe('markers', () => {
  it('stand in the middle of their space, on every track within its ruler', () => {
    for (const { track, first, last } of catalog.tracks) {
      expect(middleOf(track, first)).toBeGreaterThan(0);
      expect(middleOf(track, last)).toBeLessThan(WIDTH);
    }
  });

  it('on one space are stacked, and never higher than there is room', () => {
    const five = [0, 1, 2, 3, 4].map((seat) => ({ seat, value: 3 }));
    const lifts = stacked(five, () => 10, 16).map(({ lift }) => lift);
    expect(lifts).toEqual([0, 4, 8, 12, 16]);
    expect(stacked([{ seat: 0, value: 1 }, { seat: 1, value: 2 }], (x) => x, 16).map(({ lift }) => lift)).toEqual([0, 0]);
  });
});

describe('a shelf', () => {
  it.each([[[7, 0, 0]], [[2, 3, 1]], [[4, 4, 4]], [[5, 5, 3]], [[6, 6, 6]], [[0, 0, 0]]])('of %o tiles is never wider than the dock', (counts) => {
    for (const width of [480, 700, 730, 850]) {
      const { width: tile, lines } = shelfOf(counts, { width, height: 104 });
      const groups = counts.filter((count) => count > 0);
      const columns = groups.reduce((sum, count) => sum + Math.ceil(count / lines), 0);
      expect(columns * (tile + 6) + groups.length * 30).toBeLessThanOrEqual(width + 1);
    }
  });

  it('shows whole tiles while they fit', () => {
    expect(shelfOf([2, 3, 1], { width: 730, height: 104 }).look).toBe('tile');
    expect(shelfOf([4, 4, 4], { width: 730, height: 104 }).look).toBe('card');
    expect(shelfOf([6, 6, 6], { width: 730, height: 104 }).look).toBe('slip');
  });
});

describe('the facts', () => {
  it('give every tile but none at least one row of effects, in the order of a tile’s life', () => {
    const order = ['immediate', 'activate', 'construction', 'permanent', 'before', 'end'];
    for (const facts of catalog.tiles) {
      const rows = rowsOf(facts).map(({ kind }) => order.indexOf(kind));
      expect(rows.length, facts.slug).toBeGreaterThan(0);
      expect([...rows].sort()).toEqual(rows);
      expect(linesOf(facts), facts.slug).toBeGreaterThanOrEqual(rows.length);
      expect(facts.say.length, facts.slug).toBeGreaterThan(0);
    }
  });
});

describe('the camera', () => {
  const size = { width: 540, height: 420 };

  it.each([[{ x0: 0, y0: 0, x1: 1, y1: 0 }], [{ x0: -3, y0: -2, x1: 2, y1: 2 }], [{ x0: -18, y0: 0, x1: 1, y1: 0 }], [{ x0: 0, y0: -9, x1: 1, y1: 9 }]])(
    'shows a whole city and a ring around it: %o',
    (bounds) => {
      const { x, y, unit } = fit(bounds, size, 1);
      expect(x + (bounds.x0 - 1) * unit).toBeGreaterThanOrEqual(-0.01);
      expect(y + (bounds.y0 - 1) * unit).toBeGreaterThanOrEqual(-0.01);
      expect(x + (bounds.x1 + 2) * unit).toBeLessThanOrEqual(540.01);
      expect(y + (bounds.y1 + 2) * unit).toBeLessThanOrEqual(420.01);
    },
  );

  it('zooms around the point that is looked at, within limits', () => {
    const before = fit({ x0: -1, y0: -1, x1: 2, y1: 1 }, size, 1);
    const at = { x: 150, y: 90 };
    const after = zoom(before, 1.3, at);
    expect((at.x - after.x) / after.unit).toBeCloseTo((at.x - before.x) / before.unit);
    expect(zoom(before, 1e6, at).unit).toBeLessThan(300);
    expect(zoom(before, 1e-6, at).unit).toBeGreaterThan(10);
    expect(pan(before, 5, -7)).toEqual({ ...before, x: before.x + 5, y: before.y - 7 });
  });

  it('names the columns that can be seen', () => {
    expect(seen(50, 100, 400).map(({ at }) => at)).toEqual([-1, 0, 1, 2, 3]);
  });

  it('reads cells in their one spelling', () => {
    expect(parseCell('-3,12')).toEqual({ x: -3, y: 12 });
    for (const text of ['3', '3,', '+1,2', '1, 2', 'x,y']) expect(parseCell(text)).toBeNull();
    expect(cellsOf(boundsOf([{ x: 0, y: 0 }, { x: 1, y: 0 }]), 1)).toHaveLength(12);
  });
});
