// Capitol's pictures, handed to the table page.
import type { GameClient, TableContext } from '../../game';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';
import { soFar } from './standing';
import type { Phase, View } from '../../wire/capitol';

const PHASE: Record<Phase, number> = { construction: 0, auction: 1, put: 1, draw: 3, over: 2 };

const view = (ctx: TableContext): View => ctx.view as View;

const capitol: GameClient = {
  steps(ctx) {
    const { round, phase } = view(ctx);
    return {
      round: ctx.t('capitol-board-round-of', { n: round, of: 4 }),
      of: 4,
      current: round,
      phases: ['construction', 'auctions', 'scoring', 'cards'].map((step) => ctx.t('capitol-board-step', { step })),
      phase: PHASE[phase],
    };
  },
  Board,
  Seat,
  Side,
  Dock,
  Result,
  scoring: (ctx) => view(ctx).scorings.length,
  score: (ctx, seat) => view(ctx).seats[seat]?.score ?? 0,
  gain(ctx, seat) {
    const { phase } = view(ctx);
    // Between the scoring and the next round nothing is pending.
    if (phase === 'draw' || phase === 'over') return '';
    return ctx.t('capitol-board-gain', { n: soFar(view(ctx), seat) });
  },
  status(ctx, seat) {
    const { seats, start, phase, due, turn } = view(ctx);
    if (phase === 'construction' && seats[seat]?.passed) return ctx.t('capitol-board-passed');
    if (phase === 'auction' && seats[seat]?.sealed) return ctx.t('capitol-board-sealed');
    if (phase === 'draw' && turn === seat) return ctx.t('capitol-board-due', { n: due });
    return seat === start && phase !== 'over' ? ctx.t('capitol-board-starts') : '';
  },
  sprite: 'cap-mark',
};

export default capitol;
