// What lies in front of the reader: hand, own buildings, stacks, and the acts that belong to each. Pure.
import { Copies, inPickOrder } from '../cards';
import type { Card, Front, Phase, Shape, Stack, View } from '../../../wire/capitol';

/** A card of the own hand. */
export type HandCard = {
  key: string;
  card: Card;
  /** Chosen to be played, or picked into the bid. */
  chosen: boolean;
  /** The act that plays or bids it, on offer or not. */
  act: string;
};

/** A building in front of the reader, as it would stand with the floor that is pending. */
export type Lot = Front & {
  key: string;
  /** The top floor is pending. */
  pending: boolean;
  /** Adds a floor, if that is on offer. */
  floor: string | null;
  /** Roofs it; both shapes when at least one is on offer. */
  roofs: { shape: Shape; act: string; live: boolean }[];
  /** Places it somewhere. */
  places: string[];
};

export type StackLayout = Stack & { key: string | null; act: string };

export type DockLayout = {
  hand: HandCard[];
  lots: Lot[];
  /** Starts a new building, if that is on offer. */
  fresh: string | null;
  stacks: StackLayout[];
  /** The senator: passes, or seals the bid. */
  senator: 'pass' | 'seal' | null;
  /** Plays the chosen card without effect. */
  nothing: 'nothing' | null;
};

const SENATOR: Partial<Record<Phase, 'pass' | 'seal'>> = { construction: 'pass', auction: 'seal' };

export function dockLayout(view: View, acts: readonly string[], seat: number | null): DockLayout {
  const on = (act: string) => acts.includes(act);
  const copies = new Copies();
  return {
    hand: handOf(view, copies),
    lots: lotsOf(view, acts, seat),
    fresh: on('floor new') ? 'floor new' : null,
    stacks: view.stacks.map((stack) => ({
      ...stack,
      key: stack.top === null ? null : copies.key(stack.top),
      act: `draw ${stack.kind}`,
    })),
    senator: view.hand === null ? null : (SENATOR[view.phase] ?? null),
    nothing: on('nothing') ? 'nothing' : null,
  };
}

/** What was done of an unfinished play, for undoing it: the card and perhaps the first floor. */
export function playSoFar(view: View): string[] {
  if (!view.pending) return [];
  const { card, first } = view.pending;
  return first ? [card, `floor ${first.floors}`] : [card];
}

/** The bid with one card more or less, in pick order. */
export function toggled(mine: readonly Card[], card: Card, chosen: boolean): Card[] {
  if (!chosen) return inPickOrder([...mine, card]);
  const rest = [...mine];
  rest.splice(rest.lastIndexOf(card), 1);
  return rest;
}

function handOf(view: View, copies: Copies): HandCard[] {
  const hand = view.hand ?? [];
  const mine = view.auction?.mine ?? [];
  const pending = view.pending ? [view.pending.card] : [];
  const verb = view.phase === 'auction' ? 'bid' : 'play';
  const left = [...mine, ...pending];
  // Copies are alike: the first ones of a face are the chosen ones.
  return inPickOrder([...hand, ...left]).map((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return { key: copies.key(card), card, chosen: index >= 0, act: `${verb} ${card}` };
  });
}

function lotsOf(view: View, acts: readonly string[], seat: number | null): Lot[] {
  const front: readonly Front[] = seat === null ? [] : (view.seats[seat]?.front ?? []);
  const first = view.pending?.first ?? null;
  const grown = first && first.floors > 0 ? lowest(front, first.floors) : null;
  const lots = front.map((building) => {
    const pending = building === grown;
    return lot({ ...building, floors: building.floors + (pending ? 1 : 0) }, pending, acts);
  });
  if (first?.floors === 0) lots.push(lot({ id: -1, floors: 1, shape: null }, true, acts));
  return lots;
}

/** Of buildings alike the engine takes the one that was begun first. */
function lowest(front: readonly Front[], floors: number): Front | null {
  const alike = front.filter((building) => building.shape === null && building.floors === floors);
  return alike.sort((a, b) => a.id - b.id)[0] ?? null;
}

function lot(building: Front, pending: boolean, acts: readonly string[]): Lot {
  const { id, floors, shape } = building;
  const floor = `floor ${floors}`;
  const roofs = (['round', 'triangular'] as const).map((roof) => {
    const act = `roof ${roof} ${floors}`;
    return { shape: roof, act, live: acts.includes(act) };
  });
  return {
    ...building,
    key: id < 0 ? 'building-new' : `building-${id}`,
    pending,
    floor: shape === null && acts.includes(floor) ? floor : null,
    roofs: shape === null && roofs.some(({ live }) => live) ? roofs : [],
    places: shape === null ? [] : acts.filter((act) => act.startsWith('place ') && act.endsWith(` ${shape} ${floors}`)),
  };
}

