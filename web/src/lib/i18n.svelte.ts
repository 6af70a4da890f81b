// The reader's language, switched live: everything that calls `t` or `say` inside a component follows.
import { pickLanguage, Words } from './words';
import type { Language } from './words';
import type { Message, Renamed } from '../wire';
import { recall, keep } from './keep';

const state = $state({
  words: new Words(pickLanguage([recall('language'), ...(globalThis.navigator?.languages ?? [])])),
});

/** The language in use. */
export function language(): Language {
  return state.words.language;
}

let names: readonly Renamed[] = [];

/** Switches the whole page, and remembers it. */
export function setLanguage(language: Language): void {
  state.words = new Words(language, undefined, names);
  keep('language', language);
}

/** Lays the names of a pack of cards over those of the locale files, in every language; none takes them off. */
export function layNames(laid: readonly Renamed[]): void {
  if (laid === names || laid.length + names.length === 0) return;
  names = laid;
  state.words = new Words(state.words.language, undefined, names);
}

/** A text of the locale files. */
export function t(key: string, args?: Record<string, string | number>): string {
  return state.words.text(key, args);
}

/** Whether the locale files have a text. */
export function has(key: string): boolean {
  return state.words.has(key);
}

/** A message of the engine; `name` says who sits at a seat. */
export function say(message: Message, name: (seat: number) => string): string {
  return state.words.say(message, name);
}

/** Several things as the language lists them. */
export function list(items: readonly string[]): string {
  return state.words.list(items);
}
