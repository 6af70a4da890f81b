// New tables, what a table's card says, and addresses.
import { describe, expect, it } from 'vitest';
import { read } from '../../src/lib/route.svelte';
import { freeSeats, others, persons, result, unserved, yourTurn } from '../../src/lobby/cards';
import { choose, drafts, newTable, resize, shuffled, tally, withFriend } from '../../src/lobby/setup';
import type { GameInfo, TableCard } from '../../src/wire';

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

  it('keeps a seat for a friend, without a name, and says how it is played', () => {
    const seats = withFriend(game, 3, 'Livia');
    expect(kinds(seats)).toBe('you open bot');
    expect(tally(seats)).toEqual({ here: 1, friends: 1, bots: 1 });
    const terms = { visibility: 'public', pace: { kind: 'days', days: 2 } } as const;
    const table = newTable(game, seats, {}, () => 'Guest', terms);
    expect(table.seats[1]).toEqual({ kind: 'open', name: '' });
    expect([table.visibility, table.pace]).toEqual(['public', { kind: 'days', days: 2 }]);
  });

  it('can be seated in another order, with nobody lost', () => {
    const seats = choose(drafts(game, 4, 'Livia'), 2, 'guest');
    expect(kinds(shuffled(seats, () => 0))).toBe(kinds(seats));
    expect(kinds(shuffled(seats, () => 0.99))).toBe('bot guest bot you');
  });
});

describe('a card', () => {
  const card: TableCard = {
    id: 'olmo',
    game: 'capitol',
    seats: [
      { name: 'Livia', kind: 'friend', bot: null },
      { name: '', kind: 'you', bot: null },
      { name: 'Bruno', kind: 'bot', bot: 'normal' },
      { name: '', kind: 'open', bot: null },
    ],
    over: false,
    to_act: [0],
    mine: [0],
    created: 0,
    scores: null,
    winners: [],
    state: 'running',
    visibility: 'link',
    pace: { kind: 'none' },
    left: null,
    invite: null,
    stopped: false,
  };

  it('says whose turn it is, but not where nothing can be done', () => {
    expect(yourTurn(card)).toBe(true);
    expect(yourTurn({ ...card, to_act: [1] })).toBe(false);
    expect(yourTurn({ ...card, state: 'open' })).toBe(false);
    expect(yourTurn({ ...card, stopped: true })).toBe(false);
  });

  it('names who is there; somebody who has gone has a word', () => {
    expect(freeSeats(card)).toBe(1);
    expect(others(card, 'gone')).toEqual(['gone', 'Bruno']);
    expect(persons(card, 'gone')).toEqual(['Livia', 'gone']);
  });

  it('knows the place, also where a tie was broken', () => {
    const over = { ...card, state: 'over', scores: [31, 40, 27, 31] } as const;
    expect(result(card)).toBeNull();
    expect(result({ ...over, scores: [...over.scores], winners: [1] })).toEqual({ place: 2, own: 31, other: 40 });
    expect(result({ ...over, scores: [40, 40, 2, 1], winners: [0] })?.place).toBe(1);
    expect(result({ ...over, scores: [40, 40, 2, 1], winners: [1] })).toEqual({ place: 2, own: 40, other: 40 });
  });

  it('tells for which games nothing is open', () => {
    expect(unserved(['capitol', 'new-york'], [card])).toEqual(['new-york']);
  });
});

describe('addresses', () => {
  it('are read', () => {
    expect(read('/')).toEqual({ page: 'lobby' });
    expect(read('/t/olmo%2042')).toEqual({ page: 'table', id: 'olmo 42' });
    expect(read('/t/olmo/analysis')).toEqual({ page: 'analysis', id: 'olmo' });
    expect(read('/t/olmo/replay')).toEqual({ page: 'replay', id: 'olmo' });
    expect(read('/join/abcdefgh')).toEqual({ page: 'join', word: 'abcdefgh' });
    expect(read('/account')).toEqual({ page: 'account' });
    expect(read('/rules/capitol')).toEqual({ page: 'rules', game: 'capitol' });
    expect(read('/about')).toEqual({ page: 'about' });
    for (const path of ['/t', '/t/a/b', '/t/a/analysis/b', '/join', '/join/a/b', '/account/a', '/rules', '/elsewhere']) expect(read(path)).toEqual({ page: 'lost' });
  });
});
