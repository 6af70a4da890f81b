// The pictures of The Capitals, handed to the table page.
import type { GameClient, TableContext } from '../../game';
import { askedOf } from './asked';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { rounds } from './facts';
import Lead from './Lead.svelte';
import Party from './Party.svelte';
import Result from './Result.svelte';
import Rounds from './Rounds.svelte';
import { phone } from './screen.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';
import { plain, prestigeOf, roman, signed } from './words';
import type { Ctx } from './words';
import type { Phase, View } from '../../wire/the-capitals';

const view = (ctx: TableContext): View => ctx.view as View;

/** The five phases of a round as people know them; some of ours belong to the last one. */
const STEPS = ['political', 'building', 'tourism', 'executive', 'administrative'] as const;
const STEP: Record<Phase, number> = {
  political: 0,
  building: 1,
  executive: 3,
  tokens: 4,
  prosperity: 4,
  extra: 4,
  'before-expo': 4,
  over: 5,
};

const theCapitals: GameClient = {
  steps(ctx) {
    const { round, phase } = view(ctx);
    return {
      // There is little room in a phone's header.
      round: phone() ? `${round}/${rounds.length}` : ctx.t('the-capitals-board-round', { n: round, of: rounds.length }),
      of: rounds.length,
      current: round,
      phases: STEPS.map((step) => ctx.t('the-capitals-board-step', { step })),
      phase: STEP[phase],
    };
  },
  Board,
  Seat,
  Side,
  Dock,
  Result,
  Lead,
  Party,
  Rounds,
  rails: true,
  asked: (ctx) => askedOf(ctx as Ctx),
  shows: (act, live) => live || act.startsWith('place '),
  order: (ctx) => view(ctx).order,
  scoring: (ctx) => view(ctx).expos.length,
  score(ctx, seat) {
    const prestige = prestigeOf(ctx as Ctx, seat);
    return prestige === null ? '?' : plain(prestige);
  },
  gain(ctx, seat) {
    const { phase, era, seats } = view(ctx);
    if (phase === 'over') return '';
    return ctx.t('the-capitals-board-gain', { era: roman(era), n: signed(seats[seat]?.expo.total ?? 0) });
  },
  status(ctx, seat) {
    const { phase, order, turn, seats } = view(ctx);
    if (phase === 'over') return '';
    const place = order.indexOf(seat);
    if (turn !== null && order.indexOf(turn) + 1 === place) return ctx.t('the-capitals-board-next-seat');
    if (phase === 'building' && seats[seat]?.built) return ctx.t('the-capitals-board-has-built');
    return '';
  },
  tabs: [
    { id: 'hand', part: 'dock', text: (ctx) => ctx.t('the-capitals-board-projects') },
    { id: 'tracks', part: 'side', text: (ctx) => ctx.t('the-capitals-board-tracks') },
    { id: 'plant', part: 'dock', text: (ctx) => ctx.t('the-capitals-board-plant') },
    { id: 'players', part: 'players', text: (ctx) => ctx.t('the-capitals-board-cities') },
    { id: 'log', part: 'panel', text: (ctx) => ctx.t('page-tab-log') },
  ],
  sprite: 'tc-mark',
};

export default theCapitals;
