//! Standing answers: each question that can be answered beforehand.

use insula_core::{Game, Options, Seat};

use super::table::{A, B, C, Table};
use crate::{Office, UrbanSprawl, Vocation};

/// What a seat that has answered so beforehand does now.
fn says(table: &Table, seat: Seat, key: &str, value: &str) -> Option<String> {
    let answers = Options::from([(key.to_owned(), value.to_owned())]);
    table.game.standing(seat, &answers).map(|action| action.to_string())
}

/// The seat is asked: the values of `key` lead to these actions, `ask` to none,
/// and none of them speaks for another seat or answers another question.
#[track_caller]
fn answers(table: &Table, seat: Seat, key: &str, expected: &[(&str, &str)]) {
    assert_eq!(table.asked(), Some(seat));
    let choice = UrbanSprawl::STANDING.iter().find(|choice| choice.key == key).unwrap();
    let known: Vec<&str> = expected.iter().map(|(value, _)| *value).collect();
    assert_eq!((choice.values[0], &choice.values[1..]), ("ask", &known[..]));
    assert_eq!(says(table, seat, key, "ask"), None);
    assert_eq!(says(table, seat, key, "no-such-value"), None);
    for &(value, act) in expected {
        assert_eq!(says(table, seat, key, value).as_deref(), Some(act));
        let other = seat.next(table.game.seats);
        assert_eq!(says(table, other, key, value), None);
    }
    for other in UrbanSprawl::STANDING.iter().filter(|other| other.key != key) {
        assert!(other.values.iter().all(|value| says(table, seat, other.key, value).is_none()));
    }
}

const WORTH: [(&str, &str); 2] = [("wealth", "wealth"), ("prestige", "prestige")];
const DECLINE: [(&str, &str); 1] = [("decline", "decline")];

/// (5.4c) Every tile of the builder, and of others in the builder's turn.
#[test]
fn r5_4c_vocation_tiles_give_what_was_said() {
    let mut table = Table::new(2);
    table.vocations(B, Vocation::Factory, 2).built("T16", "0,0");
    answers(&table, A, "order", &[("clockwise", "next 0")]);
    table.act(A, "next 1");
    answers(&table, B, "vocation", &WORTH);
    table.act(B, "wealth");
    answers(&table, B, "vocation", &WORTH);
    table.act(B, "wealth");
    answers(&table, A, "vocation", &WORTH);
}

/// (14.1.14) What can be paid in one kind only is not asked at all, so every
/// answer can be given.
#[test]
fn r14_1_14_the_builder_is_paid_what_was_said() {
    let mut table = Table::new(2);
    table
        .wealth(B, 9)
        .prestige(B, 4)
        .city("res 0,0 1; res 4,10 1")
        .effects("M10", "4,4+4,5+5,4+5,5");
    answers(&table, B, "pay-you", &WORTH);
    table.act(B, "prestige");
    assert!(table.is_quiet(), "only wealth was left for the second");
}

/// (14.1.15) Who cannot pay is asked what to lose.
#[test]
fn r14_1_15_pays_where_it_can() {
    let mut table = Table::new(2);
    table.city("res 4,5 1; park 4,8 1").wealth(B, 3).event("PE06");
    answers(&table, B, "pay-or-lose", &[("pay", "pay")]);
    let mut table = Table::new(2);
    table.city("res 4,5 1; park 4,8 1").wealth(B, 2).event("PE06");
    assert_eq!(table.offers(B), ["lose 4,5", "lose 4,8"]);
    assert_eq!(says(&table, B, "pay-or-lose", "pay"), None);
    // (14.1.16) The lowest building.
    let mut table = Table::new(2);
    table.prestige(B, 5).city("res 4,0 1; com 4,2 0").event("PE04");
    answers(&table, B, "pay-or-lose", &[("pay", "pay")]);
}

/// (5.4b, 14.1.20, 14.1.22, 14.1.23) What may be done is not done.
#[test]
fn r14_1_5_what_may_be_declined() {
    let mut table = Table::new(3);
    table.active(B).built("T09", "4,4");
    answers(&table, B, "steal", &DECLINE);
    let mut table = Table::new(2);
    table.markers("R4 6").effects("C06", "4,4");
    answers(&table, A, "move", &DECLINE);
    let mut table = Table::new(2);
    table.office(Office::Mayor, B).city("res 0,0 0").event("TE5");
    answers(&table, B, "uncontrol", &DECLINE);
    let mut table = Table::new(2);
    table.wealth(B, 0).city("res 0,0 -").event("PE03");
    answers(&table, A, "claim", &DECLINE);
}

/// (7.7, 7.10) A seat that decides about itself; where it is not tied it is asked.
#[test]
fn r7_7_elects_itself_where_it_is_tied() {
    let mut table = Table::new(2);
    table.airport().office(Office::Mayor, A).city("civ 0,6 0; civ 2,6 1").event("PE10");
    answers(&table, A, "elect", &[("self", "elect 0")]);
    let mut table = Table::new(3);
    table.airport().office(Office::Mayor, A).city("civ 0,6 1; civ 2,6 2").event("PE10");
    assert_eq!((table.asked(), says(&table, A, "elect", "self")), (Some(A), None));
    let mut table = Table::new(2);
    table.sports_team().active(B).event("PE10");
    answers(&table, B, "contractor", &[("self", "contractor 1")]);
    let mut table = Table::new(3);
    table.sports_team().office(Office::UnionBoss, C).prestige(C, 5).event("PE10");
    assert_eq!((table.asked(), says(&table, C, "contractor", "self")), (Some(C), None));
}

/// (1.16, R45) Clockwise from the active seat, whoever is left.
#[test]
fn r1_16_the_order_is_clockwise() {
    let mut table = Table::new(4);
    table.active(B).city("res 0,0 -; res 0,2 -; res 0,4 -; res 0,6 -").wealth(A, 0).event("PE03");
    answers(&table, B, "order", &[("clockwise", "next 1")]);
    table.act(B, "next 1").act(B, "claim 0,0");
    answers(&table, B, "order", &[("clockwise", "next 2")]);
}

/// A turn of one's own and the buying round are nobody else's business.
#[test]
fn nothing_but_questions_is_answered() {
    let all = |pick: usize| -> Options {
        let value = |choice: &insula_core::Choice| choice.values[pick.min(choice.values.len() - 1)];
        let each = UrbanSprawl::STANDING.iter();
        each.map(|choice| (choice.key.to_owned(), value(choice).to_owned())).collect()
    };
    let table = Table::new(2);
    assert_eq!(table.asked(), Some(A));
    for pick in 0..3 {
        assert_eq!(table.game.standing(A, &all(pick)), None);
    }
    assert_eq!(table.game.standing(A, &Options::from([("turn".into(), "end".into())])), None);
}
