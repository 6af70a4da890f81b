// The facts printed on cards and board, by name. They come from the engine's catalog; nothing here is a rule.
import { catalog } from '../../wire/urban-sprawl-catalog';
import type { CardFacts, CardText, Catalog, EffectFacts, Office, PrintedOffice, View, Zone } from './wire';

export { catalog };

export const ZONES: readonly Zone[] = ['civ', 'com', 'ind', 'res'];
/** In the order of the wheel. */
export const OFFICES: readonly Office[] = catalog.offices.map(({ office }) => office);

const byPlace = ({ cards }: Catalog) => new Map(cards.map((facts) => [facts.card, facts]));
const builtIn = byPlace(catalog);
let cards = builtIn;
const offices = new Map(catalog.offices.map((facts) => [facts.office, facts]));

/** The cards of this pack are played with; null: the built-in ones. Board and offices are the same in every pack. */
export function usePack(pack: Catalog | null): void {
  cards = pack ? byPlace(pack) : builtIn;
}

/** The message that names a card. It belongs to the place: what a pack calls its card there lies over it. */
export function nameKeyOf(card: CardText): string | null {
  const facts = builtIn.get(card);
  return facts ? `urban-sprawl-card-${facts.sort === 'permit' ? 'build-permit' : facts.slug}` : null;
}

export const cardOf = (card: CardText | null | undefined): CardFacts | undefined => (card ? cards.get(card) : undefined);
export const officeOf = (office: Office): PrintedOffice | undefined => offices.get(office);

/** What a card does in this game: some are tamed by an option. */
export const effectsOf = (view: View, facts: CardFacts | undefined): readonly EffectFacts[] =>
  (view.tamed ? facts?.tamed : null) ?? facts?.effects ?? [];

/** The office whose election comes next. */
export const nextOffice = (view: View): Office => OFFICES[(OFFICES.indexOf(view.pawn) + 1) % OFFICES.length] ?? 'mayor';
