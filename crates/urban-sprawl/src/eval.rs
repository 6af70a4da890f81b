//! How a state looks to the seats, for the bots: prestige, wealth, what rows
//! are likely to pay, offices, vocations, permits and Favors in hand. All in
//! hundredths of a point.
//!
//! **Invariant:** nothing hidden counts but a build that a seat itself has
//! begun, and that only in its own terms; of the decks only their sizes do.

mod begun;
mod city;
mod offices;
mod outlook;
mod rows;
mod settled;
mod standing;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use insula_core::{Ahead, Evaluate, Fitted, Terms, WHOLE, shared};

use crate::UrbanSprawl;
use crate::phase::Phase;
use standing::standing;

const WEIGHTS: &str = include_str!("../data/weights.toml");

impl Evaluate for UrbanSprawl {
    const TERMS: &'static [&'static str] = &[
        "prestige",
        "wealth",
        "means",
        "final-rows",
        "prestige-rows",
        "wealth-rows",
        "footing",
        "vocations",
        "permits",
        "favors",
        "contracts",
        "offices",
        "bonuses",
        "elections",
        "turn",
    ];

    // A game has many decisions, and judging one takes longer than elsewhere. Few looks
    // already beat greedy well; with three seats the expert needs the distance.
    fn hard(seats: u8) -> u32 {
        shared(40, seats)
    }

    fn expert(seats: u8) -> (u32, Ahead) {
        let iterations = match seats {
            2 => 3000,
            // The step to hard is shorter with more rivals, and there is time for more looks.
            _ => shared(8000, seats),
        };
        (iterations, Ahead::Laps(1))
    }

    fn progress(&self) -> u16 {
        match self.phase {
            Phase::Over => WHOLE,
            Phase::Buying | Phase::Turn | Phase::Ask => outlook::progress(self),
        }
    }

    fn terms(&self, terms: &mut Terms) {
        if self.phase == Phase::Over {
            for seat in self.all_seats() {
                terms.of_mut(seat)[0] = 100 * i32::from(self.party(seat).prestige);
            }
            return;
        }
        settled::settled(self, |game| standing(game, terms));
        // Nobody else knows of a build that has only begun.
        if self.pending.get().is_some() {
            let mut after = Terms::default();
            let built = begun::built(self);
            settled::settled(&built, |game| standing(game, &mut after));
            *terms.of_mut(self.active) = *after.of(self.active);
        }
    }

    fn fitted() -> &'static Fitted {
        static FITTED: LazyLock<Fitted> = LazyLock::new(|| {
            toml::from_str(WEIGHTS)
                .unwrap_or_else(|error| panic!("checked: a test reads the weights: {error}"))
        });
        &FITTED
    }
}
