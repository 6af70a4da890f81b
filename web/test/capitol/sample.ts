// A table in mid-game, drawn by hand for looking at the pictures: not a game that was played.
import type { Message, Offer, Packet } from '../../src/wire';
import type { Area, Piece, Shape, Square, Color, Tally, View } from '../../src/wire/capitol';

const STONES: Record<string, [Color, number]> = {
  capitolinus: ['red', 2],
  palatinus: ['red', 0],
  aventinus: ['red', 0],
  'campus-martius': ['white', 1],
  quirinalis: ['white', 0],
  viminalis: ['white', 0],
  'insula-tiberina': ['black', 1],
  esquilinus: ['black', 0],
  caelius: ['black', 0],
};
let id = 10;
let lot = 0;

/** `on` is written "seat floors" for buildings and "f" for fountains. */
export function area(slug: string, shape: Shape | null, on: string[], large: Piece | null = null): Area {
  const [color, printed] = STONES[slug] as [Color, number];
  const squares: (Square | null)[] = on.map((text) => {
    const [seat, floors] = text.split(' ').map(Number);
    if (text === 'f' || shape === null) return { kind: 'fountain', lot: lot++ };
    return { kind: 'building', id: id++, seat: seat as number, floors: floors as number, shape };
  });
  while (squares.length < 7 - printed) squares.push(null);
  const buildings = squares.filter((square) => square?.kind === 'building');
  const tallest = Math.max(0, ...buildings.map((building) => building.floors));
  const fountains = printed + squares.filter((square) => square?.kind === 'fountain').length;
  const full = squares.every((square) => square !== null);
  return {
    slug,
    color,
    shape,
    tallest,
    printed,
    squares,
    large,
    lot: large ? lot++ : null,
    fountains,
    next: {
      shapes: full ? [] : shape ? [shape] : ['round', 'triangular'],
      floors: full ? [] : tallest ? [tallest, tallest + 1] : [1],
    },
    tally: tallyOf(buildings, fountains, large === 'temple'),
  };
}

function tallyOf(buildings: { seat: number; floors: number }[], fountains: number, temple: boolean): Tally[] {
  const seats = [...new Set(buildings.map(({ seat }) => seat))].sort();
  const rank = (seat: number) => {
    const own = buildings.filter((building) => building.seat === seat).map(({ floors }) => floors);
    return { seat, floors: own.reduce((sum, floors) => sum + floors, 0), tallest: Math.max(...own) };
  };
  const worth = (entry: { floors: number; tallest: number }) => entry.floors * 100 + entry.tallest;
  const all = seats.map(rank);
  const levels = [...new Set(all.map(worth))].sort((a, b) => b - a);
  const tie = all.filter((entry) => worth(entry) === levels[0]).length > 1;
  return all.map((entry) => {
    const level = levels.indexOf(worth(entry));
    const place = level === 0 ? 1 : level === 1 && !tie ? 2 : 0;
    const points = (place === 1 ? 2 + fountains : place === 2 ? fountains : 0) * (temple ? 2 : 1);
    return { ...entry, place, points, rule: '3.4' };
  });
}

export const view: View = {
  round: 2,
  phase: 'construction',
  start: 3,
  turn: 0,
  supply: 50,
  areas: [
    area('capitolinus', 'triangular', ['2 1', '3 1', '0 2', '3 3']),
    area('palatinus', 'round', ['1 1', '2 2']),
    area('aventinus', 'triangular', ['3 1', '0 2']),
    area('campus-martius', 'round', ['2 1', 'f', '1 2', '2 2', '1 3']),
    area('quirinalis', 'round', ['0 1', 'f', '3 2']),
    area('viminalis', null, []),
    area('insula-tiberina', 'triangular', ['1 1', '2 2', '1 2']),
    area('esquilinus', 'round', ['3 1'], 'amphitheater'),
    area('caelius', null, []),
  ],
  seats: [
    {
      score: 7,
      hand: 6,
      seen: null,
      front: [
        { id: 1, floors: 2, shape: 'round' },
        { id: 2, floors: 1, shape: 'triangular' },
        { id: 3, floors: 2, shape: null },
      ],
      round: 3,
      triangular: 2,
      passed: false,
      sealed: false,
      bonus: 0,
    },
    {
      score: 7,
      hand: 3,
      seen: null,
      front: [
        { id: 4, floors: 2, shape: null },
        { id: 5, floors: 1, shape: null },
      ],
      round: 2,
      triangular: 3,
      passed: false,
      sealed: false,
      bonus: 0,
    },
    { score: 5, hand: 7, seen: null, front: [], round: 2, triangular: 3, passed: true, sealed: false, bonus: 0 },
    {
      score: 6,
      hand: 6,
      seen: null,
      front: [{ id: 6, floors: 1, shape: null }],
      round: 3,
      triangular: 2,
      passed: false,
      sealed: false,
      bonus: 2,
    },
  ],
  stacks: [
    { kind: 'roof', left: 2, top: 'roof3', discards: 7 },
    { kind: 'floor', left: 7, top: 'floor6', discards: 8 },
    { kind: 'permit', left: 8, top: 'black4', discards: 8 },
  ],
  hand: ['black2', 'floor4', 'white5', 'roof6', 'red7', 'floor8'],
  pending: null,
  auction: null,
  revealed: null,
  program: [
    ['fountain', 'fountain', 'amphitheater'],
    ['fountain', 'fountain', 'amphitheater'],
    ['fountain', 'fountain', 'temple'],
    ['fountain', 'fountain', 'temple'],
  ],
  gone: [],
  scorings: [],
  due: 0,
  winners: [],
};

const word = (key: string): Message => ({ key, args: {} });
export const offer = (act: string, points: [place: string, seat: number, before: number, after: number][] = []): Offer => ({
  act,
  label: word(act),
  preview: { points: points.map(([place, seat, before, after]) => ({ place, seat, before, after })), notes: [] },
});

export function packet(change: Partial<View>, offers: Offer[], over: Partial<Packet> = {}): Packet {
  return {
    table: 'sample',
    game: 'capitol',
    options: {},
    seq: 1,
    viewer: 0,
    mine: [0],
    seats: ['Anna', 'Bruno', 'Chiara', 'Diego'].map((name, seat) => ({
      name,
      kind: seat === 0 ? 'you' : 'bot',
      bot: seat === 0 ? null : 'greedy',
    })),
    to_act: [0],
    over: false,
    scores: null,
    winners: [],
    view: { ...view, ...change },
    prompt: word('capitol-ask-play'),
    offers,
    undo: true,
    standing: [],
    log: { from: 0, lines: [] },
    ...over,
  };
}

const without = (card: string) => (view.hand ?? []).filter((other) => other !== card);
const scored = (round: number): View['scorings'][number] => ({
  round,
  areas: view.areas.map(({ slug, fountains, tally }, index) => ({ slug, fountains, temple: index === 4, tally })),
  totals: [5, 7, 5, 9],
});

const tall = [
  area('capitolinus', 'triangular', ['2 1', '3 1', '0 2', '3 3', '0 4'], 'temple'),
  area('palatinus', 'round', ['1 1', '2 2', '0 3', '1 4', '2 5', '3 6', '1 7'], 'temple'),
  area('aventinus', 'triangular', ['3 1', '0 2', 'f', 'f', '2 3', '3 4', '0 5']),
  ...view.areas.slice(3),
];

/** One packet of each kind that a table can show. */
export const samples: Record<string, Packet> = {
  play: packet(
    {},
    [...(view.hand ?? []).map((card) => offer(`play ${card}`)), offer('pass')],
  ),
  permit: packet({ hand: without('white5'), pending: { card: 'white5', first: null } }, [
    offer('nothing'),
    offer('place quirinalis round 2', [
      ['quirinalis', 0, 1, 3],
      ['quirinalis', 3, 3, 1],
    ]),
    offer('place viminalis triangular 1', [['viminalis', 0, 0, 2]]),
    offer('place viminalis round 1', [['viminalis', 0, 0, 2]]),
  ]),
  floor: packet({ hand: without('floor4'), pending: { card: 'floor4', first: { floors: 2 } } }, [
    offer('nothing'),
    offer('floor new'),
    offer('floor 3'),
  ]),
  roof: packet({ hand: without('roof6'), pending: { card: 'roof6', first: null } }, [
    offer('nothing'),
    offer('roof round 2'),
    offer('roof triangular 2'),
  ]),
  auction: packet(
    {
      phase: 'auction',
      turn: null,
      hand: ['black2', 'white5', 'red7'],
      auction: { number: 2, piece: 'fountain', mine: ['floor4', 'roof6', 'floor8'], total: 18, winner: null },
      revealed: {
        number: 1,
        piece: 'fountain',
        bids: [['floor4', 'roof6'], ['red5', 'white8'], [], ['black3']],
        totals: [10, 13, 0, 3],
        winner: 1,
      },
      seats: view.seats.map((seat, index) => ({ ...seat, sealed: index === 2 })),
    },
    [offer('seal')],
    { to_act: [0, 1, 3] },
  ),
  put: packet(
    {
      phase: 'put',
      auction: { number: 3, piece: 'amphitheater', mine: [], total: 0, winner: 0 },
      revealed: {
        number: 3,
        piece: 'amphitheater',
        bids: [['floor4', 'roof6', 'red7', 'floor8'], ['red5', 'white8'], ['roof1', 'roof2', 'floor3'], ['black3', 'floor5', 'white6']],
        totals: [25, 13, 6, 14],
        winner: 0,
      },
    },
    view.areas.filter(({ large }) => !large).map(({ slug }) => offer(`put ${slug}`)),
  ),
  tall: packet(
    { phase: 'put', areas: tall, auction: { number: 1, piece: 'fountain', mine: [], total: 0, winner: 0 } },
    tall
      .filter(({ squares }) => squares.includes(null))
      .map(({ slug }) => offer(`put ${slug}`, [[slug, 0, 1, 2]])),
  ),
  draw: packet(
    {
      phase: 'draw',
      due: 4,
      scorings: [scored(1), scored(2)],
      hand: ['roof1', 'floor2', 'floor2', 'black2', 'floor4', 'white5', 'red5', 'roof6', 'red7', 'floor8', 'white8', 'black8', 'red8'],
    },
    ['roof', 'floor', 'permit'].map((kind) => offer(`draw ${kind}`)),
  ),
  over: packet(
    {
      phase: 'over',
      round: 4,
      turn: null,
      scorings: [1, 2, 3, 4].map(scored),
      winners: [3],
      areas: tall,
    },
    [],
    { over: true, to_act: [], prompt: null, winners: [3], scores: [30, 28, 25, 36] },
  ),
  watch: packet({ hand: null, phase: 'construction' }, [], { viewer: null, mine: [] }),
};
