// The prompt's second line and main button: what is chosen, what it costs, and the way to confirm it.
import { plus, sum } from './cards';
import { chosen, pay, payment, tileInHand, unchoose } from './choice.svelte';
import { cellOf, planOf } from './plan';
import { cellName } from './words';
import type { Ctx } from './words';
import type { Asked } from '../../game';
import type { Pending } from '../../wire/new-york';

export function askedOf(ctx: Ctx): Asked {
  const { pending } = ctx.view;
  const act = chosen(ctx);
  if (act !== null) return confirming(ctx, act);
  if (pending?.kind === 'pay') return paying(ctx, pending);
  if (pending?.kind === 'take') {
    const text = ctx.t('new-york-board-take', { n: pending.total });
    return { main: { text, act: ctx.offer('done') ? 'done' : null, run: () => ctx.act('done') } };
  }
  const acts = ctx.packet.offers.map((offer) => offer.act);
  const plan = planOf(ctx.view, acts, ctx.packet.viewer, tileInHand(ctx)?.id ?? null);
  if (!plan.tile) return {};
  const [cells, swaps] = [plan.spots, plan.stones].map((all) => all.filter(({ live }) => live).length);
  const fits = ctx.t('new-york-board-fits', { n: cells ?? 0 });
  const swap = ctx.t('new-york-board-swaps', { n: swaps ?? 0 });
  return { more: [...(cells || !swaps ? [fits] : []), ...(swaps ? [swap] : [])].join(' ') };
}

/** A place or a tile is chosen and waits for the second click. */
function confirming(ctx: Ctx, act: string): Asked {
  const verb = act.split(' ')[0] ?? '';
  const seat = ctx.packet.viewer ?? 0;
  const cell = cellOf(act, ctx.view.seats[seat]?.city ?? []);
  return {
    ...(cell ? { more: ctx.t('new-york-board-chosen', { cell: cellName(ctx, cell) }) } : {}),
    main: { text: ctx.t('new-york-board-confirm', { verb }), act, run: () => ctx.act(act) },
    others: [{ id: 'cancel', text: ctx.t('new-york-board-unchoose'), run: () => unchoose(ctx) }],
  };
}

/** Cards are picked for a tile; the cheapest payment is one click away. */
function paying(ctx: Ctx, pending: Pending & { kind: 'pay' }): Asked {
  const cards = payment(ctx);
  const { price, exact, bank } = pending;
  const total = sum(cards);
  const textOf = (paid: number) => ctx.t('new-york-board-pay', { n: paid, over: paid - price });
  if (cards.length === 0) {
    const best = exact ?? ctx.view.slots.find((slot) => slot.bank === bank)?.best?.cards ?? null;
    if (!best) return {};
    const all = ctx.t(exact ? 'new-york-board-pay-exactly' : 'new-york-board-pay-with', { cards: plus(best), over: sum(best) - price });
    const acts = [...best.map((card) => `pay ${card}`), 'done'];
    return {
      more: ctx.t('new-york-board-pick-cards'),
      main: { text: all, act: acts[0] ?? null, run: () => ctx.play(acts) },
    };
  }
  const done = ctx.offer('done') && cards.length === pending.cards.length;
  const main = {
    text: done ? textOf(total) : ctx.t('new-york-board-paid-of', { n: total, price }),
    act: done ? 'done' : null,
    run: () => ctx.act('done'),
  };
  // Exact change is held, and something else is picked.
  if (!exact || total === price) return { main };
  return {
    ...(total > price ? { more: ctx.t('new-york-board-could-exactly', { cards: plus(exact) }), warn: true } : {}),
    main,
    others: [{ id: 'exact', live: true, text: ctx.t('new-york-board-use', { cards: plus(exact) }), run: () => pay(ctx, exact) }],
  };
}
