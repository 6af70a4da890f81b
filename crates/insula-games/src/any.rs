//! A game without its types: actions are text, views are JSON.

use insula_core::{Choice, Message, Options, Preview, Rng, Scores, Seat, Seats, StateHash, Viewer};
use serde::Serialize;

use crate::{Advice, Judged, Refusal, View};

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
    fn view(&self, viewer: Viewer) -> View;
    /// Stands for the whole state, hidden cards too: for the journal only.
    fn state_hash(&self) -> StateHash;
    /// Final points by seat, once the game is over.
    fn scores(&self) -> Option<Scores>;
    /// What the bot of that name would do at `seat`, which must owe a decision:
    /// one action at least, and further ones that belong to the same decision,
    /// which nobody can disturb. It is fed resampled states only.
    fn bot_line(
        &self,
        bot: &str,
        seat: Seat,
        rng: &mut Rng,
        enough: Enough<'_>,
    ) -> Result<Vec<String>, UnknownBot>;
    /// The best moves of `seat`, which must owe a decision. Found in resampled
    /// states only.
    fn advise(&self, seat: Seat, effort: Effort, rng: &mut Rng, enough: Enough<'_>) -> Advice;
    /// The decision that `seat` made now, against the best one. `line` is what it
    /// did from here on; how much of that belongs to the decision, `played` says.
    /// None if there was nothing to choose, or if `line` cannot be played.
    fn judge(&self, seat: Seat, line: &[&str], effort: Effort, rng: &mut Rng) -> Option<Judged>;
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

/// Says when a thought must come to its end.
pub type Enough<'a> = &'a (dyn Fn() -> bool + Sync);

/// How hard to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// How often to go through the game.
    pub iterations: u32,
    /// On how many threads.
    pub threads: usize,
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
