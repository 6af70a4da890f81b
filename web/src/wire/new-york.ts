// Made from the Rust types by `make bless`; do not edit.

export type View = {
/** What is being done. */
phase: Phase,
/** Who is in turn, in phases act and lay. */
turn: number | null,
/** The start player. */
start: number,
/** Finished turns. */
turns: number,
/** Whether an exact payment in this turn gave another action. */
again: boolean,
/** Blue, green, yellow, red. */
slots: Array<Slot>,
/** Up to four cards, in the order they lie. */
display: Array<Card>,
/** Tiles in the bag. */
bag: number,
/** Cards in the money deck, hidden scoring cards included. */
deck: number,
/** Cards left in each pile of the first deck, the top one first. */
piles: Array<number>,
/** In pick order. */
discards: Array<Card>,
/** The next scoring. */
next: Next,
/** The own hand in pick order, without the cards picked; none for spectators. */
hand: Array<Card> | null,
/** The own hand by bank, without the cards picked. */
totals: Array<number> | null,
/** The own action that has begun. */
pending: Pending | null,
/** Tiles bought in this turn that wait to be laid. */
bought: Array<Bought>,
/** By seat. */
seats: Array<SeatView>,
/** With two seats. */
dirk: Dirk | null,
/** As if the next scoring took place now. */
sheet: Sheet,
/** The scorings that have been, oldest first. */
scorings: Array<Sheet>,
/** Why the game ended, from phase leftover on. */
ended: Ended | null,
/** Turns in a row without purchase or money. */
idle: number,
/** By seat: the opening deal, until the first turn is over. */
opening: Array<Array<Card>> | null,
/** Once the game is over. */
winners: Array<number>, };

export type Phase = "act" | "lay" | "leftover" | "over";

export type Ended = "bag" | "idle";

export type Bank = "blue" | "green" | "yellow" | "red";

export type Card = string;

export type Kind = "museum" | "theater" | "station" | "church" | "park" | "skyscraper";

export type Side = "n" | "e" | "s" | "w";

export type Letter = "A" | "B" | "C";

export type Tile = {
/** 1 to 54. */
id: number,
/** Its type. */
kind: Kind,
/** Its price. */
price: number,
/** The sides with a street, clockwise from the north. */
streets: Array<Side>, };

export type Slot = {
/** Which bank is paid. */
bank: Bank,
/** What lies there. */
tile: Tile | null,
/** The own money of that bank. */
have: number | null,
/** The own cheapest payment. */
best: Best | null, };

export type Best = {
/** In pick order. */
cards: Array<Card>,
/** Their sum. */
total: number, };

export type Next = {
/** Which scoring. */
letter: Letter,
/** At the earliest this card from the deck's top; 0 for C. */
from: number,
/** At the latest this card from the deck's top; 0 for C. */
to: number, };

export type Pending = { "kind": "take",
/** Picked so far. */
cards: Array<Card>,
/** Their sum. */
total: number, } | { "kind": "pay",
/** Of this slot. */
bank: Bank,
/** Picked so far. */
cards: Array<Card>,
/** Their sum. */
total: number,
/** What must be paid. */
price: number,
/** A payment of the hand that would be exact, with the fewest cards. */
exact: Array<Card> | null, } | { "kind": "move",
/** Which. */
tile: Tile,
/** City tiles that it may replace. */
swaps: Array<number>, };

export type Bought = {
/** Which. */
tile: Tile,
/** Of this slot. */
bank: Bank,
/** What was paid. */
cards: Array<Card>,
/** Its sum. */
total: number, };

export type SeatView = {
/** Points so far. */
score: number,
/** Cards held. */
hand: number,
/** With option `seen = show`: the cards held, all of which have been seen. */
seen: Array<Card> | null,
/** The city, the start tile first. */
city: Array<Placed>,
/** The reserve. */
reserve: Array<Tile>,
/** The longest outer street. */
street: Street,
/** Tiles received at the end of the game and not placed yet. */
leftover: Array<Tile>, };

export type Placed = {
/** Which; none for the start tile. */
tile: Tile | null,
/** East of the start tile. */
x: number,
/** South of the start tile. */
y: number,
/** Whether it may not be dismantled now. */
fixed: boolean, };

export type Street = {
/** Its edges, a point each. */
length: number,
/** In order along the outline. */
edges: Array<Edge>,
/** Whether it goes all around the city. */
closed: boolean, };

export type Edge = {
/** East of the start tile. */
x: number,
/** South of the start tile. */
y: number,
/** Which side. */
side: Side, };

export type Dirk = {
/** What he has collected. */
tiles: Array<Tile>,
/** Points so far. */
score: number, };

export type Sheet = {
/** Which scoring. */
letter: Letter,
/** The six types, museums first. */
kinds: Array<KindRow>,
/** Points for the longest street, by seat. */
streets: Array<number>,
/** Points of this scoring, by party. */
totals: Array<number>, };

export type KindRow = {
/** Which type. */
kind: Kind,
/** What the places pay, the 1st first. */
pays: Array<number>,
/** Tiles by party. */
counts: Array<number>,
/** Paid places by party, 1 to 3; 0 for none. */
places: Array<number>,
/** Points by party. */
points: Array<number>,
/** Whether the place is shared, by party. */
tied: Array<boolean>, };
