// The whole table as keyed sprites: one pure function of the view and the offers.
// Invariant: every act on offer belongs to something that is drawn.
import { boardLayout } from './layout/board';
import type { AreaLayout, Picked } from './layout/board';
import { dockLayout } from './layout/dock';
import type { DockLayout } from './layout/dock';
import type { View } from '../../wire/capitol';

export type Layout = { areas: AreaLayout[]; dock: DockLayout };

/** Draws the table for the seat that is watched; `acts` are the texts of the offers. */
export function layout(
  view: View,
  acts: readonly string[],
  seat: number | null,
  picked: Picked = null,
): Layout {
  return { areas: boardLayout(view, acts, picked), dock: dockLayout(view, acts, seat) };
}

/** Everything that can be clicked somewhere in a layout. */
export function drawn({ areas, dock }: Layout): Set<string> {
  const acts = areas.flatMap((area) => area.acts);
  acts.push(...dock.hand.map((card) => card.act), ...dock.stacks.map((stack) => stack.act));
  for (const lot of dock.lots) {
    if (lot.floor) acts.push(lot.floor);
    acts.push(...lot.roofs.map((roof) => roof.act));
  }
  for (const act of [dock.fresh, dock.senator, dock.nothing]) if (act) acts.push(act);
  return new Set(acts);
}

/** The names of the physical things that are drawn; none twice. */
export function keys({ areas, dock }: Layout): string[] {
  return [
    ...areas.flatMap((area) => area.sprites.map((sprite) => sprite.key)),
    ...dock.hand.map((card) => card.key),
    ...dock.lots.map((lot) => lot.key),
    ...dock.stacks.flatMap((stack) => (stack.key === null ? [] : [stack.key])),
  ];
}
