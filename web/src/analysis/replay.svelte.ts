// A finished game that is walked through: where, through whose eyes, and how far its analysis is.
import * as api from '../lib/api';
import { judgedMarks, shared } from '../lib/marks';
import type { Marks } from '../lib/marks';
import type { AnalysisState, Moment, Packet } from '../wire';
import { kindOf, mistakesOf, momentAt, SIGNS, spotOf, worstOf } from './losses';

/** The server is asked this often how far it is, in milliseconds. */
const EACH = 500;

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
  #shown = $state.raw<{ at: number; packet: Packet } | null>(null);
  #known = new Map<string, Promise<Packet>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** The position that is drawn: a moment behind `at`, until it has come. */
  readonly drawn = $derived(this.#shown?.at);
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

  /** Finds the end of the game, and its analysis if there is one. */
  async open(): Promise<void> {
    try {
      const { total } = await api.position(this.id, 0, null);
      const { packet } = await api.position(this.id, total, null);
      this.total = total;
      this.end = packet;
      this.go(total, packet.mine[0] ?? null);
      await this.#ask();
    } catch (failure) {
      this.trouble = failure;
    }
  }

  /** Goes to a position, with the same eyes or others. */
  go(at: number, seat = this.seat): void {
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
      // The next step is there before it is asked for.
      if (at < this.total) void this.#packet(at + 1, seat).catch(() => undefined);
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
