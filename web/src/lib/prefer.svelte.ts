// What the reader prefers on this device: light or dark, motion or none, hints, sound, asking back, notifications.
import { keep, recall } from './keep';

export type Theme = 'light' | 'dark';

const dark = media('(prefers-color-scheme: dark)');
const still = media('(prefers-reduced-motion: reduce)');
const chosen = recall('theme');

const state = $state({
  theme: (chosen === 'light' || chosen === 'dark' ? chosen : null) as Theme | null,
  dark: dark?.matches ?? false,
  still: still?.matches ?? false,
  hints: recall('hints') !== 'off',
  sound: recall('sound') !== 'off',
  confirm: recall('confirm') === 'on',
  notify: recall('notify') === 'on',
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
  set('hints', on);
}

/** Whether a sound says that it is the reader's turn. */
export function playsSound(): boolean {
  return state.sound;
}

export function setSound(on: boolean): void {
  set('sound', on);
}

/** Whether the table asks back before an act that ends the turn. */
export function confirmsTurns(): boolean {
  return state.confirm;
}

export function setConfirms(on: boolean): void {
  set('confirm', on);
}

/** Whether the browser tells what happens at tables that are not on screen. Its own permission is another matter. */
export function notifies(): boolean {
  return state.notify;
}

export function setNotifies(on: boolean): void {
  set('notify', on);
}

function set(which: 'hints' | 'sound' | 'confirm' | 'notify', on: boolean): void {
  state[which] = on;
  keep(which, on ? 'on' : 'off');
}

function media(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

function show(): void {
  if (state.theme && globalThis.document) document.documentElement.dataset['theme'] = state.theme;
}
