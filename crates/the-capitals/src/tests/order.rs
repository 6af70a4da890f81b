//! The order of effects in a build (2.4h, 2.4i, A8).

use super::table::{A, B, Table, rule};
use crate::effect::Track;
use crate::event::Event;
use crate::phase::Phase;
use crate::{Action, First};

use insula_core::{Game, Viewer};

/// A house that takes 2 public services is to be built beside Doctor.
fn beside_doctor(public: u8) -> Table {
    let mut table = Table::new(3);
    table.city(A, "doctor 0,1").tracks(A, &format!("public {public}"));
    table.build(A, "downtown-abode", "1,1");
    table
}

/// The worked case, and the questions of both kinds.
#[test]
fn a8_the_best_order_and_a_question_where_it_matters() {
    let mut table = beside_doctor(1);
    assert_eq!(table.offers(A), ["first gain", "first loss"]);
    table.act(A, "first gain");
    assert_eq!((table.get(A, Track::Public), table.get(A, Track::Prestige)), (0, 0), "no fine");
    let mut table = beside_doctor(1);
    table.act(A, "first loss");
    assert_eq!((table.get(A, Track::Public), table.get(A, Track::Prestige)), (1, -2));
    // With enough public services the order is all the same: nobody is asked.
    let table = beside_doctor(3);
    assert_eq!((table.game.turn(), table.get(A, Track::Public)), (Some(B), 2));
    // At the high end it matters again: the cubes of the arrow, or a level.
    let mut table = beside_doctor(6);
    table.act(A, "first gain");
    assert_eq!((table.get(A, Track::Public), table.get(A, Track::Energy)), (4, 7));
    let mut table = beside_doctor(6);
    table.act(A, "first loss");
    assert_eq!((table.get(A, Track::Public), table.get(A, Track::Energy)), (5, 4));
}

#[test]
fn a8_arch_and_stadium_beside_walled_mart_ask_for_money() {
    let build = |slug: &str, first: &str| {
        let mut table = Table::new(3);
        table.city(A, "walled-mart 0,1").tracks(A, "economy 1, public 6");
        table.build(A, slug, "1,1").act(A, first);
        (table.get(A, Track::Economy), table.get(A, Track::Prestige))
    };
    // 1 + 6 = 7, two taxations for 12; or four for 12, then 6.
    assert_eq!(build("magnificent-arch", "first gain"), (1, -2));
    assert_eq!(build("magnificent-arch", "first loss"), (7, -4));
    assert_eq!(build("stadium", "first gain"), (1, -4));
    assert_eq!(build("stadium", "first loss"), (7, -6));
    let mut table = Table::new(3);
    table.city(A, "walled-mart 0,1").tracks(A, "economy 20").build(A, "magnificent-arch", "1,1");
    assert_eq!(table.get(A, Track::Economy), 14, "nobody is asked");
}

/// (2.4h) The worked case: a cube is given up before the plant comes.
#[test]
fn r2_4h_worked_high_finance_square() {
    let mut table = Table::new(3);
    table.tracks(A, "energy 0, progress 4, economy 37");
    let built = table.does(A, |table| {
        table.build(A, "high-finance-square", "1,1");
    });
    assert_eq!(built, "progress-4 culture+6 energy+5 prestige+3 level+1");
}

/// (2.10d) With less than $10 there is no prestige for money, and no taxation
/// to get there.
#[test]
fn r2_10d_worked_no_taxation_for_a_condition() {
    let mut table = Table::new(3);
    table.tracks(A, "economy 9").build(A, "high-finance-square", "1,1");
    assert_eq!((table.get(A, Track::Prestige), table.get(A, Track::Economy)), (0, 9));
}

/// (2.4h) The worked case: Hotrock counts before it loses public services.
#[test]
fn r2_4h_worked_hotrock() {
    let mut table = Table::new(3);
    table.tracks(A, "public 3, population 9, employment 7").build(A, "hotrock-tire-factory", "0,1");
    assert_eq!((table.get(A, Track::Employment), table.get(A, Track::Public)), (9, 2));
}

/// (2.4h) Museum of History counts the level before it falls.
#[test]
fn r2_4h_museum_of_history_counts_before_its_loss() {
    let mut table = Table::new(3);
    table.tracks(A, "public 4").build(A, "museum-of-history", "1,1");
    assert_eq!((table.get(A, Track::Prestige), table.get(A, Track::Public)), (4, 2));
}

/// (2.4h) People come before the work for them, their own or others'.
#[test]
fn r2_4h_population_before_employment() {
    let mut table = Table::new(3);
    table.city(A, "barrel-factory 0,1").tracks(A, "population 3, employment 3");
    // Iron Foundry brings work, Barrel Factory people for it.
    let built = table.does(A, |table| {
        table.build(A, "iron-foundry", "1,1");
    });
    assert_eq!(built, "progress+2 employment+1 population+1");
}

#[test]
fn r2_4i_a_question_is_answered_once_and_told() {
    let mut table = beside_doctor(1);
    assert_eq!(table.no(A, "place 0,-1"), rule("2.2b", "phase"));
    assert!(table.log.is_empty(), "nothing is told before the answer");
    assert!(table.game.mid_decision(A) && !table.game.mid_decision(B));
    table.act(A, "first loss");
    let told = Event::First { seat: A, track: Track::Public, first: First::Loss };
    assert!(table.log.contains(&told));
    assert_eq!(table.game.turn(), Some(B));
    assert!(table.game.check(B, Action::First(First::Gain)).is_err());
}

/// Picks are the seat's own business until the last one.
#[test]
fn nobody_else_sees_an_unfinished_build() {
    let mut table = Table::new(3);
    table.rows(["baker", "", ""]);
    let before = [Viewer::Seat(B), Viewer::Public].map(|viewer| table.game.view(viewer));
    table.act(A, "tile baker");
    let after = [Viewer::Seat(B), Viewer::Public].map(|viewer| table.game.view(viewer));
    assert_eq!(before, after);
    assert!(table.game.view(Viewer::Seat(A)).pending.is_some());
    assert_eq!(table.game.phase, Phase::Building);
}
