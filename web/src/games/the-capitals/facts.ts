// The facts printed on tiles and board, by name. They come from the engine's catalog; nothing here is a rule.
import { catalog } from '../../wire/the-capitals-catalog';
import type { EffectFacts, Kind, TileFacts, Track, TrackFacts } from '../../wire/the-capitals';

export { catalog };

/** A tile by its one spelling. */
export type Slug = string;

/** In the order of the census. */
export const KINDS: readonly Kind[] = ['housing', 'industry', 'commerce', 'public', 'tourism', 'prosperity'];

/** In the order of the preview: what people look for first. */
export const TRACKS: readonly Track[] = ['population', 'employment', 'culture', 'public', 'progress', 'economy', 'energy', 'prestige'];

const tiles = new Map(catalog.tiles.map((facts) => [facts.slug, facts]));
const tracks = new Map(catalog.tracks.map((facts) => [facts.track, facts]));

export const factsOf = (slug: Slug): TileFacts | undefined => tiles.get(slug);
export const trackOf = (track: Track): TrackFacts | undefined => tracks.get(track);

/** The kind of what lies there; a lake has none. */
export const kindOf = (slug: Slug, lake: boolean): Kind | 'lake' => (lake ? 'lake' : (factsOf(slug)?.kind ?? 'public'));

/** 1 to 3 for a tile of an era, else 0. */
export const eraOf = (slug: Slug): number => Number(/^era-(\d)$/.exec(factsOf(slug)?.stack ?? '')?.[1] ?? 0);

/** What makes a tile do something, in the order of its rows. */
export type Row = { kind: 'immediate' | 'activate' | 'construction' | 'permanent' | 'before' | 'end'; effects: readonly EffectFacts[] };

/** The effects of a tile by the moment they happen; moments without one are left out. */
export function rowsOf(facts: TileFacts): Row[] {
  const rows: Row[] = [
    { kind: 'immediate', effects: facts.immediate },
    { kind: 'activate', effects: facts.activate },
    { kind: 'construction', effects: facts.construction ? [facts.construction] : [] },
    { kind: 'permanent', effects: facts.permanent ? [facts.permanent.then] : [] },
    { kind: 'before', effects: facts.before_expo ? [facts.before_expo] : [] },
    { kind: 'end', effects: facts.end },
  ];
  return rows.filter(({ effects }) => effects.length > 0);
}

/** Rounds of all eras, each with what marks it. */
export const rounds = Array.from({ length: catalog.rounds * catalog.eras }, (_, at) => ({
  round: at + 1,
  era: Math.floor(at / catalog.rounds) + 1,
  last: (at + 1) % catalog.rounds === 0,
  marked: catalog.marked.includes(at + 1),
}));

/** How many lines the effects of a tile take in signs, about. */
export function linesOf(facts: TileFacts | undefined): number {
  if (!facts) return 0;
  const wide = ({ per }: EffectFacts) => 2 + (per ? 2 + Math.min(1, per.filter.length) : 0);
  return rowsOf(facts).reduce((lines, { kind, effects }) => {
    const before = kind === 'activate' ? (facts.cubes ?? 0) : kind === 'permanent' ? 4 : 0;
    return lines + Math.ceil((before + effects.reduce((sum, effect) => sum + wide(effect), 0)) / 7);
  }, 0);
}
