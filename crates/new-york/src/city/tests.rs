//! The building rules (4), streets (5.2), and the fast city against a plain one.

#![allow(clippy::unwrap_used)]

mod building;
mod naive;
mod random;
mod streets;

use super::*;
use crate::tile::Side;

/// Tiles without streets.
const PLAIN: [u8; 10] = [7, 14, 22, 23, 31, 32, 41, 42, 52, 53];

fn at(x: i8, y: i8) -> Cell {
    Cell { x, y }
}

/// A city of tiles laid in order, each of which must be legal.
fn city(tiles: &[(u8, i8, i8)]) -> City {
    let mut city = City::new();
    for &(tile, x, y) in tiles {
        city.check_place(TileId(tile), at(x, y)).unwrap();
        city.place(TileId(tile), at(x, y));
    }
    city
}

/// Plain tiles on these cells.
fn plain(cells: &[(i8, i8)]) -> City {
    let tiles: Vec<_> = PLAIN.iter().zip(cells).map(|(&tile, &(x, y))| (tile, x, y)).collect();
    assert_eq!(tiles.len(), cells.len());
    city(&tiles)
}

/// The first tile with exactly these streets, as the data spells them.
fn tile(streets: &str) -> TileId {
    let named = |tile: &TileId| {
        tile.streets().iter().map(Side::name).collect::<String>() == streets.to_lowercase()
    };
    TileId::all().find(named).unwrap()
}

#[test]
fn a_city_is_small() {
    assert_eq!(size_of::<City>(), 144);
}

#[test]
fn the_order_of_laying_leaves_no_trace() {
    let one = city(&[(7, 1, 0), (14, 2, 0), (22, 0, 1)]);
    let mut other = city(&[(22, 0, 1), (7, 1, 0), (31, 1, 1), (14, 2, 0)]);
    assert_ne!(one, other);
    other.remove(TileId(31));
    assert_eq!(one, other);
    assert_eq!(insula_core::state_hash(&one), insula_core::state_hash(&other));
    assert_eq!(format!("{one:?}"), format!("{other:?}"), "the caches are the same too");
    other.swap(TileId(31), TileId(14));
    assert_ne!(one, other);
    assert_ne!(insula_core::state_hash(&one), insula_core::state_hash(&other));
    // The same tiles, elsewhere.
    let moved = city(&[(7, 1, 0), (22, 2, 0), (14, 0, 1)]);
    assert_ne!(one, moved);
    assert_ne!(insula_core::state_hash(&one), insula_core::state_hash(&moved));
}

#[test]
fn a_city_knows_its_tiles() {
    let city = city(&[(44, 0, -1), (7, 1, 0), (22, 1, 1)]);
    let tiles: Vec<_> = city.tiles().collect();
    let expected = [(0, at(0, 0)), (7, at(1, 0)), (22, at(1, 1)), (44, at(0, -1))];
    assert_eq!(tiles, expected.map(|(tile, cell)| (TileId(tile), cell)));
    assert_eq!((city.len(), city.is_empty()), (3, false));
    assert_eq!(city.set().iter().collect::<Vec<_>>(), [TileId(7), TileId(22), TileId(44)]);
    assert_eq!(city.at(at(0, -1)), Some(TileId(44)));
    assert_eq!(city.at(Cell::START), Some(TileId::START));
    assert_eq!(city.at(at(0, 1)), None);
    assert_eq!(city.cell_of(TileId(22)), Some(at(1, 1)));
    assert_eq!(city.cell_of(TileId(23)), None);
    let counts = Kind::ALL.map(|kind| city.count(kind));
    assert_eq!(counts, [1, 0, 1, 0, 0, 1]);
}

#[test]
fn a_cell_has_one_spelling() {
    for cell in [at(0, 0), at(-1, 2), at(54, -54), at(10, 0)] {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
    assert_eq!(at(-1, 2).to_string(), "-1,2");
    for text in ["", ",", "1", "1,", ",1", "+1,0", "-0,0", "01,0", "0,-01", "1, 2", "55,0", "0,-55"]
    {
        assert_eq!(text.parse::<Cell>(), Err(ParseCellError), "{text:?}");
    }
    for text in ["1,2,3", "300,0", "--1,0", "x,0", "0,1-"] {
        assert_eq!(text.parse::<Cell>(), Err(ParseCellError), "{text:?}");
    }
}

#[test]
fn cells_are_named_as_on_the_city_plan() {
    let named = |x, y| {
        let message = serde_json::to_value(at(x, y).say()).unwrap();
        assert_eq!(message["key"], "new-york-cell");
        let part = |name: &str| {
            let args = &message["args"][name]["message"]["args"];
            (args["at"]["word"].as_str().unwrap().to_owned(), args["n"]["number"].as_i64().unwrap())
        };
        (part("column"), part("row"))
    };
    let plan = |column: (&str, i64), row: (&str, i64)| {
        ((column.0.to_owned(), column.1), (row.0.to_owned(), row.1))
    };
    assert_eq!(named(0, 0), plan(("c", 0), ("street", 45)));
    assert_eq!(named(-1, -1), plan(("w1", 0), ("street", 46)));
    assert_eq!(named(-5, 44), plan(("w5", 0), ("street", 1)));
    assert_eq!(named(8, 45), plan(("e8", 0), ("south", 1)));
    assert_eq!(named(-6, 54), plan(("west", 1), ("south", 10)));
    assert_eq!(named(9, -54), plan(("east", 1), ("street", 99)));
}
