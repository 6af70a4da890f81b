//! Zoning and restrictions (5.2).

use super::*;
use crate::grid::{Clearing, Misfit};

fn check(map: &Map, at: &str, zone: Zone) -> Result<(), Misfit> {
    map.check(site(at), zone, &Restrictions::NONE, Clearing::No).map(drop)
}

fn in_block(sites: Sites, at: Block) -> Vec<String> {
    let mut here: Vec<_> =
        sites.iter().filter(|site| site.block == at).map(|site| site.to_string()).collect();
    here.sort();
    here
}

#[test]
fn s6_the_school_touches_diagonally() {
    let map = Map::start();
    // Beside two COM, but the CIV at 6,6 is diagonally across the street: one
    // for the adjacency bonus, none for the COM.
    assert_eq!(check(&map, "4,7+5,7", Zone::Civ), Ok(()));
    assert_eq!(map.adjacent(site("4,7+5,7")), lots(&["3,8", "5,6", "6,6"]));
    assert_eq!(map.adjacent_of(Kind::Civ, site("4,7+5,7")), lots(&["6,6"]));
    // No other place of its block touches a CIV.
    assert_eq!(check(&map, "4,6+4,7", Zone::Civ), Err(Misfit::Zoning(lot("3,8"))));
    let sites = map.sites(Zone::Civ, 2, &Restrictions::NONE);
    assert_eq!(in_block(sites, block(2, 3)), ["4,7+5,7"]);
    assert_eq!(map.value(block(2, 3)), 7);
}

#[test]
fn s5_zoning_is_about_the_own_zone() {
    let map = Map::start();
    let sites = map.sites(Zone::Civ, 2, &Restrictions::NONE);
    // It may stand alone.
    for free in [block(2, 0), block(3, 0)] {
        assert_eq!(in_block(sites, free).len(), 4);
        assert_eq!(map.value(free), 2);
    }
}

#[test]
fn s7_no_school_beside_a_lone_residential() {
    let map = Map::start();
    let sites = map.sites(Zone::Civ, 2, &Restrictions::NONE);
    for (home, value) in [(block(5, 0), 3), (block(0, 0), 4)] {
        assert!(in_block(sites, home).is_empty());
        assert_eq!(map.value(home), value);
    }
}

#[test]
fn r5_2d_parks_are_no_zone() {
    let mut map = Map::new();
    map.build(Kind::Park, site("4,4"), None);
    assert_eq!(check(&map, "4,5", Zone::Ind), Ok(()));
    map.build(Kind::Res, site("3,4"), None);
    assert_eq!(check(&map, "4,5", Zone::Ind), Err(Misfit::Zoning(lot("3,4"))));
    map.build(Kind::Ind, site("3,6"), Some(Seat(2)));
    assert_eq!(check(&map, "4,5", Zone::Ind), Ok(()));
    assert_eq!(check(&map, "4,5", Zone::Res), Ok(()));
    assert_eq!(check(&map, "4,4", Zone::Res), Err(Misfit::Taken(lot("4,4"))));
    let ignore = Restrictions { ignore_zoning: true, ..Restrictions::NONE };
    assert_eq!(map.check(site("4,5"), Zone::Com, &ignore, Clearing::No), Ok(Lots::NONE));
    assert!(map.sites(Zone::Com, 1, &ignore).contains(site("4,5")));
    assert!(!map.sites(Zone::Com, 1, &Restrictions::NONE).contains(site("4,5")));
}

#[test]
fn r12_2a_the_rim_touches_water_and_wilderness() {
    let map = Map::new();
    let water = Restrictions { water: true, ..Restrictions::NONE };
    let wild = Restrictions { wild: true, ..Restrictions::NONE };
    let [water, wild] = [water, wild].map(|restrictions| map.sites(Zone::Res, 1, &restrictions));
    assert_eq!((water.len(), wild.len()), (23, 23));
    for at in Lot::all() {
        let (row, column) = (at.row(), at.column());
        assert_eq!(water.contains(Site::one(at)), row == 0 || column == 11, "{at}");
        assert_eq!(wild.contains(Site::one(at)), column == 0 || row == 11, "{at}");
    }
    // The whole block touches the rim with one lot of two or all four.
    let far = Restrictions { water: true, wild: true, ..Restrictions::NONE };
    let four: Vec<_> = map.sites(Zone::Res, 4, &far).iter().map(|site| site.block).collect();
    assert_eq!(four, [block(0, 0), block(5, 5)]);
    let check = |at, restrictions| map.check(site(at), Zone::Res, restrictions, Clearing::No);
    assert_eq!(check("11,0", &far), Err(Misfit::NoWater));
    assert_eq!(check("0,11", &far), Err(Misfit::NoWilderness));
    assert_eq!(check("0,0", &far), Ok(Lots::NONE));
}

#[test]
fn r5_2b_restrictions_name_their_reason() {
    let mut map = Map::new();
    map.build(Kind::Park, site("4,4"), None);
    map.build(Kind::Res, site("4,7+5,7"), None);
    let none = Restrictions::NONE;
    let park = Restrictions { adjacent: Kinds::of(Kind::Park), ..none };
    let no_res = Restrictions { not_adjacent: Kinds::of(Kind::Res), ..none };
    let cheap = Restrictions { most: 5, ..none };
    let dear = Restrictions { least: 10, ..none };
    let check = |at, restrictions| map.check(site(at), Zone::Res, restrictions, Clearing::No);
    assert_eq!(check("4,5+5,5", &park), Ok(Lots::NONE));
    assert_eq!(check("4,6", &park), Err(Misfit::NotBeside(Kind::Park)));
    assert_eq!(check("6,8", &no_res), Err(Misfit::Beside(lot("4,7"))));
    assert_eq!(check("7,8", &no_res), Ok(Lots::NONE));
    assert_eq!(check("0,0", &cheap), Ok(Lots::NONE));
    assert_eq!(check("2,2", &cheap), Err(Misfit::TooDear { value: 7, most: 5 }));
    assert_eq!(check("2,6", &dear), Err(Misfit::TooCheap { value: 9, least: 10 }));
}
