//! What a viewer may know: plain data for the page, filled by inclusion.
//! What is printed on the components is not here but in the catalog.

mod ask;
mod build;
mod city;
mod market;
mod power;
mod seat;

pub use ask::{PendingView, QuestionKind, QuestionView};
pub(crate) use build::view;
pub use city::{BuildingView, RowView, SideView, UnplacedView};
pub(crate) use city::{covers, rows, side};
pub use market::{BoxView, DeckView};
pub use power::{ContractorView, OfficeView, VocationView};
pub(crate) use seat::income;
pub use seat::{
    FavorView, FinalOfficeView, FinalRowView, FinalView, HeldView, IncomeView, SeatView,
};

use serde::{Serialize, Serializer};

use crate::card::CardId;
use crate::cards::Cards;
use crate::grid::Lot;
use crate::office::Office;

/// A game as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// What is being done.
    pub phase: PhaseView,
    /// Whose turn it is.
    pub active: Option<u8>,
    /// Who is to act.
    pub asked: Option<u8>,
    /// The start seat.
    pub start: u8,
    /// Turns finished.
    pub turns: u16,
    /// Action points left.
    pub ap: u8,
    /// Whether permits can still be invested.
    pub investing: bool,
    /// What the next contract of this turn costs less.
    pub discount: u8,
    /// Whether the adjacency bonus of the next contract is doubled.
    pub doubles: bool,
    /// How long the game is.
    pub length: LengthView,
    /// Whether the strongest contracts are tamed.
    pub tamed: bool,
    /// Whether Airport elects at once.
    pub airport_elections: bool,
    /// The custom pack, if one is played with.
    pub pack: Option<PackView>,
    /// What stands in the city, row by row.
    pub buildings: Vec<BuildingView>,
    /// The values of the 36 blocks, row by row.
    pub blocks: Vec<u8>,
    /// The 18 rows: left, bottom, top, right.
    pub rows: Vec<RowView>,
    /// Markers that are not on the board.
    pub unplaced: UnplacedView,
    /// The planning boxes of 4, 3, 2 and 1 AP.
    pub planning: Vec<BoxView>,
    /// The planning deck.
    pub planning_deck: DeckView,
    /// The planning discards, by card number.
    pub discards: Vec<CardText>,
    /// The contract boxes of 5, 4, 3, 2 and 1 AP.
    pub contracts: Vec<BoxView>,
    /// Town, City, Metropolis.
    pub decks: Vec<DeckView>,
    /// From 5 to 4, 4 to 3, 3 to 2, 2 to 1: whether the rail is open.
    pub rails: Vec<bool>,
    /// The five, in the order of the wheel.
    pub offices: Vec<OfficeView>,
    /// Where the election pawn stands.
    pub pawn: Office,
    /// The Contractor.
    pub contractor: ContractorView,
    /// Who holds the Extra Favor tile.
    pub extra_favor: Option<u8>,
    /// Whether nobody has taken the Extra Favor tile yet.
    pub extra_favor_left: bool,
    /// The eight vocations in the supply.
    pub vocations: Vec<VocationView>,
    /// Park tiles in the supply.
    pub parks_left: u8,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// The own build that has begun.
    pub pending: Option<PendingView>,
    /// What is asked in the middle of a turn.
    pub question: Option<QuestionView>,
    /// By seat, once the game is over.
    #[serde(rename = "final")]
    pub end: Option<Vec<FinalView>>,
    /// Once the game is over.
    pub winners: Vec<u8>,
}

/// What is being done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Phase"))]
pub enum PhaseView {
    /// Starting buildings are bought.
    Buying,
    /// A turn is played.
    Turn,
    /// A card or an election asks somebody.
    Ask,
    /// The game is over.
    Over,
}

/// How long the game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Length"))]
pub enum LengthView {
    /// The key events come earlier.
    Short,
    /// As the book has it.
    Standard,
    /// The key events come later.
    Long,
}

/// A card as text: `T30`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardText(pub CardId);

impl Serialize for CardText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl From<CardId> for CardText {
    fn from(card: CardId) -> CardText {
        CardText(card)
    }
}

/// A lot: its row and its column, from 0.
pub type LotView = [u8; 2];

/// A custom pack of cards.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PackView {
    /// Stands for all that its cards do.
    pub hash: String,
    /// What people call it.
    pub name: String,
    /// What is printed, for the view in sentences; the page asks for it once.
    #[serde(skip)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub(crate) cards: &'static Cards,
}

/// A lot for the page.
pub(crate) fn lot(lot: Lot) -> LotView {
    [lot.row(), lot.column()]
}
