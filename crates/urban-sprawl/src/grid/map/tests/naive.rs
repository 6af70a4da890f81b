//! A city as the rules describe it, slow and plain: a list of buildings, and
//! every question is answered by looking at all of them lot by lot.

use super::*;
use crate::grid::Clearing;

/// A lot by row and column.
type At = (i8, i8);

#[derive(Clone, Debug)]
pub struct House {
    pub kind: Kind,
    pub owner: Option<Seat>,
    pub lots: Vec<At>,
}

#[derive(Clone, Default)]
pub struct Naive {
    pub houses: Vec<House>,
    /// By gray space: T0 to T2, R0 to R5.
    pub markers: [u8; 9],
}

pub fn ats(site: Site) -> Vec<At> {
    site.lots().iter().map(|lot| (lot.row() as i8, lot.column() as i8)).collect()
}

fn block_of(at: At) -> At {
    (at.0 / 2, at.1 / 2)
}

pub fn touch(some: &[At], other: &[At]) -> bool {
    let near = |a: &At, b: &At| (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1;
    some.iter().any(|a| other.iter().any(|b| near(a, b)))
}

/// Every place of so many lots: joined side by side, within one block.
pub fn places(size: usize) -> Vec<Vec<At>> {
    let mut found = Vec::new();
    for (row, column) in (0..36).map(|block| (block / 6 * 2, block % 6 * 2)) {
        for bits in 1..16_u32 {
            let all = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)];
            let lots: Vec<At> = (0..4).filter(|n| bits >> n & 1 == 1).map(|n| all[n]).collect();
            // From the first lot every other is reached by sides.
            let mut reached = vec![lots[0]];
            for _ in 0..4 {
                for &lot in &lots {
                    let side = |at: &At| (at.0 - lot.0).abs() + (at.1 - lot.1).abs() == 1;
                    if !reached.contains(&lot) && reached.iter().any(side) {
                        reached.push(lot);
                    }
                }
            }
            if lots.len() == size && reached.len() == size {
                found.push(lots);
            }
        }
    }
    found
}

impl Naive {
    pub fn value(&self, at: At) -> u8 {
        let (row, column) = block_of(at);
        let wealth = [1, 4, 5, 6, 3, 2][column as usize];
        let prestige = [3, 3, 1, 1, 2, 2][row as usize];
        let (top, right) = (self.markers[column as usize / 2], self.markers[3 + row as usize]);
        wealth + prestige + top + right
    }

    pub fn at(&self, at: At) -> Option<&House> {
        self.houses.iter().find(|house| house.lots.contains(&at))
    }

    pub fn adjacent(&self, lots: &[At]) -> Vec<&House> {
        let beside = |house: &&House| {
            touch(&house.lots, lots) && !house.lots.iter().any(|at| lots.contains(at))
        };
        self.houses.iter().filter(beside).collect()
    }

    /// Whether a house lies in an area, by the words of the rules.
    pub fn is_in(&self, house: &House, area: Area) -> bool {
        let (row, column) = block_of(house.lots[0]);
        match area {
            Area::All => true,
            Area::Row(at) => match at.index() as i8 {
                index @ 0..3 => row / 2 == index,
                index @ 3..9 => column == index - 3,
                index @ 9..12 => column / 2 == index - 9,
                index => row == index - 12,
            },
            Area::TheseRows(at) => row == at.row() as i8 || column == at.column() as i8,
            Area::Block(at) => (row, column) == (at.row() as i8, at.column() as i8),
            Area::Around(site) => {
                let lots = ats(site);
                touch(&house.lots, &lots) && !house.lots.iter().any(|at| lots.contains(at))
            }
            Area::Water => house.lots.iter().any(|at| at.0 == 0 || at.1 == 11),
            Area::Park => self
                .houses
                .iter()
                .filter(|other| other.kind == Kind::Park && other.lots != house.lots)
                .any(|park| touch(&park.lots, &house.lots)),
        }
    }

    /// Whether a building may be placed, and how many it would demolish.
    pub fn fits(
        &self,
        lots: &[At],
        zone: Zone,
        restrictions: &Restrictions,
        clearing: Clearing,
    ) -> Option<usize> {
        let under = |house: &&House| house.lots.iter().any(|at| lots.contains(at));
        let gone: Vec<&House> = self.houses.iter().filter(under).collect();
        let covered = gone.iter().all(|house| house.lots.iter().all(|at| lots.contains(at)));
        let may_go = match clearing {
            Clearing::No => gone.is_empty(),
            Clearing::Except(None) => covered,
            Clearing::Except(spared) => covered && gone.iter().all(|house| house.owner != spared),
        };
        // What is left after the demolition.
        let left = Naive {
            houses: self.houses.iter().filter(|house| !under(house)).cloned().collect(),
            markers: self.markers,
        };
        let beside = |kind: Kind| left.adjacent(lots).iter().any(|house| house.kind == kind);
        let mut others = Zone::ALL.into_iter().filter(|other| *other != zone);
        let zoned = !others.any(|other| beside(other.kind())) || beside(zone.kind());
        let value = self.value(lots[0]);
        let right = may_go
            && (zoned || restrictions.ignore_zoning)
            && (!restrictions.water || lots.iter().any(|at| at.0 == 0 || at.1 == 11))
            && (!restrictions.wild || lots.iter().any(|at| at.1 == 0 || at.0 == 11))
            && restrictions.not_adjacent.iter().all(|kind| !beside(kind))
            && restrictions.adjacent.iter().all(beside)
            && value <= restrictions.most
            && value >= restrictions.least;
        right.then_some(gone.len())
    }
}
