//! The board, the plants and the numbers that the rules name, as the data
//! spells them.
//!
//! **Invariant:** a list by seat count starts with two seats.

use serde::Deserialize;

use crate::effect::{Effect, Track};
use crate::{MAX_SEATS, MIN_SEATS};
use insula_core::Source;

/// Seat counts: two to five.
const COUNTS: usize = MAX_SEATS - MIN_SEATS + 1;

/// The five plants of one level (1.6).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plant {
    /// 1 to 6.
    pub level: u8,
    /// Of each plant, the best first; with fewer seats only the best play.
    pub cubes: [u8; MAX_SEATS],
    /// Activations in a round.
    pub activations: u8,
    pub(crate) source: Source,
}

/// A space of the initiative track.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// What the space costs, before the multiplier of the old space.
    pub price: u8,
    /// The multiplier for leaving it.
    pub times: u8,
    /// The seat count printed on it.
    pub icon: Option<u8>,
    pub(crate) source: Source,
}

/// How the initiative track is used (5.1a).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Initiative {
    /// The space of the first seat at setup, counted from 1.
    pub first: u8,
    /// Spaces in use from the left, by seat count from two.
    pub open: [u8; COUNTS],
    /// The multiplier of the rightmost space in round 2 only.
    pub last_in_round_2: u8,
    pub(crate) source: Source,
}

/// A track with two ends.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRow {
    /// Which one.
    pub track: Track,
    /// The first space.
    pub first: u8,
    /// The last space.
    pub last: u8,
    /// The space at setup.
    pub start: u8,
    /// The red arrow below the first space; economy has taxation instead.
    pub low: Option<Arrow>,
    /// The red arrow above the last space.
    pub high: Arrow,
    pub(crate) source: Source,
}

/// What a red arrow gives (2.5).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrow {
    /// Prestige or energy.
    pub track: Track,
    /// How much.
    pub n: i8,
    pub(crate) source: Source,
}

/// The progress loop (5.2a).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Steps from the plant symbol to the plant symbol.
    pub steps: u8,
    pub(crate) source: Source,
}

/// Extra Taxation.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taxation {
    /// The prestige that one costs.
    pub prestige: u8,
    /// The money that one brings.
    pub economy: u8,
    /// What must be left after paying.
    pub left: u8,
    pub(crate) source: Source,
}

/// What the World Expo gives and takes.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expo {
    /// Prestige by the space on employment.
    pub employment: [i8; 21],
    pub(crate) employment_source: Source,
    /// The most prestige that unemployment takes.
    pub unemployment: u8,
    /// The prestige that each city ahead on public services takes.
    pub behind: u8,
    pub(crate) source: Source,
}

/// What a level of public services gives at the World Expo.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// 0 to 6.
    pub level: u8,
    /// Nothing on level 0.
    pub gain: Option<Effect>,
    pub(crate) source: Source,
}

/// The Highest Culture token.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Culture {
    /// More activations for its city.
    pub activations: u8,
    pub(crate) source: Source,
}

/// A level of attraction: the highest city, from so much culture, takes the
/// tourists of every city up to so much. The bounds are also those of the
/// colors on the track (5.2d).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attraction {
    /// The culture that the highest city needs.
    pub from: u8,
    /// The most culture of a city that loses its tourist.
    pub takes: u8,
    pub(crate) source: Source,
}

/// Rounds and eras.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Time {
    /// Eras of a game.
    pub eras: u8,
    /// Rounds of an era; a World Expo ends each.
    pub rounds: u8,
    pub(crate) source: Source,
}

/// The Projects Area, with its rows (1.1).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Projects {
    /// Prices of the rows, in the order in which tiles slide.
    pub rows: [u8; 3],
    /// Tiles at setup, and of the current era after a refill, by seat count
    /// from two; two seats reveal as many each round instead (A29).
    pub tiles: [u8; COUNTS],
    /// New tiles each round with the full refill, by seat count (2.14).
    pub full_refill: [u8; COUNTS],
    pub(crate) source: Source,
}

/// Placement.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// Construction tokens of a city.
    pub tokens: u8,
    /// The prestige that each broken rule costs.
    pub penalty: u8,
    pub(crate) source: Source,
}

/// What a city gets that activates nothing: one or the other (A20).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoActivation {
    /// Progress.
    pub progress: u8,
    /// Or energy cubes.
    pub energy: u8,
    pub(crate) source: Source,
}

/// What makes one prestige at the end.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conversions {
    /// Cubes on the plant.
    pub energy: u8,
    /// Money.
    pub economy: u8,
    /// Culture.
    pub culture: u8,
    /// Progress spaces beyond the last upgrade.
    pub progress: u8,
    pub(crate) source: Source,
}

/// The Prosperity variant.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prosperity {
    /// The rounds that end with a prosperity build.
    pub rounds: [u8; 5],
    pub(crate) rounds_source: Source,
    /// Tiles dealt to a seat, by seat count from two.
    pub hand: [u8; COUNTS],
    pub(crate) hand_source: Source,
}

/// A lake.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lake {
    /// Energy cubes for building it.
    pub energy: u8,
    pub(crate) source: Source,
}

/// The rules for two.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TwoSeats {
    /// The culture that the neutral color gains each round.
    pub neutral_culture: u8,
    /// Tiles of each base type that leave each era's stack.
    pub removed: u8,
    pub(crate) source: Source,
}
