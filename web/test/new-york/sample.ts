// A table in mid-game, drawn by hand for looking at the pictures and for tests: not a game that was played.
import type { Message, Offer, Packet } from '../../src/wire';
import type { Bank, Kind, Placed, SeatView, Side, Street, Tile, View } from '../../src/wire/new-york';

const KINDS: Kind[] = ['museum', 'theater', 'station', 'church', 'park', 'skyscraper'];

export const tile = (id: number, kind: Kind, price: number, sides = ''): Tile => ({ id, kind, price, streets: [...sides] as Side[] });

/** A city, written as `x y id kind price sides`; the start tile stands in the middle. */
export function city(...tiles: string[]): Placed[] {
  return [
    { tile: null, x: 0, y: 0, fixed: true },
    ...tiles.map((text) => {
      const [x, y, id, kind, price, sides] = text.split(' ');
      return { tile: tile(Number(id), kind as Kind, Number(price), sides), x: Number(x), y: Number(y), fixed: false };
    }),
  ];
}

/** A street, written as `x y side` in order along the outline. */
export function street(closed: boolean, ...edges: string[]): Street {
  const list = edges.map((text) => {
    const [x, y, side] = text.split(' ');
    return { x: Number(x), y: Number(y), side: side as Side };
  });
  return { length: list.length, edges: list, closed };
}

const seat = (score: number, hand: number, own: Placed[], run: Street, reserve: Tile[] = []): SeatView => ({
  score,
  hand,
  seen: null,
  city: own,
  reserve,
  street: run,
  leftover: [],
});

const seats: SeatView[] = [
  seat(
    11,
    7,
    city(
      '-2 -1 44 skyscraper 7 new', '-1 -1 34 park 7 nsw', '0 -1 18 station 6 ne', '-3 0 32 church 11', '-2 0 7 museum 8',
      '-1 0 50 skyscraper 11 n', '1 0 36 park 8 ne', '-1 1 26 church 7 sw', '0 1 13 theater 8 s', '1 1 21 station 8 e',
    ),
    street(false, '-2 -1 w', '-2 -1 n', '-1 -1 n', '0 -1 n', '0 -1 e', '1 0 n', '1 0 e', '1 1 e'),
    [tile(8, 'theater', 3, 'esw')],
  ),
  seat(
    13,
    5,
    city('0 -1 48 skyscraper 9 nw', '-1 0 41 park 10', '-1 -1 6 museum 7 e', '-2 0 24 church 5 nsw', '-1 1 33 park 6 esw', '1 -1 45 skyscraper 8 nes'),
    street(false, '-1 1 e', '-1 1 s', '-1 1 w', '-2 0 s', '-2 0 w', '-2 0 n'),
    [tile(17, 'station', 6, 'sw')],
  ),
  seat(7, 4, city('0 -1 28 church 8 nw', '1 0 15 station 4 nes', '-1 0 29 church 9 w'), street(false, '1 0 n', '1 0 e', '1 0 s')),
  seat(6, 6, city('1 0 47 skyscraper 9 ne', '0 -1 1 museum 2 new', '-1 0 10 theater 5 sw'), street(false, '0 -1 w', '0 -1 n', '0 -1 e', '1 0 n', '1 0 e')),
];

const counts: Record<Kind, number[]> = {
  museum: [1, 1, 0, 1], theater: [1, 0, 0, 1], station: [2, 0, 1, 0], church: [2, 1, 2, 0], park: [2, 2, 0, 0], skyscraper: [2, 2, 0, 1],
};
const slot = (bank: Bank, at: Tile | null, have: number, best: string[] | null, total = 0) => ({ bank, tile: at, have, best: best && { cards: best, total } });

export const view: View = {
  phase: 'lay',
  turn: 0,
  start: 2,
  turns: 31,
  again: false,
  slots: [
    slot('blue', tile(39, 'park', 10, 'n'), 10, ['blue3', 'blue7'], 10),
    slot('green', tile(11, 'theater', 6, 'es'), 10, ['green8'], 8),
    slot('yellow', null, 1, null),
    slot('red', tile(22, 'station', 9), 8, null),
  ],
  display: ['green4', 'red1', 'yellow6', 'blue2'],
  bag: 18,
  deck: 26,
  piles: [0, 0, 0, 9, 17],
  discards: [],
  next: { letter: 'B', from: 1, to: 9 },
  hand: ['yellow1', 'green2', 'red2', 'blue3', 'red6', 'blue7', 'green8'],
  totals: [10, 10, 1, 8],
  pending: null,
  bought: [{ tile: tile(46, 'skyscraper', 9, 'es'), bank: 'yellow', cards: ['yellow4', 'yellow5'], total: 9 }],
  seats,
  dirk: null,
  sheet: {
    letter: 'B',
    kinds: KINDS.map((kind, rank) => ({
      kind,
      pays: [8 + rank, 1 + rank],
      counts: counts[kind],
      places: counts[kind].map((n) => (n === Math.max(...counts[kind]) ? 1 : 0)),
      points: counts[kind].map((n) => (n === Math.max(...counts[kind]) ? 4 : 0)),
      tied: counts[kind].map((n) => counts[kind].filter((other) => other === n).length > 1),
    })),
    streets: [8, 6, 3, 5],
    totals: [30, 24, 27, 21],
  },
  scorings: [],
  ended: null,
  idle: 0,
  opening: null,
  winners: [],
};

const word = (key: string, args: Message['args'] = {}): Message => ({ key, args });

/** An offer; `gain` is what it would change of the own longest street of 8. */
export const offer = (act: string, gain = 0): Offer => ({
  act,
  label: word(act),
  preview: {
    points: gain ? [{ place: 'street', seat: 0, before: 8, after: 8 + gain }] : [],
    notes: gain ? [word('new-york-note-street', { from: { number: 8 }, to: { number: 8 + gain } })] : [],
  },
});

export function packet(change: Partial<View>, offers: Offer[], over: Partial<Packet> = {}): Packet {
  return {
    table: 'sample',
    game: 'new-york',
    options: {},
    seq: 1,
    viewer: 0,
    mine: [0],
    seats: ['Livia', 'Mara', 'Jonas', 'Theo'].map((name, at) => ({ name, kind: at ? 'bot' : 'you', bot: at ? 'greedy' : null })),
    to_act: [0],
    over: false,
    scores: null,
    winners: [],
    view: { ...view, ...change },
    prompt: word('new-york-ask-lay-one', { tile: { word: 'skyscraper 9' } }),
    offers,
    undo: true,
    standing: [],
    log: { from: 0, lines: [] },
    ...over,
  };
}

const full = ['blue', 'green', 'yellow', 'red'].flatMap((bank, at) => [9, 9, 8, 7, 6, 5, 4, 3, 2].slice(0, [9, 6, 3, 7][at]).map((n) => `${bank}${n}`));

/** One packet of each kind that is hard to come by. */
export const samples: Record<string, Packet> = {
  lay: packet({}, [offer('lay 46 1,2', 2), offer('lay 46 -3,1'), offer('lay 46 -2,1'), offer('keep 46')]),
  several: packet(
    { bought: [...view.bought, { tile: tile(12, 'theater', 7, 'w'), bank: 'red', cards: ['red7'], total: 7 }] },
    [offer('lay 46 1,2', 2), offer('lay 12 2,2'), offer('keep 46'), offer('keep 12'), offer('give 46'), offer('give 12')],
  ),
  // Twenty-five cards in one hand.
  hoard: packet(
    { phase: 'act', bought: [], hand: full, totals: [53, 39, 26, 42] },
    [...view.display.map((card) => offer(`take ${card}`)), offer('buy blue'), offer('buy green')],
  ),
  watch: packet({ hand: null, totals: null, phase: 'act' }, [], { viewer: null, mine: [] }),
};
