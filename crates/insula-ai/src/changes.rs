//! What a line changes, term by term: the reasons behind a number.

use insula_core::{Evaluate, MAX_SEATS, MAX_TERMS, NoLog, Rng, Seat, Terms};

use crate::Sight;

/// Points by seat and term.
#[derive(Debug, Clone, PartialEq)]
pub struct Parts([[f32; MAX_TERMS]; MAX_SEATS]);

impl Parts {
    /// What a seat has of a term.
    pub fn of(&self, seat: Seat, term: usize) -> f32 {
        self.0[seat.index()][term]
    }

    /// How much more this is than `other`.
    pub fn minus(&self, other: &Parts) -> Parts {
        let mut parts = self.clone();
        for (row, less) in parts.0.iter_mut().zip(&other.0) {
            row.iter_mut().zip(less).for_each(|(part, less)| *part -= less);
        }
        parts
    }
}

/// What every seat's expected points are made of after each of the lines, in the
/// mean over the same deals. The empty line stands for the position as it is.
pub fn parts<G: Evaluate>(
    sight: &Sight<'_, G>,
    lines: &[&[G::Action]],
    rng: &mut Rng,
) -> Vec<Parts> {
    const DEALS: u32 = 16;
    let mut sums = vec![Parts([[0.0; MAX_TERMS]; MAX_SEATS]); lines.len()];
    for _ in 0..DEALS {
        let deal = sight.sample(rng);
        for (line, sum) in lines.iter().zip(&mut sums) {
            let mut game = deal.clone();
            for &pick in *line {
                game.commit(sight.seat(), pick, &mut NoLog);
            }
            add(&game, sum, 1.0 / DEALS as f32);
        }
    }
    sums
}

fn add<G: Evaluate>(game: &G, sum: &mut Parts, share: f32) {
    let mut terms = Terms::default();
    game.terms(&mut terms);
    let weights = G::fitted().weights(game.seats());
    let progress = game.progress();
    for seat in (0..game.seats()).map(Seat) {
        for term in 0..G::TERMS.len() {
            let points = weights.worth(term, progress) * terms.of(seat)[term] as f32 / 100.0;
            sum.0[seat.index()][term] += points * share;
        }
    }
}
