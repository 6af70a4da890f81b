//! Why not, and by which rule.

use insula_core::{Message, Refused, Say, Seat};

use crate::area::{AreaId, Color, Piece};
use crate::building::Shape;
use crate::cards::{Face, Kind};
use crate::phase::Phase;

/// Why the rules refuse an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Another seat is to act.
    NotYourTurn {
        /// What is being done.
        phase: Phase,
        /// Who is in turn.
        turn: Seat,
    },
    /// The seat's bid is sealed.
    Sealed,
    /// The seat has no cards to bid with.
    NoCards,
    /// Nothing like this is done in this phase.
    WrongPhase {
        /// What is being done.
        phase: Phase,
    },
    /// The card is not in the hand.
    NotHeld {
        /// Which.
        card: Face,
    },
    /// No such card is left in the hand to bid.
    NotToBid {
        /// Which.
        card: Face,
    },
    /// A card is chosen and must be carried out first.
    CardChosen {
        /// Which.
        card: Face,
    },
    /// No card is chosen yet.
    NoCardChosen,
    /// The chosen card does something else.
    WrongCard {
        /// The chosen one.
        card: Face,
        /// The kind that would do it.
        needed: Kind,
    },
    /// No floor is left in the supply.
    NoFloors,
    /// The first floor is put already: both or none.
    BothFloors,
    /// No own unroofed building of this height, to put a floor on.
    NothingToRaise {
        /// The height.
        floors: u8,
    },
    /// No own unroofed building of this height, to put a roof on.
    NothingToRoof {
        /// The height.
        floors: u8,
    },
    /// No own roof of this shape is left.
    NoRoof {
        /// The shape.
        shape: Shape,
    },
    /// No own finished building of this shape and height.
    NothingToPlace {
        /// The shape.
        shape: Shape,
        /// The height.
        floors: u8,
    },
    /// The permit has another color.
    WrongColor {
        /// Where.
        area: AreaId,
        /// The permit's color.
        permit: Color,
    },
    /// No small square is free for a building.
    Full {
        /// Where.
        area: AreaId,
    },
    /// The area's roofs have the other shape.
    WrongShape {
        /// Where.
        area: AreaId,
        /// The area's shape.
        shape: Shape,
    },
    /// All three areas of the color would have this shape.
    ThreeAlike {
        /// Where.
        area: AreaId,
        /// The shape.
        shape: Shape,
    },
    /// An area's first building has one floor.
    FirstHeight {
        /// Where.
        area: AreaId,
        /// The building's height.
        floors: u8,
    },
    /// Neither as tall as the tallest nor one taller.
    WrongHeight {
        /// Where.
        area: AreaId,
        /// The building's height.
        floors: u8,
        /// The tallest building's.
        top: u8,
    },
    /// Picks of a bid go up in pick order.
    BidOrder {
        /// The card.
        card: Face,
        /// The last pick.
        last: Face,
    },
    /// No small square is free for a fountain.
    NoSquare {
        /// Where.
        area: AreaId,
    },
    /// The large square is taken.
    LargeTaken {
        /// Where.
        area: AreaId,
        /// By what.
        piece: Piece,
    },
    /// The kind has neither stack nor discards.
    NoneLeft {
        /// Which.
        kind: Kind,
    },
}

impl Refused for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::Over => "3.5.7",
            Illegal::WrongPhase { .. } => "3.0",
            Illegal::NotYourTurn { phase, .. } => match phase {
                Phase::Construction => "3.1.1",
                Phase::Auction | Phase::Put => "3.3.8",
                Phase::Draw | Phase::Over => "3.5.1",
            },
            Illegal::NotHeld { .. } | Illegal::CardChosen { .. } | Illegal::NoCardChosen => "3.1.1",
            Illegal::WrongCard { needed, .. } => match needed {
                Kind::Floor => "3.1.7",
                Kind::Roof => "3.1.9",
                Kind::Permit => "3.1.10",
            },
            Illegal::NothingToRaise { .. } => "3.1.7",
            Illegal::NoFloors => "3.1.8",
            Illegal::NothingToRoof { .. } | Illegal::NoRoof { .. } => "3.1.9",
            Illegal::NothingToPlace { .. } => "3.1.10",
            Illegal::BothFloors => "3.1.12",
            Illegal::WrongColor { .. } => "3.2a",
            Illegal::Full { .. } => "3.2b",
            Illegal::WrongShape { .. } => "3.2c",
            Illegal::ThreeAlike { .. } => "3.2d",
            Illegal::FirstHeight { .. } | Illegal::WrongHeight { .. } => "3.2e",
            Illegal::Sealed | Illegal::NotToBid { .. } | Illegal::BidOrder { .. } => "3.3.2",
            Illegal::NoCards => "3.3.7",
            Illegal::NoSquare { .. } => "3.3.8",
            Illegal::LargeTaken { .. } => "3.3.9",
            Illegal::NoneLeft { .. } => "3.5.5",
        }
    }
}

impl Say for Illegal {
    fn say(&self) -> Message {
        match *self {
            Illegal::Over => Message::new("capitol-no-over"),
            Illegal::NotYourTurn { turn, .. } => Message::new("capitol-no-turn").with("seat", turn),
            Illegal::Sealed => Message::new("capitol-no-sealed"),
            Illegal::NoCards => Message::new("capitol-no-cards"),
            Illegal::WrongPhase { phase } => {
                Message::new("capitol-no-phase").with("phase", phase.name())
            }
            Illegal::NotHeld { card } => Message::new("capitol-no-held").with("card", card.say()),
            Illegal::NotToBid { card } => Message::new("capitol-no-bid").with("card", card.say()),
            Illegal::CardChosen { card } => {
                Message::new("capitol-no-chosen").with("card", card.say())
            }
            Illegal::NoCardChosen => Message::new("capitol-no-card"),
            Illegal::WrongCard { card, needed } => {
                Message::new("capitol-no-kind").with("card", card.say()).with("kind", needed.name())
            }
            Illegal::NoFloors => Message::new("capitol-no-floors"),
            Illegal::BothFloors => Message::new("capitol-no-both"),
            Illegal::NothingToRaise { floors } => {
                Message::new("capitol-no-raise").with("n", floors)
            }
            Illegal::NothingToRoof { floors } => {
                Message::new("capitol-no-unroofed").with("n", floors)
            }
            Illegal::NoRoof { shape } => {
                Message::new("capitol-no-roof").with("shape", shape.name())
            }
            Illegal::NothingToPlace { shape, floors } => {
                Message::new("capitol-no-finished").with("shape", shape.name()).with("n", floors)
            }
            Illegal::WrongColor { area, permit } => Message::new("capitol-no-color")
                .with("area", area.say())
                .with("color", area.color().name())
                .with("permit", permit.name()),
            Illegal::Full { area } => Message::new("capitol-no-square").with("area", area.say()),
            Illegal::WrongShape { area, shape } => Message::new("capitol-no-shape")
                .with("area", area.say())
                .with("shape", shape.name()),
            Illegal::ThreeAlike { area, shape } => Message::new("capitol-no-alike")
                .with("color", area.color().name())
                .with("shape", shape.name()),
            Illegal::FirstHeight { area, floors } => {
                Message::new("capitol-no-first").with("area", area.say()).with("n", floors)
            }
            Illegal::WrongHeight { area, floors, top } => Message::new("capitol-no-height")
                .with("area", area.say())
                .with("n", floors)
                .with("low", top)
                .with("high", top + 1),
            Illegal::BidOrder { card, last } => {
                Message::new("capitol-no-order").with("card", card.say()).with("last", last.say())
            }
            Illegal::NoSquare { area } => {
                Message::new("capitol-no-square").with("area", area.say())
            }
            Illegal::LargeTaken { area, piece } => Message::new("capitol-no-large")
                .with("area", area.say())
                .with("piece", piece.name()),
            Illegal::NoneLeft { kind } => {
                Message::new("capitol-no-stack").with("kind", kind.name())
            }
        }
    }
}
