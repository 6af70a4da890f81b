// Counts how often fonts have arrived, for what is measured in them.
const state = $state({ loads: 0 });
globalThis.document?.fonts?.addEventListener('loadingdone', () => (state.loads += 1));

export const fontLoads = (): number => state.loads;
