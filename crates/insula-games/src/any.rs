//! A game without its types: actions are text, views are JSON.

use insula_core::{Choice, Message, Options, Preview, Rng, Scores, Seat, Seats, StateHash, Viewer};
use serde::Serialize;

use crate::Refusal;

/// A game in progress, whichever it is.
pub trait AnyGame: Send + Sync {
    /// Short stable name used in URLs, the store and file names.
    fn id(&self) -> &'static str;
    /// Raised whenever the same actions could lead to another state than before.
    fn rules_version(&self) -> u32;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Seats that owe a decision now. Empty exactly when the game is over.
    fn to_act(&self) -> Seats;
    /// What `seat` may do now, in the game's order. Labels and previews are
    /// asked on a resampled state, for which `rng` is.
    fn offers(&self, seat: Seat, rng: &mut Rng) -> Vec<Offer>;
    /// `Ok` when `seat` may take `action` now.
    fn why_not(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Takes `action` and gives the log lines. On `Err` nothing has changed.
    fn apply(&mut self, seat: Seat, action: &str) -> Result<Vec<Message>, Refusal>;
    /// Whether the legal `action` would show anybody something that was hidden
    /// from them. What is not legal is taken to reveal.
    fn reveals(&self, seat: Seat, action: &str) -> bool;
    /// What is asked of `seat`, in words.
    fn prompt(&self, seat: Seat) -> Message;
    /// The table as `viewer` may see it, in sentences.
    fn tell(&self, viewer: Viewer) -> Vec<Message>;
    /// The state as `viewer` may see it.
    fn view_json(&self, viewer: Viewer) -> serde_json::Value;
    /// Stands for the whole state, hidden cards too: for the journal only.
    fn state_hash(&self) -> StateHash;
    /// Final points by seat, once the game is over.
    fn scores(&self) -> Option<Scores>;
    /// What the bot of that name would do at `seat`, which must owe a decision.
    /// It is fed resampled states only.
    fn bot_move(&self, bot: &str, seat: Seat, rng: &mut Rng) -> Result<String, UnknownBot>;
    /// What a seat can answer beforehand.
    fn standing_choices(&self) -> &'static [Choice];
    /// The action that these standing answers choose for `seat` now, if any.
    fn standing(&self, seat: Seat, answers: &Options) -> Option<String>;
    /// The same state once more.
    fn clone_box(&self) -> Box<dyn AnyGame>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Box<dyn AnyGame> {
        self.clone_box()
    }
}

/// One action that a seat may take now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Offer {
    /// Its text: sent back to take it.
    pub act: String,
    /// In words, for a button or a numbered list.
    pub label: Message,
    /// What it would cost and give.
    pub preview: Preview,
}

/// No bot is called so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no bot is called {0:?}; there are {names}", names = insula_ai::NAMES.join(", "))]
pub struct UnknownBot(pub String);
