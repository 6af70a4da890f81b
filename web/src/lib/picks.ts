// Ordered picks that are changed: each step is one undo or one act.

export type Step = { undo: true } | { act: string };

/** From the picks `have` to the picks `want`: back to what they share at the start, then on. */
export function recompose(prefix: string, have: readonly string[], want: readonly string[]): Step[] {
  let same = 0;
  while (same < have.length && same < want.length && have[same] === want[same]) same += 1;
  return [
    ...have.slice(same).map((): Step => ({ undo: true })),
    ...want.slice(same).map((pick): Step => ({ act: prefix + pick })),
  ];
}
