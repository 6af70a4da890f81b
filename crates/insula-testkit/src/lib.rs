//! What every game must pass: the [`laws`], generator against [`judge`], golden
//! [`playthroughs`] and [`perft`]; that rules are cited ([`cites`]) and sentences
//! said ([`sentences`]); that nothing hidden is judged ([`terms`], [`fitted`]); and
//! [`walk`], which plays random games.
//!
//! Each check has a `check_*` or `try_*` form that returns what is wrong as text
//! and a form that panics with it, for tests. Everything is decided by the seed
//! that a failure names.
//!
//! **Invariant:** nothing here knows a game; [`hamlet`] is a toy on which the
//! laws themselves, the bots and the tables are tried.

pub mod cites;
pub mod hamlet;
mod judge;
mod laws;
mod perft;
mod play;
mod secrets;
pub mod sentences;
mod terms;
mod text;
mod walk;

pub use judge::{check_judge, judge};
pub use laws::{check_laws, laws};
pub use perft::{count, perft, try_perft};
pub use play::{playthroughs, record, try_playthroughs};
pub use terms::{check_terms, fitted, terms};
pub use walk::{BOUND, opening, walk};
