//! What stands where: buildings with their kinds, lots and cubes, and the
//! markers on the gray spaces.
//!
//! **Invariant:** a building is named by its first lot; sets of buildings are
//! sets of such lots. The order of building leaves no trace: equal cities are
//! equal values.

mod bits;
mod fits;
mod marker;
mod search;
#[cfg(test)]
mod tests;

use insula_core::Seat;

pub use fits::{Clearing, Misfit};
pub use marker::{Marker, ParseSpaceError, Row, Space};
pub use search::Area;

use super::{Block, Lot, Lots, Shape, Site};
use crate::MAX_SEATS;
use crate::board::board;
use crate::zone::Kind;

/// A building.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building {
    /// Of which zone, or a park.
    pub kind: Kind,
    /// Who controls it; none: uncontrolled (1.4).
    pub owner: Option<Seat>,
    /// On which lots.
    pub site: Site,
}

/// The city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Map {
    /// By kind: all lots that its buildings cover.
    kinds: [Lots; Kind::ALL.len()],
    /// By seat: all lots that buildings under its cubes cover.
    owners: [Lots; MAX_SEATS],
    /// The first lot of every building.
    firsts: Lots,
    /// By block, four bits for each lot: the shape of the building there, 0
    /// where the lot is empty.
    shapes: [u16; Block::COUNT],
    /// By block; follows from the rows and markers.
    values: [u8; Block::COUNT],
    /// By gray space: the marker's number, 0 where it is empty.
    markers: [u8; Space::COUNT],
}

impl Default for Map {
    fn default() -> Map {
        Map::new()
    }
}

impl Map {
    /// The empty grid, without markers.
    pub fn new() -> Map {
        Map {
            kinds: [Lots::NONE; Kind::ALL.len()],
            owners: [Lots::NONE; MAX_SEATS],
            firsts: Lots::NONE,
            shapes: [0; Block::COUNT],
            values: board().printed,
            markers: [0; Space::COUNT],
        }
    }

    /// The city at the start: twelve uncontrolled buildings (2.1a, 12.3a).
    pub fn start() -> Map {
        let mut map = Map::new();
        for start in &board().starting {
            map.build(start.zone.kind(), Site::one(start.lot), None);
        }
        map
    }

    /// The value of a block: the sum of all numbers of the rows through it (1.8).
    #[inline]
    pub const fn value(&self, block: Block) -> u8 {
        self.values[block.index()]
    }

    /// The blocks, as whole sets of lots, whose value lies between the two.
    pub fn blocks_worth(&self, least: u8, most: u8) -> Lots {
        let right = |block: &Block| (least..=most).contains(&self.value(*block));
        Block::all().filter(right).fold(Lots::NONE, |lots, block| lots | Lots::block(block))
    }

    /// Every building.
    #[inline]
    pub const fn buildings(&self) -> Lots {
        self.firsts
    }

    /// The building on a lot.
    #[inline]
    pub fn building(&self, lot: Lot) -> Option<Building> {
        let site = self.site(lot)?;
        let kind = Kind::ALL.into_iter().find(|kind| self.kinds[kind.index()].contains(lot));
        let kind = kind.expect("checked: a lot with a shape has a kind");
        Some(Building { kind, owner: self.owner(lot), site })
    }

    /// The lots of the building on a lot.
    #[inline]
    pub fn site(&self, lot: Lot) -> Option<Site> {
        let block = lot.block();
        let bits = self.shapes[block.index()] >> (4 * lot.corner()) & 0b1111;
        Some(Site { block, shape: Shape::from_bits(bits as u8)? })
    }

    /// Who controls the building on a lot.
    #[inline]
    pub fn owner(&self, lot: Lot) -> Option<Seat> {
        let at = self.owners.iter().position(|lots| lots.contains(lot))?;
        Some(Seat(at as u8))
    }

    /// The lots with a building.
    #[inline]
    pub fn taken(&self) -> Lots {
        self.kinds.iter().fold(Lots::NONE, |taken, &lots| taken | lots)
    }

    /// The lots without a building.
    #[inline]
    pub fn empty(&self) -> Lots {
        !self.taken()
    }

    /// Park tiles that are not on the grid (R48).
    pub fn parks_left(&self) -> u8 {
        board().supply.parks - (self.kinds[Kind::Park.index()] & self.firsts).len()
    }

    /// Puts a building on empty lots.
    pub fn build(&mut self, kind: Kind, site: Site, owner: Option<Seat>) {
        let lots = site.lots();
        debug_assert!(!self.taken().meets(lots), "checked: the lots are empty");
        self.kinds[kind.index()] |= lots;
        self.firsts |= Lots::of(site.first());
        self.mark(site, site.shape.bits());
        if let Some(seat) = owner {
            self.owners[seat.index()] |= lots;
        }
    }

    /// Takes the building on a lot away and tells what it was.
    pub fn remove(&mut self, lot: Lot) -> Option<Building> {
        let building = self.building(lot)?;
        let lots = building.site.lots();
        self.kinds[building.kind.index()] -= lots;
        self.firsts -= lots;
        self.mark(building.site, 0);
        if let Some(seat) = building.owner {
            self.owners[seat.index()] -= lots;
        }
        Some(building)
    }

    /// Puts a seat's cube on the building on a lot, or takes the cube off.
    pub fn control(&mut self, lot: Lot, owner: Option<Seat>) {
        let lots = self.site(lot).map_or(Lots::NONE, Site::lots);
        for owned in &mut self.owners {
            *owned -= lots;
        }
        if let Some(seat) = owner {
            self.owners[seat.index()] |= lots;
        }
    }

    /// Writes the shape at each of its lots, 0 to clear them.
    fn mark(&mut self, site: Site, bits: u8) {
        let shapes = &mut self.shapes[site.block.index()];
        for corner in site.shape.corners() {
            *shapes &= !(0b1111 << (4 * corner));
            *shapes |= u16::from(bits) << (4 * corner);
        }
    }
}
