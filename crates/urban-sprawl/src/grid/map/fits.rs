//! Where a contract's building may be placed, and why not elsewhere (5.2, 8).

use insula_core::Seat;

use super::Map;
use crate::board::board;
use crate::grid::{Block, Lot, Lots, Shape, Site, Sites};
use crate::restriction::Restrictions;
use crate::zone::{Kind, Kinds, Zone};

/// Whether buildings may be demolished to make room (8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clearing {
    /// Only empty lots will do.
    No,
    /// Any building may go but those of this seat, where there is one: the
    /// Contractor's holder's, unless the builder is the holder (8.4).
    Except(Option<Seat>),
}

/// Why a building may not be placed somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    /// A building covers this lot.
    Taken(Lot),
    /// This building would be demolished only in part (8.3).
    Uncovered(Lot),
    /// This building may not be demolished (8.4).
    Protected(Lot),
    /// The block's value is above what the card allows.
    TooDear {
        /// The value.
        value: u8,
        /// The greatest allowed.
        most: u8,
    },
    /// The block's value is below what the card asks for.
    TooCheap {
        /// The value.
        value: u8,
        /// The least allowed.
        least: u8,
    },
    /// No lot touches water.
    NoWater,
    /// No lot touches wilderness.
    NoWilderness,
    /// This building is adjacent and of a kind that may not be.
    Beside(Lot),
    /// No building of this kind is adjacent, as the card asks.
    NotBeside(Kind),
    /// Zoning: this building of another zone is adjacent and none of the own.
    Zoning(Lot),
}

impl Map {
    /// Whether a building of `zone` may be placed on a site, and which
    /// buildings it would demolish. Those are wholly covered, so nothing
    /// adjacent is among them: zoning and restrictions are judged with them
    /// gone (8.2, R32).
    pub fn check(
        &self,
        site: Site,
        zone: Zone,
        restrictions: &Restrictions,
        clearing: Clearing,
    ) -> Result<Lots, Misfit> {
        let gone = self.check_lots(site, clearing)?;
        self.check_restrictions(site, restrictions)?;
        if !restrictions.ignore_zoning {
            self.check_zoning(site, zone)?;
        }
        Ok(gone)
    }

    /// The zoning rule (5.2c): if a building of another zone is adjacent, one
    /// of its own must be too; parks are ignored (5.2d).
    #[inline]
    pub fn check_zoning(&self, site: Site, zone: Zone) -> Result<(), Misfit> {
        let around = site.around();
        let others = around & self.covered(Kinds::ZONES.without(zone.kind()));
        if around.meets(self.kinds[zone.kind().index()]) {
            return Ok(());
        }
        others.first().map_or(Ok(()), |lot| Err(Misfit::Zoning(self.named(lot))))
    }

    /// Every place on empty lots where a building of `zone` may stand.
    pub fn sites(&self, zone: Zone, size: u8, restrictions: &Restrictions) -> Sites {
        // A place touches a building when one of its lots lies within the
        // building's spread; its own lots are empty, so that is adjacency.
        let spread = |kinds| corners(self.covered(kinds).spread());
        let empty = corners(self.empty());
        let (mut own, mut others) = ([Lots::NONE; 4], [Lots::NONE; 4]);
        if !restrictions.ignore_zoning {
            own = spread(Kinds::of(zone.kind()));
            others = spread(Kinds::ZONES.without(zone.kind()));
        }
        let sites = Sites::by_shape(size, |bits| {
            all(&empty, bits) & (!any(&others, bits) | any(&own, bits))
        });
        self.restricted(sites, restrictions)
    }

    /// Every place where a building of `zone` may stand by demolishing at
    /// least one building.
    pub fn sites_clearing(
        &self,
        zone: Zone,
        size: u8,
        restrictions: &Restrictions,
        spared: Option<Seat>,
    ) -> Sites {
        let mut sites = Sites::none(size);
        self.clearing(zone, size, restrictions, spared, Lots::ALL, |site| {
            sites.insert(site);
            true
        });
        sites
    }

    /// Whether there is such a place within `blocks`, a union of whole blocks.
    pub fn can_clear(
        &self,
        zone: Zone,
        size: u8,
        restrictions: &Restrictions,
        spared: Option<Seat>,
        blocks: Lots,
    ) -> bool {
        let mut found = false;
        self.clearing(zone, size, restrictions, spared, blocks, |_| {
            found = true;
            false
        });
        found
    }

    /// Shows `each` those places until it has seen enough. The same conditions
    /// as [`Map::check`], without the reasons.
    #[inline]
    fn clearing(
        &self,
        zone: Zone,
        size: u8,
        restrictions: &Restrictions,
        spared: Option<Seat>,
        blocks: Lots,
        mut each: impl FnMut(Site) -> bool,
    ) {
        let own = self.kinds[zone.kind().index()];
        let others = self.covered(Kinds::ZONES.without(zone.kind()));
        let spared = spared.map_or(Lots::NONE, |seat| self.owners[seat.index()]);
        let free = *restrictions == Restrictions::NONE;
        for block in Block::all() {
            if self.shapes[block.index()] == 0 || !blocks.contains(block.lot(0)) {
                continue;
            }
            for shape in Shape::of_size(size) {
                let site = Site { block, shape };
                // Something stands there, and it is covered whole (8.3).
                let met = self.met(site);
                if met == 0 || met & !shape.bits() != 0 || spared.meets(site.lots()) {
                    continue;
                }
                let around = site.around();
                let zoned =
                    restrictions.ignore_zoning || around.meets(own) || !around.meets(others);
                let right = zoned && (free || self.check_restrictions(site, restrictions).is_ok());
                if right && !each(site) {
                    return;
                }
            }
        }
    }

    /// Those of the sites on empty lots that obey the restrictions, zoning
    /// apart.
    fn restricted(&self, mut sites: Sites, restrictions: &Restrictions) -> Sites {
        if *restrictions == Restrictions::NONE {
            return sites;
        }
        if restrictions.least > 0 || restrictions.most < u8::MAX {
            sites = sites.within(self.blocks_worth(restrictions.least, restrictions.most));
        }
        let touching = |sites: Sites, lots: Lots, touch: bool| {
            let lots = corners(lots);
            let right = |bits| if touch { any(&lots, bits) } else { !any(&lots, bits) };
            sites.and(Sites::by_shape(sites.size(), |bits| right(bits) & Lots::FIRST))
        };
        if restrictions.water {
            sites = touching(sites, board().water, true);
        }
        if restrictions.wild {
            sites = touching(sites, board().wild, true);
        }
        for kind in restrictions.not_adjacent.iter() {
            sites = touching(sites, self.kinds[kind.index()].spread(), false);
        }
        for kind in restrictions.adjacent.iter() {
            sites = touching(sites, self.kinds[kind.index()].spread(), true);
        }
        sites
    }

    /// The lots are empty, or what stands there may go and goes whole.
    fn check_lots(&self, site: Site, clearing: Clearing) -> Result<Lots, Misfit> {
        let mut gone = Lots::NONE;
        for corner in site.shape.corners() {
            let lot = site.block.lot(corner);
            let Some(there) = self.site(lot) else { continue };
            match clearing {
                Clearing::No => return Err(Misfit::Taken(lot)),
                Clearing::Except(Some(seat)) if self.owners[seat.index()].contains(lot) => {
                    return Err(Misfit::Protected(there.first()));
                }
                Clearing::Except(_) if !site.shape.covers(there.shape) => {
                    return Err(Misfit::Uncovered(there.first()));
                }
                Clearing::Except(_) => gone |= Lots::of(there.first()),
            }
        }
        Ok(gone)
    }

    fn check_restrictions(&self, site: Site, cards: &Restrictions) -> Result<(), Misfit> {
        let value = self.value(site.block);
        if value > cards.most {
            return Err(Misfit::TooDear { value, most: cards.most });
        }
        if value < cards.least {
            return Err(Misfit::TooCheap { value, least: cards.least });
        }
        let lots = site.lots();
        if cards.water && !lots.meets(board().water) {
            return Err(Misfit::NoWater);
        }
        if cards.wild && !lots.meets(board().wild) {
            return Err(Misfit::NoWilderness);
        }
        let around = site.around();
        if let Some(lot) = (around & self.covered(cards.not_adjacent)).first() {
            return Err(Misfit::Beside(self.named(lot)));
        }
        let lacks = |kind: &Kind| !around.meets(self.kinds[kind.index()]);
        cards.adjacent.iter().find(lacks).map_or(Ok(()), |kind| Err(Misfit::NotBeside(kind)))
    }

    /// All lots of the buildings that stand on the site or on a part of it, a
    /// bit for each lot of the block.
    #[inline]
    fn met(&self, site: Site) -> u8 {
        let shapes = self.shapes[site.block.index()];
        let met = site.shape.corners().fold(0, |met, corner| met | shapes >> (4 * corner));
        (met & 0b1111) as u8
    }

    /// The first lot of the building on a taken lot.
    fn named(&self, lot: Lot) -> Lot {
        self.site(lot).map_or(lot, Site::first)
    }
}

/// By place in the block: the blocks, by their top left lots, that have that
/// lot in the set.
#[inline]
fn corners(lots: Lots) -> [Lots; 4] {
    [lots.gather(0), lots.gather(1), lots.gather(2), lots.gather(3)]
}

/// The blocks with every lot of the shape in the set; a bit for each lot.
#[inline(always)]
fn all(corners: &[Lots; 4], bits: u8) -> Lots {
    let mut lots = Lots::FIRST;
    for (corner, &these) in corners.iter().enumerate() {
        if bits >> corner & 1 != 0 {
            lots &= these;
        }
    }
    lots
}

/// The blocks with some lot of the shape in the set; a bit for each lot.
#[inline(always)]
fn any(corners: &[Lots; 4], bits: u8) -> Lots {
    let mut lots = Lots::NONE;
    for (corner, &these) in corners.iter().enumerate() {
        if bits >> corner & 1 != 0 {
            lots |= these;
        }
    }
    lots
}
