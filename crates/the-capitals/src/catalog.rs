//! What is printed on the components, for the page: facts that never change
//! during a game and are therefore in no view.
//!
//! **Invariant:** made from the data alone.

mod read;

pub use read::catalog;

use insula_core::Message;
use serde::Serialize;

use crate::effect::Track;
use crate::tile::{Density, Kind, Stack};
use crate::view::GainView;

/// Everything that is printed.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Catalog {
    /// By tile: City Hall, Hotel, then the stacks in the booklet's order.
    pub tiles: Vec<TileFacts>,
    /// The tracks with two ends.
    pub tracks: Vec<TrackFacts>,
    /// Steps of the progress loop.
    pub progress: u8,
    /// Rounds of an era.
    pub rounds: u8,
    /// Eras of a game.
    pub eras: u8,
    /// The rounds that end with a prosperity build.
    pub marked: Vec<u8>,
    /// Prestige at the World Expo by space of employment.
    pub employment: Vec<i8>,
    /// The most prestige that unemployment takes at the World Expo.
    pub unemployment: u8,
    /// What public services bring at the World Expo, by level.
    pub bonuses: Vec<Option<GainView>>,
    /// The prestige that each city ahead on public services takes.
    pub behind: u8,
    /// The levels of attraction, the weakest first.
    pub attraction: Vec<AttractionFacts>,
    /// All power plants by level.
    pub plants: Vec<PlantFacts>,
    /// Cubes for building a lake.
    pub lake: u8,
    /// What makes one prestige at the end.
    pub conversions: ConversionFacts,
    /// The prestige that each broken placement rule costs.
    pub penalty: u8,
}

/// What a tile prints.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TileFacts {
    /// Its name in text.
    pub slug: &'static str,
    /// Its type.
    pub kind: Kind,
    /// Of housing.
    pub density: Option<Density>,
    /// Where it comes from.
    pub stack: Stack,
    /// Printed cubes; none without an activation effect.
    pub cubes: Option<u8>,
    /// The fewest seats that play with it.
    pub seats: u8,
    /// Once, when it is built.
    pub immediate: Vec<EffectFacts>,
    /// When it is activated.
    pub activate: Vec<EffectFacts>,
    /// When it is built, and again with later builds.
    pub construction: Option<EffectFacts>,
    /// Whenever it is set off.
    pub permanent: Option<PermanentFacts>,
    /// Once, before the third World Expo.
    pub before_expo: Option<EffectFacts>,
    /// At the end of the game.
    pub end: Vec<EffectFacts>,
    /// Of a prosperity tile.
    pub requirement: Option<RequirementFacts>,
    /// A plain sentence for each kind of effect.
    pub say: Vec<Message>,
}

/// One effect.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct EffectFacts {
    /// What it moves; none for a special.
    pub track: Option<Track>,
    /// How far: one number, or three by era.
    pub n: Vec<i8>,
    /// How many times.
    pub per: Option<PerFacts>,
    /// What else it does.
    pub special: Option<SpecialFacts>,
    /// In plain words.
    pub say: Message,
}

/// How many times an effect counts.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PerFacts {
    /// What is counted.
    pub what: WhatFacts,
    /// Which tiles, in the words of the data.
    pub filter: Vec<&'static str>,
    /// Of each full group of so many...
    pub n: Option<u8>,
    /// ...on this track.
    pub track: Option<Track>,
}

/// What an effect counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum WhatFacts {
    /// Neighboring tiles.
    Adj,
    /// Tiles of the city.
    City,
    /// Types among the neighbors.
    AdjTypes,
    /// Full groups on a track.
    Every,
    /// The level of public services.
    PublicLevel,
    /// The level of the plant.
    PlantLevel,
    /// Culture markers further on.
    AheadInCulture,
    /// Tourists in the city.
    Tourists,
}

/// An effect of its own shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum SpecialFacts {
    /// A neighboring tile is activated for free.
    ActivateAdjacent,
    /// Another tile is built.
    BuildExtra,
    /// Later neighbors pay no penalty.
    NoPenalty,
}

/// A permanent effect.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PermanentFacts {
    /// What sets it off.
    pub on: TriggerFacts,
    /// What it then does.
    pub then: EffectFacts,
}

/// What sets off a permanent effect.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TriggerFacts {
    /// What happens.
    pub on: OnFacts,
    /// To which tiles, in the words of the data.
    pub filter: Vec<&'static str>,
}

/// What happens to set off a permanent effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum OnFacts {
    /// A neighboring tile is activated.
    ActivateAdj,
    /// A tile of the city is activated.
    ActivateCity,
    /// The plant is upgraded.
    Upgrade,
    /// A Tourism phase ends.
    EndOfTourism,
}

/// What a prosperity tile asks for.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RequirementFacts {
    /// How it compares.
    pub kind: NeedFacts,
    /// Which tiles, in the words of the data.
    pub filter: Vec<&'static str>,
    /// Which track.
    pub track: Option<Track>,
    /// The price.
    pub pays: Vec<EffectFacts>,
    /// In plain words.
    pub say: Message,
}

/// How a requirement compares cities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum NeedFacts {
    /// As many tiles as any other city.
    MostOrTied,
    /// More tiles than any other city.
    Most,
    /// Fewer tiles than any other city.
    Least,
    /// The highest on a track.
    Highest,
    /// The lowest on a track.
    Lowest,
    /// It is paid for.
    Pay,
}

/// A track with two ends.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TrackFacts {
    /// Which.
    pub track: Track,
    /// Its first space.
    pub first: u8,
    /// Its last space.
    pub last: u8,
    /// The space at setup.
    pub start: u8,
    /// The red arrow below the first space.
    pub low: Option<GainView>,
    /// The red arrow above the last space.
    pub high: GainView,
}

/// A level of attraction.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AttractionFacts {
    /// From so much culture...
    pub from: u8,
    /// ...it takes the tourists of cities with this much at most.
    pub takes: u8,
}

/// The power plants of a level.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PlantFacts {
    /// 1 to 6.
    pub level: u8,
    /// Of each plant, the best first.
    pub cubes: Vec<u8>,
    /// Activations in a round.
    pub activations: u8,
}

/// What makes one prestige at the end.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ConversionFacts {
    /// Cubes.
    pub energy: u8,
    /// Money.
    pub economy: u8,
    /// Culture.
    pub culture: u8,
    /// Spaces of progress.
    pub progress: u8,
}
