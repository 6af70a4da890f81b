// Made from the Rust types by `make bless`; do not edit.
import type { Message } from './index';

export type View = {
/** What is being done. */
phase: Phase,
/** Whose turn it is. */
active: number | null,
/** Who is to act. */
asked: number | null,
/** The start seat. */
start: number,
/** Turns finished. */
turns: number,
/** Action points left. */
ap: number,
/** Whether permits can still be invested. */
investing: boolean,
/** What the next contract of this turn costs less. */
discount: number,
/** Whether the adjacency bonus of the next contract is doubled. */
doubles: boolean,
/** How long the game is. */
length: Length,
/** Whether the strongest contracts are tamed. */
tamed: boolean,
/** Whether Airport elects at once. */
airport_elections: boolean,
/** The custom pack, if one is played with. */
pack: PackView | null,
/** What stands in the city, row by row. */
buildings: Array<BuildingView>,
/** The values of the 36 blocks, row by row. */
blocks: Array<number>,
/** The 18 rows: left, bottom, top, right. */
rows: Array<RowView>,
/** Markers that are not on the board. */
unplaced: UnplacedView,
/** The planning boxes of 4, 3, 2 and 1 AP. */
planning: Array<BoxView>,
/** The planning deck. */
planning_deck: DeckView,
/** The planning discards, by card number. */
discards: Array<CardText>,
/** The contract boxes of 5, 4, 3, 2 and 1 AP. */
contracts: Array<BoxView>,
/** Town, City, Metropolis. */
decks: Array<DeckView>,
/** From 5 to 4, 4 to 3, 3 to 2, 2 to 1: whether the rail is open. */
rails: Array<boolean>,
/** The five, in the order of the wheel. */
offices: Array<OfficeView>,
/** Where the election pawn stands. */
pawn: Office,
/** The Contractor. */
contractor: ContractorView,
/** Who holds the Extra Favor tile. */
extra_favor: number | null,
/** Whether nobody has taken the Extra Favor tile yet. */
extra_favor_left: boolean,
/** The eight vocations in the supply. */
vocations: Array<VocationView>,
/** Park tiles in the supply. */
parks_left: number,
/** By seat. */
seats: Array<SeatView>,
/** The own build that has begun. */
pending: PendingView | null,
/** What is asked in the middle of a turn. */
question: QuestionView | null,
/** By seat, once the game is over. */
final: Array<FinalView> | null,
/** Once the game is over. */
winners: Array<number>, };

export type Phase = "buying" | "turn" | "ask" | "over";

export type Length = "short" | "standard" | "long";

export type CardText = string;

export type PackView = {
/** Stands for all that its cards do. */
hash: string,
/** What people call it. */
name: string, };

export type BuildingView = {
/** The first of its lots: its name. */
lot: [number, number],
/** All of them. */
lots: Array<[number, number]>,
/** Its zone, or a park. */
kind: BuildingKind,
/** Who controls it. */
owner: number | null,
/** The value of its block. */
value: number,
/** The contract; none: a starting building or a park. */
card: CardText | null, };

export type RowView = {
/** `L0`, `B5`, `T2`, `R3`. */
id: string,
/** Where its number stands. */
side: Side,
/** The first row or column of blocks that it covers. */
first: number,
/** The last one. */
last: number,
/** What its number is in. */
worth: Worth | null,
/** Its number. */
n: number | null,
/** Whether its number is a marker's. */
gray: boolean,
/** By seat: buildings there. */
counts: Array<number>,
/** By seat: what it would pay now. */
pays: Array<number>, };

export type Side = "left" | "bottom" | "top" | "right";

export type UnplacedView = {
/** Of wealth, the lowest first. */
wealth: Array<number>,
/** Of prestige, the lowest first. */
prestige: Array<number>, };

export type BoxView = {
/** What its card costs. */
ap: number,
/** The card. */
card: CardText | null, };

export type DeckView = {
/** Which. */
deck: Deck,
/** Whether cards of it can be had. */
active: boolean,
/** What its face-up top costs. */
ap: number,
/** The top, where it is face up. */
top: CardText | null,
/** Cards, a face-up top included. */
left: number,
/** Whether its key event has come. */
key: boolean, };

export type OfficeView = {
/** Which. */
office: Office,
/** Whether it can be won. */
in_play: boolean,
/** Who holds it. */
holder: number | null,
/** Who would be elected now; several: a tie. */
leads: Array<number>,
/** Who would decide a tie now. */
decider: number | null, };

export type ContractorView = {
/** Whether Sports Team has come. */
in_play: boolean,
/** Who holds it. */
holder: number | null, };

export type VocationView = {
/** Which. */
vocation: Vocation,
/** Tiles that nobody holds. */
left: number,
/** All of them. */
of: number, };

export type SeatView = {
/** Wealth. */
wealth: number,
/** Prestige. */
prestige: number,
/** Cubes left. */
cubes: number,
/** Build Permits, by card number. */
permits: Array<CardText>,
/** Urban Renewal cards. */
renewals: number,
/** Contracts held. */
favors: Array<FavorView>,
/** Vocation tiles. */
vocations: Array<HeldView>,
/** Politicians, in the order of the wheel. */
offices: Array<Office>,
/** Whether it holds the Contractor. */
contractor: boolean,
/** Buildings that it controls. */
buildings: number,
/** What all rows on the board would pay it now. */
income: IncomeView,
/** As if the game ended now. */
final: FinalView, };

export type FavorView = {
/** Which contract. */
card: CardText,
/** Whether it was taken in this turn and cannot be built yet. */
fresh: boolean, };

export type HeldView = {
/** Which vocation. */
vocation: Vocation,
/** How many tiles. */
n: number, };

export type IncomeView = {
/** Wealth rows. */
wealth: number,
/** Prestige rows. */
prestige: number, };

export type PendingView = {
/** The contract. */
card: CardText,
/** Where, once that is chosen. */
site: Array<[number, number]> | null,
/** What it costs there. */
cost: number | null,
/** Permits picked. */
permits: Array<CardText>,
/** Permits that the contract needs. */
need: number,
/** Permit cards that may still be picked. */
choices: Array<CardText>, };

export type QuestionView = {
/** What. */
kind: QuestionKind,
/** Whom. */
seat: number,
/** By which card. */
card: CardText | null,
/** About which office. */
office: Office | null,
/** About which vocation. */
vocation: Vocation | null,
/** How much. */
n: number,
/** Of what. */
worth: Worth | null,
/** To whom it is paid. */
to: number | null,
/** The candidates, or those left to be asked. */
seats: Array<number>, };

export type QuestionKind = "vocation" | "steal" | "order" | "elect" | "contractor" | "park" | "marker" | "move" | "uncontrol" | "claim" | "pay-or-lose" | "pay-you" | "office" | "seat" | "building" | "block";

export type FinalView = {
/** By prestige row on the board. */
rows: Array<FinalRowView>,
/** For wealth. */
wealth: number,
/** By politician held. */
offices: Array<FinalOfficeView>,
/** All that is added at the end. */
total: number, };

export type FinalRowView = {
/** Which. */
id: string,
/** Prestige. */
n: number, };

export type FinalOfficeView = {
/** Which. */
office: Office,
/** Prestige. */
n: number, };

export type Zone = "civ" | "com" | "ind" | "res";

export type BuildingKind = "civ" | "com" | "ind" | "res" | "park";

export type Deck = "planning" | "town" | "city" | "metropolis";

export type Office = "mayor" | "district-attorney" | "treasurer" | "police-chief" | "union-boss";

export type Vocation = "finance" | "transportation" | "education" | "energy" | "tourism" | "factory" | "public-service" | "media";

export type Worth = "wealth" | "prestige";

export type Catalog = {
/** All 165 by their places: planning, Town, City, Metropolis. */
cards: Array<CardFacts>,
/** The 18 rows: left, bottom, top, right. */
rows: Array<PrintedRow>,
/** The lots that touch water. */
water: Array<[number, number]>,
/** The lots that touch wilderness. */
wilderness: Array<[number, number]>,
/** The twelve starting buildings. */
starting: Array<StartFacts>,
/** What rows pay: by place, then by the row's number from 1. */
payout: Array<Array<number>>,
/** The eight vocations. */
vocations: Array<VocationFacts>,
/** The five offices, in the order of the wheel. */
offices: Array<PrintedOffice>,
/** Action points of a turn. */
ap: number,
/** Those of the Union Boss. */
union_boss_ap: number,
/** Wealth that the Treasurer takes of each opponent. */
treasurer: number,
/** Wealth for one prestige at the end. */
end_wealth: number,
/** Park tiles. */
parks: number, };

export type CardFacts = {
/** Its place: `T30`. */
card: CardText,
/** Its name is the message `urban-sprawl-card-SLUG`. */
slug: string,
/** Where it belongs. */
deck: Deck,
/** What it is. */
sort: SortFacts,
/** Of a Build Permit: the zones it serves. */
zones: Array<Zone>,
/** Of a Build Permit: how many. */
permits: number,
/** The wealth row that pays when it is revealed; of a Build Permit also
 * what it brings as an investment. */
worth: number | null,
/** Whether it calls an election. */
ballot: boolean,
/** Of a contract: the zone. */
zone: Zone | null,
/** Of a contract: the lots. */
lots: number,
/** Of a contract: where it may stand. */
restrictions: RestrictionFacts,
/** Of a contract: what it gives and scores. */
vocations: Array<CardVocationFacts>,
/** Of a contract: the prestige row that pays when it is revealed. */
payout: number | null,
/** What it does, in order. */
effects: Array<EffectFacts>,
/** What it does with the tamed option, where that is something else. */
tamed: Array<EffectFacts> | null,
/** How sure we are of it. */
source: string,
/** What it is for, in plain sentences; then come those of restrictions,
 * vocations and effects... */
about: Array<Message>,
/** ...and last, what it does when it is revealed. */
revealed: Array<Message>, };

export type SortFacts = "permit" | "renewal" | "event" | "contract" | "key";

export type RestrictionFacts = {
/** It must touch water. */
water: boolean,
/** It must touch wilderness. */
wilderness: boolean,
/** Zoning is not checked. */
ignore_zoning: boolean,
/** Of each of these one must be adjacent. */
adjacent: Array<BuildingKind>,
/** None of these may be adjacent. */
not_adjacent: Array<BuildingKind>,
/** The greatest value of the block. */
most: number | null,
/** The least value of the block. */
least: number | null,
/** A plain sentence for each. */
say: Array<Message>, };

export type CardVocationFacts = {
/** Which. */
vocation: Vocation,
/** What each tile scores. */
n: number,
/** In a plain sentence. */
say: Message, };

export type EffectFacts = {
/** In a plain sentence. */
say: Message,
/** As a picture can show it. */
icons: IconFacts, };

export type IconFacts = {
/** What. */
does: DoesFacts,
/** To whom: `you`, `each`, `opponents`, `media`, an office, `leader`,
 * `last`, `owner-of-highest`, `owner-of-lowest`. */
who: string | null,
/** Of what: one or both. */
worth: Array<Worth>,
/** How much, how many, or the price. */
n: number,
/** For each of these. */
per: PerFacts | null,
/** Which zone. */
zone: Zone | null,
/** Which office is elected; none for the next one or all. */
office: Office | null,
/** Which vocation scores. */
vocation: Vocation | null,
/** Which deck becomes active. */
deck: Deck | null, };

export type DoesFacts = "gain" | "lose" | "pay-you" | "pay-or-lose" | "payout" | "place" | "move" | "park" | "uncontrol" | "claim" | "elect" | "elect-next" | "elect-all" | "win-office" | "extra-favor" | "take-permits" | "ap" | "discount" | "score" | "activate" | "unlock-offices" | "unlock-contractor" | "end-game" | "allow-demolition";

export type PerFacts = {
/** Buildings or tiles. */
what: WhatFacts,
/** Of buildings: which kinds; all five for any. */
kinds: Array<BuildingKind>,
/** Of buildings: how their lots compare... */
size: SizeFacts,
/** ...with this many. */
lots: number,
/** Whose. */
owner: OwnerFacts,
/** Where: `all`, `rows`, `adj`, `block`, `water`, `adj-park`,
 * `highest-block`, `lowest`. */
scope: string, };

export type WhatFacts = "buildings" | "vocations" | "offices";

export type SizeFacts = "any" | "exactly" | "from";

export type OwnerFacts = "own" | "any";

export type PrintedRow = {
/** `L0`, `B5`, `T2`, `R3`. */
id: string,
/** Where its number stands. */
side: Side,
/** The first row or column of blocks that it covers. */
first: number,
/** The last one. */
last: number,
/** What its printed number is in; none at a gray space. */
worth: Worth | null,
/** Its printed number. */
n: number | null, };

export type StartFacts = {
/** Where it stands. */
lot: [number, number],
/** Its zone. */
zone: Zone,
/** What it costs in the buying round. */
value: number, };

export type VocationFacts = {
/** Which. */
vocation: Vocation,
/** How many tiles. */
tiles: number, };

export type PrintedOffice = {
/** Which. */
office: Office,
/** The zone whose buildings elect; none: vocations do. */
zone: Zone | null,
/** Whose holder decides a tie; none: that of Media. */
decider: Office | null,
/** What its holder can do, in plain words. */
say: Message, };
