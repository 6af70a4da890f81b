//! What goes wrong with a request: status, code and words.
//!
//! **Invariant:** the page is told nothing about our own faults but that there
//! is one; the log is.

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use insula_core::{Arg, Message, SetupError};
use insula_store::{Fault, ReplayError, StoreError};

use crate::MAX_NAME;
use crate::metrics::StoreFailed;
use crate::wire::ApiError;

/// Why a request fails.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// There is no such game.
    #[error("no game is called {game:?}")]
    UnknownGame {
        /// What was asked for.
        game: String,
    },
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such bot.
    #[error("no bot is called {bot:?}")]
    UnknownBot {
        /// What was asked for.
        bot: String,
    },
    /// A name is empty, too long or not printable.
    #[error("a name does not fit")]
    BadName,
    /// A password is too short or too long.
    #[error("a password does not fit")]
    BadPassword,
    /// Somebody else has that name, with a password.
    #[error("the name is taken")]
    NameTaken,
    /// Name and password do not go together.
    #[error("name and password do not go together")]
    BadSignIn,
    /// Too many passwords were tried.
    #[error("too many tries: {seconds} seconds to wait")]
    TooManyTries {
        /// How long to wait.
        seconds: u32,
    },
    /// Only somebody who is known here may ask that.
    #[error("nobody is known in this browser")]
    NoPerson,
    /// The address of a webhook is none, or one that the server may not reach.
    #[error("the webhook's address does not fit")]
    BadWebhook,
    /// The mail address is none, or the server sends no mail.
    #[error("the mail address does not fit")]
    BadMail,
    /// The code is not the one that was sent, or too old, or tried too often.
    #[error("the code does not fit")]
    BadCode,
    /// There is no such invitation.
    #[error("there is no such invitation")]
    NoInvite,
    /// The table to which the invitation led has begun.
    #[error("the invitation has expired")]
    InviteExpired,
    /// No seat is free.
    #[error("no seat is free")]
    TableFull,
    /// Somebody sits at that seat.
    #[error("somebody sits there")]
    SeatTaken,
    /// Only others at that table may do that.
    #[error("only others may do that")]
    NotYours,
    /// The table has begun.
    #[error("the table has begun")]
    NotOpen,
    /// No table is played as fast or as slowly.
    #[error("no table is played like that")]
    BadPace,
    /// The request cannot be read.
    #[error("the request cannot be read")]
    Garbled,
    /// The request is too long.
    #[error("the request is too long")]
    TooLong,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// What tells hidden cards is only given after the end.
    #[error("the game is not over")]
    NotOver,
    /// The game has no such seat.
    #[error("there is no such seat")]
    NoSeat,
    /// The game has fewer actions.
    #[error("the game has fewer actions")]
    NoPosition,
    /// Too many games are analyzed just now.
    #[error("too many games are analyzed just now")]
    Busy,
    /// There is nothing at this address.
    #[error("there is nothing here")]
    NotFound,
    /// Another site's page asks.
    #[error("the request comes from another site")]
    Foreign,
    /// The game was begun by other rules than are known here.
    #[error("begun by rules version {written}, but this is version {known}")]
    OtherRules {
        /// By which.
        written: u32,
        /// Which are here.
        known: u32,
    },
    /// The table cannot go on: its journal and its rules disagree.
    #[error("the table is stopped: {0}")]
    Stopped(String),
    /// The store cannot be reached, or the server that has the table.
    #[error("the store, or the table's server, cannot be reached")]
    NoStore,
    /// Another server's store failed, which has told its own log why.
    #[error("another server failed")]
    Elsewhere,
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
}

impl AppError {
    /// The HTTP status and the code in the body.
    pub fn code(&self) -> (StatusCode, &'static str) {
        match self {
            AppError::UnknownGame { .. } => (StatusCode::NOT_FOUND, "unknown-game"),
            AppError::Setup(SetupError::Seats { .. }) => (StatusCode::BAD_REQUEST, "seat-count"),
            AppError::Setup(SetupError::UnknownOption { .. }) => {
                (StatusCode::BAD_REQUEST, "unknown-option")
            }
            AppError::Setup(SetupError::BadValue { .. }) => (StatusCode::BAD_REQUEST, "bad-value"),
            AppError::Setup(SetupError::NoPack { .. }) => (StatusCode::CONFLICT, "no-pack"),
            AppError::UnknownBot { .. } => (StatusCode::BAD_REQUEST, "unknown-bot"),
            AppError::BadName => (StatusCode::BAD_REQUEST, "bad-name"),
            AppError::BadPassword => (StatusCode::BAD_REQUEST, "bad-password"),
            AppError::NameTaken => (StatusCode::CONFLICT, "name-taken"),
            AppError::BadSignIn => (StatusCode::FORBIDDEN, "bad-sign-in"),
            AppError::TooManyTries { .. } => (StatusCode::TOO_MANY_REQUESTS, "too-many-tries"),
            AppError::NoPerson => (StatusCode::UNAUTHORIZED, "no-person"),
            AppError::BadWebhook => (StatusCode::BAD_REQUEST, "bad-webhook"),
            AppError::BadMail => (StatusCode::BAD_REQUEST, "bad-mail"),
            AppError::BadCode => (StatusCode::BAD_REQUEST, "bad-code"),
            AppError::NoInvite => (StatusCode::NOT_FOUND, "no-invite"),
            AppError::InviteExpired => (StatusCode::GONE, "invite-expired"),
            AppError::TableFull => (StatusCode::CONFLICT, "table-full"),
            AppError::SeatTaken => (StatusCode::CONFLICT, "seat-taken"),
            AppError::NotYours => (StatusCode::FORBIDDEN, "not-yours"),
            AppError::NotOpen => (StatusCode::CONFLICT, "not-open"),
            AppError::BadPace => (StatusCode::BAD_REQUEST, "bad-pace"),
            AppError::Garbled => (StatusCode::BAD_REQUEST, "garbled"),
            AppError::TooLong => (StatusCode::PAYLOAD_TOO_LARGE, "too-long"),
            AppError::NoTable => (StatusCode::NOT_FOUND, "no-table"),
            AppError::NotOver => (StatusCode::CONFLICT, "not-over"),
            AppError::NoSeat => (StatusCode::NOT_FOUND, "no-seat"),
            AppError::NoPosition => (StatusCode::NOT_FOUND, "no-position"),
            AppError::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            AppError::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            AppError::Foreign => (StatusCode::FORBIDDEN, "foreign"),
            AppError::OtherRules { .. } => (StatusCode::CONFLICT, "other-rules"),
            AppError::Stopped(_) => (StatusCode::CONFLICT, "stopped"),
            AppError::NoStore => (StatusCode::SERVICE_UNAVAILABLE, "no-store"),
            AppError::Elsewhere | AppError::Store(_) => {
                (StatusCode::INTERNAL_SERVER_ERROR, "journal")
            }
        }
    }

    /// In words for the page.
    pub fn message(&self) -> Message {
        let word = |text: &str| Arg::Word(text.to_owned().into());
        match self {
            AppError::UnknownGame { game } => {
                Message::new("server-unknown-game").with("game", word(game))
            }
            AppError::Setup(SetupError::Seats { seats, min, max }) => {
                Message::new("server-seat-count")
                    .with("seats", Arg::Number(*seats as i64))
                    .with("min", *min)
                    .with("max", *max)
            }
            AppError::Setup(SetupError::UnknownOption { key }) => {
                Message::new("server-unknown-option").with("key", word(key))
            }
            AppError::Setup(SetupError::BadValue { key, value, .. }) => {
                Message::new("server-bad-value").with("key", *key).with("value", word(value))
            }
            AppError::Setup(SetupError::NoPack { pack }) => {
                Message::new("server-no-pack").with("pack", word(pack))
            }
            AppError::UnknownBot { bot } => {
                Message::new("server-unknown-bot").with("bot", word(bot))
            }
            AppError::BadName => Message::new("server-bad-name").with("max", MAX_NAME as u8),
            AppError::BadPassword => Message::new("server-bad-password"),
            AppError::NameTaken => Message::new("server-name-taken"),
            AppError::BadSignIn => Message::new("server-bad-sign-in"),
            AppError::TooManyTries { seconds } => Message::new("server-too-many-tries")
                .with("seconds", Arg::Number((*seconds).into())),
            AppError::NoPerson => Message::new("server-no-person"),
            AppError::BadWebhook => Message::new("server-bad-webhook"),
            AppError::BadMail => Message::new("server-bad-mail"),
            AppError::BadCode => Message::new("server-bad-code"),
            AppError::NoInvite => Message::new("server-no-invite"),
            AppError::InviteExpired => Message::new("server-invite-expired"),
            AppError::TableFull => Message::new("server-table-full"),
            AppError::SeatTaken => Message::new("server-seat-taken"),
            AppError::NotYours => Message::new("server-not-yours"),
            AppError::NotOpen => Message::new("server-not-open"),
            AppError::BadPace => Message::new("server-bad-pace"),
            AppError::Garbled => Message::new("server-garbled"),
            AppError::TooLong => Message::new("server-too-long"),
            AppError::NoTable => Message::new("server-no-table"),
            AppError::NotOver => Message::new("server-not-over"),
            AppError::NoSeat => Message::new("server-no-seat"),
            AppError::NoPosition => Message::new("server-no-position"),
            AppError::Busy => Message::new("server-busy"),
            AppError::NotFound => Message::new("server-not-found"),
            AppError::Foreign => Message::new("server-foreign"),
            AppError::OtherRules { written, known } => Message::new("server-other-rules")
                .with("written", Arg::Number(i64::from(*written)))
                .with("known", Arg::Number(i64::from(*known))),
            AppError::Stopped(_) => Message::new("server-stopped"),
            AppError::NoStore => Message::new("server-no-store"),
            AppError::Elsewhere | AppError::Store(_) => Message::new("server-journal"),
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        match error.fault {
            Fault::NoTable => AppError::NoTable,
            Fault::NameTaken => AppError::NameTaken,
            Fault::NotOwner => AppError::NoStore,
            _ if error.is_unreachable() => {
                tracing::error!("{error}");
                AppError::NoStore
            }
            _ => AppError::Store(error),
        }
    }
}

impl From<ReplayError> for AppError {
    fn from(error: ReplayError) -> AppError {
        match error {
            ReplayError::Rules { written, known } => AppError::OtherRules { written, known },
            other => AppError::Stopped(other.to_string()),
        }
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let (status, code) = self.code();
        match &self {
            AppError::Store(_) | AppError::Stopped(_) => tracing::error!("{self}"),
            _ => tracing::debug!("{code}: {self}"),
        }
        let failed = match &self {
            AppError::Store(error) => Some(Extension(StoreFailed(error.doing))),
            _ => None,
        };
        let body = Json(ApiError { error: code.to_owned(), message: self.message() });
        match self {
            AppError::TooManyTries { seconds } => {
                (status, [(RETRY_AFTER, seconds.to_string())], body).into_response()
            }
            _ => (status, failed, body).into_response(),
        }
    }
}
