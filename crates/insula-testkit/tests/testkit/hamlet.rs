//! Hamlet under the whole battery, as a game crate would call it.

use insula_core::{Game, Options};
use insula_testkit::hamlet::{Action, CARDS, Hamlet};
use insula_testkit::{judge, laws, opening, perft, playthroughs, terms, walk};

#[test]
fn the_laws_hold() {
    for seats in 2..=4 {
        let setup = Hamlet::setup(seats, &Options::new()).unwrap();
        laws::<Hamlet>(&setup, 0..200, |state| assert_eq!(state.cards(), CARDS));
    }
}

#[test]
fn nothing_hidden_is_judged() {
    for seats in 2..=4 {
        let setup = Hamlet::setup(seats, &Options::new()).unwrap();
        terms::<Hamlet>(&setup, 0..50);
    }
}

#[test]
fn generator_and_judge_agree() {
    for seats in 2..=4 {
        let setup = Hamlet::setup(seats, &Options::new()).unwrap();
        judge::<Hamlet>(&setup, 0..100, &Action::all());
    }
}

#[test]
fn recorded_games_go_on_as_they_did() {
    playthroughs::<Hamlet>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

#[test]
fn sequences_are_counted() {
    // "two" by hand: a hand of three faces has 3 + 2 + 1 sequences of its own, the
    // other, with a pair, 3 + 1; one action of each seat, in either order: 2 * 3 * 4.
    perft::<Hamlet>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.csv"));
}

#[test]
fn a_walk_shows_every_state_from_the_opening_to_the_end() {
    let setup = Hamlet::setup(2, &Options::new()).unwrap();
    let mut states: Vec<Hamlet> = Vec::new();
    let taken = walk::<Hamlet>(&setup, 5, |state| states.push(state.clone()));
    assert_eq!(states.len(), taken.len() + 1);
    assert_eq!(states[0], opening(&setup, 5));
    assert_eq!(states.iter().filter(|state| state.scores().is_some()).count(), 1);
    assert_eq!(states.last().and_then(Game::scores).map(|scores| scores.points().len()), Some(2));
}
