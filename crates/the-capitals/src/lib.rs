//! The Capitals: cities that grow through three eras. Two to five seats choose
//! initiative, build tiles, activate them and meet three World Expos. The
//! rules, numbered, are RULES.md.
//!
//! **Invariant:** a [`TheCapitals`] is a value without heap or clock. All luck
//! is in the deal: what follows is decided by the actions alone. What is
//! printed on a component is looked up by index; no text is read after the
//! first use of [`data`].

mod action;
mod catalog;
mod check;
mod city;
mod data;
mod effect;
mod eval;
mod event;
mod filter;
mod illegal;
mod notation;
mod phase;
mod preview;
mod require;
mod resample;
mod run;
mod setup;
mod stock;
#[cfg(test)]
mod tests;
mod tile;
mod tracks;
mod view;
mod words;

pub use action::{Action, First, Owner, ParseActionError, Reward};
pub use catalog::{
    AttractionFacts, Catalog, ConversionFacts, EffectFacts, NeedFacts, OnFacts, PerFacts,
    PermanentFacts, PlantFacts, RequirementFacts, SpecialFacts, TileFacts, TrackFacts,
    TriggerFacts, WhatFacts, catalog,
};
pub use check::check_data;
pub use city::{
    Cell, City, Corner, Misfit, MisplacedToken, ParseCellError, Penalty, Slot, Slots, Square,
};
pub use data::{
    Arrow, Attraction, Bonus, Conversions, Culture, Data, Expo, Initiative, Lake, NoActivation,
    Placement, Plant, Progress, Projects, Prosperity, Space, Taxation, Time, TrackRow, TwoSeats,
    data,
};
pub use effect::{Amount, Count, Effect, Effects, Permanent, Requirement, Special, Track, Trigger};
pub use event::Event;
pub use filter::{Class, Filter};
pub use illegal::Illegal;
pub use phase::Phase;
pub use phase::expo::ExpoFigures;
pub use setup::Setup;
pub use stock::Row;
pub use tile::{Density, Kind, Stack, TileId};
pub use tracks::{Arrows, End, Moved, Paid, Tracks};
pub use view::{
    CornerView, ExpoRowView, ExpoView, FinalView, FromView, GainView, HandView, NeutralView,
    PendingView, PlacedView, PlantView, RowView, SeatView, SpaceView, TileGainView, TouristView,
    TracksView, View,
};

use insula_core::{
    Choice, EventSink, Game, Message, Options, Preview, Rng, Scores, Seat, Seats, Secret,
    SetupError, Viewer, read_choice,
};

use phase::pending::{Pending, Tourists};
use phase::{before_expo, build, executive, free, political, prosperity, tokens};
use stock::{Hand, Pile, TileSet};

/// The fewest seats.
pub const MIN_SEATS: usize = 2;
/// The most seats.
pub const MAX_SEATS: usize = 5;

/// The rules page by language.
pub const RULES: [(&str, &str); 3] = [
    ("en", include_str!("../RULES.md")),
    ("it", include_str!("../RULES.it.md")),
    ("es", include_str!("../RULES.es.md")),
];

/// The Prosperity variant (2.13).
const PROSPERITY: Choice = Choice { key: "prosperity", values: &["off", "on"] };
/// How the Projects Area is refilled (2.14).
const REFILL: Choice = Choice { key: "refill", values: &["normal", "full"] };
/// Whether the screen shows the others' prestige during play (A43).
const PRESTIGE: Choice = Choice { key: "prestige", values: &["show", "hide"] };

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TheCapitals {
    seats: u8,
    prosperity: bool,
    full_refill: bool,
    hide_prestige: bool,
    /// 1 to 12: the round being played, until its World Expo is done.
    round: u8,
    phase: Phase,
    /// The place in `order` of the seat in turn.
    at: u8,
    /// Seats from the leftmost to the rightmost; in the Political phase, as
    /// they were when it began: the order of choosing.
    order: [Seat; MAX_SEATS],
    /// What the seat in turn has begun.
    pending: Secret<Option<Pending>>,
    /// Activations made in this turn of the Executive phase.
    activated: u8,
    /// Tourists that have paid in this Executive phase (2.7f).
    used: Tourists,
    /// Tiles whose effect before Expo III the seat in turn has left (2.11a).
    left: Slots,
    /// Who has the Highest Culture token (2.6a).
    token: Option<Seat>,
    /// The culture of the neutral color, with two seats (2.12a).
    neutral: u8,
    /// By owner, the neutral one last.
    tourists: [Tourist; Owner::COUNT],
    /// By era: what has not been revealed.
    stacks: [Pile; 3],
    /// The Projects Area: $0, $2, $4.
    rows: [Row; 3],
    /// Tiles that everybody saw leave the game: slid out of the last row, or
    /// left out with two seats.
    gone: TileSet,
    /// Prosperity tiles that went out unseen: not dealt, or left over (A46).
    out: Secret<Hand>,
    sides: [Party; MAX_SEATS],
    /// By era, by seat: what decided the World Expo, once it has been.
    expos: [Option<[ExpoFigures; MAX_SEATS]>; 3],
}

/// What belongs to one seat (1.2).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Party {
    city: City,
    tracks: Tracks,
    /// By slot: cubes spent on the tile (2.7h).
    cubes: [u8; City::MOST],
    /// The place on the initiative track, from 0. In the Political phase the
    /// new one as soon as it is chosen.
    space: u8,
    /// What it built in this round's Building phase.
    built: Option<TileId>,
    /// Prosperity tiles.
    hand: Secret<Hand>,
    /// Where the tracks were before the end of the game was counted (2.11b).
    closing: Option<Tracks>,
}

/// A tourist marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Tourist {
    /// The city where it is; none for the neutral one before the first
    /// Tourism phase, and for those that do not play.
    host: Option<Seat>,
    /// The tile of that city on which it stands; beside the city otherwise.
    on: Option<TileId>,
}

impl Game for TheCapitals {
    const ID: &'static str = "the-capitals";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (MIN_SEATS as u8, MAX_SEATS as u8);
    const OPTIONS: &'static [Choice] = &[PROSPERITY, REFILL, PRESTIGE];

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn setup(seats: u8, options: &Options) -> Result<Setup, SetupError> {
        SetupError::check(seats, Self::SEATS, Self::OPTIONS, options)?;
        Ok(Setup {
            seats,
            prosperity: read_choice(&PROSPERITY, options)? == "on",
            full_refill: read_choice(&REFILL, options)? == "full",
            hide_prestige: read_choice(&PRESTIGE, options)? == "hide",
        })
    }

    fn new(setup: &Setup, rng: Rng) -> TheCapitals {
        setup::deal(setup, rng)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.turn().map_or(Seats::NONE, Seats::one)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() != Some(seat) {
            return;
        }
        match *self.pending.get() {
            Some(Pending::Place { .. }) => build::legal_place(self, seat, out),
            Some(Pending::Order { .. }) => out.extend(First::ALL.map(Action::First)),
            Some(Pending::Free { .. }) => free::legal(self, seat, out),
            Some(Pending::Pay { tile, tourists }) => {
                executive::legal_pay(self, seat, tile, tourists, out);
            }
            None => match self.phase {
                Phase::Political => political::legal(self, out),
                Phase::Building | Phase::Extra => build::legal_tile(self, out),
                Phase::Executive => executive::legal(self, seat, out),
                Phase::Tokens => tokens::legal(self, seat, out),
                Phase::Prosperity => prosperity::legal(self, seat, out),
                Phase::BeforeExpo => before_expo::legal(self, seat, out),
                Phase::Over => {}
            },
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.turn() {
            Some(turn) if turn == seat => phase::check(self, seat, action),
            Some(turn) => Err(Illegal::NotYourTurn { turn }),
            None => Err(Illegal::Over),
        }
    }

    #[inline]
    fn commit(&mut self, seat: Seat, action: Action, log: &mut impl EventSink<Event>) {
        match action {
            Action::Space(space) => political::commit(self, seat, space, log),
            Action::Tile(tile) => {
                *self.pending.get_mut() = Some(Pending::Place { tile, lake: false });
            }
            Action::Lake(tile) => {
                *self.pending.get_mut() = Some(Pending::Place { tile, lake: true });
            }
            Action::Place(cell) => build::commit_place(self, seat, cell, log),
            Action::First(first) => build::commit_first(self, seat, first, log),
            Action::Free(tile) => free::commit(self, seat, Some(tile), log),
            Action::Decline => free::commit(self, seat, None, log),
            Action::Activate(tile) => executive::commit_activate(self, seat, tile, log),
            Action::Tourist(owner) => executive::commit_tourist(self, seat, owner, log),
            Action::Pay => executive::commit_pay(self, seat, log),
            Action::Bonus(reward) => executive::commit_bonus(self, seat, reward, log),
            Action::End => executive::commit_end(self, seat, log),
            Action::Token(corner) => tokens::commit(self, seat, corner, log),
            Action::Effect(tile) => before_expo::commit(self, seat, tile, log),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> TheCapitals {
        resample::resample(self, viewer, rng)
    }

    fn scores(&self) -> Option<Scores> {
        (self.phase == Phase::Over).then(|| phase::end::scores(self))
    }

    fn mid_decision(&self, seat: Seat) -> bool {
        self.turn() == Some(seat) && self.pending.get().is_some()
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
}

impl TheCapitals {
    /// Who is in turn; nobody once the game is over.
    #[inline]
    fn turn(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then(|| self.order[usize::from(self.at)])
    }

    /// The seats in initiative order (2.2d).
    #[inline]
    fn in_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// The seats by number.
    #[inline]
    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// How far left a seat is in initiative: 0 for the leftmost.
    #[inline]
    fn rank(&self, seat: Seat) -> u8 {
        let rank = self.in_order().iter().position(|&other| other == seat);
        rank.expect("checked: every seat has a place in the order") as u8
    }

    #[inline]
    fn side(&self, seat: Seat) -> &Party {
        &self.sides[seat.index()]
    }

    #[inline]
    fn side_mut(&mut self, seat: Seat) -> &mut Party {
        &mut self.sides[seat.index()]
    }

    /// The era of the round, 0 to 2 (3.7, A66).
    #[inline]
    fn era(&self) -> usize {
        era_of(self.round)
    }

    /// The era whose stack fills the rows: that of the next round once the
    /// marker has moved on (2.8e).
    #[inline]
    fn refill_era(&self) -> usize {
        match self.phase {
            Phase::Prosperity | Phase::Extra => era_of(self.round + 1),
            Phase::Political
            | Phase::Building
            | Phase::Executive
            | Phase::Tokens
            | Phase::BeforeExpo
            | Phase::Over => self.era(),
        }
    }

    /// Whether there is a neutral color (2.12a).
    #[inline]
    fn has_neutral(&self) -> bool {
        usize::from(self.seats) == MIN_SEATS
    }

    /// By seat count, for lists of the data.
    #[inline]
    fn count_index(&self) -> usize {
        usize::from(self.seats) - MIN_SEATS
    }
}

/// The era of a round, 0 to 2 (2.2a).
#[inline]
fn era_of(round: u8) -> usize {
    usize::from((round - 1) / data().time.rounds)
}
