// The clocks as they are shown. The server owns them: here they only run on between two of its messages.
import type { ClockNow, Pace } from '../wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that `seat` has left, `passed` milliseconds after the server said so. */
export function leftOf(clock: ClockNow, seat: number, paused: boolean, passed: number): number {
  const said = clock.left[seat] ?? 0;
  const runs = !paused && clock.running.includes(seat);
  return Math.max(0, runs ? said - passed : said);
}

/** What is left as it is written: the two largest units, seconds only where they matter. */
export type Left = { days: number; hours: number } | { digits: string };

export function written(left: number): Left {
  if (left >= DAY) return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  // A second counts as there until it is over; zero is shown when nothing is left.
  const seconds = Math.ceil(left / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return { digits: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

/** Whether so little is left that it should stand out. */
export function isShort(pace: Pace, left: number): boolean {
  if (pace.kind === 'live') return left < Math.min(30 * SECOND, (pace.base * SECOND) / 4);
  if (pace.kind === 'days') return left < (pace.days * DAY) / 6;
  return false;
}
