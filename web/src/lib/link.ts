// The socket of one table. It reconnects by itself, watches again after that, and never sends anything twice.
import type { ClientMessage, ServerMessage } from '../wire';

/** The part of a WebSocket that is used here. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** `connecting`: not yet reached; `open`; `offline`: lost, trying again; `closed`: given up for good. */
export type LinkState = 'connecting' | 'open' | 'offline' | 'closed';

export interface LinkEvents {
  message(message: ServerMessage): void;
  state(state: LinkState): void;
}

export interface LinkTools {
  open(url: string): Wire;
  later(run: () => void, ms: number): () => void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

const real: LinkTools = {
  open: (url) => new WebSocket(url) as unknown as Wire,
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export class Link {
  #state: LinkState = 'connecting';
  #wire: Wire | null = null;
  #watched: number | null | undefined;
  #wait = FIRST_WAIT;
  #cancel: (() => void) | null = null;

  constructor(
    readonly url: string,
    readonly events: LinkEvents,
    readonly tools: LinkTools = real,
  ) {
    this.#connect();
  }

  get state(): LinkState {
    return this.#state;
  }

  /** Looks with the eyes of `seat`, now and after every reconnect. */
  watch(seat: number | null): void {
    this.#watched = seat;
    this.send({ t: 'watch', seat });
  }

  /** Sends now or not at all: what a person clicked while offline is not clicked later. */
  send(message: ClientMessage): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Does not wait for the next try. */
  retry(): void {
    if (this.#state !== 'offline' || !this.#cancel) return;
    this.#cancel();
    this.#connect();
  }

  close(): void {
    this.#become('closed');
    this.#cancel?.();
    this.#wire?.close();
    this.#wire = null;
  }

  #connect(): void {
    this.#cancel = null;
    const wire = this.tools.open(this.url);
    this.#wire = wire;
    wire.onopen = () => {
      if (this.#wire !== wire) return;
      this.#wait = FIRST_WAIT;
      this.#become('open');
      if (this.#watched !== undefined) this.send({ t: 'watch', seat: this.#watched });
    };
    wire.onmessage = (event) => {
      if (this.#wire === wire) this.events.message(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = () => {
      if (this.#wire !== wire || this.#state === 'closed') return;
      this.#wire = null;
      this.#cancel = this.tools.later(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
      this.#become('offline');
    };
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.events.state(state);
  }
}
