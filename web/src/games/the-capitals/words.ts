// Words of this game's pictures that several components share.
import type { TableContext } from '../../game';
import { eraOf, factsOf, kindOf } from './facts';
import type { Cell } from './geometry';
import type { Slug } from './facts';
import type { GainView, Kind, PlacedView, Track, View } from '../../wire/the-capitals';

export type Ctx = TableContext<View>;

export const tileName = (ctx: Ctx, slug: Slug, lake = false): string => ctx.t(`the-capitals-tile-${lake ? 'lake' : slug}`);
export const kindName = (ctx: Ctx, kind: Kind | 'lake'): string => ctx.t('the-capitals-board-kind', { kind });
export const trackName = (ctx: Ctx, track: Track): string => ctx.t('the-capitals-board-track', { track });

/** A change with its sign; the minus is a real one. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '0');
/** A number with a real minus. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** What stands on a track; money has its sign. */
export const amount = (track: Track, n: number): string => (track === 'economy' ? `$${n}` : plain(n));
export const roman = (n: number): string => ['', 'I', 'II', 'III'][n] ?? String(n);
export const gainText = ({ track, n }: GainView): string => (track === 'economy' ? `$${n}` : signed(n));

/** How wide a name is in the serif face, about, in its own height. */
export function breadth(name: string): number {
  const width = (letter: string) => (/[iljtfr1.’' ]/.test(letter) ? 0.4 : /[mwMWA-Z&]/.test(letter) ? 0.78 : 0.6);
  return [...name].reduce((sum, letter) => sum + width(letter), 0);
}

/** City Hall's column is H; beyond A and O columns are counted on, as short as a column is narrow. */
export const columnSign = (x: number): string => (x < -7 ? signed(x + 7) : x > 7 ? signed(x - 7) : String.fromCharCode(72 + x));
/** The same in words. */
function columnName(ctx: Ctx, x: number): string {
  if (Math.abs(x) <= 7) return columnSign(x);
  return ctx.t('the-capitals-column', x < 0 ? { at: 'west', n: -7 - x } : { at: 'east', n: x - 7 });
}
export const rowName = (y: number): string => plain(8 + y);
export const cellName = (ctx: Ctx, { x, y }: Cell): string => `${columnName(ctx, x)}${rowName(y)}`;

/** Type, density and era of a tile, in a few words. */
export function sortOf(ctx: Ctx, slug: Slug, lake = false): string {
  const facts = factsOf(slug);
  const era = eraOf(slug);
  return [
    ctx.t('the-capitals-board-sort', { kind: kindOf(slug, lake), density: (!lake && facts?.density) || 'none' }),
    ...(era && !lake ? [ctx.t('the-capitals-board-era', { era: roman(era) })] : []),
  ].join(', ');
}

/** What a tile does, a sentence for each kind of effect; its requirement first. */
export function sentences(ctx: Ctx, slug: Slug, lake = false): string[] {
  const facts = factsOf(slug);
  if (!facts || lake) return lake ? [ctx.t('the-capitals-board-lake-more')] : [];
  return [...(facts.requirement ? [ctx.say(facts.requirement.say)] : []), ...facts.say.map((message) => ctx.say(message))];
}

/** A tile of a city in one breath: name, what lies on it, what it is. */
export function placedName(ctx: Ctx, placed: PlacedView, tourists: number): string {
  const { tile, lake, cubes } = placed;
  const on = [
    ...(cubes > 0 ? [ctx.t('the-capitals-board-cubes', { n: cubes })] : []),
    ...(tourists > 0 ? [ctx.t('the-capitals-board-tourists', { n: tourists })] : []),
  ];
  return [tileName(ctx, tile, lake), cellName(ctx, placed), sortOf(ctx, tile, lake), ...on].join(', ');
}

/** Whose tourist: a seat's, or the neutral one. */
export const ownerName = (ctx: Ctx, owner: number): string =>
  owner < ctx.view.seats.length ? ctx.name(owner) : ctx.t('the-capitals-board-neutral');

/** Prestige as the screen may show it: others' totals can be hidden until the end. */
export function prestigeOf(ctx: Ctx, seat: number): number | null {
  const { hide_prestige, phase, seats } = ctx.view;
  if (hide_prestige && phase !== 'over' && seat !== ctx.packet.viewer) return null;
  return seats[seat]?.tracks.prestige ?? 0;
}
