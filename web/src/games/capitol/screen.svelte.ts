// How much room the table has.
const narrow = globalThis.matchMedia?.('(max-width: 1023px)');
const tight = globalThis.matchMedia?.('(min-width: 1024px) and (max-width: 1409px)');
const state = $state({ narrow: narrow?.matches ?? false, tight: tight?.matches ?? false });
narrow?.addEventListener('change', () => (state.narrow = narrow.matches));
tight?.addEventListener('change', () => (state.tight = tight.matches));

/** Whether the table is shown in the narrow layout. */
export const phone = (): boolean => state.narrow;

/** Whether cards are too small for long names. */
export const compact = (): boolean => state.tight;
