// The board's words: every one that is used is there, and none is left over.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, textsOf, Words } from '../../src/lib/words';
import { cardName, lotName, siteName } from '../../src/games/urban-sprawl/words';
import type { Ctx } from '../../src/games/urban-sprawl/words';
import { recorded, viewOf } from './recorded';
import type { Message } from '../../src/wire';

const folder = new URL('../../src/games/urban-sprawl/', import.meta.url);
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const english = await textsOf('en');
const used = new Set([...texts.matchAll(/urban-sprawl-board-[a-z-]+/g)].map(([key]) => key));

describe.each(['en', 'it', 'es'])('words in %s', (language) => {
  const file = readFileSync(new URL(`../../../locales/${language}/urban-sprawl-board.ftl`, import.meta.url), 'utf8');
  const there = new Set([...file.matchAll(/^(urban-sprawl-board-[a-z-]+) =/gm)].map((found) => found[1]));

  it('are all there', () => {
    expect([...used].filter((key) => !there.has(key))).toEqual([]);
  });

  it('are all used', () => {
    expect([...there].filter((key) => !used.has(key ?? ''))).toEqual([]);
  });
});

describe('names', () => {
  const words = new Words('en', english);
  const ctx = (pack: Ctx['view']['pack']) =>
    ({ view: { ...viewOf((recorded[0] as (typeof recorded)[number])[1]), pack }, t: (key: string, args = {}) => words.text(key, args), say: ({ key }: { key: string }) => words.text(key) }) as unknown as Ctx;

  it('call a lot by its column and row', () => {
    expect(lotName([0, 0])).toBe('A1');
    expect(siteName([[4, 7], [5, 7]])).toBe('H5+H6');
  });

  it('call a card by its place', () => {
    expect(cardName(ctx(null), 'T04')).toBe('High School');
    expect(cardName(ctx(null), 'M99')).toBe('M99');
  });
});

describe.each(await Promise.all(languages.map(async (language) => [language, await textsOf(language)] as const)))('sentences of recorded games in %s', (language, read) => {
  const words = new Words(language, read);
  const said = (message: Message) => words.say(message, (seat) => `Seat${seat}`);

  it.each(recorded)('have no key and no gap: %s', (_, { offers, prompt, log }) => {
    const messages = [prompt ?? [], offers.map(({ label }) => label), offers.flatMap(({ preview }) => preview.notes), log.lines.map(({ message }) => message)].flat();
    for (const message of messages) expect(said(message), message.key).not.toMatch(/urban-sprawl-|\{\$|undefined|\?\?\?/);
  });
});
