//! What the search says about moves, for people: the best ones with their
//! prospects, and the moves of a finished game against better ones.

use insula_core::{Message, Seat};
use serde::Serialize;

/// The best moves of a seat, the best one first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Advice {
    /// Three at most.
    pub moves: Vec<Advised>,
    /// How many times the search went through the game.
    pub iterations: u32,
}

/// A move and what can be expected of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Advised {
    /// The picks up to the end of the decision, one action each.
    pub acts: Vec<String>,
    /// The picks in words.
    pub says: Vec<Message>,
    /// By seat: the final points to be expected, in tenths.
    pub points: Vec<i32>,
    /// By seat: the chance to win, in thousandths.
    pub chances: Vec<i32>,
    /// Why, in one sentence.
    pub why: Message,
}

/// A move that was made, against the best one that the search found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Judged {
    /// What was done; its sentence says what it changed.
    pub played: Advised,
    /// What was better, if anything; its sentence says by what.
    pub better: Option<Advised>,
}

/// A finished game, decision by decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Analysis {
    /// Every decision in which there was something to choose, in the order in
    /// which they were begun.
    pub moments: Vec<Moment>,
    /// How many times the search went through the game for each of them.
    pub iterations: u32,
}

/// One decision of a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Moment {
    /// How many actions had been taken when it began...
    pub from: u32,
    /// ...and when it was finished.
    pub to: u32,
    /// Whose decision.
    pub seat: Seat,
    /// What was done, and what was better.
    pub judged: Judged,
}

impl Moment {
    /// The winning chance that the seat lost by it, in thousandths.
    pub fn lost(&self) -> i32 {
        let of = |advised: &Advised| advised.chances[self.seat.index()];
        let better = self.judged.better.as_ref();
        better.map_or(0, |better| (of(better) - of(&self.judged.played)).max(0))
    }
}
