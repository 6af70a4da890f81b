// The seam between the table page and a game's pictures.
import type { Component } from 'svelte';
import type { Message, Offer, Packet } from './wire';

/** What a game's components get from the table page: the packet, the words, and ways to answer. Its fields are reactive. */
export interface TableContext<View = unknown> {
  /** The whole packet; never null when a game's component is mounted. */
  readonly packet: Packet;
  /** `packet.view`, typed. */
  readonly view: View;
  /** The watched seat may act now (offers are not empty) and nothing is in flight. */
  readonly live: boolean;
  /** The offer for this act, if it is on offer. */
  offer(act: string): Offer | undefined;
  /** All offers whose act starts with `prefix`. */
  offersWith(prefix: string): Offer[];
  /** Sends it; ignored when it is not on offer. */
  act(act: string): void;
  undo(): void;
  /** Keeps a standing answer of the watched seat; it also answers what is asked now. */
  answer(key: string, value: string): void;
  /** Changes ordered picks (already made `have`, wanted `want`, both in pick order): undoes back to the common
   *  prefix, then sends `prefix + pick` one by one. */
  recompose(prefix: string, have: string[], want: string[]): void;
  /** Undoes `undos` times, then sends `acts` one by one, each only when it is on offer then; stops where one is not. */
  play(acts: string[], undos?: number): void;
  /** The act the pointer or the keyboard is on; drives previews everywhere. */
  aim: string | null;
  /** Asks why a dead target is dead; the shell shows the answer near the prompt, and it is returned. */
  why(act: string): Promise<Why | null>;
  /** The reason that is being shown, for a board that draws it where it belongs. */
  readonly reason: Why | null;
  /** Opens the rules at this number. */
  rule(number: string): void;
  /** Opens the scorings so far. */
  results(): void;
  /** A person's or a bot's name; "You" where it is the watched seat. */
  name(seat: number): string;
  /** A text of the locale files. */
  t(key: string, args?: Record<string, string | number>): string;
  /** A message from the engine in the reader's language. */
  say(message: Message): string;
  /** Whether the reader prefers reduced motion. */
  readonly reduced: boolean;
  /** What a live or dead target needs, the same for SVG and HTML; spread it: `<g {...ctx.target(act)}>`. Hover and
   *  focus aim (or ask why when dead), click acts; on touch the first tap aims and the second acts when the offer has
   *  a preview. Gives role, tabindex, aria-label, handlers, data-act and data-live. With `press` a click or a key
   *  runs that instead of acting: for what is chosen first and confirmed later, or needs no second tap. Advised acts
   *  are marked where their data-act is; what opens a choice of several names them in data-acts, with | between. */
  target(act: string, press?: (event: Event) => void): Record<string, unknown>;
}

/** Why an act is dead. */
export interface Why {
  act: string;
  rule: string | null;
  text: string;
  /** As the engine said it, for pictures that show what it is about. */
  message: Message;
}

/** Round and phase, for the header. */
export interface Steps {
  round: string;
  of: number;
  current: number;
  phases: string[];
  phase: number;
  /** Milestones of the game, instead of rounds where it has none. */
  marks?: { name: string; more: string; state: 'done' | 'next' | 'later' }[];
}

/** What the prompt shows besides the question. */
export interface Asked {
  /** One line under the question. */
  more?: string;
  /** It says that something may be a mistake. */
  warn?: boolean;
  /** The main button; `act` is what it would do first, null while it cannot be pressed. */
  main?: { text: string; act: string | null; run: () => void };
  /** Buttons beside it that are no offers; a live one leads on, another one back. */
  others?: { id: string; text: string; live?: boolean; run: () => void }[];
}

/** A game's pictures and the few words that the shell asks for. */
export interface GameClient {
  /** Round and phase for the header. */
  steps(ctx: TableContext): Steps;
  /** Called before anything is drawn: what is printed on the cards of the pack that is played with, as the server has
   *  it; null: the built-in ones. What the pack calls them, the shell's words know already. */
  pack?(facts: unknown): void;
  /** Center of the table; fills its box, never scrolls. */
  Board: Component<{ ctx: TableContext }>;
  /** Goods of one seat inside the shell's player card. */
  Seat: Component<{ ctx: TableContext; seat: number }>;
  /** Top of the right rail. */
  Side: Component<{ ctx: TableContext }>;
  /** Bottom: hand, own supply, stacks. `tab` is the one that is open on a phone, of those in `tabs`. */
  Dock: Component<{ ctx: TableContext; tab?: string }>;
  /** Scoring table with reasons, shown in a dialog after each scoring and at the end. */
  Result: Component<{ ctx: TableContext }>;
  /** Changes when a new scoring should be shown; the shell opens Result then. */
  scoring(ctx: TableContext): number;
  /** The big number in the player card, or what stands for it while it is hidden. */
  score(ctx: TableContext, seat: number): number | string;
  /** The small text beside it. */
  gain(ctx: TableContext, seat: number): string;
  /** "Passed", "Starts this round", ... or "". */
  status(ctx: TableContext, seat: number): string;
  /** Id of an SVG symbol for the game's small picture. */
  sprite: string;
  /** Wide, the rails run down the whole height; prompt and dock lie between them, and the board draws its own frame. */
  rails?: boolean;
  /** What the prompt shows besides the question. */
  asked?(ctx: TableContext): Asked;
  /** On a phone, under a seat's name in the line of seats, instead of the score. */
  Chip?: Component<{ ctx: TableContext; seat: number }>;
  /** A picture before the question. */
  Lead?: Component<{ ctx: TableContext }>;
  /** Below the players: a party without a seat. */
  Party?: Component<{ ctx: TableContext }>;
  /** Whether the board itself shows what this act would bring, or, when it is dead, why; the shell then does not show it again. */
  shows?(act: string, live: boolean): boolean;
  /** The seats in the order in which they are listed; by number where there is none. */
  order?(ctx: TableContext): number[];
  /** The rounds in the header, instead of a line and dots. */
  Rounds?: Component<{ ctx: TableContext }>;
  /** On a phone: the tabs below the prompt instead of the shell's own, and which part of the table each shows. The
   *  panel has the log, the rules and the list of offers. */
  tabs?: readonly { id: string; part: 'dock' | 'side' | 'players' | 'panel'; text(ctx: TableContext): string }[];
}
