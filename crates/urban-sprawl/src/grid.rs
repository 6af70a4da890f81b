//! The city: 12×12 lots in 6×6 blocks, sets of lots, places for buildings, and
//! the map of what stands where.
//!
//! **Invariant:** nothing here knows whose turn it is, what anything costs a
//! seat, or a card.

mod lot;
mod lots;
mod map;
mod site;
mod sites;
mod table;

pub use lot::{Block, Lot, ParseLotError};
pub use lots::Lots;
pub use map::{Area, Building, Clearing, Map, Marker, Misfit, ParseSpaceError, Row, Space};
pub use site::{ParseSiteError, Shape, Site};
pub use sites::Sites;

/// Lots on a side of the grid.
pub const SIDE: u8 = 12;
/// Blocks on a side of the grid.
pub const BLOCKS: u8 = 6;
