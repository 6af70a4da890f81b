//! Zones, kinds of building and sets of them, and sizes.
//!
//! **Invariant:** a set has no bit outside its members.

use serde::{Deserialize, Serialize};

/// What a contract's building is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Zone {
    /// Civic, red.
    Civ,
    /// Commercial, gold.
    Com,
    /// Industrial, blue.
    Ind,
    /// Residential, purple.
    Res,
}

impl Zone {
    /// All four.
    pub const ALL: [Zone; 4] = [Zone::Civ, Zone::Com, Zone::Ind, Zone::Res];

    /// As it is written in the data.
    pub const fn name(self) -> &'static str {
        self.kind().name()
    }

    /// As an index into an array by zone.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of its buildings.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Zone::Civ => Kind::Civ,
            Zone::Com => Kind::Com,
            Zone::Ind => Kind::Ind,
            Zone::Res => Kind::Res,
        }
    }
}

/// What a building is: of a zone, or a park (1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "BuildingKind"))]
pub enum Kind {
    /// Civic.
    Civ,
    /// Commercial.
    Com,
    /// Industrial.
    Ind,
    /// Residential.
    Res,
    /// A park, of no zone.
    Park,
}

impl Kind {
    /// All five.
    pub const ALL: [Kind; 5] = [Kind::Civ, Kind::Com, Kind::Ind, Kind::Res, Kind::Park];

    /// As it is written in the data.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Civ => "civ",
            Kind::Com => "com",
            Kind::Ind => "ind",
            Kind::Res => "res",
            Kind::Park => "park",
        }
    }

    /// As an index into an array by kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its zone; a park has none.
    #[inline]
    pub const fn zone(self) -> Option<Zone> {
        match self {
            Kind::Civ => Some(Zone::Civ),
            Kind::Com => Some(Zone::Com),
            Kind::Ind => Some(Zone::Ind),
            Kind::Res => Some(Zone::Res),
            Kind::Park => None,
        }
    }
}

/// A set of kinds of building.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);
    /// The four zones.
    pub const ZONES: Kinds = Kinds(0b0_1111);
    /// Every kind, parks too.
    pub const ANY: Kinds = Kinds(0b1_1111);

    /// One kind.
    #[inline]
    pub const fn of(kind: Kind) -> Kinds {
        Kinds(1 << kind as u8)
    }

    /// These and `kind`.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u8)
    }

    /// These but not `kind`.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: Kind) -> Kinds {
        Kinds(self.0 & !(1 << kind as u8))
    }

    /// Whether `kind` is among them.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// In the order of [`Kind::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let Kinds(mut left) = self;
        std::iter::from_fn(move || {
            let kind = *Kind::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(kind)
        })
    }
}

/// The most lots of a building.
pub const MAX_LOTS: u8 = 4;

/// A set of sizes of building, 1 to 4 lots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sizes(u8);

impl Sizes {
    /// Every size.
    pub const ANY: Sizes = Sizes(0b1111);

    /// Exactly so many lots, 1 to 4.
    #[inline]
    pub const fn exactly(lots: u8) -> Sizes {
        Sizes(1 << (lots - 1))
    }

    /// At least so many lots, 1 to 4.
    #[inline]
    pub const fn at_least(lots: u8) -> Sizes {
        Sizes(0b1111 & !(Sizes::exactly(lots).0 - 1))
    }

    /// Whether a building of `lots` is meant.
    #[inline]
    pub const fn contains(self, lots: u8) -> bool {
        self.0 & Sizes::exactly(lots).0 != 0
    }

    /// The smallest of them.
    #[inline]
    pub const fn least(self) -> u8 {
        self.0.trailing_zeros() as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_exact_or_open() {
        let lots = |sizes: Sizes| (1..=MAX_LOTS).filter(|&n| sizes.contains(n)).collect::<Vec<_>>();
        assert_eq!(lots(Sizes::exactly(3)), [3]);
        assert_eq!(lots(Sizes::at_least(2)), [2, 3, 4]);
        assert_eq!(Sizes::at_least(1), Sizes::ANY);
        assert_eq!(Sizes::at_least(4), Sizes::exactly(4));
        assert_eq!((Sizes::at_least(2).least(), Sizes::ANY.least()), (2, 1));
    }

    #[test]
    fn kinds_are_a_set_in_order() {
        let kinds = Kinds::of(Kind::Park).with(Kind::Com);
        assert_eq!(kinds.iter().collect::<Vec<_>>(), [Kind::Com, Kind::Park]);
        assert_eq!(Kinds::ANY.without(Kind::Park), Kinds::ZONES);
        assert_eq!((Kinds::ANY.len(), kinds.is_empty()), (5, false));
        for zone in Zone::ALL {
            assert_eq!(zone.kind().zone(), Some(zone));
            assert_eq!(zone.index(), zone.kind().index());
        }
    }
}
