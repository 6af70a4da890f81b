//! What the evaluation must get right.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use insula_core::{Game, NoLog, Rng, Seed};

use super::*;
use crate::grid::Map;
use crate::office::{Office, Vocation};
use crate::tests::table::{A, B, Table};
use crate::{Cards, GameLength, Setup};

fn setup(seats: u8) -> Setup {
    Setup {
        seats,
        length: GameLength::Short,
        tamed: false,
        airport_elections: true,
        cards: Cards::standard(),
    }
}

/// A term of seat 0, by its name.
fn term(game: &UrbanSprawl, name: &str) -> i32 {
    let mut terms = Terms::default();
    game.terms(&mut terms);
    let at = UrbanSprawl::TERMS.iter().position(|term| *term == name);
    terms.of(A)[at.unwrap()]
}

/// What seat 0 can expect, every point of every term being a point.
fn sum(game: &UrbanSprawl) -> i32 {
    UrbanSprawl::TERMS.iter().map(|name| term(game, name)).sum()
}

#[test]
fn nothing_hidden_counts() {
    for seats in 2..=4 {
        insula_testkit::terms::<UrbanSprawl>(&setup(seats), 0..1);
    }
}

#[test]
fn there_is_a_weight_for_every_term_and_number_of_seats() {
    insula_testkit::fitted::<UrbanSprawl>();
}

#[test]
fn the_game_only_goes_on() {
    let mut rng = Rng::new(Seed::from_number(5));
    let mut game = UrbanSprawl::new(&setup(3), Rng::new(Seed::from_number(3)));
    let mut before = game.progress();
    assert_eq!(before, 0);
    while let Some(seat) = game.to_act().first() {
        let mut offers = Vec::new();
        game.legal_actions(seat, &mut offers);
        let action = rng.pick(&offers);
        game.commit(seat, action, &mut NoLog);
        assert!(before <= game.progress(), "{before} {}", game.progress());
        before = game.progress();
    }
}

/// Or what is remembered of one city would be taken for another's.
#[test]
fn different_cities_have_different_bits() {
    let mut seen = BTreeMap::new();
    for seed in 0..30 {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut game = UrbanSprawl::new(&setup(2 + seed as u8 % 3), Rng::stream(rng.seed(), 1));
        while let Some(seat) = game.to_act().first() {
            let mut offers = Vec::new();
            game.legal_actions(seat, &mut offers);
            game.commit(seat, rng.pick(&offers), &mut NoLog);
            let bits = game.map.bits();
            assert_eq!(bits[Map::WORDS - 1] >> Map::LAST_BITS, 0, "seed {seed}");
            assert_eq!(*seen.entry(bits).or_insert(game.map), game.map, "seed {seed}");
        }
    }
    assert!(seen.len() > 500, "{}", seen.len());
}

/// By how much a change of the table changes a term of seat 0; nothing else
/// may lose by it.
fn more(name: &str, change: impl FnOnce(&mut Table) -> &mut Table) -> i32 {
    let mut table = Table::new(3);
    table.airport();
    let before = table.game.clone();
    change(&mut table);
    for other in UrbanSprawl::TERMS {
        assert!(term(&table.game, other) >= term(&before, other), "{name}: {other}");
    }
    term(&table.game, name) - term(&before, name)
}

#[test]
fn a_point_is_a_point() {
    assert_eq!(more("prestige", |table| table.prestige(A, 5)), 500);
    // Another's is in the other's own terms.
    let mut table = Table::new(3);
    table.airport();
    let before = sum(&table.game);
    table.prestige(B, 5);
    assert_eq!(sum(&table.game), before);
}

#[test]
fn wealth_is_worth_more_while_it_can_be_used() {
    // Four more on top of twenty: more than the 40 of the end.
    assert_eq!(more("wealth", |table| table.wealth(A, 24)), 40);
    assert!(more("means", |table| table.wealth(A, 24)) > 0);
    let mut late = Table::new(3);
    late.sports_team().wealth(A, 24).game.phase = Phase::Over;
    assert_eq!(term(&late.game, "wealth") + term(&late.game, "means"), 0);
}

#[test]
fn what_promises_something_counts() {
    let gains = [
        more("permits", |table| table.hand(A, "PL31")),
        more("favors", |table| table.favors(A, "T04")),
        more("vocations", |table| table.vocations(A, Vocation::Finance, 1)),
        more("offices", |table| table.office(Office::UnionBoss, A)),
        more("bonuses", |table| table.office(Office::Mayor, A).city("park 0,0 -; com 0,1 0")),
        more("wealth-rows", |table| table.city("com 0,6 0")),
        more("final-rows", |table| table.city("com 0,6 0")),
    ];
    assert!(gains.iter().all(|&gain| gain > 20), "{gains:?}");
    // Rows that pay more are better.
    let dear = more("wealth-rows", |table| table.city("com 0,6 0"));
    let cheap = more("wealth-rows", |table| table.city("com 4,0 0"));
    assert!(dear > cheap, "{dear} {cheap}");
}

#[test]
fn permits_bring_contracts_into_reach() {
    let mut table = Table::new(3);
    table.boxes("T05");
    assert_eq!(term(&table.game, "contracts"), 0);
    table.hand(A, "PL11");
    assert!(term(&table.game, "contracts") > 0);
}

#[test]
fn a_build_is_judged_by_a_good_place() {
    let mut table = Table::new(3);
    table.city("civ 0,0 -; civ 0,2 -").boxes("T05").hand(A, "PL11");
    let before = sum(&table.game);
    let mut begun = table.game.clone();
    begun.apply(A, "build T05".parse().unwrap(), &mut NoLog).unwrap();
    assert!(sum(&begun) > before, "{} {before}", sum(&begun));
    let mut best = begun.clone();
    best.apply(A, "site 0,1".parse().unwrap(), &mut NoLog).unwrap();
    let mut poor = begun.clone();
    poor.apply(A, "site 10,0".parse().unwrap(), &mut NoLog).unwrap();
    assert!(sum(&best) > sum(&poor) + 100);
}

#[test]
fn the_places_of_terms_are_those_of_their_names() {
    use super::standing::{BONUSES, ELECTIONS, OFFICES};
    let names = [OFFICES, BONUSES, ELECTIONS].map(|at| UrbanSprawl::TERMS[at]);
    assert_eq!(names, ["offices", "bonuses", "elections"]);
}
