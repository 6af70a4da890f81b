//! The Capitals: cities that grow through three eras, two to five seats. Here
//! are the components, the closed language of the tiles' effects, and one
//! seat's city and tracks.
//!
//! **Invariant:** what is printed on a component is looked up by index; no
//! text is read after the first use of [`data`].

mod check;
mod city;
mod data;
mod effect;
mod filter;
mod notation;
mod tile;
mod tracks;

pub use check::check_data;
pub use city::{
    Cell, City, Corner, Misfit, MisplacedToken, ParseCellError, Penalty, Slot, Slots, Square,
};
pub use data::{
    Arrow, Attraction, Bonus, Conversions, Culture, Data, Expo, Initiative, Lake, NoActivation,
    Placement, Plant, Progress, Projects, Prosperity, Space, Taxation, Time, TrackRow, TwoSeats,
    data,
};
pub use effect::{Amount, Count, Effect, Effects, Permanent, Requirement, Special, Track, Trigger};
pub use filter::{Class, Filter};
pub use tile::{Density, Kind, Stack, TileId};
pub use tracks::{Arrows, End, Moved, Paid, Tracks};

/// The fewest seats.
pub const MIN_SEATS: usize = 2;
/// The most seats.
pub const MAX_SEATS: usize = 5;
