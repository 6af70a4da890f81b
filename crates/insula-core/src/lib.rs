//! What every game and every table share: the [`Game`] trait, seats, viewers,
//! secrets, the random generator, messages and state hashes.
//!
//! **Invariant:** nothing here knows a game, a socket, a clock or a file.

mod evaluate;
mod event;
mod game;
mod hash;
mod memo;
mod message;
mod pack;
mod rng;
mod score;
mod seat;
mod secret;
mod setup;
mod source;

pub use evaluate::{
    Ahead, Evaluate, Fitted, MAX_TERMS, Outlook, STAGES, Term, Terms, WHOLE, Weights, shared,
};
pub use event::{EventSink, NoLog};
pub use game::{Game, Probe, Refused};
pub use hash::{Digest, StateHash, state_hash};
pub use memo::Memo;
pub use message::{Arg, Args, Delta, Message, Preview, Say};
pub use pack::{Called, PackError, Packed, Renamed};
pub use rng::{Rng, Seed};
pub use score::Scores;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use secret::Secret;
pub use setup::{Choice, Options, SetupError, read_choice};
pub use source::Source;
