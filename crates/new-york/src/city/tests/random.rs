//! Thousands of random cities, compared with the plain one after each change.

use insula_core::{Rng, Seed};

use super::naive::{Naive, ends};
use super::*;

/// What a walk prefers when it lays a tile.
#[derive(Clone, Copy, Debug)]
enum Taste {
    Any,
    /// Near the start tile.
    Compact,
    /// As far as it goes in one direction.
    Far(Side),
}

/// A random walk through cities: the tiles that are not laid are the reserve.
struct Walk {
    city: City,
    rng: Rng,
    taste: Taste,
}

/// What some walks came by, so that the comparison is known to mean something.
#[derive(Default, Debug)]
struct Met {
    tiles: usize,
    rows: i8,
    columns: i8,
    loose_walls: usize,
    holes: usize,
    cuts: usize,
    pits: usize,
    rings: usize,
}

impl Walk {
    fn new(seed: u64, taste: Taste) -> Walk {
        Walk { city: City::new(), rng: Rng::new(Seed::from_number(seed)), taste }
    }

    fn reserve(&self) -> Vec<TileId> {
        TileId::all().filter(|&tile| !self.city.set().contains(tile)).collect()
    }

    /// Lays a random tile, if one that was looked at fits.
    fn lay(&mut self) {
        let mut reserve = self.reserve();
        self.rng.shuffle(&mut reserve);
        let mut options = Vec::new();
        for &tile in reserve.iter().filter(|&&tile| self.city.fits(tile)) {
            self.city.cells_for(tile, |cell| options.push((tile, cell)));
            // Far walks look at all tiles.
            if !matches!(self.taste, Taste::Far(_)) {
                break;
            }
        }
        let cost = |cell: &Cell| match self.taste {
            Taste::Any => 0,
            Taste::Compact => i32::from(cell.x).pow(2) + i32::from(cell.y).pow(2),
            Taste::Far(side) => {
                let (x, y) = side.step();
                -i32::from(x * cell.x + y * cell.y)
            }
        };
        let best = options.iter().map(|(_, cell)| cost(cell)).min();
        options.retain(|(_, cell)| Some(cost(cell)) == best);
        if !options.is_empty() {
            let (tile, cell) = self.rng.pick(&options);
            self.city.place(tile, cell);
        }
    }

    fn dismantle(&mut self) {
        let tiles: Vec<TileId> = self.city.removable().iter().collect();
        if !tiles.is_empty() {
            self.city.remove(self.rng.pick(&tiles));
        }
    }

    fn exchange(&mut self) {
        let new = self.rng.pick(&self.reserve());
        let mut olds = Vec::new();
        self.city.swaps_for(new, |old| olds.push(old));
        if !olds.is_empty() {
            self.city.swap(new, self.rng.pick(&olds));
        }
    }

    /// Compares everything with the plain city; placing and swapping for `tile`.
    fn compare(&mut self, tile: TileId, met: &mut Met) {
        let (city, naive) = (&self.city, Naive::of(&self.city));
        assert!(naive.sound());
        // Placing: every cell, far ones too, in reading order.
        let mut cells = Vec::new();
        for cell in naive.padded(2) {
            let expected = naive.check_place(tile, cell);
            assert_eq!(city.check_place(tile, cell), expected, "{tile:?} on {cell}");
            met.holes += usize::from(expected == Err(Misfit::Hole));
            cells.extend(expected.is_ok().then_some(cell));
        }
        let mut offered = Vec::new();
        city.cells_for(tile, |cell| offered.push(cell));
        assert_eq!(offered, cells, "{tile:?}");
        assert_eq!(city.fits(tile), !cells.is_empty(), "{tile:?}");
        // Swapping and dismantling: every tile.
        let (mut swaps, mut removable) = (Vec::new(), TileSet::NONE);
        for (old, cell) in city.tiles() {
            let expected = naive.check_swap(tile, cell);
            assert_eq!(city.check_swap(tile, old), expected, "{tile:?} for {old:?}");
            swaps.extend(expected.is_ok().then_some(old));
            let expected = naive.check_remove(cell);
            assert_eq!(city.check_remove(old), expected, "without {old:?}");
            met.cuts += usize::from(expected == Err(Misfit::Cut));
            met.pits += usize::from(expected == Err(Misfit::Pit));
            if expected.is_ok() {
                removable.insert(old);
            }
        }
        assert_eq!(city.removable(), removable);
        let mut offered = Vec::new();
        city.swaps_for(tile, |old| offered.push(old));
        assert_eq!(offered, swaps, "{tile:?}");
        assert_eq!(city.swappable(tile), !swaps.is_empty(), "{tile:?}");
        self.compare_streets(&naive, met);
        // The caches depend on the tiles only, not on what was there before.
        let mut again = City::new();
        city.tiles().skip(1).for_each(|(tile, cell)| again.place(tile, cell));
        assert_eq!(format!("{city:?}"), format!("{again:?}"));
        let Bounds { left, top, right, bottom } = city.cache.bounds;
        met.tiles = met.tiles.max(city.len());
        met.rows = met.rows.max(bottom - top + 1);
        met.columns = met.columns.max(right - left + 1);
        met.loose_walls += usize::from(naive.has_loose_wall());
    }

    fn compare_streets(&self, naive: &Naive, met: &mut Met) {
        let run = self.city.longest();
        assert_eq!(usize::from(self.city.street()), naive.street());
        assert_eq!(run.edges.len(), naive.street());
        let outer = naive.outer();
        for edge in &run.edges {
            assert_eq!(outer.get(edge), Some(&true), "{edge:?} is no outer street");
        }
        for pair in run.edges.windows(2) {
            assert_eq!(ends(pair[0]).1, ends(pair[1]).0, "{pair:?} do not follow");
        }
        assert_eq!(run.closed, run.edges.len() == outer.len());
        met.rings += usize::from(run.closed);
    }

    /// Runs some changes, mostly laying, and compares after each, with a tile
    /// of the reserve.
    fn go(&mut self, changes: u32, met: &mut Met) {
        for _ in 0..changes {
            match self.rng.below(8) {
                0 => self.dismantle(),
                1 => self.exchange(),
                _ => self.lay(),
            }
            let tile = self.rng.pick(&self.reserve());
            self.compare(tile, met);
        }
    }

    /// Lays all that fits, then compares, with a tile of every pattern; tiles
    /// come and go in between.
    fn fill(&mut self, met: &mut Met) {
        for _ in 0..6 {
            while self.reserve().iter().any(|&tile| self.city.fits(tile)) {
                self.lay();
            }
            for streets in PATTERNS {
                self.compare(tile(streets), met);
            }
            for _ in 0..self.rng.below(12) {
                self.dismantle();
            }
        }
    }
}

const PATTERNS: [&str; 13] =
    ["", "N", "E", "S", "W", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW"];

#[test]
fn r4g_random_cities_are_what_a_plain_look_says() {
    let mut met = Met::default();
    for seed in 0..400 {
        let taste = if seed % 2 == 0 { Taste::Compact } else { Taste::Any };
        println!("seed {seed}, {taste:?}");
        Walk::new(seed, taste).go(24, &mut met);
    }
    assert!(met.holes > 300 && met.cuts > 10_000 && met.pits > 300, "{met:?}");
    assert!(met.loose_walls > 300 && met.rings > 0, "{met:?}");
}

#[test]
fn r4h_cities_of_all_tiles_are_what_a_plain_look_says() {
    let mut met = Met::default();
    for seed in 0..6 {
        let taste = if seed % 2 == 0 { Taste::Compact } else { Taste::Any };
        println!("seed {seed}, {taste:?}");
        Walk::new(seed, taste).fill(&mut met);
    }
    assert!(met.tiles == TileId::COUNT && met.loose_walls > 100, "{met:?}");
}

#[test]
fn r4h_long_cities_are_what_a_plain_look_says() {
    let mut met = Met::default();
    for side in Side::ALL {
        for seed in 0..2 {
            println!("seed {seed}, {side:?}");
            let mut walk = Walk::new(seed, Taste::Far(side));
            walk.go(24, &mut met);
            walk.fill(&mut met);
        }
    }
    assert!(met.rows > 20 && met.columns > 20, "{met:?}");
}
