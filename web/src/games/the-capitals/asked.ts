// The prompt's second line and main button: what is chosen, what it costs, and the way to confirm it.
import { chosen, unchoose } from './choice.svelte';
import { cellOf, subjectOf } from './plan';
import { previewOf } from './preview';
import { cellName, tileName } from './words';
import type { Ctx } from './words';
import type { Asked } from '../../game';
import type { PendingView } from '../../wire/the-capitals';

export function askedOf(ctx: Ctx): Asked {
  const { pending } = ctx.view;
  const act = chosen(ctx);
  if (act !== null) return confirming(ctx, act);
  if (pending?.kind === 'pay') return paying(ctx, pending);
  if (pending?.kind === 'place') {
    const free = ctx.offersWith('place ').filter((offer) => (previewOf(offer).penalty ?? 0) === 0).length;
    return { more: ctx.t(pending.lake ? 'the-capitals-board-anywhere' : 'the-capitals-board-free-cells', { n: free }) };
  }
  return {};
}

/** A place, a tile or a space is chosen and waits for the second click. */
function confirming(ctx: Ctx, act: string): Asked {
  return {
    more: ctx.t('the-capitals-board-chosen'),
    main: { text: confirmText(ctx, act), act, run: () => ctx.act(act) },
    others: [{ id: 'cancel', text: ctx.t('the-capitals-board-unchoose'), run: () => unchoose(ctx) }],
  };
}

function confirmText(ctx: Ctx, act: string): string {
  const { pending, spaces, seats } = ctx.view;
  const verb = act.split(' ')[0] ?? '';
  const cell = cellOf(act);
  if (cell && pending?.kind === 'place')
    return ctx.t('the-capitals-board-confirm-place', {
      cell: cellName(ctx, cell),
      price: pending.price,
      lake: pending.lake ? 'yes' : 'no',
    });
  if (verb === 'space') {
    const space = spaces.find((one) => `space ${one.space}` === act);
    return ctx.t('the-capitals-board-confirm-space', { n: space?.space ?? 0, price: space?.cost ?? 0 });
  }
  if (verb === 'token') return ctx.t('the-capitals-board-confirm-token');
  const subject = subjectOf(act);
  const tile = subject ? tileName(ctx, subject.slug) : '';
  if (verb === 'activate') {
    const cost = seats[ctx.packet.viewer ?? 0]?.city.find((placed) => placed.tile === subject?.slug)?.cost ?? 0;
    return ctx.t('the-capitals-board-confirm-activate', { tile, n: cost });
  }
  return ctx.t(verb === 'free' ? 'the-capitals-board-confirm-free' : 'the-capitals-board-confirm-effect', { tile });
}

/** An activation is being paid for: cubes pay what tourists do not. */
function paying(ctx: Ctx, { cost, cubes }: PendingView & { kind: 'pay' }): Asked {
  return {
    main: {
      text: ctx.t('the-capitals-board-pay-cubes', { n: cubes, cost }),
      act: ctx.offer('pay') ? 'pay' : null,
      run: () => ctx.act('pay'),
    },
  };
}
