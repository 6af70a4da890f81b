// Money cards as the view names them: a bank and a value, `blue7`.
import type { Bank, Card, Kind } from '../../wire/new-york';

/** In the order of the slots. */
export const BANKS: readonly Bank[] = ['blue', 'green', 'yellow', 'red'];

/** The dearest type first, as on the score sheet. */
export const KINDS: readonly Kind[] = ['skyscraper', 'park', 'church', 'station', 'theater', 'museum'];

export const bankOf = (card: Card): Bank => card.replace(/\d+$/, '') as Bank;
export const valueOf = (card: Card): number => Number(/\d+$/.exec(card)?.[0] ?? 0);
export const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + valueOf(card), 0);

/** By value, then bank: the order in which cards are picked. */
export function inPickOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => valueOf(a) - valueOf(b) || BANKS.indexOf(bankOf(a)) - BANKS.indexOf(bankOf(b)));
}

/** `cards` with one more, or with one copy taken out. */
export function toggled(cards: readonly Card[], card: Card, out: boolean): Card[] {
  if (!out) return inPickOrder([...cards, card]);
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** `7 + 3`, the largest first. */
export function plus(cards: readonly Card[]): string {
  return cards
    .map(valueOf)
    .sort((a, b) => b - a)
    .join(' + ');
}

/** A card that is drawn; `key` tells copies of one face apart. */
export type Shown = { card: Card; key: string; picked: boolean };

/** The hand of one bank, picked cards where they belong among the others. */
export function ofBank(hand: readonly Card[], picked: readonly Card[], bank: Bank): Shown[] {
  const own = (cards: readonly Card[]) => cards.filter((card) => bankOf(card) === bank);
  const all = [
    ...own(hand).map((card) => ({ card, picked: false })),
    ...own(picked).map((card) => ({ card, picked: true })),
  ].sort((a, b) => valueOf(b.card) - valueOf(a.card) || Number(b.picked) - Number(a.picked));
  return numbered(all, 0);
}

/** The displayed cards; of equal faces the first are the picked ones. `held` counts copies in the hand. */
export function onDisplay(display: readonly Card[], picked: readonly Card[], held: readonly Card[]): Shown[] {
  const left = [...picked];
  const all = display.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, picked: at >= 0 };
  });
  return numbered(all, (card) => held.filter((other) => other === card).length);
}

function numbered(cards: { card: Card; picked: boolean }[], from: number | ((card: Card) => number)): Shown[] {
  const copies = new Map<Card, number>();
  return cards.map(({ card, picked }) => {
    const copy = copies.get(card) ?? (typeof from === 'number' ? from : from(card));
    copies.set(card, copy + 1);
    return { card, picked, key: `card-${card}-${copy}` };
  });
}
