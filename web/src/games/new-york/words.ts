// Words of this game's pictures that several components share.
import type { TableContext } from '../../game';
import { list } from '../../lib/i18n.svelte';
import { bankOf, valueOf } from './cards';
import type { Cell } from './geometry';
import type { Bank, Card, Kind, Tile, View } from '../../wire/new-york';

export type Ctx = TableContext<View>;

export const bankName = (ctx: Ctx, bank: Bank): string => ctx.t('new-york-board-bank', { bank });
export const kindName = (ctx: Ctx, kind: Kind): string => ctx.t('new-york-board-kind', { kind });
export const cardName = (ctx: Ctx, card: Card): string =>
  ctx.t('new-york-board-card', { bank: bankOf(card), n: valueOf(card) });

/** An avenue: `w5` to `e8` by name, further out counted from the last one. */
export function columnName(ctx: Ctx, x: number): string {
  const at = x < -5 ? 'west' : x > 8 ? 'east' : x < 0 ? `w${-x}` : x > 0 ? `e${x}` : 'c';
  return ctx.t('new-york-board-column', { at, n: x < 0 ? -x - 5 : x - 8 });
}

/** A street by its number; south of the first one counted on. */
export function rowName(ctx: Ctx, y: number): string {
  const street = 45 - y;
  return ctx.t('new-york-board-row', street > 0 ? { at: 'street', n: street } : { at: 'south', n: 1 - street });
}

export const cellName = (ctx: Ctx, { x, y }: Cell): string =>
  ctx.t('new-york-board-cell', { column: columnName(ctx, x), row: rowName(ctx, y) });

/** A tile in one sentence. */
export function tileName(ctx: Ctx, tile: Tile | null): string {
  if (!tile) return ctx.t('new-york-board-start');
  const sides = list(tile.streets.map((side) => ctx.t('new-york-board-side', { side })));
  return ctx.t('new-york-board-tile', { kind: tile.kind, n: tile.price, streets: tile.streets.length, sides });
}

/** A change with its sign; the minus is a real one. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** A seat's name, or Dirk's. */
export const partyName = (ctx: Ctx, party: number): string =>
  party < ctx.view.seats.length ? ctx.name(party) : ctx.t('new-york-board-dirk');
