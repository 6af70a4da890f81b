//! Bots, generic over [`Game`].
//!
//! **Invariant:** a bot knows the game only through a [`Sight`]: its own
//! offers, and resampled states. It cannot peek, by construction.

mod greedy;
mod random;
mod sight;

use insula_core::{Evaluate, Game, Rng};

pub use greedy::Greedy;
pub use random::Random;
pub use sight::Sight;

/// The names [`bot`] knows, the weakest first.
pub const NAMES: &[&str] = &["random", "greedy"];

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the offers of `sight`'s seat, which must owe a decision now.
    /// `rng` is the bot's own: thinking never changes the game's luck.
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng) -> G::Action;
}

/// The bot of this name, or `None` where nobody is called so.
pub fn bot<G: Evaluate>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::default())),
        "greedy" => Some(Box::new(Greedy::default())),
        _ => None,
    }
}
