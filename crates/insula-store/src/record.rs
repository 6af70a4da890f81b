//! A finished game as a file that a person can read.
//!
//! ```text
//! insula 2
//! game capitol
//! rules 1
//! seats 2
//! seat 0 you Anna
//! seat 1 bot greedy Marcus
//! set seen=hide
//! fair what was shown of the seed during the game, 64 hexadecimal digits
//! seed 64 hexadecimal digits
//! 0: play white5 = the chained hash, 64 hexadecimal digits
//! 0: undo = the chained hash
//! 1: back 12 = the chained hash
//! end 31 28 the hash under the scores
//! ```
//!
//! The first line names how the hashes are chained. Files of version 1 have names in
//! their hashes and no `fair` line; they are still read and written as they were.

use std::fmt;

use insula_core::{Seat, StateHash};

use crate::{Chain, Header, Move, SitterKind, Stored, fair};

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
    /// What was shown of the seed during the game; none in files of version 1.
    pub fair: Option<StateHash>,
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
            fair: (stored.header.chain > 1).then(|| fair(&stored.header.seed)),
            scores,
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { chain, game, rules, seats, options, seed } = &self.header;
        writeln!(f, "insula {chain}\ngame {game}\nrules {rules}\nseats {}", seats.len())?;
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
        if let Some(fair) = self.fair {
            writeln!(f, "fair {fair}")?;
        }
        writeln!(f, "seed {seed}")?;
        for RecordEntry { seat, what, hash } in &self.entries {
            writeln!(f, "{seat}: {what} = {hash}")?;
        }
        f.write_str("end")?;
        self.scores.iter().try_for_each(|score| write!(f, " {score}"))?;
        writeln!(f, " {}", self.end)
    }
}
