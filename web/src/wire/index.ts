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

export type SeatKind = "you" | "guest" | "friend" | "bot" | "open";

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

export type Reason = "stale" | "unreadable" | "illegal" | "not-your-seat" | "not-your-turn" | "over" | "journal" | "no-undo" | "no-such-answer" | "too-long" | "stopped" | "busy" | "not-started" | "stood-in" | "paused" | "no-vote" | "bad-text";

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
act: string,
/** Ask back first if it ends the turn. */
confirm?: boolean, } | { "t": "undo",
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
value: string, } | { "t": "chat",
/** With which seat. */
seat: Seat,
/** What. */
text: string, } | { "t": "note",
/** All of it. */
text: string, } | { "t": "hand-over",
/** With which seat. */
seat: Seat, } | { "t": "return",
/** With which seat. */
seat: Seat, } | { "t": "propose",
/** With which seat. */
seat: Seat,
/** To what. */
what: Proposal, } | { "t": "answer",
/** Which of them. */
yes: boolean, } | { "t": "resume" };

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
lines: Array<Message>, } | { "t": "around",
/** All of it. */
around: Around, } | { "t": "chat",
/** In order. */
lines: Array<ChatLine>, } | { "t": "notes",
/** All of it. */
text: string, } | { "t": "confirm",
/** With which seat. */
seat: Seat,
/** On which packet. */
seq: number,
/** The action. */
act: string, } | { "t": "voted",
/** What was proposed. */
what: Proposal,
/** Whether it is done. */
agreed: boolean,
/** Who declined. */
by: Seat | null, };

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
scores: Array<number> | null,
/** Who has the most of them. */
winners: Array<Seat>,
/** Whether it waits for people, runs, or is over. */
state: State,
/** Who may come. */
visibility: Visibility,
/** How fast it is played. */
pace: Pace,
/** Milliseconds left to the one whose time ends first, where time runs. */
left: number | null,
/** The word in the invitation's address, for those at the table while it is open. */
invite: string | null,
/** Whether it cannot go on with the rules that are here. */
stopped: boolean, };

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
options: { [key: string]: string },
/** Who may come. */
visibility?: Visibility,
/** How fast it is to be played. */
pace?: Pace, };

export type Created = {
/** Its name. */
id: string, };

export type ApiError = {
/** A short code. */
error: string,
/** In words. */
message: Message, };

export type State = "open" | "running" | "over";

export type SeatNow = {
/** What the others call them; empty: the seat is free, or the person has gone for good. */
name: string,
/** A person, a bot, or nobody yet. */
kind: SeatKind,
/** The bot that plays: its own seat, or for a person. */
bot: string | null,
/** Whether the person has the table on screen. */
here: boolean, };

export type Visibility = "public" | "link" | "private";

export type Pace = { "kind": "none" } | { "kind": "live",
/** In seconds. */
base: number,
/** In seconds. */
increment: number, } | { "kind": "days",
/** How many. */
days: number, };

export type ClockNow = {
/** Milliseconds that each seat has left. */
left: number[],
/** Whose time runs. */
running: Array<Seat>, };

export type Proposal = "pause" | "take-back";

export type VoteNow = {
/** What. */
what: Proposal,
/** Who asks. */
by: Seat,
/** Who has not answered. */
waiting: Array<Seat>, };

export type Around = {
/** Whether it waits for people, runs, or is over. */
state: State,
/** Who sits where now. */
seats: Array<SeatNow>,
/** The seats of this person. */
mine: Array<Seat>,
/** Whether this person made the table. */
host: boolean,
/** How many watch without a seat. */
watchers: number,
/** Who may come. */
visibility: Visibility,
/** The word in the invitation's address, for those at the table while it is open. */
invite: string | null,
/** How fast it is played. */
pace: Pace,
/** Whose time runs, where there is a clock and the game has begun. */
clock: ClockNow | null,
/** Whether it rests. */
paused: boolean,
/** What people are asked to agree upon. */
vote: VoteNow | null,
/** Whether this person may ask to take their last turn back. */
take_back: boolean,
/** The hash of the seed. */
fair: string,
/** The seed, once the game is over. */
seed: string | null,
/** The table that comes after this one, once somebody has asked for it. */
rematch: string | null,
/** The table this one was played on from. */
parent: string | null, };

export type ChatLine = {
/** Its number, from 0. */
n: number,
/** By whom. */
seat: Seat,
/** What. */
text: string,
/** When, in milliseconds since 1970. */
time: number, };

export type Lobby = {
/** Theirs that are open or run, newest first; those that wait for them first. */
mine: Array<TableCard>,
/** Others' that everybody may join. */
open: Array<TableCard>,
/** Theirs that are over, newest first. */
finished: Array<TableCard>, };

export type TakeSeat = {
/** An open one; none: the first. */
seat: Seat | null,
/** What somebody is to be called who is new here. */
name?: string, };

export type PlayOn = {
/** After how many actions that count. */
at: number,
/** Who plays each seat from there: a bot's name; none: whoever asks. */
seats: Array<string | null>, };

export type Verdict = {
/** Whether every hash, the scores and the seed are as written. */
sound: boolean,
/** What is wrong, for who knows the file format. */
fault: string | null,
/** Actions carried out again. */
actions: number,
/** Of which were taken back. */
undone: number,
/** The rules by which it was played. */
rules: number,
/** The hash of the seed that was shown from the first move on. */
fair: string,
/** The seed. */
seed: string,
/** The last chained hash. */
last: string, };

export type Notices = {
/** In which language. */
lang: string,
/** An address that takes a JSON text by POST. */
webhook: string | null,
/** Whether it is used. */
webhook_on: boolean,
/** Where mail goes. */
mail: string | null,
/** Whether it is sent. */
mail_on: boolean,
/** Whether the code that was sent there has come back. */
mail_confirmed: boolean, };

export type Me = {
/** What the others call them. */
name: string,
/** Whether the name is theirs alone, by a password. */
account: boolean,
/** How they are told when they are away. */
notices: Notices,
/** Whether the server can send mail. */
mail_possible: boolean,
/** In how many other browsers they are signed in. */
elsewhere: number, };

export type NewName = {
/** Which. */
name: string, };

export type NewPassword = {
/** The one so far, where there is one. */
old: string | null,
/** The one from now on. */
new: string, };

export type SignIn = {
/** By which name. */
name: string,
/** The password. */
password: string, };

export type Farewell = {
/** The password, where there is one. */
password: string | null, };

export type NewNotices = {
/** In which language. */
lang: string,
/** An address that takes a JSON text by POST; empty: none. */
webhook: string,
/** Whether it is used. */
webhook_on: boolean,
/** Where mail goes; empty: nowhere. */
mail: string,
/** Whether it is sent. */
mail_on: boolean, };

export type MailCode = {
/** Its digits. */
code: string, };

export type Event = { "t": "tables" } | { "t": "notice",
/** At which table. */
table: string,
/** What, in words. */
message: Message, };
