//! The rules of the tracks (2.5) and of payments (2.10), and both against a
//! plain reference.

#![allow(clippy::unwrap_used)]

mod payments;
mod random;
mod worked;

use super::*;
use crate::tile::TileId;

const P: Track = Track::Population;
const E: Track = Track::Employment;

/// Tracks of a seat that stand so; no prestige, no cubes.
fn tracks(population: u8, employment: u8, public: u8, culture: u8, economy: u8) -> Tracks {
    let start = Tracks { prestige: 0, energy: 0, ..Tracks::new() };
    Tracks { population, employment, public, culture, economy, ..start }
}

/// Moves one track, as a gain or loss of its own.
fn shift(tracks: &mut Tracks, track: Track, n: i16) -> Moved {
    tracks.shift(track, n, &mut Arrows::default())
}

#[test]
fn they_are_small() {
    assert_eq!((size_of::<Tracks>(), size_of::<Arrows>(), size_of::<Moved>()), (12, 2, 10));
}

#[test]
fn r2_1_the_start_spaces() {
    let start = Tracks::default();
    let at = Track::ALL.map(|track| (track.name(), start.get(track)));
    let expected = [
        ("progress", 0),
        ("employment", 2),
        ("population", 3),
        ("public", 2),
        ("culture", 3),
        ("energy", 4),
        ("prestige", 0),
        ("economy", 10),
    ];
    assert_eq!(at, expected);
    assert_eq!(start.level(), 1);
}

#[test]
fn r2_5a_employment_never_exceeds_population() {
    let mut seat = tracks(5, 3, 2, 3, 10);
    let moved = shift(&mut seat, E, 4);
    assert_eq!((moved.asked, moved.by, moved.arrow), (4, 2, None));
    assert_eq!((seat.get(E), seat.get(Track::Prestige)), (5, 0));
    // What was ignored does not come back with new people.
    shift(&mut seat, P, 3);
    assert_eq!(seat.get(E), 5);
}

#[test]
fn a14_employment_falls_with_population() {
    let mut seat = tracks(4, 3, 2, 3, 10);
    assert_eq!(shift(&mut seat, P, -1).followed, 0);
    let moved = shift(&mut seat, P, -2);
    assert_eq!((moved.by, moved.followed, moved.arrow), (-2, 2, None));
    assert_eq!((seat.get(P), seat.get(E), seat.get(Track::Prestige)), (1, 1, 0));
    // Population itself pays its arrow, employment does not.
    let moved = shift(&mut seat, P, -2);
    assert_eq!((moved.by, moved.followed, moved.arrow), (-1, 1, Some(End::Low)));
    assert_eq!((seat.get(E), seat.get(Track::Prestige)), (0, -2));
}

#[test]
fn a58_employment_cut_off_pays_no_arrow() {
    let mut seat = tracks(19, 18, 2, 3, 10);
    assert_eq!(shift(&mut seat, E, 9).arrow, None);
    assert_eq!((seat.get(E), seat.get(Track::Prestige)), (19, 0));
    shift(&mut seat, P, 1);
    assert_eq!(shift(&mut seat, E, 1).arrow, None, "on the last space, not past it");
    assert_eq!(shift(&mut seat, E, 1).arrow, Some(End::High));
    assert_eq!((seat.get(E), seat.get(Track::Prestige)), (20, 2));
}

#[test]
fn r2_5c_each_end_has_its_arrow() {
    let ends = [(P, -2, 2), (Track::Culture, -2, 2), (Track::Public, -2, 0)];
    for (track, low, high) in ends {
        let row = data().track(track).unwrap();
        let mut seat = tracks(row.first, 0, row.first, row.first, 10);
        let moved = shift(&mut seat, track, -7);
        assert_eq!((moved.by, moved.arrow), (0, Some(End::Low)));
        assert_eq!(moved.given().map(|arrow| i16::from(arrow.n)), Some(low));
        assert_eq!((seat.get(track), seat.get(Track::Prestige)), (i16::from(row.first), low));
        let mut seat = tracks(row.last, 0, row.last, row.last, 10);
        let moved = shift(&mut seat, track, 7);
        assert_eq!((moved.by, moved.arrow), (0, Some(End::High)));
        assert_eq!((seat.get(track), seat.get(Track::Prestige)), (i16::from(row.last), high));
    }
    let mut seat = tracks(3, 1, 2, 3, 10);
    assert_eq!(shift(&mut seat, E, -1).arrow, None);
    assert_eq!(shift(&mut seat, E, -1).arrow, Some(End::Low));
    assert_eq!(seat.get(Track::Prestige), -2);
}

#[test]
fn r2_5e_past_public_level_six() {
    // The worked case: 6 and 2 more.
    let mut seat = tracks(3, 2, 6, 3, 10);
    let moved = shift(&mut seat, Track::Public, 2);
    assert_eq!((moved.by, moved.arrow), (0, Some(End::High)));
    let given = moved.given().unwrap();
    assert_eq!((given.track, given.n), (Track::Energy, 3));
    assert_eq!((seat.get(Track::Public), seat.get(Track::Energy)), (6, 3));
    let mut seat = tracks(3, 2, 4, 3, 10);
    assert_eq!(shift(&mut seat, Track::Public, 2).given().map(|arrow| arrow.n), None);
    assert_eq!((seat.get(Track::Public), seat.get(Track::Energy)), (6, 0));
}

#[test]
fn a13_an_arrow_pays_once_per_build_and_activation() {
    let mut seat = tracks(20, 2, 6, 30, 10);
    let mut arrows = Arrows::NONE;
    for (n, arrow) in [(1, Some(End::High)), (5, None)] {
        assert_eq!(seat.shift(Track::Culture, n, &mut arrows).arrow, arrow);
    }
    assert_eq!(seat.get(Track::Prestige), 2);
    assert!(arrows.contains(Track::Culture, End::High));
    assert!(!arrows.contains(Track::Culture, End::Low));
    // Each end of each track has its own.
    assert_eq!(seat.shift(Track::Culture, -31, &mut arrows).arrow, Some(End::Low));
    assert_eq!(seat.shift(P, 1, &mut arrows).arrow, Some(End::High));
    assert_eq!(seat.shift(Track::Public, 1, &mut arrows).arrow, Some(End::High));
    assert_eq!((seat.get(Track::Prestige), seat.get(Track::Energy)), (2, 3));
    // The next build begins anew.
    assert_eq!(seat.shift(P, 1, &mut Arrows::default()).arrow, Some(End::High));
    assert_eq!(seat.get(Track::Prestige), 4);
}

#[test]
fn a68_other_gains_pay_an_arrow_once_each() {
    let mut seat = tracks(3, 2, 2, 3, 50);
    for times in 1..=3 {
        assert_eq!(shift(&mut seat, Track::Economy, 4).arrow, Some(End::High));
        assert_eq!((seat.get(Track::Economy), seat.get(Track::Prestige)), (50, times));
    }
}

#[test]
fn a15_a_price_not_available_costs_the_arrow() {
    let mut seat = tracks(3, 2, 2, 1, 10);
    let moved = shift(&mut seat, Track::Culture, -3);
    assert_eq!((moved.asked, moved.by, moved.arrow), (-3, -1, Some(End::Low)));
    assert_eq!((seat.get(Track::Culture), seat.get(Track::Prestige)), (0, -2));
    let moved = shift(&mut seat, Track::Energy, -1);
    assert_eq!((moved.by, moved.arrow), (0, None), "energy just stops");
    assert_eq!((seat.get(Track::Energy), seat.get(Track::Prestige)), (0, -2));
}

#[test]
fn a44_an_upgrade_is_automatic() {
    let mut seat = Tracks::new();
    assert_eq!(shift(&mut seat, Track::Progress, 5).upgrades, 0);
    assert_eq!((seat.level(), seat.get(Track::Progress)), (1, 5));
    let moved = shift(&mut seat, Track::Progress, 1);
    assert_eq!((moved.upgrades, moved.by), (1, 1), "landing on the symbol is enough");
    assert_eq!((seat.level(), seat.get(Track::Progress)), (2, 0));
    assert_eq!(seat.get(Track::Energy), 4, "whose plant it is, and its cubes, others know");
}

#[test]
fn a50_passing_the_symbol_twice_upgrades_twice() {
    // Science Center with 8 neighbors, 5 steps after the last upgrade.
    let mut seat = Tracks { steps: 5, ..Tracks::new() };
    assert_eq!(shift(&mut seat, Track::Progress, 8).upgrades, 2);
    assert_eq!((seat.level(), seat.get(Track::Progress)), (3, 1));
    // None beyond level 6; progress counts on (2.5j).
    let mut seat = Tracks { steps: 5, level: 5, ..Tracks::new() };
    assert_eq!(shift(&mut seat, Track::Progress, 8).upgrades, 1);
    assert_eq!((seat.level(), seat.get(Track::Progress)), (6, 7));
    assert_eq!(shift(&mut seat, Track::Progress, 4).upgrades, 0);
    assert_eq!(seat.get(Track::Progress), 11);
}

#[test]
fn r2_5h_no_component_takes_progress_away() {
    use crate::effect::{Effect, Effects};
    let takes = |effect: &Effect| match effect {
        Effect::Move { track, n, .. } => *track == Track::Progress && n.0.iter().any(|&n| n < 0),
        Effect::Special(_) => false,
    };
    let any = |effects: &Effects| effects.as_slice().iter().any(takes);
    for tile in TileId::all() {
        assert!(!any(tile.immediate()) && !any(tile.activate()) && !any(tile.end()));
        let single = [tile.construction(), tile.before_expo(), tile.permanent().map(|p| p.then)];
        assert!(!single.iter().flatten().any(takes), "{}", tile.slug());
    }
}
