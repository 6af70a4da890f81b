// What an offer would bring, taken apart for the pictures. The figures are the engine's.
import type { Arg, Message, Offer } from '../../wire';
import { TRACKS } from './facts';
import type { Slug } from './facts';
import type { Track } from '../../wire/the-capitals';

/** One track before and after, and where the difference comes from. */
export type Change = { track: Track; from: number; to: number; n: number; parts: Message[] };
/** A placement rule and whether it is kept. */
export type Rule = { rule: 'a' | 'b'; kept: 'yes' | 'no' | 'first' | 'subway'; kind: string };
/** A tile that would move something. */
export type Fired = { slug: Slug; track: Track; n: number };
export type Preview = {
  changes: Change[];
  rules: Rule[];
  /** Prestige that the place costs; null where it is not about a place. */
  penalty: number | null;
  /** The next World Expo, all four steps. */
  expo: { from: number; to: number } | null;
  /** The rest, as sentences. */
  notes: { message: Message; tone: 'good' | 'warn' | 'plain' }[];
  fired: Fired[];
};

const PREFIX = 'the-capitals-note-';
const WARNS = new Set(['taxed', 'requirement', 'arrow']);
const GOOD = new Set(['upgrade', 'culture', 'best', 'lake']);

export function previewOf(offer: Offer | undefined): Preview {
  const found: Preview = { changes: [], rules: [], penalty: null, expo: null, notes: [], fired: [] };
  for (const message of offer?.preview.notes ?? []) {
    const name = message.key.startsWith(PREFIX) ? message.key.slice(PREFIX.length) : '';
    const { from, to, n, kept, kind, track, parts } = message.args;
    if (name === 'track') {
      const word = wordOf(track);
      if (isTrack(word))
        found.changes.push({ track: word, from: numberOf(from), to: numberOf(to), n: numberOf(n), parts: messagesOf(parts) });
    } else if (name === 'rule-a' || name === 'rule-b') found.rules.push({ rule: name === 'rule-a' ? 'a' : 'b', kept: wordOf(kept) as Rule['kept'], kind: wordOf(kind) });
    else if (name === 'penalty') found.penalty = numberOf(n);
    else if (name === 'expo') found.expo = { from: numberOf(from), to: numberOf(to) };
    else found.notes.push({ message, tone: WARNS.has(name) ? 'warn' : GOOD.has(name) ? 'good' : 'plain' });
  }
  if (found.rules.length > 0) found.penalty ??= 0;
  found.changes.sort((a, b) => TRACKS.indexOf(a.track) - TRACKS.indexOf(b.track));
  found.fired = (offer?.preview.marks ?? []).flatMap((mark) => {
    const [verb, slug, track, n] = mark.split(' ');
    return verb === 'fires' && slug && isTrack(track ?? '') ? [{ slug, track: track as Track, n: Number(n) }] : [];
  });
  return found;
}

/** Tracks that end up differently from place to place: what the choice between them is about. */
export function variesOf(previews: readonly Preview[]): Track[] {
  const gain = (preview: Preview, track: Track) => preview.changes.find((change) => change.track === track)?.n ?? 0;
  return TRACKS.filter(
    (track) => track !== 'prestige' && previews.some((preview) => gain(preview, track) !== gain(previews[0] as Preview, track)),
  );
}

const isTrack = (word: string): word is Track => (TRACKS as readonly string[]).includes(word);
const numberOf = (arg: Arg | undefined): number => (arg && 'number' in arg ? arg.number : 0);
const wordOf = (arg: Arg | undefined): string => (arg && 'word' in arg ? arg.word : '');
const messagesOf = (arg: Arg | undefined): Message[] =>
  arg && 'list' in arg ? arg.list.flatMap((item) => ('message' in item ? [item.message] : [])) : [];
