// Which moves of a finished game lost most, and how that is called.
import { shared } from '../lib/marks';
import type { Moment } from '../wire';

export type Kind = 'slip' | 'mistake' | 'blunder';

/** From this much of the winning chance on, in thousandths. */
const LEAST: readonly (readonly [Kind, number])[] = [
  ['blunder', 120],
  ['mistake', 60],
  ['slip', 30],
];
export const SIGNS: Record<Kind, string> = { slip: '?!', mistake: '?', blunder: '??' };

/** The winning chance that a move cost the seat that made it, in thousandths. */
export function lost({ judged: { played, better }, seat }: Moment): number {
  return better ? Math.max(0, (better.chances[seat] ?? 0) - (played.chances[seat] ?? 0)) : 0;
}

/** The points that it cost, in tenths; a better chance may be worth fewer points. */
export function lostPoints({ judged: { played, better }, seat }: Moment): number {
  return better ? (better.points[seat] ?? 0) - (played.points[seat] ?? 0) : 0;
}

/** How a move is called that lost so much; null: it is none of them. */
export function kindOf(moment: Moment): Kind | null {
  const loss = lost(moment);
  return LEAST.find(([, least]) => loss >= least)?.[0] ?? null;
}

export function mistakesOf(moments: readonly Moment[]): Moment[] {
  return moments.filter((moment) => kindOf(moment) !== null);
}

/** The move that lost most, if any lost something. */
export function worstOf(moments: readonly Moment[]): Moment | null {
  return mistakesOf(moments).reduce<Moment | null>((worst, moment) => (worst && lost(worst) >= lost(moment) ? worst : moment), null);
}

/** Before which action a decision is shown: where the played line and the better one part. */
export function spotOf({ from, to, judged }: Moment): number {
  // Others may have acted between the picks of a secret decision; then only its beginning is sure.
  return to - from === judged.played.acts.length ? from + shared(judged) : from;
}

/** The decision that is under way after `at` actions; of several at the same time that of `seat`. */
export function momentAt(moments: readonly Moment[], at: number, seat: number | null): Moment | null {
  const open = moments.filter(({ from, to }) => from <= at && at < to);
  return open.find((moment) => moment.seat === seat) ?? open[0] ?? null;
}
