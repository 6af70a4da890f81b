// Faces of cards: what suit, what value, and the order in which bids are picked.
import type { Card, Color, Kind } from '../../wire/capitol';

/** What is on a card's face, beside its number. */
export type Suit = 'roof' | 'floor' | Color;

const SUITS: readonly Suit[] = ['roof', 'floor', 'white', 'black', 'red'];

/** The suit on a card's face. */
export const suitOf = (card: Card): Suit => card.replace(/\d+$/, '') as Suit;

/** The number on a card's face. */
export const valueOf = (card: Card): number => Number(card.match(/\d+$/)?.[0] ?? 0);

/** The stone a permit is for; null for roof and floor cards. */
export function stoneOf(card: Card): Color | null {
  const suit = suitOf(card);
  return suit === 'roof' || suit === 'floor' ? null : suit;
}

/** The stack a card comes from. */
export function stackOf(card: Card): Kind {
  const suit = suitOf(card);
  return suit === 'roof' || suit === 'floor' ? suit : 'permit';
}

/** Pick order: by value, then by suit. */
export function inPickOrder(cards: readonly Card[]): Card[] {
  const rank = (card: Card) => valueOf(card) * SUITS.length + SUITS.indexOf(suitOf(card));
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Counts copies, so that each card of a list gets a name of its own: the face and which copy of it. */
export class Copies {
  readonly #seen = new Map<Card, number>();

  key(card: Card): string {
    const copy = this.#seen.get(card) ?? 0;
    this.#seen.set(card, copy + 1);
    return `card-${card}-${copy}`;
  }
}
