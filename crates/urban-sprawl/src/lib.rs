//! Urban Sprawl: one city, built and governed by everybody. Two to four seats
//! buy permits, build contracts, win offices and collect what rows pay, until
//! the Olympic Games come. The rules, numbered, are RULES.md.
//!
//! **Invariant:** an [`UrbanSprawl`] is a value without heap or clock.
//! Everything in it is public but the order of cards that lie face down, the
//! luck of the next reshuffle and a build that has only begun. What is printed
//! on a component is looked up by index; no text is read after a pack of cards
//! or the board has been read.

mod action;
mod board;
mod card;
mod cards;
mod catalog;
mod check;
mod effect;
mod eval;
mod event;
mod grid;
mod illegal;
mod market;
mod notation;
mod offers;
mod office;
mod pack;
mod phase;
mod preview;
mod resample;
mod restriction;
mod run;
mod setup;
mod standing;
#[cfg(test)]
mod tests;
mod view;
mod words;
mod zone;

pub use action::{Action, ParseActionError};
pub use board::{
    Adjacency, Board, End, Length, Market, OfficeFacts, Payout, Planning, RowFacts, Start, Supply,
    Tamed, Turn, Wealth, board,
};
pub use card::{Card, CardId, Contract, Deck, ParseCardError, Permit, Renewal, Sort, Vocations};
pub use cards::{Cards, Fact};
pub use catalog::{
    CardFacts, CardVocationFacts, Catalog, DoesFacts, EffectFacts, IconFacts, OwnerFacts, PerFacts,
    PrintedOffice, PrintedRow, RestrictionFacts, SizeFacts, SortFacts, StartFacts, VocationFacts,
    WhatFacts, catalog, catalog_of,
};
pub use check::check_data;
pub use effect::{Count, Effect, Effects, Election, Filter, Owner, Res, Scope, What, Who, Worth};
pub use event::{Event, PlanningCards, Why};
pub use grid::{
    Area, BLOCKS, Block, Building, Clearing, Lot, Lots, Map, Marker, Misfit, ParseLotError,
    ParseSiteError, ParseSpaceError, Row, SIDE, Shape, Site, Sites, Space,
};
pub use illegal::Illegal;
pub use market::Place;
pub use office::{Office, Vocation};
pub use phase::Phase;
pub use restriction::Restrictions;
pub use setup::{GameLength, Setup};
pub use view::{
    BoxView, BuildingView, CardText, ContractorView, DeckView, FavorView, FinalOfficeView,
    FinalRowView, FinalView, HeldView, IncomeView, LengthView, LotView, OfficeView, PackView,
    PendingView, PhaseView, QuestionKind, QuestionView, RowView, SeatView, SideView, UnplacedView,
    View, VocationView,
};
pub use zone::{Kind, Kinds, MAX_LOTS, Sizes, Zone};

use insula_core::{
    Choice, EventSink, Game, Message, Options, Preview, Rng, Scores, Seat, Seats, Secret, Seed,
    SetupError, Viewer, read_choice,
};

use market::{ContractPile, Favor, Hand, PlanningPile};
use phase::pending::Pending;
use run::frame::Frames;

/// The fewest seats.
pub const MIN_SEATS: usize = 2;
/// The most seats.
pub const MAX_SEATS: usize = 4;

/// The rules page by language.
pub const RULES: [(&str, &str); 3] = [
    ("en", include_str!("../RULES.md")),
    ("it", include_str!("../RULES.it.md")),
    ("es", include_str!("../RULES.es.md")),
];

/// How long the game is (10.1).
const LENGTH: Choice = Choice { key: "length", values: &["standard", "short", "long"] };
/// Whether the strongest contracts are weakened (10.2).
const METROPOLIS: Choice = Choice { key: "metropolis", values: &["printed", "tamed"] };
/// Whether the offices that come with Airport are elected at once (10.3).
const AIRPORT: Choice = Choice { key: "airport", values: &["vacant", "elected"] };

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct UrbanSprawl {
    cards: &'static Cards,
    seats: u8,
    length: GameLength,
    tamed: bool,
    airport_elections: bool,
    phase: Phase,
    /// Who bought first.
    start: Seat,
    /// Whose turn it is; in the buying round, who buys.
    active: Seat,
    /// Turns finished.
    turns: u16,
    /// Action points left.
    ap: u8,
    /// No action has been taken in this turn: permits can be invested (3.1f).
    investing: bool,
    /// The next contract of this turn costs so much less (14.1.29).
    discount: u8,
    /// Contracts built in this turn (5.3b).
    built: u8,
    /// What is under way in the middle of a turn.
    frames: Frames,
    /// The build that the active seat has begun.
    pending: Secret<Option<Pending>>,
    map: Map,
    /// By the first lot of a building: the contract that it is.
    contracts: Standing,
    /// The planning boxes, the 1 AP box first.
    planning: [Option<CardId>; 4],
    planning_deck: PlanningPile,
    /// The planning deck is still the one of the setup (2.3b).
    first_deck: bool,
    discards: Hand,
    /// The luck of the next reshuffle (3.4f).
    luck: Secret<Seed>,
    /// The contract boxes, the 1 AP box first.
    boxes: [Option<CardId>; 5],
    /// Town, City, Metropolis.
    decks: [ContractPile; 3],
    /// Which of them are active (3.4).
    active_decks: [bool; 3],
    /// By office.
    offices: [Option<Seat>; Office::ALL.len()],
    /// The four zone offices are in play (7.3).
    offices_open: bool,
    pawn: Office,
    contractor: Option<Seat>,
    /// The Contractor is in play (7.10).
    contractor_open: bool,
    extra_favor: Option<Seat>,
    parties: [Party; MAX_SEATS],
}

/// What belongs to one seat; tiles and cards are controlled by having them (1.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Party {
    wealth: u16,
    prestige: u16,
    cubes: u8,
    /// Build Permits and Urban Renewal cards.
    hand: Hand,
    /// Filled from the first place.
    favors: [Option<Favor>; 2],
    /// By vocation: tiles held.
    vocations: [u8; Vocation::ALL.len()],
}

/// Which contract a building is, by its first lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Standing([u8; Lot::COUNT]);

impl Game for UrbanSprawl {
    const ID: &'static str = "urban-sprawl";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (MIN_SEATS as u8, MAX_SEATS as u8);
    const OPTIONS: &'static [Choice] = &[LENGTH, METROPOLIS, AIRPORT];
    const STANDING: &'static [Choice] = standing::CHOICES;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn setup(seats: u8, options: &Options) -> Result<Setup, SetupError> {
        SetupError::check(seats, Self::SEATS, Self::OPTIONS, options)?;
        Ok(Setup {
            seats,
            length: GameLength::named(read_choice(&LENGTH, options)?),
            tamed: read_choice(&METROPOLIS, options)? == "tamed",
            airport_elections: read_choice(&AIRPORT, options)? == "elected",
            cards: Cards::standard(),
        })
    }

    fn new(setup: &Setup, rng: Rng) -> UrbanSprawl {
        setup::deal(setup, rng)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.asked().map_or(Seats::NONE, Seats::one)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked() == Some(seat) {
            phase::legal(self, seat, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.asked() {
            Some(asked) if asked == seat => phase::check(self, seat, action),
            Some(seat) => Err(Illegal::NotYourTurn { seat }),
            None => Err(Illegal::Over),
        }
    }

    #[inline]
    fn commit(&mut self, seat: Seat, action: Action, log: &mut impl EventSink<Event>) {
        phase::commit(self, seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> UrbanSprawl {
        resample::resample(self, viewer, rng)
    }

    fn scores(&self) -> Option<Scores> {
        (self.phase == Phase::Over).then(|| run::end::scores(self))
    }

    fn mid_decision(&self, seat: Seat) -> bool {
        self.asked() == Some(seat) && self.pending.get().is_some()
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        resample::reveals(self, seat, action)
    }

    fn prompt(&self, seat: Seat) -> Message {
        words::prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: Action) -> Message {
        words::describe(self, seat, action)
    }

    fn tell(view: &View) -> Vec<Message> {
        words::tell(view)
    }

    fn preview(&self, seat: Seat, action: Action) -> Preview {
        preview::preview(self, seat, action)
    }

    fn standing(&self, seat: Seat, answers: &Options) -> Option<Action> {
        standing::answer(self, seat, answers)
    }
}

impl UrbanSprawl {
    /// Who is to act; nobody once the game is over.
    #[inline]
    fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Buying | Phase::Turn => Some(self.active),
            Phase::Ask => run::asked(self),
            Phase::Over => None,
        }
    }

    /// The seats by number.
    #[inline]
    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seats clockwise from the active one (R45).
    #[inline]
    fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (active, seats) = (self.active.0, self.seats);
        (active..seats).chain(0..active).map(Seat)
    }

    #[inline]
    fn party(&self, seat: Seat) -> &Party {
        &self.parties[seat.index()]
    }

    #[inline]
    fn party_mut(&mut self, seat: Seat) -> &mut Party {
        &mut self.parties[seat.index()]
    }

    /// Who holds Media; nobody before the end of the buying round (2.5a).
    #[inline]
    fn media(&self) -> Option<Seat> {
        self.all_seats().find(|&seat| self.party(seat).vocations[Vocation::Media.index()] > 0)
    }

    /// Tiles of a vocation that nobody holds (2.5b).
    #[inline]
    fn supply(&self, vocation: Vocation) -> u8 {
        let held = self.parties.iter().map(|party| party.vocations[vocation.index()]);
        board().vocations[vocation.index()] - held.sum::<u8>()
    }

    /// Who holds an office.
    #[inline]
    fn holder(&self, office: Office) -> Option<Seat> {
        self.offices[office.index()]
    }

    /// Whether an office can be held (7.2, 7.3).
    #[inline]
    fn in_play(&self, office: Office) -> bool {
        office == Office::Mayor || self.offices_open
    }

    /// The card of a building, by its first lot; none: a starting building or
    /// a park.
    #[inline]
    fn contract_at(&self, first: Lot) -> Option<CardId> {
        match self.contracts.0[first.index()] {
            Standing::NONE => None,
            card => Some(CardId(card)),
        }
    }
}

impl Standing {
    const NONE: u8 = u8::MAX;
    const EMPTY: Standing = Standing([Standing::NONE; Lot::COUNT]);
}

impl Party {
    /// How many Favors it has.
    #[inline]
    fn favors(&self) -> u8 {
        self.favors.iter().flatten().count() as u8
    }

    /// How many vocation tiles it holds (7.4).
    #[inline]
    fn tiles(&self) -> u8 {
        self.vocations.iter().sum()
    }
}
