//! What a viewer may know: plain data for the page, filled by inclusion.

mod build;

pub(crate) use build::view;

use serde::Serialize;

use crate::money::{Bank, Card};
use crate::phase::{Ended, Phase};
use crate::score::{Letter, SheetView};
use crate::tile::{Kind, Side};

/// A game as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// What is being done.
    pub phase: Phase,
    /// Who is in turn, in phases act and lay.
    pub turn: Option<u8>,
    /// The start player.
    pub start: u8,
    /// Finished turns.
    pub turns: u16,
    /// Whether an exact payment in this turn gave another action.
    pub again: bool,
    /// Blue, green, yellow, red.
    pub slots: Vec<SlotView>,
    /// Up to four cards, in the order they lie.
    pub display: Vec<Card>,
    /// Tiles in the bag.
    pub bag: u8,
    /// Cards in the money deck, hidden scoring cards included.
    pub deck: u8,
    /// Cards left in each pile of the first deck, the top one first.
    pub piles: Vec<u8>,
    /// In pick order.
    pub discards: Vec<Card>,
    /// The next scoring.
    pub next: NextView,
    /// The own hand in pick order, without the cards picked; none for spectators.
    pub hand: Option<Vec<Card>>,
    /// The own hand by bank, without the cards picked.
    pub totals: Option<Vec<u8>>,
    /// The own action that has begun.
    pub pending: Option<PendingView>,
    /// Tiles bought in this turn that wait to be laid.
    pub bought: Vec<BoughtView>,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// With two seats.
    pub dirk: Option<DirkView>,
    /// As if the next scoring took place now.
    pub sheet: SheetView,
    /// The scorings that have been, oldest first.
    pub scorings: Vec<SheetView>,
    /// Why the game ended, from phase leftover on.
    pub ended: Option<Ended>,
    /// Turns in a row without purchase or money.
    pub idle: u8,
    /// By seat: the opening deal, until the first turn is over.
    pub opening: Option<Vec<Vec<Card>>>,
    /// Once the game is over.
    pub winners: Vec<u8>,
}

/// A building tile.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Tile"))]
pub struct TileView {
    /// 1 to 54.
    pub id: u8,
    /// Its type.
    pub kind: Kind,
    /// Its price.
    pub price: u8,
    /// The sides with a street, clockwise from the north.
    pub streets: Vec<Side>,
}

/// A slot of the market.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Slot"))]
pub struct SlotView {
    /// Which bank is paid.
    pub bank: Bank,
    /// What lies there.
    pub tile: Option<TileView>,
    /// The own money of that bank.
    pub have: Option<u8>,
    /// The own cheapest payment.
    pub best: Option<BestView>,
}

/// A payment: the least too much, then the fewest cards.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Best"))]
pub struct BestView {
    /// In pick order.
    pub cards: Vec<Card>,
    /// Their sum.
    pub total: u8,
}

/// Where the next scoring card may be.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Next"))]
pub struct NextView {
    /// Which scoring.
    pub letter: Letter,
    /// At the earliest this card from the deck's top; 0 for C.
    pub from: u8,
    /// At the latest this card from the deck's top; 0 for C.
    pub to: u8,
}

/// The own action that has begun.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Pending"))]
pub enum PendingView {
    /// Money is being taken.
    Take {
        /// Picked so far.
        cards: Vec<Card>,
        /// Their sum.
        total: u8,
    },
    /// A tile is being paid.
    Pay {
        /// Of this slot.
        bank: Bank,
        /// Picked so far.
        cards: Vec<Card>,
        /// Their sum.
        total: u8,
        /// What must be paid.
        price: u8,
        /// A payment of the hand that would be exact, with the fewest cards.
        exact: Option<Vec<Card>>,
    },
    /// A reserve tile is chosen.
    Move {
        /// Which.
        tile: TileView,
        /// City tiles that it may replace.
        swaps: Vec<u8>,
    },
}

/// A tile bought in this turn.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Bought"))]
pub struct BoughtView {
    /// Which.
    pub tile: TileView,
    /// Of this slot.
    pub bank: Bank,
    /// What was paid.
    pub cards: Vec<Card>,
    /// Its sum.
    pub total: u8,
}

/// What everybody sees of a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// Points so far.
    pub score: u16,
    /// Cards held.
    pub hand: u8,
    /// With option `seen = show`: the cards held, all of which have been seen.
    pub seen: Option<Vec<Card>>,
    /// The city, the start tile first.
    pub city: Vec<PlacedView>,
    /// The reserve.
    pub reserve: Vec<TileView>,
    /// The longest outer street.
    pub street: StreetView,
    /// Tiles received at the end of the game and not placed yet.
    pub leftover: Vec<TileView>,
}

/// A tile of a city.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Placed"))]
pub struct PlacedView {
    /// Which; none for the start tile.
    pub tile: Option<TileView>,
    /// East of the start tile.
    pub x: i8,
    /// South of the start tile.
    pub y: i8,
    /// Whether it may not be dismantled now.
    pub fixed: bool,
}

/// A run of street edges along the outline.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Street"))]
pub struct StreetView {
    /// Its edges, a point each.
    pub length: u8,
    /// In order along the outline.
    pub edges: Vec<EdgeView>,
    /// Whether it goes all around the city.
    pub closed: bool,
}

/// A side of a tile in a city.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Edge"))]
pub struct EdgeView {
    /// East of the start tile.
    pub x: i8,
    /// South of the start tile.
    pub y: i8,
    /// Which side.
    pub side: Side,
}

/// Dirk, who plays along with two seats.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Dirk"))]
pub struct DirkView {
    /// What he has collected.
    pub tiles: Vec<TileView>,
    /// Points so far.
    pub score: u16,
}
