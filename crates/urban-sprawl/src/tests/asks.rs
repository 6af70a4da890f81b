//! Questions to several seats, ties, and what is lost (1.14 to 1.16).

use super::table::{A, B, C, D, Table, card, lot};
use crate::{Event, Office, Vocation};

/// (R20) What must be paid takes what there is; what may be paid needs all.
#[test]
fn r20_must_takes_what_there_is_and_may_needs_all() {
    // (15) Luxury Taxes takes 2 of 2.
    let mut table = Table::new(2);
    table.wealth(A, 2).city("com 0,6 0").event("PE02");
    assert_eq!(table.has(A), (0, 0));
    // (15) 8 wealth do not buy a building for 9.
    let mut table = Table::new(2);
    table.wealth(A, 8).wealth(B, 8).city("com 0,6 -").event("PE03");
    assert!(table.is_quiet());
    // (15) 2 prestige do not buy Urban Decay off.
    let mut table = Table::new(2);
    table.prestige(A, 2).city("com 0,6 0").event("PE04");
    assert_eq!((table.game.map.building(lot("0,6")), table.has(A).1), (None, 2));
}

/// (1.16, R21) The active seat names who chooses next.
#[test]
fn r21_active_player_sets_the_order() {
    for order in [[A, B, C], [C, A, B], [B, C, A]] {
        let mut table = Table::new(3);
        table.city("res 0,0 -; res 0,2 -; res 0,4 -").event("PE03");
        table.act(A, &format!("next {}", order[0])).act(order[0], "claim 0,0");
        table.act(A, &format!("next {}", order[1])).act(order[1], "claim 0,2");
        table.act(order[2], "claim 0,4");
        let owners = ["0,0", "0,2", "0,4"].map(|at| table.game.map.owner(lot(at)).unwrap());
        assert_eq!(owners, order);
    }
}

/// (R45) Who has no real choice comes first, clockwise; the last one left is
/// not named.
#[test]
fn r45_real_choices_go_in_the_set_order() {
    let mut table = Table::new(4);
    table.active(B).wealth(A, 2).wealth(C, 2);
    table.city("res 4,0 0; com 4,4 1; com 4,8 1; ind 8,0 2; civ 8,8 3");
    table.event("PE06");
    // Seats 2 and 0 cannot pay and have one building each: gone, clockwise
    // from seat 1.
    let lost: Vec<_> = table
        .log
        .iter()
        .map(|event| match event {
            Event::Lost { owner, .. } => owner.unwrap(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(lost, [C, A]);
    assert_eq!((table.asked(), table.offers(B)), (Some(B), vec!["next 1".into(), "next 3".into()]));
    assert_eq!(table.refused(B, "next 0"), "1.16");
    assert_eq!(table.refused(B, "pay"), "3.1b");
    table.act(B, "next 3");
    assert_eq!(table.asked(), Some(D));
    table.act(D, "pay");
    // Answers are public at once; the last one needs no naming.
    assert_eq!((table.has(D).0, table.asked()), (17, Some(B)));
    table.act(B, "lose 4,8");
    assert!(table.is_quiet());
}

/// (1.15, R46) The active seat picks among equals, whoever profits.
#[test]
fn r46_active_player_picks_among_equals() {
    // Least prestige.
    let mut table = Table::new(3);
    table.active(C).event("PE14");
    assert_eq!((table.asked(), table.offers(C).len()), (Some(C), 3));
    table.act(C, "seat 2");
    assert_eq!(table.has(C).0, 25);
    // The highest building: parks and uncontrolled ones are among them.
    let mut table = Table::new(3);
    table.city("park 0,6 1; com 0,7 -; ind 2,6 2; res 4,4 0").event("PE01");
    assert_eq!(table.offers(A), ["building 0,6", "building 0,7", "building 2,6"]);
    assert_eq!(table.refused(A, "building 4,4"), "1.15");
    assert_eq!(table.refused(A, "seat 1"), "3.1b");
    table.act(A, "building 0,7");
    assert_eq!(table.all(), [(21, 1), (20, 0), (20, 0)], "nobody but Media gains");
    // The highest block.
    let mut table = Table::new(3);
    table.city("park 0,6 1; ind 2,6 2").event("PE02");
    table.act(A, "block 0,6");
    assert_eq!(table.all(), [(20, 0), (17, 0), (20, 0)]);
}

/// (R34) The Contractor protects from demolition only.
#[test]
fn r34_contractor_does_not_stop_events() {
    let mut table = Table::new(2);
    table.contractor(B).wealth(B, 0).city("res 0,0 1").event("PE06");
    assert_eq!(table.game.map.building(lot("0,0")), None);
    // Tile to the supply, cube to its owner.
    assert_eq!(table.game.party(B).cubes, 70);
    let mut table = Table::new(2);
    table.contractor(B).wealth(B, 0).city("park 0,0 1").event("PE06");
    assert_eq!(table.game.map.parks_left(), 26);
}

/// (R35) Lost buildings take nothing along.
#[test]
fn r35_lost_buildings_take_nothing_along() {
    let mut table = Table::new(2);
    table.built("T16", "0,0").act(A, "prestige");
    table.office(Office::UnionBoss, A).markers("R0 7").favors(A, "T05").wealth(A, 0);
    table.event("PE06");
    assert_eq!(table.game.map.buildings().len(), 0);
    assert_eq!(table.game.contract_at(lot("0,0")), None);
    let party = table.game.party(A);
    assert_eq!((party.vocations[Vocation::Factory.index()], party.favors()), (1, 1));
    assert_eq!(table.game.holder(Office::UnionBoss), Some(A));
    assert!(table.game.map.marker("R0".parse().unwrap()).is_some());
}

/// (R18) The Extra Favor tile outlives the Warehouse.
#[test]
fn r18_extra_favor_outlives_the_warehouse() {
    let mut table = Table::new(2);
    table.effects("C17", "4,4+5,4").wealth(A, 0).event("PE07");
    assert_eq!(table.game.map.buildings().len(), 0);
    assert_eq!((table.game.extra_favor, table.game.favors_allowed(A)), (Some(A), 2));
}

/// (R47) Without a cube: parks, claims and the Mayor's park are skipped, and
/// only a build that demolishes an own building is possible.
#[test]
fn r47_without_a_cube() {
    for (seats, cubes) in [(2, 70), (3, 46), (4, 35)] {
        assert_eq!(Table::new(seats).game.party(A).cubes, cubes);
    }
    let none = || {
        let mut table = Table::new(2);
        table.city("com 0,0 0; com 4,4 -");
        table.game.party_mut(A).cubes = 0;
        table
    };
    let mut table = none();
    table.event("TE6");
    assert_eq!((table.game.holder(Office::Mayor), table.is_quiet()), (Some(A), true));
    let mut table = none();
    table.wealth(B, 0).event("PE03");
    assert!(table.is_quiet());
    let mut table = none();
    table.hand(A, "PL12").boxes("T10");
    assert_eq!(table.refused(A, "build T10"), "5.2e");
    let mut table = none();
    table.hand(A, "PL12 UR1").boxes("T10").act(A, "build T10");
    assert_eq!(table.offers(A), ["site 0,0"]);
    assert_eq!(table.refused(A, "site 4,4"), "5.2e");
    assert_eq!(table.refused(A, "site 8,8"), "5.2e");
    table.act(A, "site 0,0");
    assert_eq!(table.game.party(A).cubes, 0);
    assert_eq!(table.game.contract_at(lot("0,0")), Some(card("T10")));
}

/// (R48) Twenty-six park tiles; removed ones come back.
#[test]
fn r48_without_a_park_tile() {
    let mut table = Table::new(2);
    for at in 0..26 {
        table.city(&format!("park {},{} 1", at / 12, at % 12));
    }
    table.effects("T27", "8,8");
    assert!(table.is_quiet());
    table.event("TE6");
    assert!(table.is_quiet());
    table.game.remove_building(lot("0,0"));
    assert_eq!(table.game.map.parks_left(), 1);
    table.effects("T27", "11,11");
    assert_eq!(table.asked(), Some(A));
}

/// (3.1a) Only who is asked acts.
#[test]
fn r3_1a_only_who_is_asked_acts() {
    let mut table = Table::new(3);
    assert_eq!(table.refused(B, "end"), "3.1a");
    assert_eq!(table.offers(B), Vec::<String>::new());
    table.office(Office::Mayor, C).event("TE1");
    assert_eq!(table.refused(A, "park 0,0"), "3.1a");
    assert_eq!(table.refused(C, "next 0"), "3.1b");
    assert_eq!(table.refused(C, "wealth"), "3.1b");
}
