//! Whether something may be built on a cell, and which placement rules a tile
//! breaks there (2.4).

use super::{Cell, City, Slot};
use crate::data::data;
use crate::effect::{Effect, Special};
use crate::tile::{Kind, TileId};

/// Why nothing can be built on a cell (2.4c).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    /// Something lies there.
    Taken,
    /// It touches the city neither by a side nor by a corner (A5).
    Apart,
}

/// The placement rules that a tile breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Penalty {
    /// Rule A: it is not at a construction token (2.4d).
    pub token: bool,
    /// Rule B: it is away from the tiles of its own type (2.4e).
    pub kin: bool,
}

impl Penalty {
    /// No rule is broken.
    pub const NONE: Penalty = Penalty { token: false, kin: false };

    /// What it does to prestige: 0 or a loss (2.4f).
    #[inline]
    pub fn prestige(self) -> i16 {
        -i16::from(data().placement.penalty) * (i16::from(self.token) + i16::from(self.kin))
    }
}

impl City {
    /// Whether a tile or a lake may be built on a cell (2.4c, A5).
    #[inline]
    pub fn check_build(&self, cell: Cell) -> Result<(), Misfit> {
        if self.slot_at(cell).is_some() {
            Err(Misfit::Taken)
        } else if self.neighbors(cell).is_empty() {
            Err(Misfit::Apart)
        } else {
            Ok(())
        }
    }

    /// The placement rules that `tile` breaks if it is built on `cell`. Lakes
    /// are free of them.
    #[inline]
    pub fn penalty(&self, tile: TileId, cell: Cell) -> Penalty {
        let around = self.neighbors(cell);
        // (A39) Next to Subway no rule holds.
        let free = |slot: Slot| {
            let said = self.tiles[slot.index()].construction();
            said == Some(Effect::Special(Special::NoPenalty))
        };
        if (around & self.of(Kind::Prosperity.filter())).iter().any(free) {
            return Penalty::NONE;
        }
        // (2.4e, A4) The city's first tile of a type has no kin to be near.
        let kin = self.of(tile.kind().filter());
        Penalty {
            token: !self.tokens.iter().any(|token| token.touches(cell)),
            kin: !kin.is_empty() && (kin & around).is_empty(),
        }
    }
}
