//! What the evaluation must get right.

#![allow(clippy::unwrap_used)]

use insula_core::{Game, NoLog, Rng, Seed, Viewer};

use super::*;
use crate::office::{Office, Vocation};
use crate::tests::table::{A, B, Table};
use crate::{Cards, GameLength, Setup};

#[test]
fn nothing_hidden_counts() {
    for seats in 2..=4 {
        let setup = Setup {
            seats,
            length: GameLength::Short,
            tamed: false,
            airport_elections: true,
            cards: Cards::standard(),
        };
        let mut rng = Rng::new(Seed::from_number(seats.into()));
        let mut game = UrbanSprawl::new(&setup, Rng::new(Seed::from_number(3)));
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

/// How much better the table looks to seat 0 after a change.
fn better(change: impl FnOnce(&mut Table) -> &mut Table) -> i32 {
    let mut table = Table::new(3);
    table.airport();
    let before = table.game.evaluate(A);
    change(&mut table);
    table.game.evaluate(A) - before
}

#[test]
fn a_point_is_a_point() {
    assert_eq!(better(|table| table.prestige(A, 5)), 500);
    // Another's counts against it, but less.
    let other = better(|table| table.prestige(B, 5));
    assert!((-300..-50).contains(&other), "{other}");
}

#[test]
fn wealth_is_worth_more_while_it_can_be_used() {
    let early = better(|table| table.wealth(A, 24));
    let mut late = Table::new(3);
    late.sports_team().game.phase = Phase::Over;
    let over = |late: &mut Table, wealth| late.wealth(A, wealth).game.evaluate(A);
    // Four more on top of twenty: more than the 40 of the end.
    assert!(early > 4 * 10, "{early}");
    assert_eq!(over(&mut late, 24), over(&mut late, 20));
}

#[test]
fn what_promises_something_counts() {
    let gains = [
        better(|table| table.hand(A, "PL31")),
        better(|table| table.favors(A, "T04")),
        better(|table| table.vocations(A, Vocation::Finance, 1)),
        better(|table| table.office(Office::UnionBoss, A)),
        better(|table| table.city("com 0,6 0")),
    ];
    assert!(gains.iter().all(|&gain| gain > 20), "{gains:?}");
    // Rows that pay more are better, and so is being ahead in them.
    let dear = better(|table| table.city("com 0,6 0"));
    let cheap = better(|table| table.city("com 4,0 0"));
    assert!(dear > cheap, "{dear} {cheap}");
}

#[test]
fn a_build_is_judged_by_its_best_place() {
    let mut table = Table::new(3);
    table.city("civ 0,0 -; civ 0,2 -").boxes("T05").hand(A, "PL11");
    let before = table.game.evaluate(A);
    let mut begun = table.game.clone();
    begun.apply(A, "build T05".parse().unwrap(), &mut NoLog).unwrap();
    assert!(begun.evaluate(A) > before, "{} {before}", begun.evaluate(A));
    let mut best = begun.clone();
    best.apply(A, "site 0,1".parse().unwrap(), &mut NoLog).unwrap();
    let mut poor = begun.clone();
    poor.apply(A, "site 10,0".parse().unwrap(), &mut NoLog).unwrap();
    assert!(best.evaluate(A) > poor.evaluate(A) + 100);
}
