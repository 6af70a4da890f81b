// Words of this game's pictures that several components share.
import type { TableContext } from '../../game';
import { cardOf, effectsOf, nameKeyOf } from './facts';
import type { BuildingKind, BuildingView, CardText, Deck, LotView, Office, RowView, View, Vocation, Worth } from './wire';

export type Ctx = TableContext<View>;

/** A change with its sign; the minus is a real one. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '0');

export const zoneName = (ctx: Ctx, zone: BuildingKind): string => ctx.t('urban-sprawl-board-zone', { zone });
export const officeName = (ctx: Ctx, office: Office): string => ctx.t('urban-sprawl-office', { office });
export const vocationName = (ctx: Ctx, vocation: Vocation): string => ctx.t('urban-sprawl-vocation', { vocation });
export const deckName = (ctx: Ctx, deck: Deck): string => ctx.t('urban-sprawl-deck', { deck });
export const worthName = (ctx: Ctx, worth: Worth): string => ctx.t('urban-sprawl-board-worth', { worth });

/** Columns have letters, rows numbers: the one at the top left is A1. */
export const lotName = ([row, column]: LotView): string => `${String.fromCharCode(65 + column)}${row + 1}`;
export const siteName = (lots: readonly LotView[]): string => lots.map(lotName).join('+');

/** The name of a card; a pack may have its own. */
export function cardName(ctx: Ctx, card: CardText): string {
  const key = nameKeyOf(card);
  return key ? ctx.t(key) : card;
}

/** A planning card in one breath: what it permits, what it is worth, whether it calls an election. */
export function planningName(ctx: Ctx, card: CardText): string {
  const facts = cardOf(card);
  if (!facts) return card;
  const zones = facts.zones.map((zone) => zoneName(ctx, zone)).join(', ');
  return [
    ...(facts.permits ? [`${facts.permits} ${zones}`] : []),
    cardName(ctx, card),
    ...(facts.worth ? [ctx.t('urban-sprawl-board-row-worth', { n: facts.worth, worth: 'wealth' })] : []),
    ...(facts.ballot ? [ctx.t('urban-sprawl-board-ballot')] : []),
  ].join(', ');
}

/** What a contract is, in a few words: zone, lots, where it may stand, vocations. */
export function contractName(ctx: Ctx, card: CardText): string {
  const facts = cardOf(card);
  if (!facts) return cardName(ctx, card);
  return [
    cardName(ctx, card),
    ...(facts.zone ? [ctx.t('urban-sprawl-board-sort', { zone: zoneName(ctx, facts.zone), n: facts.lots })] : []),
    ...facts.vocations.map(({ vocation, n }) => `${vocationName(ctx, vocation)} ${n}`),
    ...(facts.payout ? [ctx.t('urban-sprawl-board-row-worth', { n: facts.payout, worth: 'prestige' })] : []),
  ].join(', ');
}

/** What a card does, a sentence each. */
export function sentences(ctx: Ctx, card: CardText): string[] {
  const facts = cardOf(card);
  if (!facts) return [];
  return [...facts.restrictions.say, ...effectsOf(ctx.view, facts).map(({ say }) => say)].map((message) => ctx.say(message));
}

/** A building in one breath: what it is, where, whose, what its block is worth. */
export function buildingName(ctx: Ctx, { card, kind, lots, owner, value }: BuildingView): string {
  return [
    card ? cardName(ctx, card) : ctx.t('urban-sprawl-board-plain', { kind }),
    siteName(lots),
    ...(card ? [ctx.t('urban-sprawl-board-sort', { zone: zoneName(ctx, kind), n: lots.length })] : []),
    owner === null ? ctx.t('urban-sprawl-board-uncontrolled') : ctx.name(owner),
    ctx.t('urban-sprawl-board-value', { n: value }),
  ].join(', ');
}

/** Which blocks a row covers. */
export function rowName(ctx: Ctx, row: Pick<RowView, 'side' | 'first' | 'last'>): string {
  const across = row.side === 'left' || row.side === 'right';
  const from = across ? String(2 * row.first + 1) : String.fromCharCode(65 + 2 * row.first);
  const to = across ? String(2 * row.last + 2) : String.fromCharCode(66 + 2 * row.last);
  return ctx.t('urban-sprawl-board-row', { line: across ? 'row' : 'column', from, to });
}
