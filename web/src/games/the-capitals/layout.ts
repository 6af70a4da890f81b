// What can be clicked at a table, all in one place: one pure function of the view and the offers.
// Invariant: every act on offer belongs to something that is drawn.
import { planOf } from './plan';
import type { View } from '../../wire/the-capitals';

/** Acts that are buttons beside the plan, at the time that they belong to. */
export function buttonsOf(view: View): string[] {
  const { pending, phase } = view;
  if (pending?.kind === 'order') return ['first gain', 'first loss'];
  if (pending?.kind === 'pay') return ['pay'];
  if (pending?.kind === 'free') return ['decline'];
  if (phase === 'executive') return ['bonus progress', 'bonus energy', 'end'];
  return phase === 'before-expo' ? ['decline'] : [];
}

/** Where the tiles that may be taken now come from. */
export function sourceOf(view: View): 'projects' | 'hand' | null {
  if (view.pending) return view.pending.kind === 'place' ? view.pending.from : null;
  if (view.phase === 'prosperity') return 'hand';
  return view.phase === 'building' || view.phase === 'extra' ? 'projects' : null;
}

/** Everything that a click somewhere on the board, beside it or in the dock can mean. */
export function drawn(view: View, acts: readonly string[], seat: number | null): Set<string> {
  const found = new Set(buttonsOf(view));
  if (view.phase === 'political') for (const { space } of view.spaces) found.add(`space ${space}`);
  const source = sourceOf(view);
  if (source === 'projects') for (const { tiles } of view.rows) for (const tile of tiles) found.add(`tile ${tile}`);
  if (source === 'hand')
    for (const { tile } of view.hand ?? []) for (const verb of ['tile', 'lake']) found.add(`${verb} ${tile}`);
  if (seat === null) return found;
  const plan = planOf(view, acts, seat);
  for (const { act } of [...plan.spots, ...plan.stones, ...plan.crossings, ...plan.cars]) if (act !== null) found.add(act);
  return found;
}
