// How many tiles lie beside each other in the dock, and how large: nothing scrolls sideways, whatever has piled up.

/** A tile's box; `lines` of them above each other, and whether there is room for its scene. */
export type Shelf = { width: number; height: number; lines: 1 | 2 | 3; look: 'tile' | 'card' | 'slip' };

const GAP = 6;
/** Beside the tiles of a row stands its price. */
const TAG = 30;

/** Tiles in groups of `counts`, in a box of this size; empty groups take no room. */
export function shelfOf(counts: readonly number[], room: { width: number; height: number }): Shelf {
  const groups = counts.filter((count) => count > 0);
  const fitted = (lines: 1 | 2 | 3): number => {
    const columns = groups.reduce((sum, count) => sum + Math.ceil(count / lines), 0);
    return columns === 0 ? room.width : Math.floor((room.width - groups.length * TAG) / columns) - GAP;
  };
  const height = (lines: number) => Math.floor((room.height - (lines - 1) * GAP) / lines);
  // A tile is about square; a card shows name and effects beside a strip of its scene; a slip only its name and type.
  if (fitted(1) >= 84) return { width: Math.min(fitted(1), 112, height(1)), height: height(1), lines: 1, look: 'tile' };
  if (fitted(2) >= 96) return { width: Math.min(fitted(2), 176), height: height(2), lines: 2, look: 'card' };
  return { width: Math.max(40, Math.min(fitted(3), 150)), height: height(3), lines: 3, look: 'slip' };
}
