//! The closed language of effects (14.1): what a card can say, and nothing
//! else.
//!
//! **Invariant:** every value is small and `Copy`, with its lists inside, so
//! the rules run effects without an allocation and without reading text.

mod list;
mod needs;
pub(crate) mod spelled;

use serde::{Deserialize, Serialize};

pub use list::Effects;

use crate::card::Deck;
use crate::office::{Office, Vocation};
use crate::zone::{Kinds, Sizes, Zone};

/// Wealth or prestige: what a row's number, a marker or a payment is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Worth {
    /// Money.
    Wealth,
    /// Points.
    Prestige,
}

impl Worth {
    /// Both.
    pub const ALL: [Worth; 2] = [Worth::Wealth, Worth::Prestige];

    /// As it is written everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Worth::Wealth => "wealth",
            Worth::Prestige => "prestige",
        }
    }
}

/// What is gained or lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Res {
    /// Wealth.
    Wealth,
    /// Prestige.
    Prestige,
    /// That much of each.
    Both,
}

/// Whom an effect concerns. A vacant office or a missing holder: it is
/// skipped. Ties: the active seat picks (R46).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The builder.
    You,
    /// Every seat.
    Each,
    /// Every seat but the builder's.
    Opponents,
    /// The holder of Media.
    Media,
    /// The Mayor.
    Mayor,
    /// The District Attorney.
    DistrictAttorney,
    /// The Treasurer.
    Treasurer,
    /// The Police Chief.
    PoliceChief,
    /// The Union Boss.
    UnionBoss,
    /// The seat with most prestige.
    Leader,
    /// The seat with least prestige.
    Last,
    /// Who controls the single highest-value building.
    OwnerOfHighest,
    /// Who controls the single lowest-value building.
    OwnerOfLowest,
}

impl Who {
    /// The office, where it is the holder of one.
    pub const fn office(self) -> Option<Office> {
        match self {
            Who::Mayor => Some(Office::Mayor),
            Who::DistrictAttorney => Some(Office::DistrictAttorney),
            Who::Treasurer => Some(Office::Treasurer),
            Who::PoliceChief => Some(Office::PoliceChief),
            Who::UnionBoss => Some(Office::UnionBoss),
            Who::You
            | Who::Each
            | Who::Opponents
            | Who::Media
            | Who::Leader
            | Who::Last
            | Who::OwnerOfHighest
            | Who::OwnerOfLowest => None,
        }
    }

    /// Whether it can be several seats.
    #[inline]
    pub const fn is_several(self) -> bool {
        matches!(self, Who::Each | Who::Opponents)
    }
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum What {
    /// Buildings of these kinds and sizes.
    Buildings(Kinds, Sizes),
    /// Vocation tiles held.
    Vocations,
    /// Politicians held, not the Contractor.
    Offices,
}

/// Whose are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// Those of the seat that gains, loses or pays.
    Own,
    /// Everybody's and uncontrolled ones.
    Any,
}

/// Where it is counted. The new building counts itself in every scope but
/// [`Scope::Adj`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Everywhere.
    All,
    /// In these rows: the two single block rows through the new building's
    /// block, 11 blocks (R14).
    Rows,
    /// Touching the new building.
    Adj,
    /// In the new building's block.
    Block,
    /// Touching water.
    Water,
    /// Touching a park.
    AdjPark,
    /// In the highest-value block that has a building; a tie is picked by the
    /// active seat (R46).
    HighestBlock,
}

/// How often an amount counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Count {
    /// What.
    pub what: What,
    /// Whose.
    pub owner: Owner,
    /// Where.
    pub scope: Scope,
}

/// Which buildings can be lost; parks too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Filter {
    /// Those of these sizes.
    Lots(Sizes),
    /// Those that touch water.
    Water,
    /// The single lowest-value one.
    Lowest,
}

/// Which election is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Election {
    /// That of an office, if it is in play.
    Of(Office),
    /// The pawn moves on first.
    Next,
    /// All five, from Mayor; the pawn stays (R43).
    All,
}

/// One thing that a card does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// `who` gains `n`, for each counted item if there is a count.
    Gain {
        /// Each `who` by itself.
        who: Who,
        /// Of what.
        res: Res,
        /// How much.
        n: u8,
        /// How often.
        per: Option<Count>,
    },
    /// `who` loses as much, or what is there.
    Lose {
        /// Each `who` by itself.
        who: Who,
        /// Of what.
        res: Res,
        /// How much.
        n: u8,
        /// How often.
        per: Option<Count>,
    },
    /// Each opponent pays the builder `n` of either for each counted item of
    /// its own, choosing item by item.
    PayYou {
        /// How much.
        n: u8,
        /// How often.
        per: Count,
    },
    /// Each `who` with such a building pays the bank or loses one of them.
    PayOrLose {
        /// Each by itself.
        who: Who,
        /// What is paid.
        worth: Worth,
        /// How much of it.
        n: u8,
        /// Which buildings.
        of: Filter,
    },
    /// The payout of the printed wealth column or prestige row of the
    /// building's block.
    Payout(Worth),
    /// `who` must put the lowest unplaced marker on an empty gray space.
    Place {
        /// Who chooses.
        who: Who,
        /// Which markers.
        marker: Worth,
    },
    /// `who` may move one placed marker to another empty gray space.
    Move(Who),
    /// `who` must place a 1-lot park on an empty lot, and controls it.
    Park(Who),
    /// `who` may take the cube off one controlled building of the zone.
    Uncontrol {
        /// Who chooses.
        who: Who,
        /// Of which zone.
        zone: Zone,
    },
    /// `who` may pay to put a cube on one uncontrolled building.
    Claim {
        /// Who chooses; several, one after another.
        who: Who,
        /// Of which zone; none: any building, parks too.
        zone: Option<Zone>,
        /// The price in wealth.
        cost: u8,
    },
    /// An election.
    Elect(Election),
    /// `who` takes one politician in play, as if elected (R44).
    WinOffice(Who),
    /// `who` takes the Extra Favor tile for the rest of the game.
    ExtraFavor(Who),
    /// `who` takes so many Build Permits from the planning boxes.
    TakePermits {
        /// Who takes them.
        who: Who,
        /// How many.
        n: u8,
    },
    /// The builder gains action points for this turn.
    Ap(u8),
    /// The builder's next contract of this turn costs so much less.
    Discount(u8),
    /// Every tile of the vocation scores.
    Score {
        /// Which vocation.
        vocation: Vocation,
        /// How much a tile.
        n: u8,
    },
    /// A contract deck becomes active.
    Activate(Deck),
    /// The four zone offices come into play.
    UnlockOffices,
    /// The Contractor comes into play.
    UnlockContractor,
    /// The game stops at once.
    EndGame,
    /// One build may demolish (8.1).
    AllowDemolition,
}
