// Languages: the same keys with the same variables everywhere, and every key that the page names exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { language, speak } from '../../src/lib/i18n.svelte';
import { languages, pickLanguage, Words } from '../../src/lib/words';
import type { Message, Renamed } from '../../src/wire';

const locales = join(import.meta.dirname, '../../../locales');
const filesOf = (language: string) => readdirSync(join(locales, language)).filter((file) => file.endsWith('.ftl'));

/** Every key of a file with the names of its variables. */
function keysOf(language: string, file: string): Record<string, string[]> {
  const text = readFileSync(join(locales, language, file), 'utf8');
  const entries = new FluentResource(text).body;
  // The reader skips what it cannot read; here that would hide a key.
  const written = [...text.matchAll(/^-?[a-z][\w-]*(?= *=)/gm)].map(([key]) => key);
  expect(entries.map((entry) => entry.id), `${language}/${file} has lines that cannot be read`).toEqual(written);
  return Object.fromEntries(entries.map((entry) => [entry.id, variables(entry)]));
}

function variables(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'type' in node && node.type === 'var' && 'name' in node ? [String(node.name)] : [];
  const all = [...own, ...Object.values(node).flatMap(variables)];
  return [...new Set(all)].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /\.(svelte|ts)$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

describe('locale files', () => {
  it('are the same files in every language', () => {
    for (const language of languages) expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it.each(filesOf('en'))('%s has the same keys and variables in every language', (file) => {
    const english = keysOf('en', file);
    expect(Object.keys(english).length).toBeGreaterThan(0);
    for (const language of languages) expect(keysOf(language, file), language).toEqual(english);
  });

  it('have every key that the page names', () => {
    const known = new Set(filesOf('en').flatMap((file) => Object.keys(keysOf('en', file))));
    const games = [...known].filter((key) => key.endsWith('-name')).map((key) => key.slice(0, -5));
    // A card may be called Capitol building without naming a message of Capitol.
    const prefix = new RegExp(`(?<!"slug":)['"\`]((?:page|server|${games.join('|')})-[a-z0-9-]*[a-z0-9])['"\`]`, 'g');
    const named = sources(join(import.meta.dirname, '../../src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(prefix)].map(([, key]) => key as string),
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('words', () => {
  const texts = [
    'place = { $who } builds on { $area } with { $n ->\n    [one] one floor\n   *[other] { $n } floors\n }',
    'area = { $area ->\n    [caelius] Caelius\n   *[other] Rome\n }',
    'bids = Bids: { $list }',
  ];
  const name = (seat: number) => ['Livia', 'Bruno'][seat] ?? '?';

  it('say a message with seats, numbers and phrases in it', () => {
    const message: Message = {
      key: 'place',
      args: {
        who: { seat: 1 },
        n: { number: 2 },
        area: { message: { key: 'area', args: { area: { word: 'caelius' } } } },
      },
    };
    expect(new Words('en', texts).say(message, name)).toBe('Bruno builds on Caelius with 2 floors');
  });

  it('join lists as the language does', () => {
    const message: Message = { key: 'bids', args: { list: { list: [{ seat: 0 }, { seat: 1 }, { number: 3 }] } } };
    expect(new Words('en', texts).say(message, name)).toBe('Bids: Livia, Bruno, and 3');
    expect(new Words('it', texts).say(message, name)).toBe('Bids: Livia, Bruno e 3');
    expect(new Words('es', texts).say(message, name)).toBe('Bids: Livia, Bruno y 3');
  });

  it('show tenths with one decimal and chances in percent, as the language writes them', () => {
    const more = [...texts, 'part = the street (+{ $points })'];
    const part = (tenths: number): Message => ({ key: 'part', args: { points: { tenths } } });
    expect(new Words('en', more).say(part(21), name)).toBe('the street (+2.1)');
    expect(new Words('it', more).say(part(20), name)).toBe('the street (+2,0)');
    expect(new Words('es', more).tenths(956)).toBe('95,6');
    expect(new Words('en', more).percent(413)).toBe('41%');
    expect(new Words('es', more).percent(5)).toMatch(/^1\s%$/);
  });

  it('say what a pack calls a thing, also within a sentence', () => {
    const more = [...texts, 'clinic = Clinic', 'library = Library', 'opens = { $card } opens'];
    const names: Renamed[] = [
      { key: 'area', called: { name: { en: 'Spa', it: 'Terme' } } },
      { key: 'clinic', called: { message: { key: 'library', args: {} } } },
      { key: 'library', called: { message: { key: 'clinic', args: {} } } },
    ];
    const opens = (key: string): Message => ({ key: 'opens', args: { card: { message: { key, args: {} } } } });
    const [en, it, es] = (['en', 'it', 'es'] as const).map((language) => new Words(language, more, names));
    expect(en?.say(opens('area'), name)).toBe('Spa opens');
    expect(it?.say(opens('area'), name)).toBe('Terme opens');
    expect(es?.text('area')).toBe('Spa');
    // Two names are exchanged; neither leads on to the other.
    expect(en?.say(opens('clinic'), name)).toBe('Library opens');
    expect(en?.text('library')).toBe('Clinic');
    // A message with arguments of its own in place of one without.
    const place: Message = { key: 'bids', args: { list: { list: [{ number: 1 }, { number: 2 }] } } };
    expect(new Words('en', more, [{ key: 'clinic', called: { message: place } }]).text('clinic')).toBe('Bids: 1 and 2');
  });

  it('show a gap instead of breaking', () => {
    expect(new Words('en', texts).text('nowhere')).toBe('nowhere');
    expect(new Words('en', texts).text('bids')).toBe('Bids: {$list}');
  });

  it('pick the first language we have', () => {
    expect(pickLanguage([null, 'de-AT', 'it-CH', 'en'])).toBe('it');
    expect(pickLanguage(['fr'])).toBe('en');
  });
});

describe('the language of the page', () => {
  it('is the one that was chosen last, whichever comes first', async () => {
    await speak('es');
    // Italian is still to be loaded, Spanish is there already.
    await Promise.all([speak('it'), speak('es')]);
    expect(language()).toBe('es');
    await speak('en');
  });
});
