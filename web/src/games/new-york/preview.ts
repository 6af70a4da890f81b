// What an offer would bring, in the few words that fit on a cell.
import type { Message, Offer } from '../../wire';

/** The longest street before and after, where the offer says so. */
export function streetOf(offer: Offer | undefined): { from: number; to: number } | null {
  const note = offer?.preview.notes.find(({ key }) => key === 'new-york-note-street');
  const from = note && numberOf(note, 'from');
  const to = note && numberOf(note, 'to');
  return from === undefined || to === undefined ? null : { from, to };
}

/** The other notes: what the next scoring would give apart from the rest. */
export function notesOf(offer: Offer | undefined): { first: Message[]; total: Message[] } {
  const notes = (offer?.preview.notes ?? []).filter(({ key }) => key !== 'new-york-note-street');
  const isTotal = ({ key }: Message) => key === 'new-york-note-total';
  return { first: notes.filter((note) => !isTotal(note)), total: notes.filter(isTotal) };
}

/** The side that does not match, in a refusal for it. */
export function sideOf(message: Message | undefined): 'n' | 'e' | 's' | 'w' | null {
  const side = message?.args['side'];
  return side && 'word' in side && /^[nesw]$/.test(side.word) ? (side.word as 'n' | 'e' | 's' | 'w') : null;
}

function numberOf(message: Message, name: string): number | undefined {
  const arg = message.args[name];
  return arg && 'number' in arg ? arg.number : undefined;
}
