//! What the evaluation must get right.

use insula_core::{Game, NoLog, Rng, Seed};

use super::*;
use crate::tests::table::{A, Table};
use crate::{Action, Setup};

/// A seat's terms.
fn terms(game: &TheCapitals, seat: Seat) -> [i32; insula_core::MAX_TERMS] {
    let mut terms = Terms::default();
    game.terms(&mut terms);
    *terms.of(seat)
}

/// A term of seat 0, by its name.
fn term(game: &TheCapitals, name: &str) -> i32 {
    let at = TheCapitals::TERMS.iter().position(|term| *term == name);
    terms(game, A)[at.expect("a name")]
}

/// What seat 0 can expect, every point of every term being a point.
fn sum(game: &TheCapitals) -> i32 {
    terms(game, A).iter().sum()
}

#[test]
fn r2_15a_nothing_hidden_counts() {
    for seats in 2..=5 {
        let setup = Setup { seats, prosperity: true, full_refill: false, hide_prestige: false };
        insula_testkit::terms::<TheCapitals>(&setup, 0..2);
    }
}

#[test]
fn there_is_a_weight_for_every_term_and_number_of_seats() {
    insula_testkit::fitted::<TheCapitals>();
}

#[test]
fn r2_2_the_game_only_goes_on() {
    let setup = Setup { seats: 3, prosperity: true, full_refill: false, hide_prestige: false };
    let mut rng = Rng::new(Seed::from_number(5));
    let mut game = TheCapitals::new(&setup, Rng::new(Seed::from_number(3)));
    let mut before = game.progress();
    assert!(before < WHOLE / 100);
    while let Some(seat) = game.to_act().first() {
        let mut offers = Vec::new();
        game.legal_actions(seat, &mut offers);
        let action = rng.pick(&offers);
        game.commit(seat, action, &mut NoLog);
        assert!(before <= game.progress(), "{before} {}", game.progress());
        before = game.progress();
    }
}

/// The table after these actions of seat 0.
fn after(table: &Table, actions: &str) -> TheCapitals {
    let mut game = table.game.clone();
    for text in actions.split(", ") {
        let action: Action = text.parse().expect("an action");
        game.apply(A, action, &mut NoLog).expect("legal");
    }
    game
}

#[test]
fn r2_4f_a_penalty_is_two_points() {
    let mut table = Table::new(3);
    table.rows(["park", "", ""]);
    // Next to Hotel with a token, and next to it without one.
    let (with, without) = ("tile park, place 1,-1", "tile park, place 2,0");
    let lost = sum(&after(&table, with)) - sum(&after(&table, without));
    assert!((100..=300).contains(&lost), "{lost}");
}

#[test]
fn r2_4_a_tile_is_judged_before_it_has_a_place() {
    let mut table = Table::new(3);
    table.rows(["cog-factory", "", "cog-factory"]).tracks(A, "population 9, employment 2");
    let begun = after(&table, "tile cog-factory");
    table.rows(["park", "", ""]);
    let other = after(&table, "tile park");
    // Work for people who have none is better than a park.
    let (work, park) = (term(&begun, "turn"), term(&other, "turn"));
    assert!(work > park, "{work} {park}");
}

#[test]
fn r2_7_activations_that_pay_look_better_than_the_bonus() {
    let mut table = Table::new(3);
    table.city(A, "restaurant 0,1; bulls-eye-emporium 1,1").tracks(A, "energy 9");
    table.turn(Phase::Executive, A);
    let activated = after(&table, "activate restaurant, pay");
    let gain = sum(&activated) - sum(&after(&table, "bonus energy"));
    // $16 now; the cubes would be worth something later.
    assert!(gain > 0, "{gain}");
}

#[test]
fn r2_7e_an_activation_is_judged_before_it_is_paid() {
    let mut table = Table::new(3);
    table.city(A, "restaurant 0,1; bulls-eye-emporium 1,1");
    // Nobody is left to work in City Hall.
    table.tracks(A, "energy 9, culture 3, population 2, employment 2");
    table.turn(Phase::Executive, A);
    let turn = |actions| term(&after(&table, actions), "turn");
    assert!(turn("activate restaurant") > turn("activate city-hall"));
}

#[test]
fn r2_10_extra_taxation_hurts() {
    let mut table = Table::new(3);
    table.round(3).tracks(A, "economy 3").turn(Phase::Political, A);
    assert!(sum(&after(&table, "space 5")) > sum(&after(&table, "space 1")) + 300);
}

#[test]
fn r2_9c_people_without_work_cost_more_the_nearer_the_expo() {
    let mut table = Table::new(3);
    table.tracks(A, "population 9, employment 2").turn(Phase::Executive, A);
    let mut at = |round| term(&table.round(round).game, "people");
    assert_eq!(at(12), -300);
    assert!(at(4) < at(1));
}

#[test]
fn r2_11_once_over_only_prestige_counts() {
    let mut table = Table::new(2);
    table.tracks(A, "prestige 30, culture 20").tracks(Seat(1), "prestige 10");
    table.game.phase = Phase::Over;
    assert_eq!((term(&table.game, "prestige"), sum(&table.game)), (3000, 3000));
}
