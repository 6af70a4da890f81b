// Made from the Rust types by `make bless`; do not edit.

export type Seat = number;

export type Message = {
/** The identifier in the `.ftl` files. */
key: string,
/** The arguments by name. */
args: { [name: string]: Arg }, };

export type Arg = { "number": number } | { "tenths": number } | { "word": string } | { "seat": Seat } | { "message": Message } | { "list": Array<Arg> };

export type Delta = {
/** The slug of the place: an area, a street, a row. */
place: string,
/** Whose points. */
seat: Seat,
/** Points now. */
before: number,
/** Points after the action. */
after: number, };

export type Preview = {
/** Points that would change, by place and seat. */
points: Array<Delta>,
/** What else is worth knowing before the click. */
notes: Array<Message>,
/** What a board can draw before the click, in the game's own tokens. */
marks?: Array<string>, };

export type Offer = {
/** Its text: sent back to take it. */
act: string,
/** In words, for a button or a numbered list. */
label: Message,
/** What it would cost and give. */
preview: Preview, };

export type LogLine = {
/** Whose action it came from. */
seat: Seat,
/** In words. */
message: Message, };

export type LogTail = {
/** The index of the first line. */
from: number,
/** From there to the end. */
lines: Array<LogLine>, };

export type SeatKind = "you" | "guest" | "bot";

export type SeatInfo = {
/** What the others call them. */
name: string,
/** A person or a bot. */
kind: SeatKind,
/** Which bot; none for persons. */
bot: string | null, };

export type StandingValue = {
/** Its name. */
value: string,
/** The action that it would take now. */
act: string | null, };

export type Standing = {
/** Its name. */
key: string,
/** What the table answers for the seat. */
value: string,
/** What may be chosen; by the first one the seat is asked. */
values: Array<StandingValue>, };

export type Packet = {
/** The table's name. */
table: string,
/** Which game. */
game: string,
/** What was chosen before the start. */
options: { [key: string]: string },
/** Counts the changes that this viewer has seen; an answer names it. */
seq: number,
/** Whose eyes; none: anybody's. */
viewer: Seat | null,
/** The seats of this person. */
mine: Array<Seat>,
/** Who sits where. */
seats: Array<SeatInfo>,
/** Who owes a decision. */
to_act: Array<Seat>,
/** Whether the game has ended. */
over: boolean,
/** The final points, once it has. */
scores: Array<number> | null,
/** Who has the most of them. */
winners: Array<Seat>,
/** The game's own view. */
view: unknown,
/** What is asked of the viewer. */
prompt: Message | null,
/** What the viewer may do. */
offers: Array<Offer>,
/** Whether the viewer may take their last action back. */
undo: boolean,
/** What the viewer can answer beforehand, and nobody else learns of. */
standing: Array<Standing>,
/** What happened. */
log: LogTail, };

export type Reason = "stale" | "unreadable" | "illegal" | "not-your-seat" | "not-your-turn" | "over" | "journal" | "no-undo" | "no-such-answer" | "too-long" | "stopped" | "busy";

export type Advised = {
/** The picks up to the end of the decision, one action each. */
acts: Array<string>,
/** The picks in words. */
says: Array<Message>,
/** By seat: the final points to be expected, in tenths. */
points: Array<number>,
/** By seat: the chance to win, in thousandths. */
chances: Array<number>,
/** Why, in one sentence. */
why: Message, };

export type Advice = {
/** Three at most. */
moves: Array<Advised>,
/** How many times the search went through the game. */
iterations: number, };

export type Judged = {
/** What was done; its sentence says what it changed. */
played: Advised,
/** What was better, if anything; its sentence says by what. */
better: Advised | null, };

export type Moment = {
/** How many actions had been taken when it began... */
from: number,
/** ...and when it was finished. */
to: number,
/** Whose decision. */
seat: Seat,
/** What was done, and what was better. */
judged: Judged, };

export type Analysis = {
/** Every decision in which there was something to choose, in the order in
 * which they were begun. */
moments: Array<Moment>,
/** How many times the search went through the game for each of them. */
iterations: number, };

export type AnalysisState = { "state": "none" } | { "state": "working",
/** Actions gone through. */
done: number,
/** Of how many. */
total: number, } | { "state": "done",
/** All of it, as it was written down. */
analysis: Analysis, };

export type Position = {
/** How many actions had been taken; undone ones do not count. */
at: number,
/** How many there are up to the end. */
total: number,
/** What the viewer saw then, with nothing to decide. */
packet: Packet, };

export type ClientMessage = { "t": "watch",
/** An own seat; none: what everybody may see. */
seat: Seat | null, } | { "t": "act",
/** With which seat. */
seat: Seat,
/** On which packet the decision was made. */
seq: number,
/** The action's text. */
act: string, } | { "t": "undo",
/** With which seat. */
seat: Seat,
/** On which packet the decision was made. */
seq: number, } | { "t": "why",
/** With which seat. */
seat: Seat,
/** The action's text. */
act: string, } | { "t": "hint",
/** With which seat. */
seat: Seat,
/** On which packet it is asked. */
seq: number, } | { "t": "tell",
/** Through which eyes: an own seat; none: what everybody may see. */
seat: Seat | null, } | { "t": "standing",
/** With which seat. */
seat: Seat,
/** The question. */
key: string,
/** The answer. */
value: string, };

export type ServerMessage = { "t": "packet",
/** All of it. */
packet: Packet, } | { "t": "refused",
/** For which seat, where it was about one. */
seat: Seat | null,
/** The action, where it was about one. */
act: string | null,
/** Why. */
reason: Reason,
/** By which rule, where the rules forbid it. */
rule: string | null,
/** Why, in words. */
message: Message, } | { "t": "why",
/** For which seat. */
seat: Seat,
/** Which action. */
act: string,
/** Whether it could be done after all. */
legal: boolean,
/** By which rule not. */
rule: string | null,
/** Why not, in words. */
message: Message | null, } | { "t": "hint",
/** For which seat. */
seat: Seat,
/** For which packet. */
seq: number,
/** The best moves. */
advice: Advice,
/** How long it took to find them. */
millis: number, } | { "t": "told",
/** Through which eyes. */
seat: Seat | null,
/** One thing each. */
lines: Array<Message>, };

export type OptionInfo = {
/** Its name; the words are in the locale files as `GAME-option-KEY`. */
key: string,
/** What may be chosen; the words are there as `GAME-option-KEY-VALUE`. */
values: Array<string>, };

export type PackInfo = {
/** The value of the option `cards`: it stands for all that the cards do. */
hash: string,
/** What its owner calls it, the same in every language. */
name: string, };

export type GameInfo = {
/** Short stable name; the words are in the locale files as `GAME-name` and `GAME-blurb`. */
id: string,
/** The fewest seats. */
min_seats: number,
/** The most seats. */
max_seats: number,
/** What can be chosen besides. */
options: Array<OptionInfo>,
/** Raised whenever the same actions could lead to another state than before. */
rules_version: number,
/** The names of the bots for people, the weakest first. */
bots: Array<string>,
/** The packs of cards that can be chosen by the option `cards`. */
packs: Array<PackInfo>, };

export type PackSheet = {
/** What is not called as the locale files have it. */
names: Array<Renamed>,
/** What is printed on the cards, as the game's catalog has it. */
facts: unknown, };

export type Renamed = {
/** The message that names the thing. */
key: string,
/** What is said in its place. */
called: Called, };

export type Called = { "message": Message } | { "name": { en: string, [language: string]: string } };

export type TableCard = {
/** The table's name. */
id: string,
/** Which game. */
game: string,
/** Who sits where. */
seats: Array<SeatInfo>,
/** Whether the game has ended. */
over: boolean,
/** Who owes a decision. */
to_act: Array<Seat>,
/** The seats of this person. */
mine: Array<Seat>,
/** When it was made, in milliseconds since 1970. */
created: number,
/** The final points, once it has ended. */
scores: Array<number> | null, };

export type NewSeat = {
/** A person or a bot. */
kind: SeatKind,
/** What the others call them. */
name: string,
/** Which bot. */
bot?: string, };

export type NewTable = {
/** Which game. */
game: string,
/** Who is to sit where. */
seats: Array<NewSeat>,
/** What is chosen. */
options: { [key: string]: string }, };

export type Created = {
/** Its name. */
id: string, };

export type ApiError = {
/** A short code. */
error: string,
/** In words. */
message: Message, };
