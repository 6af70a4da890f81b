// What the reader prefers: light or dark, motion or none.
import { keep, recall } from './keep';

export type Theme = 'light' | 'dark';

const dark = media('(prefers-color-scheme: dark)');
const still = media('(prefers-reduced-motion: reduce)');
const chosen = recall('theme');

const state = $state<{ theme: Theme | null; dark: boolean; still: boolean }>({
  theme: chosen === 'light' || chosen === 'dark' ? chosen : null,
  dark: dark?.matches ?? false,
  still: still?.matches ?? false,
});
dark?.addEventListener('change', () => (state.dark = dark.matches));
still?.addEventListener('change', () => (state.still = still.matches));
show();

/** The theme in use. */
export function theme(): Theme {
  return state.theme ?? (state.dark ? 'dark' : 'light');
}

/** From light to dark or back, remembered. */
export function toggleTheme(): void {
  state.theme = theme() === 'dark' ? 'light' : 'dark';
  keep('theme', state.theme);
  show();
}

/** Whether things should stand still. */
export function reducedMotion(): boolean {
  return state.still;
}

function media(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

function show(): void {
  if (state.theme && globalThis.document) document.documentElement.dataset['theme'] = state.theme;
}
