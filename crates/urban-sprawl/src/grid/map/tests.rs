//! The worked cases that need only the map, and the fast map
//! against a plain one.

#![allow(clippy::unwrap_used)]

mod clearing;
mod naive;
mod placing;
mod random;

use super::*;
use crate::effect::Worth;
use crate::grid::Sites;
use crate::restriction::Restrictions;
use crate::zone::{Kinds, Sizes, Zone};

fn lot(text: &str) -> Lot {
    text.parse().unwrap()
}

fn site(text: &str) -> Site {
    text.parse().unwrap()
}

fn block(row: u8, column: u8) -> Block {
    Block::at(row, column)
}

fn space(name: &str) -> Space {
    name.parse().unwrap()
}

fn lots(texts: &[&str]) -> Lots {
    texts.iter().map(|text| lot(text)).collect()
}

#[test]
fn a_map_is_small() {
    assert_eq!(size_of::<Map>(), 360);
}

#[test]
fn s4_the_marker_of_the_example() {
    let mut map = Map::start();
    assert_eq!(map.value(block(5, 0)), 3, "the RES near the wilderness corner");
    let (com, res, civ, ind) = (block(4, 3), block(5, 4), block(5, 1), block(2, 2));
    let values = |map: &Map| [com, res, civ, ind].map(|at| map.value(at));
    assert_eq!(values(&map), [8, 5, 6, 6]);
    let six = Marker::ALL[2];
    assert_eq!((six.number(), six.worth()), (6, Worth::Prestige));
    map.put_marker(space("R4"), six);
    assert_eq!(values(&map), [14, 5, 6, 6]);
    assert_eq!(map.take_marker(space("R4")), Some(six));
    map.put_marker(space("R5"), six);
    assert_eq!(values(&map), [8, 11, 12, 6]);
    assert_eq!(map.take_marker(space("R4")), None);
}

#[test]
fn r6_1_markers_come_from_the_lowest_number() {
    let mut map = Map::new();
    for (worth, numbers) in [(Worth::Prestige, 4..=6), (Worth::Wealth, 7..=12)] {
        for number in numbers {
            let marker = map.next_marker(worth).unwrap();
            assert_eq!((marker.number(), marker.worth()), (number, worth));
            assert_eq!(map.row_of(worth, number), None);
            let free = map.free_spaces().last().unwrap();
            map.put_marker(free, marker);
            assert_eq!(map.space_of(marker), Some(free));
            assert_eq!(map.row_of(worth, number), Some(free.row()));
            assert_eq!(map.number(free.row()), Some((worth, number)));
        }
        assert_eq!(map.next_marker(worth), None);
    }
    assert_eq!(map.free_spaces().count(), 0);
    // Every number once, printed or by a marker.
    let rows = |worth, last| (1..=last).map(|n| map.row_of(worth, n).unwrap()).collect::<Vec<_>>();
    let mut all = [rows(Worth::Prestige, 6), rows(Worth::Wealth, 12)].concat();
    all.sort();
    assert!(all.into_iter().eq(Row::all()));
    // The sum of all numbers, each for its 6 or 12 blocks: T0 to T2 have the
    // wealth markers 12, 11 and 10, as the last space is filled first.
    assert_eq!(map.space_of(Marker::ALL[8]), Some(space("T0")));
    let sum: u32 = Block::all().map(|block| u32::from(map.value(block))).sum();
    assert_eq!(sum, 12 * (1 + 2 + 3 + 10 + 11 + 12) + 6 * (21 + 4 + 5 + 6 + 7 + 8 + 9));
}

#[test]
fn the_order_of_building_leaves_no_trace() {
    let one = |map: &mut Map| map.build(Kind::Res, site("0,0+0,1"), Some(Seat(1)));
    let other = |map: &mut Map| map.build(Kind::Park, site("1,0"), None);
    let (mut a, mut b) = (Map::new(), Map::new());
    one(&mut a);
    other(&mut a);
    other(&mut b);
    b.build(Kind::Civ, site("6,6+6,7+7,6+7,7"), Some(Seat(0)));
    one(&mut b);
    b.remove(lot("7,7"));
    assert_eq!(a, b);
    assert_eq!(insula_core::state_hash(&a), insula_core::state_hash(&b));
    // Two pairs side by side are not two pairs one above the other.
    let pairs = |first, second| {
        let mut map = Map::new();
        map.build(Kind::Res, site(first), None);
        map.build(Kind::Res, site(second), None);
        map
    };
    let (rows, columns) = (pairs("0,0+0,1", "1,0+1,1"), pairs("0,0+1,0", "0,1+1,1"));
    assert_ne!(rows, columns);
    assert_ne!(insula_core::state_hash(&rows), insula_core::state_hash(&columns));
}

#[test]
fn cubes_come_and_go() {
    let mut map = Map::start();
    assert_eq!(map.uncontrolled(), map.buildings());
    map.control(lot("5,5"), Some(Seat(3)));
    assert_eq!(map.owner(lot("5,5")), Some(Seat(3)));
    map.control(lot("5,5"), Some(Seat(0)));
    assert_eq!(map.building(lot("5,5")).unwrap().owner, Some(Seat(0)));
    assert_eq!(map.uncontrolled().len(), 11);
    map.control(lot("5,5"), None);
    assert_eq!(map, Map::start());
    map.control(lot("0,0"), Some(Seat(0)));
    assert_eq!(map, Map::start(), "nothing stands there");
    let gone = map.remove(lot("8,8")).unwrap();
    assert_eq!(gone, Building { kind: Kind::Civ, owner: None, site: site("8,8") });
    assert_eq!((map.remove(lot("8,8")), map.building(lot("8,8"))), (None, None));
}

#[test]
fn r14_8_parks_are_counted() {
    let mut map = Map::start();
    assert_eq!(map.parks_left(), 26);
    map.build(Kind::Park, site("0,0"), Some(Seat(0)));
    assert_eq!(map.parks_left(), 25);
    map.remove(lot("0,0"));
    assert_eq!(map.parks_left(), 26);
}

#[test]
fn r1_8_the_highest_and_the_lowest() {
    let map = Map::start();
    // Blocks (1,1), (2,3) and (3,3) are worth 7, (5,0) alone 3.
    assert_eq!(map.highest(map.buildings()), lots(&["3,3", "5,6", "6,6"]));
    assert_eq!(map.lowest(map.buildings()), lots(&["10,1"]));
    assert_eq!(map.highest(Lots::NONE), Lots::NONE);
    let res = map.find(Kinds::of(Kind::Res), Sizes::ANY, None, Area::All);
    assert_eq!(map.highest(res), lots(&["1,10"]));
}

#[test]
fn a_place_has_one_spelling() {
    for text in ["0,0", "4,7+5,7", "0,0+0,1+1,0", "10,10+10,11+11,10+11,11"] {
        assert_eq!(site(text).to_string(), text);
    }
    let joined = ["0,0+1,1", "0,1+0,2", "0,1+0,0", "0,0+0,0", "0,0+", "+0,0", "0,0 + 0,1"];
    let single = ["", "0", "12,0", "0,12", "00,1", "-1,0", "0,0,0", "0, 1", "a,b"];
    for text in joined.into_iter().chain(single) {
        assert!(text.parse::<Site>().is_err(), "{text:?}");
    }
    assert_eq!(site("4,7+5,7").first(), lot("4,7"));
    for at in Lot::all() {
        assert_eq!((lot(&at.to_string()), at.block().lot(at.corner())), (at, at));
    }
    for at in Block::all() {
        assert_eq!(at.to_string().parse(), Ok(at));
    }
    assert_eq!("6,0".parse::<Block>(), Err(crate::grid::ParseLotError));
    for space in Space::all() {
        assert_eq!(space.to_string().parse(), Ok(space));
        assert_eq!(space.row().space(), Some(space));
    }
    assert_eq!("L0".parse::<Space>(), Err(ParseSpaceError));
}
