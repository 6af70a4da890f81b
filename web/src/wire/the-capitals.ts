// Made from the Rust types by `make bless`; do not edit.
import type { Message } from './index';

export type View = {
/** What is being done. */
phase: Phase,
/** The round, 1 to 12. */
round: number,
/** The era of the round, 1 to 3. */
era: number,
/** Who is to act. */
turn: number | null,
/** Seats in initiative order; in the Political phase, the order of
 * choosing. */
order: Array<number>,
/** Whether the Prosperity variant is played. */
prosperity: boolean,
/** Whether the rows are refilled in full. */
full_refill: boolean,
/** Whether the screen hides the others' prestige until the end. */
hide_prestige: boolean,
/** The initiative spaces open to this seat count, from the left. */
spaces: Array<SpaceView>,
/** The Projects Area: $0, $2, $4. */
rows: Array<RowView>,
/** Tiles left in the stack that the rows are filled from. */
stack: number,
/** Tiles that everybody saw leave, in tile order. */
gone: Array<string>,
/** The plants left, levels 2 to 6. */
plants: Array<PlantView>,
/** The neutral color, with two seats. */
neutral: NeutralView | null,
/** Who holds the Highest Culture token. */
token: number | null,
/** By seat. */
seats: Array<SeatView>,
/** The own prosperity tiles in tile order; none for spectators and without
 * the variant. */
hand: Array<HandView> | null,
/** The own decision that has begun. */
pending: PendingView | null,
/** The World Expos that have been. */
expos: Array<ExpoView>,
/** Once the game is over. */
winners: Array<number>, };

export type Phase = "political" | "building" | "executive" | "tokens" | "prosperity" | "extra" | "before-expo" | "over";

export type SpaceView = {
/** From 1, from the left. */
space: number,
/** Its price before the multiplier. */
price: number,
/** The multiplier for leaving it, as it is in force now. */
times: number,
/** Who stands there; in the Political phase, who has chosen it. */
seat: number | null,
/** In the Political phase: who still comes from there. */
old: number | null,
/** What the viewer's seat pays for it: now in the Political phase, else
 * the next time, from where it is. */
cost: number | null,
/** The Extra Taxations that this takes with the money of now. */
taxations: number | null, };

export type RowView = {
/** What a tile of the row costs. */
price: number,
/** In the order in which they were revealed. */
tiles: Array<string>, };

export type PlantView = {
/** 2 to 6. */
level: number,
/** Activations in a round. */
activations: number,
/** The cubes of those left, the best first. */
cubes: Array<number>, };

export type NeutralView = {
/** Its culture. */
culture: number,
/** In whose city its tourist is; none before the first Tourism phase. */
host: number | null,
/** The tile on which it stands; beside the city otherwise. */
on: string | null, };

export type SeatView = {
/** Its markers, cubes and prestige. */
tracks: TracksView,
/** The level of its plant. */
level: number,
/** Activations allowed this round, with the Highest Culture token's. */
activations: number,
/** Those made in the turn of now. */
activated: number,
/** The cubes of the plant that it would take next. */
next_plant: number | null,
/** Its initiative space, from 1. */
space: number,
/** Its tiles and lakes in tile order. */
city: Array<PlacedView>,
/** Its construction tokens, from the west. */
tokens: Array<CornerView>,
/** All tourists in this city. */
tourists: Array<TouristView>,
/** Whether its own tourist is in another city. */
away: boolean,
/** Prosperity tiles held. */
hand: number,
/** What it built in this round's Building phase. */
built: string | null,
/** As if the next World Expo were now. */
expo: ExpoRow,
/** As if the game ended now, without another World Expo. */
final: FinalView, };

export type TracksView = {
/** Spaces since the last upgrade. */
progress: number,
/** Employment. */
employment: number,
/** Population. */
population: number,
/** Public services. */
public: number,
/** Culture. */
culture: number,
/** Cubes on the plant. */
energy: number,
/** Prestige. */
prestige: number,
/** Money. */
economy: number, };

export type PlacedView = {
/** Which tile; of a lake, the one on its other side. */
tile: string,
/** Whether it is a lake. */
lake: boolean,
/** East of City Hall. */
x: number,
/** South of City Hall. */
y: number,
/** Cubes on it. */
cubes: number,
/** What activating it costs now; none without an activation effect. */
cost: number | null, };

export type CornerView = {
/** East of City Hall's. */
x: number,
/** South of City Hall's. */
y: number, };

export type TouristView = {
/** Whose it is; the number of seats for the neutral one. */
owner: number,
/** The tile on which it stands; beside the city otherwise. */
on: string | null,
/** Whether it has paid in this Executive phase. */
used: boolean, };

export type HandView = {
/** Which. */
tile: string,
/** Whether its requirement is met now. */
met: boolean, };

export type PendingView = { "kind": "place",
/** Which. */
tile: string,
/** As a lake. */
lake: boolean,
/** Its row's price. */
price: number,
/** Where it comes from. */
from: FromView, } | { "kind": "order",
/** The tile to build. */
tile: string,
/** East of City Hall. */
x: number,
/** South of City Hall. */
y: number,
/** The track where they meet. */
track: Track, } | { "kind": "free",
/** The tile that activates. */
source: string,
/** What was built or activated first. */
tile: string,
/** Where it is built. */
x: number | null,
/** Where it is built. */
y: number | null, } | { "kind": "pay",
/** The tile to activate. */
tile: string,
/** Its cost. */
cost: number,
/** Owners of the tourists picked; the number of seats for the neutral
 * one. */
tourists: Array<number>,
/** What is still to pay. */
cubes: number, };

export type FromView = "projects" | "hand";

export type ExpoView = {
/** The era that it ended. */
era: number,
/** By seat. */
seats: Array<ExpoRow>, };

export type ExpoRow = {
/** The space on employment. */
employment: number,
/** Prestige for it. */
jobs: number,
/** People without work. */
unemployed: number,
/** Prestige for them, 0 or a loss. */
unemployment: number,
/** The level of public services. */
level: number,
/** What it brings. */
bonus: GainView | null,
/** Cities ahead on public services. */
ahead: number,
/** Prestige for them, 0 or a loss. */
behind: number,
/** Prestige of all four. */
total: number, };

export type GainView = {
/** Which. */
track: Track,
/** A loss is negative. */
n: number, };

export type FinalView = {
/** The last payment for the initiative space. */
price: number,
/** The Extra Taxations that it takes. */
taxations: number,
/** Prestige for them, 0 or a loss. */
payment: number,
/** Effects at the end, by tile. */
tiles: Array<TileGainView>,
/** Prestige for cubes. */
energy: number,
/** Prestige for money. */
economy: number,
/** Prestige for culture. */
culture: number,
/** Prestige for progress. */
progress: number,
/** Prestige of all of it, with what the tiles give. */
total: number,
/** Cubes left after the exchange. */
cubes_left: number, };

export type TileGainView = {
/** Which tile. */
tile: string,
/** What it moves. */
track: Track,
/** How far. */
n: number, };

export type Track = "progress" | "employment" | "population" | "public" | "culture" | "energy" | "prestige" | "economy";

export type Kind = "housing" | "industry" | "commerce" | "public" | "tourism" | "prosperity";

export type Density = "low" | "medium" | "high";

export type Stack = "start" | "era-1" | "era-2" | "era-3" | "prosperity";

export type Catalog = {
/** By tile: City Hall, Hotel, then the stacks in the booklet's order. */
tiles: Array<TileFacts>,
/** The tracks with two ends. */
tracks: Array<TrackFacts>,
/** Steps of the progress loop. */
progress: number,
/** Rounds of an era. */
rounds: number,
/** Eras of a game. */
eras: number,
/** The rounds that end with a prosperity build. */
marked: Array<number>,
/** Prestige at the World Expo by space of employment. */
employment: Array<number>,
/** The most prestige that unemployment takes at the World Expo. */
unemployment: number,
/** What public services bring at the World Expo, by level. */
bonuses: Array<GainView | null>,
/** The prestige that each city ahead on public services takes. */
behind: number,
/** The levels of attraction, the weakest first. */
attraction: Array<AttractionFacts>,
/** All power plants by level. */
plants: Array<PlantFacts>,
/** Cubes for building a lake. */
lake: number,
/** What makes one prestige at the end. */
conversions: ConversionFacts,
/** The prestige that each broken placement rule costs. */
penalty: number, };

export type TileFacts = {
/** Its name in text. */
slug: string,
/** Its type. */
kind: Kind,
/** Of housing. */
density: Density | null,
/** Where it comes from. */
stack: Stack,
/** Printed cubes; none without an activation effect. */
cubes: number | null,
/** The fewest seats that play with it. */
seats: number,
/** Once, when it is built. */
immediate: Array<EffectFacts>,
/** When it is activated. */
activate: Array<EffectFacts>,
/** When it is built, and again with later builds. */
construction: EffectFacts | null,
/** Whenever it is set off. */
permanent: PermanentFacts | null,
/** Once, before the third World Expo. */
before_expo: EffectFacts | null,
/** At the end of the game. */
end: Array<EffectFacts>,
/** Of a prosperity tile. */
requirement: RequirementFacts | null,
/** A plain sentence for each kind of effect. */
say: Array<Message>, };

export type EffectFacts = {
/** What it moves; none for a special. */
track: Track | null,
/** How far: one number, or three by era. */
n: Array<number>,
/** How many times. */
per: PerFacts | null,
/** What else it does. */
special: SpecialFacts | null,
/** In plain words. */
say: Message, };

export type PerFacts = {
/** What is counted. */
what: WhatFacts,
/** Which tiles, in the words of the data. */
filter: Array<string>,
/** Of each full group of so many... */
n: number | null,
/** ...on this track. */
track: Track | null, };

export type WhatFacts = "adj" | "city" | "adj-types" | "every" | "public-level" | "plant-level" | "ahead-in-culture" | "tourists";

export type SpecialFacts = "activate-adjacent" | "build-extra" | "no-penalty";

export type PermanentFacts = {
/** What sets it off. */
on: TriggerFacts,
/** What it then does. */
then: EffectFacts, };

export type TriggerFacts = {
/** What happens. */
on: OnFacts,
/** To which tiles, in the words of the data. */
filter: Array<string>, };

export type OnFacts = "activate-adj" | "activate-city" | "upgrade" | "end-of-tourism";

export type RequirementFacts = {
/** How it compares. */
kind: NeedFacts,
/** Which tiles, in the words of the data. */
filter: Array<string>,
/** Which track. */
track: Track | null,
/** The price. */
pays: Array<EffectFacts>,
/** In plain words. */
say: Message, };

export type NeedFacts = "most-or-tied" | "most" | "least" | "highest" | "lowest" | "pay";

export type TrackFacts = {
/** Which. */
track: Track,
/** Its first space. */
first: number,
/** Its last space. */
last: number,
/** The space at setup. */
start: number,
/** The red arrow below the first space. */
low: GainView | null,
/** The red arrow above the last space. */
high: GainView, };

export type AttractionFacts = {
/** From so much culture... */
from: number,
/** ...it takes the tourists of cities with this much at most. */
takes: number, };

export type PlantFacts = {
/** 1 to 6. */
level: number,
/** Of each plant, the best first. */
cubes: Array<number>,
/** Activations in a round. */
activations: number, };

export type ConversionFacts = {
/** Cubes. */
energy: number,
/** Money. */
economy: number,
/** Culture. */
culture: number,
/** Spaces of progress. */
progress: number, };
