// Sockets that a test opens and closes by hand, and a clock that it moves.
import type { LinkTools, Wire } from '../../src/lib/link';
import type { ClientMessage, ServerMessage } from '../../src/wire';

class FakeWire implements Wire {
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }
}

export class FakeWires {
  all: FakeWire[] = [];
  waits: number[] = [];
  #timer: (() => void) | null = null;

  readonly tools: LinkTools = {
    open: () => {
      const wire = new FakeWire();
      this.all.push(wire);
      return wire;
    },
    later: (run, ms) => {
      this.waits.push(ms);
      this.#timer = run;
      return () => (this.#timer = null);
    },
  };

  get last(): FakeWire {
    return this.all.at(-1) as FakeWire;
  }

  sent(): ClientMessage[] {
    return this.last.sent;
  }

  open(): void {
    this.last.readyState = 1;
    this.last.onopen?.(undefined as never);
  }

  close(): void {
    this.last.readyState = 3;
    this.last.onclose?.(undefined as never);
  }

  /** The server says something. */
  say(message: ServerMessage): void {
    this.last.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The time comes that was waited for. */
  run(): void {
    const timer = this.#timer;
    this.#timer = null;
    timer?.();
  }
}
