//! Tables, sockets and the page.
//!
//! **Invariant:** journal first, then tell: no packet shows an action that is
//! not on disk. The only crate that knows HTTP, sockets and time.

mod actor;
mod analyses;
mod api;
mod bots;
mod clock;
mod cluster;
mod command;
mod create;
mod error;
mod health;
mod hints;
mod hub;
mod identity;
mod metrics;
mod notices;
mod pages;
mod people;
mod refusal;
mod replay;
mod requests;
mod serve;
mod sockets;
mod table;
mod thinkers;
mod timeline;
pub mod wire;
mod ws;

pub use actor::{Settings, spawn};
pub use bots::time_limit;
pub use cluster::{Question, Reply};
pub use command::{Caller, ClientId, Command, Handle, Outbox};
pub use create::{MAX_NAME, new_header};
pub use error::AppError;
pub use metrics::Metrics;
pub use notices::{Notice, NoticeKind, Notices, Reach, Smtp};
pub use pages::Pages;
pub use refusal::Refusal;
pub use replay::{verify_record, verify_stored};
pub use serve::{Config, ServeError, Server, bind, serve};
pub use table::{Answer, Prepared, Reseated, Room, Table, Who, position};
pub use thinkers::{Kind, Lost, Thinkers};
pub use timeline::{Change, Timeline};
