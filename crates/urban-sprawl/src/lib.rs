//! Urban Sprawl: one city, built and governed by everybody, two to four seats.
//! Here are the components: the board, the cards with the closed language of
//! their effects, and the map of the city.
//!
//! **Invariant:** what is printed on a component is looked up by index; no
//! text is read after a pack of cards or the board has been read.

mod board;
mod card;
mod cards;
mod check;
mod effect;
mod grid;
mod notation;
mod office;
mod restriction;
mod zone;

pub use board::{
    Adjacency, Board, End, Length, Market, OfficeFacts, Payout, Planning, RowFacts, Start, Supply,
    Tamed, Turn, Wealth, board,
};
pub use card::{Card, CardId, Contract, Deck, ParseCardError, Permit, Renewal, Sort, Vocations};
pub use cards::{CardError, Cards, Fact};
pub use check::check_data;
pub use effect::{Count, Effect, Effects, Election, Filter, Owner, Res, Scope, What, Who, Worth};
pub use grid::{
    Area, BLOCKS, Block, Building, Clearing, Lot, Lots, Map, Marker, Misfit, ParseLotError,
    ParseSiteError, ParseSpaceError, Row, SIDE, Shape, Site, Sites, Space,
};
pub use office::{Office, Vocation};
pub use restriction::Restrictions;
pub use zone::{Kind, Kinds, MAX_LOTS, Sizes, Zone};

/// The fewest seats.
pub const MIN_SEATS: usize = 2;
/// The most seats.
pub const MAX_SEATS: usize = 4;
