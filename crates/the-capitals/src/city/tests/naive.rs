//! A city as the rules describe it, slow and plain: a map of cells, and every
//! question is answered by looking at all cells of a wide box.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

#[derive(Clone)]
pub struct Naive {
    squares: BTreeMap<(i8, i8), Square>,
    pub tokens: BTreeSet<(i8, i8)>,
}

/// Further out than any city.
const WIDE: i8 = 24;

/// Every place of the box, from the north, each row from the west.
pub fn places() -> impl Iterator<Item = (i8, i8)> {
    (-WIDE..=WIDE).flat_map(|y| (-WIDE..=WIDE).map(move |x| (x, y)))
}

impl Naive {
    pub fn new() -> Naive {
        let mut naive =
            Naive { squares: BTreeMap::new(), tokens: BTreeSet::from([(1, 0), (1, 1)]) };
        naive.lay(Square::Tile(TileId::CITY_HALL), at(0, 0));
        naive.lay(Square::Tile(TileId::HOTEL), at(1, 0));
        naive
    }

    pub fn lay(&mut self, square: Square, cell: Cell) {
        assert_eq!(self.squares.insert((cell.x, cell.y), square), None);
    }

    pub fn get(&self, x: i8, y: i8) -> Option<Square> {
        self.squares.get(&(x, y)).copied()
    }

    /// The tiles around, without lakes.
    pub fn around(&self, x: i8, y: i8) -> Vec<TileId> {
        let cells = (y - 1..=y + 1).flat_map(|b| (x - 1..=x + 1).map(move |a| (a, b)));
        tiles(cells.filter(|&cell| cell != (x, y)).filter_map(|(x, y)| self.get(x, y)))
    }

    pub fn all(&self) -> Vec<TileId> {
        tiles(self.squares.values().copied())
    }

    pub fn cells_to_build(&self) -> Vec<Cell> {
        let touches =
            |x: i8, y: i8| self.squares.keys().any(|(a, b)| (a - x).abs().max((b - y).abs()) == 1);
        let free = places().filter(|&(x, y)| self.get(x, y).is_none() && touches(x, y));
        free.map(|(x, y)| at(x, y)).collect()
    }

    /// How many squares around a corner are filled.
    pub fn filled(&self, x: i8, y: i8) -> usize {
        let cells = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
        cells.iter().filter(|(x, y)| self.get(*x, *y).is_some()).count()
    }

    pub fn spots(&self) -> Vec<(i8, i8)> {
        let open = |&(x, y): &(i8, i8)| (1..=3).contains(&self.filled(x, y));
        places().filter(open).filter(|spot| !self.tokens.contains(spot)).collect()
    }

    pub fn penalty(&self, tile: TileId, x: i8, y: i8) -> i16 {
        let around = self.around(x, y);
        if around.iter().any(|other| other.slug() == "subway") {
            return 0;
        }
        let at_token =
            self.tokens.iter().any(|&(a, b)| (a == x || a == x + 1) && (b == y || b == y + 1));
        let kin = |tiles: &[TileId]| tiles.iter().any(|other| other.kind() == tile.kind());
        let rule_b = !kin(&self.all()) || kin(&around);
        [at_token, rule_b].iter().map(|kept| if *kept { 0 } else { -2 }).sum()
    }

    /// Other types around than the tile's own.
    pub fn types(&self, own: Kind, x: i8, y: i8) -> u8 {
        let kinds: BTreeSet<Kind> = self.around(x, y).iter().map(|tile| tile.kind()).collect();
        kinds.iter().filter(|kind| **kind != own).count() as u8
    }
}

fn tiles(squares: impl Iterator<Item = Square>) -> Vec<TileId> {
    let building = |square| match square {
        Square::Tile(tile) => Some(tile),
        Square::Lake(_) => None,
    };
    squares.filter_map(building).collect()
}
