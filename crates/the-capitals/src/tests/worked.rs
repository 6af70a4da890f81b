//! The worked cases of the booklet, and those on our own rulings. Those of
//! other files have `worked` in their names; here are those that belong to a
//! ruling with a test of its own.

use insula_core::Seat;

use super::table::{A, B, C, D, Table, tile, tourism};
use crate::effect::Track;
use crate::phase::{Phase, executive};

/// Paying 14 needs $15 first.
#[test]
fn worked_a16_to_pay_fourteen_takes_fifteen() {
    let taxations = |money: u8| {
        let mut table = Table::new(3);
        table.tracks(A, &format!("economy {money}"));
        table.game.side(A).tracks.taxations(14)
    };
    assert_eq!((taxations(15), taxations(14), taxations(12), taxations(11)), (0, 1, 1, 2));
}

/// Magnificent Arch from the $2 row with $1.
#[test]
fn worked_a53_arch_from_the_two_dollar_row() {
    let mut table = Table::new(3);
    table.tracks(A, "economy 1").rows(["", "magnificent-arch", ""]);
    table.act(A, "tile magnificent-arch, place 1,1");
    assert_eq!(table.get(A, Track::Prestige), -5, "1 and 4 taxations");
    assert_eq!((table.get(A, Track::Culture), table.get(A, Track::Economy)), (12, 2));
}

/// Printed 1 costs 2, and 4 with the cubes of the first time on it.
#[test]
fn worked_a18_printed_one() {
    let mut table = Table::new(3);
    table.city(A, "cobbler 0,1").turn(Phase::Executive, A);
    assert_eq!(executive::cost(&table.game, A, tile("cobbler")), 2);
    table.cubes(A, "cobbler", 2);
    assert_eq!(executive::cost(&table.game, A, tile("cobbler")), 4);
}

/// 1 printed, 1 cube and the own tourist on the tile.
#[test]
fn worked_a19_the_own_tourist_on_the_tile() {
    let mut table = Table::new(3);
    table.city(A, "cobbler 0,1").cubes(A, "cobbler", 1).tourist(0, A, Some("cobbler"));
    assert_eq!(executive::cost(&table.game, A, tile("cobbler")), 4);
    table.tourist(0, A, Some("hotel"));
    assert_eq!(executive::cost(&table.game, A, tile("cobbler")), 3);
}

/// Printed 2 costs 3: two tourists and a cube.
#[test]
fn worked_a67_two_tourists_and_a_cube() {
    let mut table = Table::new(3);
    table.city(A, "restaurant 0,1").tourist(1, A, None).turn(Phase::Executive, A);
    let paid = table.does(A, |table| {
        table.act(A, "activate restaurant, tourist 0, tourist 1");
    });
    assert_eq!(paid, "energy-1 economy+10");
}

/// Park: 2 culture at every later upgrade.
#[test]
fn worked_a52_park_at_every_later_upgrade() {
    let mut table = Table::new(3);
    table.city(A, "park 1,1").tracks(A, "progress 5").turn(Phase::Executive, A);
    table.act(A, "bonus progress");
    assert_eq!(table.get(A, Track::Culture), 5);
    table.tracks(A, "progress 5").turn(Phase::Executive, A).act(A, "bonus progress");
    assert_eq!(table.get(A, Track::Culture), 7);
}

/// University with 12 employment.
#[test]
fn worked_a57_university() {
    let mut table = Table::new(3);
    table.tracks(A, "population 12, employment 12").build(A, "university", "0,1");
    assert_eq!(table.get(A, Track::Culture), 3 + 4);
}

/// Titan at culture 5, others at 5, 6 and 9.
#[test]
fn worked_a60_titan_of_progress() {
    let mut table = Table::new(4);
    for (seat, culture) in [(A, 5), (B, 5), (C, 6), (D, 9)] {
        table.tracks(seat, &format!("culture {culture}"));
    }
    table.build(A, "titan-of-progress", "1,1");
    assert_eq!(table.get(A, Track::Culture), 5 + 3 + 2 * 2);
}

/// A leader at 14 takes from cities at 10, not at 11.
#[test]
fn worked_a25_attraction() {
    let mut table = Table::new(4);
    for (seat, culture) in [(A, 14), (B, 10), (C, 11), (D, 9)] {
        table.tracks(seat, &format!("culture {culture}"));
    }
    tourism(&mut table);
    let hosts = [1, 2, 3].map(|owner| table.tourist_at(owner).0);
    assert_eq!(hosts, [Some(A), Some(C), Some(A)]);
    table.tracks(A, "culture 10").tracks(B, "culture 6").tracks(D, "culture 9");
    table.tracks(C, "culture 5");
    tourism(&mut table);
    let hosts = [1, 2, 3].map(|owner| table.tourist_at(owner).0);
    assert_eq!(hosts, [Some(B), Some(A), Some(D)], "at 10 the first level still");
}

/// King George Mansion activated at population 4, employment 4.
#[test]
fn worked_a54_king_george_mansion() {
    let mut table = Table::new(3);
    table.city(A, "king-george-mansion 0,1").tracks(A, "population 4, employment 4");
    table.activate(A, "king-george-mansion");
    assert_eq!((table.get(A, Track::Population), table.get(A, Track::Employment)), (3, 3));
}

/// A high-density house beside Doctor at public 1, in both orders.
#[test]
fn worked_a8_a_house_beside_doctor() {
    let build = |answer: &str| {
        let mut table = Table::new(3);
        table.city(A, "doctor 0,1").tracks(A, "public 1");
        table.build(A, "king-george-mansion", "1,1").act(A, answer);
        (table.get(A, Track::Public), table.get(A, Track::Prestige))
    };
    assert_eq!(build("first gain"), (0, 0));
    assert_eq!(build("first loss"), (1, -2));
}

/// Public services 6 and 2 more.
#[test]
fn worked_r2_5e_past_level_six() {
    let mut table = Table::new(3);
    table.tracks(A, "public 6, energy 0").build(A, "courthouse", "0,1");
    assert_eq!((table.get(A, Track::Public), table.get(A, Track::Energy)), (6, 3));
}

/// The 2nd space of a game for two to five is that of $3/4x.
#[test]
fn worked_a3_the_last_payment_from_every_seat() {
    for seats in 2..=5 {
        let table = Table::new(seats);
        let ending = crate::phase::end::forecast(&table.game, Seat(0), &mut ());
        assert_eq!(ending.price, 12, "{seats} seats");
    }
}
