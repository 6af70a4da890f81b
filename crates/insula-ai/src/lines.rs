//! Every way to finish the present decision, pick by pick.
//!
//! **Invariant:** a line is judged by its mean over the same few resampled
//! states as every other line, so that luck favors none.

use std::collections::VecDeque;

use insula_core::{Evaluate, NoLog, Rng, Seat};

use crate::{Judge, Sight};

/// Some picks of one decision, one at least.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<A> {
    /// In order.
    pub picks: Vec<A>,
    /// Whether they finish the decision.
    pub finished: bool,
    /// How good it looks at its end.
    pub worth: f32,
}

/// How far to look for lines.
#[derive(Debug, Clone, Copy)]
pub struct Reach {
    /// Over how many resampled states a line is judged.
    pub samples: usize,
    /// How many picks are tried, over all lines. Lines that are unfinished when
    /// they are spent are judged as they stand; shorter lines come first.
    pub nodes: usize,
}

/// The lines of `sight`'s seat, in the order of their length and of the game's
/// offers.
pub fn lines<G: Evaluate>(
    sight: &Sight<'_, G>,
    judge: Judge,
    reach: Reach,
    rng: &mut Rng,
) -> Vec<Line<G::Action>> {
    let seat = sight.seat();
    let mut offers = Vec::new();
    sight.offers(&mut offers);
    let root: Vec<G> = (0..reach.samples.max(1)).map(|_| sight.sample(rng)).collect();
    let judge = judge.seen_from(root[0].progress());
    let mut nodes = offers.len();
    let mut open: VecDeque<Open<G>> =
        offers.iter().filter_map(|&first| Open::after(&[], &root, seat, first)).collect();
    let mut done = Vec::new();
    let mut next = Vec::new();
    while let Some(line) = open.pop_front() {
        next.clear();
        let unfinished = line.unfinished(seat);
        if unfinished {
            line.states[0].legal_actions(seat, &mut next);
        }
        if next.is_empty() || nodes + next.len() > reach.nodes {
            let worth = line.worth(judge, seat);
            done.push(Line { picks: line.picks, finished: !unfinished, worth });
            continue;
        }
        nodes += next.len();
        open.extend(
            next.iter().filter_map(|&pick| Open::after(&line.picks, &line.states, seat, pick)),
        );
    }
    done
}

/// A line that may go on, made in every sample.
struct Open<G: Evaluate> {
    picks: Vec<G::Action>,
    states: Vec<G>,
}

impl<G: Evaluate> Open<G> {
    /// One more pick. Own offers are the same in every sample up to the end of
    /// a decision; a game that breaks this loses the samples where it cannot be.
    fn after(picks: &[G::Action], states: &[G], seat: Seat, pick: G::Action) -> Option<Open<G>> {
        let may = states.iter().filter(|state| state.check(seat, pick).is_ok());
        let states: Vec<G> = may
            .map(|state| {
                let mut next = state.clone();
                next.commit(seat, pick, &mut NoLog);
                next
            })
            .collect();
        let picks = [picks, &[pick]].concat();
        (!states.is_empty()).then_some(Open { picks, states })
    }

    fn unfinished(&self, seat: Seat) -> bool {
        self.states.iter().all(|state| state.mid_decision(seat) && state.to_act().contains(seat))
    }

    fn worth(&self, judge: Judge, seat: Seat) -> f32 {
        let sum: f32 = self.states.iter().map(|state| judge.worth(state, seat)).sum();
        sum / self.states.len() as f32
    }
}
