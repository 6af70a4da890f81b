// What an offer would bring, in the few words that fit on a cell.
import type { Message, Offer } from '../../wire';
import type { Edge, Side } from '../../wire/new-york';

/** The longest street before and after, where the offer says so. */
export function streetOf(offer: Offer | undefined): { from: number; to: number } | null {
  const note = offer?.preview.notes.find(({ key }) => key === 'new-york-note-street');
  const from = note && numberOf(note, 'from');
  const to = note && numberOf(note, 'to');
  return from === undefined || to === undefined ? null : { from, to };
}

/** The longest street as it would be, where the offer changes it. */
export function streetAfter(offer: Offer | undefined): Edge[] | null {
  const edges = (offer?.preview.marks ?? []).flatMap((mark) => {
    const found = /^(-?\d+),(-?\d+) ([nesw])$/.exec(mark);
    return found ? [{ x: Number(found[1]), y: Number(found[2]), side: found[3] as Side }] : [];
  });
  return edges.length ? edges : null;
}

/** The other notes: what the next scoring would give apart from the rest. */
export function notesOf(offer: Offer | undefined): { first: Message[]; total: Message[] } {
  const notes = (offer?.preview.notes ?? []).filter(({ key }) => key !== 'new-york-note-street');
  const isTotal = ({ key }: Message) => key === 'new-york-note-total';
  return { first: notes.filter((note) => !isTotal(note)), total: notes.filter(isTotal) };
}

/** The side that does not match, in a refusal for it. */
export function sideOf(message: Message | undefined): Side | null {
  const side = message?.args['side'];
  return side && 'word' in side && /^[nesw]$/.test(side.word) ? (side.word as Side) : null;
}

function numberOf(message: Message, name: string): number | undefined {
  const arg = message.args[name];
  return arg && 'number' in arg ? arg.number : undefined;
}
