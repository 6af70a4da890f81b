//! Thousands of random cities, compared with the plain one after each build.

use insula_core::{Rng, Seed};

use super::naive::{Naive, places};
use super::*;

/// What the walks came by, so that the comparison is known to mean something.
#[derive(Default, Debug)]
struct Met {
    cities: usize,
    lakes: usize,
    spared: usize,
    moves: usize,
    old_types: usize,
    new_types: usize,
    penalties: [usize; 3],
}

struct Walk {
    city: City,
    naive: Naive,
    rng: Rng,
    reserve: Vec<TileId>,
}

impl Walk {
    fn new(seed: u64) -> Walk {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut reserve: Vec<_> = TileId::all().skip(2).collect();
        rng.shuffle(&mut reserve);
        // Subway early in some cities, or it would be rare.
        if seed.is_multiple_of(4) {
            reserve.push(tile("subway"));
        }
        Walk { city: City::new(), naive: Naive::new(), rng, reserve }
    }

    /// Builds a tile or a lake; far-flung cities and compact ones.
    fn build(&mut self, compact: bool, met: &mut Met) {
        let tile = self.reserve.pop().unwrap();
        self.reserve.retain(|other| *other != tile);
        let mut cells = self.naive.cells_to_build();
        if compact {
            self.rng.shuffle(&mut cells);
            cells.sort_by_key(|cell| i32::from(cell.x).pow(2) + i32::from(cell.y).pow(2));
            cells.truncate(4);
        }
        let cell = self.rng.pick(&cells);
        if tile.kind() == Kind::Prosperity
            && tile.index().is_multiple_of(2)
            && tile.slug() != "subway"
        {
            self.city.place_lake(tile, cell);
            self.naive.lay(Square::Lake(tile), cell);
            met.lakes += 1;
            return;
        }
        let expected = self.naive.penalty(tile, cell.x, cell.y);
        assert_eq!(self.city.penalty(tile, cell).prestige(), expected);
        met.penalties[(-expected / 2) as usize] += 1;
        let subway = |other: &TileId| other.slug() == "subway";
        met.spared += usize::from(self.naive.around(cell.x, cell.y).iter().any(subway));
        let before = self.naive.clone();
        self.naive.lay(Square::Tile(tile), cell);
        let built = self.city.place(tile, cell);
        assert_eq!((self.city.tile(built), self.city.cell(built)), (Some(tile), cell));
        // (A9) New is what raises the number of types.
        for slot in self.city.slots().iter().filter(|slot| *slot != built) {
            let Some(own) = self.city.tile(slot) else { continue };
            let Cell { x, y } = self.city.cell(slot);
            let gain = self.naive.types(own.kind(), x, y) - before.types(own.kind(), x, y);
            assert_eq!(u8::from(self.city.is_new_neighbor_type(slot, built)), gain);
            *if gain > 0 { &mut met.new_types } else { &mut met.old_types } += 1;
        }
    }

    fn move_tokens(&mut self, met: &mut Met) {
        let enclosed: Vec<_> = self.city.enclosed().map(|token| (token.x, token.y)).collect();
        let all = self.naive.tokens.iter().copied();
        let expected: Vec<_> = all.filter(|(x, y)| self.naive.filled(*x, *y) == 4).collect();
        assert_eq!(enclosed, expected);
        for (x, y) in enclosed {
            let mut spots = Vec::new();
            self.city.spots(corner(x, y), |spot| spots.push((spot.x, spot.y)));
            assert_eq!(spots, self.naive.spots());
            for (a, b) in places() {
                let fine = self.city.check_move_token(corner(x, y), corner(a, b)).is_ok();
                assert_eq!(fine, spots.contains(&(a, b)));
            }
            let (a, b) = self.rng.pick(&spots);
            self.city.move_token(corner(x, y), corner(a, b));
            self.naive.tokens.remove(&(x, y));
            self.naive.tokens.insert((a, b));
            met.moves += 1;
        }
        let tokens = self.city.tokens().map(|token| (token.x, token.y));
        assert!(self.naive.tokens.iter().eq(&tokens));
    }

    fn compare(&mut self) {
        let mut cells = Vec::new();
        self.city.cells_to_build(|cell| cells.push(cell));
        assert_eq!(cells, self.naive.cells_to_build());
        let filter = Filter(self.rng.below(1 << Class::COUNT as u32) as u16);
        let matching = |tiles: &[TileId]| {
            tiles.iter().filter(|tile| filter.matches(tile.classes())).count() as u8
        };
        assert_eq!(self.city.count(filter), matching(&self.naive.all()));
        let own = self.rng.pick(&Kind::ALL);
        for &Cell { x, y } in cells.iter().chain(&[at(0, 0), at(1, 0), at(40, -3)]) {
            assert_eq!(self.city.at(at(x, y)), self.naive.get(x, y));
            let fine = self.city.check_build(at(x, y)).is_ok();
            assert_eq!(fine, cells.contains(&at(x, y)));
            assert_eq!(self.city.adj(at(x, y), filter), matching(&self.naive.around(x, y)));
            assert_eq!(self.city.adj_types(at(x, y), own), self.naive.types(own, x, y));
        }
    }

    /// The same tiles laid in the order of their slots make the same city.
    fn rebuilt(&self) -> City {
        let mut city = City { tokens: self.city.tokens, ..City::new() };
        for slot in self.city.slots().iter().skip(2) {
            let classes = self.city.tile(slot).map_or(Filter::NONE, TileId::classes);
            city.insert(self.city.tiles[slot.index()], classes, self.city.cell(slot));
        }
        city
    }
}

#[test]
fn random_cities_are_as_the_rules_say() {
    let mut met = Met::default();
    for seed in 0..150 {
        println!("seed {seed}");
        let mut walk = Walk::new(seed);
        while walk.city.slots().len() < City::MOST as u8 {
            walk.build(seed % 3 > 0, &mut met);
            walk.move_tokens(&mut met);
            walk.compare();
            met.cities += 1;
        }
        assert_eq!(walk.rebuilt(), walk.city);
        assert_eq!(insula_core::state_hash(&walk.rebuilt()), insula_core::state_hash(&walk.city));
    }
    assert!(met.cities > 2500 && met.lakes > 100 && met.spared > 50, "{met:?}");
    assert!(met.moves > 100 && met.new_types > 500 && met.old_types > 500, "{met:?}");
    assert!(met.penalties.iter().all(|n| *n > 100), "{met:?}");
}
