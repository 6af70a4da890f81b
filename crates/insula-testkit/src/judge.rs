//! The generator against the judge: `legal_actions` and `check` are written
//! apart and must agree about every action there is.

use std::collections::HashSet;
use std::ops::Range;

use insula_core::{Game, NoLog, Seat};

use crate::walk::{BOUND, Dice, Guard, opening};

/// Panics unless, in every state of the random games of `seeds`, for every seat
/// and every action of `universe`, `check` passes exactly what is on offer.
///
/// # Panics
/// With what [`check_judge`] finds.
pub fn judge<G: Game>(setup: &G::Setup, seeds: Range<u64>, universe: &[G::Action]) {
    if let Err(wrong) = check_judge::<G>(setup, seeds, universe) {
        panic!("{wrong}");
    }
}

/// As [`judge`], but says what is wrong. An offer that is not in `universe` is
/// wrong too: then the universe is not everything.
pub fn check_judge<G: Game>(
    setup: &G::Setup,
    seeds: Range<u64>,
    universe: &[G::Action],
) -> Result<(), String> {
    let all: HashSet<G::Action> = universe.iter().copied().collect();
    let guard = Guard::default();
    for seed in seeds {
        guard.begin(seed);
        guard.run(|| {
            let mut state = opening::<G>(setup, seed);
            let mut dice = Dice::new(seed);
            guard.seats(state.seats());
            agree(&state, &all)?;
            for _ in 0..BOUND {
                let Some((seat, action)) = dice.action(&state) else { return Ok(()) };
                guard.step(seat, &action);
                state.commit(seat, action, &mut NoLog);
                agree(&state, &all)?;
            }
            Err(format!("not over after {BOUND} actions"))
        })?;
    }
    Ok(())
}

fn agree<G: Game>(state: &G, all: &HashSet<G::Action>) -> Result<(), String> {
    let mut list = Vec::new();
    for seat in (0..state.seats()).map(Seat) {
        list.clear();
        state.legal_actions(seat, &mut list);
        let offers: HashSet<G::Action> = list.iter().copied().collect();
        if let Some(unknown) = offers.difference(all).next() {
            return Err(format!("{seat}: {unknown} is on offer, but not in the universe"));
        }
        for &action in all {
            match (state.check(seat, action), offers.contains(&action)) {
                (Ok(()), true) | (Err(_), false) => {}
                (Ok(()), false) => {
                    return Err(format!("{seat}: {action} passes the check, but is not on offer"));
                }
                (Err(illegal), true) => {
                    return Err(format!("{seat}: {action} is on offer, but refused: {illegal:?}"));
                }
            }
        }
    }
    Ok(())
}
