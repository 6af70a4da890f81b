// The people around a table: who is there, their clocks, what they say and agree upon. It decides nothing.
import type { Around, ChatLine, ClientMessage, ServerMessage } from '../wire';
import { isShort, leftOf, written } from './clock';
import type { Left } from './clock';
import { keep, recall } from './keep';

/** The longest line of a chat and the longest notes, as the server takes them. */
export const MOST_CHAT = 500;
export const MOST_NOTES = 4000;

export class Company {
  /** As the server said last; none yet: nothing is known about anybody. */
  around = $state.raw<Around | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What is being written. */
  draft = $state('');
  notes = $state('');
  /** Whether this page has seen the table wait for people. */
  waited = false;
  /** This device's time in milliseconds, moved by `tick`. */
  #now = $state(0);
  #since = 0;
  #sent = '';
  /** Whether the notes here are newer than the server's. */
  #fresh = false;
  /** The number of the first line that was not seen. */
  #unseen = $state(0);

  constructor(
    readonly table: string,
    readonly send: (message: ClientMessage) => boolean,
    readonly time: () => number = () => performance.now(),
  ) {
    this.#unseen = Number(recall(`chat-${table}`) ?? 0);
  }

  readonly mine = $derived<number[]>(this.around?.mine ?? []);
  readonly #persons = $derived((this.around?.seats ?? []).flatMap(({ kind }, seat) => (kind === 'bot' || kind === 'open' ? [] : [seat])));
  /** Seats of other persons. */
  readonly others = $derived(this.#persons.filter((seat) => !this.mine.includes(seat)));
  /** Whether there is somebody to talk to, or something was said. */
  readonly talks = $derived((this.mine.length > 0 ? this.others.length > 0 : this.others.length > 1) || this.chat.length > 0);
  /** Own seats that a bot plays. */
  readonly stoodIn = $derived(this.mine.filter((seat) => this.standIn(seat)));
  /** Own seats that a bot could play. */
  readonly played = $derived(this.mine.filter((seat) => !this.standIn(seat)));
  readonly running = $derived(this.around?.state === 'running');
  /** Whether people are asked something that this person has not answered. */
  readonly asked = $derived(this.around?.vote?.waiting.some((seat) => this.mine.includes(seat)) ?? false);
  readonly unread = $derived(this.chat.filter(({ n, seat }) => n >= this.#unseen && !this.mine.includes(seat)).length);
  /** Whether time passes for anybody. */
  readonly ticks = $derived(!!this.around?.clock?.running.length && !this.around.paused);

  /** Whether a bot plays for the person of a seat. */
  standIn(seat: number): boolean {
    const now = this.around?.seats[seat];
    return !!now && now.kind !== 'bot' && now.bot !== null;
  }

  /** What a seat has left, and whether that is little; none: there is no clock. */
  left(seat: number): { left: Left; short: boolean; runs: boolean } | null {
    const { clock, pace, paused } = this.around ?? {};
    // Bots have no clock to look at, their own seats or others'.
    if (!clock || !pace || !this.#persons.includes(seat) || this.standIn(seat)) return null;
    const runs = clock.running.includes(seat);
    // By days the time is given anew for each move: it says something while it runs only.
    if (pace.kind === 'days' && !runs) return null;
    const left = leftOf(clock, seat, !!paused, Math.max(0, this.#now - this.#since));
    return { left: written(left), short: runs && isShort(pace, left), runs: runs && !paused };
  }

  /** Lets the clocks on the screen run on. */
  tick(): void {
    this.#now = this.time();
  }

  /** Says what is being written; a refused line comes back. */
  say(seat: number): void {
    const text = this.draft.trim();
    if (!text || !this.send({ t: 'chat', seat, text })) return;
    this.#sent = this.draft;
    this.draft = '';
  }

  refused(): void {
    this.draft ||= this.#sent;
    this.#sent = '';
  }

  /** Everything that was said has been seen. */
  see(): void {
    const next = (this.chat.at(-1)?.n ?? -1) + 1;
    if (next <= this.#unseen) return;
    this.#unseen = next;
    keep(`chat-${this.table}`, String(next));
  }

  write(text: string): void {
    this.notes = text;
    this.#fresh = true;
  }

  /** Hands in the notes, if they have changed. */
  save(): void {
    if (this.#fresh && this.send({ t: 'note', text: this.notes })) this.#fresh = false;
  }

  handOver(): void {
    for (const seat of this.played) this.send({ t: 'hand-over', seat });
  }

  comeBack(): void {
    for (const seat of this.stoodIn) this.send({ t: 'return', seat });
  }

  receive(message: Extract<ServerMessage, { t: 'around' | 'chat' | 'notes' }>): void {
    if (message.t === 'around') {
      this.around = message.around;
      this.waited ||= message.around.state === 'open';
      this.#since = this.time();
      this.#now = this.#since;
    } else if (message.t === 'chat') {
      const known = new Map([...this.chat, ...message.lines].map((line) => [line.n, line]));
      this.chat = [...known.values()].sort((a, b) => a.n - b.n);
    } else if (this.#fresh) {
      // Written while the line was down.
      this.save();
    } else {
      this.notes = message.text;
    }
  }
}
