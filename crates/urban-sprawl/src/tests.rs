//! One rule a test, on positions set up by hand.

#![allow(clippy::unwrap_used)]

mod asks;
mod build;
mod cards;
mod elections;
mod market;
mod payouts;
mod previews;
mod secrets;
mod setup;
mod standing;
pub(crate) mod table;
mod views;
mod whole;
