// What can be clicked at a table, all in one place: one pure function of the view and the offers.
// Invariant: every act on offer belongs to something that is drawn.
import { bankOf } from './cards';
import { planOf, waiting } from './plan';
import type { View } from '../../wire/new-york';

/** Everything that a click somewhere on the board, beside it, in the dock or on the main button can mean. */
export function drawn(view: View, acts: readonly string[], seat: number | null): Set<string> {
  const { pending } = view;
  const found = new Set(['done', 'pass']);
  if (view.phase === 'act') {
    for (const { bank, tile } of view.slots) if (tile) found.add(`buy ${bank}`);
    for (const card of view.display) found.add(`take ${card}`);
    for (const tile of seat === null ? [] : (view.seats[seat]?.reserve ?? [])) found.add(`move ${tile.id}`);
  }
  if (pending?.kind === 'pay')
    for (const card of view.hand ?? []) if (bankOf(card) === pending.bank) found.add(`pay ${card}`);
  // One tile after the other can be taken in hand; each shows its own places.
  const tiles = waiting(view, acts, seat);
  for (const wanted of tiles.length > 0 ? tiles : [null]) {
    const plan = planOf(view, acts, seat, wanted?.id ?? null);
    for (const { act } of [...plan.spots, ...plan.stones]) if (act !== null) found.add(act);
    if (wanted) for (const verb of ['keep', 'give']) found.add(`${verb} ${wanted.id}`);
  }
  return found;
}
