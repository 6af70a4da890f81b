//! What a viewer may know: plain data for the page, filled by inclusion.

mod build;

pub(crate) use build::view;

use serde::Serialize;

use crate::area::{Color, Piece};
use crate::building::Shape;
use crate::cards::{Face, Kind};
use crate::phase::Phase;
use crate::score::Tally;

/// A game as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// 1 to 4.
    pub round: u8,
    /// What is being done.
    pub phase: Phase,
    /// The start player.
    pub start: u8,
    /// Who is in turn, in construction, put and draw.
    pub turn: Option<u8>,
    /// Floors left.
    pub supply: u8,
    /// The nine areas, in the order of RULES.md.
    pub areas: Vec<AreaView>,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// Roof, floor, permit.
    pub stacks: Vec<StackView>,
    /// The own hand in pick order, without the cards picked; none for spectators.
    pub hand: Option<Vec<Face>>,
    /// The own play that has begun.
    pub pending: Option<PendingView>,
    /// The auction under way.
    pub auction: Option<AuctionView>,
    /// The last auction's bids, until the next reveal or the next round.
    pub revealed: Option<RevealedView>,
    /// By round: the pieces of its auctions.
    pub program: Vec<Vec<Piece>>,
    /// Auctions, by their number in the game from 0, whose piece nobody bid for.
    pub gone: Vec<u8>,
    /// Each finished round, oldest first.
    pub scorings: Vec<ScoringView>,
    /// End phase: cards that the seat in turn still draws.
    pub due: u8,
    /// Once the game is over.
    pub winners: Vec<u8>,
}

/// An area.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Area"))]
pub struct AreaView {
    /// Its name in actions.
    pub slug: &'static str,
    /// Its color.
    pub color: Color,
    /// Fixed by the first building.
    pub shape: Option<Shape>,
    /// Floors of the tallest building, 0 if there is none.
    pub tallest: u8,
    /// Printed fountains.
    pub printed: u8,
    /// The free small squares, filled from the first.
    pub squares: Vec<Option<SquareView>>,
    /// What lies on the large square.
    pub large: Option<Piece>,
    /// The number in the game of the auction that brought it, from 0.
    pub lot: Option<u8>,
    /// Printed and placed.
    pub fountains: u8,
    /// What may be built next.
    pub next: NextView,
    /// As if scored now.
    pub tally: Vec<Tally>,
}

/// What may be built next in an area; empty when it is full.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Next"))]
pub struct NextView {
    /// With these roofs.
    pub shapes: Vec<Shape>,
    /// Of these heights.
    pub floors: Vec<u8>,
}

/// What lies on a small square.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Square"))]
pub enum SquareView {
    /// A fountain.
    Fountain {
        /// Its auction's number in the game, from 0.
        lot: u8,
    },
    /// A building.
    Building {
        /// Its number, for good.
        id: u8,
        /// Whose.
        seat: u8,
        /// Its height.
        floors: u8,
        /// Its roof.
        shape: Shape,
    },
}

/// What everybody sees of a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// Points so far.
    pub score: u8,
    /// Cards held.
    pub hand: u8,
    /// With option `seen = show`: the cards held that everybody has seen.
    pub seen: Option<Vec<Face>>,
    /// Buildings off the board.
    pub front: Vec<FrontView>,
    /// Round roofs left.
    pub round: u8,
    /// Triangular roofs left.
    pub triangular: u8,
    /// Out of this construction phase.
    pub passed: bool,
    /// The bid is made, in phase auction.
    pub sealed: bool,
    /// Cards on top of six that the next end phase would give, as if scored now.
    pub bonus: u8,
}

/// A building off the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Front"))]
pub struct FrontView {
    /// Its number, for good.
    pub id: u8,
    /// Its height.
    pub floors: u8,
    /// Its roof, once finished.
    pub shape: Option<Shape>,
}

/// A stack and its discards.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Stack"))]
pub struct StackView {
    /// Which.
    pub kind: Kind,
    /// Cards of the face-up stack.
    pub left: u8,
    /// The card on top.
    pub top: Option<Face>,
    /// Cards of the discard pile.
    pub discards: u8,
}

/// The own play that has begun.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Pending"))]
pub struct PendingView {
    /// The chosen card.
    pub card: Face,
    /// Where the first floor goes.
    pub first: Option<FirstView>,
}

/// Where the first floor goes.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "First"))]
pub struct FirstView {
    /// Floors of the building before; 0 is a new one.
    pub floors: u8,
}

/// The auction under way.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Auction"))]
pub struct AuctionView {
    /// 1 to 3.
    pub number: u8,
    /// What for.
    pub piece: Piece,
    /// The own picks so far.
    pub mine: Vec<Face>,
    /// Their sum.
    pub total: u16,
    /// Who places the piece, in phase put.
    pub winner: Option<u8>,
}

/// The last auction's bids.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Revealed"))]
pub struct RevealedView {
    /// 1 to 3.
    pub number: u8,
    /// What for.
    pub piece: Piece,
    /// By seat.
    pub bids: Vec<Vec<Face>>,
    /// By seat.
    pub totals: Vec<u16>,
    /// Who won.
    pub winner: Option<u8>,
}

/// A finished round's points with their reasons.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Scoring"))]
pub struct ScoringView {
    /// 1 to 4.
    pub round: u8,
    /// The nine areas.
    pub areas: Vec<ScoredArea>,
    /// Points of this round by seat.
    pub totals: Vec<u8>,
}

/// An area as it was scored.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ScoredArea {
    /// Its name in actions.
    pub slug: &'static str,
    /// Printed and placed, then.
    pub fountains: u8,
    /// Whether a temple doubled the points.
    pub temple: bool,
    /// Who got what, and why.
    pub tally: Vec<Tally>,
}
