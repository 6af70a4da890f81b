// The view and the catalog as the engine writes them; to be replaced by the generated types of the same names.
import type { Message } from '../../wire';

export type Zone = 'civ' | 'com' | 'ind' | 'res';
export type BuildingKind = Zone | 'park';
export type CardText = string;
export type Deck = 'planning' | 'town' | 'city' | 'metropolis';
export type Office = 'mayor' | 'district-attorney' | 'treasurer' | 'police-chief' | 'union-boss';
export type Vocation = 'finance' | 'transportation' | 'education' | 'energy' | 'tourism' | 'factory' | 'public-service' | 'media';
export type Worth = 'wealth' | 'prestige';
export type Side = 'left' | 'bottom' | 'top' | 'right';
export type Phase = 'buying' | 'turn' | 'ask' | 'over';
export type LotView = [number, number];

export type View = {
  phase: Phase;
  active: number | null;
  asked: number | null;
  start: number;
  turns: number;
  ap: number;
  investing: boolean;
  discount: number;
  doubles: boolean;
  length: 'short' | 'standard' | 'long';
  tamed: boolean;
  airport_elections: boolean;
  pack: PackView | null;
  buildings: BuildingView[];
  blocks: number[];
  rows: RowView[];
  unplaced: { wealth: number[]; prestige: number[] };
  planning: BoxView[];
  planning_deck: DeckView;
  discards: CardText[];
  contracts: BoxView[];
  decks: DeckView[];
  rails: boolean[];
  offices: OfficeView[];
  pawn: Office;
  contractor: { in_play: boolean; holder: number | null };
  extra_favor: number | null;
  extra_favor_left: boolean;
  vocations: VocationView[];
  parks_left: number;
  seats: SeatView[];
  pending: PendingView | null;
  question: QuestionView | null;
  final: FinalView[] | null;
  winners: number[];
};
export type PackView = { hash: string; names: PackNameView[] };
export type PackNameView = { card: CardText; key: string; say: Message | null; en: string | null; it: string | null; es: string | null };
export type BuildingView = {
  lot: LotView;
  lots: LotView[];
  kind: BuildingKind;
  owner: number | null;
  value: number;
  card: CardText | null;
};
export type RowView = {
  id: string;
  side: Side;
  first: number;
  last: number;
  worth: Worth | null;
  n: number | null;
  gray: boolean;
  counts: number[];
  pays: number[];
};
export type BoxView = { ap: number; card: CardText | null };
export type DeckView = { deck: Deck; active: boolean; ap: number; top: CardText | null; left: number; key: boolean };
export type OfficeView = { office: Office; in_play: boolean; holder: number | null; leads: number[]; decider: number | null };
export type VocationView = { vocation: Vocation; left: number; of: number };
export type SeatView = {
  wealth: number;
  prestige: number;
  cubes: number;
  permits: CardText[];
  renewals: number;
  favors: { card: CardText; fresh: boolean }[];
  vocations: { vocation: Vocation; n: number }[];
  offices: Office[];
  contractor: boolean;
  buildings: number;
  income: { wealth: number; prestige: number };
  final: FinalView;
};
export type PendingView = {
  card: CardText;
  site: LotView[] | null;
  cost: number | null;
  permits: CardText[];
  need: number;
  choices: CardText[];
};
export type QuestionKind =
  | 'vocation'
  | 'steal'
  | 'order'
  | 'elect'
  | 'contractor'
  | 'park'
  | 'marker'
  | 'move'
  | 'uncontrol'
  | 'claim'
  | 'pay-or-lose'
  | 'pay-you'
  | 'office'
  | 'seat'
  | 'building'
  | 'block';
export type QuestionView = {
  kind: QuestionKind;
  seat: number;
  card: CardText | null;
  office: Office | null;
  vocation: Vocation | null;
  n: number;
  worth: Worth | null;
  to: number | null;
  seats: number[];
};
export type FinalView = {
  rows: { id: string; n: number }[];
  wealth: number;
  offices: { office: Office; n: number }[];
  total: number;
};

export type Catalog = {
  cards: CardFacts[];
  rows: PrintedRow[];
  water: LotView[];
  wilderness: LotView[];
  starting: { lot: LotView; zone: Zone; value: number }[];
  payout: number[][];
  vocations: { vocation: Vocation; tiles: number }[];
  offices: PrintedOffice[];
  ap: number;
  union_boss_ap: number;
  treasurer: number;
  end_wealth: number;
  parks: number;
};
export type CardFacts = {
  card: CardText;
  slug: string;
  deck: Deck;
  sort: 'permit' | 'renewal' | 'event' | 'contract' | 'key';
  zones: Zone[];
  permits: number;
  worth: number | null;
  ballot: boolean;
  zone: Zone | null;
  lots: number;
  restrictions: RestrictionFacts;
  vocations: { vocation: Vocation; n: number }[];
  payout: number | null;
  effects: EffectFacts[];
  tamed: EffectFacts[] | null;
  source: string;
};
export type RestrictionFacts = {
  water: boolean;
  wilderness: boolean;
  ignore_zoning: boolean;
  adjacent: BuildingKind[];
  not_adjacent: BuildingKind[];
  most: number | null;
  least: number | null;
  say: Message[];
};
export type EffectFacts = { say: Message; icons: IconFacts };
export type DoesFacts =
  | 'gain'
  | 'lose'
  | 'pay-you'
  | 'pay-or-lose'
  | 'payout'
  | 'place'
  | 'move'
  | 'park'
  | 'uncontrol'
  | 'claim'
  | 'elect'
  | 'elect-next'
  | 'elect-all'
  | 'win-office'
  | 'extra-favor'
  | 'take-permits'
  | 'ap'
  | 'discount'
  | 'score'
  | 'activate'
  | 'unlock-offices'
  | 'unlock-contractor'
  | 'end-game'
  | 'allow-demolition';
export type IconFacts = {
  does: DoesFacts;
  who: string | null;
  worth: Worth[];
  n: number;
  per: PerFacts | null;
  zone: Zone | null;
  office: Office | null;
  vocation: Vocation | null;
  deck: Deck | null;
};
export type PerFacts = {
  what: 'buildings' | 'vocations' | 'offices';
  kinds: BuildingKind[];
  size: 'any' | 'exactly' | 'from';
  lots: number;
  owner: 'own' | 'any';
  scope: string;
};
export type PrintedRow = { id: string; side: Side; first: number; last: number; worth: Worth | null; n: number | null };
export type PrintedOffice = { office: Office; zone: Zone | null; decider: Office | null; say: Message };
