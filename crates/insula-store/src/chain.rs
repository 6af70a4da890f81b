//! The chained hash: each one stands for the setup and every entry so far.
//!
//! **Invariant:** every part goes in with its length, so that no two histories
//! are the same bytes.

use insula_core::{Seat, Seed, StateHash};

use crate::{Header, Move};

/// Where a chain stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain(StateHash);

impl Chain {
    /// The chain of a table without entries.
    pub fn new(header: &Header) -> Chain {
        let mut link = Link::new(match header.chain {
            1 => "insula header 1",
            _ => "insula header 2",
        });
        link.part(header.game.as_bytes());
        link.part(&header.rules.to_le_bytes());
        link.number(header.seats.len());
        for sitter in &header.seats {
            link.part(sitter.kind.word().as_bytes());
            link.part(sitter.bot.as_deref().unwrap_or_default().as_bytes());
            if header.chain == 1 {
                link.part(sitter.name.as_bytes());
            }
        }
        link.number(header.options.len());
        for (key, value) in &header.options {
            link.part(key.as_bytes());
            link.part(value.as_bytes());
        }
        link.part(&header.seed.0);
        link.chain()
    }

    /// The chain that stands at `hash`.
    pub fn at(hash: StateHash) -> Chain {
        Chain(hash)
    }

    /// The chain after one more entry that led to `state`.
    pub fn next(self, seat: Seat, what: &Move, state: StateHash) -> Chain {
        let mut link = Link::new("insula entry 1");
        link.part(&self.0.0);
        link.part(&[seat.0]);
        match what {
            Move::Act(action) => {
                link.part(b"act");
                link.part(action.as_bytes());
            }
            Move::Undo => link.part(b"undo"),
            Move::Back(to) => {
                link.part(b"back");
                link.part(&to.to_le_bytes());
            }
        }
        link.part(&state.0);
        link.chain()
    }

    /// The seal under the final scores.
    pub fn end(self, scores: &[i32]) -> Chain {
        let mut link = Link::new("insula end 1");
        link.part(&self.0.0);
        link.number(scores.len());
        for score in scores {
            link.part(&score.to_le_bytes());
        }
        link.chain()
    }

    /// The hash that is written down.
    pub fn hash(self) -> StateHash {
        self.0
    }
}

/// What is shown of a seed from the first move on: whoever kept it sees after the
/// end that no other seed was put in its place.
pub fn fair(seed: &Seed) -> StateHash {
    let mut link = Link::new("insula seed 1");
    link.part(&seed.0);
    link.chain().hash()
}

struct Link(blake3::Hasher);

impl Link {
    fn new(kind: &str) -> Link {
        let mut link = Link(blake3::Hasher::new());
        link.part(kind.as_bytes());
        link
    }

    fn number(&mut self, number: usize) {
        self.0.update(&(number as u64).to_le_bytes());
    }

    fn part(&mut self, bytes: &[u8]) {
        self.number(bytes.len());
        self.0.update(bytes);
    }

    fn chain(&self) -> Chain {
        Chain(StateHash(*self.0.finalize().as_bytes()))
    }
}
