//! Cards that call elections or give offices, and the key events.

use super::{nothing, site};
use crate::run::elections::candidates;
use crate::tests::table::{A, B, C, Table};
use crate::{Event, Office, Phase, Vocation};

fn holders(table: &Table) -> Vec<Option<u8>> {
    table.game.offices.iter().map(|seat| seat.map(|seat| seat.0)).collect()
}

#[test]
fn t02_elects_a_mayor_who_places_a_park() {
    let mut table = nothing();
    table.vocations(C, Vocation::Factory, 2).effects("T02", site("T02"));
    assert_eq!((holders(&table)[0], table.asked()), (Some(2), Some(C)));
    assert_eq!(table.refused(C, "park 4,4"), "7.9");
    assert_eq!(table.refused(C, "decline"), "14.1.5");
    table.act(C, "park 4,5");
    assert_eq!(table.game.map.owner(crate::tests::table::lot("4,5")), Some(C));
    // Without a cube the park is skipped, not the office.
    let mut table = nothing();
    table.vocations(C, Vocation::Factory, 2);
    table.game.party_mut(C).cubes = 0;
    table.effects("T02", site("T02"));
    assert_eq!((holders(&table)[0], table.is_quiet()), (Some(2), true));
}

#[test]
fn te6_gives_media_its_due_and_elects_a_mayor() {
    let mut table = nothing();
    table.event("TE6");
    assert_eq!((table.has(B), holders(&table)[0]), ((1, 1), Some(1)));
    table.act(B, "park 0,0");
    assert!(table.is_quiet());
    // The city is full: no park.
    let mut table = nothing();
    full(&mut table).event("TE6");
    assert_eq!((holders(&table)[0], table.is_quiet()), (Some(1), true));
}

/// No empty lot.
fn full(table: &mut Table) -> &mut Table {
    for block in crate::Block::all() {
        let lots = [0, 1, 2, 3].map(|corner| block.lot(corner));
        let site = crate::Site::new(&lots).unwrap();
        table.game.map.build(crate::Kind::Ind, site, None);
    }
    table
}

#[test]
fn pe10_moves_the_pawn_and_elects_what_is_there() {
    let mut table = nothing();
    table.city("civ 0,0 2").event("PE10");
    // Before Airport it is a blank space.
    assert_eq!((table.game.pawn, holders(&table)[1]), (Office::DistrictAttorney, None));
    assert!(table.is_quiet());
    let mut table = nothing();
    table.airport().city("civ 0,0 2").event("PE10");
    assert_eq!((holders(&table)[1], table.is_quiet()), (Some(2), true));
}

#[test]
fn c03_takes_any_politician_in_play() {
    // Only the Mayor is in play: taken without a question.
    let mut table = nothing();
    table.effects("C03", site("C03"));
    assert_eq!(holders(&table)[0], Some(0));
    table.act(A, "park 0,0");
    assert!(table.is_quiet());
    let mut table = nothing();
    table.airport().office(Office::Treasurer, B).effects("C03", site("C03"));
    assert_eq!(table.offers(A).len(), 5);
    table.act(A, "office treasurer");
    assert_eq!((holders(&table)[2], table.is_quiet()), (Some(0), true));
}

#[test]
fn m04_places_a_marker_and_holds_all_elections() {
    let mut table = nothing();
    table.airport().city("com 0,0 1; ind 0,4 2; civ 0,11 1");
    table.effects("M04", site("M04")).act(A, "marker R5").act(B, "park 11,11");
    // The new CIV of value 6 beats 5; nobody has a RES, so Police Chief stays vacant.
    assert_eq!(holders(&table), [Some(1), Some(0), Some(1), None, Some(2)]);
    assert!(table.log.contains(&Event::NobodyElected { office: Office::PoliceChief }));
    // No marker left, only the Mayor in play.
    let mut table = nothing();
    table.markers("T0 4, T1 5, T2 6").effects("M04", site("M04")).act(B, "park 11,11");
    assert_eq!(holders(&table), [Some(1), None, None, None, None]);
    assert!(table.is_quiet());
}

#[test]
fn me6_costs_politicians_prestige_before_all_elections() {
    let mut table = nothing();
    table
        .airport()
        .office(Office::Mayor, A)
        .office(Office::Treasurer, A)
        .office(Office::UnionBoss, C);
    table.prestige(A, 3).prestige(C, 9).city("com 0,0 1; ind 0,4 2").event("ME6");
    // 2 for each office, as far as it goes; Media belongs to seat 1.
    assert_eq!(table.all(), [(0, 0), (2, 2), (0, 7)]);
    table.act(B, "park 11,11");
    assert_eq!(holders(&table), [Some(1), None, Some(1), None, Some(2)]);
    let mut table = nothing();
    table.event("ME6");
    assert_eq!(table.all(), [(0, 0), (2, 2), (0, 0)]);
}

#[test]
fn tkey_activates_city_and_opens_the_offices() {
    let mut table = nothing();
    table.city("civ 0,0 2; com 0,4 1").event("TKEY");
    assert!(table.game.active_decks[1] && table.game.offices_open && table.is_quiet());
    assert_eq!(holders(&table), [None; 5]);
    // (10.3) With the option the four are elected at once, the pawn unmoved.
    let mut table = Table::with(3, |setup| setup.airport_elections = true);
    table.city("civ 0,0 2; com 0,4 1").event("TKEY");
    assert_eq!(holders(&table), [None, Some(2), Some(1), None, None]);
    assert_eq!((table.game.pawn, table.is_quiet()), (Office::Mayor, true));
}

#[test]
fn ckey_activates_metropolis_and_brings_the_contractor() {
    let mut table = nothing();
    table.airport().event("CKEY");
    assert!(table.game.active_decks[2] && table.game.contractor_open && table.is_quiet());
    // (7.10) With nobody until the next election.
    assert_eq!(table.game.contractor, None);
    table.prestige(A, 1).prestige(B, 1).prestige(C, 3).event("TE6").act(B, "park 0,0");
    assert_eq!(table.game.contractor, Some(A), "seat 1 has gained as Media");
    // A second time nothing is new.
    table.event("CKEY");
    assert_eq!(table.game.contractor, Some(A));
}

#[test]
fn mkey_ends_the_game_at_once() {
    let mut table = nothing();
    table.sports_team().wealth(C, 25).event("MKEY");
    assert_eq!((table.game.phase, table.asked()), (Phase::Over, None));
    assert_eq!(table.all(), [(0, 0), (0, 0), (25, 2)]);
    let mut table = nothing();
    table.event("MKEY");
    assert_eq!(table.all(), [(0, 0); 3], "nothing to score");
    assert_eq!(table.refused(A, "end"), "3.1a");
}

/// (7.11) The Contractor is no politician and elects nobody.
#[test]
fn r7_11_the_contractor_is_no_office() {
    let mut table = nothing();
    table.contractor(A).effects("M11", site("M11"));
    assert_eq!(table.has(A), (0, 0));
    assert_eq!(candidates(&table.game, Office::Mayor).len(), 1);
}
