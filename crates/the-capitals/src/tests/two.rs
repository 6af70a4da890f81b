//! Two players (2.12).

use super::table::{A, B, C, Table, tourism};
use crate::effect::Track;
use crate::event::Event;
use crate::phase::Phase;
use crate::require;

const NEUTRAL: u8 = 5;

fn after(a: u8, b: u8, neutral: u8) -> Table {
    let mut table = Table::new(2);
    table.tracks(A, &format!("culture {a}")).tracks(B, &format!("culture {b}"));
    table.game.neutral = neutral;
    tourism(&mut table);
    table
}

/// (2.12e, 2.12f)
#[test]
fn a30_neutral_is_never_highest() {
    let table = after(5, 4, 20);
    assert_eq!(table.game.token, Some(A));
    assert_eq!(table.tourist_at(NEUTRAL).0, Some(A));
    assert_eq!(table.tourist_at(1).0, Some(A), "B is below neutral");
    let table = after(8, 6, 6);
    assert_eq!(table.tourist_at(1).0, Some(B), "neutral loses the tie");
    let table = after(9, 5, 3);
    assert_eq!(table.tourist_at(1).0, Some(A), "by attraction");
    let table = after(4, 4, 3);
    assert_eq!((table.game.token, table.tourist_at(NEUTRAL).0), (Some(A), Some(A)), "further left");
    assert_eq!(table.tourist_at(1).0, Some(B));
}

/// (2.12e) It goes where the highest city is.
#[test]
fn r2_12e_the_neutral_tourist_follows_the_highest_city() {
    let mut table = after(5, 4, 3);
    table.tourist(NEUTRAL, A, Some("hotel"));
    tourism(&mut table);
    assert_eq!(table.tourist_at(NEUTRAL), (Some(A), Some("hotel")), "it stays on its tile");
    table.tracks(B, "culture 6");
    tourism(&mut table);
    assert_eq!(table.tourist_at(NEUTRAL), (Some(B), None));
    assert!(table.log.contains(&Event::TouristNeutral { host: B }));
    table.turn(Phase::Executive, B).act(B, "activate hotel");
    assert_eq!(table.offers(B), ["tourist 1", "tourist neutral", "pay"]);
}

/// (2.12g)
#[test]
fn a31_titan_of_progress_counts_neutral() {
    let mut table = Table::new(2);
    table.game.neutral = 4;
    table.build(A, "titan-of-progress", "1,1");
    assert_eq!(table.get(A, Track::Culture), 3 + 3 + 2);
}

/// (2.12g) Nor does Resort.
#[test]
fn a59_requirements_ignore_neutral() {
    let mut table = Table::prosperity(2);
    table.tracks(A, "culture 5").tracks(B, "culture 4");
    table.game.neutral = 30;
    assert!(require::met(&table.game, A, super::table::tile("resort")));
    assert!(!require::met(&table.game, B, super::table::tile("resort")));
}

/// (2.12d) At the start of every Administrative phase, up to the last space.
#[test]
fn r2_12d_the_neutral_culture_goes_up() {
    let mut table = Table::new(2);
    table.turn(Phase::Executive, B).act(B, "bonus energy");
    assert_eq!(table.game.neutral, 4);
    table.game.neutral = 30;
    table.turn(Phase::Executive, B).act(B, "bonus energy");
    assert_eq!(table.game.neutral, 30);
    let mut table = Table::new(3);
    table.turn(Phase::Executive, C).act(C, "bonus energy");
    assert_eq!(table.game.neutral, 0, "with two only");
}
