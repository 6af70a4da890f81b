// One table as the page sees it: the last packet, what is in flight, where the pointer is. It knows no rules.
import { SvelteMap } from 'svelte/reactivity';
import type { Why } from '../game';
import type { Advice, LogTail, Message, Offer, Packet, ServerMessage } from '../wire';
import { Company } from './company.svelte';
import { eyes } from './hotseat';
import { say, t } from './i18n.svelte';
import { Link } from './link';
import type { LinkState, LinkTools } from './link';
import { join } from './log';
import { hintMarks } from './marks';
import type { Marks } from './marks';
import { nameOf } from './names';
import { recompose, steps } from './picks';
import type { Step } from './picks';
import { confirmsTurns, showsHints } from './prefer.svelte';

/** A short word from the shell beside the prompt: why something is dead, what was refused, or what has happened. */
export type Notice = ({ kind: 'why' } & Why) | { kind: 'refused' | 'told'; text: string; rule: string | null };

/** What was asked about one packet: the best moves. None yet: the server thinks. */
export type Hint = { seat: number; seq: number; advice: Advice | null; millis: number };

export class Table {
  /** How the table is reached. `unknown`: there is no such table. `stopped`: the server has taken it down. */
  state = $state<LinkState | 'unknown' | 'stopped'>('connecting');
  /** Why it was taken down, where the server says it. */
  fault = $state.raw<Message | null>(null);
  packet = $state.raw<Packet | null>(null);
  log = $state.raw<LogTail>({ from: 0, lines: [] });
  /** The seat whose person must take the screen before anything private is shown. */
  cover = $state<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  aim = $state<string | null>(null);
  /** The advice that was asked for about what is asked now. */
  hint = $state.raw<Hint | null>(null);
  /** Whether the scorings lie open. */
  results = $state(false);
  /** The rule that was asked for last; `turn` tells two requests for the same one apart. */
  rule = $state<{ at: string | null; turn: number }>({ at: null, turn: 0 });
  /** The table in sentences, as it was told last. */
  told = $state.raw<Message[]>([]);
  /** The act that the server asks back about, before it ends the turn. */
  asking = $state<string | null>(null);
  readonly company: Company;
  #flight = $state.raw<Step | null>(null);
  /** The act that a person sent last, as long as it may be sent once more (see `#refused`). */
  #again: string | null = null;
  #queue: Step[] = [];
  #watched: number | null = null;
  #asked = new Map<string, ((answer: Why | null) => void)[]>();
  /** Why an act is dead, as far as it was asked at this packet; for labels. */
  reasons = new SvelteMap<string, Why>();
  #link: Link;

  readonly byAct = $derived(new Map((this.packet?.offers ?? []).map((offer) => [offer.act, offer])));
  /** What is marked on the board. */
  readonly marks = $derived<Marks>(hintMarks(showsHints() ? (this.hint?.advice?.moves ?? []) : [], (act) => this.byAct.has(act)));
  /** Why nothing can be done at present, though it may be asked. */
  readonly held = $derived.by((): 'paused' | 'stood-in' | null => {
    if (this.company.around?.paused) return 'paused';
    return this.packet && this.packet.viewer !== null && this.company.standIn(this.packet.viewer) ? 'stood-in' : null;
  });
  readonly live = $derived(this.state === 'open' && !this.#flight && this.byAct.size > 0 && this.cover === null && !this.held);

  constructor(
    readonly id: string,
    url: string,
    probe: (id: string) => Promise<boolean | Message>,
    tools?: LinkTools,
  ) {
    this.company = new Company(id, (message) => this.#link.send(message));
    this.#link = new Link(
      url,
      {
        message: (message) => this.#receive(message),
        state: (state) => {
          if (this.state === 'unknown' || this.state === 'stopped') return;
          this.state = state;
          if (state === 'open') return;
          this.#settle();
          this.#queue = [];
          if (this.hint?.advice === null) this.hint = null;
          for (const act of this.#asked.keys()) this.#answer(act, null);
          // A handshake that fails does not say why; if the table does not exist, or was taken away while it waited for
          // people, trying again is no use.
          if (state === 'offline' && !this.packet) {
            void probe(id).then((exists) => {
              if (exists === true || this.packet || this.state === 'closed') return;
              this.#link.close();
              this.fault = exists || null;
              this.state = exists ? 'stopped' : 'unknown';
            });
          }
        },
      },
      tools,
    );
    this.#link.watch(null);
  }

  offer(act: string): Offer | undefined {
    return this.byAct.get(act);
  }

  act(act: string): void {
    if (!this.live || !this.byAct.has(act)) return;
    this.#again = act;
    this.#queue = [];
    this.#send({ act });
  }

  /** Does, after all, what the server has asked back about. */
  confirm(): void {
    const act = this.asking;
    if (act !== null && this.live && this.byAct.has(act)) this.#send({ act }, false);
  }

  /** Thinks again. */
  back(): void {
    this.asking = null;
    this.#queue = [];
  }

  undo(): void {
    if (this.state === 'open' && !this.#flight && this.packet?.undo) this.#send({ undo: true });
  }

  /** Keeps a standing answer; the packet that follows has it. */
  answer(key: string, value: string): void {
    const seat = this.packet?.viewer ?? null;
    if (seat === null || this.cover !== null) return;
    if (this.#link.send({ t: 'standing', seat, key, value })) this.notice = null;
  }

  recompose(prefix: string, have: string[], want: string[]): void {
    this.#run(recompose(prefix, have, want));
  }

  play(acts: string[], undos = 0): void {
    this.#run(steps(acts, undos));
  }

  /** Opens the rules at a number, or at the top. */
  showRule(at: string | null): void {
    this.rule = { at, turn: this.rule.turn + 1 };
  }

  /** Asks the server why `act` is not on offer; `quiet` leaves the notice alone. */
  why(act: string, quiet = false): Promise<Why | null> {
    const seat = this.packet?.viewer ?? null;
    const known = this.reasons.get(act);
    const show = (answer: Why | null) => {
      if (answer && !quiet) this.notice = { kind: 'why', ...answer };
      return answer;
    };
    if (known) return Promise.resolve(show(known));
    if (seat === null) return Promise.resolve(null);
    return new Promise<Why | null>((resolve) => {
      const waiting = this.#asked.get(act);
      if (waiting) waiting.push(resolve);
      else if (this.#link.send({ t: 'why', seat, act })) this.#asked.set(act, [resolve]);
      else resolve(null);
    }).then(show);
  }

  /** Asks for the best moves; the answer comes into `hint`. */
  askHint(): void {
    const { viewer, seq } = this.packet ?? {};
    if (!this.live || this.hint || viewer === undefined || viewer === null || seq === undefined) return;
    if (this.#link.send({ t: 'hint', seat: viewer, seq })) this.hint = { seat: viewer, seq, advice: null, millis: 0 };
  }

  /** Asks for the table in sentences; the answer comes into `told`. */
  tell(): void {
    if (this.cover === null) this.#link.send({ t: 'tell', seat: this.packet?.viewer ?? null });
  }

  /** The person of the covered seat has the screen now. */
  takeScreen(): void {
    const seat = this.cover;
    if (seat === null) return;
    this.#watched = seat;
    this.#link.watch(seat);
  }

  /** The name as the table has it, for sentences in the third person. */
  fullName(seat: number): string {
    return nameOf(this.company.around?.seats[seat] ?? this.packet?.seats[seat]);
  }

  name(seat: number): string {
    return seat === this.packet?.viewer ? t('page-you') : this.fullName(seat);
  }

  say(message: Message): string {
    return say(message, (seat) => this.fullName(seat));
  }

  retry(): void {
    this.#link.retry();
  }

  close(): void {
    this.#link.close();
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'packet') this.#take(message.packet);
    else if (message.t === 'refused') this.#refused(message);
    else if (message.t === 'hint') {
      // What comes late is about a table that has moved on.
      const { seat, seq, advice, millis } = message;
      if (this.hint?.seat === seat && this.hint.seq === seq) this.hint = { seat, seq, advice, millis };
    } else if (message.t === 'told') {
      // What one person was told is not for the next one at the screen.
      if (message.seat === (this.packet?.viewer ?? null)) this.told = message.lines;
    } else if (message.t === 'confirm') {
      this.#settle();
      if (message.seat === this.packet?.viewer && this.byAct.has(message.act)) this.asking = message.act;
    } else if (message.t === 'voted') {
      this.#voted(message);
    } else if (message.t === 'why') {
      const text = message.message ? this.say(message.message) : '';
      const { act, rule } = message;
      const answer = message.legal || !message.message || !text ? null : { act, rule, text, message: message.message };
      if (answer) this.reasons.set(message.act, answer);
      this.#answer(message.act, answer);
    } else this.company.receive(message);
  }

  /** How people have decided; that they agreed is said by what happens then, unless it is gone at once. */
  #voted({ what, agreed, by }: Extract<ServerMessage, { t: 'voted' }>): void {
    const text = agreed
      ? t(`page-voted-${what}`)
      : by === null
        ? t('page-vote-lapsed')
        : t('page-vote-declined', { name: this.fullName(by) });
    this.notice = { kind: 'told', text, rule: null };
  }

  #take(packet: Packet): void {
    const fresh = packet.viewer !== this.packet?.viewer;
    // Others may choose at the same time: what is asked here does not change by that.
    const asked = packet.seq === this.packet?.seq || (!this.#flight && sameActs(packet.offers, this.packet?.offers ?? []));
    this.log = join(this.log, packet.log);
    this.packet = packet;
    this.aim = null;
    if (this.asking !== null && (fresh || !asked)) this.asking = null;
    this.reasons.clear();
    if (fresh) this.told = [];
    if (fresh || !asked) this.hint = null;
    if (this.notice && (fresh || this.notice.kind === 'why')) this.notice = null;
    this.#settle();
    this.#look(packet);
    // What comes after the question waits for its answer.
    if (this.asking === null) this.#next();
  }

  #look(packet: Packet): void {
    const wanted = eyes(packet, this.#watched);
    if ('cover' in wanted) {
      this.cover = wanted.cover;
      this.#queue = [];
      if (this.#watched !== null) {
        this.#watched = null;
        this.#link.watch(null);
      }
    } else {
      this.cover = null;
      if (wanted.watch !== packet.viewer && wanted.watch !== this.#watched) {
        this.#watched = wanted.watch;
        this.#link.watch(wanted.watch);
      }
    }
  }

  #refused(message: Extract<ServerMessage, { t: 'refused' }>): void {
    const again = this.#again;
    if (message.reason === 'bad-text') this.company.refused();
    // Only a hint is asked for while nothing is in flight.
    if (!this.#flight && this.hint?.advice === null) this.hint = null;
    this.#again = null;
    this.#queue = [];
    this.#settle();
    if (message.reason === 'stopped') {
      this.state = 'stopped';
      this.#link.close();
      return;
    }
    // Somebody else's change crossed ours. Ours was not done; if it is still on offer it is what was meant.
    if (message.reason === 'stale' && again !== null && again === message.act && this.byAct.has(again)) {
      this.#send({ act: again });
      return;
    }
    this.notice = { kind: 'refused', text: this.say(message.message), rule: message.rule };
  }

  #send(step: Step, confirm = confirmsTurns()): void {
    const seat = this.packet?.viewer ?? null;
    const seq = this.packet?.seq ?? 0;
    if (seat === null) return;
    const sent = this.#link.send('act' in step ? { t: 'act', seat, seq, act: step.act, ...(confirm ? { confirm } : {}) } : { t: 'undo', seat, seq });
    if (!sent) return;
    this.#flight = step;
    this.asking = null;
    this.notice = null;
  }

  #run(queue: Step[]): void {
    if (this.#flight || this.state !== 'open' || this.cover !== null) return;
    this.#again = null;
    this.#queue = queue;
    this.#next();
  }

  /** Nothing is in flight any more. */
  #settle(): void {
    this.#flight = null;
  }

  /** The next of several picks, as long as each is possible. */
  #next(): void {
    const step = this.#queue.shift();
    if (!step) return;
    const possible = 'act' in step ? this.byAct.has(step.act) : this.packet?.undo;
    if (possible) this.#send(step);
    else this.#queue = [];
  }

  #answer(act: string, answer: Why | null): void {
    const waiting = this.#asked.get(act) ?? [];
    this.#asked.delete(act);
    for (const resolve of waiting) resolve(answer);
  }
}

const sameActs = (some: Offer[], others: Offer[]) =>
  some.length === others.length && some.every((offer, at) => offer.act === others[at]?.act);
