//! Packs: the cards of a game as somebody else has written them.
//!
//! **Invariant:** what decides a game is in a pack's hash; what people read
//! only (names, layout) is not, so that a corrected name stops no game.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Game, Message, StateHash};

/// A game that can be played with other cards than the built-in ones.
pub trait Packed: Game {
    /// The built-in cards as text, to start one's own from.
    const STANDARD: &'static str;

    /// All cards of a game.
    type Pack: Send + Sync + 'static;
    /// What is printed on them, for the page.
    type Facts: Serialize;

    /// Reads a pack that is called `name`; `file` is only for the error.
    fn read_pack(name: &str, file: &str, text: &str) -> Result<Self::Pack, PackError>;
    /// Stands for all that the cards of a pack do.
    fn pack_hash(pack: &Self::Pack) -> StateHash;
    /// That of the built-in cards.
    fn standard_hash() -> StateHash;
    /// The same setup, but with these cards.
    fn with_pack(setup: Self::Setup, pack: &'static Self::Pack) -> Self::Setup;
    /// What is printed on the cards.
    fn facts(pack: &Self::Pack) -> Self::Facts;
    /// What is not called as the locale files have it.
    fn names(pack: &Self::Pack) -> Vec<Renamed>;
}

/// What is wrong with a pack.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {reason}")]
pub struct PackError {
    /// The file, as it was called.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, in words.
    pub reason: String,
}

/// What a pack calls a thing that the locale files call otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Renamed {
    /// The message that names the thing.
    pub key: String,
    /// What is said in its place.
    pub called: Called,
}

/// How a thing is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Called {
    /// By another message of the locale files.
    Message(Message),
    /// By a name that only the pack has: by language, English at least.
    #[cfg_attr(feature = "wire", ts(type = "{ en: string, [language: string]: string }"))]
    Name(BTreeMap<&'static str, String>),
}
