//! Where a contract may be built, beyond zoning.
//!
//! **Invariant:** all that is in the set must hold.

use serde::Deserialize;

use crate::zone::{Kind, Kinds};

/// The restrictions of a contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Restrictions {
    /// Some lot must touch water.
    pub water: bool,
    /// Some lot must touch wilderness.
    pub wild: bool,
    /// Zoning is not checked.
    pub ignore_zoning: bool,
    /// No building of these kinds may be adjacent.
    pub not_adjacent: Kinds,
    /// Of each of these kinds at least one must be adjacent, anybody's.
    pub adjacent: Kinds,
    /// The least value of the block.
    pub least: u8,
    /// The greatest value of the block.
    pub most: u8,
}

impl Restrictions {
    /// None at all.
    pub const NONE: Restrictions = Restrictions {
        water: false,
        wild: false,
        ignore_zoning: false,
        not_adjacent: Kinds::NONE,
        adjacent: Kinds::NONE,
        least: 0,
        most: u8::MAX,
    };

    /// Whether a block's value is right.
    #[inline]
    pub const fn allow_value(&self, value: u8) -> bool {
        self.least <= value && value <= self.most
    }
}

/// One of them, as the data spells it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Restriction {
    Water,
    Wilderness,
    IgnoreZoning,
    NotAdjacent(Kind),
    Adjacent(Kind),
    ValueAtLeast(u8),
    ValueAtMost(u8),
}

/// The set of a list; nothing may be said twice, or against another.
pub(crate) fn read(list: Vec<Restriction>) -> Result<Restrictions, &'static str> {
    let mut set = Restrictions::NONE;
    for restriction in list {
        let before = set;
        match restriction {
            Restriction::Water => set.water = true,
            Restriction::Wilderness => set.wild = true,
            Restriction::IgnoreZoning => set.ignore_zoning = true,
            Restriction::NotAdjacent(kind) => set.not_adjacent = set.not_adjacent.with(kind),
            Restriction::Adjacent(kind) => set.adjacent = set.adjacent.with(kind),
            Restriction::ValueAtLeast(n) if set.least == 0 => set.least = n,
            Restriction::ValueAtMost(n) if set.most == u8::MAX => set.most = n,
            Restriction::ValueAtLeast(_) | Restriction::ValueAtMost(_) => {}
        }
        if set == before {
            return Err("a restriction says nothing new");
        }
    }
    if set.least > set.most || set.adjacent.iter().any(|kind| set.not_adjacent.contains(kind)) {
        return Err("two restrictions cannot both hold");
    }
    Ok(set)
}
