// The log comes in tails: a packet brings the lines from an index on.
import type { LogTail } from '../wire';

/** `log` with the tail of a packet; what the tail covers is replaced (an undo may have shortened the log). */
export function join(log: LogTail, tail: LogTail): LogTail {
  const at = tail.from - log.from;
  // A gap, or lines older than ours: the tail is all that is sure.
  if (at < 0 || at > log.lines.length) return tail;
  return { from: log.from, lines: [...log.lines.slice(0, at), ...tail.lines] };
}
