// Every act on offer is drawn somewhere, on hand-made packets and on packets of games that were played.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/games/the-capitals/facts';
import { cellKey } from '../../src/games/the-capitals/geometry';
import { drawn, sourceOf } from '../../src/games/the-capitals/layout';
import { cellOf, cornerOf, planOf, subjectOf } from '../../src/games/the-capitals/plan';
import type { Packet } from '../../src/wire';
import type { View } from '../../src/wire/the-capitals';
import { samples, view as sample } from './sample';

const folder = new URL('../fixtures/the-capitals/', import.meta.url);
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
const planFor = (packet: Packet) => planOf(viewOf(packet), actsOf(packet), packet.viewer ?? 0);

describe('layout', () => {
  it('has recorded packets of every phase of a person and of half-made decisions', () => {
    const kinds = new Set(recorded.map(([, packet]) => viewOf(packet).pending?.kind ?? viewOf(packet).phase));
    for (const kind of ['political', 'building', 'executive', 'tokens', 'prosperity', 'over', 'place', 'pay']) expect(kinds, kind).toContain(kind);
    const verbs = new Set(recorded.flatMap(([, packet]) => actsOf(packet).map((act) => act.split(' ')[0])));
    for (const verb of ['space', 'tile', 'lake', 'place', 'activate', 'tourist', 'pay', 'bonus', 'end', 'token']) expect(verbs, verb).toContain(verb);
  });

  it.each(all)('draws every offer: %s', (_, packet) => {
    const found = drawn(viewOf(packet), actsOf(packet), packet.viewer);
    expect(actsOf(packet).filter((act) => !found.has(act))).toEqual([]);
  });

  it.each(all)('shows each cell once, dead ones with an act that is not on offer: %s', (_, packet) => {
    const plan = planFor(packet);
    const cells = [...plan.spots.map(({ cell }) => cell), ...plan.stones.map(({ placed }) => placed)].map(cellKey);
    expect(new Set(cells).size).toBe(cells.length);
    for (const { act, live, cell } of plan.spots) {
      expect(actsOf(packet).includes(act)).toBe(live);
      expect(cellOf(act)).toEqual(cell);
    }
    for (const { act, live } of plan.stones) expect(act !== null && actsOf(packet).includes(act)).toBe(live);
    for (const { act, corner } of plan.crossings) expect(cornerOf(act)).toEqual(corner);
  });

  it.each(all)('knows every tile that it shows: %s', (_, packet) => {
    const view = viewOf(packet);
    const tiles = [...view.rows.flatMap((row) => row.tiles), ...view.seats.flatMap(({ city }) => city.map(({ tile }) => tile)), ...(view.hand ?? []).map(({ tile }) => tile)];
    for (const tile of tiles) expect(factsOf(tile)?.slug, tile).toBe(tile);
    for (const act of actsOf(packet)) if (/^(tile|lake|activate|free|effect) /.test(act)) expect(factsOf(subjectOf(act)?.slug ?? ''), act).toBeDefined();
  });
});

describe('the plan', () => {
  const plan = planFor(samples['place'] as Packet);

  it('asks about cells that do not touch the city and tiles that lie there', () => {
    expect(plan.spots.find(({ cell }) => cellKey(cell) === '-2,-2')).toMatchObject({ act: 'place -2,-2', live: false });
    expect(plan.stones.find(({ placed }) => placed.tile === 'hotel')).toMatchObject({ act: 'place 1,0', live: false });
  });

  it('offers nothing on somebody else’s turn', () => {
    const quiet = planOf(sample, [], 0);
    expect(quiet.tile).toBeNull();
    expect(quiet.spots).toEqual([]);
    expect(quiet.stones.every(({ act }) => act === null)).toBe(true);
  });

  it('shows where a build waits for the rest of its decision', () => {
    expect(planFor(samples['order'] as Packet).ghost).toEqual({ slug: 'west-81st-street', cell: { x: 2, y: 0 } });
    expect(plan.ghost).toBeNull();
  });

  it('marks the westernmost token without an empty cell around it', () => {
    const packet = samples['token'] as Packet;
    const own = { ...(sample.seats[0] as View['seats'][number]) };
    own.city = [-1, 0, 1, 2].flatMap((x) => [-1, 0, 1].map((y) => ({ tile: `${x}${y}`, lake: false, x, y, cubes: 0, cost: null })));
    own.tokens = [{ x: 2, y: 1 }, { x: 0, y: 0 }];
    expect(planOf({ ...viewOf(packet), seats: [own] }, actsOf(packet), 0).moving).toEqual({ x: 0, y: 0 });
  });

  it('lets tourists pay only while something is being paid for', () => {
    const cars = planFor(samples['pay'] as Packet).cars;
    expect(cars.map(({ act, live }) => `${act} ${live}`)).toEqual(['tourist 0 true', 'tourist 3 true']);
    expect(planFor(samples['activate'] as Packet).cars.every(({ act }) => act === null)).toBe(true);
  });
});

describe('the dock', () => {
  it('shows where the tiles that are asked for come from', () => {
    const source = (name: string) => sourceOf(viewOf(samples[name] as Packet));
    expect(['tile', 'place', 'prosperity', 'lake', 'activate', 'order'].map(source)).toEqual(['projects', 'projects', 'hand', 'hand', null, null]);
  });
});
