// What the reader has chosen but not confirmed: the only state of this client's own. It concerns the pictures alone;
// the server hears of it when it is confirmed.
import { inPickOrder } from './cards';
import { waiting } from './plan';
import type { Ctx } from './words';
import type { Bank, Card, Tile } from '../../wire/new-york';

type Choice = {
  /** The waiting tile to place first. */
  tile: number | null;
  /** An act that waits for its second click, and at which packet it was chosen. */
  act: { act: string; seq: number } | null;
  /** The cards wanted for a payment; some of them may be possible only after others. */
  wish: { about: string; cards: Card[] } | null;
  /** Whose city is shown large; null: the own one. Whoever must place a tile is brought back to theirs once. */
  shown: { seat: number; placing: boolean } | null;
  /** Tiles that may be dismantled are marked, as of this packet. */
  marking: number | null;
};

const NONE: Choice = { tile: null, act: null, wish: null, shown: null, marking: null };
const state = $state<{ owner: string; choice: Choice }>({ owner: '', choice: NONE });

const ownerOf = (ctx: Ctx): string => `${ctx.packet.table} ${ctx.packet.viewer}`;
const choiceOf = (ctx: Ctx): Choice => (state.owner === ownerOf(ctx) ? state.choice : NONE);
function change(ctx: Ctx, part: Partial<Choice>): void {
  state.choice = { ...choiceOf(ctx), ...part };
  state.owner = ownerOf(ctx);
}

/** The act that waits to be confirmed. */
export function chosen(ctx: Ctx): string | null {
  const { act } = choiceOf(ctx);
  return act && act.seq === ctx.packet.seq && ctx.offer(act.act) ? act.act : null;
}

export const unchoose = (ctx: Ctx): void => change(ctx, { act: null });

/** The first click chooses; a second one, or Enter, confirms. A double click is one click. */
export function choose(ctx: Ctx, act: string, event: Event): void {
  const again = event instanceof UIEvent && event.detail > 1;
  if (chosen(ctx) === act && !again) ctx.act(act);
  else change(ctx, { act: { act, seq: ctx.packet.seq } });
}

/** The waiting tile whose places are shown. */
export function tileInHand(ctx: Ctx): Tile | null {
  const acts = ctx.packet.offers.map(({ act }) => act);
  const ready = waiting(ctx.view, acts, ctx.packet.viewer);
  return ready.find(({ id }) => id === choiceOf(ctx).tile) ?? ready[0] ?? null;
}
export const takeInHand = (ctx: Ctx, tile: number): void => change(ctx, { tile, act: null, shown: null });

/** Whose city lies in the middle. */
export function shownSeat(ctx: Ctx): number {
  const { viewer, seats } = ctx.packet;
  const { shown } = choiceOf(ctx);
  if (shown && shown.seat < seats.length && (shown.placing || !placing(ctx))) return shown.seat;
  return viewer ?? ctx.view.turn ?? 0;
}
export const show = (ctx: Ctx, seat: number): void =>
  change(ctx, { shown: seat === ctx.packet.viewer ? null : { seat, placing: placing(ctx) }, act: null });
const placing = (ctx: Ctx): boolean => ctx.packet.offers.some(({ act }) => /^(lay|keep|put|swap) /.test(act));

/** Whether tiles that may be dismantled are marked. */
export const marking = (ctx: Ctx): boolean => choiceOf(ctx).marking === ctx.packet.seq;
export const mark = (ctx: Ctx, on: boolean): void => change(ctx, { marking: on ? ctx.packet.seq : null, act: null });

/** The cards of the payment as the reader sees it: what was sent, and what waits for other cards. */
export function payment(ctx: Ctx): Card[] {
  const { pending } = ctx.view;
  if (pending?.kind !== 'pay') return [];
  const { wish } = choiceOf(ctx);
  if (!wish || wish.about !== purchase(ctx, pending.bank)) return pending.cards;
  // While picks are on their way, what was wished is what will be.
  if (!ctx.live) return wish.cards;
  return stands(wish.cards, pending.cards, (card) => !!ctx.offer(`pay ${card}`)) ? wish.cards : pending.cards;
}

/** Wishes for a payment with these cards, and sends as many of them as go. */
export function pay(ctx: Ctx, cards: Card[]): void {
  const { pending } = ctx.view;
  if (pending?.kind !== 'pay') return;
  const wanted = inPickOrder(cards);
  change(ctx, { wish: { about: purchase(ctx, pending.bank), cards: wanted } });
  ctx.recompose('pay ', pending.cards, wanted);
}

/** Begins or leaves a purchase: nothing is wished for yet. */
export const forget = (ctx: Ctx): void => change(ctx, { wish: null, act: null, shown: null });

/** Names a purchase: a wish does not outlive it. */
function purchase(ctx: Ctx, bank: Bank): string {
  return `${ctx.view.turns} ${bank} ${ctx.view.slots.find((slot) => slot.bank === bank)?.tile?.id}`;
}

/** Whether a wish still explains the picks: they are its beginning, and the next one is not possible yet. Otherwise
 *  somebody has undone a pick, and the wish is out of date. */
export function stands(wish: readonly Card[], sent: readonly Card[], possible: (card: Card) => boolean): boolean {
  if (sent.some((card, at) => card !== wish[at])) return false;
  const next = wish[sent.length];
  return next === undefined ? wish.length === sent.length : !possible(next);
}
