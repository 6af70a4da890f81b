//! What is said about a table besides its game: who is there, whose time runs, what
//! people agree upon.

use insula_core::Seat;
use serde::{Deserialize, Serialize};

use super::SeatKind;

/// Everything about a table that is no part of its game, after every change.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Around {
    /// Whether it waits for people, runs, or is over.
    pub state: State,
    /// Who sits where now.
    pub seats: Vec<SeatNow>,
    /// The seats of this person.
    pub mine: Vec<Seat>,
    /// Whether this person made the table.
    pub host: bool,
    /// How many watch without a seat.
    pub watchers: u32,
    /// Who may come.
    pub visibility: Visibility,
    /// The word in the invitation's address, for those at the table while it is open.
    pub invite: Option<String>,
    /// How fast it is played.
    pub pace: Pace,
    /// Whose time runs, where there is a clock and the game has begun.
    pub clock: Option<ClockNow>,
    /// Whether it rests.
    pub paused: bool,
    /// What people are asked to agree upon.
    pub vote: Option<VoteNow>,
    /// Whether this person may ask to take their last turn back.
    pub take_back: bool,
    /// The hash of the seed.
    pub fair: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The table that comes after this one, once somebody has asked for it.
    pub rematch: Option<String>,
    /// The table this one was played on from.
    pub parent: Option<String>,
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum State {
    /// It waits for people.
    Open,
    /// It is played.
    Running,
    /// The game has ended.
    Over,
}

/// Who sits at a seat now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatNow {
    /// What the others call them; empty: the seat is free, or the person has gone for good.
    pub name: String,
    /// A person, a bot, or nobody yet.
    pub kind: SeatKind,
    /// The bot that plays: its own seat, or for a person.
    pub bot: Option<String>,
    /// Whether the person has the table on screen.
    pub here: bool,
}

/// Who may come to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Visibility {
    /// It is listed: everybody may watch, and sit down while there is room.
    Public,
    /// Who has its address may watch, who has the invitation may sit down.
    #[default]
    Link,
    /// Who has the invitation may sit down; nobody else sees it.
    Private,
}

/// How fast a table is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Pace {
    /// As everybody likes.
    #[default]
    None,
    /// So much time for the whole game, and a little more with every turn.
    Live {
        /// In seconds.
        base: u32,
        /// In seconds.
        increment: u32,
    },
    /// So many days for every move.
    Days {
        /// How many.
        days: u32,
    },
}

/// The clocks as they stand when this is sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ClockNow {
    /// Milliseconds that each seat has left.
    #[cfg_attr(feature = "wire", ts(type = "number[]"))]
    pub left: Vec<i64>,
    /// Whose time runs.
    pub running: Vec<Seat>,
}

/// Something that needs everybody's consent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct VoteNow {
    /// What.
    pub what: Proposal,
    /// Who asks.
    pub by: Seat,
    /// Who has not answered.
    pub waiting: Vec<Seat>,
}

/// What can be proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Proposal {
    /// To stop the clocks.
    Pause,
    /// To go back to where the last turn of who asks began.
    TakeBack,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number, from 0.
    pub n: u32,
    /// By whom.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub time: i64,
}

/// All tables that a person may want to see.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Lobby {
    /// Theirs that are open or run, newest first; those that wait for them first.
    pub mine: Vec<super::TableCard>,
    /// Others' that everybody may join.
    pub open: Vec<super::TableCard>,
    /// Theirs that are over, newest first.
    pub finished: Vec<super::TableCard>,
}

/// Which seat to take.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Default)]
#[serde(default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TakeSeat {
    /// An open one; none: the first.
    pub seat: Option<Seat>,
    /// What somebody is to be called who is new here.
    #[cfg_attr(feature = "wire", ts(optional))]
    pub name: Option<String>,
}

/// A position to be played on from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PlayOn {
    /// After how many actions that count.
    pub at: u32,
    /// Who plays each seat from there: a bot's name; none: whoever asks.
    pub seats: Vec<Option<String>>,
}

/// What a check of a finished game found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Verdict {
    /// Whether every hash, the scores and the seed are as written.
    pub sound: bool,
    /// What is wrong, for who knows the file format.
    pub fault: Option<String>,
    /// Actions carried out again.
    pub actions: u32,
    /// Of which were taken back.
    pub undone: u32,
    /// The rules by which it was played.
    pub rules: u32,
    /// The hash of the seed that was shown from the first move on.
    pub fair: String,
    /// The seed.
    pub seed: String,
    /// The last chained hash.
    pub last: String,
}
