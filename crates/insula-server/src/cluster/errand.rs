//! What servers tell each other, and what a table can be asked from anywhere.
//!
//! **Invariant:** everything here can be written as JSON and read again: a question is
//! the same whether its table is here or elsewhere.

use insula_core::{Seat, SetupError};
use insula_store::{PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::people::Ended;
use crate::wire::{ClientMessage, TableCard};
use crate::{AppError, ClientId, Notice};

/// What one server has to say to another, or to all.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Errand {
    /// Somebody at a socket of the sender says something to a table of the receiver.
    Say { table: TableId, client: ClientId, person: PersonId, said: ClientMessage },
    /// Somebody at a socket of the sender has gone.
    Leave { table: TableId, client: ClientId },
    /// A table of the sender says something to somebody at a socket of the receiver.
    Tell { client: ClientId, said: Box<RawValue> },
    /// Somebody at a socket of the receiver has to come again: they lag, or the table is
    /// not (any longer) the sender's.
    Cut { client: ClientId, moved: bool },
    /// A table of the receiver is asked something.
    Ask { table: TableId, number: u64, question: Question },
    /// The answer to an `Ask` of the receiver.
    Answer { number: u64, answer: Result<Reply, Trouble> },
    /// A person is told something, wherever they have a page open.
    Notice { person: PersonId, notice: Notice },
    /// The lists of these persons have changed.
    Lists { people: Vec<PersonId> },
    /// Sessions are no more.
    Ended(Ended),
    /// What a person had is now another's, or nobody's.
    Person { was: PersonId, is: Option<PersonId>, tables: Vec<TableId> },
    /// Tables are no more.
    Forget { tables: Vec<TableId> },
    /// Servers have come or gone: it is time to look.
    Look,
}

/// What a table can be asked.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Question {
    /// Whether it can be played.
    Open,
    /// Seat a person.
    Join {
        /// Whom.
        person: PersonId,
        /// What the others call them.
        name: String,
        /// Where; none: at the first seat that is free.
        seat: Option<Seat>,
    },
    /// Let a person go before the game has begun. Answered by [`Reply::Stays`].
    Quit {
        /// Whom.
        person: PersonId,
    },
    /// Begin, with bots in the seats that are free.
    Start {
        /// Who asks.
        person: PersonId,
        /// Which bots.
        bot: String,
    },
    /// Another table comes after this one.
    Rematch {
        /// Which.
        table: TableId,
        /// Who has asked for it.
        by: PersonId,
    },
    /// Show the table as a list does. Answered by [`Reply::Card`].
    Card {
        /// To whom.
        person: PersonId,
    },
}

/// What a table answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// It is done.
    Done,
    /// It is done; whether the table is still there.
    Stays(bool),
    /// The table as a list shows it.
    Card(Box<TableCard>),
}

/// Why a table of another server does not answer: every [`AppError`] that a table can
/// give, by name and arguments.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) enum Trouble {
    /// The table is not, or no longer, that server's: nothing was done.
    Moved,
    /// The server has too much to do: nothing was done.
    Busy,
    TableFull,
    SeatTaken,
    NoSeat,
    NotYours,
    NotOpen,
    NoTable,
    Garbled,
    BadName,
    NoPack {
        pack: String,
    },
    UnknownGame {
        game: String,
    },
    OtherRules {
        written: u32,
        known: u32,
    },
    Stopped(String),
    /// Anything else is that server's own trouble, and in its log.
    Journal,
}

impl From<AppError> for Trouble {
    fn from(error: AppError) -> Trouble {
        match error {
            AppError::NoStore => Trouble::Busy,
            AppError::TableFull => Trouble::TableFull,
            AppError::SeatTaken => Trouble::SeatTaken,
            AppError::NoSeat => Trouble::NoSeat,
            AppError::NotYours => Trouble::NotYours,
            AppError::NotOpen => Trouble::NotOpen,
            AppError::NoTable => Trouble::NoTable,
            AppError::Garbled => Trouble::Garbled,
            AppError::BadName => Trouble::BadName,
            AppError::Setup(SetupError::NoPack { pack }) => Trouble::NoPack { pack },
            AppError::UnknownGame { game } => Trouble::UnknownGame { game },
            AppError::OtherRules { written, known } => Trouble::OtherRules { written, known },
            AppError::Stopped(why) => Trouble::Stopped(why),
            other => {
                tracing::error!("{other}");
                Trouble::Journal
            }
        }
    }
}

impl From<Trouble> for AppError {
    fn from(trouble: Trouble) -> AppError {
        match trouble {
            Trouble::Moved | Trouble::Busy => AppError::NoStore,
            Trouble::TableFull => AppError::TableFull,
            Trouble::SeatTaken => AppError::SeatTaken,
            Trouble::NoSeat => AppError::NoSeat,
            Trouble::NotYours => AppError::NotYours,
            Trouble::NotOpen => AppError::NotOpen,
            Trouble::NoTable => AppError::NoTable,
            Trouble::Garbled => AppError::Garbled,
            Trouble::BadName => AppError::BadName,
            Trouble::NoPack { pack } => SetupError::NoPack { pack }.into(),
            Trouble::UnknownGame { game } => AppError::UnknownGame { game },
            Trouble::OtherRules { written, known } => AppError::OtherRules { written, known },
            Trouble::Stopped(why) => AppError::Stopped(why),
            Trouble::Journal => AppError::Elsewhere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Status, code and words are the same as if the table were here.
    #[test]
    fn what_a_table_refuses_is_the_same_from_elsewhere() {
        let errors = [
            || AppError::TableFull,
            || AppError::SeatTaken,
            || AppError::NoSeat,
            || AppError::NotYours,
            || AppError::NotOpen,
            || AppError::NoTable,
            || AppError::Garbled,
            || AppError::BadName,
            || AppError::NoStore,
            || AppError::UnknownGame { game: "chess".to_owned() },
            || AppError::OtherRules { written: 3, known: 4 },
            || AppError::Stopped("the rules panicked".to_owned()),
            || SetupError::NoPack { pack: "abc".to_owned() }.into(),
        ];
        for error in errors {
            let written = serde_json::to_string(&Trouble::from(error())).expect("plain data");
            let read: Trouble = serde_json::from_str(&written).expect("what was written");
            let (here, there) = (error(), AppError::from(read));
            assert_eq!((here.code(), here.message()), (there.code(), there.message()), "{written}");
        }
        assert_eq!(AppError::from(Trouble::from(AppError::BadPace)).code().1, "journal");
    }
}
