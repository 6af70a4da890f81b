// The auctions of this round and of those to come, and how far they have got.
import type { Piece, View } from '../../wire/capitol';

/** `lot` numbers the auction in the game; a piece keeps it, on the bank and on the map. */
export type Item = { piece: Piece; lot: number; state: 'done' | 'gone' | 'now' | 'later' };
export type Round = { round: number; current: boolean; items: Item[] };

/** Rounds from the current one on. */
export function programOf(view: View): Round[] {
  if (view.phase === 'over') return [];
  // In a put the piece has left the program: it is about to be placed.
  const done =
    view.phase === 'construction' ? 0 : view.auction ? view.auction.number - 1 : view.phase === 'draw' ? 3 : 0;
  return view.program.flatMap((pieces, index) => {
    const round = index + 1;
    if (round < view.round) return [];
    const current = round === view.round;
    const items = pieces.map((piece, number): Item => {
      const lot = index * pieces.length + number;
      if (!current) return { piece, lot, state: 'later' };
      if (view.gone.includes(lot)) return { piece, lot, state: 'gone' };
      return { piece, lot, state: number < done ? 'done' : number === done && view.auction ? 'now' : 'later' };
    });
    return [{ round, current, items }];
  });
}
