//! Why not, and by which rule.

use insula_core::{Message, Refused, Say, Seat};

use crate::city::{Cell, Misfit, MisplacedToken};
use crate::tile::TileId;
use crate::words::effects::need;

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
    /// Nothing like this is done now.
    WrongPhase {
        /// The first word of the action.
        what: &'static str,
        /// What is being done: a phase, or a decision under way.
        phase: &'static str,
    },
    /// The initiative space was chosen in this phase.
    SpaceTaken {
        /// Which, from 1.
        space: u8,
        /// By whom.
        seat: Seat,
    },
    /// The initiative space is not used with so few seats.
    SpaceClosed {
        /// Which, from 1.
        space: u8,
    },
    /// The tile does not lie in the Projects Area.
    NotInProjects {
        /// Which.
        tile: TileId,
    },
    /// The tile is not in the seat's hand.
    NotInHand {
        /// Which.
        tile: TileId,
    },
    /// The tile's building requirement is not met.
    Unmet {
        /// Which.
        tile: TileId,
        /// What the city has of what is asked.
        have: i16,
        /// What the best of the others has.
        rival: i16,
    },
    /// Nothing can be built on the cell.
    Misplaced {
        /// Where.
        cell: Cell,
        /// Why not.
        why: Misfit,
    },
    /// No gain and loss wait for an answer.
    NothingToOrder,
    /// All activations of the turn are made.
    NoActivations {
        /// How many there were.
        n: u8,
    },
    /// The tile has no activation effect.
    NoEffect {
        /// Which.
        tile: TileId,
    },
    /// The tile is not in the seat's city.
    NotInCity {
        /// Which.
        tile: TileId,
    },
    /// Cubes and tourists are too few for the tile.
    TooDear {
        /// Which.
        tile: TileId,
        /// What it costs.
        cost: u16,
        /// The cubes and tourists that could pay.
        have: u16,
    },
    /// The cubes are too few for what is left to pay.
    Unpaid {
        /// How many are missing.
        missing: u16,
    },
    /// Tourists pay all of the cost already.
    EnoughTourists {
        /// The cost.
        cost: u16,
    },
    /// Tourists are picked by owner, the neutral one last.
    TouristOrder,
    /// Without the tourists before it, the cost could not be paid any more.
    TouristStuck {
        /// How many cubes would be missing.
        missing: u16,
    },
    /// The tourist has paid in this phase.
    TouristUsed,
    /// The tourist stands on the tile.
    TouristHere {
        /// Which.
        tile: TileId,
    },
    /// The tourist is in another city.
    TouristAway,
    /// The tile is no target of the free activation.
    NotTarget {
        /// Which.
        tile: TileId,
    },
    /// Something was activated.
    NoBonus,
    /// The token cannot go there.
    Token {
        /// Why not.
        why: MisplacedToken,
    },
    /// The tile has no effect before Expo III left.
    NotBefore {
        /// Which.
        tile: TileId,
    },
}

impl Refused for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::Over | Illegal::NotYourTurn { .. } => "2.2d",
            Illegal::WrongPhase { what: "lake", .. } => "2.13f",
            Illegal::WrongPhase { .. } => "2.2b",
            Illegal::SpaceTaken { .. } => "2.3c",
            Illegal::SpaceClosed { .. } => "2.3e",
            Illegal::NotInProjects { .. } => "2.4a",
            Illegal::NotInHand { .. } => "2.13b",
            Illegal::Unmet { .. } => "2.13c",
            Illegal::Misplaced { .. } => "2.4c",
            Illegal::NothingToOrder => "2.4i",
            Illegal::NoActivations { .. } => "2.7b",
            Illegal::NoEffect { .. } | Illegal::NotInCity { .. } => "2.7c",
            Illegal::TooDear { .. } => "2.7d",
            Illegal::Unpaid { .. }
            | Illegal::EnoughTourists { .. }
            | Illegal::TouristOrder
            | Illegal::TouristStuck { .. } => "2.7e",
            Illegal::TouristUsed => "2.7f",
            Illegal::TouristHere { .. } => "2.7g",
            Illegal::TouristAway => "2.6f",
            Illegal::NotTarget { .. } => "2.7l",
            Illegal::NoBonus => "2.7m",
            Illegal::Token { why: MisplacedToken::NoToken | MisplacedToken::NotEnclosed } => "2.8c",
            Illegal::Token { .. } => "2.8b",
            Illegal::NotBefore { .. } => "2.11a",
        }
    }
}

impl Say for Illegal {
    fn say(&self) -> Message {
        match *self {
            Illegal::Over => no("over"),
            Illegal::NotYourTurn { turn } => no("turn").with("seat", turn),
            Illegal::WrongPhase { what, phase } => {
                no("phase").with("what", what).with("phase", phase)
            }
            Illegal::SpaceTaken { space, seat } => no("space").with("n", space).with("seat", seat),
            Illegal::SpaceClosed { space } => no("space-count").with("n", space),
            Illegal::NotInProjects { tile } => of("project", tile),
            Illegal::NotInHand { tile } => of("hand", tile),
            Illegal::Unmet { tile, have, rival } => {
                let said = of("requirement", tile)
                    .with("have", i32::from(have))
                    .with("rival", i32::from(rival));
                match tile.requirement() {
                    Some(requirement) => said.with("need", need(requirement)),
                    None => said,
                }
            }
            Illegal::Misplaced { cell, why: Misfit::Taken } => no("taken").with("cell", cell.say()),
            Illegal::Misplaced { cell, why: Misfit::Apart } => no("apart").with("cell", cell.say()),
            Illegal::NothingToOrder => no("order"),
            Illegal::NoActivations { n } => no("activations").with("n", n),
            Illegal::NoEffect { tile } => of("effect", tile),
            Illegal::NotInCity { tile } => of("city", tile),
            Illegal::TooDear { tile, cost, have } => {
                of("cost", tile).with("cost", cost).with("have", have)
            }
            Illegal::Unpaid { missing } => no("pay").with("n", missing),
            Illegal::EnoughTourists { cost } => no("tourists-enough").with("cost", cost),
            Illegal::TouristOrder => no("tourist-order"),
            Illegal::TouristStuck { missing } => no("tourist-stuck").with("n", missing),
            Illegal::TouristUsed => no("tourist-used"),
            Illegal::TouristHere { tile } => of("tourist-here", tile),
            Illegal::TouristAway => no("tourist-away"),
            Illegal::NotTarget { tile } => of("target", tile),
            Illegal::NoBonus => no("bonus"),
            Illegal::Token { why } => match why {
                MisplacedToken::Taken => no("token-taken"),
                MisplacedToken::Apart => no("token-apart"),
                // The other two never wait for a corner: only enclosed tokens do.
                MisplacedToken::Full | MisplacedToken::NoToken | MisplacedToken::NotEnclosed => {
                    no("token-full")
                }
            },
            Illegal::NotBefore { tile } => of("before", tile),
        }
    }
}

/// A refusal.
fn no(key: &'static str) -> Message {
    Message::new(format!("the-capitals-no-{key}"))
}

/// One about a tile.
fn of(key: &'static str, tile: TileId) -> Message {
    no(key).with("tile", tile.say())
}
