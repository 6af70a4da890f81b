//! The law of positions that are judged: the terms of a seat depend only on
//! what that seat may know and on nothing that was judged before, and what has come
//! out is certain.

use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

use insula_core::{Evaluate, MAX_TERMS, NoLog, Outlook, Terms, Viewer, WHOLE};

use crate::walk::{BOUND, Dice, Guard, opening};

/// Panics unless, in every state of the random games of `seeds`, each seat's terms
/// stay the same when all that is hidden from it is dealt anew, and when nothing is
/// remembered of other states.
///
/// # Panics
/// With what [`check_terms`] finds.
pub fn terms<G: Evaluate>(setup: &G::Setup, seeds: Range<u64>) {
    if let Err(wrong) = check_terms::<G>(setup, seeds) {
        panic!("{wrong}");
    }
}

/// As [`terms`], but says what is wrong.
pub fn check_terms<G: Evaluate>(setup: &G::Setup, seeds: Range<u64>) -> Result<(), String> {
    let guard = Guard::default();
    for seed in seeds {
        guard.begin(seed);
        guard.run(|| {
            let mut state = opening::<G>(setup, seed);
            let mut dice = Dice::new(seed);
            guard.seats(state.seats());
            own(&state, &mut dice)?;
            for _ in 0..BOUND {
                let Some((seat, action)) = dice.action(&state) else { return over(&state) };
                guard.step(seat, &action);
                state.commit(seat, action, &mut NoLog);
                own(&state, &mut dice)?;
            }
            Err(format!("not over after {BOUND} actions"))
        })?;
    }
    Ok(())
}

/// Panics unless the weights of a game name its terms in their order, for every
/// number of seats.
///
/// # Panics
/// With what differs.
pub fn fitted<G: Evaluate>() {
    assert!(G::TERMS.len() <= MAX_TERMS, "{} terms are too many", G::TERMS.len());
    let fitted = G::fitted();
    let counts: Vec<u8> = fitted.seats.iter().map(|weights| weights.count).collect();
    assert_eq!(counts, (G::SEATS.0..=G::SEATS.1).collect::<Vec<u8>>(), "numbers of seats");
    for weights in &fitted.seats {
        let names: Vec<&str> = weights.terms.iter().map(|term| term.name.as_str()).collect();
        assert_eq!(names, G::TERMS, "{} seats", weights.count);
        assert!(weights.spread.iter().all(|&spread| spread > 0.0), "{} seats", weights.count);
    }
}

/// Every seat's own terms, and what everybody knows of the progress.
fn own<G: Evaluate>(state: &G, dice: &mut Dice) -> Result<(), String> {
    let (terms, progress) = judged(state);
    if progress > WHOLE {
        return Err(format!("{progress} is more than the whole game"));
    }
    // What a game remembers of positions, it remembers by thread.
    let afresh = thread::scope(|scope| scope.spawn(|| judged(state)).join());
    if afresh.unwrap_or_else(|panic| resume_unwind(panic)).0 != terms {
        return Err("terms depend on what was judged before".to_owned());
    }
    for viewer in Viewer::all(state.seats()) {
        let Some(seat) = viewer.seat() else { continue };
        let (dealt, then) = judged(&state.resample(viewer, &mut dice.trials));
        if then != progress {
            return Err(format!("{seat}: progress, dealt anew, is {then} and not {progress}"));
        }
        let pairs = dealt.of(seat).iter().zip(terms.of(seat)).zip(G::TERMS);
        if let Some(((dealt, term), name)) =
            pairs.into_iter().find(|((one, other), _)| one != other)
        {
            return Err(format!("{seat}: {name}, dealt anew, is {dealt} and not {term}"));
        }
    }
    Ok(())
}

fn judged<G: Evaluate>(state: &G) -> (Terms, u16) {
    let mut terms = Terms::default();
    state.terms(&mut terms);
    (terms, state.progress())
}

fn over<G: Evaluate>(state: &G) -> Result<(), String> {
    let Some(scores) = state.scores() else { return Err("over without scores".to_owned()) };
    if state.progress() != WHOLE {
        return Err(format!("over at {} of {WHOLE}", state.progress()));
    }
    if state.outlook() != Outlook::of(&scores) {
        return Err(format!("over, but {:?} is expected of {scores:?}", state.outlook()));
    }
    Ok(())
}
