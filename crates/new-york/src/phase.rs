//! What is being done now, and the way from one thing to the next (3.0).
//!
//! **Invariant:** when [`NewYork::commit`](insula_core::Game::commit) returns,
//! somebody owes a decision or the game is over: the refill, the scorings and
//! who receives what is left have happened.

pub(crate) mod act;
pub(crate) mod buy;
pub(crate) mod lay;
pub(crate) mod leftover;
pub(crate) mod redesign;
pub(crate) mod refill;
pub(crate) mod take;

use insula_core::EventSink;
use serde::Serialize;

use crate::NewYork;
use crate::event::Event;

/// What is being done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Phase {
    /// Money is taken, a tile is bought, or the city is redesigned.
    Act,
    /// The tiles bought in the turn are laid.
    Lay,
    /// The tiles left at the end of the game are laid.
    Leftover,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its name, for selectors in sentences.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Act => "act",
            Phase::Lay => "lay",
            Phase::Leftover => "leftover",
            Phase::Over => "over",
        }
    }
}

/// Why the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Ended {
    /// A slot could not be refilled (6.1).
    Bag,
    /// Nobody bought or took money for sixty turns (6.5).
    Idle,
}

impl Ended {
    /// Its name, for selectors in sentences.
    pub fn name(self) -> &'static str {
        match self {
            Ended::Bag => "bag",
            Ended::Idle => "idle",
        }
    }
}

/// The actions of the turn are over: what was bought is laid (3.4).
#[inline]
pub(crate) fn end_actions(game: &mut NewYork, log: &mut impl EventSink<Event>) {
    *game.pending.get_mut() = None;
    match game.waiting.is_empty() {
        true => refill::end_turn(game, log),
        false => game.phase = Phase::Lay,
    }
}
