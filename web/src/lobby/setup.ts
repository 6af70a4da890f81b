// What a new table asks for, kept apart from how it is drawn.
import type { GameInfo, NewSeat, NewTable, Pace, SeatKind, Visibility } from '../wire';

/** One seat while it is being set up; the name of a bot is chosen for it. */
export type Draft = { kind: SeatKind; name: string; bot: string };

/** Names for bots, the same in every language. */
const BOTS = ['Aurelia', 'Bruno', 'Chiara', 'Diego', 'Elena', 'Fausto', 'Greta', 'Hugo'];

/** A bot for people who choose none. */
export function usualBot(game: GameInfo): string {
  return game.bots.find((bot) => bot === 'normal') ?? game.bots[0] ?? '';
}

/** How many seats a table has when nobody has said how many. */
export function usualCount(game: GameInfo): number {
  return Math.min(Math.max(3, game.min_seats), game.max_seats);
}

/** Seats for `count`: you, and bots. */
export function drafts(game: GameInfo, count: number, you: string): Draft[] {
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 ? 'you' : 'bot',
    name: seat === 0 ? you : '',
    bot: usualBot(game),
  }));
}

/** Seats for `count`: you, a friend who comes by a link, and bots. */
export function withFriend(game: GameInfo, count: number, you: string): Draft[] {
  return choose(drafts(game, count, you), 1, 'open');
}

/** `seats` with another number of them; those that stay keep what was chosen. */
export function resize(seats: readonly Draft[], count: number, game: GameInfo, you: string): Draft[] {
  const sized = drafts(game, count, you).map((draft, seat) => (seat === 0 ? (seats[0] ?? draft) : (seats[seat] ?? draft)));
  // You sit somewhere, always.
  if (!sized.some((draft) => draft.kind === 'you') && sized[0]) sized[0] = { ...sized[0], kind: 'you', name: you };
  return sized;
}

/** `seats` after a kind was chosen for one: you are one person and sit at one seat. */
export function choose(seats: readonly Draft[], seat: number, kind: SeatKind): Draft[] {
  const old = seats[seat];
  if (!old || old.kind === kind) return [...seats];
  if (kind === 'you') {
    const from = seats.findIndex((draft) => draft.kind === 'you');
    return seats.map((draft, at) => (at === seat ? (seats[from] ?? draft) : at === from ? old : draft));
  }
  if (old.kind === 'you') return [...seats];
  return seats.map((draft, at) => (at === seat ? { ...draft, kind } : draft));
}

/** `seats` in another order; `random` gives numbers from 0 up to 1. */
export function shuffled(seats: readonly Draft[], random: () => number): Draft[] {
  const left = [...seats];
  return seats.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** How many seats are of what sort. */
export function tally(seats: readonly Draft[]): { here: number; friends: number; bots: number } {
  const count = (...kinds: SeatKind[]) => seats.filter(({ kind }) => kinds.includes(kind)).length;
  return { here: count('you', 'guest'), friends: count('open'), bots: count('bot') };
}

/** What is sent. Names left empty get `someone(seat)`; bots get names that nobody else has; a seat that is kept for a
 *  friend has none. */
export function newTable(
  game: GameInfo,
  seats: readonly Draft[],
  options: Record<string, string>,
  someone: (seat: number, kind: SeatKind) => string,
  terms: { visibility?: Visibility; pace?: Pace } = {},
): NewTable {
  const named = (kind: SeatKind) => kind !== 'bot' && kind !== 'open';
  const people = seats.map((draft, seat) => (named(draft.kind) ? draft.name.trim() || someone(seat, draft.kind) : ''));
  const free = BOTS.filter((name) => !people.some((person) => person.toLowerCase() === name.toLowerCase()));
  return {
    game: game.id,
    options,
    seats: seats.map((draft, seat): NewSeat => {
      const name = people[seat] ?? '';
      return draft.kind === 'bot'
        ? { kind: 'bot', name: free[seat % free.length] ?? 'Bot', bot: draft.bot }
        : { kind: draft.kind, name };
    }),
    ...terms,
  };
}
