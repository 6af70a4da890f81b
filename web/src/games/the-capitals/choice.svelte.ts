// What the reader has chosen but not confirmed, and what they look at: the only state of this client's own. It
// concerns the pictures alone; the server hears of it when it is confirmed.
import { sourceOf } from './layout';
import { phone } from './screen.svelte';
import type { Ctx } from './words';
import type { Slug } from './facts';

/** A tile that somebody reads about. */
export type Looked = { slug: Slug; lake: boolean };
type Choice = {
  /** An act that waits for its second click, and at which packet it was chosen. */
  act: { act: string; seq: number } | null;
  /** Whose city is shown large; null: the own one. Whoever must act on their plan is brought back to it once. */
  shown: { seat: number; acting: boolean } | null;
  look: (Looked & { seq: number }) | null;
  /** What the dock shows, as long as the same thing is asked. */
  dock: { side: 'projects' | 'hand'; asked: string } | null;
};

const NONE: Choice = { act: null, shown: null, look: null, dock: null };
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
export const unchoose = (ctx: Ctx): void => change(ctx, { act: null, look: null });

/** The first click chooses; a second one, or Enter, confirms. A double click is one click. */
export function choose(ctx: Ctx, act: string, event: Event): void {
  const again = event instanceof UIEvent && event.detail > 1;
  if (chosen(ctx) === act && !again) ctx.act(act);
  else change(ctx, { act: { act, seq: ctx.packet.seq } });
}

/** The act whose outcome is shown: the one under the pointer, else the one that waits. */
export const shownAct = (ctx: Ctx): string | null => (ctx.aim !== null && ctx.offer(ctx.aim) ? ctx.aim : chosen(ctx));

/** The tile that is being read. On a phone it lies over the plan, so it goes with the next change. */
export function looked(ctx: Ctx): Looked | null {
  const { look: what } = choiceOf(ctx);
  return what && (!phone() || what.seq === ctx.packet.seq) ? what : null;
}
export const look = (ctx: Ctx, what: Looked | null): void => change(ctx, { look: what && { ...what, seq: ctx.packet.seq } });
/** When a picture goes away, so does what was read on it. */
export function unlook(ctx: Ctx, slug: Slug): void {
  if (choiceOf(ctx).look?.slug === slug) look(ctx, null);
}

/** Whose city lies in the middle. */
export function shownSeat(ctx: Ctx): number {
  const { viewer, seats } = ctx.packet;
  const { shown } = choiceOf(ctx);
  if (shown && shown.seat < seats.length && (shown.acting || !acting(ctx))) return shown.seat;
  return viewer ?? ctx.view.turn ?? 0;
}
export const show = (ctx: Ctx, seat: number): void =>
  change(ctx, { shown: seat === ctx.packet.viewer ? null : { seat, acting: acting(ctx) }, act: null, look: null });
const acting = (ctx: Ctx): boolean =>
  ctx.packet.offers.some(({ act }) => /^(place|activate|token|free|effect|tourist|first) /.test(act));

/** Projects or the prosperity hand; the one that is asked about opens by itself. */
export function dockSide(ctx: Ctx): 'projects' | 'hand' {
  const { dock } = choiceOf(ctx);
  if (!ctx.view.hand) return 'projects';
  if (dock && dock.asked === askedOf(ctx)) return dock.side;
  const mine = ctx.view.phase === 'prosperity';
  return sourceOf(ctx.view) === 'hand' || mine ? 'hand' : 'projects';
}
export const showDock = (ctx: Ctx, side: 'projects' | 'hand'): void => change(ctx, { dock: { side, asked: askedOf(ctx) } });
const askedOf = (ctx: Ctx): string => `${ctx.view.round} ${ctx.view.phase} ${ctx.view.turn}`;
