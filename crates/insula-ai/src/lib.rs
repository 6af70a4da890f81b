//! Bots, generic over [`Game`].
//!
//! **Invariant:** a bot knows the game only through a [`Sight`]: its own
//! offers, and resampled states. It cannot peek, by construction.

mod changes;
mod fit;
mod follow;
mod greedy;
mod level;
mod lines;
mod plans;
mod random;
mod search;
mod sight;
mod thought;
mod tree;
mod value;

use insula_core::{Game, Rng};

pub use changes::{Parts, parts};
pub use fit::{Fork, Lesson, fit, surprise};
pub use greedy::Greedy;
pub use level::{Easy, LEVELS, NAMES, bot, contender, expert};
pub use lines::{Line, Reach, lines};
pub use random::Random;
pub use search::Search;
pub use sight::Sight;
pub use thought::{Arm, Thought};
pub use tree::Growth;
pub use value::Judge;

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// Appends picks of `sight`'s seat, which must owe a decision now: one at
    /// least, and further ones only if they belong to the same decision, which
    /// nobody can disturb. `rng` is the bot's own: thinking never changes the
    /// game's luck.
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng, line: &mut Vec<G::Action>);
}
