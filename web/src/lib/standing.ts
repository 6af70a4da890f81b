// Standing answers: what the table answers for a seat, in the game's words.
import type { TableContext } from '../game';
import type { Standing } from '../wire';

/** What a question is about. */
export const standingName = (ctx: TableContext, { key }: Standing): string => ctx.t(`${ctx.packet.game}-standing-${key}`);

/** What an answer says; the first one is to be asked. */
export function answerName(ctx: TableContext, { key, values }: Standing, value: string): string {
  return values[0]?.value === value ? ctx.t('page-standing-ask') : ctx.t(`${ctx.packet.game}-standing-${key}-${value}`);
}

/** How many questions are not asked. */
export const standingCount = (standing: Standing[]): number => standing.filter(({ value, values }) => value !== values[0]?.value).length;

/** What would answer the present question, and from now on: one click for both. */
export function alwaysOf(ctx: TableContext): { id: string; text: string; run: () => void }[] {
  return ctx.packet.standing.flatMap((one) =>
    one.values
      .filter(({ act }) => act !== null)
      .map(({ value }) => ({ id: value, text: answerName(ctx, one, value), run: () => ctx.answer(one.key, value) })),
  );
}
