// Words in the reader's language, from the Fluent files that Rust uses too. Nothing here touches the page.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Arg, Called, Message, Renamed } from '../wire';

export const languages = ['en', 'it', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const ownName: Record<Language, string> = { en: 'English', it: 'Italiano', es: 'Español' };

const files: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./locales/en'),
  it: () => import('./locales/it'),
  es: () => import('./locales/es'),
};

/** The locale files of a language; only the one that is read is loaded. */
export async function textsOf(language: Language): Promise<readonly string[]> {
  return (await files[language]()).default;
}

/** The first language of `wanted` that we have, else English. */
export function pickLanguage(wanted: readonly (string | null)[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag?.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** Formats keys and engine messages in one language. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;
  readonly #decimal: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;
  /** What a pack of cards says in the place of a message. */
  readonly #laid: ReadonlyMap<string, Called>;

  constructor(language: Language, texts: readonly string[], names: readonly Renamed[] = []) {
    this.language = language;
    this.#laid = new Map(names.map(({ key, called }) => [key, called]));
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
    this.#decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    this.#percent = new Intl.NumberFormat(language, { style: 'percent' });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of `key`; the key itself where the files lack it, so that a gap is seen but breaks nothing. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const laid = this.#laid.get(key);
    if (!laid) return this.#written(key, args);
    if ('name' in laid) return laid.name[this.language] ?? laid.name.en;
    // As the files have it: a pack may exchange two names.
    return this.#written(laid.message.key, this.#values(laid.message, String));
  }

  #written(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    // With an error list given, a missing argument shows as {$name} instead of throwing.
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
  }

  /** Several things as the language lists them. */
  list(items: readonly string[]): string {
    return this.#list.format(items);
  }

  /** A number in tenths, with one decimal. */
  tenths(value: number): string {
    return this.#decimal.format(value / 10);
  }

  /** A number in thousandths, in percent. */
  percent(value: number): string {
    return this.#percent.format(value / 1000);
  }

  /** A message of the engine; `name` says who sits at a seat. */
  say(message: Message, name: (seat: number) => string): string {
    return this.text(message.key, this.#values(message, name));
  }

  #values(message: Message, name: (seat: number) => string): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(message.args).map(([key, arg]) => [key, this.#value(arg, name)]));
  }

  #value(arg: Arg, name: (seat: number) => string): string | number {
    if ('number' in arg) return arg.number;
    if ('tenths' in arg) return this.tenths(arg.tenths);
    if ('word' in arg) return arg.word;
    if ('seat' in arg) return name(arg.seat);
    if ('message' in arg) return this.say(arg.message, name);
    return this.list(arg.list.map((item) => String(this.#value(item, name))));
  }
}
