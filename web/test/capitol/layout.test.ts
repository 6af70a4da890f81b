// Every act on offer is drawn somewhere, on hand-made packets and on packets of games that were played.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hills } from '../../src/games/capitol/geometry';
import { areaOf } from '../../src/games/capitol/layout/board';
import { drawn, keys, layout } from '../../src/games/capitol/layout';
import { standing } from '../../src/games/capitol/standing';
import type { View } from '../../src/wire/capitol';
import type { Packet } from '../../src/wire';
import { samples } from './sample';

const folder = new URL('../fixtures/capitol/', import.meta.url);
const recorded: [string, Packet][] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Packet[]).map(
      (packet): [string, Packet] => [`${name} seq ${packet.seq}`, packet],
    ),
  );
const all = [...Object.entries(samples), ...recorded];
const draw = (packet: Packet) =>
  layout(packet.view as View, packet.offers.map((offer) => offer.act), packet.viewer);

describe('layout', () => {
  it('has recorded packets of every phase', () => {
    const phases = new Set(recorded.map(([, packet]) => (packet.view as View).phase));
    expect([...phases].sort()).toEqual(['auction', 'construction', 'draw', 'over', 'put']);
  });

  it.each(all)('draws every offer: %s', (_, packet) => {
    const acts = drawn(draw(packet));
    expect(packet.offers.map((offer) => offer.act).filter((act) => !acts.has(act))).toEqual([]);
  });

  it.each(all)('names each thing once: %s', (_, packet) => {
    const names = keys(draw(packet));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(all)('puts every piece on a plot of its own: %s', (_, packet) => {
    for (const { area, hill, sprites } of draw(packet).areas) {
      expect(area.squares.length).toBe(hill.free.length);
      expect(area.printed).toBe(hill.printed.length);
      const pieces = area.squares.filter((square) => square !== null).length + area.printed + (area.large ? 1 : 0);
      expect(sprites.length).toBe(pieces);
      expect(new Set(sprites.map(({ x, y }) => `${x} ${y}`)).size).toBe(pieces);
    }
  });

  it.each(all)('says why about dead areas only: %s', (_, packet) => {
    const offers = new Set(packet.offers.map((offer) => offer.act));
    for (const { area, acts, attempt } of draw(packet).areas) {
      if (attempt === null) continue;
      expect(acts).toEqual([]);
      expect(areaOf(attempt)).toBe(area.slug);
      expect(offers.has(attempt)).toBe(false);
    }
  });

  it.each(all)('shows the change that the preview tells: %s', (_, packet) => {
    const view = packet.view as View;
    for (const offer of packet.offers) {
      const table = standing(view, offer);
      const change = (seat: number) => (table.after?.[seat] ?? 0) - (table.after ? (table.totals[seat] ?? 0) : 0);
      for (const seat of view.seats.keys()) {
        const told = offer.preview.points.filter((delta) => delta.seat === seat);
        expect(change(seat)).toBe(told.reduce((sum, { before, after }) => sum + after - before, 0));
      }
    }
  });
});

describe('geometry', () => {
  it('has seven small squares in every area, none under the large one', () => {
    for (const hill of Object.values(hills)) {
      const [column, row] = hill.large;
      const large = [[column, row], [column + 1, row], [column, row - 1], [column + 1, row - 1]].map(String);
      const small = [...hill.free, ...hill.printed].map(String);
      expect(new Set(small).size, hill.slug).toBe(7);
      expect(small.filter((cell) => large.includes(cell)), hill.slug).toEqual([]);
    }
  });
});
