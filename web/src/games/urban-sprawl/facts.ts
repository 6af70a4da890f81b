// The facts printed on cards and board, by name. They come from the engine's catalog; nothing here is a rule.
import { catalog } from './catalog';
import type { CardFacts, CardText, EffectFacts, Office, PrintedOffice, View, Vocation, Zone } from './wire';

export { catalog };

export const ZONES: readonly Zone[] = ['civ', 'com', 'ind', 'res'];
/** In the order of the wheel. */
export const OFFICES: readonly Office[] = catalog.offices.map(({ office }) => office);
export const VOCATIONS: readonly Vocation[] = catalog.vocations.map(({ vocation }) => vocation);

const cards = new Map(catalog.cards.map((facts) => [facts.card, facts]));
const offices = new Map(catalog.offices.map((facts) => [facts.office, facts]));

export const cardOf = (card: CardText | null | undefined): CardFacts | undefined => (card ? cards.get(card) : undefined);
export const officeOf = (office: Office): PrintedOffice | undefined => offices.get(office);

/** What a card does in this game: some are tamed by an option. */
export const effectsOf = (view: View, facts: CardFacts | undefined): readonly EffectFacts[] =>
  (view.tamed ? facts?.tamed : null) ?? facts?.effects ?? [];

/** The office whose election comes next. */
export const nextOffice = (view: View): Office => OFFICES[(OFFICES.indexOf(view.pawn) + 1) % OFFICES.length] ?? 'mayor';
