//! Cards that place and move markers.

use insula_core::Seat;

use super::{nothing, site, town};
use crate::effect::Worth;
use crate::tests::table::{A, B, C, Table};
use crate::{Marker, Office, Space};

/// All markers of a kind, on the first spaces.
fn placed(table: &mut Table, worth: Worth) -> &mut Table {
    let markers = Marker::ALL.into_iter().filter(|marker| marker.worth() == worth);
    for (space, marker) in Space::all().zip(markers) {
        table.game.map.put_marker(space, marker);
    }
    table
}

fn on(table: &Table, space: &str) -> Option<u8> {
    table.game.map.marker(space.parse().unwrap()).map(Marker::number)
}

/// A contract of which the builder places a marker.
const fn alike(card: &'static str, worth: Worth, number: u8) -> (&'static str, Worth, u8) {
    (card, worth, number)
}

const CONTRACTS: [(&str, Worth, u8); 4] = [
    alike("T07", Worth::Prestige, 4),
    alike("T08", Worth::Wealth, 7),
    alike("C10", Worth::Wealth, 7),
    alike("M15", Worth::Wealth, 7),
];

#[test]
fn r14_1_19_a_builder_places_the_lowest_marker() {
    for (card, worth, number) in CONTRACTS {
        let mut table = nothing();
        table.effects(card, site(card));
        assert_eq!((table.asked(), table.offers(A).len()), (Some(A), 9), "{card}");
        let before = table.value("8,0");
        table.act(A, "marker R4");
        assert_eq!(on(&table, "R4"), Some(number), "{card}");
        assert_eq!(table.value("8,0"), before + number);
        assert!(table.is_quiet());
        // None is left of its kind: skipped.
        let mut table = nothing();
        placed(&mut table, worth).effects(card, site(card));
        assert!(table.is_quiet(), "{card}");
    }
}

/// Media gains, and the holder of an office places a marker.
const EVENTS: [(&str, Office, Worth, u16); 8] = [
    ("TE2", Office::Mayor, Worth::Wealth, 1),
    ("TE3", Office::Mayor, Worth::Wealth, 1),
    ("TE4", Office::Mayor, Worth::Prestige, 1),
    ("CE5", Office::Treasurer, Worth::Wealth, 1),
    ("CE6", Office::Mayor, Worth::Prestige, 1),
    ("ME1", Office::Mayor, Worth::Prestige, 2),
    ("ME2", Office::Treasurer, Worth::Wealth, 2),
    ("ME3", Office::UnionBoss, Worth::Wealth, 2),
];

#[test]
fn events_let_a_politician_place_a_marker() {
    for (card, office, worth, n) in EVENTS {
        let mut table = nothing();
        table.office(office, C).event(card);
        assert_eq!(table.all(), [(0, 0), (n, n), (0, 0)], "{card}");
        assert_eq!(table.asked(), Some(C), "{card}");
        table.act(C, "marker T1");
        let number = if worth == Worth::Wealth { 7 } else { 4 };
        assert_eq!(on(&table, "T1"), Some(number), "{card}");
        // (14.1.7) A vacant office: only Media gains.
        let mut table = nothing();
        table.event(card);
        assert_eq!((table.has(B), table.is_quiet()), ((n, n), true), "{card}");
        let mut table = nothing();
        placed(&mut table, worth).office(office, C).event(card);
        assert_eq!((table.has(B), table.is_quiet()), ((n, n), true), "{card}");
    }
    // Every such event is in the list.
    for card in ["TE2", "TE3", "TE4", "CE5", "CE6", "ME1", "ME2", "ME3"] {
        assert!(EVENTS.iter().any(|row| row.0 == card));
    }
}

#[test]
fn pe08_the_leader_places_a_wealth_marker() {
    let mut table = nothing();
    table.prestige(C, 5).event("PE08");
    assert_eq!(table.asked(), Some(C));
    table.act(C, "marker R0");
    assert_eq!(on(&table, "R0"), Some(7));
    // (R46) Tied: the active seat picks. With no marker left nobody is asked.
    let mut table = nothing();
    table.prestige(C, 5).prestige(B, 5).event("PE08");
    assert_eq!(table.offers(A), ["seat 1", "seat 2"]);
    assert_eq!(table.refused(A, "seat 0"), "1.15");
    table.act(A, "seat 1").act(B, "marker R0");
    let mut table = nothing();
    placed(&mut table, Worth::Wealth).event("PE08");
    assert!(table.is_quiet());
}

#[test]
fn c06_moves_a_marker_or_not() {
    let mut table = nothing();
    table.markers("R4 6, T0 7").effects("C06", "4,4");
    assert_eq!(table.offers(A).len(), 2 * 7 + 1);
    assert_eq!(table.refused(A, "move R3 R5"), "6.2");
    assert_eq!(table.refused(A, "move R4 T0"), "14.1.20");
    assert_eq!(table.refused(A, "move R4 R4"), "14.1.20");
    let mut other = nothing();
    other.markers("R4 6").effects("C06", "4,4").act(A, "decline");
    assert_eq!((on(&other, "R4"), other.is_quiet()), (Some(6), true));
    table.act(A, "move R4 R5");
    assert_eq!((on(&table, "R4"), on(&table, "R5")), (None, Some(6)));
    // (6.4) It pays nothing.
    assert_eq!(table.all(), [(0, 0); 3]);
    let mut table = nothing();
    table.effects("C06", "4,4");
    assert!(table.is_quiet(), "no marker");
}

#[test]
fn pe09_and_me4_let_another_move_a_marker() {
    let mut table = nothing();
    table.markers("R4 6").prestige(B, 3).event("PE09").act(B, "move R4 T2");
    assert_eq!(on(&table, "T2"), Some(6));
    let mut table = nothing();
    table.event("PE09");
    assert!(table.is_quiet(), "all are tied, but there is nothing to move");
    let mut table = nothing();
    table.markers("R4 6").office(Office::PoliceChief, C).event("ME4");
    assert_eq!((table.has(B), table.asked()), ((2, 2), Some(C)));
    table.act(C, "decline");
    assert!(table.is_quiet());
    let mut table = nothing();
    table.markers("R4 6").event("ME4");
    assert_eq!((table.has(B), table.is_quiet()), ((2, 2), true), "nobody is Police Chief");
}

/// The printed prestige row pays 1 to the first, 0 to the second; the marker
/// does not pay.
#[test]
fn c08_places_a_marker_then_pays_the_printed_row() {
    let mut table = town();
    table.effects("C08", site("C08"));
    assert_eq!(table.all(), [(20, 20); 3]);
    table.act(A, "marker R2");
    assert_eq!(table.all(), [(20, 21), (20, 20), (20, 20)]);
    let mut table = town();
    placed(&mut table, Worth::Prestige).effects("C08", site("C08"));
    assert_eq!(table.all(), [(20, 21), (20, 20), (20, 20)]);
}

#[test]
fn m14_places_a_marker_then_gains_for_the_largest() {
    let mut table = nothing();
    table.city("com 0,0+0,1+1,0+1,1 0; com 0,4+0,5+1,4+1,5 1; com 8,8+8,9+9,8 0");
    table.effects("M14", site("M14")).act(A, "marker R0");
    assert_eq!((on(&table, "R0"), table.has(A)), (Some(7), (0, 4)));
    let mut table = nothing();
    placed(&mut table, Worth::Wealth).effects("M14", site("M14"));
    assert_eq!((table.has(A), table.is_quiet()), ((0, 2), true));
}

/// (6.3, R19) With all nine spaces full nothing moves; the last one goes where
/// it can by itself.
#[test]
fn r19_full_gray_spaces_stop_all_markers() {
    let mut table = nothing();
    let eight = "T0 4, T1 5, T2 6, R0 7, R1 8, R2 9, R3 10, R4 11";
    table.markers(eight).effects("T08", site("T08"));
    assert_eq!((on(&table, "R5"), table.is_quiet()), (Some(12), true));
    table.effects("C06", "0,0");
    assert!(table.is_quiet());
    table.event("PE09").event("PE08");
    assert!(table.is_quiet());
    assert_eq!(Space::all().filter(|&space| table.game.map.marker(space).is_some()).count(), 9);
}

/// (6.1) Where it may go, and that it must go somewhere (14.1.5).
#[test]
fn r6_1_a_marker_goes_on_an_empty_space() {
    let mut table = nothing();
    table.markers("R4 6").effects("T08", site("T08"));
    assert_eq!(table.refused(A, "marker R4"), "6.1");
    assert_eq!(table.refused(A, "decline"), "14.1.5");
    assert_eq!(table.refused(A, "end"), "3.1b");
    assert_eq!(table.refused(Seat(1), "marker R3"), "3.1a");
}
