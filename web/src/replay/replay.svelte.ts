// A finished game that is walked through: where, through whose eyes, how far its analysis is, and whether it is sound.
import * as api from '../lib/api';
import { judgedMarks, shared } from '../lib/marks';
import type { Marks } from '../lib/marks';
import type { AnalysisState, LogLine, Moment, Packet, Verdict } from '../wire';
import { kindOf, mistakesOf, momentAt, SIGNS, spotOf, worstOf } from '../analysis/losses';
import type { Spot } from './spot';

/** The server is asked this often how far it is, in milliseconds. */
const EACH = 500;
/** Playing by itself, it goes one move on this often. */
const BEAT = 1200;

export class Replay {
  /** How many actions there are; the game ends after the last one. */
  total = $state(0);
  /** After how many actions, and through whose eyes; none: as everybody saw it. */
  at = $state(0);
  seat = $state<number | null>(null);
  state = $state.raw<AnalysisState | null>(null);
  /** Why something could not be had. */
  trouble = $state.raw<unknown>(null);
  /** The end of the game, for its scores. */
  end = $state.raw<Packet | null>(null);
  /** What a check of the whole game has found; `unknown`: it could not be made. */
  verdict = $state.raw<Verdict | 'unknown' | null>(null);
  /** Whether it goes on by itself. */
  playing = $state(false);
  #shown = $state.raw<{ at: number; packet: Packet } | null>(null);
  /** How many lines the log had one action earlier. */
  #earlier = $state<{ at: number; lines: number } | null>(null);
  #known = new Map<string, Promise<Packet>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** The position that is drawn: a moment behind `at`, until it has come. */
  readonly drawn = $derived(this.#shown?.at);
  /** The log of the whole game. */
  readonly log = $derived<LogLine[]>(this.end?.log.lines ?? []);
  /** Which of its lines tell the move that was made last: from the first to before the second. */
  readonly told = $derived.by((): readonly [number, number] => {
    if (!this.#shown) return [0, 0];
    const to = linesOf(this.#shown.packet);
    const from = this.#earlier?.at === this.#shown.at - 1 ? this.#earlier.lines : to - 1;
    // Some moves say nothing: then the last thing that was said stays marked.
    return [Math.max(0, Math.min(from, to - 1)), to];
  });
  readonly moments = $derived<Moment[]>(this.state?.state === 'done' ? this.state.analysis.moments : []);
  readonly mistakes = $derived(mistakesOf(this.moments));
  readonly worst = $derived(worstOf(this.moments));
  /** The decision that comes now. */
  readonly moment = $derived(momentAt(this.moments, this.at, this.seat));
  /** What was played and what was better, while the position is shown in which that was decided. */
  readonly marks = $derived.by((): Marks => {
    const { moment } = this;
    if (!moment || this.drawn !== this.at || this.at !== spotOf(moment)) return new Map();
    const kind = kindOf(moment);
    return judgedMarks(moment.judged, kind ? SIGNS[kind] : '');
  });
  /** The position with the marked acts on offer, so that the boards draw them; nothing is live. */
  readonly packet = $derived.by((): Packet | null => {
    if (!this.#shown) return null;
    const { packet } = this.#shown;
    if (!this.moment || this.moment.seat !== packet.viewer || this.marks.size === 0) return packet;
    const { played, better } = this.moment.judged;
    const at = shared(this.moment.judged);
    const offers = [played, better].flatMap((line) => {
      const [act, label] = [line?.acts[at], line?.says[at]];
      return act !== undefined && label && this.marks.has(act) ? [{ act, label, preview: { points: [], notes: [] } }] : [];
    });
    return { ...packet, offers };
  });

  constructor(readonly id: string) {}

  /** Finds the end of the game, and its analysis if there is one; goes where somebody wants to begin. */
  async open(wanted: Spot = { at: null, seat: null }): Promise<void> {
    try {
      const { total } = await api.position(this.id, 0, null);
      const { packet } = await api.position(this.id, total, null);
      this.total = total;
      this.end = packet;
      const seat = wanted.seat !== null && wanted.seat < packet.seats.length ? wanted.seat : null;
      // A link to a position says through whose eyes; who comes by themselves looks with their own.
      this.go(wanted.at ?? total, wanted.at === null ? (seat ?? packet.mine[0] ?? null) : seat);
      void this.#check();
      await this.#ask();
    } catch (failure) {
      this.trouble = failure;
    }
  }

  /** Goes to a position, with the same eyes or others. */
  go(at: number, seat = this.seat): void {
    this.stop();
    this.#move(at, seat);
  }

  /** Looks with other eyes at the same position. */
  look(seat: number | null): void {
    this.#move(this.at, seat);
  }

  /** Goes on by itself, from the beginning where the game is at its end. */
  play(): void {
    if (this.playing) return;
    if (this.at === this.total) this.#move(0, this.seat);
    this.playing = true;
    this.#later();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#beat);
  }

  /** Goes to where line `line` of the log was written: after the first action with which it is there. */
  async jump(line: number): Promise<void> {
    this.stop();
    let [low, high] = [0, this.total];
    try {
      while (low < high) {
        const middle = (low + high) >> 1;
        if (linesOf(await this.#packet(middle, this.seat)) > line) high = middle;
        else low = middle + 1;
      }
      this.go(high);
    } catch (failure) {
      this.trouble = failure;
    }
  }

  #move(at: number, seat: number | null): void {
    this.at = Math.max(0, Math.min(this.total, at));
    this.seat = seat;
    void this.#show();
  }

  /** Goes to where a decision was made, through the eyes that made it. */
  see(moment: Moment): void {
    this.go(spotOf(moment), moment.seat);
  }

  /** Has the game analyzed. */
  async analyze(): Promise<void> {
    this.state = { state: 'working', done: 0, total: this.total };
    try {
      await api.analyze(this.id);
      await this.#ask();
    } catch (failure) {
      this.state = { state: 'none' };
      this.trouble = failure;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.stop();
  }

  #later(): void {
    this.#beat = setTimeout(() => {
      // The next move waits until this one is seen.
      if (this.drawn === this.at) this.#move(this.at + 1, this.seat);
      if (this.at < this.total) this.#later();
      else this.stop();
    }, BEAT);
  }

  async #check(): Promise<void> {
    this.verdict = await api.verdict(this.id).catch(() => 'unknown' as const);
  }

  async #ask(): Promise<void> {
    this.state = await api.analysis(this.id);
    if (this.state.state !== 'working' || this.#closed) return;
    this.#timer = setTimeout(() => void this.#ask().catch((failure: unknown) => (this.trouble = failure)), EACH);
  }

  async #show(): Promise<void> {
    const { at, seat } = this;
    try {
      const packet = await this.#packet(at, seat);
      // Somebody may have gone on meanwhile.
      if (at !== this.at || seat !== this.seat) return;
      this.#shown = { at, packet };
      this.trouble = null;
      // The next step is there before it is asked for, and the one before it tells what is new in the log.
      if (at < this.total) void this.#packet(at + 1, seat).catch(() => undefined);
      if (at > 0) {
        const lines = await this.#packet(at - 1, seat).then(linesOf, () => 0);
        if (at === this.at) this.#earlier = { at: at - 1, lines };
      }
    } catch (failure) {
      this.trouble = failure;
    }
  }

  #packet(at: number, seat: number | null): Promise<Packet> {
    const key = `${at} ${seat}`;
    const known = this.#known.get(key) ?? api.position(this.id, at, seat).then(({ packet }) => packet);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    return known;
  }
}

/** How many lines the log has at a position. */
function linesOf({ log }: Packet): number {
  return log.from + log.lines.length;
}
