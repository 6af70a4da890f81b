//! What happened, for the log, the previews and the tests. All of it is
//! public.
//!
//! **Invariant:** wealth and prestige never change without an event that says
//! how much and why; an event after a [`Event::Revealed`] of the same commit
//! may depend on what was hidden before.

mod say;

use insula_core::Seat;

use crate::card::{CardId, Deck};
use crate::effect::Worth;
use crate::grid::{Block, Lot, Marker, Row, Site, Space};
use crate::market::{Hand, Place};
use crate::office::{Office, Vocation};
use crate::zone::Kind;

/// Why wealth or prestige moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// An effect of a card, by its place in the list.
    Effect(CardId, u8),
    /// A vocation was scored by this card.
    Vocation(Vocation, CardId),
    /// Buildings of its zone adjacent to a new one.
    Adjacency {
        /// The contract.
        card: CardId,
        /// So many.
        n: u8,
        /// By the District Attorney.
        doubled: bool,
    },
    /// The payout of a row, for a card or, without one, at the end.
    Payout(Row, Option<CardId>),
    /// A permit was invested.
    Investment(CardId),
    /// The Treasurer collects.
    Treasurer,
    /// Prestige for wealth at the end.
    EndWealth,
    /// An office's bonus at the end.
    EndOffice(Office),
}

/// Something that everybody may know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A starting building was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Where.
        lot: Lot,
        /// What it is.
        kind: Kind,
        /// For so much.
        price: u8,
    },
    /// Media was dealt.
    Media {
        /// To whom.
        seat: Seat,
        /// Wealth was tied: the RES of value 3 decided.
        tied: bool,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// From 1.
        n: u16,
    },
    /// Wealth and prestige were gained or, below 0, lost.
    Moved {
        /// By whom.
        seat: Seat,
        /// So much wealth.
        wealth: i16,
        /// So much prestige.
        prestige: i16,
        /// Why.
        why: Why,
    },
    /// Wealth and prestige went from one seat to another.
    Paid {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// So much wealth.
        wealth: u16,
        /// So much prestige.
        prestige: u16,
        /// Why.
        why: Why,
    },
    /// A planning card was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// For so many action points.
        ap: u8,
        /// From where.
        from: Place,
    },
    /// A contract was taken as a Favor.
    Favored {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// For so many action points.
        ap: u8,
        /// From where.
        from: Place,
    },
    /// A contract was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Where.
        site: Site,
        /// For so many action points.
        ap: u8,
        /// For so much wealth.
        price: u8,
        /// With these permits.
        permits: PlanningCards,
        /// Discarded to demolish.
        renewal: Option<CardId>,
        /// From where.
        from: Place,
    },
    /// A building was demolished.
    Demolished {
        /// By whom.
        seat: Seat,
        /// Where.
        lot: Lot,
        /// What it was.
        kind: Kind,
        /// Whose.
        owner: Option<Seat>,
    },
    /// A vocation tile was taken.
    Vocation {
        /// By whom.
        seat: Seat,
        /// Which.
        vocation: Vocation,
        /// From this seat; none: from the supply.
        from: Option<Seat>,
    },
    /// What a seat may do it does not do.
    Declined {
        /// Who.
        seat: Seat,
        /// What this card offers.
        card: CardId,
    },
    /// The active seat named whose choice comes next.
    Next {
        /// Whose.
        seat: Seat,
    },
    /// The pawn moved.
    Pawn {
        /// To this office.
        office: Office,
        /// Whether it is in play; else nobody is elected.
        in_play: bool,
    },
    /// Somebody was elected.
    Elected {
        /// Who.
        seat: Seat,
        /// For what.
        office: Office,
        /// The seat held it already.
        again: bool,
        /// Who decided a tie.
        by: Option<Seat>,
    },
    /// Somebody took an office by a card.
    Won {
        /// Who.
        seat: Seat,
        /// Which.
        office: Office,
        /// The card.
        card: CardId,
    },
    /// Nobody qualified in an election.
    NobodyElected {
        /// For what.
        office: Office,
    },
    /// The Contractor went to somebody.
    Contractor {
        /// To whom.
        seat: Seat,
        /// Who decided a tie.
        by: Option<Seat>,
    },
    /// A park was placed.
    Park {
        /// By whom.
        seat: Seat,
        /// Where.
        lot: Lot,
        /// For this card; none: as Mayor.
        card: Option<CardId>,
    },
    /// A marker came to the board.
    Marker {
        /// By whom.
        seat: Seat,
        /// Which.
        marker: Marker,
        /// Where.
        space: Space,
        /// For this card.
        card: CardId,
    },
    /// A marker moved.
    MarkerMoved {
        /// By whom.
        seat: Seat,
        /// Which.
        marker: Marker,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
        /// For this card.
        card: CardId,
    },
    /// A cube was taken off a building.
    Uncontrolled {
        /// By whom.
        seat: Seat,
        /// Where.
        lot: Lot,
        /// What it is.
        kind: Kind,
        /// Whose cube.
        owner: Seat,
        /// For this card.
        card: CardId,
    },
    /// A cube was put on an uncontrolled building.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Where.
        lot: Lot,
        /// What it is.
        kind: Kind,
        /// For so much.
        price: u8,
        /// For this card.
        card: CardId,
    },
    /// A building was lost to an event.
    Lost {
        /// Whose; none: it was uncontrolled.
        owner: Option<Seat>,
        /// Where.
        lot: Lot,
        /// What it was.
        kind: Kind,
        /// The event.
        card: CardId,
    },
    /// The active seat picked one of several tied seats.
    PickedSeat {
        /// Which.
        seat: Seat,
        /// For this card.
        card: CardId,
    },
    /// The active seat picked one of several tied buildings.
    PickedBuilding {
        /// Where.
        lot: Lot,
        /// For this card.
        card: CardId,
    },
    /// The active seat picked one of several tied blocks.
    PickedBlock {
        /// Which.
        block: Block,
        /// For this card.
        card: CardId,
    },
    /// The Extra Favor tile was taken.
    ExtraFavor {
        /// By whom.
        seat: Seat,
    },
    /// Build Permits were taken by an effect.
    TookPermits {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: PlanningCards,
        /// For this card.
        card: CardId,
    },
    /// Action points were gained.
    Ap {
        /// By whom.
        seat: Seat,
        /// How many.
        n: u8,
        /// For this card.
        card: CardId,
    },
    /// The next contract costs less.
    Discount {
        /// Whose.
        seat: Seat,
        /// So much.
        n: u8,
        /// For this card.
        card: CardId,
    },
    /// A turn ends.
    EndOfTurn {
        /// Whose.
        seat: Seat,
    },
    /// A card was turned face up.
    Revealed {
        /// Which.
        card: CardId,
        /// It comes into a box, or lies on its deck; none: it is an event.
        place: Option<Place>,
    },
    /// The planning discards became a new deck.
    Reshuffled {
        /// Of so many cards.
        n: u8,
    },
    /// A deck has run out.
    DeckOut {
        /// Which.
        deck: Deck,
    },
    /// A deck became active.
    Activated {
        /// Which.
        deck: Deck,
    },
    /// The four zone offices came into play.
    OfficesOpen,
    /// The Contractor came into play.
    ContractorOpen,
    /// A row pays.
    Payout {
        /// Which.
        row: Row,
        /// Wealth or prestige.
        worth: Worth,
        /// Its number.
        number: u8,
        /// For this card; none: at the end.
        card: Option<CardId>,
    },
    /// The game ends.
    End,
    /// Somebody won.
    Winner {
        /// Who.
        seat: Seat,
        /// With so much prestige.
        prestige: u16,
    },
}

/// A few planning cards, by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlanningCards(pub(crate) Hand);

impl PlanningCards {
    /// Ascending.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        self.0.iter()
    }
}
