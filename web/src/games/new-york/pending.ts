// Changing one's mind: what is begun is undone, then the new thing is sent.
import { inPickOrder } from './cards';
import type { Card, Pending } from '../../wire/new-york';

/** How many acts a half-made decision consists of. */
export function undosOf(pending: Pending | null): number {
  if (!pending) return 0;
  if (pending.kind === 'take') return pending.cards.length;
  return pending.kind === 'pay' ? pending.cards.length + 1 : 1;
}

/** The picks to aim for when `card` of the display is clicked while `have` are picked. Picks go up, so a lower card
 *  goes in before the others; a higher one that is not on offer starts anew. */
export function takeNext(have: readonly Card[], card: Card, out: boolean): Card[] {
  if (out) {
    const at = have.indexOf(card);
    return have.filter((_, index) => index !== at);
  }
  const want = inPickOrder([...have, card]);
  return want.at(-1) === card ? [card] : want;
}
