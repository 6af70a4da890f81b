//! What is under way, as plain data: a stack of frames. The top one is carried
//! on until it needs a decision; what it brings is laid on top of it and is
//! finished first (14.1.4).
//!
//! **Invariant:** places above the top are all the same, so equal stacks are
//! equal values.

use insula_core::{Seat, Seats};

use crate::card::CardId;
use crate::effect::{Filter, Worth};
use crate::grid::{Block, Lot, Site};
use crate::office::{Office, Vocation};
use crate::zone::Zone;

/// Something that is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Frame {
    /// The rest of a card: its vocations (for each, first the tile is taken,
    /// then it is scored), then its effects.
    Card {
        card: CardId,
        /// What comes next, counted over all of that.
        at: u8,
        /// The new building; events have none.
        site: Option<Site>,
    },
    /// An effect about to start. Asks the active seat if there is a tie (R46).
    Effect {
        card: CardId,
        /// Its place in the list of effects.
        at: u8,
        site: Option<Site>,
        /// Who was picked for the most or least prestige.
        seat: Option<Seat>,
        /// Which building was picked for the highest or lowest.
        lot: Option<Lot>,
        /// Which block was picked for the highest.
        block: Option<Block>,
    },
    /// Seats are asked one after another (R45).
    Ask(Asking),
    /// The active seat is asked whose tile it takes (5.4b).
    Steal { card: CardId, vocation: Vocation },
    /// Elections one after another, from this office on (R43).
    Elections { next: Option<Office> },
    /// An election. Asks the decider if there is a tie.
    Elect(Office),
    /// The end of an election: the Contractor (7.10). Asks if there is a tie.
    Contractor,
    /// The wealth payout of a planning card, after its election (3.3c).
    Payout(CardId),
    /// The end of the turn.
    EndOfTurn(Step),
}

/// One question to one seat or to several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Asking {
    pub ask: Ask,
    /// The card that asks; none: a Mayor's park.
    pub card: Option<CardId>,
    /// The effect's place in the card's list.
    pub at: u8,
    pub site: Option<Site>,
    /// Who has not been asked yet.
    pub left: Seats,
    /// Who is asked; none: the active seat names the next one.
    pub now: Option<Seat>,
    /// Tiles or items that the seat in question has left to decide.
    pub items: u8,
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Ask {
    /// Wealth or prestige for each vocation tile (5.4c, 14.1.18).
    Tile { vocation: Vocation, n: u8 },
    /// Wealth or prestige paid to the builder for each item (14.1.14).
    PayYou { n: u8 },
    /// Pay, or lose such a building (14.1.15).
    PayOrLose { worth: Worth, n: u8, of: Filter },
    /// Pay, or lose this building (14.1.16).
    PayOrLoseThis { worth: Worth, n: u8, lot: Lot },
    /// Where the next marker goes (14.1.19).
    Marker(Worth),
    /// Whether and where a marker moves (14.1.20).
    Move,
    /// Where a park goes (7.9, 14.1.21).
    Park,
    /// Whether and whose cube is taken off (14.1.22).
    Uncontrol(Zone),
    /// Whether and which building is claimed (14.1.23).
    Claim { zone: Option<Zone>, cost: u8 },
    /// Which politician is taken (14.1.25).
    Office,
}

/// The steps of the end of a turn that may take a while (3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Step {
    /// Steps 1 and 2: planning boxes.
    Planning,
    /// Step 3: the top of the planning deck.
    PlanningTop,
    /// Steps 4 and 5: contract boxes.
    Contracts,
    /// Step 6.
    TownTop,
    /// Step 7.
    CityTop,
    /// Step 8.
    MetropolisTop,
    /// Step 9.
    Next,
}

/// The stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Frames {
    list: [Frame; Frames::MOST],
    len: u8,
}

impl Frames {
    /// End of turn, card, elections, the Contractor, a Mayor's park: one more
    /// than that never happens.
    const MOST: usize = 6;
    pub const NONE: Frames = Frames { list: [Frame::Contractor; Frames::MOST], len: 0 };

    #[cfg(test)]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn top(&self) -> Option<Frame> {
        Some(self.list[usize::from(self.len.checked_sub(1)?)])
    }

    /// What all of it began with.
    #[inline]
    pub fn bottom(&self) -> Option<Frame> {
        if self.len == 0 { None } else { Some(self.list[0]) }
    }

    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.list[usize::from(self.len)] = frame;
        self.len += 1;
    }

    /// Takes the top one off.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        self.list[usize::from(self.len)] = Frame::Contractor;
    }

    /// Puts another one in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.list[usize::from(self.len) - 1] = frame;
    }
}
