// A table in mid-game, drawn by hand for looking at the pictures and for tests: not a game that was played.
import type { Message, Offer, Packet } from '../../src/wire';
import type { ExpoRow, FinalView, PlacedView, SeatView, TracksView, View } from '../../src/wire/the-capitals';

const word = (key: string, args: Message['args'] = {}): Message => ({ key: `the-capitals-${key}`, args });
const tile = (slug: string): Message => word(`tile-${slug}`);

/** A city, written as `x y slug cubes cost`; `lake:slug` lies face down. */
export function city(...tiles: string[]): PlacedView[] {
  return tiles.map((text) => {
    const [x, y, name, cubes, cost] = text.split(' ');
    const lake = name?.startsWith('lake:') ?? false;
    return {
      tile: (name ?? '').replace('lake:', ''),
      lake,
      x: Number(x),
      y: Number(y),
      cubes: Number(cubes ?? 0),
      cost: cost === undefined ? null : Number(cost),
    };
  });
}

export const expo = (jobs: number, unemployed: number, level: number, ahead: number): ExpoRow => ({
  employment: jobs + 3,
  jobs,
  unemployed,
  unemployment: -Math.min(3, unemployed),
  level,
  bonus: level === 0 ? null : level < 3 ? { track: 'economy', n: 2 * level } : { track: 'progress', n: level - 2 },
  ahead,
  behind: -2 * ahead,
  total: jobs - Math.min(3, unemployed) - 2 * ahead,
});
export const final = (payment: number, tiles: FinalView['tiles'] = []): FinalView => ({
  price: 6,
  taxations: -payment,
  payment,
  tiles,
  energy: 0,
  economy: 2,
  culture: 3,
  progress: 1,
  total: payment + 6 + tiles.reduce((sum, { track, n }) => sum + (track === 'prestige' ? n : 0), 0),
  cubes_left: 2,
});

const tracks = (change: Partial<TracksView>): TracksView => ({
  progress: 3, employment: 7, population: 7, public: 2, culture: 5, energy: 2, prestige: 1, economy: 16, ...change,
});
const seat = (change: Partial<SeatView>): SeatView => ({
  tracks: tracks({}),
  level: 2,
  activations: 1,
  activated: 0,
  next_plant: 5,
  space: 3,
  city: [],
  tokens: [{ x: 1, y: 0 }, { x: 1, y: 1 }],
  tourists: [],
  away: false,
  hand: 4,
  built: null,
  expo: expo(4, 0, 2, 2),
  final: final(-1, [{ tile: 'art-gallery', track: 'prestige', n: 4 }]),
  ...change,
});

export const seats: SeatView[] = [
  seat({
    city: city(
      '0 0 city-hall 0 1', '1 0 hotel 0 1', '0 -1 opera-house', '1 -1 doctor', '2 -1 downtown-abode', '-1 0 lake:casino',
      '0 1 art-gallery', '1 1 restaurant 2 6', '2 1 steam-engine-plant 0 2',
    ),
    tokens: [{ x: 2, y: -1 }, { x: 2, y: 1 }],
    tourists: [{ owner: 0, on: 'restaurant', used: false }, { owner: 3, on: null, used: false }],
  }),
  seat({
    tracks: tracks({ prestige: 4, culture: 6, energy: 10, progress: 0, population: 7, economy: 9, public: 3 }),
    level: 3,
    space: 1,
    built: 'fire-department',
    city: city(
      '0 0 city-hall 0 1', '1 0 hotel 0 1', '0 -1 library', '1 -1 victoria-terraces 0 2', '0 1 fire-department', '1 1 iron-foundry 2 4', '2 0 park', '2 1 theatre', '1 2 brick-works',
      '2 2 church',
    ),
    tourists: [{ owner: 1, on: null, used: false }],
  }),
  seat({
    tracks: tracks({ prestige: 0, culture: 8, energy: 4, progress: 2, population: 5, employment: 4, economy: 23, public: 3 }),
    activations: 2,
    space: 4,
    city: city('0 0 city-hall 0 1', '1 0 hotel 0 1', '0 -1 king-george-mansion 0 2', '1 -1 fountain', '-1 0 courthouse', '2 0 resort 0 1', '0 1 train-station', '1 1 cobbler 1 3', '2 1 casino'),
    tourists: [{ owner: 2, on: 'city-hall', used: false }],
  }),
  seat({
    tracks: tracks({ prestige: -1, culture: 3, energy: 3, progress: 5, population: 10, economy: 12, public: 0 }),
    space: 5,
    away: true,
    city: city('0 0 city-hall 0 1', '1 0 hotel 0 1', '0 -1 danncil-estate 0 2', '-1 -1 tudor-townhouses 0 2', '-1 0 space-research-lab', '2 0 lake:subway', '0 1 market 2 3', '1 1 cog-factory'),
  }),
];

export const view: View = {
  phase: 'building',
  round: 6,
  era: 2,
  turn: 0,
  order: [1, 0, 2, 3],
  prosperity: true,
  full_refill: false,
  hide_prestige: false,
  spaces: [[4, 5, 1, 12], [3, 4, null, 9], [2, 3, 0, 6], [2, 2, 2, 6], [1, 1, 3, 3]].map(([price, times, at, cost], index) => ({
    space: index + 1,
    price: price as number,
    times: times as number,
    seat: at as number | null,
    old: null,
    cost: cost as number,
    taxations: 0,
  })),
  rows: [
    { price: 0, tiles: ['luxury-lanes-mall', 'hotrock-tire-factory'] },
    { price: 2, tiles: ['west-81st-street', 'science-center', 'magnificent-arch'] },
    { price: 4, tiles: ['heritage-windmill'] },
  ],
  stack: 15,
  gone: [],
  plants: [2, 3, 4, 5, 6].map((level) => ({ level, activations: 1, cubes: [5, 4, 4] })),
  neutral: null,
  token: 2,
  seats,
  hand: [
    { tile: 'bus-station', met: true },
    { tile: 'church', met: false },
    { tile: 'financial-district', met: true },
    { tile: 'mayors-house', met: true },
  ],
  pending: null,
  expos: [{ era: 1, seats: [expo(2, 1, 2, 1), expo(1, 0, 3, 0), expo(0, 3, 1, 3), expo(3, 0, 2, 2)] }],
  winners: [],
};

const part = (slug: string, n: number) => ({ message: word('part', { tile: { message: tile(slug) }, n: { number: n }, sign: { word: n < 0 ? 'minus' : 'plus' } }) });
export const note = (track: string, from: number, n: number, parts: { message: Message }[] = []): Message =>
  word('note-track', { track: { word: track }, from: { number: from }, to: { number: from + n }, n: { number: n }, parts: { list: parts } });

export const offer = (act: string, notes: Message[] = [], marks: string[] = []): Offer => ({
  act,
  label: word('do-place', { tile: { message: tile('west-81st-street') }, cell: { word: act } }),
  preview: { points: [], notes, marks },
});

/** `place` with a population gain and a penalty. */
const place = (x: number, y: number, people: number, penalty: number): Offer =>
  offer(
    `place ${x},${y}`,
    [
      word('note-rule-a', { kept: { word: penalty < 2 ? 'yes' : 'no' } }),
      word('note-rule-b', { kept: { word: penalty < 4 ? 'yes' : 'no' }, kind: { word: 'housing' } }),
      ...(penalty ? [word('note-penalty', { n: { number: penalty } }), note('prestige', 1, -penalty)] : []),
      note('population', 7, people, [part('west-81st-street', 1), part('west-81st-street', people - 1)]),
      note('culture', 5, 4, [part('opera-house', 3), part('art-gallery', 1)]),
      note('public', 2, -1, [part('west-81st-street', -2), part('doctor', 1)]),
      note('progress', 3, 1),
      note('economy', 16, -2),
      word('note-expo', { from: { number: 0 }, to: { number: -3 } }),
      word('note-culture'),
    ],
    ['fires opera-house culture 3', 'fires art-gallery culture 1', 'fires doctor public 1'],
  );

export function packet(change: Partial<View>, offers: Offer[], over: Partial<Packet> = {}): Packet {
  return {
    table: 'sample',
    game: 'the-capitals',
    options: {},
    seq: 1,
    viewer: 0,
    mine: [0],
    seats: ['Livia', 'Vera', 'Tomás', 'Ines'].map((name, at) => ({ name, kind: at ? 'bot' : 'you', bot: at ? 'greedy' : null })),
    to_act: [0],
    over: false,
    scores: null,
    winners: [],
    view: { ...view, ...change },
    prompt: word('ask-place', { tile: { message: tile('west-81st-street') } }),
    offers,
    undo: true,
    standing: [],
    log: { from: 0, lines: [] },
    ...over,
  };
}

const cells: [number, number, number, number][] = [
  [2, 0, 5, 0], [1, -2, 3, 0], [2, -2, 2, 0], [3, -2, 1, 2], [3, -1, 1, 2], [3, 0, 2, 2], [-1, -2, 1, 4], [0, -2, 1, 4], [-1, -1, 2, 4], [-2, -1, 1, 4],
  [-2, 0, 1, 4], [-2, 1, 1, 4], [-1, 1, 2, 4], [-1, 2, 1, 4], [0, 2, 1, 4], [1, 2, 1, 4], [2, 2, 1, 4], [3, 1, 1, 4], [3, 2, 1, 4],
];
const tiles = view.rows.flatMap((row) => row.tiles).map((slug) => offer(`tile ${slug}`, [word('note-best', { n: { number: 3 } })]));

/** One packet of each kind of decision. */
export const samples: Record<string, Packet> = {
  place: packet(
    { pending: { kind: 'place', tile: 'west-81st-street', lake: false, price: 2, from: 'projects' } },
    cells.map((cell) => place(...cell)),
  ),
  tile: packet({}, tiles),
  order: packet(
    { pending: { kind: 'order', tile: 'west-81st-street', x: 2, y: 0, track: 'public' } },
    [offer('first gain', [note('public', 2, -1)]), offer('first loss', [note('public', 2, -1), note('prestige', 1, -2)])],
  ),
  free: packet({ pending: { kind: 'free', source: 'technology-park', tile: 'technology-park', x: 2, y: 0 } }, [offer('free hotel'), offer('free restaurant'), offer('decline')]),
  activate: packet({ phase: 'executive' }, [
    offer('activate hotel', [note('culture', 5, -1), note('economy', 16, 7), note('energy', 2, -1)]),
    offer('activate steam-engine-plant'),
    offer('bonus progress'),
    offer('bonus energy'),
  ]),
  pay: packet(
    { phase: 'executive', pending: { kind: 'pay', tile: 'steam-engine-plant', cost: 2, tourists: [], cubes: 2 } },
    [offer('tourist 0'), offer('tourist 3'), offer('pay')],
  ),
  paid: packet(
    { phase: 'executive', pending: { kind: 'pay', tile: 'steam-engine-plant', cost: 2, tourists: [0], cubes: 1 } },
    [offer('tourist 3'), offer('pay')],
  ),
  again: packet({ phase: 'executive' }, [offer('activate hotel'), offer('end')]),
  political: packet(
    { phase: 'political', spaces: view.spaces.map((space) => ({ ...space, seat: space.space === 2 ? 1 : null, old: space.seat })) },
    [1, 3, 4, 5].map((n) => offer(`space ${n}`, [note('economy', 16, -3 * n)])),
  ),
  token: packet({ phase: 'tokens' }, [offer('token 0,-1'), offer('token 3,0'), offer('token 0,2')]),
  prosperity: packet({ phase: 'prosperity' }, [
    ...(view.hand ?? []).filter(({ met }) => met).map((held) => offer(`tile ${held.tile}`)),
    ...(view.hand ?? []).map((held) => offer(`lake ${held.tile}`, [word('note-lake', { n: { number: 2 } })])),
  ]),
  lake: packet(
    { phase: 'prosperity', pending: { kind: 'place', tile: 'church', lake: true, price: 0, from: 'hand' } },
    cells.map(([x, y]) => offer(`place ${x},${y}`, [note('energy', 2, 2)])),
  ),
  effect: packet({ phase: 'before-expo' }, [offer('effect restaurant'), offer('effect hotel')]),
  crowded: packet(
    {
      rows: [
        { price: 0, tiles: ['luxury-lanes-mall', 'hotrock-tire-factory', 'cole-harbor', 'university'] },
        { price: 2, tiles: ['west-81st-street', 'science-center', 'magnificent-arch', 'walled-mart'] },
        { price: 4, tiles: ['heritage-windmill', 'police-station', 'museum-of-art', 'public-utilities'] },
      ],
    },
    tiles,
  ),
  watch: packet({ hand: null }, [], { viewer: null, mine: [], to_act: [1] }),
  over: packet({ phase: 'over', turn: null, round: 12, era: 3, winners: [1] }, [], { over: true, to_act: [], scores: [1, 4, 0, -1], winners: [1] }),
};
