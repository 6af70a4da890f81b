// What a card of a table says, kept apart from how it is drawn.
import type { TableCard } from '../wire';

/** Whether the reader owes a decision there. */
export function yourTurn(table: TableCard): boolean {
  return table.state === 'running' && !table.stopped && table.to_act.some((seat) => table.mine.includes(seat));
}

/** How many seats wait for somebody. */
export function freeSeats(table: TableCard): number {
  return table.seats.filter(({ kind }) => kind === 'open').length;
}

/** The names of all who sit there but the reader; `gone` stands for somebody who has left for good. */
export function others(table: TableCard, gone: string): string[] {
  return table.seats
    .filter(({ kind }, seat) => kind !== 'open' && table.mine[0] !== seat)
    .map(({ name }) => name || gone);
}

/** The names of the persons there, bots left out. */
export function persons(table: TableCard, gone: string): string[] {
  return table.seats.filter(({ kind }) => kind !== 'open' && kind !== 'bot').map(({ name }) => name || gone);
}

/** The place of the best seat of the reader's, its points and those of the best of the others; none while it is played. */
export function result(table: TableCard): { place: number; own: number; other: number } | null {
  const { scores, mine } = table;
  if (!scores) return null;
  const best = Math.max(...mine.map((seat) => scores[seat] ?? -Infinity));
  const before = scores.filter((score) => score > best).length;
  // A tie may have been broken for somebody else.
  const place = before === 0 && !mine.some((seat) => table.winners.includes(seat)) ? 2 : 1 + before;
  // One's own points, once: with several seats of one's own, the next best is one's own, too.
  const rest = [...scores].sort((a, b) => b - a);
  rest.splice(rest.indexOf(best), 1);
  return { place, own: best, other: rest[0] ?? 0 };
}

/** The games for which no table is open, out of those that are there. */
export function unserved(games: readonly string[], open: readonly TableCard[]): string[] {
  return games.filter((game) => !open.some((table) => table.game === game));
}
