//! A table whose names are part of its hashes gets hashes without them.

use insula_core::{Scores, Seat, StateHash};
use insula_games::AnyGame;
use insula_store::{CHAIN, Header, Replay, ReplayError, Stored, replay};

use super::Table;
use crate::Refusal;

/// The table with the newest kind of chain, which its entries are proved to fit.
/// `dealt` is its game before the first entry.
pub(crate) fn rechained(
    mut stored: Stored,
    dealt: Box<dyn AnyGame>,
) -> Result<Stored, ReplayError> {
    let header = Header { chain: CHAIN, ..stored.header.clone() };
    let blank = Stored {
        header: header.clone(),
        entries: Vec::new(),
        standing: Default::default(),
        ..stored.clone()
    };
    let mut again = Again { table: Table::open(blank, dealt)?, hashes: Vec::new() };
    let written = stored.entries.iter().map(|entry| (entry.seat, &entry.what, entry.hash));
    replay(&stored.header, written, &mut again)?;
    for (entry, hash) in stored.entries.iter_mut().zip(again.hashes) {
        entry.hash = hash;
    }
    stored.header = header;
    Ok(stored)
}

/// A table that is carried out again, and the hashes of its own chain on the way.
struct Again {
    table: Table,
    hashes: Vec<StateHash>,
}

impl Again {
    fn done(&mut self, done: Result<(), Refusal>) -> Result<(), Refusal> {
        self.hashes.push(self.table.chain.hash());
        done
    }
}

impl Replay for Again {
    type Refused = Refusal;

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let done = Replay::act(&mut self.table, seat, action);
        self.done(done)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let done = Replay::undo(&mut self.table, seat);
        self.done(done)
    }

    fn back(&mut self, seat: Seat, to: u32) -> Result<(), Refusal> {
        let done = Replay::back(&mut self.table, seat, to);
        self.done(done)
    }

    fn state_hash(&self) -> StateHash {
        self.table.state_hash()
    }

    fn scores(&self) -> Option<Scores> {
        self.table.scores()
    }
}
