//! The closed language of effects: what a tile can say, and nothing else.
//!
//! **Invariant:** every value is small and `Copy`, with its lists inside, so
//! the rules run effects without an allocation and without reading text.

mod spelled;

use serde::{Deserialize, Serialize};

use crate::filter::Filter;
use crate::tile::Kind;

/// What an effect can move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Track {
    /// Progress, a loop: on or past the plant symbol the plant goes up one
    /// level (2.5).
    Progress,
    /// Employment, never above population (2.5).
    Employment,
    /// Population.
    Population,
    /// Public services.
    Public,
    /// Culture.
    Culture,
    /// Energy cubes on the plant.
    Energy,
    /// Prestige, a plain number that may be negative (1.10).
    Prestige,
    /// Economy: the money.
    Economy,
}

impl Track {
    /// All eight.
    pub const ALL: [Track; 8] = [
        Track::Progress,
        Track::Employment,
        Track::Population,
        Track::Public,
        Track::Culture,
        Track::Energy,
        Track::Prestige,
        Track::Economy,
    ];

    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Track::Progress => "progress",
            Track::Employment => "employment",
            Track::Population => "population",
            Track::Public => "public",
            Track::Culture => "culture",
            Track::Energy => "energy",
            Track::Prestige => "prestige",
            Track::Economy => "economy",
        }
    }

    /// As an index into an array by track.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How far a track moves, by era; the three are equal where the tile prints
/// one number. A negative one is a loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(from = "spelled::Amount")]
pub struct Amount(pub [i8; 3]);

impl Amount {
    /// The same in every era.
    #[inline]
    pub const fn fixed(n: i8) -> Amount {
        Amount([n; 3])
    }

    /// In an era, 0 to 2.
    #[inline]
    pub const fn in_era(self, era: usize) -> i8 {
        self.0[era]
    }

    /// The one number of all eras, where there is one.
    pub fn same(self) -> Option<i8> {
        let [first, rest @ ..] = self.0;
        rest.iter().all(|&n| n == first).then_some(first)
    }
}

/// How many times an amount counts. A tile never counts itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// One time, whatever the city looks like; the data then names no count.
    #[serde(skip)]
    Once,
    /// Tiles in the eight neighboring squares that match.
    Adj(Filter),
    /// Tiles anywhere in the city that match.
    City(Filter),
    /// Types among the neighbors, each one time, other than the tile's own;
    /// prosperity is one (A10), a lake is none.
    AdjTypes,
    /// The full groups of so many on a track; they are not spent.
    Every(u8, Track),
    /// The level number on public services.
    PublicLevel,
    /// The level of the power plant.
    PlantLevel,
    /// Culture markers on a strictly higher space (A60).
    AheadInCulture,
    /// Tourist markers in the city, on a tile or beside it (A42).
    Tourists,
}

/// An effect that no other tile has a shape for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// One adjacent tile with an activate effect is activated, without cubes
    /// and without using up an activation; it may be declined (A21, A56).
    ActivateAdjacent,
    /// One tile is built from the Projects Area by all rules of the Building
    /// phase, its row's price too; mandatory (A38, A64).
    BuildExtra,
    /// Tiles later built adjacent to this one pay neither placement penalty
    /// (A39).
    NoPenalty,
}

/// One thing that a tile does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "spelled::Effect")]
pub enum Effect {
    /// A track moves by the amount of the era, times the count.
    Move {
        /// Which track.
        track: Track,
        /// How far.
        n: Amount,
        /// How many times.
        per: Count,
    },
    /// Something else.
    Special(Special),
}

/// Up to four effects, in the booklet's order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "Vec<Effect>")]
pub struct Effects {
    len: u8,
    list: [Effect; Effects::MOST],
}

impl Effects {
    /// The longest list.
    pub const MOST: usize = 4;
    /// No effect.
    pub const NONE: Effects = Effects { len: 0, list: [Effect::NOTHING; Effects::MOST] };

    /// In the booklet's order.
    #[inline]
    pub fn as_slice(&self) -> &[Effect] {
        &self.list[..usize::from(self.len)]
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Effect {
    /// What fills the unused places of a list.
    const NOTHING: Effect =
        Effect::Move { track: Track::Progress, n: Amount::fixed(0), per: Count::Once };
}

impl Default for Effects {
    fn default() -> Effects {
        Effects::NONE
    }
}

/// What sets off a permanent effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// Each activation of a neighboring tile that matches.
    ActivateAdj(Filter),
    /// Each activation of another tile of the city that matches.
    ActivateCity(Filter),
    /// Each upgrade of the plant, but not one made by this tile's own build
    /// (A52).
    Upgrade,
    /// The end of every Tourism phase.
    EndOfTourism,
}

/// A permanent effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Permanent {
    /// What sets it off.
    pub on: Trigger,
    /// What it does each time.
    pub then: Effect,
}

/// What a city must be or pay to build a prosperity tile (2.13). All but
/// [`Requirement::MostOrTied`] and the tracks with a tie-break of their own
/// (culture, public services) want to be strictly ahead or behind (A35).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// Of two types together as many tiles as any other city or more, and at
    /// least one (A61).
    MostOrTied([Kind; 2]),
    /// More matching tiles than any other city.
    Most(Filter),
    /// Fewer matching tiles than any other city.
    Least(Filter),
    /// The highest on a track; for energy the most cubes on the plant.
    Highest(Track),
    /// The lowest on a track; for energy the fewest cubes on the plant, for
    /// progress the lowest plant and then the fewest spaces since its upgrade
    /// (A36).
    Lowest(Track),
    /// A price, paid before placing; taxation is allowed (A37).
    Pay(Effects),
}
