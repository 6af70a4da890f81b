// Who plays on, before anybody chooses: one's own seats are one's own again, the others get a bot.

/** A bot's name for each seat; none: whoever asks. */
export function startSeats(count: number, mine: readonly number[], bots: readonly string[]): (string | null)[] {
  const bot = bots.includes('normal') ? 'normal' : (bots.at(-1) ?? null);
  // Who has only watched begins with the first seat.
  const own = mine.length > 0 ? mine : [0];
  return Array.from({ length: count }, (_, seat) => (own.includes(seat) ? null : bot));
}
