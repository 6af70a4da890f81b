//! Every tile: where it works, where it does not, and what stays as it is.
//!
//! **Invariant:** the expected numbers come from the tables of the rules, not
//! from the data file; `complete` proves that no tile is missing.

mod activate;
mod change;
mod complete;
mod counted;
mod district;
mod finale;
mod free;
mod home;
mod later;
mod order;
mod permanent;
mod plants;
mod prosperity;
mod requirement;
mod site;
mod special;
mod types;

use std::collections::BTreeSet;

use change::{Change, Faults, rows};
use site::Site;

use super::table::{A, B, C, tile};
use crate::tile::TileId;
