//! Why not, and by which rule.

use insula_core::{Message, Refused, Say, Seat};

use crate::city::{Cell, Misfit};
use crate::money::{Bank, Card};
use crate::tile::{Side, TileId};

/// Why the rules refuse an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Another seat is to act.
    NotYourTurn {
        /// Who is in turn.
        turn: Seat,
    },
    /// The seat has no leftover tile to place, or none any more.
    Waiting,
    /// Nothing like this is done now.
    WrongPhase {
        /// The first word of the action.
        what: &'static str,
        /// What is being done: a phase, or an action under way.
        phase: &'static str,
    },
    /// The display has no such card, or no further one.
    NotShown {
        /// Which.
        card: Card,
    },
    /// Two cards or more would total more than 5.
    OverFive {
        /// What they would total.
        total: u8,
    },
    /// Picks go up.
    Order {
        /// The card.
        card: Card,
        /// The last pick.
        last: Card,
        /// Whether it is a payment.
        paying: bool,
    },
    /// The slot is empty.
    EmptySlot {
        /// Which.
        bank: Bank,
    },
    /// The hand's money of the bank is not enough.
    TooDear {
        /// Which tile.
        tile: TileId,
        /// The money of the slot's bank.
        have: u8,
    },
    /// No such card is left in the hand.
    NotHeld {
        /// Which.
        card: Card,
    },
    /// The slot is paid with another bank's money.
    WrongBank {
        /// The card.
        card: Card,
        /// The slot's bank.
        bank: Bank,
    },
    /// With this card the price could not be reached any more.
    Stuck {
        /// The card.
        card: Card,
        /// How much would be missing.
        missing: u8,
    },
    /// The payment is not complete.
    Unpaid {
        /// What is paid so far.
        paid: u8,
        /// What must be paid.
        price: u8,
    },
    /// There is nothing to be done with.
    NothingPicked,
    /// The tile is not in the own reserve.
    NotInReserve {
        /// Which.
        tile: TileId,
    },
    /// The reserve tile fits nowhere.
    FitsNowhere {
        /// Which.
        tile: TileId,
    },
    /// The tile was bought in this turn.
    BoughtNow {
        /// Which.
        tile: TileId,
    },
    /// The tile is not in the own city.
    NotInCity {
        /// Which.
        tile: TileId,
    },
    /// The tile may not lie there.
    Misplaced {
        /// Which.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// Why not.
        why: Misfit,
    },
    /// The city tile may not go.
    Fixed {
        /// Which.
        tile: TileId,
        /// Why not.
        why: Misfit,
    },
    /// The tile does not match the neighbors of the one it would replace.
    Mismatch {
        /// The new one.
        tile: TileId,
        /// The old one.
        old: TileId,
        /// On this side.
        side: Side,
        /// Whether the new one has a street there.
        street: bool,
    },
    /// No such tile of the seat waits to be placed.
    NotWaiting {
        /// Which.
        tile: TileId,
    },
    /// Nothing can be given to Dirk.
    NoDirk {
        /// Whether it is a leftover tile.
        leftover: bool,
    },
    /// Something else is legal.
    CannotPass,
}

impl Refused for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::Over => "6.1",
            Illegal::NotYourTurn { .. } | Illegal::WrongPhase { .. } => "3.0",
            Illegal::Waiting => "6.3",
            Illegal::NotShown { .. } | Illegal::OverFive { .. } | Illegal::NothingPicked => "3.1",
            Illegal::Order { paying: false, .. } => "3.1a",
            Illegal::Order { paying: true, .. } | Illegal::Stuck { .. } => "3.2d",
            Illegal::EmptySlot { .. }
            | Illegal::TooDear { .. }
            | Illegal::NotHeld { .. }
            | Illegal::WrongBank { .. }
            | Illegal::Unpaid { .. } => "3.2",
            Illegal::NotInReserve { .. } | Illegal::NotInCity { .. } => "3.3",
            Illegal::BoughtNow { .. } => "3.3a",
            Illegal::FitsNowhere { .. } => "4g",
            Illegal::Misplaced { why, .. } | Illegal::Fixed { why, .. } => building_rule(why),
            Illegal::Mismatch { .. } => "4b",
            Illegal::NotWaiting { .. } => "3.4",
            Illegal::NoDirk { leftover: false } => "7.4",
            Illegal::NoDirk { leftover: true } => "6.3",
            Illegal::CannotPass => "3.7",
        }
    }
}

fn building_rule(why: Misfit) -> &'static str {
    match why {
        Misfit::Sides { .. } => "4b",
        Misfit::NoWalk | Misfit::Cut => "4c",
        Misfit::Taken | Misfit::NoTouch => "4d",
        Misfit::Hole | Misfit::Pit => "4e",
        Misfit::Start => "3.3b",
    }
}

impl Say for Illegal {
    fn say(&self) -> Message {
        match *self {
            Illegal::Over => Message::new("new-york-no-over"),
            Illegal::NotYourTurn { turn } => Message::new("new-york-no-turn").with("seat", turn),
            Illegal::Waiting => Message::new("new-york-no-waiting"),
            Illegal::WrongPhase { what, phase } => {
                Message::new("new-york-no-phase").with("what", what).with("phase", phase)
            }
            Illegal::NotShown { card } => {
                Message::new("new-york-no-shown").with("card", card.say())
            }
            Illegal::OverFive { total } => Message::new("new-york-no-five").with("n", total),
            Illegal::Order { card, last, .. } => {
                Message::new("new-york-no-order").with("card", card.say()).with("last", last.say())
            }
            Illegal::EmptySlot { bank } => {
                Message::new("new-york-no-slot").with("bank", bank.name())
            }
            Illegal::TooDear { tile, have } => Message::new("new-york-no-short")
                .with("tile", tile.say())
                .with("n", have)
                .with("price", tile.price()),
            Illegal::NotHeld { card } => Message::new("new-york-no-held").with("card", card.say()),
            Illegal::WrongBank { card, bank } => {
                Message::new("new-york-no-bank").with("card", card.say()).with("bank", bank.name())
            }
            Illegal::Stuck { card, missing } => {
                Message::new("new-york-no-stuck").with("card", card.say()).with("n", missing)
            }
            Illegal::Unpaid { paid, price } => {
                Message::new("new-york-no-unpaid").with("n", paid).with("price", price)
            }
            Illegal::NothingPicked => Message::new("new-york-no-none"),
            Illegal::NotInReserve { tile } => {
                Message::new("new-york-no-reserve").with("tile", tile.say())
            }
            Illegal::FitsNowhere { tile } => {
                Message::new("new-york-no-fit").with("tile", tile.say())
            }
            Illegal::BoughtNow { tile } => {
                Message::new("new-york-no-bought-now").with("tile", tile.say())
            }
            Illegal::NotInCity { tile } => {
                Message::new("new-york-no-city").with("tile", tile.say())
            }
            Illegal::Misplaced { tile, cell, why } => say_misplaced(tile, cell, why),
            Illegal::Fixed { tile, why } => match why {
                Misfit::Start => Message::new("new-york-no-start"),
                Misfit::Pit | Misfit::Hole => {
                    Message::new("new-york-no-pit").with("tile", tile.say())
                }
                Misfit::Taken
                | Misfit::NoTouch
                | Misfit::Sides { .. }
                | Misfit::NoWalk
                | Misfit::Cut => Message::new("new-york-no-cut").with("tile", tile.say()),
            },
            Illegal::Mismatch { tile, old, side, street } => Message::new("new-york-no-swap-sides")
                .with("tile", tile.say())
                .with("old", old.say())
                .with("side", side.name())
                .with("street", yes(street)),
            Illegal::NotWaiting { tile } => {
                Message::new("new-york-no-waits").with("tile", tile.say())
            }
            Illegal::NoDirk { .. } => Message::new("new-york-no-dirk"),
            Illegal::CannotPass => Message::new("new-york-no-pass"),
        }
    }
}

fn say_misplaced(tile: TileId, cell: Cell, why: Misfit) -> Message {
    match why {
        Misfit::Taken => Message::new("new-york-no-taken").with("cell", cell.say()),
        Misfit::NoTouch => Message::new("new-york-no-touch").with("cell", cell.say()),
        Misfit::Sides { side, street, neighbor } => Message::new("new-york-no-sides")
            .with("cell", cell.say())
            .with("tile", tile.say())
            .with("side", side.name())
            .with("street", yes(street))
            .with("neighbor", neighbor.say()),
        Misfit::NoWalk | Misfit::Cut => Message::new("new-york-no-walk").with("cell", cell.say()),
        Misfit::Hole | Misfit::Pit => Message::new("new-york-no-hole").with("cell", cell.say()),
        Misfit::Start => Message::new("new-york-no-start"),
    }
}

/// For selectors of sentences.
pub(crate) fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}
