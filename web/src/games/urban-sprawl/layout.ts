// What can be clicked at a table, all in one place: one pure function of the view and the offers.
// Invariant: every act on offer belongs to something that is drawn.
import { planOf } from './plan';
import type { CardText, QuestionKind, View } from './wire';

/** Acts that are buttons beside the map, by what is asked. The shell shows those without a blank. */
export function buttonsOf(view: View): string[] {
  const { question, phase, pending } = view;
  if (phase === 'turn') return pending ? ['pay'] : ['end'];
  if (!question) return [];
  const each = (verb: string) => question.seats.map((seat) => `${verb} ${seat}`);
  const found: Partial<Record<QuestionKind, string[]>> = {
    vocation: ['wealth', 'prestige'],
    'pay-you': ['wealth', 'prestige'],
    steal: [...each('steal'), 'decline'],
    order: each('next'),
    elect: each('elect'),
    contractor: each('contractor'),
    seat: each('seat'),
    office: view.offices.filter(({ in_play }) => in_play).map(({ office }) => `office ${office}`),
    move: ['decline'],
    uncontrol: ['decline'],
    claim: ['decline'],
    'pay-or-lose': ['pay'],
  };
  return found[question.kind] ?? [];
}

/** Those of them that are drawn with the question; the prompt has the others. */
export const answersOf = (view: View): string[] =>
  buttonsOf(view).filter((act) => act.includes(' ') || act === 'wealth' || act === 'prestige');

/** Contracts in the market: boxes and face-up tops. */
export const contractsOf = (view: View): CardText[] =>
  [...view.contracts.map(({ card }) => card), ...view.decks.map(({ top }) => top)].filter((card) => card !== null);
/** Planning cards in the market. */
export const planningOf = (view: View): CardText[] =>
  [view.planning_deck.top, ...view.planning.map(({ card }) => card)].filter((card) => card !== null);

/** Everything that a click on the map, in the market or in the dock can mean. */
export function drawn(view: View, acts: readonly string[], seat: number | null): Set<string> {
  const found = new Set(buttonsOf(view));
  const own = seat === null ? undefined : view.seats[seat];
  if (view.phase === 'turn' && !view.pending) {
    for (const card of contractsOf(view)) for (const verb of ['build', 'favor']) found.add(`${verb} ${card}`);
    for (const card of planningOf(view)) found.add(`take ${card}`);
    for (const { card } of own?.favors ?? []) found.add(`build ${card}`);
    for (const card of own?.permits ?? []) found.add(`invest ${card}`);
  }
  if (view.pending) for (const card of own?.permits ?? []) found.add(`permit ${card}`);
  const spaces = view.rows.filter(({ gray }) => gray).map(({ id }) => id);
  for (const from of [null, ...spaces]) {
    const plan = planOf(view, acts, from);
    for (const { act } of [...plan.spots, ...plan.stones, ...plan.rows, ...plan.squares]) if (act !== null) found.add(act);
    if (view.question?.kind !== 'move') break;
  }
  return found;
}
