//! Placement (2.4), tokens (2.8), counting, and the fast city against a plain
//! one.

#![allow(clippy::unwrap_used)]

mod naive;
mod placement;
mod random;
mod tokens;

use super::*;
use crate::data::data;
use crate::effect::{Effect, Special};
use crate::tile::Stack;

fn at(x: i8, y: i8) -> Cell {
    Cell { x, y }
}

fn corner(x: i8, y: i8) -> Corner {
    Corner { x, y }
}

fn tile(slug: &str) -> TileId {
    TileId::find(slug).unwrap()
}

fn build(city: &mut City, slug: &str, x: i8, y: i8) -> Slot {
    city.check_build(at(x, y)).unwrap();
    city.place(tile(slug), at(x, y))
}

fn lake(city: &mut City, slug: &str, x: i8, y: i8) -> Slot {
    city.check_build(at(x, y)).unwrap();
    city.place_lake(tile(slug), at(x, y))
}

/// A city of tiles built in order.
fn city(tiles: &[(&str, i8, i8)]) -> City {
    let mut city = City::new();
    for &(slug, x, y) in tiles {
        build(&mut city, slug, x, y);
    }
    city
}

#[test]
fn a_city_is_small() {
    assert_eq!(size_of::<City>(), 120);
}

#[test]
fn the_bound_is_that_of_the_data() {
    let extra =
        |tile: &TileId| tile.immediate().as_slice().contains(&Effect::Special(Special::BuildExtra));
    let rounds = usize::from(data().time.eras * data().time.rounds);
    let prosperity = data().prosperity.rounds.len();
    let start = Stack::Start.tiles().len();
    assert_eq!(start + rounds + prosperity + TileId::all().filter(extra).count(), City::MOST);
    assert_eq!(data().placement.tokens, 2);
}

#[test]
fn a47_every_city_begins_alike() {
    let city = City::new();
    assert_eq!(city.at(at(0, 0)), Some(Square::Tile(TileId::CITY_HALL)));
    assert_eq!(city.at(at(1, 0)), Some(Square::Tile(TileId::HOTEL)));
    assert_eq!(city.slots().len(), 2);
    assert_eq!(city.tokens(), [corner(1, 0), corner(1, 1)]);
    assert_eq!(city.tile(Slot::CITY_HALL), Some(TileId::CITY_HALL));
    assert_eq!(city.tile(Slot::HOTEL), Some(TileId::HOTEL));
    assert_eq!(City::default(), city);
}

#[test]
fn the_order_of_building_leaves_no_trace() {
    let one = city(&[("park", 1, 1), ("baker", 0, 1), ("the-villa", 2, 1)]);
    let other = city(&[("the-villa", 2, 1), ("baker", 0, 1), ("park", 1, 1)]);
    assert_eq!(one, other);
    assert_eq!(insula_core::state_hash(&one), insula_core::state_hash(&other));
    // The same tiles, elsewhere; a lake for its tile.
    let moved = city(&[("baker", 1, 1), ("park", 0, 1), ("the-villa", 2, 1)]);
    let (mut built, mut turned) = (one, one);
    build(&mut built, "church", 2, 0);
    lake(&mut turned, "church", 2, 0);
    for (a, b) in [(one, moved), (built, turned), (one, built)] {
        assert_ne!(a, b);
        assert_ne!(insula_core::state_hash(&a), insula_core::state_hash(&b));
    }
}

#[test]
fn a_city_knows_its_slots() {
    let mut city = city(&[("park", 1, 1), ("the-villa", 2, 1)]);
    // Baker comes before both in the data, and they make room for it.
    assert_eq!(build(&mut city, "baker", 0, 1), Slot(2));
    assert_eq!(lake(&mut city, "subway", 0, -1), Slot(5));
    let cells: Vec<_> =
        city.slots().iter().map(|slot| (city.square(slot), city.cell(slot))).collect();
    assert_eq!(
        cells,
        [
            (Square::Tile(TileId::CITY_HALL), at(0, 0)),
            (Square::Tile(TileId::HOTEL), at(1, 0)),
            (Square::Tile(tile("baker")), at(0, 1)),
            (Square::Tile(tile("park")), at(1, 1)),
            (Square::Tile(tile("the-villa")), at(2, 1)),
            (Square::Lake(tile("subway")), at(0, -1)),
        ]
    );
    assert_eq!(city.slot_of(tile("park")), Some(Slot(3)));
    assert_eq!(city.slot_of(tile("subway")), None, "a lake is no Subway");
    assert_eq!(city.slot_of(tile("church")), None);
    assert_eq!(city.tile(Slot(5)), None);
    assert_eq!(city.slot_at(at(0, -1)), Some(Slot(5)));
    assert_eq!(city.at(at(5, 5)), None);
    assert_eq!(
        city.neighbors(at(1, 0)).iter().map(|slot| slot.0).collect::<Vec<_>>(),
        [0, 2, 3, 4, 5]
    );
}

#[test]
fn a_cell_has_one_spelling() {
    for (x, y) in [(0, 0), (-1, 2), (20, -20), (10, 0)] {
        assert_eq!(at(x, y).to_string().parse(), Ok(at(x, y)));
        assert_eq!(corner(x, y).to_string().parse(), Ok(corner(x, y)));
    }
    assert_eq!(at(-1, 2).to_string(), "-1,2");
    for text in ["", ",", "1", "1,", ",1", "+1,0", "-0,0", "01,0", "1, 2", "21,0", "0,-21", "1,2,3"]
    {
        assert_eq!(text.parse::<Cell>(), Err(ParseCellError), "{text:?}");
        assert_eq!(text.parse::<Corner>(), Err(ParseCellError), "{text:?}");
    }
}
