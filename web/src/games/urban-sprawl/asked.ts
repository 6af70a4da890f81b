// The prompt's second line and main button: what is chosen, what it costs, and the way to confirm it.
import { chosen, picked, unchoose } from './choice.svelte';
import { blockOf } from './geometry';
import { answersOf } from './layout';
import { lotsOf } from './plan';
import { previewOf } from './preview';
import { alwaysOf } from '../../lib/standing';
import type { Ctx } from './words';
import type { Asked } from '../../game';

export function askedOf(ctx: Ctx): Asked {
  const { pending, phase, seats } = ctx.view;
  const act = chosen(ctx);
  const wealth = seats[ctx.packet.viewer ?? 0]?.wealth ?? 0;
  if (act !== null) {
    return {
      more: ctx.t('urban-sprawl-board-chosen'),
      main: { text: confirmText(ctx, act), act, run: () => ctx.act(act) },
      others: [{ id: 'cancel', text: ctx.t('urban-sprawl-board-unchoose'), run: () => unchoose(ctx) }],
    };
  }
  if (pending && !pending.site) return { more: ctx.t('urban-sprawl-board-site-more', { n: ctx.offersWith('site ').length, wealth }) };
  if (phase === 'buying') return { more: ctx.t('urban-sprawl-board-buy-more', { wealth }) };
  // What the question itself has no answers for is answered for good in the prompt.
  const others = answersOf(ctx.view).length > 0 ? [] : alwaysOf(ctx);
  if (ctx.view.question?.kind !== 'move') return { others };
  return { more: ctx.t(picked(ctx) === null ? 'urban-sprawl-board-move-from' : 'urban-sprawl-board-move-to'), others };
}

function confirmText(ctx: Ctx, act: string): string {
  const offer = ctx.offer(act);
  const lots = lotsOf(act);
  const lot = lots[0];
  if (act.startsWith('site ') && lot) {
    const cost = previewOf(offer).cost ?? ctx.view.blocks[blockOf(lot)] ?? 0;
    return ctx.t('urban-sprawl-board-build-for', { n: cost });
  }
  if (act.startsWith('buy ') && lot) return ctx.t('urban-sprawl-board-buy-for', { n: ctx.view.blocks[blockOf(lot)] ?? 0 });
  return offer ? ctx.say(offer.label) : '';
}
