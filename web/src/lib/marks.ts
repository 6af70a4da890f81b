// Acts that are marked on the board: advised ones, and in an analysis what was played and what was better. The pictures
// know nothing of it; a mark is drawn over whatever stands for its act.
import type { Advised, Judged } from '../wire';

/** What a mark says, and in which color. */
export type Mark = { text: string; kind: 'good' | 'bad' };
/** By act. */
export type Marks = ReadonlyMap<string, Mark>;

/** The first acts of advised moves by rank; moves that begin alike share a mark. */
export function hintMarks(moves: readonly Advised[], offered: (act: string) => boolean): Marks {
  const marks = new Map<string, Mark>();
  moves.forEach(({ acts: [act] }, at) => {
    if (act === undefined || !offered(act)) return;
    const before = marks.get(act);
    marks.set(act, { text: before ? `${before.text} ${at + 1}` : String(at + 1), kind: 'good' });
  });
  return marks;
}

/** How many picks the two lines of a decision share before they part. */
export function shared({ played, better }: Judged): number {
  if (!better) return 0;
  const apart = played.acts.findIndex((act, at) => act !== better.acts[at]);
  return Math.max(0, apart);
}

/** What was played, with its sign, and what was better, where the two part. */
export function judgedMarks(judged: Judged, sign: string): Marks {
  const at = shared(judged);
  const [played, better] = [judged.played.acts[at], judged.better?.acts[at]];
  const marks = new Map<string, Mark>();
  const wrong = sign !== '' && better !== undefined;
  if (played !== undefined) marks.set(played, wrong ? { text: sign, kind: 'bad' } : { text: '✓', kind: 'good' });
  if (wrong) marks.set(better, { text: '✓', kind: 'good' });
  return marks;
}
