//! Building contracts: paying, placing, vocations, demolition (5, 8).

use super::table::{A, B, C, Table, card, lot};
use crate::event::{Event, Why};
use crate::market::Place;
use crate::{Deck, Office, Vocation};

/// The city at the start with everything that High School needs (15).
fn school() -> Table {
    let mut table = Table::new(2);
    table.starting().hand(A, "PL11").boxes("T04");
    table
}

/// (15) Where High School may stand at the start.
#[test]
fn r5_2c_high_school_of_the_worked_cases() {
    let mut table = school();
    table.act(A, "build T04");
    let offers = table.offers(A);
    let has = |site: &str| offers.contains(&format!("site {site}"));
    assert!(has("4,7+5,7") && !has("4,6+4,7"));
    for block in [(2, 0), (3, 0)] {
        let block = crate::Block::at(block.0, block.1);
        for shape in crate::Shape::of_size(2) {
            assert!(has(&crate::Site { block, shape }.to_string()));
        }
    }
    for block in ["10,0+10,1", "10,0+11,0", "11,0+11,1", "0,0+0,1", "0,0+1,0", "0,1+1,1"] {
        assert!(!has(block), "{block}");
    }
    assert_eq!(table.refused(A, "site 4,6+4,7"), "5.2c");
    assert_eq!(table.refused(A, "site 4,7"), "5.2a");
    assert_eq!(table.refused(A, "site 5,6+5,7"), "8.1");
    assert_eq!(table.refused(A, "end"), "3.1b");
    // 1 + 6 = 7 beside the COM; the CIV across the street gives the bonus.
    table.act(A, "site 4,7+5,7");
    let built = table.log[0];
    assert!(
        matches!(built, Event::Built { price: 7, ap: 1, from: Place::Box(0), .. }),
        "{built:?}"
    );
    assert_eq!(table.has(A), (13, 1));
    let why = Why::Adjacency { card: card("T04"), n: 1, doubled: false };
    assert_eq!(table.log[1], Event::Moved { seat: A, wealth: 0, prestige: 1, why });
    // Alone at 1 + 1 it costs 2.
    let mut table = school();
    table.act(A, "build T04; site 4,0+4,1");
    assert_eq!(table.has(A), (18, 0));
}

/// (5.1b, 15) Two 1-permits or one of 2, 3 or 4 that show CIV.
#[test]
fn r5_1b_permits_of_the_zone() {
    let pays = |hand: &str| {
        let mut table = school();
        table.hand(A, hand);
        table.offers(A).contains(&"build T04".to_owned())
    };
    for hand in ["PL11", "PL23", "PL31", "PL01 PL05", "PL21"] {
        assert!(pays(hand), "{hand}");
    }
    for hand in ["", "PL01", "PL12", "PL32 PL33 PL34", "PL02 PL03 PL01"] {
        assert!(!pays(hand), "{hand}");
    }
    let mut table = school();
    assert_eq!(table.hand(A, "PL01 PL12").refused(A, "build T04"), "5.1b");
    // (15) PL04 is CIV or RES, never IND or COM.
    for (contract, right) in [("T05", true), ("T23", true), ("T16", false), ("T10", false)] {
        let mut table = Table::new(2);
        table.hand(A, "PL04").boxes(contract);
        let offered = table.offers(A).contains(&format!("build {contract}"));
        assert_eq!(offered, right, "{contract}");
    }
}

/// (5.1c, R27) Any set from which no card could be left out, picked upward.
#[test]
fn r27_no_permit_card_too_many() {
    let mut table = Table::new(2);
    // CIV 3: Hospital. 1, 1, 2 and 3 permits.
    table.hand(A, "PL01 PL04 PL11 PL23 UR1 PL12").boxes("C02");
    table.act(A, "build C02; site 4,0+4,1+5,0");
    assert_eq!(table.offers(A), ["permit PL01", "permit PL04", "permit PL23"]);
    // PL11 alone is too little, and nothing after it goes with it.
    assert_eq!(table.refused(A, "permit PL11"), "5.1c");
    assert_eq!(table.refused(A, "permit UR1"), "8.6");
    assert_eq!(table.refused(A, "permit PL12"), "5.1b");
    assert_eq!(table.refused(A, "permit PL31"), "5.1b");
    assert_eq!(table.refused(A, "pay"), "3.1b");
    table.act(A, "permit PL01");
    // 1 + 2; with 1 + 1 + 2 a 1 could be left out; with the 3 too.
    assert_eq!(table.game.pending.get().as_ref(), None, "one set is left: paid by itself");
    let hand: Vec<_> = table.game.party(A).hand.iter().collect();
    assert_eq!(hand, ["PL04", "PL12", "PL23", "UR1"].map(card));
    assert!(table.game.discards.contains(card("PL11")));
    // One set only: not asked at all.
    let mut table = Table::new(2);
    table.hand(A, "PL01 PL04 PL12").boxes("T04").act(A, "build T04; site 4,0+4,1");
    assert_eq!(table.game.party(A).hand.len(), 1);
    // Four 1-permits for 2 lots: six ways.
    let mut table = Table::new(2);
    table.hand(A, "PL01 PL04 PL05 PL07").boxes("T04").act(A, "build T04; site 4,0+4,1");
    assert_eq!(table.offers(A), ["permit PL01", "permit PL04", "permit PL05"]);
    table.act(A, "permit PL04");
    assert_eq!(table.offers(A), ["permit PL05", "permit PL07"]);
    assert_eq!(table.refused(A, "permit PL01"), "5.1c");
}

/// (5.1d, 5.1e, R28) Everything is needed beforehand.
#[test]
fn r28_gains_do_not_pay_for_their_build() {
    // Farmhouse gains 3, block 2,0 costs 2.
    let mut table = Table::new(2);
    table.hand(A, "PL14").boxes("T26").wealth(A, 1);
    assert_eq!(table.refused(A, "build T26"), "5.1e");
    table.wealth(A, 2).act(A, "build T26");
    assert_eq!(table.refused(A, "site 4,1"), "14.1.33");
    assert_eq!(table.refused(A, "site 8,0"), "5.1d");
    table.act(A, "site 4,0");
    assert_eq!(table.has(A), (3, 0));
    // Filling Station gains 2 AP, but costs its own first.
    let mut table = Table::new(2);
    table.hand(A, "PL12").boxes("- - T15").ap(2);
    assert_eq!(table.refused(A, "build T15"), "3.2b");
    table.ap(3).act(A, "build T15; site 4,0");
    assert_eq!(table.game.ap, 2);
    // Permits taken by an effect can be used from the next action on.
    let mut table = Table::new(2);
    table.hand(A, "PL13").boxes("T18 T16").planning("PL20").act(A, "build T18; site 4,0+5,0");
    table.act(A, "wealth").act(A, "build T16");
    assert_eq!(table.game.party(A).hand.len(), 1);
}

/// (R12) The order of a build.
#[test]
fn r12_the_order_of_a_build() {
    let mut table = Table::new(2);
    table.hand(A, "PL13 UR1").boxes("- T16").city("ind 4,0 1; com 4,2 0; com 5,1 1");
    table.act(A, "build T16; site 5,1").act(A, "wealth");
    let told: Vec<&str> = table
        .log
        .iter()
        .map(|event| match event {
            Event::Built { ap: 2, price: 2, renewal: Some(_), .. } => "paid",
            Event::Demolished { .. } => "demolished",
            Event::Moved { why: Why::Adjacency { .. }, .. } => "adjacency",
            Event::Vocation { from: None, .. } => "tile",
            Event::Moved { why: Why::Vocation(..), .. } => "scored",
            Event::Moved { why: Why::Effect(..), .. } => "effect",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(told, ["paid", "demolished", "adjacency", "tile", "scored", "effect"]);
    assert_eq!(table.game.discards.len(), 2);
}

/// (5.5b, R13) The new building counts for its own effects.
#[test]
fn r13_a_new_building_counts_for_itself() {
    let mut table = Table::new(2);
    table.effects("T19", "4,4");
    assert_eq!(table.has(A), (22, 0), "Oil Well is an IND in these rows");
    table.effects("T16", "8,8");
    assert_eq!(table.has(A), (22, 0), "Brewery counts COM");
    // (14.1.12) Not among the adjacent ones.
    table.effects("T29", "0,0+0,1");
    assert_eq!(table.has(A), (22, 0));
}

/// (5.2d, R15) Parks matter neither for zoning nor for the bonus.
#[test]
fn r15_parks_and_placed_buildings_ignore_zoning() {
    let mut table = Table::new(2);
    table.hand(A, "PL14").boxes("T24").city("park 4,0 1");
    table.act(A, "build T24; site 4,1");
    assert_eq!(table.has(A), (18, 0), "no bonus for the park");
    // Beside a COM it needs a RES, and a park is none.
    let mut table = Table::new(2);
    table.hand(A, "PL14").boxes("T24").city("com 4,0 1; park 5,0 0").act(A, "build T24");
    assert_eq!(table.refused(A, "site 4,1"), "5.2c");
    // A park that a card places ignores zoning.
    let mut table = Table::new(2);
    table.city("com 4,0 1").effects("T27", "0,4").act(A, "park 4,1");
    assert_eq!((table.has(A), table.is_quiet()), ((20, 0), true));
}

/// (5.3a) Every adjacent building of the zone, whoever's, each once.
#[test]
fn r5_3a_the_adjacency_bonus() {
    let mut table = Table::new(2);
    table.hand(A, "PL26").boxes("T28").city("res 3,0+3,1 1; res 5,2 -; res 7,0 0; com 6,3 0");
    table.act(A, "build T28; site 4,1+5,1");
    let adjacency = table.log.iter().find_map(|event| match event {
        Event::Moved { prestige, why: Why::Adjacency { n, doubled, .. }, .. } => {
            Some((*prestige, *n, *doubled))
        }
        _ => None,
    });
    assert_eq!(adjacency, Some((2, 2, false)));
}

/// (5.3b, R26) An office that changes hands within the turn.
#[test]
fn r26_an_office_that_changes_within_a_turn() {
    let two = || {
        let mut table = Table::new(2);
        table.hand(A, "PL12 PL24").boxes("T10 T15").city("com 4,2 1; com 8,2 1");
        table
    };
    // The first contract of the turn is doubled, the second is not.
    let mut table = two();
    table.office(Office::DistrictAttorney, A);
    table.act(A, "build T10; site 4,1; permit PL12").act(A, "build T15; site 8,1");
    assert_eq!(table.has(A).1, 2 + 1);
    // The tile is needed when the first one is built, Favors included.
    let mut table = two();
    table.favors(A, "T13").act(A, "build T13; site 4,0+4,1; permit PL12");
    table.office(Office::DistrictAttorney, A);
    let before = table.has(A).1;
    table.act(A, "build T15; site 8,1");
    assert_eq!(table.has(A).1, before + 1);
    // Action points are fixed when received.
    let mut table = two();
    table.office(Office::UnionBoss, A);
    assert_eq!(table.game.ap, 6);
    table.planning("PL01 PL02 PL03 PL04").deck(Deck::Planning, "^PL07").deck(Deck::Town, "^T01");
    table.boxes("T10 T15 T02 T03 T05").act(A, "end").act(B, "end");
    assert_eq!((table.asked(), table.game.ap), (Some(A), 8));
    table.game.offices = [None; 5];
    assert_eq!(table.game.ap, 8);
}

/// (5.4c, R11, 15) Factory-2, then an opponent's Factory-1, then Factory-4.
#[test]
fn r11_each_tile_chooses_for_itself() {
    let mut table = Table::new(2);
    table.wealth(A, 0).wealth(B, 0).built("C22", "0,0+0,1+1,0").act(A, "prestige");
    assert_eq!(table.has(A), (0, 2));
    table.active(B).built("T18", "4,0+4,1");
    assert_eq!(table.offers(B), ["next 0", "next 1"]);
    table.act(B, "next 0").act(A, "wealth").act(B, "prestige");
    assert_eq!(table.all(), [(1, 2), (0, 1)]);
    table.active(A).built("M19", "8,8+8,9+9,8").act(A, "next 1");
    assert_eq!(table.refused(B, "decline"), "5.4c");
    table.act(B, "prestige").act(A, "wealth");
    assert_eq!(table.has(A), (5, 2), "4 for the first tile");
    table.act(A, "prestige");
    // 8 more are the effect of Chemical Works.
    assert_eq!(table.all(), [(13, 6), (0, 5)]);
    // The Police Chief gets both from a vocation contract.
    let mut table = Table::new(2);
    table.office(Office::PoliceChief, A).built("C19", "0,0+0,1+1,0+1,1");
    assert_eq!(table.has(A), (24, 2), "2 and 2, and 2 for the IND");
}

/// (5.4b, R29) An empty supply: taking from an opponent is optional, and the
/// scoring follows in any case.
#[test]
fn r29_an_empty_supply_takes_from_an_opponent() {
    let finance = |a, b, c| {
        let mut table = Table::new(3);
        table.vocations(A, Vocation::Finance, a).vocations(B, Vocation::Finance, b);
        table.vocations(C, Vocation::Finance, c).markers("T0 7, T1 8, T2 9, R0 10, R1 11, R2 12");
        table.built("T08", "4,4+5,4");
        table
    };
    let mut table = finance(0, 1, 1);
    assert_eq!(table.offers(A), ["steal 1", "steal 2", "decline"]);
    assert_eq!(table.refused(A, "steal 0"), "5.4b");
    table.act(A, "steal 2").act(A, "next 0").act(A, "wealth").act(B, "prestige");
    assert_eq!(table.all(), [(22, 0), (20, 2), (20, 0)]);
    let mut table = finance(0, 2, 0);
    table.act(A, "decline").act(B, "wealth; prestige");
    assert_eq!((table.all(), table.is_quiet()), (vec![(20, 0), (22, 2), (20, 0)], true));
    // The builder has them all: none is taken.
    let mut table = finance(2, 0, 0);
    table.act(A, "wealth; wealth");
    assert_eq!((table.has(A), table.is_quiet()), ((24, 0), true));
}

/// (S8) Only if the supply has none left.
#[test]
fn s8_opponents_give_only_from_an_empty_supply() {
    let mut table = Table::new(2);
    table.vocations(B, Vocation::Finance, 1).built("T08", "4,4+5,4");
    assert_eq!(table.game.party(A).vocations[Vocation::Finance.index()], 1);
    assert_eq!(table.refused(A, "steal 1"), "3.1b");
    assert_eq!(table.game.supply(Vocation::Finance), 0);
}

/// (R30) An event scores a vocation: the Police Chief chooses like anybody.
#[test]
fn r30_police_chief_chooses_at_an_event() {
    let mut table = Table::new(2);
    table.office(Office::PoliceChief, B).vocations(B, Vocation::Tourism, 1).event("PE12");
    assert_eq!(table.asked(), Some(B));
    table.act(B, "prestige");
    assert_eq!(table.has(B), (20, 1));
}

/// (8.1, 8.4, R16) Anything may be demolished but what the Contractor's holder
/// has, by others.
#[test]
fn r16_what_may_be_demolished() {
    let site = |setup: &dyn Fn(&mut Table)| {
        let mut table = Table::new(2);
        table.hand(A, "PL12").boxes("T10").city("com 4,0 0; com 4,2 1; com 4,4 -; park 4,6 1");
        setup(&mut table);
        table.act(A, "build T10");
        table
    };
    let all = ["4,0", "4,2", "4,4", "4,6"].map(|at| format!("site {at}"));
    let table = site(&|_| {});
    assert!(all.iter().all(|text| table.refused(A, text) == "8.1"));
    let table = site(&|table| {
        table.hand(A, "PL12 UR1");
    });
    assert!(all.iter().all(|text| table.offers(A).contains(text)));
    let table = site(&|table| {
        table.hand(A, "PL12 UR1").contractor(B);
    });
    let spared = ["4,2", "4,6"].map(|at| table.refused(A, &format!("site {at}")));
    assert_eq!(spared, ["8.4", "8.4"]);
    assert!(table.offers(A).contains(&all[0]) && table.offers(A).contains(&all[2]));
    let table = site(&|table| {
        table.contractor(A);
    });
    assert!(all.iter().all(|text| table.offers(A).contains(text)));
}

/// (8.5, R17) The tile returns to the supply, the cube to its owner.
#[test]
fn r17_demolished_tiles_and_cubes_return() {
    let mut table = Table::new(2);
    table.hand(A, "PL12 UR1").boxes("T13").city("park 4,0 1; park 4,1 -");
    let cubes = table.game.party(B).cubes;
    table.act(A, "build T13; site 4,0+4,1");
    assert_eq!((table.game.party(B).cubes, table.game.map.parks_left()), (cubes + 1, 26));
    assert_eq!(table.game.map.buildings().len(), 1);
    assert_eq!(table.game.contract_at(lot("4,0")), Some(card("T13")));
    // Several may go for one card.
    assert!(table.game.discards.contains(card("UR1")));
    let gone = table.log.iter().filter(|event| matches!(event, Event::Demolished { .. })).count();
    assert_eq!(gone, 2);
}

/// (8.6, R33) An Urban Renewal card only where it is needed.
#[test]
fn r33_no_urban_renewal_card_in_vain() {
    // On empty lots.
    let mut table = Table::new(2);
    table.hand(A, "PL12 UR1").boxes("T10").act(A, "build T10; site 4,0");
    assert!(table.game.party(A).hand.contains(card("UR1")));
    // With the Contractor in hand.
    let mut table = Table::new(2);
    table.hand(A, "PL12 UR1").boxes("T10").contractor(A).city("com 4,0 1");
    table.act(A, "build T10; site 4,0");
    assert!(table.game.party(A).hand.contains(card("UR1")));
    let built = table.log[0];
    assert!(matches!(built, Event::Built { renewal: None, .. }));
}

/// (8.3, 15) What a building of two or three lots may replace.
#[test]
fn r8_3_demolition_of_the_worked_cases() {
    let fits = |contract: &str, city: &str, at: &str| {
        let mut table = Table::new(2);
        table.hand(A, "PL35 PL36 UR1").boxes(contract).city(city);
        table.act(A, &format!("build {contract}"));
        let text = format!("site {at}");
        match table.offers(A).contains(&text) {
            true => "",
            false => table.refused(A, &text),
        }
    };
    let two = |city| fits("T13", city, "4,0+4,1");
    assert_eq!(two("com 4,0 1"), "");
    assert_eq!(two("com 4,0+4,1 1"), "");
    assert_eq!(two("com 4,0 1; com 4,1 0"), "");
    assert_eq!(two("com 4,0+5,0 1"), "8.3");
    assert_eq!(two("com 4,0+4,1+5,0 1"), "8.3");
    let three = |city| fits("C11", city, "4,0+4,1+5,0");
    for city in [
        "com 4,0 1",
        "com 4,0 1; com 4,1 1",
        "com 4,0+4,1 1",
        "com 4,0+4,1 1; com 5,0 1",
        "com 4,0 1; com 4,1 1; com 5,0 -",
        "com 4,0+4,1+5,0 1",
    ] {
        assert_eq!(three(city), "", "{city}");
    }
    assert_eq!(three("com 4,0+4,1 1; com 5,0+5,1 1"), "8.3");
    assert_eq!(three("com 4,0+4,1+5,0+5,1 1"), "8.3");
}

/// (1.8, 15) A value with a marker that comes and moves.
#[test]
fn r1_8_values_of_the_worked_cases() {
    let mut table = Table::new(2);
    table.starting();
    assert_eq!(table.value("10,1"), 3, "the RES near the wilderness corner");
    let mut table = Table::new(2);
    table.city("com 8,6+8,7+9,6+9,7 0; res 10,8 1; civ 10,2+10,3+11,2 1; ind 4,0+4,1 0");
    let values = |table: &Table| ["8,6", "10,8", "10,2", "4,0"].map(|at| table.value(at));
    assert_eq!(values(&table), [8, 5, 6, 2]);
    table.markers("R4 6");
    assert_eq!(values(&table), [14, 5, 6, 2]);
    table.effects("C06", "0,0").act(A, "move R4 R5");
    assert_eq!(values(&table), [8, 11, 12, 2]);
}

/// (5.2b) Each restriction by its own rule.
#[test]
fn r5_2b_restrictions_are_refused_by_their_rule() {
    let refused = |contract: &str, city: &str, site: &str| {
        let mut table = Table::new(2);
        table.wealth(A, 60).hand(A, "PL31 PL32 PL33 PL34").boxes(contract);
        if !city.is_empty() {
            table.city(city);
        }
        table.act(A, &format!("build {contract}"));
        table.refused(A, &format!("site {site}"))
    };
    assert_eq!(refused("T17", "", "4,4+4,5"), "14.1.33", "water");
    assert_eq!(refused("T26", "", "0,4"), "14.1.33", "wilderness");
    assert_eq!(refused("C13", "civ 4,4 0", "4,5"), "14.1.34", "not beside CIV");
    assert_eq!(refused("C26", "park 0,0 0", "4,4+4,5"), "14.1.34", "beside a park");
}

/// (14.1.35, 14.1.36) Values before a discount; zoning ignored.
#[test]
fn r14_1_35_the_value_is_that_before_a_discount() {
    let mut table = Table::new(2);
    table.hand(A, "PL34").boxes("T29").wealth(A, 30);
    table.game.discount = 10;
    table.act(A, "build T29");
    assert_eq!(table.refused(A, "site 0,2+0,3"), "14.1.35");
    let mut table = Table::new(2);
    table.hand(A, "PL34").boxes("M25 M28").markers("R2 9").ap(9).city("com 4,4 1; res 6,6 1");
    table.act(A, "build M25");
    assert_eq!(table.refused(A, "site 0,0+0,1+1,0"), "14.1.35");
    // (14.1.36) Planned Community ignores zoning; the bonus is as usual.
    let mut table = Table::new(2);
    table.hand(A, "PL34").boxes("M28").city("com 4,4 1; res 8,0 1; res 3,3 1");
    table.act(A, "build M28; site 4,2+4,3+5,2+5,3");
    assert_eq!(table.has(A).1, 1);
    // Without it, it would not fit beside the COM alone.
    let mut table = Table::new(2);
    table.hand(A, "PL34").boxes("C28").city("com 8,2 1").act(A, "build C28");
    assert_eq!(table.refused(A, "site 8,0+8,1+9,0+9,1"), "5.2c");
}
