// Made from the Rust types by `make bless`; do not edit.

export type View = {
/** 1 to 4. */
round: number,
/** What is being done. */
phase: Phase,
/** The start player. */
start: number,
/** Who is in turn, in construction, put and draw. */
turn: number | null,
/** Floors left. */
supply: number,
/** The nine areas, in the order of RULES.md. */
areas: Array<Area>,
/** By seat. */
seats: Array<SeatView>,
/** Roof, floor, permit. */
stacks: Array<Stack>,
/** The own hand in pick order, without the cards picked; none for spectators. */
hand: Array<Card> | null,
/** The own play that has begun. */
pending: Pending | null,
/** The auction under way. */
auction: Auction | null,
/** The last auction's bids, until the next reveal or the next round. */
revealed: Revealed | null,
/** By round: the pieces of its auctions. */
program: Array<Array<Piece>>,
/** Auctions, by their number in the game from 0, whose piece nobody bid for. */
gone: Array<number>,
/** Each finished round, oldest first. */
scorings: Array<Scoring>,
/** End phase: cards that the seat in turn still draws. */
due: number,
/** Once the game is over. */
winners: Array<number>, };

export type Phase = "construction" | "auction" | "put" | "draw" | "over";

export type Card = string;

export type Shape = "round" | "triangular";

export type Color = "white" | "black" | "red";

export type Piece = "fountain" | "amphitheater" | "temple";

export type Kind = "roof" | "floor" | "permit";

export type Area = {
/** Its name in actions. */
slug: string,
/** Its color. */
color: Color,
/** Fixed by the first building. */
shape: Shape | null,
/** Floors of the tallest building, 0 if there is none. */
tallest: number,
/** Printed fountains. */
printed: number,
/** The free small squares, filled from the first. */
squares: Array<Square | null>,
/** What lies on the large square. */
large: Piece | null,
/** The number in the game of the auction that brought it, from 0. */
lot: number | null,
/** Printed and placed. */
fountains: number,
/** What may be built next. */
next: Next,
/** As if scored now. */
tally: Array<Tally>, };

export type Next = {
/** With these roofs. */
shapes: Array<Shape>,
/** Of these heights. */
floors: Array<number>, };

export type Square = { "kind": "fountain",
/** Its auction's number in the game, from 0. */
lot: number, } | { "kind": "building",
/** Its number, for good. */
id: number,
/** Whose. */
seat: number,
/** Its height. */
floors: number,
/** Its roof. */
shape: Shape, };

export type Tally = {
/** Whose. */
seat: number,
/** Floors there. */
floors: number,
/** Floors of the tallest own building there. */
tallest: number,
/** 1st or 2nd place; 0 for none. */
place: number,
/** Points, doubled by a temple. */
points: number,
/** The rule that gives the place. */
rule: string, };

export type SeatView = {
/** Points so far. */
score: number,
/** Cards held. */
hand: number,
/** With option `seen = show`: the cards held that everybody has seen. */
seen: Array<Card> | null,
/** Buildings off the board. */
front: Array<Front>,
/** Round roofs left. */
round: number,
/** Triangular roofs left. */
triangular: number,
/** Out of this construction phase. */
passed: boolean,
/** The bid is made, in phase auction. */
sealed: boolean,
/** Cards on top of six that the next end phase would give, as if scored now. */
bonus: number, };

export type Front = {
/** Its number, for good. */
id: number,
/** Its height. */
floors: number,
/** Its roof, once finished. */
shape: Shape | null, };

export type Stack = {
/** Which. */
kind: Kind,
/** Cards of the face-up stack. */
left: number,
/** The card on top. */
top: Card | null,
/** Cards of the discard pile. */
discards: number, };

export type Pending = {
/** The chosen card. */
card: Card,
/** Where the first floor goes. */
first: First | null, };

export type First = {
/** Floors of the building before; 0 is a new one. */
floors: number, };

export type Auction = {
/** 1 to 3. */
number: number,
/** What for. */
piece: Piece,
/** The own picks so far. */
mine: Array<Card>,
/** Their sum. */
total: number,
/** Who places the piece, in phase put. */
winner: number | null, };

export type Revealed = {
/** 1 to 3. */
number: number,
/** What for. */
piece: Piece,
/** By seat. */
bids: Array<Array<Card>>,
/** By seat. */
totals: Array<number>,
/** Who won. */
winner: number | null, };

export type Scoring = {
/** 1 to 4. */
round: number,
/** The nine areas. */
areas: Array<ScoredArea>,
/** Points of this round by seat. */
totals: Array<number>, };

export type ScoredArea = {
/** Its name in actions. */
slug: string,
/** Printed and placed, then. */
fountains: number,
/** Whether a temple doubled the points. */
temple: boolean,
/** Who got what, and why. */
tally: Array<Tally>, };
