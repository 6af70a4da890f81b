//! How good a state looks to a seat, for the bots: prestige, what the World
//! Expos to come and the end promise, the engine of activations, the plant,
//! initiative, room to build and the prosperity hand. All in hundredths of a
//! point.
//!
//! **Invariant:** nothing hidden counts but the seat's own hand; of the stacks
//! nothing does.

mod engine;
mod hand;
mod outlook;
mod room;
#[cfg(test)]
mod tests;

use insula_core::{Evaluate, Seat};

use crate::TheCapitals;
use crate::effect::Track;
use crate::phase::Phase;
use crate::phase::pending::Pending;
use outlook::Outlook;

/// How much of what the others can expect counts against the seat, in percent.
const RIVALS: i32 = 30;
/// What it costs to leave a decision open: finished lines are compared first.
const OPEN: i32 = 400;

impl Evaluate for TheCapitals {
    fn evaluate(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Over {
            let prestige = |other: Seat| i32::from(self.side(other).tracks.get(Track::Prestige));
            return relative(self, seat, |other| 100 * prestige(other));
        }
        let outlook = Outlook::new(self);
        let standing = relative(self, seat, |other| outlook.standing(self, other));
        let values = outlook.values(self, seat);
        standing
            + outlook.progress(self, seat)
            + engine::promise(self, seat, &outlook, &values)
            + room::room(self, seat, &outlook)
            + outlook.initiative(self, seat)
            + hand::hand(self, seat, &values)
            - unfinished(self, seat)
    }
}

/// The seat's own figure against a part of the mean of the others'.
fn relative(game: &TheCapitals, seat: Seat, figure: impl Fn(Seat) -> i32) -> i32 {
    let others = game.all_seats().filter(|&other| other != seat);
    figure(seat) - others.map(&figure).sum::<i32>() * RIVALS / (100 * i32::from(game.seats - 1))
}

/// A build that was begun costs something as long as it is not there.
fn unfinished(game: &TheCapitals, seat: Seat) -> i32 {
    match *game.pending.get() {
        Some(Pending::Place { .. } | Pending::Order { .. }) if game.turn() == Some(seat) => OPEN,
        Some(
            Pending::Place { .. }
            | Pending::Order { .. }
            | Pending::Free { .. }
            | Pending::Pay { .. },
        )
        | None => 0,
    }
}
