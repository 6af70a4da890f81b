//! Hush: a toy game with everything a table must handle. Two rounds; in each
//! all seats bid at once with secret picks, then speak one after the other.
//!
//! `pick N` (ascending, secret), `seal` (the last one reveals all bids), then in
//! turn: `hold` (secret, once), and `say` (shows nothing new) or `show` (reveals
//! the seat's own number). With `ring=storm` there is `boom`, which panics.
//!
//! Beforehand a seat can answer that it bids nothing, and what it does once it has
//! held.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use insula_core::{
    Choice, Evaluate, EventSink, Fitted, Game, Message, Options, Preview, Refused, Rng, Say,
    Scores, Seat, Seats, Secret, SetupError, Terms, Viewer, WHOLE, read_choice,
};
use insula_games::Entry;
use serde::Serialize;

/// The one game of these tests.
pub static GAMES: &[Entry] = &[Entry::of::<Hush>(String::new, &[("en", "# Hush")])];

const RING: Choice = Choice { key: "ring", values: &["calm", "storm"] };
const BID: Choice = Choice { key: "bid", values: &["ask", "seal"] };
const HELD: Choice = Choice { key: "held", values: &["ask", "say", "show"] };
const ROUNDS: u8 = 2;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hush {
    storm: bool,
    round: u8,
    /// None: all bid.
    turn: Option<Seat>,
    seats: Vec<Place>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Place {
    number: Secret<u8>,
    shown: bool,
    picks: Secret<Vec<u8>>,
    sealed: bool,
    held: Secret<bool>,
    score: i32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    Pick(u8),
    Seal,
    Hold,
    Say,
    Show,
    Boom,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Event(&'static str, Seat);

#[derive(Debug, Clone, PartialEq)]
pub struct Illegal(&'static str);

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    round: u8,
    turn: Option<Seat>,
    number: Option<u8>,
    picks: Vec<u8>,
    held: bool,
    sealed: Vec<bool>,
    shown: Vec<Option<u8>>,
    scores: Vec<i32>,
}

impl Game for Hush {
    const ID: &'static str = "hush";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 3);
    const OPTIONS: &'static [Choice] = &[RING];
    const STANDING: &'static [Choice] = &[BID, HELD];
    type Setup = (u8, bool);
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn setup(seats: u8, options: &Options) -> Result<(u8, bool), SetupError> {
        SetupError::check(seats, Self::SEATS, Self::OPTIONS, options)?;
        Ok((seats, read_choice(&RING, options)? == "storm"))
    }

    fn new(&(seats, storm): &(u8, bool), mut rng: Rng) -> Hush {
        let mut place = || Place {
            number: Secret::new(rng.below(90) as u8 + 10),
            shown: false,
            picks: Secret::default(),
            sealed: false,
            held: Secret::new(false),
            score: 0,
        };
        let seats = (0..seats).map(|_| place()).collect();
        Hush { storm, round: 1, turn: None, seats }
    }

    fn seats(&self) -> u8 {
        self.seats.len() as u8
    }

    fn to_act(&self) -> Seats {
        if self.round > ROUNDS {
            return Seats::NONE;
        }
        let mut seats = self.turn.map_or(Seats::all(self.seats()), Seats::one);
        if self.turn.is_none() {
            (0..self.seats()).map(Seat).filter(|&seat| self.at(seat).sealed).for_each(|seat| {
                seats.remove(seat);
            });
        }
        seats
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let all = (1..=3).map(Action::Pick).chain([Action::Seal, Action::Hold]);
        let all = all.chain([Action::Say, Action::Show, Action::Boom]);
        out.extend(all.filter(|&action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let place = self.at(seat);
        let (fits, rule) = match action {
            Action::Pick(pick) => {
                (self.turn.is_none() && place.picks.get().last() < Some(&pick), "2.1")
            }
            Action::Seal => (self.turn.is_none(), "2.2"),
            Action::Hold => (self.turn.is_some() && !place.held.get(), "3.1"),
            Action::Say => (self.turn.is_some(), "3.2"),
            Action::Show => (self.turn.is_some() && !place.shown, "3.3"),
            Action::Boom => (self.turn.is_some() && self.storm, "3.4"),
        };
        if fits && self.to_act().contains(seat) { Ok(()) } else { Err(Illegal(rule)) }
    }

    fn commit(&mut self, seat: Seat, action: Action, log: &mut impl EventSink<Event>) {
        let place = &mut self.seats[seat.index()];
        match action {
            Action::Pick(pick) => place.picks.get_mut().push(pick),
            Action::Hold => *place.held.get_mut() = true,
            Action::Seal => {
                place.sealed = true;
                if self.to_act().is_empty() {
                    self.reveal();
                    log.log(|| Event("hush-log-reveal", seat));
                }
            }
            Action::Say => {
                log.log(|| Event("hush-log-say", seat));
                self.next(seat);
            }
            Action::Show => {
                place.shown = true;
                place.score += i32::from(*place.number.get());
                log.log(|| Event("hush-log-show", seat));
                self.next(seat);
            }
            Action::Boom => panic!("a fault in the rules, as the test wants it"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| self.at(seat));
        View {
            round: self.round,
            turn: self.turn,
            number: own.map(|place| *place.number.get()),
            picks: own.map(|place| place.picks.get().clone()).unwrap_or_default(),
            held: own.is_some_and(|place| *place.held.get()),
            sealed: self.seats.iter().map(|place| place.sealed).collect(),
            shown: self.seats.iter().map(|p| p.shown.then_some(*p.number.get())).collect(),
            scores: self.seats.iter().map(|place| place.score).collect(),
        }
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Hush {
        let mut other = self.clone();
        for (seat, place) in (0..).map(Seat).zip(&mut other.seats) {
            if !viewer.is(seat) {
                *place.picks.get_mut() = Vec::new();
                *place.held.get_mut() = false;
                if !place.shown {
                    place.number = Secret::new(rng.below(90) as u8 + 10);
                }
            }
        }
        other
    }

    fn scores(&self) -> Option<Scores> {
        let points: Vec<_> = self.seats.iter().map(|place| place.score).collect();
        (self.round > ROUNDS).then(|| Scores::new(&points))
    }

    fn mid_decision(&self, seat: Seat) -> bool {
        let place = self.at(seat);
        *place.held.get() || (!place.sealed && !place.picks.get().is_empty())
    }

    fn reveals(&self, _: Seat, action: Action) -> bool {
        match action {
            Action::Seal => self.to_act().len() == 1,
            Action::Show => true,
            Action::Pick(_) | Action::Hold | Action::Say | Action::Boom => false,
        }
    }

    fn tell(view: &View) -> Vec<Message> {
        vec![Message::new("hush-tell").with("n", view.number.map_or(0, |number| number + 1))]
    }

    fn prompt(&self, _: Seat) -> Message {
        Message::new(if self.turn.is_some() { "hush-ask-speak" } else { "hush-ask-bid" })
    }

    fn describe(&self, _: Seat, action: Action) -> Message {
        Message::new(format!("hush-do-{action}"))
    }

    fn preview(&self, _: Seat, _: Action) -> Preview {
        Preview::default()
    }

    fn standing(&self, seat: Seat, answers: &Options) -> Option<Action> {
        let place = self.at(seat);
        let choice = match (self.turn, *place.held.get()) {
            (None, _) if place.picks.get().is_empty() => BID,
            (Some(_), true) => HELD,
            _ => return None,
        };
        let action = read_choice(&choice, answers).ok()?.parse().ok()?;
        self.check(seat, action).ok().map(|()| action)
    }
}

impl Hush {
    fn at(&self, seat: Seat) -> &Place {
        &self.seats[seat.index()]
    }

    fn reveal(&mut self) {
        for place in &mut self.seats {
            place.score += place.picks.get().iter().map(|&pick| i32::from(pick)).sum::<i32>();
            *place.picks.get_mut() = Vec::new();
        }
        self.turn = Some(Seat(0));
    }

    fn next(&mut self, seat: Seat) {
        *self.seats[seat.index()].held.get_mut() = false;
        let next = seat.next(self.seats());
        self.turn = Some(next).filter(|&next| next != Seat(0));
        if self.turn.is_none() {
            self.round += 1;
            self.seats.iter_mut().for_each(|place| place.sealed = false);
        }
    }
}

impl Evaluate for Hush {
    const TERMS: &'static [&'static str] = &["score"];

    fn progress(&self) -> u16 {
        WHOLE / 2
    }

    fn terms(&self, terms: &mut Terms) {
        for seat in (0..self.seats()).map(Seat) {
            terms.of_mut(seat)[0] = self.at(seat).score;
        }
    }

    fn fitted() -> &'static Fitted {
        static FITTED: LazyLock<Fitted> = LazyLock::new(|| Fitted::plain(Hush::TERMS));
        &FITTED
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(pick) => write!(f, "pick {pick}"),
            Action::Seal => f.write_str("seal"),
            Action::Hold => f.write_str("hold"),
            Action::Say => f.write_str("say"),
            Action::Show => f.write_str("show"),
            Action::Boom => f.write_str("boom"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        let all = (1..=9).map(Action::Pick).chain([Action::Seal, Action::Hold]);
        let mut all = all.chain([Action::Say, Action::Show, Action::Boom]);
        all.find(|action| action.to_string() == text).ok_or(())
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        Message::new(self.0).with("seat", self.1)
    }
}

impl Say for Illegal {
    fn say(&self) -> Message {
        Message::new("hush-no")
    }
}

impl Refused for Illegal {
    fn rule(&self) -> &'static str {
        self.0
    }
}
