//! The tables of `data/the-capitals.toml`, read once and laid out flat.
//!
//! **Invariant:** the rules look facts up by index only; no string is read
//! after the first use of [`data`].

mod board;
mod read;

use std::sync::LazyLock;

use insula_core::Source;

pub use board::{
    Arrow, Attraction, Bonus, Conversions, Culture, Expo, Initiative, Lake, NoActivation,
    Placement, Plant, Progress, Projects, Prosperity, Space, Taxation, Time, TrackRow, TwoSeats,
};

use crate::effect::{Effect, Effects, Permanent, Requirement, Track};
use crate::filter::Filter;
use crate::tile::{Density, Kind, TileId};

const TEXT: &str = include_str!("../data/the-capitals.toml");

/// Facts of the components, flat: first what the tiles print, by tile, then
/// the board.
#[derive(Debug)]
pub struct Data {
    /// Names in text.
    pub slugs: [&'static str; TileId::COUNT],
    /// Types.
    pub kinds: [Kind; TileId::COUNT],
    /// Densities of housing.
    pub densities: [Option<Density>; TileId::COUNT],
    /// What a filter may ask for.
    pub classes: [Filter; TileId::COUNT],
    /// Printed cubes.
    pub cubes: [u8; TileId::COUNT],
    /// The fewest seats that play with it.
    pub seats: [u8; TileId::COUNT],
    /// Immediate effects.
    pub immediate: [Effects; TileId::COUNT],
    /// Activate effects.
    pub activate: [Effects; TileId::COUNT],
    /// Construction effects.
    pub construction: [Option<Effect>; TileId::COUNT],
    /// Permanent effects.
    pub permanent: [Option<Permanent>; TileId::COUNT],
    /// Effects before the third World Expo.
    pub before_expo: [Option<Effect>; TileId::COUNT],
    /// Effects at the end of the game.
    pub end: [Effects; TileId::COUNT],
    /// What prosperity tiles ask for.
    pub requirements: [Option<Requirement>; TileId::COUNT],
    /// Of each tile: its effects, its cubes, its seats.
    pub(crate) sources: [[Option<Source>; 3]; TileId::COUNT],

    /// By level less 1 (5.3).
    pub plants: [Plant; 6],
    /// The spaces of the initiative track from the left (5.1).
    pub spaces: [Space; 6],
    /// How the initiative track is used.
    pub initiative: Initiative,
    /// Population, employment, public services, culture, economy (5.2).
    pub tracks: [TrackRow; 5],
    /// The progress loop.
    pub progress: Progress,
    /// Extra Taxation (2.10).
    pub taxation: Taxation,
    /// The World Expo (2.9).
    pub expo: Expo,
    /// What public services give at the World Expo, by level (5.2).
    pub bonuses: [Bonus; 7],
    /// The Highest Culture token.
    pub culture: Culture,
    /// The levels of attraction, the weakest first (2.6).
    pub attraction: [Attraction; 3],
    /// Rounds and eras (2.2).
    pub time: Time,
    /// The Projects Area.
    pub projects: Projects,
    /// What a broken placement rule costs (2.4).
    pub placement: Placement,
    /// What a city gets that activates nothing (2.7).
    pub no_activation: NoActivation,
    /// What prestige is made of at the end (2.11).
    pub conversions: Conversions,
    /// The Prosperity variant (2.13).
    pub prosperity: Prosperity,
    /// What a lake gives.
    pub lake: Lake,
    /// The rules for two (2.12).
    pub two_seats: TwoSeats,
}

/// The tables.
#[inline]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        read::read(TEXT).unwrap_or_else(|error| panic!("checked: the data tests read it: {error}"))
    });
    &DATA
}

impl Data {
    /// The spaces and arrows of a track, where it has an end.
    #[inline]
    pub const fn track(&self, track: Track) -> Option<&TrackRow> {
        match track {
            Track::Population => Some(&self.tracks[0]),
            Track::Employment => Some(&self.tracks[1]),
            Track::Public => Some(&self.tracks[2]),
            Track::Culture => Some(&self.tracks[3]),
            Track::Economy => Some(&self.tracks[4]),
            Track::Progress | Track::Energy | Track::Prestige => None,
        }
    }
}
