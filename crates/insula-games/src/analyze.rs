//! Goes through a finished game, decision by decision.
//!
//! **Invariant:** each decision is judged by what its seat could know then.

use insula_core::{Rng, Seat, Seed};

use crate::{Analysis, AnyGame, Effort, Moment, Refusal};

/// How hard a whole game is thought about, decision by decision.
pub const ANALYSIS: Effort = Effort { iterations: 400, threads: 1 };

/// The luck of the search: a stream that neither the game nor a bot comes to.
const STREAM: u64 = u64::MAX;

/// A walk through a finished game, one action at a step.
pub struct Walk {
    game: Box<dyn AnyGame>,
    actions: Vec<(Seat, String)>,
    effort: Effort,
    rng: Rng,
    /// By action: whether a decision that began earlier has it.
    judged: Vec<bool>,
    moments: Vec<Moment>,
    done: usize,
}

impl Walk {
    /// Begins at `dealt`; `actions` are those that count, undone ones left out. The
    /// same seed gives the same analysis.
    pub fn new(
        dealt: Box<dyn AnyGame>,
        actions: Vec<(Seat, String)>,
        effort: Effort,
        seed: Seed,
    ) -> Walk {
        let (judged, rng) = (vec![false; actions.len()], Rng::stream(seed, STREAM));
        Walk { game: dealt, actions, effort, rng, judged, moments: Vec::new(), done: 0 }
    }

    /// How many actions there are.
    pub fn total(&self) -> u32 {
        self.actions.len() as u32
    }

    /// How many of them have been gone through.
    pub fn done(&self) -> u32 {
        self.done as u32
    }

    /// Judges the decision that begins here, if one does, and goes one action on.
    /// At the end there is nothing to do.
    pub fn step(&mut self) -> Result<(), Refusal> {
        let at = self.done;
        let Some((seat, act)) = self.actions.get(at) else { return Ok(()) };
        if !self.judged[at] {
            // The seat's own picks; others may act in between at the same time.
            let own: Vec<usize> =
                (at..self.actions.len()).filter(|&later| self.actions[later].0 == *seat).collect();
            let line: Vec<&str> = own.iter().map(|&later| &self.actions[later].1[..]).collect();
            if let Some(judged) = self.game.judge(*seat, &line, self.effort, &mut self.rng) {
                let picks = &own[..judged.played.acts.len()];
                picks.iter().for_each(|&pick| self.judged[pick] = true);
                let to = picks.last().map_or(at, |&last| last) + 1;
                let (from, to) = (at as u32, to as u32);
                self.moments.push(Moment { from, to, seat: *seat, judged });
            }
        }
        self.game.apply(*seat, act)?;
        self.done += 1;
        Ok(())
    }

    /// What has been found.
    pub fn finish(self) -> Analysis {
        Analysis { moments: self.moments, iterations: self.effort.iterations }
    }
}
