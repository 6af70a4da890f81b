// The reader's language, switched live: everything that calls `t` or `say` inside a component follows.
import { pickLanguage, textsOf, Words } from './words';
import type { Language } from './words';
import type { Message, Renamed } from '../wire';
import { recall, keep } from './keep';

let texts: readonly string[] = [];
let names: readonly Renamed[] = [];
let wanted: Language = 'en';
const state = $state({ words: new Words(wanted, texts) });

/** The language in use. */
export function language(): Language {
  return state.words.language;
}

/** Loads a language and speaks it from then on; before the first one nothing can be said. */
export async function speak(language = pickLanguage([recall('language'), ...(globalThis.navigator?.languages ?? [])])): Promise<void> {
  wanted = language;
  const loaded = await textsOf(language);
  // Somebody may have chosen again meanwhile.
  if (wanted !== language) return;
  texts = loaded;
  state.words = new Words(language, texts, names);
}

/** Switches the whole page, and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  keep('language', language);
  await speak(language);
}

/** Lays the names of a pack of cards over those of the locale files, in every language; none takes them off. */
export function layNames(laid: readonly Renamed[]): void {
  if (laid === names || laid.length + names.length === 0) return;
  names = laid;
  state.words = new Words(state.words.language, texts, names);
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

/** A number in tenths, with one decimal. */
export function tenths(value: number): string {
  return state.words.tenths(value);
}

/** A number in thousandths, in percent. */
export function percent(value: number): string {
  return state.words.percent(value);
}
