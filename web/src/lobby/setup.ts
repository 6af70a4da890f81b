// What a new table asks for, kept apart from how it is drawn.
import type { GameInfo, NewSeat, NewTable, SeatKind } from '../wire';

/** One seat while it is being set up; the name of a bot is chosen for it. */
export type Draft = { kind: SeatKind; name: string; bot: string };

/** Names for bots, the same in every language. */
const BOTS = ['Aurelia', 'Bruno', 'Chiara', 'Diego', 'Elena', 'Fausto', 'Greta', 'Hugo'];

/** A bot for people who choose none. */
export function usualBot(game: GameInfo): string {
  return game.bots.find((bot) => bot === 'normal') ?? game.bots[0] ?? '';
}

/** Seats for `count`: you, and bots. */
export function drafts(game: GameInfo, count: number, you: string): Draft[] {
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 ? 'you' : 'bot',
    name: seat === 0 ? you : '',
    bot: usualBot(game),
  }));
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

/** What is sent. Names left empty get `someone(seat)`; bots get names that nobody else has. */
export function newTable(
  game: GameInfo,
  seats: readonly Draft[],
  options: Record<string, string>,
  someone: (seat: number, kind: SeatKind) => string,
): NewTable {
  const people = seats.map((draft, seat) => (draft.kind === 'bot' ? '' : draft.name.trim() || someone(seat, draft.kind)));
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
  };
}
