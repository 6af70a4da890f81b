// Whether the table is shown in the narrow layout.
const narrow = globalThis.matchMedia?.('(max-width: 1023px)');
const state = $state({ narrow: narrow?.matches ?? false });
narrow?.addEventListener('change', () => (state.narrow = narrow.matches));

export const phone = (): boolean => state.narrow;
