//! What the evaluation must get right.

use insula_core::{Game, NoLog, Rng, Seed, Viewer};

use super::*;
use crate::tests::table::{A, Table};
use crate::{Action, Setup};

#[test]
fn r2_15a_nothing_hidden_counts() {
    for seats in 2..=5 {
        let setup = Setup { seats, prosperity: true, full_refill: false, hide_prestige: false };
        let mut rng = Rng::new(Seed::from_number(seats.into()));
        let mut game = TheCapitals::new(&setup, Rng::new(Seed::from_number(3)));
        while let Some(seat) = game.to_act().first() {
            let other = game.resample(Viewer::Seat(seat), &mut rng);
            assert_eq!(other.evaluate(seat), game.evaluate(seat), "{seats} seats");
            let mut offers = Vec::new();
            game.legal_actions(seat, &mut offers);
            let action = rng.pick(&offers);
            game.commit(seat, action, &mut NoLog);
        }
    }
}

/// How the table looks to seat 0 after these actions.
fn worth(table: &Table, actions: &str) -> i32 {
    let mut game = table.game.clone();
    for text in actions.split(", ") {
        let action: Action = text.parse().expect("an action");
        game.apply(A, action, &mut NoLog).expect("legal");
    }
    game.evaluate(A)
}

#[test]
fn r2_4f_a_penalty_is_two_points() {
    let mut table = Table::new(3);
    table.rows(["park", "", ""]);
    // Next to Hotel with a token, and next to it without one.
    let lost = worth(&table, "tile park, place 1,-1") - worth(&table, "tile park, place 2,0");
    assert!((100..=300).contains(&lost), "{lost}");
}

#[test]
fn r2_7_activations_that_pay_look_better_than_the_bonus() {
    let mut table = Table::new(3);
    table.city(A, "restaurant 0,1; bulls-eye-emporium 1,1").tracks(A, "energy 9");
    table.turn(Phase::Executive, A);
    let gain = worth(&table, "activate restaurant, pay") - worth(&table, "bonus energy");
    // $16 now; the cubes would be worth something later.
    assert!(gain > 0, "{gain}");
}

#[test]
fn r2_10_extra_taxation_hurts() {
    let mut table = Table::new(3);
    table.round(3).tracks(A, "economy 3").turn(Phase::Political, A);
    assert!(worth(&table, "space 5") > worth(&table, "space 1") + 300);
}

#[test]
fn r2_9c_people_without_work_cost_more_the_nearer_the_expo() {
    let mut table = Table::new(3);
    table.tracks(A, "population 9, employment 2").turn(Phase::Executive, A);
    let at = |table: &mut Table, round| {
        let idle = table.round(round).game.evaluate(A);
        table.tracks(A, "population 2");
        let none = table.game.evaluate(A);
        table.tracks(A, "population 9");
        none - idle
    };
    assert!(at(&mut table, 4) > at(&mut table, 1));
}

#[test]
fn r2_11_once_over_only_prestige_counts() {
    let mut table = Table::new(2);
    table.tracks(A, "prestige 30, culture 20").tracks(Seat(1), "prestige 10");
    table.game.phase = Phase::Over;
    assert_eq!(table.game.evaluate(A), 3000 - 1000 * RIVALS / 100);
}
