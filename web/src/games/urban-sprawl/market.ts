// The contract boxes in lines, as the rails join them, each under the deck that feeds it.
import type { BoxView, CardText, DeckView, View } from './wire';

/** Boxes that are joined by open rails, from the dearest on. */
export function segmentsOf(view: Pick<View, 'contracts' | 'rails'>): BoxView[][] {
  const found: BoxView[][] = [];
  view.contracts.forEach((box, at) => {
    if (at > 0 && view.rails[at - 1]) found.at(-1)?.push(box);
    else found.push([box]);
  });
  return found;
}

/** The decks with the boxes that they flow into; a deck's top costs one more than the first of them. */
export const linesOf = (view: View): { deck: DeckView; boxes: BoxView[] }[] =>
  view.decks.map((deck) => ({ deck, boxes: feeds(deck) ? (segmentsOf(view).find((boxes) => boxes[0]?.ap === deck.ap - 1) ?? []) : [] }));

/** Boxes that no deck flows into. */
export function looseOf(view: View): BoxView[] {
  const fed = new Set(linesOf(view).flatMap(({ boxes }) => boxes.map(({ ap }) => ap)));
  return view.contracts.filter(({ ap }) => !fed.has(ap));
}

const feeds = (deck: DeckView): boolean => deck.active && deck.left > 0;

/** What a card of the market costs where it lies; a Favor costs nothing. */
export const apOf = (view: View, card: CardText): number =>
  [...view.contracts, ...view.planning, ...[...view.decks, view.planning_deck].map(({ ap, top }) => ({ ap, card: top }))].find((box) => box.card === card)?.ap ?? 0;
