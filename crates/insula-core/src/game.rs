//! The one trait that makes a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::{
    Choice, EventSink, Message, Options, Preview, Rng, Say, Scores, Seat, Seats, SetupError, Viewer,
};

/// A game in progress: its state, and the rules that move it.
///
/// A value of this type is the whole truth, hidden cards and deck order
/// included. It never leaves the process; [`Game::view`] does.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Short stable name used in URLs, the store and file names.
    const ID: &'static str;
    /// Raised whenever the same actions could lead to another state than before.
    const RULES_VERSION: u32;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// What can be chosen before the first action, besides the number of seats.
    const OPTIONS: &'static [Choice];
    /// What a seat can answer beforehand. The first value of each is `ask`: nothing
    /// is answered. The words for it are in the locale files as `GAME-standing-KEY`
    /// and `GAME-standing-KEY-VALUE`; those for `ask` are the page's.
    const STANDING: &'static [Choice] = &[];

    /// Player count, variant and options, checked.
    type Setup: Clone + Debug;
    /// One decision by one seat. Small, and the same text everywhere.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// Something that happened and that everybody may know, for the log and
    /// the sound; never load-bearing.
    type Event: Clone + Debug + PartialEq + Say;
    /// What one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize;
    /// Why the rules refuse an action.
    type Illegal: Refused;

    /// Reads the options chosen for a table.
    fn setup(seats: u8, options: &Options) -> Result<Self::Setup, SetupError>;
    /// Deals a new game.
    fn new(setup: &Self::Setup, rng: Rng) -> Self;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Seats that owe a decision now. Empty exactly when the game is over.
    fn to_act(&self) -> Seats;
    /// Appends every action `seat` may take now, in a fixed order, none twice.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Says whether `seat` may take `action` now, and if not, by which rule.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;
    /// Carries out an action that `check` has passed.
    fn commit(&mut self, seat: Seat, action: Self::Action, log: &mut impl EventSink<Self::Event>);
    /// The state as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Another state that looks the same to `viewer`: hidden cards dealt anew.
    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Self;
    /// Final points by seat, once the game is over.
    fn scores(&self) -> Option<Scores>;

    /// Whether `seat` has made picks that belong to one decision not yet
    /// finished. Bots look on to its end; nobody else has seen the picks.
    fn mid_decision(&self, seat: Seat) -> bool;
    /// Whether the legal `action` would show anybody something that was hidden
    /// from them. What reveals cannot be undone.
    fn reveals(&self, seat: Seat, action: Self::Action) -> bool;
    /// What is asked of `seat`, in words.
    fn prompt(&self, seat: Seat) -> Message;
    /// What a view shows, in sentences: for terminals and for those who listen
    /// instead of looking. Made from a view, it cannot tell more than one.
    fn tell(view: &Self::View) -> Vec<Message>;
    /// The legal `action` in words, for a button or a numbered list.
    fn describe(&self, seat: Seat, action: Self::Action) -> Message;
    /// What the legal `action` would cost and give; asked on a resampled state only.
    fn preview(&self, seat: Seat, action: Self::Action) -> Preview;
    /// The legal action that these of the [`Game::STANDING`] answers choose for
    /// `seat` now, if any. It depends only on what the seat may know.
    fn standing(&self, _seat: Seat, _answers: &Options) -> Option<Self::Action> {
        None
    }

    /// Checks, then commits. On `Err` the state is untouched. Never overridden.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(seat, action)?;
        self.commit(seat, action, log);
        Ok(())
    }
}

/// Why the rules refuse an action: in words, and by which rule of RULES.md.
pub trait Refused: Say + Debug + Clone + PartialEq {
    /// The number of the rule, as RULES.md has it.
    fn rule(&self) -> &'static str;
}

/// A part of an engine that is measured by itself: its name, and a function
/// that does it so many times at least and says how often it did.
pub type Probe = (&'static str, fn(u64) -> u64);
