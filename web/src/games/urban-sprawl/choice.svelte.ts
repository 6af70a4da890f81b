// What the reader has chosen but not confirmed, and what they look at: the only state of this client's own. It
// concerns the pictures alone; the server hears of it when it is confirmed.
import type { Ctx } from './words';
import type { CardText } from './wire';

type Choice = {
  /** An act that waits for its second click, and at which packet it was chosen. */
  act: { act: string; seq: number } | null;
  /** The space whose marker is picked up. */
  from: { space: string; seq: number } | null;
  /** The row and the card that somebody reads about. */
  row: string | null;
  card: CardText | null;
};

const NONE: Choice = { act: null, from: null, row: null, card: null };
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
export const unchoose = (ctx: Ctx): void => change(ctx, { act: null, from: null, card: null });

/** The first click chooses; a second one, or Enter, confirms. A double click is one click. */
export function choose(ctx: Ctx, act: string, event: Event): void {
  const again = event instanceof UIEvent && event.detail > 1;
  if (chosen(ctx) === act && !again) ctx.act(act);
  else change(ctx, { act: { act, seq: ctx.packet.seq } });
}

/** The act whose outcome is shown: the one under the pointer, else the one that waits. */
export const shownAct = (ctx: Ctx): string | null => (ctx.aim !== null && ctx.offer(ctx.aim) ? ctx.aim : chosen(ctx));

/** The marker that is picked up, by its space. */
export function picked(ctx: Ctx): string | null {
  const { from } = choiceOf(ctx);
  return from && from.seq === ctx.packet.seq ? from.space : null;
}
export const pick = (ctx: Ctx, space: string | null): void =>
  change(ctx, { from: space === null ? null : { space, seq: ctx.packet.seq }, act: null });

export const rowRead = (ctx: Ctx): string | null => choiceOf(ctx).row;
export const readRow = (ctx: Ctx, row: string | null): void => change(ctx, { row });
export const cardRead = (ctx: Ctx): CardText | null => choiceOf(ctx).card;
export const readCard = (ctx: Ctx, card: CardText | null): void => change(ctx, { card });
