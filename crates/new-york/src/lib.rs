//! New York: buildings and streets around Times Square. Two to six seats take
//! money, buy tiles and lay them; three scorings. The rules, numbered, are
//! RULES.md.
//!
//! **Invariant:** a [`NewYork`] is a value without heap or clock. All luck is
//! in the deal and in the seed that it leaves for reshuffles: what follows is
//! decided by the actions alone.

mod action;
mod bag;
mod city;
mod data;
mod eval;
mod event;
mod illegal;
mod money;
mod phase;
mod preview;
mod probe;
mod resample;
mod score;
mod setup;
#[cfg(test)]
mod tests;
mod tile;
mod view;
mod words;

pub use action::{Action, ParseActionError};
pub use city::{Cell, City, Misfit, ParseCellError, Run};
pub use data::check_data;
pub use event::Event;
pub use illegal::Illegal;
pub use money::{Bank, Card, Notes, Row};
pub use phase::{Ended, Phase};
pub use probe::PROBES;
pub use score::{Figures, KindRow, Letter, SheetView};
pub use setup::Setup;
pub use tile::{Kind, Side, Sides, TileId, TileSet};
pub use view::{
    BestView, BoughtView, DirkView, EdgeView, NextView, PendingView, PlacedView, SeatView,
    SlotView, StreetView, TileView, View,
};

use insula_core::{
    Choice, EventSink, Game, Message, Options, Preview, Rng, Scores, Seat, Seats, Secret, Seed,
    SetupError, Viewer, read_choice,
};

use bag::Bag;
use money::{BANKS, Deck, Hand};
use phase::act::{self, Pending};
use phase::buy::Purchases;
use phase::{lay, leftover};

/// The most seats.
pub(crate) const MAX: usize = 6;

/// The rules page by language.
pub const RULES: [(&str, &str); 3] = [
    ("en", include_str!("../RULES.md")),
    ("it", include_str!("../RULES.it.md")),
    ("es", include_str!("../RULES.es.md")),
];

/// Whether the screen shows what has been seen of the hands (8.3).
const SEEN: Choice = Choice { key: "seen", values: &["hide", "show"] };

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NewYork {
    seats: u8,
    show_seen: bool,
    phase: Phase,
    start: Seat,
    /// Who is in turn, in phases act and lay.
    turn: Seat,
    /// Finished turns.
    turns: u16,
    /// Finished turns in a row without purchase or money (6.5).
    idle: u8,
    /// What the seat in turn has begun.
    pending: Secret<Option<Pending>>,
    /// What was bought in this turn.
    bought: Purchases,
    /// Those of it that wait to be laid.
    waiting: TileSet,
    /// What was taken in this turn.
    taken: Row,
    display: Row,
    /// By [`Bank`].
    slots: [Option<TileId>; BANKS],
    discards: Hand,
    deck: Deck,
    bag: Bag,
    /// Decides the next reshuffle (3.6).
    luck: Secret<Seed>,
    sides: [Party; MAX],
    /// Dirk's tiles and points, with two seats (7.2).
    dirk: TileSet,
    dirk_score: u16,
    /// By [`Letter`]: what decided it, once it has been.
    scored: [Option<Figures>; 3],
    ended: Option<Ended>,
}

/// What belongs to one seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Party {
    /// All cards held, picked ones included.
    hand: Secret<Hand>,
    city: City,
    reserve: TileSet,
    /// Received at the end of the game and not placed yet (6.3).
    leftover: TileSet,
    score: u16,
}

impl Game for NewYork {
    const ID: &'static str = "new-york";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, MAX as u8);
    const OPTIONS: &'static [Choice] = &[SEEN];

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn setup(seats: u8, options: &Options) -> Result<Setup, SetupError> {
        SetupError::check(seats, Self::SEATS, Self::OPTIONS, options)?;
        Ok(Setup { seats, show_seen: read_choice(&SEEN, options)? == "show" })
    }

    fn new(setup: &Setup, rng: Rng) -> NewYork {
        setup::deal(setup, rng)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Act | Phase::Lay => Seats::one(self.turn),
            Phase::Leftover => leftover::placing(self),
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Act => act::legal(self, seat, out),
            Phase::Lay | Phase::Leftover => lay::legal(self, seat, out),
            Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.to_act().contains(seat) {
            return Err(self.why_not_act());
        }
        match self.phase {
            Phase::Act => act::check(self, seat, action),
            Phase::Lay | Phase::Leftover => lay::check(self, seat, action),
            Phase::Over => Err(Illegal::Over),
        }
    }

    #[inline]
    fn commit(&mut self, seat: Seat, action: Action, log: &mut impl EventSink<Event>) {
        match action {
            Action::Take(_)
            | Action::Buy(_)
            | Action::Pay(_)
            | Action::Done
            | Action::Move(_)
            | Action::Put(_)
            | Action::Swap(_)
            | Action::Dismantle(_)
            | Action::Pass => act::commit(self, seat, action, log),
            Action::Lay(..) | Action::Keep(_) | Action::Give(_) => {
                lay::commit(self, seat, action, log);
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> NewYork {
        resample::resample(self, viewer, rng)
    }

    fn scores(&self) -> Option<Scores> {
        (self.phase == Phase::Over).then(|| self.points())
    }

    fn mid_decision(&self, seat: Seat) -> bool {
        self.turn == seat && self.pending.get().is_some()
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

impl NewYork {
    fn why_not_act(&self) -> Illegal {
        match self.phase {
            Phase::Act | Phase::Lay => Illegal::NotYourTurn { turn: self.turn },
            Phase::Leftover => Illegal::Waiting,
            Phase::Over => Illegal::Over,
        }
    }

    /// Points by seat, whatever the phase.
    fn points(&self) -> Scores {
        let mut points = [0; MAX];
        for (points, side) in points.iter_mut().zip(&self.sides) {
            *points = i32::from(side.score);
        }
        Scores::new(&points[..usize::from(self.seats)])
    }

    /// Whether Dirk takes part (7.2).
    #[inline]
    fn has_dirk(&self) -> bool {
        self.seats == 2
    }

    #[inline]
    fn side(&self, seat: Seat) -> &Party {
        &self.sides[seat.index()]
    }

    #[inline]
    fn side_mut(&mut self, seat: Seat) -> &mut Party {
        &mut self.sides[seat.index()]
    }

    /// The tiles that `seat` is to place now.
    #[inline]
    fn to_place(&self, seat: Seat) -> TileSet {
        match self.phase {
            Phase::Act | Phase::Lay if self.turn == seat => self.waiting,
            Phase::Leftover => self.side(seat).leftover,
            Phase::Act | Phase::Lay | Phase::Over => TileSet::NONE,
        }
    }
}
