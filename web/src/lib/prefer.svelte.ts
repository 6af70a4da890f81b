// What the reader prefers: light or dark, motion or none, hints on the board or not.
import { keep, recall } from './keep';

export type Theme = 'light' | 'dark';

const dark = media('(prefers-color-scheme: dark)');
const still = media('(prefers-reduced-motion: reduce)');
const chosen = recall('theme');

const state = $state<{ theme: Theme | null; dark: boolean; still: boolean; hints: boolean }>({
  theme: chosen === 'light' || chosen === 'dark' ? chosen : null,
  dark: dark?.matches ?? false,
  still: still?.matches ?? false,
  hints: recall('hints') !== 'off',
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

/** Whether advised moves are marked on the board. */
export function showsHints(): boolean {
  return state.hints;
}

/** Marks them or not, remembered. */
export function showHints(on: boolean): void {
  state.hints = on;
  keep('hints', on ? 'on' : 'off');
}

function media(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

function show(): void {
  if (state.theme && globalThis.document) document.documentElement.dataset['theme'] = state.theme;
}
