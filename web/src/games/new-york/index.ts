// New York's pictures, handed to the table page.
import type { GameClient, TableContext } from '../../game';
import { askedOf } from './asked';
import Board from './Board.svelte';
import Dirk from './Dirk.svelte';
import Dock from './Dock.svelte';
import Lead from './Lead.svelte';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';
import type { Ctx } from './words';
import type { Letter, View } from '../../wire/new-york';

const LETTERS: readonly Letter[] = ['A', 'B', 'C'];

const view = (ctx: TableContext): View => ctx.view as View;

const newYork: GameClient = {
  steps(ctx) {
    const { phase, bought, again, next, scorings } = view(ctx);
    const done = bought.length > 0 ? [ctx.t('new-york-board-step', { step: 'bought', n: bought.length })] : [];
    const step = (name: string) => ctx.t('new-york-board-step', { step: name, n: bought.length });
    const phases =
      phase === 'leftover' || phase === 'over'
        ? [step('leftover'), step('final')]
        : [...done, ...(phase === 'act' ? [step(again ? 'again' : 'act')] : []), step('lay'), step('refill')];
    const current = phase === 'over' ? 2 : phase === 'leftover' ? 0 : done.length;
    const near = (letter: Letter) => ctx.t('new-york-board-next', { letter, from: next.from, to: next.to });
    return {
      round: phase === 'over' ? '' : `${next.letter}: ${near(next.letter)}`,
      of: 0,
      current: 0,
      phases,
      phase: current,
      marks: LETTERS.map((letter) => {
        const passed = scorings.some((sheet) => sheet.letter === letter);
        const state = passed ? 'done' : letter === next.letter && phase !== 'over' ? 'next' : 'later';
        return { name: letter, more: passed || (state === 'later' && letter !== 'C') ? '' : near(letter), state };
      }),
    };
  },
  Board,
  Seat,
  Side,
  Dock,
  Result,
  Lead,
  Party: Dirk,
  rails: true,
  asked: (ctx) => askedOf(ctx as Ctx),
  shows: (act) => /^(lay|put|swap|dismantle) /.test(act),
  scoring: (ctx) => view(ctx).scorings.length,
  score: (ctx, seat) => view(ctx).seats[seat]?.score ?? 0,
  gain(ctx, seat) {
    const { phase, sheet } = view(ctx);
    return phase === 'over' ? '' : ctx.t('new-york-board-gain', { letter: sheet.letter, n: sheet.totals[seat] ?? 0 });
  },
  status(ctx, seat) {
    const { turn, seats, phase, start, turns } = view(ctx);
    if (turn !== null && phase !== 'over' && seat === (turn + 1) % seats.length) return ctx.t('new-york-board-next-seat');
    return turns === 0 && seat === start ? ctx.t('new-york-board-starts') : '';
  },
  sprite: 'ny-mark',
};

export default newYork;
