//! A seat's city: tiles and lakes on an unbounded grid around City Hall, and
//! its two construction tokens (2.4).
//!
//! **Invariant:** the slots lie in the order of the tiles' numbers and the
//! tokens in that of their corners, so two cities with the same tiles on the
//! same cells and tokens on the same corners are equal and hash alike, in
//! whatever order they came there.

mod build;
mod cell;
mod grid;
mod slot;
#[cfg(test)]
mod tests;
mod tokens;

pub use build::{Misfit, Penalty};
pub use cell::{Cell, Corner, ParseCellError};
pub use slot::{Slot, Slots};
pub use tokens::MisplacedToken;

use crate::filter::{Class, Filter};
use crate::tile::{Kind, TileId};

/// A city. Flat and small; sets of slots answer what the rules ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct City {
    /// By class: the tiles that have it. A lake has none.
    classes: [Slots; Class::COUNT],
    /// By slot, ascending; of a lake, the tile on its other side.
    tiles: [TileId; City::MOST],
    /// By slot.
    xs: [i8; City::MOST],
    /// By slot.
    ys: [i8; City::MOST],
    /// Slots in use; the others are all zero.
    len: u8,
    /// Ascending.
    tokens: [Corner; 2],
}

/// What lies on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Square {
    /// A building.
    Tile(TileId),
    /// A lake, with the prosperity tile on its other side (1.9), which all have
    /// seen (A48).
    Lake(TileId),
}

impl City {
    /// The most tiles and lakes: City Hall and Hotel, one build a round, the
    /// prosperity builds and the one that Financial District adds.
    pub const MOST: usize = 20;

    /// City Hall on the left, Hotel on the right, tokens on the two corners
    /// that they share (2.1g, A47).
    pub fn new() -> City {
        let mut city = City {
            classes: [Slots::NONE; Class::COUNT],
            tiles: [TileId(0); City::MOST],
            xs: [0; City::MOST],
            ys: [0; City::MOST],
            len: 0,
            tokens: [Corner { x: 1, y: 0 }, Corner { x: 1, y: 1 }],
        };
        city.insert(TileId::CITY_HALL, TileId::CITY_HALL.classes(), Cell::CITY_HALL);
        city.insert(TileId::HOTEL, TileId::HOTEL.classes(), Cell::HOTEL);
        city
    }

    /// Every slot in use.
    #[inline]
    pub fn slots(&self) -> Slots {
        Slots::first(self.len)
    }

    /// What lies in a slot.
    #[inline]
    pub fn square(&self, slot: Slot) -> Square {
        let tile = self.tiles[slot.index()];
        if self.of(Filter::ANY).contains(slot) { Square::Tile(tile) } else { Square::Lake(tile) }
    }

    /// The building in a slot; none if it is a lake.
    #[inline]
    pub fn tile(&self, slot: Slot) -> Option<TileId> {
        match self.square(slot) {
            Square::Tile(tile) => Some(tile),
            Square::Lake(_) => None,
        }
    }

    /// Where the tile or lake of a slot lies.
    #[inline]
    pub fn cell(&self, slot: Slot) -> Cell {
        Cell { x: self.xs[slot.index()], y: self.ys[slot.index()] }
    }

    /// The slot of a building.
    #[inline]
    pub fn slot_of(&self, tile: TileId) -> Option<Slot> {
        self.of(Filter::ANY).iter().find(|slot| self.tiles[slot.index()] == tile)
    }

    /// The slot of what lies on a cell.
    #[inline]
    pub fn slot_at(&self, cell: Cell) -> Option<Slot> {
        self.within(cell, 0).iter().next()
    }

    /// What lies on a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<Square> {
        self.slot_at(cell).map(|slot| self.square(slot))
    }

    /// The tiles that match; lakes never do (A11).
    #[inline]
    pub fn of(&self, filter: Filter) -> Slots {
        let mut left = usize::from(filter.0) & ((1 << Class::COUNT) - 1);
        let mut slots = Slots::NONE;
        while left != 0 {
            slots = slots | self.classes[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        slots
    }

    /// The tiles with an activation effect (2.7c).
    #[inline]
    pub fn activatable(&self) -> Slots {
        self.classes[Class::Activates as usize]
    }

    /// The tiles with a construction effect that moves a track (2.4k).
    #[inline]
    pub fn constructions(&self) -> Slots {
        self.classes[Class::Constructs as usize]
    }

    /// The tiles with a permanent effect (3.6).
    #[inline]
    pub fn permanents(&self) -> Slots {
        self.classes[Class::Permanent as usize]
    }

    /// What lies on the eight cells around, lakes too.
    #[inline]
    pub fn neighbors(&self, cell: Cell) -> Slots {
        self.within(cell, 1) & !self.within(cell, 0)
    }

    /// Tiles of the city that match (A12).
    #[inline]
    pub fn count(&self, filter: Filter) -> u8 {
        self.of(filter).len()
    }

    /// Tiles that match on the eight cells around.
    #[inline]
    pub fn adj(&self, cell: Cell, filter: Filter) -> u8 {
        (self.neighbors(cell) & self.of(filter)).len()
    }

    /// Types on the eight cells around, other than the `own` one of the tile
    /// in the middle (A10).
    #[inline]
    pub fn adj_types(&self, cell: Cell, own: Kind) -> u8 {
        let around = self.neighbors(cell);
        let there = |kind: &Kind| *kind != own && !(around & self.of(kind.filter())).is_empty();
        Kind::ALL.iter().filter(|kind| there(kind)).count() as u8
    }

    /// Whether `built`, the tile laid last, brings `tile` a type other than
    /// its own that none of its other neighbors has (A9).
    pub fn is_new_neighbor_type(&self, tile: Slot, built: Slot) -> bool {
        let (Some(own), Some(new)) = (self.tile(tile), self.tile(built)) else { return false };
        let around = self.neighbors(self.cell(tile));
        own.kind() != new.kind() && (around & self.of(new.kind().filter())) == Slots::of(built)
    }

    /// Builds a tile on a cell that [`City::check_build`] has passed. What lay
    /// in the returned slot and after it has moved up by one.
    pub fn place(&mut self, tile: TileId, cell: Cell) -> Slot {
        debug_assert_eq!(self.check_build(cell), Ok(()));
        self.insert(tile, tile.classes(), cell)
    }

    /// Turns a tile over and lays it as a lake, as [`City::place`] does.
    pub fn place_lake(&mut self, tile: TileId, cell: Cell) -> Slot {
        debug_assert_eq!(self.check_build(cell), Ok(()));
        self.insert(tile, Filter::NONE, cell)
    }

    fn insert(&mut self, tile: TileId, classes: Filter, cell: Cell) -> Slot {
        let len = usize::from(self.len);
        let at = self.tiles[..len].partition_point(|other| *other < tile);
        let slot = Slot(at as u8);
        self.tiles.copy_within(at..len, at + 1);
        self.xs.copy_within(at..len, at + 1);
        self.ys.copy_within(at..len, at + 1);
        self.tiles[at] = tile;
        (self.xs[at], self.ys[at]) = (cell.x, cell.y);
        self.len += 1;
        for (class, slots) in self.classes.iter_mut().enumerate() {
            *slots = slots.open(slot, classes.0 >> class & 1 != 0);
        }
        slot
    }

    /// What lies at most so many steps away, diagonal ones counting as one.
    #[inline]
    fn within(&self, cell: Cell, steps: u8) -> Slots {
        // The numbers of a city are small, so only near ones come out small.
        let near = |a: i8, b: i8| a.wrapping_sub(b).unsigned_abs() <= steps;
        let mut slots = 0;
        for (slot, (&x, &y)) in self.xs.iter().zip(&self.ys).enumerate() {
            slots |= u32::from(near(x, cell.x) & near(y, cell.y)) << slot;
        }
        Slots(slots) & self.slots()
    }
}

impl Default for City {
    fn default() -> City {
        City::new()
    }
}
