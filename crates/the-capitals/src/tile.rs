//! The tiles: their types, their stacks and what is printed on each.
//!
//! **Invariant:** a [`TileId`] is the row of a tile in the data: City Hall,
//! Hotel, then the stacks in the booklet's order.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::effect::{Effect, Effects, Permanent, Requirement};
use crate::filter::{Class, Filter};

/// A type of building (1.7). Power plants are outside the city and lakes are
/// no building: neither has one. The page gives each its color (5.7a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Kind {
    /// Housing.
    Housing,
    /// Industry.
    Industry,
    /// Commerce.
    Commerce,
    /// Public.
    Public,
    /// Tourism.
    Tourism,
    /// Prosperity, only with the variant (2.13).
    Prosperity,
}

impl Kind {
    /// All six, the five base types first.
    pub const ALL: [Kind; 6] = [
        Kind::Housing,
        Kind::Industry,
        Kind::Commerce,
        Kind::Public,
        Kind::Tourism,
        Kind::Prosperity,
    ];

    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Housing => "housing",
            Kind::Industry => "industry",
            Kind::Commerce => "commerce",
            Kind::Public => "public",
            Kind::Tourism => "tourism",
            Kind::Prosperity => "prosperity",
        }
    }

    /// The tiles of this type.
    #[inline]
    pub const fn filter(self) -> Filter {
        match self {
            Kind::Housing => Filter::HOUSING,
            Kind::Industry => Filter::of(Class::Industry),
            Kind::Commerce => Filter::of(Class::Commerce),
            Kind::Public => Filter::of(Class::Public),
            Kind::Tourism => Filter::of(Class::Tourism),
            Kind::Prosperity => Filter::of(Class::Prosperity),
        }
    }

    /// As an index into an array by type.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The icon of a housing tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Density {
    /// Low.
    Low,
    /// Medium.
    Medium,
    /// High.
    High,
}

impl Density {
    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Density::Low => "low",
            Density::Medium => "medium",
            Density::High => "high",
        }
    }

    /// The housing of this density.
    #[inline]
    pub const fn filter(self) -> Filter {
        match self {
            Density::Low => Filter::of(Class::HousingLow),
            Density::Medium => Filter::of(Class::HousingMedium),
            Density::High => Filter::of(Class::HousingHigh),
        }
    }
}

/// Where a tile comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Stack {
    /// In every city from the start (1.5).
    #[serde(rename = "start")]
    Start,
    /// Rounds 1 to 4.
    #[serde(rename = "era-1")]
    Era1,
    /// Rounds 5 to 8.
    #[serde(rename = "era-2")]
    Era2,
    /// Rounds 9 to 12.
    #[serde(rename = "era-3")]
    Era3,
    /// The hands of the Prosperity variant.
    #[serde(rename = "prosperity")]
    Prosperity,
}

impl Stack {
    /// All five, as they lie in the data.
    pub const ALL: [Stack; 5] =
        [Stack::Start, Stack::Era1, Stack::Era2, Stack::Era3, Stack::Prosperity];
    /// The stacks of the eras.
    pub const ERAS: [Stack; 3] = [Stack::Era1, Stack::Era2, Stack::Era3];

    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Stack::Start => "start",
            Stack::Era1 => "era-1",
            Stack::Era2 => "era-2",
            Stack::Era3 => "era-3",
            Stack::Prosperity => "prosperity",
        }
    }

    /// The rows of its tiles.
    const fn ids(self) -> Range<u8> {
        match self {
            Stack::Start => 0..2,
            Stack::Era1 => 2..29,
            Stack::Era2 => 29..56,
            Stack::Era3 => 56..80,
            Stack::Prosperity => 80..TileId::COUNT as u8,
        }
    }

    /// The number of its first tile.
    pub(crate) const fn first(self) -> u8 {
        self.ids().start
    }

    /// Its tiles, in the booklet's order.
    pub fn tiles(self) -> impl ExactSizeIterator<Item = TileId> {
        self.ids().map(TileId)
    }
}

/// A tile. City Hall and Hotel are one kind of tile each, though every city
/// has them; all others are there one time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u8);

impl TileId {
    /// City Hall.
    pub const CITY_HALL: TileId = TileId(0);
    /// Hotel.
    pub const HOTEL: TileId = TileId(1);
    /// How many there are.
    pub const COUNT: usize = 105;

    /// All tiles.
    pub fn all() -> impl ExactSizeIterator<Item = TileId> {
        (0..TileId::COUNT as u8).map(TileId)
    }

    /// The tile with this slug.
    pub fn find(slug: &str) -> Option<TileId> {
        TileId::all().find(|tile| tile.slug() == slug)
    }

    /// Its name in text; never changes.
    pub fn slug(self) -> &'static str {
        data().slugs[self.index()]
    }

    /// Its type.
    #[inline]
    pub fn kind(self) -> Kind {
        data().kinds[self.index()]
    }

    /// The density of housing.
    #[inline]
    pub fn density(self) -> Option<Density> {
        data().densities[self.index()]
    }

    /// Its classes, for [`Filter::matches`].
    #[inline]
    pub fn classes(self) -> Filter {
        data().classes[self.index()]
    }

    /// Its stack.
    pub fn stack(self) -> Stack {
        let holds = |stack: &Stack| stack.ids().contains(&self.0);
        Stack::ALL.into_iter().find(holds).expect("checked: the stacks make up all tiles")
    }

    /// The cubes printed on it (3.9, 5.4a); 0 where it has no activate effect.
    #[inline]
    pub fn cubes(self) -> u8 {
        data().cubes[self.index()]
    }

    /// The fewest seats that play with it: 4 or 5 by its icon (5.5a, 5.5b), 2
    /// without one.
    #[inline]
    pub fn seats(self) -> u8 {
        data().seats[self.index()]
    }

    /// A tourism tile with Museum in its name, for Casino.
    #[inline]
    pub fn is_museum(self) -> bool {
        self.classes().matches(Filter::of(Class::Museum))
    }

    /// A tile whose printed immediate effect has exactly progress+3.
    #[inline]
    pub fn is_prog3(self) -> bool {
        self.classes().matches(Filter::of(Class::Prog3))
    }

    /// Once, when it is built.
    #[inline]
    pub fn immediate(self) -> &'static Effects {
        &data().immediate[self.index()]
    }

    /// When it is activated; its losses are the price. A tile without one
    /// cannot be activated (A17).
    #[inline]
    pub fn activate(self) -> &'static Effects {
        &data().activate[self.index()]
    }

    /// When it is built, for the tiles that are there, and again for each
    /// matching tile that is built later.
    #[inline]
    pub fn construction(self) -> Option<Effect> {
        data().construction[self.index()]
    }

    /// Each time that something else sets it off.
    #[inline]
    pub fn permanent(self) -> Option<Permanent> {
        data().permanent[self.index()]
    }

    /// Once, in round 12 before the third World Expo (A32).
    #[inline]
    pub fn before_expo(self) -> Option<Effect> {
        data().before_expo[self.index()]
    }

    /// At the end of the game.
    #[inline]
    pub fn end(self) -> &'static Effects {
        &data().end[self.index()]
    }

    /// What a prosperity tile asks for.
    #[inline]
    pub fn requirement(self) -> Option<Requirement> {
        data().requirements[self.index()]
    }

    /// As an index into an array by tile.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
