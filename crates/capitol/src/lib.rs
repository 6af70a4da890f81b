//! Capitol: roofs on the hills of Rome. Two to four seats, four rounds of
//! building, bidding, scoring and drawing. The rules, numbered, are RULES.md.
//!
//! **Invariant:** a [`Capitol`] is a value without heap, clock or chance: all
//! luck is in the deal, and what follows is decided by the actions alone.

mod action;
mod area;
mod building;
mod cards;
mod data;
mod eval;
mod event;
mod illegal;
mod phase;
mod preview;
mod resample;
mod score;
mod stack;
#[cfg(test)]
mod tests;
mod view;
mod words;

pub use action::{Action, ParseActionError};
pub use area::{AreaId, Color, Piece};
pub use building::Shape;
pub use cards::{Face, Kind, Suit};
pub use data::check_data;
pub use event::{Bids, Effect, Event};
pub use illegal::Illegal;
pub use phase::Phase;
pub use score::Tally;
pub use view::{
    AreaView, AuctionView, FirstView, FrontView, NextView, PendingView, RevealedView, ScoredArea,
    ScoringView, SeatView, SquareView, StackView, View,
};

use insula_core::{
    Choice, EventSink, Game, Message, Options, Preview, Rng, Scores, Seat, Seats, Secret,
    SetupError, Viewer, read_choice,
};

use area::{AREAS, Area};
use building::{Building, BuildingSet, Buildings};
use cards::{CardId, CardSet};
use data::{ROUNDS, data};
use phase::auction::{self, Revealed};
use phase::construction::{self, Pending};
use phase::draw;
use stack::Queue;

/// The most seats.
pub(crate) const MAX: usize = 4;

/// The rules page by language.
pub const RULES: [(&str, &str); 3] = [
    ("en", include_str!("../RULES.md")),
    ("it", include_str!("../RULES.it.md")),
    ("es", include_str!("../RULES.es.md")),
];

/// Whether the screen shows what has been seen of the hands (5.3).
const SEEN: Choice = Choice { key: "seen", values: &["hide", "show"] };

/// What is chosen before the first action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// Two to four.
    pub seats: u8,
    /// Whether views list the cards that everybody has seen in a hand.
    pub show_seen: bool,
}

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Capitol {
    seats: u8,
    show_seen: bool,
    phase: Phase,
    /// From 0.
    round: u8,
    start: Seat,
    /// Who is in turn, in all phases but the auction.
    turn: Seat,
    /// Construction: who is out.
    passed: Seats,
    /// Construction: the play that the seat in turn has begun.
    pending: Secret<Option<Pending>>,
    /// Development: the auction under way, from 0.
    auction: u8,
    /// Development: who has made the bid.
    sealed: Seats,
    revealed: Option<Revealed>,
    /// By round: bits of the auctions whose piece left the game.
    gone: [u8; ROUNDS],
    /// End phase: cards that the seat in turn still draws.
    due: u8,
    /// Floors left.
    supply: u8,
    sides: [Side; MAX],
    /// By [`Kind`].
    queues: [Queue; 3],
    areas: [Area; AREAS],
    buildings: Buildings,
}

/// What belongs to one seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Side {
    /// All cards held, picked ones included.
    hand: Secret<CardSet>,
    /// Those of the hand that everybody has seen.
    seen: CardSet,
    /// Picked into the bid; a part of the hand.
    bid: Secret<CardSet>,
    /// The bid of the last auction, shown to all.
    shown: CardSet,
    /// In front of the seat, without a roof.
    unroofed: BuildingSet,
    /// In front of the seat, with a roof.
    finished: BuildingSet,
    /// Roofs left, by shape.
    roofs: [u8; 2],
    /// At most 132: all places in all areas for four rounds.
    score: u8,
}

impl Game for Capitol {
    const ID: &'static str = "capitol";
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

    fn new(setup: &Setup, mut rng: Rng) -> Capitol {
        let mut sides = [const { Side::EMPTY }; MAX];
        let dealt = usize::from(setup.seats);
        // (2.1) Three stacks, shuffled apart; each seat gets its share of each.
        let queues = Kind::ALL.map(|kind| {
            let (mut room, mut count) = ([CardId::NONE; stack::ROOM], 0);
            for card in data().cards_of(kind) {
                room[count] = card;
                count += 1;
            }
            let stack = &mut room[..count];
            rng.shuffle(stack);
            let share = data().deal[kind as usize];
            for (side, cards) in sides[..dealt].iter_mut().zip(stack.chunks(share)) {
                cards.iter().for_each(|&card| side.hand.get_mut().insert(card));
            }
            // (2.2) The rest lies face up.
            Queue::new(&stack[share * dealt..])
        });
        let mut game = Capitol {
            seats: setup.seats,
            show_seen: setup.show_seen,
            phase: Phase::Construction,
            round: 0,
            // (2.5) Anybody may start.
            start: Seat(rng.below(u32::from(setup.seats)) as u8),
            turn: Seat(0),
            passed: Seats::NONE,
            pending: Secret::new(None),
            auction: 0,
            sealed: Seats::NONE,
            revealed: None,
            gone: [0; ROUNDS],
            due: 0,
            supply: data().floors,
            sides,
            queues,
            areas: std::array::from_fn(|area| Area::new(AreaId(area as u8))),
            buildings: Buildings::new(),
        };
        game.set_up_buildings();
        phase::start_round(&mut game, &mut insula_core::NoLog);
        game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Construction | Phase::Put | Phase::Draw => Seats::one(self.turn),
            Phase::Auction => auction::bidders(self),
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Construction => construction::legal(self, seat, out),
            Phase::Auction => auction::legal(self, seat, out),
            Phase::Put => auction::legal_put(self, out),
            Phase::Draw => draw::legal(self, out),
            Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.to_act().contains(seat) {
            return Err(self.why_not_act(seat));
        }
        match self.phase {
            Phase::Construction => construction::check(self, seat, action),
            Phase::Auction => auction::check(self, seat, action),
            Phase::Put => auction::check_put(self, action),
            Phase::Draw => draw::check(self, action),
            Phase::Over => Err(Illegal::Over),
        }
    }

    #[inline]
    fn commit(&mut self, seat: Seat, action: Action, log: &mut impl EventSink<Event>) {
        match action {
            Action::Pass
            | Action::Play(_)
            | Action::Nothing
            | Action::Floor(_)
            | Action::Roof(..)
            | Action::Place(..) => construction::commit(self, seat, action, log),
            Action::Bid(_) | Action::Seal => auction::commit(self, seat, action, log),
            Action::Put(area) => auction::commit_put(self, seat, area, log),
            Action::Draw(kind) => draw::commit(self, seat, kind, log),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Capitol {
        resample::resample(self, viewer, rng)
    }

    fn scores(&self) -> Option<Scores> {
        (self.phase == Phase::Over).then(|| phase::final_scores(self))
    }

    fn mid_decision(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Construction => self.turn == seat && self.pending.get().is_some(),
            Phase::Auction => !self.sealed.contains(seat) && !self.side(seat).bid.get().is_empty(),
            Phase::Put | Phase::Draw | Phase::Over => false,
        }
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

impl Capitol {
    /// (2.3, 2.4) Each seat's first buildings, out of its roofs and the floors.
    fn set_up_buildings(&mut self) {
        for seat in (0..self.seats).map(Seat) {
            self.sides[seat.index()].roofs = data().roofs;
            for &(floors, shape) in &data().opening {
                let id = self.buildings.add(Building { floors, owner: seat, roof: Some(shape) });
                let side = self.side_mut(seat);
                side.finished.insert(id);
                side.roofs[shape as usize] -= 1;
                self.supply -= floors;
            }
        }
    }

    fn why_not_act(&self, seat: Seat) -> Illegal {
        match self.phase {
            Phase::Over => Illegal::Over,
            Phase::Auction if self.sealed.contains(seat) => Illegal::Sealed,
            Phase::Auction => Illegal::NoCards,
            phase => Illegal::NotYourTurn { phase, turn: self.turn },
        }
    }

    #[inline]
    fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    #[inline]
    fn area(&self, id: AreaId) -> &Area {
        &self.areas[id.index()]
    }

    /// Lays a card of the hand behind its stack (3.1.4, 3.3.5).
    #[inline]
    fn discard(&mut self, seat: Seat, face: Face) {
        let side = self.side_mut(seat);
        let card = side.hand.get().copy_of(face, side.seen).expect("checked: the card is held");
        side.hand.get_mut().remove(card);
        side.seen.remove(card);
        self.queues[face.suit().kind() as usize].discard(card);
    }
}

impl Side {
    const EMPTY: Side = Side {
        hand: Secret::new(CardSet(0)),
        seen: CardSet(0),
        bid: Secret::new(CardSet(0)),
        shown: CardSet(0),
        unroofed: BuildingSet::EMPTY,
        finished: BuildingSet::EMPTY,
        roofs: [0; 2],
        score: 0,
    };
}
