// Points that an offer would change, summed by seat over all places.
import type { Offer } from '../wire';

export type Gain = { seat: number; change: number; text: string };

/** Only seats whose points would change, in seat order. */
export function gains(offer: Offer): Gain[] {
  const sums = new Map<number, number>();
  for (const { seat, before, after } of offer.preview.points) sums.set(seat, (sums.get(seat) ?? 0) + after - before);
  return [...sums]
    .filter(([, change]) => change !== 0)
    .sort(([a], [b]) => a - b)
    .map(([seat, change]) => ({ seat, change, text: change > 0 ? `+${change}` : `−${-change}` }));
}
