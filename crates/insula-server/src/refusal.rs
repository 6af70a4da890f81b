//! Why a table does not do what it is asked.

use insula_core::{Message, Seat};
use insula_games::Refusal as GameRefusal;

use crate::wire::{Reason, ServerMessage};

/// Why a table refuses; nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The table has moved on since that packet.
    #[error("the table has moved on since")]
    Stale,
    /// Somebody else holds that seat.
    #[error("somebody else holds that seat")]
    NotYourSeat,
    /// The game refuses the action.
    #[error(transparent)]
    Game(#[from] GameRefusal),
    /// It could not be written down.
    #[error("it could not be written down")]
    Journal,
    /// There is nothing that may be taken back.
    #[error("there is nothing that may be taken back")]
    NoUndo,
    /// There is no such standing answer.
    #[error("there is no such standing answer")]
    NoSuchAnswer,
    /// The message is not one of ours.
    #[error("the message cannot be read")]
    Garbled,
    /// The message is too long.
    #[error("the message is too long")]
    TooLong,
    /// The table is stopped by a fault of ours.
    #[error("the table is stopped")]
    Stopped,
    /// Too many ask for advice just now.
    #[error("too many ask for advice just now")]
    Busy,
    /// The table still waits for people.
    #[error("the table still waits for people")]
    NotStarted,
    /// A bot plays for the seat.
    #[error("a bot plays for the seat")]
    StoodIn {
        /// Whether its time was over.
        late: bool,
    },
    /// The table rests.
    #[error("the table rests")]
    Paused,
    /// It cannot be proposed now, or nothing is.
    #[error("it cannot be proposed now")]
    NoVote,
    /// What was said is empty, too long, or too much at once.
    #[error("the text does not fit")]
    BadText,
}

impl Refusal {
    /// Its code on the wire.
    pub fn reason(&self) -> Reason {
        match self {
            Refusal::Stale => Reason::Stale,
            Refusal::NotYourSeat => Reason::NotYourSeat,
            Refusal::Game(GameRefusal::Unreadable { .. }) | Refusal::Garbled => Reason::Unreadable,
            Refusal::Game(GameRefusal::NotYourTurn) => Reason::NotYourTurn,
            Refusal::Game(GameRefusal::Over) => Reason::Over,
            Refusal::Game(GameRefusal::Illegal { .. }) => Reason::Illegal,
            Refusal::Journal => Reason::Journal,
            Refusal::NoUndo => Reason::NoUndo,
            Refusal::NoSuchAnswer => Reason::NoSuchAnswer,
            Refusal::TooLong => Reason::TooLong,
            Refusal::Stopped => Reason::Stopped,
            Refusal::Busy => Reason::Busy,
            Refusal::NotStarted => Reason::NotStarted,
            Refusal::StoodIn { .. } => Reason::StoodIn,
            Refusal::Paused => Reason::Paused,
            Refusal::NoVote => Reason::NoVote,
            Refusal::BadText => Reason::BadText,
        }
    }

    /// Why, in words.
    pub fn message(&self) -> Message {
        Message::new(match self {
            Refusal::Stale => "server-stale",
            Refusal::NotYourSeat => "server-not-your-seat",
            Refusal::Game(refusal) => return refusal.message(),
            Refusal::Journal => "server-journal",
            Refusal::NoUndo => "server-no-undo",
            Refusal::NoSuchAnswer => "server-no-such-answer",
            Refusal::Garbled => "server-garbled",
            Refusal::TooLong => "server-too-long",
            Refusal::Stopped => "server-stopped",
            Refusal::Busy => "server-busy",
            Refusal::NotStarted => "server-not-started",
            Refusal::StoodIn { late: true } => "server-time-over",
            Refusal::StoodIn { late: false } => "server-stood-in",
            Refusal::Paused => "server-paused",
            Refusal::NoVote => "server-no-vote",
            Refusal::BadText => "server-bad-text",
        })
    }

    /// The number of the rule, where one forbids it.
    pub fn rule(&self) -> Option<String> {
        match self {
            Refusal::Game(refusal) => refusal.rule().map(str::to_owned),
            _ => None,
        }
    }

    /// As it is told to the page.
    pub fn tell(&self, seat: Option<Seat>, act: Option<String>) -> ServerMessage {
        let (reason, rule, message) = (self.reason(), self.rule(), self.message());
        ServerMessage::Refused { seat, act, reason, rule, message }
    }
}
