//! A finished game as a file that a person can read.
//!
//! ```text
//! insula 1
//! game capitol
//! rules 1
//! seats 2
//! seat 0 you Anna
//! seat 1 bot greedy Marcus
//! set seen=hide
//! seed 64 hexadecimal digits
//! 0: play white5 = the chained hash, 64 hexadecimal digits
//! 0: undo = the chained hash
//! end 31 28 the hash under the scores
//! ```

use std::fmt;

use insula_core::{Seat, StateHash};

use crate::{Chain, Header, Move, SitterKind, Stored};

mod parse;

pub use parse::{MAX_ENTRIES, MAX_RECORD, ParseRecordError, Reason};

/// A finished game; `Display` writes the file, `FromStr` reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Setup and seed.
    pub header: Header,
    /// Everything that happened.
    pub entries: Vec<RecordEntry>,
    /// The final scores by seat.
    pub scores: Vec<i32>,
    /// The hash under the scores.
    pub end: StateHash,
}

/// One decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordEntry {
    /// Whose.
    pub seat: Seat,
    /// What was decided.
    pub what: Move,
    /// The chained hash after it.
    pub hash: StateHash,
}

impl Record {
    /// The record of a finished table; before the end there is none, because it
    /// would tell every hidden card.
    pub fn of(stored: &Stored) -> Option<Record> {
        let scores = stored.scores.clone()?;
        let chain = match stored.entries.last() {
            Some(last) => Chain::at(last.hash),
            None => Chain::new(&stored.header),
        };
        let entries = stored.entries.iter();
        Some(Record {
            header: stored.header.clone(),
            entries: entries
                .map(|entry| RecordEntry {
                    seat: entry.seat,
                    what: entry.what.clone(),
                    hash: entry.hash,
                })
                .collect(),
            end: chain.end(&scores).hash(),
            scores,
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { game, rules, seats, options, seed } = &self.header;
        writeln!(f, "insula 1\ngame {game}\nrules {rules}\nseats {}", seats.len())?;
        for (seat, sitter) in seats.iter().enumerate() {
            let (kind, name) = (sitter.kind.word(), &sitter.name);
            match (&sitter.bot, sitter.kind) {
                (Some(bot), SitterKind::Bot) => writeln!(f, "seat {seat} {kind} {bot} {name}")?,
                _ => writeln!(f, "seat {seat} {kind} {name}")?,
            }
        }
        for (key, value) in options {
            writeln!(f, "set {key}={value}")?;
        }
        writeln!(f, "seed {seed}")?;
        for RecordEntry { seat, what, hash } in &self.entries {
            match what {
                Move::Act(action) => writeln!(f, "{seat}: {action} = {hash}")?,
                Move::Undo => writeln!(f, "{seat}: undo = {hash}")?,
            }
        }
        f.write_str("end")?;
        self.scores.iter().try_for_each(|score| write!(f, " {score}"))?;
        writeln!(f, " {}", self.end)
    }
}
