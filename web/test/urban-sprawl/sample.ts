// A table in mid-game, drawn by hand for tests: not a game that was played.
import type { Message, Offer, Packet } from '../../src/wire';
import { SHAPES, blockOf, lotOf, siteKey } from '../../src/games/urban-sprawl/geometry';
import type { BuildingKind, BuildingView, FinalView, LotView, QuestionKind, QuestionView, RowView, SeatView, View } from '../../src/games/urban-sprawl/wire';

const word = (key: string, args: Message['args'] = {}): Message => ({ key: `urban-sprawl-${key}`, args });

/** Buildings, written as `r,c+r,c kind owner card`; `-` is nobody, or no card. */
function city(...texts: string[]): BuildingView[] {
  return texts.map((text) => {
    const [site, kind, owner, card] = text.split(' ');
    const lots = (site ?? '').split('+').map((lot) => lot.split(',').map(Number) as LotView);
    return {
      lot: lots[0] as LotView,
      lots,
      kind: kind as BuildingKind,
      owner: owner === '-' ? null : Number(owner),
      value: blocks[blockOf(lots[0] as LotView)] ?? 0,
      card: card ?? null,
    };
  });
}

const numbers: [string, RowView['side'], number, number, RowView['worth'], number | null][] = [
  ['L0', 'left', 0, 1, 'prestige', 3],
  ['L1', 'left', 2, 3, 'prestige', 1],
  ['L2', 'left', 4, 5, 'prestige', 2],
  ...[1, 4, 5, 6, 3, 2].map((n, at): [string, RowView['side'], number, number, RowView['worth'], number] => [`B${at}`, 'bottom', at, at, 'wealth', n]),
  ['T0', 'top', 0, 1, null, null],
  ['T1', 'top', 2, 3, null, null],
  ['T2', 'top', 4, 5, 'wealth', 7],
  ['R0', 'right', 0, 0, null, null],
  ['R1', 'right', 1, 1, 'wealth', 8],
  ['R2', 'right', 2, 2, null, null],
  ['R3', 'right', 3, 3, null, null],
  ['R4', 'right', 4, 4, 'prestige', 4],
  ['R5', 'right', 5, 5, null, null],
];
const rows: RowView[] = numbers.map(([id, side, first, last, worth, n], at) => ({
  id, side, first, last, worth, n, gray: side === 'top' || side === 'right',
  counts: [1 + (at % 3), 4 - (at % 4), 3, at % 2 ? 3 : 0],
  pays: [1, 8, 3, at % 2 ? 3 : 0],
}));
const blocks = Array.from({ length: 36 }, (_, block) => {
  const [row, column] = [Math.floor(block / 6), block % 6];
  const through = rows.filter(({ side, first, last }) => {
    const at = side === 'left' || side === 'right' ? row : column;
    return at >= first && at <= last;
  });
  return through.reduce((sum, { n }) => sum + (n ?? 0), 0);
});

const buildings = city(
  '1,0 res 1', '1,1 res 1', '0,3+1,3 ind 0', '1,4+1,5 com 2', '0,7 park 1', '1,6+1,7 com 2', '0,8+0,9+1,9 res 1', '1,8 com 0', '0,10 park 0', '0,11 res 0', '1,10 res 0',
  '2,0+3,0 ind 2', '2,1 ind 2', '2,2+2,3+3,2 ind 1', '3,3 ind 2', '2,4+2,5 com 1', '3,5 com 3 T09', '2,6+2,7+3,6+3,7 com 0', '2,8 com 1', '2,9+3,9 res 3', '3,8 com 1', '2,10 res 3',
  '4,2+4,3+5,2 ind 1', '5,3 ind -', '4,4+5,4 ind 3', '5,5 ind 0', '4,6 com 0', '5,6 com 0', '4,9 res 1', '4,10+4,11+5,11 res 0',
  '6,1 civ 2', '7,3 park 3', '6,5 com 2', '6,6 civ 1', '6,7 park 3', '7,6+7,7 civ 1', '6,9+7,8+7,9 civ 3', '6,10 civ 2',
  '9,0 res 3', '8,3 com 3', '9,2+9,3 com 3', '9,5 civ 3', '8,6+9,6 civ 1', '8,8 civ 3', '9,8 civ 3', '9,9 park 3', '9,10 park 3',
  '10,1 res 3', '11,0+11,1 res 2', '10,2+10,3+11,2+11,3 res 2', '11,4+11,5 res 1', '11,6+11,7 res 0', '11,9 res 2', '10,10 res 2',
);

const final = (rowsPay: number[], wealth: number, office: FinalView['offices']): FinalView => ({
  rows: rowsPay.map((n, at) => ({ id: ['L0', 'L1', 'L2', 'R4'][at] ?? 'L0', n })),
  wealth,
  offices: office,
  total: rowsPay.reduce((sum, n) => sum + n, 0) + wealth + office.reduce((sum, { n }) => sum + n, 0),
});
const seat = (part: Partial<SeatView>): SeatView => ({
  wealth: 13, prestige: 38, cubes: 20, permits: [], renewals: 0, favors: [], vocations: [], offices: [], contractor: false,
  buildings: 11, income: { wealth: 21, prestige: 6 }, final: final([1, 1, 0, 2], 1, []), ...part,
});
const seats: SeatView[] = [
  seat({
    permits: ['PL17', 'PL24', 'PL03'], favors: [{ card: 'C09', fresh: false }], offices: ['treasurer'],
    vocations: [{ vocation: 'tourism', n: 2 }, { vocation: 'factory', n: 1 }], final: final([1, 1, 0, 2], 1, [{ office: 'treasurer', n: 12 }]),
  }),
  seat({
    wealth: 9, prestige: 44, permits: ['PL13', 'PL21'], offices: ['district-attorney'], buildings: 14, income: { wealth: 34, prestige: 8 },
    vocations: [{ vocation: 'finance', n: 1 }, { vocation: 'factory', n: 2 }], final: final([3, 0, 1, 1], 0, [{ office: 'district-attorney', n: 9 }]),
  }),
  seat({
    wealth: 21, prestige: 31, permits: ['PL26', 'PL29', 'PL35'], renewals: 1, favors: [{ card: 'C10', fresh: false }], buildings: 12,
    vocations: [{ vocation: 'education', n: 1 }, { vocation: 'factory', n: 1 }, { vocation: 'public-service', n: 1 }],
  }),
  seat({
    wealth: 6, prestige: 41, permits: ['PL35'], favors: [{ card: 'C17', fresh: true }], offices: ['mayor'], contractor: true, buildings: 16,
    vocations: [{ vocation: 'media', n: 1 }, { vocation: 'transportation', n: 1 }, { vocation: 'public-service', n: 2 }],
    final: final([0, 1, 2, 4], 0, [{ office: 'mayor', n: 8 }]),
  }),
];

export const view: View = {
  phase: 'turn', active: 0, asked: 0, start: 1, turns: 26, ap: 4, investing: false, discount: 0, doubles: false,
  length: 'standard', tamed: false, airport_elections: false, pack: null,
  buildings, blocks, rows,
  unplaced: { wealth: [9, 10, 11, 12], prestige: [5, 6] },
  planning: [{ ap: 4, card: 'PL36' }, { ap: 3, card: 'UR1' }, { ap: 2, card: null }, { ap: 1, card: 'PL12' }],
  planning_deck: { deck: 'planning', active: true, ap: 5, top: 'PL29', left: 17, key: false },
  discards: ['PE05'],
  contracts: [{ ap: 5, card: 'T30' }, { ap: 4, card: 'C18' }, { ap: 3, card: 'C11' }, { ap: 2, card: 'T04' }, { ap: 1, card: 'T21' }],
  decks: [
    { deck: 'town', active: true, ap: 6, top: 'T11', left: 6, key: true },
    { deck: 'city', active: true, ap: 5, top: 'C04', left: 18, key: false },
    { deck: 'metropolis', active: false, ap: 4, top: null, left: 37, key: false },
  ],
  rails: [false, true, true, true],
  offices: [
    { office: 'mayor', in_play: true, holder: 3, leads: [3], decider: 3 },
    { office: 'district-attorney', in_play: true, holder: 1, leads: [3], decider: 3 },
    { office: 'treasurer', in_play: true, holder: 0, leads: [1], decider: 1 },
    { office: 'police-chief', in_play: true, holder: null, leads: [1, 3], decider: 0 },
    { office: 'union-boss', in_play: true, holder: null, leads: [2], decider: 0 },
  ],
  pawn: 'treasurer',
  contractor: { in_play: true, holder: 3 },
  extra_favor: null,
  extra_favor_left: true,
  vocations: [
    { vocation: 'finance', left: 1, of: 2 }, { vocation: 'transportation', left: 1, of: 2 }, { vocation: 'education', left: 2, of: 3 }, { vocation: 'energy', left: 3, of: 3 },
    { vocation: 'tourism', left: 2, of: 4 }, { vocation: 'factory', left: 0, of: 4 }, { vocation: 'public-service', left: 2, of: 5 }, { vocation: 'media', left: 0, of: 1 },
  ],
  parks_left: 18,
  seats,
  pending: null,
  question: null,
  final: null,
  winners: [],
};

const offer = (act: string, notes: Message[] = [], marks: string[] = []): Offer => ({
  act,
  label: word('card-build-permit'),
  preview: { points: [], notes, marks },
});
const packet = (part: Partial<View>, offers: (Offer | string)[], prompt = word('name')): Packet => ({
  table: 'demo', game: 'urban-sprawl', options: {}, seq: 1, viewer: 0, mine: [0],
  seats: ['Nadia', 'Teo', 'Ingrid', 'Sam'].map((name, at) => ({ name, kind: at ? 'bot' : 'you', bot: at ? 'greedy' : null })),
  to_act: [0], over: part.phase === 'over', scores: null, winners: part.winners ?? [],
  view: { ...view, ...part } satisfies View,
  prompt,
  offers: offers.map((one) => (typeof one === 'string' ? offer(one) : one)),
  undo: true,
  log: { from: 0, lines: [] },
});
const ask = (kind: QuestionKind, part: Partial<QuestionView> = {}): Partial<View> => ({
  phase: 'ask',
  question: { kind, seat: 0, card: null, office: null, vocation: null, n: 0, worth: null, to: null, seats: [], ...part },
});

/** Places of two lots on empty ground with a civic neighbor, about. */
const full = new Set(buildings.flatMap(({ lots }) => lots.map((lot) => lot.join())));
const sites = [12, 16, 15, 18, 19, 20, 26, 27, 32, 33].flatMap((block) =>
  (SHAPES[2] ?? []).map((places) => places.map((place) => lotOf(block, place))).filter((lots) => lots.every((lot) => !full.has(lot.join()))),
);

export const samples: Record<string, Packet> = {
  turn: packet({}, ['build T04', 'build C09', 'build T21', 'favor T04', 'favor T21', 'favor C11', 'take PL12', 'take UR1', 'take PL36', 'end']),
  invest: packet({ investing: true, ap: 6 }, ['invest PL17', 'invest PL24', 'invest PL03', 'build T04', 'take PL12', 'end']),
  site: packet(
    { pending: { card: 'T04', site: null, cost: null, permits: [], need: 2, choices: [] } },
    sites.map((lots) =>
      offer(
        `site ${siteKey(lots)}`,
        [
          word('note-price', { n: { number: blocks[blockOf(lots[0] as LotView)] ?? 0 }, left: { number: 6 } }),
          word('note-zoning', { zoning: { word: 'own' } }),
          word('note-adjacency', { n: { number: 1 }, prestige: { number: 1 }, doubled: { word: 'no' } }),
          word('note-vocation', { vocation: { message: word('vocation', { vocation: { word: 'education' } }) } }),
          word('note-income', { worth: { word: 'wealth' }, from: { number: 21 }, to: { number: 24 } }),
        ],
        [`cost ${blocks[blockOf(lots[0] as LotView)] ?? 0}`, 'adjacent 6,6', 'moves 0 0 3', 'moves 1 0 1'],
      ),
    ),
  ),
  permit: packet({ pending: { card: 'T04', site: [[4, 7], [5, 7]], cost: 7, permits: ['PL17'], need: 1, choices: ['PL03'] } }, ['permit PL03']),
  buying: packet({ phase: 'buying', ap: 0, buildings: city('1,1 res -', '1,10 res 1', '3,3 ind -', '5,5 ind -', '6,6 civ 2') }, ['buy 1,1', 'buy 3,3', 'buy 5,5']),
  vocation: packet(ask('vocation', { vocation: 'education', n: 2, card: 'T04' }), ['wealth', 'prestige']),
  steal: packet(ask('steal', { vocation: 'factory', n: 2, seats: [1, 2] }), ['steal 1', 'steal 2', 'decline']),
  order: packet(ask('order', { card: 'PE05', seats: [1, 2, 3] }), ['next 1', 'next 2', 'next 3']),
  elect: packet(ask('elect', { office: 'police-chief', seats: [1, 3] }), ['elect 1', 'elect 3']),
  contractor: packet(ask('contractor', { seats: [0, 2] }), ['contractor 0', 'contractor 2']),
  park: packet(ask('park', { office: 'mayor' }), ['park 0,0', 'park 0,2', 'park 1,2', 'park 4,0', 'park 11,11']),
  marker: packet(ask('marker', { worth: 'wealth', n: 9 }), ['marker T0', 'marker T1', 'marker R0', 'marker R5']),
  move: packet(ask('move'), ['move T2 T0', 'move T2 R5', 'move R4 T0', 'decline']),
  uncontrol: packet(ask('uncontrol'), ['uncontrol 1,8', 'uncontrol 2,8', 'decline']),
  claim: packet(ask('claim', { n: 9, card: 'PE05' }), ['claim 5,3', 'decline']),
  lose: packet(ask('pay-or-lose', { n: 4, worth: 'wealth', card: 'PE05' }), ['pay', 'lose 0,11', 'lose 4,10']),
  'pay-you': packet(ask('pay-you', { n: 1, to: 2 }), ['wealth', 'prestige']),
  office: packet(ask('office'), ['office mayor', 'office union-boss']),
  seat: packet(ask('seat', { seats: [0, 2] }), ['seat 0', 'seat 2']),
  building: packet(ask('building'), ['building 2,8', 'building 3,8']),
  block: packet(ask('block'), ['block 2,8', 'block 2,10']),
  waiting: { ...packet({ ...ask('elect', { office: 'mayor', seat: 2, seats: [1, 3] }), active: 1 }, []), to_act: [2] },
  over: packet({ phase: 'over', active: null, asked: null, final: seats.map((one) => one.final), winners: [1] }, []),
};
