//! The one crate that names every game, and erases their types once, over text,
//! for the server, the command line and whoever else speaks to a table.
//!
//! **Invariant:** a game is added by one line of [`games`]; nothing outside this
//! crate names a game's types. Nothing here prints.

mod any;
mod bench;
mod erased;
mod packs;
mod refusal;
mod registry;
mod sim;

pub use any::{AnyGame, Offer, UnknownBot};
pub use bench::BenchReport;
pub use erased::Erased;
pub use packs::{BadPack, CardsError, Pack, PackInfo, PackSheet, with_cards};
pub use refusal::Refusal;
pub use registry::{Entry, GameInfo, OptionInfo, find, games};
pub use sim::{BotReport, Progress, SeatReport, SimError, SimReport, SimSpec};
