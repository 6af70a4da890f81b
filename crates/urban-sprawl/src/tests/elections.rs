//! Elections, offices and the Contractor (7).

use super::table::{A, B, C, Table, card, lot};
use crate::run::elections::{candidates, decider};
use crate::{Deck, Event, Office, Vocation};

fn who(table: &Table, office: Office) -> Vec<u8> {
    candidates(&table.game, office).iter().map(|seat| seat.0).collect()
}

/// (7.1, 12.5a) A ballot box moves the pawn clockwise.
#[test]
fn r7_1_a_ballot_moves_the_pawn() {
    let mut table = Table::new(2);
    let mut seen = Vec::new();
    for _ in 0..6 {
        table.event("PE10");
        if table.asked() == Some(A) && !table.is_quiet() {
            table.act(A, &format!("park 0,{}", seen.len()));
        }
        seen.push(table.game.pawn.name());
    }
    let wheel = ["district-attorney", "treasurer", "police-chief", "union-boss", "mayor"];
    assert_eq!(seen, [&wheel[..], &wheel[..1]].concat());
    // PL05 has one, PL07 has none.
    let mut table = Table::new(2);
    table.planning("PL01 PL02 PL03 -").deck(Deck::Planning, "PL05 PL07").act(A, "end");
    assert_eq!(table.game.pawn, Office::DistrictAttorney);
}

/// (7.2, 7.3) Blank before Airport, vacant after it.
#[test]
fn r7_2_blank_spaces_elect_nobody() {
    let mut table = Table::new(2);
    table.city("civ 0,0 1").event("PE10");
    assert_eq!(table.game.offices, [None; 5]);
    let blank = Event::Pawn { office: Office::DistrictAttorney, in_play: false };
    assert_eq!(table.log, [blank]);
}

/// (R9) Airport elects nobody.
#[test]
fn r9_airport_elects_nobody() {
    let mut table = Table::new(2);
    table.city("civ 0,0 1; com 0,4 1; res 4,4 1; ind 8,8 1").event("TKEY");
    assert_eq!((table.game.offices, table.game.offices_open), ([None; 5], true));
    // The next election of one of them does.
    table.event("PE10");
    assert_eq!(table.game.holder(Office::DistrictAttorney), Some(B));
}

/// (7.4) The most vocations, of all kinds together.
#[test]
fn r7_4_the_mayor_has_most_vocations() {
    let mut table = Table::new(3);
    table.vocations(B, Vocation::Energy, 1).vocations(B, Vocation::Finance, 1);
    assert_eq!(who(&table, Office::Mayor), [1]);
    table.vocations(A, Vocation::Factory, 2);
    assert_eq!(who(&table, Office::Mayor), [0]);
}

/// (R10) All tied: the holder of Media picks one of them.
#[test]
fn r10_media_decides_among_equals() {
    let mut table = Table::new(3);
    table.media(C);
    for seat in [A, B] {
        table.vocations(seat, Vocation::Energy, 1);
    }
    table.event("TE6");
    assert_eq!(
        (table.asked(), table.offers(C)),
        (Some(C), vec!["elect 0".into(), "elect 1".into(), "elect 2".into()])
    );
    table.act(C, "elect 1").act(B, "park 0,0");
    assert_eq!(table.game.holder(Office::Mayor), Some(B));
    let elected = Event::Elected { seat: B, office: Office::Mayor, again: false, by: Some(C) };
    assert!(table.log.contains(&elected));
}

/// (7.5) The highest building, then the most of the zone, then the decider.
#[test]
fn r7_5_the_highest_building_elects() {
    let mut table = Table::new(4);
    // Values: block 0,3 is 9; 0,2 is 8; 2,3 is 7.
    table.airport().city("com 0,6 1; com 4,6 2; com 4,7 2; com 5,6 2");
    assert_eq!(who(&table, Office::Treasurer), [1]);
    table.city("com 2,6 3");
    assert_eq!(who(&table, Office::Treasurer), [1, 3]);
    table.city("com 11,0 3");
    assert_eq!(who(&table, Office::Treasurer), [3], "seat 3 has two of them");
    table.city("com 11,1 1; com 2,7 0; com 10,0 0");
    assert_eq!(who(&table, Office::Treasurer), [0, 1, 3]);
    assert!(who(&table, Office::UnionBoss).is_empty());
}

/// (7.6, R7) A vacant decider: the active seat.
#[test]
fn r7_vacant_decider_is_the_active_player() {
    let mut table = Table::new(3);
    table.airport().city("com 0,6 1; com 2,6 2").active(C);
    assert_eq!(decider(&table.game, Office::Treasurer), C);
    table.game.pawn = Office::DistrictAttorney;
    table.event("PE10");
    assert_eq!(
        (table.asked(), table.offers(C)),
        (Some(C), vec!["elect 1".into(), "elect 2".into()])
    );
    // The chain of deciders: each office by the one before it.
    table.office(Office::DistrictAttorney, A);
    assert_eq!(table.asked(), Some(A));
    assert_eq!(table.refused(A, "elect 0"), "7.7");
    table.act(A, "elect 2");
    assert_eq!(table.game.holder(Office::Treasurer), Some(C));
    table.office(Office::Mayor, B).office(Office::PoliceChief, B);
    let by = [Office::DistrictAttorney, Office::Treasurer, Office::PoliceChief, Office::UnionBoss];
    assert_eq!(by.map(|office| decider(&table.game, office)), [B, A, C, B]);
    assert_eq!(decider(&table.game, Office::Mayor), A, "Media");
}

/// (R8) Nobody qualifies: the office stays as it is.
#[test]
fn r8_no_candidate_leaves_the_office() {
    let mut table = Table::new(2);
    table.airport().office(Office::DistrictAttorney, B).city("civ 0,0 -").event("PE10");
    assert_eq!(table.game.holder(Office::DistrictAttorney), Some(B));
    assert!(table.log.contains(&Event::NobodyElected { office: Office::DistrictAttorney }));
}

/// (R42) Any of the tied, the decider and the sitting holder too.
#[test]
fn r42_a_decider_picks_any_of_the_tied() {
    for chosen in [A, B] {
        let mut table = Table::new(3);
        table.airport().office(Office::Mayor, A).office(Office::DistrictAttorney, B);
        table.city("civ 0,6 0; civ 2,6 1").event("PE10");
        assert_eq!(table.asked(), Some(A));
        table.act(A, &format!("elect {chosen}"));
        assert_eq!(table.game.holder(Office::DistrictAttorney), Some(chosen));
    }
}

/// (7.9, R23) A Mayor who is elected again places another park; without an
/// empty lot it is skipped.
#[test]
fn r23_no_empty_lot_no_park() {
    let mut table = Table::new(2);
    table.event("TE6").act(A, "park 0,0").event("TE6").act(A, "park 0,1");
    assert!(table.log.iter().any(|event| matches!(event, Event::Elected { again: true, .. })));
    let mut table = Table::new(2);
    for block in crate::Block::all() {
        let site = crate::Site::new(&[0, 1, 2, 3].map(|corner| block.lot(corner))).unwrap();
        table.game.map.build(crate::Kind::Res, site, None);
    }
    table.event("TE6");
    assert_eq!((table.game.holder(Office::Mayor), table.is_quiet()), (Some(A), true));
    // One lot: there it goes.
    table.game.map.remove(lot("4,4"));
    let left = crate::Site::new(&["4,4", "4,5", "5,4"].map(lot)).unwrap();
    table.game.map.build(crate::Kind::Res, left, None);
    table.event("TE6");
    assert_eq!(table.game.map.owner(lot("5,5")), Some(A));
}

/// (7.8, 7.10, R41) The tile, the park, the Contractor, then the payout; if
/// nobody qualified, only the Contractor.
#[test]
fn r41_what_belongs_to_an_election() {
    let mut table = Table::new(3);
    table
        .sports_team()
        .boxes("M01 M02 M03 C01 T01")
        .deck(Deck::Town, "^T02")
        .deck(Deck::City, "^C02");
    table.deck(Deck::Metropolis, "^M04").planning("PL01 PL02 PL03 -");
    table.deck(Deck::Planning, "PL05 PL07").markers("R0 11").city("res 0,0 2");
    table.prestige(A, 3).prestige(B, 1).prestige(C, 2).game.pawn = Office::UnionBoss;
    table.act(A, "end").act(A, "park 11,11");
    let at = |wanted: &dyn Fn(&Event) -> bool| table.log.iter().position(wanted);
    let order = [
        at(&|event| matches!(event, Event::Elected { seat: A, office: Office::Mayor, .. })),
        at(&|event| matches!(event, Event::Park { card: None, .. })),
        at(&|event| matches!(event, Event::Contractor { seat: B, by: None })),
        at(&|event| matches!(event, Event::Payout { number: 11, .. })),
    ];
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{order:?}");
    let mut table = Table::new(2);
    table.sports_team().prestige(A, 1).event("PE10");
    assert_eq!((table.game.offices, table.game.contractor), ([None; 5], Some(B)));
}

/// (7.10) Tied for least prestige: the Union Boss decides, else the active
/// seat.
#[test]
fn r7_10_the_union_boss_decides_about_the_contractor() {
    let mut table = Table::new(3);
    table.sports_team().office(Office::UnionBoss, C).prestige(C, 5).event("PE10");
    assert_eq!(
        (table.asked(), table.offers(C)),
        (Some(C), vec!["contractor 0".into(), "contractor 1".into()])
    );
    assert_eq!(table.refused(C, "contractor 2"), "7.7");
    table.act(C, "contractor 1");
    assert_eq!((table.game.contractor, table.is_quiet()), (Some(B), true));
    let mut table = Table::new(2);
    table.sports_team().active(B).event("PE10");
    assert_eq!(table.asked(), Some(B));
}

/// (R43) Five full elections: one Mayor's park, each tie decided by the office
/// as it then stands, the Contractor assigned after each.
#[test]
fn r43_all_elections_go_one_by_one() {
    let mut table = Table::new(3);
    table.sports_team().media(B).prestige(A, 9).prestige(C, 3);
    // CIV is tied between 0 and 2, COM too, RES and IND are not.
    table.city("civ 0,6 0; civ 2,6 2; com 0,7 0; com 2,7 2; res 4,4 0; ind 8,8 1").event("ME6");
    assert_eq!(table.asked(), Some(B), "the Mayor's park");
    assert_eq!(table.game.contractor, None);
    table.act(B, "park 11,11");
    // Seat 1 is Mayor now and decides about the District Attorney.
    assert_eq!((table.asked(), table.game.contractor), (Some(B), Some(B)));
    table.act(B, "elect 2");
    // Who decides about the Treasurer.
    assert_eq!(table.asked(), Some(C));
    table.act(C, "elect 2");
    let offices = table.game.offices.map(|seat| seat.unwrap().0);
    assert_eq!(offices, [1, 2, 2, 0, 1]);
    assert_eq!(table.game.pawn, Office::Mayor, "the pawn has not moved");
    let parks = table.log.iter().filter(|event| matches!(event, Event::Park { .. })).count();
    assert_eq!((parks, table.is_quiet()), (1, true));
}

/// (R44) Municipal Court counts as an election; the pawn stays.
#[test]
fn r44_municipal_court_counts_as_an_election() {
    let mut table = Table::new(3);
    table.sports_team().prestige(A, 1).prestige(C, 1).office(Office::Mayor, C);
    table.office(Office::Treasurer, A).effects("C03", "4,4+5,4");
    assert_eq!(table.offers(A).len(), 5, "vacant, another's or the own one");
    table.act(A, "office mayor").act(A, "park 0,0");
    assert_eq!(table.game.holder(Office::Mayor), Some(A));
    assert_eq!((table.game.contractor, table.game.pawn), (Some(B), Office::Mayor));
    let won = Event::Won { seat: A, office: Office::Mayor, card: card("C03") };
    assert!(table.log.contains(&won));
    let mut table = Table::new(2);
    table.effects("C03", "4,4+5,4").act(A, "park 0,0");
    assert!(table.is_quiet(), "before Airport there is only the Mayor");
}

/// (14.1.25) Only what is in play.
#[test]
fn r14_1_25_an_office_in_play() {
    let mut table = Table::new(2);
    table.airport().effects("C03", "4,4+5,4");
    assert_eq!(table.refused(A, "decline"), "14.1.5");
    table.game.offices_open = false;
    let action = "office treasurer".parse().unwrap();
    let no = insula_core::Game::check(&table.game, A, action).unwrap_err();
    assert_eq!(insula_core::Refused::rule(&no), "14.1.25");
}

/// (R31) Media is never in the supply once it is dealt.
#[test]
fn r31_media_is_always_held() {
    let mut table = Table::new(3);
    assert_eq!((table.game.media(), table.game.supply(Vocation::Media)), (Some(A), 0));
    table.active(B).built("T09", "4,4").act(B, "steal 0");
    assert_eq!((table.game.media(), table.game.supply(Vocation::Media)), (Some(B), 0));
    table.act(B, "prestige").city("com 8,8 0").event("PE06");
    // Even if its Newspaper is lost.
    table.event("PE06");
    assert_eq!(table.game.media(), Some(B));
    // A tie for Mayor is therefore always decided by somebody who holds it.
    assert_eq!(decider(&table.game, Office::Mayor), B);
}
