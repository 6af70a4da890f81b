// What has happened since the reader's last turn, played out step by step: the step that is being shown, and those that
// are still to come, whose gains the table does not show yet. It holds nothing up.
import { freshLines, lastEnd, lengthOf, linesAfter, paceOf, stepsOf, sumOf } from './news';
import type { Gain, Step } from './news';
import type { Ctx } from './words';

/** `at` is the step that is being shown; as many as there are: all is told. */
type Told = { table: string; steps: Step[]; at: number; pace: number };

const NONE: Told = { table: '', steps: [], at: 0, pace: 1 };
let told = $state.raw(NONE);
/** Lines that were heard, and whether the reader was asked something then. */
let known = 0;
let asked = false;

const toldOf = ({ packet }: Ctx): Told => (told.table === packet.table ? told : NONE);

/** The step that is being shown. */
export const step = (ctx: Ctx): Step | null => toldOf(ctx).steps[toldOf(ctx).at] ?? null;
/** How long it stays, in milliseconds. */
export const stay = (ctx: Ctx): number => {
  const now = step(ctx);
  return now ? toldOf(ctx).pace * lengthOf(now) : 0;
};
/** Everything up to it. */
export const steps = (ctx: Ctx): Step[] => toldOf(ctx).steps.slice(0, toldOf(ctx).at + 1);

/** What a seat gains in the steps that are still to come. */
export const toCome = (ctx: Ctx, seat: number): Gain =>
  sumOf(toldOf(ctx).steps.slice(toldOf(ctx).at + 1), ctx.packet.seats.length)[seat] ?? { seat, wealth: 0, prestige: 0 };

export function next(): void {
  told = { ...told, at: told.at + 1 };
}
export function skip(): void {
  told = { ...told, at: told.steps.length };
}

/** A packet came. */
export function hear(ctx: Ctx): void {
  const { log, table, mine, offers } = ctx.packet;
  // What was there at the first look, or before something was taken back, is told already.
  const anew = told.table !== table || linesAfter(log) < known;
  const lines = anew ? log.lines : freshLines(log, known);
  const end = lastEnd(lines, mine);
  const old = anew || end >= 0 ? [] : told.steps;
  const all = [...old, ...stepsOf(lines.slice(Math.max(0, end)))];
  // Whoever was asked and has answered goes on: the rest is told at once.
  const at = anew || ctx.reduced ? all.length : asked ? old.length : Math.min(told.at, old.length);
  [known, asked] = [linesAfter(log), offers.length > 0];
  told = { table, steps: all, at, pace: paceOf(all.slice(at)) };
}
