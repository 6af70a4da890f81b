//! The Tourism phase (2.6).

use insula_core::Seat;

use super::table::{A, B, C, D, Table, rule, tourism};
use crate::event::Event;
use crate::phase::{Phase, executive};

/// Four seats with this culture, after a Tourism phase.
fn after(culture: [u8; 4]) -> Table {
    let mut table = Table::new(4);
    for (seat, culture) in (0..).map(Seat).zip(culture) {
        table.tracks(seat, &format!("culture {culture}"));
    }
    tourism(&mut table);
    table
}

fn hosts(table: &Table) -> Vec<Seat> {
    (0..table.game.seats).map(|owner| table.tourist_at(owner).0.unwrap()).collect()
}

#[test]
fn a23_the_culture_token_is_fixed_in_the_tourism_phase() {
    let mut table = after([8, 7, 3, 3]);
    assert_eq!(table.game.token, Some(A));
    table.tracks(A, "culture 0").turn(Phase::Executive, A);
    assert_eq!((executive::allowed(&table.game, A), executive::allowed(&table.game, B)), (2, 1));
    table.act(A, "activate city-hall, pay");
    assert_eq!(table.game.token, Some(A));
    assert_eq!(table.game.turn(), Some(A), "the second activation");
    tourism(&mut table);
    assert_eq!(table.game.token, Some(B));
}

/// (2.6a) Ties: higher economy, then further left.
#[test]
fn r2_6a_the_highest_city_of_a_tie() {
    let mut table = Table::new(4);
    table.tracks(A, "culture 5").tracks(B, "culture 5").tracks(C, "culture 5, economy 11");
    tourism(&mut table);
    assert_eq!(table.game.token, Some(C));
    table.tracks(C, "economy 10").spaces(&[3, 2, 4, 5]);
    tourism(&mut table);
    assert_eq!(table.game.token, Some(B));
    assert!(table.log.contains(&Event::Culture { seat: B, culture: 5 }));
}

/// (2.6b) Ties: lower economy, then further right.
#[test]
fn a24_the_lowest_city_of_a_tie() {
    let mut table = Table::new(4);
    table.tracks(A, "culture 8").tracks(B, "economy 9");
    tourism(&mut table);
    assert_eq!(hosts(&table), [A, A, C, D], "B has less money");
    table.tracks(B, "economy 10");
    tourism(&mut table);
    assert_eq!(hosts(&table), [A, B, C, A], "D is further right");
    assert!(table.log.contains(&Event::TouristHome { owner: B }));
    assert!(table.log.contains(&Event::Tourist { owner: D, host: A }));
}

/// (2.6c) The worked cases: from 9, from 14, from 24.
#[test]
fn a25_the_bounds_of_attraction() {
    assert_eq!(hosts(&after([8, 5, 5, 0])), [A, B, C, A], "no attraction, only the lowest");
    assert_eq!(hosts(&after([9, 5, 6, 0])), [A, A, C, A]);
    assert_eq!(hosts(&after([10, 5, 6, 0])), [A, A, C, A], "still the first level");
    assert_eq!(hosts(&after([13, 6, 10, 0])), [A, B, C, A]);
    assert_eq!(hosts(&after([14, 10, 11, 0])), [A, A, C, A]);
    assert_eq!(hosts(&after([23, 10, 11, 0])), [A, A, C, A]);
    assert_eq!(hosts(&after([24, 23, 11, 0])), [A, A, A, A]);
    assert_eq!(hosts(&after([24, 24, 23, 0])), [A, B, A, A], "a city at 24 keeps its own");
    assert_eq!(hosts(&after([12, 10, 5, 0])), [A, B, A, A], "a second city past 9 takes none");
}

/// (2.6d) Every other tourist is at home; (2.6e) who stays, stays on its tile.
#[test]
fn r2_6e_a_tourist_that_stays_keeps_its_tile() {
    let mut table = after([9, 6, 6, 0]);
    table.tourist(0, A, Some("hotel")).tourist(3, A, Some("city-hall"));
    table.tourist(1, B, Some("hotel")).tourist(2, C, Some("hotel"));
    table.tracks(C, "culture 5");
    tourism(&mut table);
    assert_eq!(table.tourist_at(0), (Some(A), Some("hotel")), "at home all the time");
    assert_eq!(table.tourist_at(3), (Some(A), Some("city-hall")), "taken again");
    assert_eq!(table.tourist_at(1), (Some(B), Some("hotel")));
    assert_eq!(table.tourist_at(2), (Some(A), None), "taken now: beside the city");
    table.tracks(C, "culture 7");
    tourism(&mut table);
    assert_eq!(table.tourist_at(2), (Some(C), None), "home again: beside the city");
}

/// (2.6f) The host's, not the owner's.
#[test]
fn a45_the_host_uses_the_tourist() {
    let mut table = after([8, 7, 3, 1]);
    table.tracks(D, "energy 0").turn(Phase::Executive, D);
    assert_eq!(table.no(D, "activate hotel"), rule("2.7d", "cost"), "its tourist is away");
    table.turn(Phase::Executive, A).act(A, "activate hotel");
    assert_eq!(table.offers(A), ["tourist 0", "tourist 3", "pay"]);
    assert_eq!(table.no(A, "tourist 1"), rule("2.6f", "tourist-away"));
    table.act(A, "tourist 3");
    assert_eq!(table.tourist_at(3), (Some(A), Some("hotel")));
}

/// (2.6g) Casino, last; two tourists, on a tile or beside the city.
#[test]
fn a42_casino_counts_tourists_in_the_city() {
    let money = |culture: [&str; 3]| {
        let mut table = Table::prosperity(3);
        for (seat, culture) in [A, B, C].into_iter().zip(culture) {
            table.tracks(seat, culture);
        }
        table.city(A, "casino 0,1").tourist(2, A, Some("hotel"));
        table.does(A, tourism)
    };
    assert_eq!(money(["culture 8", "culture 7", "culture 1"]), "economy+4", "its own and C's");
    assert_eq!(money(["culture 9", "culture 5", "culture 5"]), "economy+6", "all three");
    assert_eq!(money(["culture 3", "culture 7", "culture 8"]), "", "its own is away");
    assert_eq!(money(["culture 7", "culture 8", "culture 1"]), "economy+2", "C's goes to B");
}
