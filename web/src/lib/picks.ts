// Ordered picks that are changed: each step is one undo or one act.

export type Step = { undo: true } | { act: string };

/** Some undos, then some acts. */
export function steps(acts: readonly string[], undos = 0): Step[] {
  return [...Array.from({ length: undos }, (): Step => ({ undo: true })), ...acts.map((act): Step => ({ act }))];
}

/** From the picks `have` to the picks `want`: back to what they share at the start, then on. */
export function recompose(prefix: string, have: readonly string[], want: readonly string[]): Step[] {
  let same = 0;
  while (same < have.length && same < want.length && have[same] === want[same]) same += 1;
  return steps(
    want.slice(same).map((pick) => prefix + pick),
    have.length - same,
  );
}
