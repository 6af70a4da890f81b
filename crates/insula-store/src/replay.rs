//! Carries a journal out again and checks every hash of its chain. A restart
//! and `insula replay` both come through here.

use std::fmt;

use insula_core::{Scores, Seat, StateHash};

use crate::{Chain, Header, Move, Record, fair};

/// A game that takes its actions as text and can take them back.
pub trait Replay {
    /// Why it does not take one.
    type Refused: fmt::Display;

    /// Carries out an action.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Self::Refused>;
    /// Takes back the last action of `seat` that still counts.
    fn undo(&mut self, seat: Seat) -> Result<(), Self::Refused>;
    /// Takes back all but the first `to` actions that count, as `seat` asked for.
    fn back(&mut self, seat: Seat, to: u32) -> Result<(), Self::Refused>;
    /// The hash of the state now.
    fn state_hash(&self) -> StateHash;
    /// The final scores, once the game is over.
    fn scores(&self) -> Option<Scores>;
}

/// What a replay found out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    /// Actions carried out.
    pub actions: usize,
    /// Of which were taken back.
    pub undone: usize,
    /// The final scores.
    pub scores: Scores,
    /// The last chained hash before the end.
    pub last: StateHash,
}

/// Where a replay left the written path.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The game cannot be started like this.
    #[error("the game cannot be started: {0}")]
    Setup(String),
    /// The game was begun by other rules than are known here.
    #[error("begun by rules version {written}, but this is version {known}")]
    Rules {
        /// The version in the header.
        written: u32,
        /// The version of the game that is here.
        known: u32,
    },
    /// The rules refuse a written action.
    #[error("entry {step}, `{seat}: {what}`: refused: {why}")]
    Refused {
        /// Which entry, from 1.
        step: usize,
        /// Whose.
        seat: Seat,
        /// What was written.
        what: String,
        /// Why.
        why: String,
    },
    /// An action leads to another state than when it was written.
    #[error(
        "entry {step}, `{seat}: {what}`: leads elsewhere than written ({found}, not {written})"
    )]
    Differs {
        /// Which entry, from 1.
        step: usize,
        /// Whose.
        seat: Seat,
        /// What was written.
        what: String,
        /// The chained hash that was written.
        written: StateHash,
        /// The one that was found.
        found: StateHash,
    },
    /// The entries stop before the game does.
    #[error("the game is not over after its last entry")]
    NotOver,
    /// The game ends with other scores.
    #[error("the scores are {found:?}, not {written:?}")]
    Scores {
        /// What was written.
        written: Vec<i32>,
        /// What was found.
        found: Vec<i32>,
    },
    /// The hash under the scores does not fit.
    #[error("the hash under the scores does not fit")]
    End,
    /// The seed is not the one that the players were promised.
    #[error("the shuffle does not match its commitment: the seed is another one")]
    Unfair,
}

/// Carries out `entries` on a game just started from `header` and checks the
/// chain at each; gives the chain after the last.
pub fn replay<'a, R: Replay>(
    header: &Header,
    entries: impl IntoIterator<Item = (Seat, &'a Move, StateHash)>,
    game: &mut R,
) -> Result<Chain, ReplayError> {
    let mut chain = Chain::new(header);
    for (step, (seat, what, written)) in (1..).zip(entries) {
        let done = match what {
            Move::Act(action) => game.act(seat, action),
            Move::Undo => game.undo(seat),
            Move::Back(to) => game.back(seat, *to),
        };
        done.map_err(|why| ReplayError::Refused {
            step,
            seat,
            what: what.to_string(),
            why: why.to_string(),
        })?;
        chain = chain.next(seat, what, game.state_hash());
        if chain.hash() != written {
            let (what, found) = (what.to_string(), chain.hash());
            return Err(ReplayError::Differs { step, seat, what, written, found });
        }
    }
    Ok(chain)
}

/// The actions that count, in order: those that were taken back are left out.
pub fn counting<'a>(entries: impl IntoIterator<Item = (Seat, &'a Move)>) -> Vec<(Seat, &'a str)> {
    let mut actions: Vec<(Seat, &str)> = Vec::new();
    for (seat, what) in entries {
        match what {
            Move::Act(action) => actions.push((seat, action)),
            Move::Undo => {
                let last = actions.iter().rposition(|&(of, _)| of == seat);
                last.map(|last| actions.remove(last));
            }
            Move::Back(to) => actions.truncate(*to as usize),
        }
    }
    actions
}

/// Carries a whole record out again: every hash, the scores and the end.
pub fn verify<R: Replay>(
    record: &Record,
    start: impl FnOnce(&Header) -> Result<R, ReplayError>,
) -> Result<Verified, ReplayError> {
    if record.fair.is_some_and(|promised| promised != fair(&record.header.seed)) {
        return Err(ReplayError::Unfair);
    }
    let mut game = start(&record.header)?;
    let entries = record.entries.iter().map(|entry| (entry.seat, &entry.what, entry.hash));
    let chain = replay(&record.header, entries, &mut game)?;
    let scores = game.scores().ok_or(ReplayError::NotOver)?;
    if scores.points() != record.scores {
        let (written, found) = (record.scores.clone(), scores.points().to_vec());
        return Err(ReplayError::Scores { written, found });
    }
    if chain.end(&record.scores).hash() != record.end {
        return Err(ReplayError::End);
    }
    let acts = record.entries.iter().filter(|entry| matches!(entry.what, Move::Act(_))).count();
    let count = counting(record.entries.iter().map(|entry| (entry.seat, &entry.what))).len();
    Ok(Verified { actions: acts, undone: acts - count, scores, last: chain.hash() })
}
