//! Which buildings there are: by kind, size, controller and place.

use insula_core::Seat;

use super::Map;
use crate::board::board;
use crate::grid::{Block, Lots, Row, Site};
use crate::zone::{Kind, Kinds, Sizes};

/// Where buildings are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    /// Everywhere.
    All,
    /// In a row, each once (R5).
    Row(Row),
    /// In the two single block rows through a block (5.5c).
    TheseRows(Block),
    /// In a block.
    Block(Block),
    /// Adjacent to a place, not on it: a building, or where one may stand.
    Around(Site),
    /// Touching water.
    Water,
    /// Touching a park other than itself.
    Park,
}

impl Map {
    /// The buildings of these kinds and sizes in an area; with `owner`, only
    /// those that the seat controls.
    #[inline]
    pub fn find(&self, kinds: Kinds, sizes: Sizes, owner: Option<Seat>, area: Area) -> Lots {
        let mut found = self.firsts & self.covered(kinds);
        if let Some(seat) = owner {
            found &= self.owners[seat.index()];
        }
        if sizes != Sizes::ANY {
            found = keep(found, |lot| self.site(lot).is_some_and(|at| sizes.contains(at.size())));
        }
        match area {
            Area::All => found,
            Area::Row(row) => found & row.lots(),
            Area::TheseRows(block) => found & Lots::these_rows(block),
            Area::Block(block) => found & Lots::block(block),
            Area::Around(site) => found & self.adjacent(site),
            Area::Water => {
                keep(found, |lot| self.site(lot).is_some_and(|at| at.lots().meets(board().water)))
            }
            Area::Park => {
                let parks = self.kinds[Kind::Park.index()];
                let lots = owner.map_or(self.taken(), |seat| self.owners[seat.index()]);
                let near = self.standing_on(parks.around() & lots);
                let touches = |lot| self.site(lot).is_some_and(|at| at.around().meets(parks));
                found & near | keep(found & parks, touches)
            }
        }
    }

    /// The buildings of a kind that a seat controls.
    #[inline]
    pub fn controlled(&self, kind: Kind, seat: Seat) -> Lots {
        self.firsts & self.kinds[kind.index()] & self.owners[seat.index()]
    }

    /// The buildings of a seat, of whatever kind.
    #[inline]
    pub fn owned(&self, seat: Seat) -> Lots {
        self.firsts & self.owners[seat.index()]
    }

    /// How many [`Map::find`] finds.
    #[inline]
    pub fn count(&self, kinds: Kinds, sizes: Sizes, owner: Option<Seat>, area: Area) -> u8 {
        self.find(kinds, sizes, owner, area).len()
    }

    /// How many buildings of a row a seat controls, for a payout (4.2).
    #[inline]
    pub fn in_row(&self, seat: Seat, row: Row) -> u8 {
        (self.owned(seat) & row.lots()).len()
    }

    /// The buildings that a place touches by a side or a corner, each once (1.5).
    #[inline]
    pub fn adjacent(&self, site: Site) -> Lots {
        self.standing_on(site.around() & self.taken())
    }

    /// The adjacent buildings of a kind, for the adjacency bonus (5.3a).
    #[inline]
    pub fn adjacent_of(&self, kind: Kind, site: Site) -> Lots {
        self.standing_on(site.around() & self.kinds[kind.index()])
    }

    /// The uncontrolled buildings.
    pub fn uncontrolled(&self) -> Lots {
        self.owners.iter().fold(self.firsts, |left, &owned| left - owned)
    }

    /// The highest value of these buildings (R46).
    #[inline]
    pub fn top(&self, among: Lots) -> u8 {
        among.iter().fold(0, |top, lot| top.max(self.value(lot.block())))
    }

    /// Those of the buildings `among` that have the highest value (R46).
    pub fn highest(&self, among: Lots) -> Lots {
        self.extreme(among, |value, best| value > best)
    }

    /// Those of the buildings `among` that have the lowest value (R46).
    pub fn lowest(&self, among: Lots) -> Lots {
        self.extreme(among, |value, best| value < best)
    }

    fn extreme(&self, among: Lots, better: impl Fn(u8, u8) -> bool) -> Lots {
        let Some(first) = among.first() else { return Lots::NONE };
        let (mut best, mut found) = (self.value(first.block()), Lots::NONE);
        for lot in among.iter() {
            let value = self.value(lot.block());
            if better(value, best) {
                (best, found) = (value, Lots::NONE);
            }
            if value == best {
                found |= Lots::of(lot);
            }
        }
        found
    }

    /// All lots under buildings of these kinds.
    #[inline]
    pub(super) fn covered(&self, kinds: Kinds) -> Lots {
        kinds.iter().fold(Lots::NONE, |lots, kind| lots | self.kinds[kind.index()])
    }

    /// The buildings that cover these lots.
    #[inline]
    fn standing_on(&self, lots: Lots) -> Lots {
        // Most buildings cover only their first lot.
        let first = |lot| self.site(lot).map(Site::first);
        lots & self.firsts | (lots - self.firsts).iter().filter_map(first).collect()
    }
}

#[inline]
fn keep(lots: Lots, right: impl Fn(crate::grid::Lot) -> bool) -> Lots {
    lots.iter().filter(|&lot| right(lot)).collect()
}
