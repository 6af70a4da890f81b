// What happened since the last look, told line by line: which lines are new, and how long each stays alone.
import type { LogTail } from '../../wire';

/** Each line this long, but all of them together no longer than that, in milliseconds. */
const EACH = 650;
const ALL = 6000;

/** The lines of a packet that were not there before; `known` is how many had been seen, or null at the first look. */
export function freshLines(log: LogTail, known: number | null): LogTail['lines'] {
  if (known === null) return [];
  return log.lines.slice(Math.max(0, known - log.from));
}

/** How many lines there are after a packet. */
export const linesAfter = (log: LogTail): number => log.from + log.lines.length;

/** How long one of `n` new lines is shown before the next. */
export const pace = (n: number): number => Math.min(EACH, ALL / Math.max(1, n));
