// Whose eyes the screen uses, and when it must be handed on.
import type { Packet } from '../wire';

/** `watch`: look with these eyes. `cover`: look with nobody's until this seat's person says that they are there. */
export type Eyes = { watch: number | null } | { cover: number };

/** What the screen should do, when it looks with the eyes of `watched` now. */
export function eyes(packet: Pick<Packet, 'mine' | 'to_act' | 'over'>, watched: number | null): Eyes {
  const { mine, to_act, over } = packet;
  if (mine.length === 0) return { watch: null };
  if (mine.length === 1) return { watch: mine[0] ?? null };
  const mustAct = [...to_act].sort((a, b) => a - b).filter((seat) => mine.includes(seat));
  if (over || mustAct.length === 0) return { watch: watched };
  if (watched !== null && mustAct.includes(watched)) return { watch: watched };
  return { cover: mustAct[0] as number };
}
