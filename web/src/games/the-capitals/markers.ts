// Where markers lie on a track: those on one space are stacked.
import { trackOf } from './facts';
import type { Ctx } from './words';
import type { Track } from '../../wire/the-capitals';

/** A seat's marker; `seat` is the number of seats for the neutral one. */
export type Marker = { seat: number; value: number; x: number; lift: number };

export const WIDTH = 256;

/** The middle of a space along a ruler. */
export function middleOf(track: Track, value: number): number {
  const facts = trackOf(track);
  const first = facts?.first ?? 0;
  const spaces = (facts?.last ?? 1) - first + 1;
  return ((value - first + 0.5) * WIDTH) / spaces;
}

/** Markers from the bottom up, `step` apart, closer where many share a space. */
export function stacked(values: readonly { seat: number; value: number }[], xOf: (value: number) => number, room: number, step = 8.5): Marker[] {
  return values.map(({ seat, value }, at) => {
    const alike = values.filter((other) => other.value === value);
    const before = values.slice(0, at).filter((other) => other.value === value).length;
    const apart = alike.length > 1 ? Math.min(step, room / (alike.length - 1)) : 0;
    return { seat, value, x: xOf(value), lift: before * apart };
  });
}

/** Everybody's value on a track, the viewer's last so that it lies on top; the neutral marker too. */
export function valuesOf(ctx: Ctx, track: Track): { seat: number; value: number }[] {
  const { seats, neutral } = ctx.view;
  const all = seats.map(({ tracks }, seat) => ({ seat, value: tracks[track] }));
  const mine = ctx.packet.viewer;
  const sorted = [...all].sort((a, b) => Number(a.seat === mine) - Number(b.seat === mine));
  return track === 'culture' && neutral ? [{ seat: seats.length, value: neutral.culture }, ...sorted] : sorted;
}
