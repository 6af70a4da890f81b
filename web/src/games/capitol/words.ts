// Words of this game's pictures that several components share.
import type { TableContext } from '../../game';
import { suitOf, valueOf } from './cards';
import type { Card, Piece, Shape, View } from '../../wire/capitol';

export type Ctx = TableContext<View>;

export const areaName = (ctx: Ctx, area: string): string => ctx.t('capitol-board-area', { area });
export const pieceName = (ctx: Ctx, piece: Piece): string => ctx.t('capitol-board-piece', { piece });
export const shapeName = (ctx: Ctx, shape: Shape): string => ctx.t('capitol-board-shape', { shape });
export const cardName = (ctx: Ctx, card: Card): string =>
  ctx.t('capitol-board-card', { kind: suitOf(card), value: valueOf(card) });
export const placeName = (ctx: Ctx, place: number): string => ctx.t('capitol-board-place', { place });

/** A change of points with its sign; the minus is a real one. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
}
