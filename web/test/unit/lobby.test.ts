// New tables and addresses.
import { describe, expect, it } from 'vitest';
import { read } from '../../src/lib/route.svelte';
import { choose, drafts, newTable, resize } from '../../src/lobby/setup';
import type { GameInfo } from '../../src/wire';

const game: GameInfo = {
  id: 'capitol',
  min_seats: 2,
  max_seats: 4,
  options: [],
  rules_version: 1,
  bots: ['easy', 'normal', 'hard', 'expert'],
  packs: [],
};
const kinds = (seats: { kind: string }[]) => seats.map(({ kind }) => kind).join(' ');

describe('a new table', () => {
  it('seats you and normal bots', () => {
    const seats = drafts(game, 3, 'Livia');
    expect(newTable(game, seats, { seen: 'show' }, () => 'Guest')).toEqual({
      game: 'capitol',
      options: { seen: 'show' },
      seats: [
        { kind: 'you', name: 'Livia' },
        { kind: 'bot', name: 'Bruno', bot: 'normal' },
        { kind: 'bot', name: 'Chiara', bot: 'normal' },
      ],
    });
  });

  it('never names a bot like a person, and gives empty names a word', () => {
    const seats = choose(drafts(game, 3, '  '), 1, 'guest').map((seat, at) => (at === 1 ? { ...seat, name: 'CHIARA' } : seat));
    const names = newTable(game, seats, {}, (seat) => `Person ${seat + 1}`).seats.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Person 1', 'CHIARA']);
    expect(names[2]).not.toMatch(/chiara/i);
  });

  it('keeps you at exactly one seat', () => {
    const seats = choose(drafts(game, 3, 'Livia'), 2, 'you');
    expect(kinds(seats)).toBe('bot bot you');
    expect(seats[2]?.name).toBe('Livia');
    expect(kinds(choose(seats, 2, 'bot'))).toBe('bot bot you');
    expect(kinds(resize(seats, 2, game, 'Livia'))).toBe('you bot');
  });

  it('keeps choices when the number changes', () => {
    const seats = resize(choose(drafts(game, 2, ''), 1, 'guest'), 4, game, '');
    expect(kinds(seats)).toBe('you guest bot bot');
  });
});

describe('addresses', () => {
  it('are read', () => {
    expect(read('/')).toEqual({ page: 'lobby' });
    expect(read('/t/olmo%2042')).toEqual({ page: 'table', id: 'olmo 42' });
    expect(read('/t/olmo/analysis')).toEqual({ page: 'analysis', id: 'olmo' });
    expect(read('/rules/capitol')).toEqual({ page: 'rules', game: 'capitol' });
    expect(read('/about')).toEqual({ page: 'about' });
    for (const path of ['/t', '/t/a/b', '/t/a/analysis/b', '/rules', '/elsewhere']) expect(read(path)).toEqual({ page: 'lost' });
  });
});
