//! Hundreds of random cities, compared with the plain one as they grow.

use insula_core::{Rng, Seed};

use super::naive::{House, Naive, ats, places, touch};
use super::*;
use crate::grid::{Clearing, Misfit, Shape};

/// What the walks came by, so that the comparison is known to mean something.
#[derive(Default, Debug)]
struct Met {
    placed: [usize; 4],
    refused: usize,
    fitting: usize,
    clearing: usize,
    reasons: [usize; 10],
    counted: [usize; 7],
}

struct Walk {
    map: Map,
    naive: Naive,
    rng: Rng,
    places: [Vec<Site>; 4],
}

fn from_ats(lots: &[(i8, i8)]) -> Site {
    let lots: Vec<Lot> = lots.iter().map(|at| Lot::at(at.0 as u8, at.1 as u8)).collect();
    Site::new(&lots).unwrap()
}

impl Walk {
    fn new(seed: u64) -> Walk {
        let of = |size: usize| places(size).iter().map(|lots| from_ats(lots)).collect();
        Walk {
            map: Map::new(),
            naive: Naive::default(),
            rng: Rng::new(Seed::from_number(seed)),
            places: [1, 2, 3, 4].map(of),
        }
    }

    fn owner(&mut self) -> Option<Seat> {
        let seat = self.rng.below(5) as u8;
        (seat < 4).then_some(Seat(seat))
    }

    /// A building somewhere, a building gone, a cube, a marker.
    fn step(&mut self, met: &mut Met) {
        let size = [1, 1, 1, 2, 2, 3, 4][self.rng.below(7) as usize];
        let site = self.rng.pick(&self.places[size - 1]);
        let kind =
            if size == 1 { self.rng.pick(&Kind::ALL) } else { self.rng.pick(&Kind::ALL[..4]) };
        let owner = self.owner();
        if ats(site).iter().all(|at| self.naive.at(*at).is_none()) {
            self.map.build(kind, site, owner);
            self.naive.houses.push(House { kind, owner, lots: ats(site) });
            met.placed[size - 1] += 1;
        } else {
            met.refused += 1;
        }
        let at = Lot::at(self.rng.below(12) as u8, self.rng.below(12) as u8);
        let here = (at.row() as i8, at.column() as i8);
        match self.rng.below(8) {
            0 => {
                self.map.remove(at);
                self.naive.houses.retain(|house| !house.lots.contains(&here));
            }
            1 | 2 => {
                let owner = self.owner();
                self.map.control(at, owner);
                let mut houses = self.naive.houses.iter_mut();
                if let Some(house) = houses.find(|house| house.lots.contains(&here)) {
                    house.owner = owner;
                }
            }
            3 => {
                let space = Space::all().nth(self.rng.below(9) as usize).unwrap();
                self.map.take_marker(space);
                let worth = self.rng.pick(&Worth::ALL);
                let marker = self.map.next_marker(worth);
                if let Some(marker) = marker {
                    self.map.put_marker(space, marker);
                }
                self.naive.markers[space.index()] = marker.map_or(0, Marker::number);
            }
            _ => {}
        }
    }

    fn compare_buildings(&self) {
        assert_eq!(usize::from(self.map.buildings().len()), self.naive.houses.len());
        for at in Lot::all() {
            let here = (at.row() as i8, at.column() as i8);
            let fast = self.map.building(at).map(|it| (it.kind, it.owner, ats(it.site)));
            let plain = self.naive.at(here).map(|it| (it.kind, it.owner, it.lots.clone()));
            assert_eq!(fast, plain, "{at}");
            assert_eq!(self.map.value(at.block()), self.naive.value(here), "{at}");
            assert_eq!(self.map.empty().contains(at), plain.is_none());
        }
    }

    fn compare_counts(&mut self, met: &mut Met) {
        let block = Block::at(self.rng.below(6) as u8, self.rng.below(6) as u8);
        let size = self.rng.below(4) as usize;
        // A building, or a place for one: what it meets it covers.
        let whole = |site: &Site| {
            let lots = ats(*site);
            let under = |house: &&House| house.lots.iter().any(|at| lots.contains(at));
            let mut met = self.naive.houses.iter().filter(under);
            met.all(|house| house.lots.iter().all(|at| lots.contains(at)))
        };
        let sites: Vec<_> = self.places[size].iter().copied().filter(whole).collect();
        let site = self.rng.pick(&sites);
        let row = Row::all().nth(self.rng.below(18) as usize).unwrap();
        let areas = [
            Area::All,
            Area::Row(row),
            Area::TheseRows(block),
            Area::Block(block),
            Area::Around(site),
            Area::Water,
            Area::Park,
        ];
        let kind = self.rng.pick(&Kind::ALL);
        let kinds = [Kinds::ANY, Kinds::of(kind), Kinds::ZONES.without(kind)];
        let lots = self.rng.below(4) as u8 + 1;
        let sizes = [Sizes::ANY, Sizes::exactly(lots), Sizes::at_least(lots)];
        let owners = [None, Some(Seat(self.rng.below(4) as u8))];
        for (at, area) in areas.into_iter().enumerate() {
            for kinds in kinds {
                for sizes in sizes {
                    for owner in owners {
                        let right = |house: &&House| {
                            kinds.contains(house.kind)
                                && sizes.contains(house.lots.len() as u8)
                                && (owner.is_none() || house.owner == owner)
                                && self.naive.is_in(house, area)
                        };
                        let plain = self.naive.houses.iter().filter(right).count();
                        let fast = usize::from(self.map.count(kinds, sizes, owner, area));
                        assert_eq!(fast, plain, "{kinds:?} {sizes:?} {owner:?} {area:?}");
                        met.counted[at] += plain;
                    }
                }
            }
        }
        let seat = Seat(self.rng.below(4) as u8);
        let in_row = self.map.count(Kinds::ANY, Sizes::ANY, Some(seat), Area::Row(row));
        assert_eq!(self.map.in_row(seat, row), in_row);
        assert_eq!(
            usize::from(self.map.adjacent(site).len()),
            self.naive.adjacent(&ats(site)).len()
        );
        let same = self.naive.adjacent(&ats(site)).iter().filter(|it| it.kind == kind).count();
        assert_eq!(usize::from(self.map.adjacent_of(kind, site).len()), same);
        let free = self.naive.houses.iter().filter(|house| house.owner.is_none()).count();
        assert_eq!(usize::from(self.map.uncontrolled().len()), free);
    }

    fn restrictions(&mut self) -> Restrictions {
        let mut set = Restrictions::NONE;
        let kinds = Kinds::of(self.rng.pick(&Kind::ALL));
        match self.rng.below(8) {
            0 => set.water = true,
            1 => set.wild = true,
            2 => set.not_adjacent = kinds,
            3 => set.adjacent = kinds,
            4 => set.most = 6,
            5 => set.least = 10,
            6 => (set.ignore_zoning, set.water) = (true, true),
            _ => {}
        }
        set
    }

    fn compare_places(&mut self, met: &mut Met) {
        let zone = self.rng.pick(&Zone::ALL);
        let restrictions = self.restrictions();
        let spared = self.owner();
        for size in 1..=4_u8 {
            let fitting = self.map.sites(zone, size, &restrictions);
            let clearing = self.map.sites_clearing(zone, size, &restrictions, spared);
            assert_eq!(fitting.iter().count(), usize::from(fitting.len()));
            for &site in &self.places[usize::from(size) - 1] {
                let fits = |how| self.naive.fits(&ats(site), zone, &restrictions, how);
                let (plain, cleared) = (fits(Clearing::No), fits(Clearing::Except(spared)));
                let context = format!("{zone:?} {site} {restrictions:?} {spared:?}");
                assert_eq!(fitting.contains(site), plain.is_some(), "{context}");
                let demolishes = cleared.is_some_and(|gone| gone > 0);
                assert_eq!(clearing.contains(site), demolishes, "{context}");
                for (how, plain) in [(Clearing::No, plain), (Clearing::Except(spared), cleared)] {
                    let judged = self.map.check(site, zone, &restrictions, how);
                    let gone = judged.map(|gone| usize::from(gone.len())).ok();
                    assert_eq!(gone, plain, "{context}");
                    if let Err(misfit) = judged {
                        self.compare_reason(misfit, site, zone, &restrictions, met);
                    }
                }
                met.fitting += usize::from(plain.is_some());
                met.clearing += usize::from(demolishes);
            }
        }
    }

    /// The reason is true.
    fn compare_reason(
        &self,
        misfit: Misfit,
        site: Site,
        zone: Zone,
        restrictions: &Restrictions,
        met: &mut Met,
    ) {
        let lots = ats(site);
        let house = |lot: Lot| self.naive.at((lot.row() as i8, lot.column() as i8)).unwrap();
        let within = |lot: Lot| house(lot).lots.iter().all(|at| lots.contains(at));
        let inside = |lot: Lot| house(lot).lots.iter().any(|at| lots.contains(at));
        let beside = |lot: Lot| touch(&house(lot).lots, &lots) && !inside(lot);
        let value = self.naive.value(lots[0]);
        let (number, right) = match misfit {
            Misfit::Taken(lot) => (0, inside(lot)),
            Misfit::Uncovered(lot) => (1, inside(lot) && !within(lot)),
            Misfit::Protected(lot) => (2, inside(lot) && house(lot).owner.is_some()),
            Misfit::TooDear { value: told, most } => (3, told == value && value > most),
            Misfit::TooCheap { value: told, least } => (4, told == value && value < least),
            Misfit::NoWater => (5, lots.iter().all(|at| at.0 > 0 && at.1 < 11)),
            Misfit::NoWilderness => (6, lots.iter().all(|at| at.1 > 0 && at.0 < 11)),
            Misfit::Beside(lot) => {
                (7, beside(lot) && restrictions.not_adjacent.contains(house(lot).kind))
            }
            Misfit::NotBeside(kind) => {
                (8, self.naive.adjacent(&lots).iter().all(|house| house.kind != kind))
            }
            Misfit::Zoning(lot) => {
                let other = house(lot).kind.zone().is_some_and(|other| other != zone);
                (9, beside(lot) && other)
            }
        };
        assert!(right, "{misfit:?} at {site}");
        met.reasons[number] += 1;
    }
}

#[test]
fn the_fast_map_agrees_with_the_plain_one() {
    let mut met = Met::default();
    for seed in 0..60 {
        let mut walk = Walk::new(seed);
        for step in 0..70 {
            walk.step(&mut met);
            if step % 7 == 0 {
                walk.compare_buildings();
                walk.compare_counts(&mut met);
                walk.compare_places(&mut met);
            }
        }
    }
    assert!(met.placed.iter().all(|&placed| placed > 80), "{met:?}");
    assert!(met.reasons.iter().all(|&met| met > 500), "{met:?}");
    assert!(met.counted.iter().all(|&met| met > 500), "{met:?}");
    assert!(met.fitting > 5_000 && met.clearing > 5_000, "{met:?}");
}

#[test]
fn r1_2_thirteen_shapes_fit_into_a_block() {
    let mut all = Vec::new();
    for size in 1..=4 {
        let mut fast: Vec<String> = Block::all()
            .flat_map(|block| Shape::of_size(size).map(move |shape| Site { block, shape }))
            .map(|site| site.to_string())
            .collect();
        let mut plain: Vec<String> =
            places(size.into()).iter().map(|lots| from_ats(lots).to_string()).collect();
        fast.sort();
        plain.sort();
        assert_eq!(fast, plain);
        all.extend(fast);
    }
    assert_eq!(all.len(), 36 * 13);
}

#[test]
fn r22_three_lots_are_an_l() {
    let shapes: Vec<Vec<u8>> = Shape::of_size(3).map(|shape| shape.corners().collect()).collect();
    assert_eq!(shapes, [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]]);
    // Of two, no diagonal.
    assert_eq!((Shape::from_bits(0b1001), Shape::from_bits(0b0110)), (None, None));
    assert_eq!((Shape::from_bits(0), Shape::from_bits(16)), (None, None));
}

#[test]
fn r14_these_rows_are_eleven_blocks() {
    let mut map = Map::new();
    for block in Block::all() {
        map.build(Kind::Res, Site::one(block.lot(0)), None);
    }
    for block in Block::all() {
        let rows = map.find(Kinds::ANY, Sizes::ANY, None, Area::TheseRows(block));
        let crossing =
            |lot: Lot| lot.block().row() == block.row() || lot.block().column() == block.column();
        assert_eq!(rows.len(), 11, "the crossing block counts once");
        assert!(rows.iter().all(crossing));
    }
}
