//! Urban renewal (8).

use super::*;
use crate::grid::{Clearing, Misfit, Shape};

const ANY: Clearing = Clearing::Except(None);

/// The block at the top left with buildings of these lots, and whether a
/// building of `size` can take their place, some of them or all.
fn replaces(buildings: &[&str], size: u8) -> bool {
    let mut map = Map::new();
    for at in buildings {
        map.build(Kind::Com, site(at), None);
    }
    let mut shapes = Shape::of_size(size).map(|shape| Site { block: block(0, 0), shape });
    shapes.any(|at| {
        let gone = map.check(at, Zone::Com, &Restrictions::NONE, ANY);
        gone.is_ok_and(|gone| gone == map.buildings())
    })
}

#[test]
fn s11_demolition_covers_every_lot() {
    // One lot, two that share a side, two that do not.
    assert!(replaces(&["0,0"], 2) && replaces(&["0,0", "0,1"], 2));
    assert!(!replaces(&["0,0", "1,1"], 2), "they share no side");
    assert!(replaces(&["0,0+0,1"], 2));
    assert!(!replaces(&["0,0+0,1+1,0"], 2));
    // A building of three lots.
    assert!(replaces(&["0,0"], 3) && replaces(&["0,0", "1,1"], 3));
    assert!(replaces(&["0,0+0,1"], 3) && replaces(&["0,0+0,1", "1,0"], 3));
    assert!(replaces(&["0,0", "0,1", "1,0"], 3) && replaces(&["0,0+0,1+1,1"], 3));
    assert!(!replaces(&["0,0+0,1", "1,0+1,1"], 3), "never two of two");
    assert!(!replaces(&["0,0+0,1+1,0+1,1"], 3), "never one of four");
    assert!(replaces(&["0,0+0,1", "1,0+1,1"], 4));
}

#[test]
fn r32_the_demolished_are_already_gone() {
    let mut map = Map::new();
    map.build(Kind::Res, site("4,4"), Some(Seat(0)));
    map.build(Kind::Com, site("4,5"), None);
    let check = |map: &Map, at| map.check(site(at), Zone::Com, &Restrictions::NONE, ANY);
    // Over the RES beside the COM; over the COM beside the RES.
    assert_eq!(check(&map, "4,4"), Ok(lots(&["4,4"])));
    assert_eq!(check(&map, "4,5"), Err(Misfit::Zoning(lot("4,4"))));
    assert_eq!(check(&map, "4,4+4,5"), Ok(lots(&["4,4", "4,5"])));
    assert_eq!(check(&map, "4,5+5,5"), Err(Misfit::Zoning(lot("4,4"))));
    // The card's restrictions and the adjacency bonus, too.
    let no_res = Restrictions { not_adjacent: Kinds::of(Kind::Res), ..Restrictions::NONE };
    let far = |at| map.check(site(at), Zone::Com, &no_res, ANY);
    assert_eq!(far("4,4"), Ok(lots(&["4,4"])));
    assert_eq!(far("4,5"), Err(Misfit::Beside(lot("4,4"))));
    assert_eq!(map.adjacent_of(Kind::Com, site("4,4")), lots(&["4,5"]));
    assert_eq!(map.adjacent_of(Kind::Com, site("4,4+4,5")), Lots::NONE);
    map.remove(lot("4,4"));
    map.build(Kind::Ind, site("4,4+5,4"), None);
    assert_eq!(check(&map, "4,4+4,5"), Err(Misfit::Uncovered(lot("4,4"))));
    let on_empty = map.check(site("4,4"), Zone::Com, &Restrictions::NONE, Clearing::No);
    assert_eq!(on_empty, Err(Misfit::Taken(lot("4,4"))));
}

#[test]
fn r8_4_the_contractor_is_spared_by_others() {
    let mut map = Map::new();
    map.build(Kind::Res, site("4,4"), Some(Seat(1)));
    map.build(Kind::Park, site("4,5"), None);
    let none = Restrictions::NONE;
    let but = |spared| map.sites_clearing(Zone::Res, 1, &none, spared);
    assert_eq!(but(None).iter().collect::<Vec<_>>(), [site("4,4"), site("4,5")]);
    assert_eq!(but(Some(Seat(1))).iter().collect::<Vec<_>>(), [site("4,5")]);
    assert_eq!(but(Some(Seat(0))), but(None));
    let spared = Clearing::Except(Some(Seat(1)));
    let why = map.check(site("4,4+4,5"), Zone::Res, &none, spared);
    assert_eq!(why, Err(Misfit::Protected(lot("4,4"))));
}

#[test]
fn r8_6_only_places_that_demolish_are_listed() {
    let map = Map::start();
    let sites = map.sites_clearing(Zone::Res, 2, &Restrictions::NONE, None);
    for at in sites.iter() {
        let gone = map.check(at, Zone::Res, &Restrictions::NONE, ANY).unwrap();
        assert_eq!(gone.len(), 1, "{at}");
    }
    // Over each of the four RES: along its row, and along its column.
    let corners = [block(0, 0), block(0, 5), block(5, 0), block(5, 5)];
    let at_home = sites.iter().filter(|at| corners.contains(&at.block)).count();
    assert_eq!(at_home, 8);
}
