// The building that the reader picked up in the dock to place it: the only state of this client's own.
// It concerns the pictures alone; the server never hears of it.
import type { Picked } from './layout/board';
import { stoneOf } from './cards';
import type { Lot } from './layout/dock';
import type { View } from '../../wire/capitol';

const state = $state<{ lot: { table: string; key: string; shape: Lot['shape']; floors: number } | null }>({
  lot: null,
});

/** The picked building while a permit waits for one, else null. */
export function picked(table: string, view: View): (Picked & { key: string }) | null {
  const { lot } = state;
  if (!lot || lot.table !== table || !lot.shape || !view.pending || !stoneOf(view.pending.card)) return null;
  const { key, shape, floors } = lot;
  return { key, shape, floors };
}

/** Picks a building up, or puts it back when it is the picked one. */
export function pick(table: string, lot: Lot | null): void {
  const same = lot !== null && state.lot?.key === lot.key && state.lot.table === table;
  state.lot = lot && !same ? { table, key: lot.key, shape: lot.shape, floors: lot.floors } : null;
}
