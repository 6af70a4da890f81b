//! The one crate that names every game, and erases their types once, over text,
//! for the server, the command line and whoever else speaks to a table.
//!
//! **Invariant:** a game is added by one line of [`games`]; nothing outside this
//! crate names a game's types. Nothing here prints.

mod advice;
mod advise;
mod analyze;
mod any;
mod arena;
mod bench;
mod crew;
mod erased;
mod packs;
mod refusal;
mod registry;
mod sim;
mod stats;
mod tune;
mod view;

pub use advice::{Advice, Advised, Analysis, Judged, Moment};
pub use analyze::{ANALYSIS, Walk};
pub use any::{AnyGame, Effort, Enough, Offer, UnknownBot};
pub use arena::{ArenaReport, ArenaSpec, PairReport, RatedBot};
pub use bench::BenchReport;
pub use crew::crew;
pub use erased::Erased;
pub use packs::{BadPack, CardsError, Pack, PackInfo, PackSheet, with_cards};
pub use refusal::Refusal;
pub use registry::{Entry, GameInfo, OptionInfo, find, games};
pub use sim::{BotReport, Progress, SeatReport, SimError, SimReport, SimSpec};
pub use tune::{TuneRound, TuneSpec};
pub use view::View;
