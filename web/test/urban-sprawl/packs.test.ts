// Cards of one's own: what they are called and what they do.
import { afterEach, expect, it } from 'vitest';
import { catalog, usePack } from '../../src/games/urban-sprawl/facts';
import { cardName, contractName, sentences } from '../../src/games/urban-sprawl/words';
import type { Ctx } from '../../src/games/urban-sprawl/words';
import { textsOf, Words } from '../../src/lib/words';
import type { Message, Renamed } from '../../src/wire';

const english = await textsOf('en');

function reading(names: Renamed[] = []): Ctx {
  const words = new Words('en', english, names);
  return {
    view: { tamed: false },
    t: (key: string, args = {}) => words.text(key, args),
    say: (message: Message) => words.say(message, String),
  } as unknown as Ctx;
}

afterEach(() => usePack(null));

it('a card is called as the pack calls it that is played with', () => {
  const key = 'urban-sprawl-card-high-school';
  expect(cardName(reading([{ key, called: { name: { en: 'Academy' } } }]), 'T04')).toBe('Academy');
  const library = { message: { key: 'urban-sprawl-card-library', args: {} } };
  expect(cardName(reading([{ key, called: library }]), 'T04')).toBe('Library');
  // A permit says on the page what is printed on it; its name is that of all permits.
  expect(cardName(reading(), 'PL01')).toBe('Build Permit');
});

it('a card does what the pack prints, until another table is opened', () => {
  const ctx = reading();
  const [before, does] = [contractName(ctx, 'T04'), sentences(ctx, 'T04')];
  const school = catalog.cards.find(({ card }) => card === 'T04');
  const clinic = catalog.cards.find(({ card }) => card === 'T01');
  if (!school || !clinic) throw new Error('the catalog has both');
  // Its slug is the pack's own; the name still belongs to the place.
  const own = { ...school, slug: 'academy', lots: 4, effects: clinic.effects };
  usePack({ ...catalog, cards: catalog.cards.map((facts) => (facts === school ? own : facts)) });
  expect(contractName(ctx, 'T04')).toBe(before.replace('2', '4'));
  expect(sentences(ctx, 'T04')).not.toEqual(does);
  expect(sentences(ctx, 'T04')).toContain(sentences(ctx, 'T01').at(-1));
  usePack(null);
  expect(contractName(ctx, 'T04')).toBe(before);
});
