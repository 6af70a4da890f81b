// How a hand of any size lies in a dock of any width: nothing scrolls sideways, every card can be hit.

/** Card width, how much of a covered card is seen, in how many rows the cards of a bank lie. */
export type Fan = { width: number; step: number; rows: 1 | 2; narrow: boolean };

/** From roomy to tight. A narrow card shows its value at the left, where the next one does not cover it. */
const FANS: readonly Fan[] = [
  { width: 56, step: 61, rows: 1, narrow: false },
  { width: 50, step: 54, rows: 1, narrow: false },
  { width: 50, step: 42, rows: 1, narrow: true },
  { width: 50, step: 32, rows: 1, narrow: true },
  { width: 50, step: 26, rows: 1, narrow: true },
  { width: 44, step: 24, rows: 1, narrow: true },
  { width: 27, step: 29, rows: 2, narrow: false },
  { width: 27, step: 25, rows: 2, narrow: false },
];

/** How wide the cards of one bank lie. */
export function fanWidth({ width, step, rows }: Fan, count: number): number {
  const columns = Math.ceil(count / rows);
  // In two rows the last card of a row must not lie over the next bank.
  return columns === 0 ? 0 : (columns - 1) * step + Math.max(width, rows === 2 ? step : 0);
}

/** The roomiest way that fits `counts` cards of the banks into `room` pixels. */
export function fanOf(counts: readonly number[], room: number): Fan {
  const total = (fan: Fan) => counts.reduce((sum, count) => sum + fanWidth(fan, count), 0);
  const found = FANS.find((fan) => total(fan) <= room);
  if (found) return found;
  // More cards than any game deals: they cover each other as far as they must.
  const last = FANS.at(-1) as Fan;
  const columns = counts.reduce((sum, count) => sum + Math.max(0, Math.ceil(count / 2) - 1), 0);
  const banks = counts.filter((count) => count > 0).length;
  return { ...last, step: Math.min(last.step, (room - banks * last.width) / Math.max(1, columns)) };
}
