//! The bot that looks one decision ahead.
//!
//! **Invariant:** a line is judged by its mean over the same few resampled
//! states as every other line, so that luck favors none.

use std::collections::VecDeque;

use insula_core::{Evaluate, NoLog, Rng, Seat};

use crate::{Bot, Sight};

/// Explores every way to finish the present decision, pick by pick, and takes
/// the first pick of the one that looks best. Lines that are still unfinished
/// when the nodes are spent are judged as they stand; shorter lines come first.
#[derive(Debug, Clone)]
pub struct Greedy {
    /// Over how many resampled states a line is judged.
    pub samples: usize,
    /// How many picks are tried for one decision, over all lines.
    pub nodes: usize,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { samples: 4, nodes: 400 }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng) -> G::Action {
        let mut offers = Vec::new();
        sight.offers(&mut offers);
        if let [only] = offers[..] {
            return only;
        }
        let seat = sight.seat();
        let root: Vec<G> = (0..self.samples.max(1)).map(|_| sight.sample(rng)).collect();
        let mut best = Best::new(offers[0]);
        let mut nodes = 0;
        // Lines in the order of their length, each with the action it began with.
        let mut lines = VecDeque::new();
        for &first in &offers {
            nodes += 1;
            if let Some(line) = Line::after(&root, seat, first, first) {
                lines.push_back(line);
            }
        }
        let mut picks = Vec::new();
        while let Some(line) = lines.pop_front() {
            picks.clear();
            if line.unfinished(seat) {
                line.states[0].legal_actions(seat, &mut picks);
            }
            if picks.is_empty() || nodes + picks.len() > self.nodes {
                best.take(line.worth(seat), line.first, rng);
                continue;
            }
            nodes += picks.len();
            lines.extend(
                picks.iter().filter_map(|&pick| Line::after(&line.states, seat, line.first, pick)),
            );
        }
        best.action
    }
}

/// Some picks of one decision, made in every sample.
struct Line<G: Evaluate> {
    first: G::Action,
    states: Vec<G>,
}

impl<G: Evaluate> Line<G> {
    /// One more pick. Own offers are the same in every sample up to the end of
    /// a decision; a game that breaks this loses the samples where it cannot be.
    fn after(states: &[G], seat: Seat, first: G::Action, pick: G::Action) -> Option<Line<G>> {
        let may = states.iter().filter(|state| state.check(seat, pick).is_ok());
        let states: Vec<G> = may
            .map(|state| {
                let mut next = state.clone();
                next.commit(seat, pick, &mut NoLog);
                next
            })
            .collect();
        (!states.is_empty()).then_some(Line { first, states })
    }

    fn unfinished(&self, seat: Seat) -> bool {
        self.states.iter().all(|state| state.mid_decision(seat) && state.to_act().contains(seat))
    }

    /// The mean evaluation in 1/256 hundredths of a point: exact enough that
    /// lines of different sample counts compare.
    fn worth(&self, seat: Seat) -> i64 {
        let sum: i64 = self.states.iter().map(|state| i64::from(state.evaluate(seat))).sum();
        sum * 256 / self.states.len() as i64
    }
}

/// The best first action so far; among equals each line is as likely.
struct Best<A> {
    action: A,
    worth: i64,
    equals: u32,
}

impl<A> Best<A> {
    fn new(action: A) -> Best<A> {
        Best { action, worth: i64::MIN, equals: 0 }
    }

    fn take(&mut self, worth: i64, action: A, rng: &mut Rng) {
        if worth > self.worth {
            *self = Best { action, worth, equals: 1 };
        } else if worth == self.worth {
            self.equals += 1;
            if rng.below(self.equals) == 0 {
                self.action = action;
            }
        }
    }
}
