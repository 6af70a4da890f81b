//! One rule a test, on positions set up by hand.

#![allow(clippy::unwrap_used)]

mod administrative;
mod audit;
mod building;
mod end;
mod executive;
mod expo;
mod free;
mod order;
mod political;
mod previews;
mod prosperity;
mod secrets;
mod setup;
mod slips;
pub(crate) mod table;
mod tiles;
mod tourism;
mod two;
mod views;
mod whole;
mod words;
mod worked;
