//! Hamlet, a toy with every hard feature in small: hidden hands, sealed offers
//! made card by card by all seats at once, a refill from a hidden deck, an option.
//!
//! (1) Four rounds. Each begins with sealed offers: every seat puts down up to
//! two cards of its hand, ascending, and seals. (2) All are shown and discarded.
//! The highest sum builds on a free plot of the street and gets the plot's number
//! plus one in points; ties go to the first seat from the round's start seat. If
//! nobody offers, nobody builds. (3) Hands are filled up to three from the deck.

mod parts;

use std::sync::LazyLock;

use insula_core::{
    Choice, Delta, Evaluate, EventSink, Fitted, Game, Message, Options, Preview, Rng, Scores, Seat,
    Seats, Secret, SetupError, Terms, Viewer, WHOLE, read_choice,
};

pub use parts::{Action, Event, Illegal, ParseActionError, View};

/// Cards in the box: three each of 1 to 8.
pub const CARDS: usize = 24;
/// Cards of a full hand.
const HAND: usize = 3;
/// Rounds of a game.
const ROUNDS: u8 = 4;
const STREET: Choice = Choice { key: "street", values: &["long", "short"] };
/// A seat that does not want to offer anything, and one that knows where to build.
const OFFER: Choice = Choice { key: "offer", values: &["ask", "nothing"] };
const BUILD: Choice = Choice { key: "build", values: &["ask", "best"] };

/// A game of Hamlet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hamlet {
    round: u8,
    phase: Phase,
    homes: Vec<Home>,
    deck: Secret<Vec<u8>>,
    discards: Vec<u8>,
    /// By plot: who built there.
    street: Vec<Option<Seat>>,
}

/// What belongs to one seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
struct Home {
    /// Ascending, without the cards offered.
    hand: Secret<Vec<u8>>,
    /// Ascending; nobody else knows until all are sealed.
    offered: Secret<Vec<u8>>,
    sealed: bool,
    points: i32,
}

impl Home {
    fn cards(&self) -> usize {
        self.hand.get().len() + self.offered.get().len()
    }

    fn sum(&self) -> u8 {
        self.offered.get().iter().sum()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Phase {
    Offer,
    Build(Seat),
    Over,
}

/// A checked table.
#[derive(Debug, Clone)]
pub struct Setup {
    seats: u8,
    plots: usize,
}

impl Hamlet {
    /// All cards, wherever they are: always [`CARDS`].
    pub fn cards(&self) -> usize {
        let hands: usize = self.homes.iter().map(Home::cards).sum();
        hands + self.deck.get().len() + self.discards.len()
    }

    fn home(&self, seat: Seat) -> &Home {
        &self.homes[seat.index()]
    }

    /// (3) From the first seat on, the deck lasting.
    fn refill(&mut self) {
        for home in &mut self.homes {
            let hand = home.hand.get_mut();
            while hand.len() < HAND
                && let Some(card) = self.deck.get_mut().pop()
            {
                hand.push(card);
            }
            hand.sort_unstable();
        }
    }

    /// (2) The highest sum above nothing, from the round's start seat on.
    fn winner(&self) -> Option<Seat> {
        let seats = self.seats();
        let order = (0..seats).map(|step| Seat((self.round + step) % seats));
        let best = self.homes.iter().map(Home::sum).max().filter(|&sum| sum > 0)?;
        order.into_iter().find(|&seat| self.home(seat).sum() == best)
    }

    fn next_round(&mut self, log: &mut impl EventSink<Event>) {
        self.refill();
        self.round += 1;
        self.phase = if self.round == ROUNDS { Phase::Over } else { Phase::Offer };
        if self.phase == Phase::Over {
            log.log(|| Event::Over);
        }
    }

    fn show(&mut self, log: &mut impl EventSink<Event>) {
        let winner = self.winner();
        log.log(|| Event::Shown {
            offers: self.homes.iter().map(|home| home.offered.get().clone()).collect(),
            winner,
        });
        for home in &mut self.homes {
            self.discards.append(home.offered.get_mut());
            home.sealed = false;
        }
        match winner {
            Some(seat) => self.phase = Phase::Build(seat),
            None => self.next_round(log),
        }
    }
}

impl Game for Hamlet {
    const ID: &'static str = "hamlet";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [Choice] = &[STREET];
    const STANDING: &'static [Choice] = &[OFFER, BUILD];

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn setup(seats: u8, options: &Options) -> Result<Setup, SetupError> {
        SetupError::check(seats, Hamlet::SEATS, Hamlet::OPTIONS, options)?;
        let plots = if read_choice(&STREET, options)? == "short" { 4 } else { 6 };
        Ok(Setup { seats, plots })
    }

    fn new(setup: &Setup, mut rng: Rng) -> Hamlet {
        let mut deck: Vec<u8> = (0..CARDS as u8).map(|card| card / 3 + 1).collect();
        rng.shuffle(&mut deck);
        let mut game = Hamlet {
            round: 0,
            phase: Phase::Offer,
            homes: vec![Home::default(); setup.seats.into()],
            deck: Secret::new(deck),
            discards: Vec::new(),
            street: vec![None; setup.plots],
        };
        game.refill();
        game
    }

    fn seats(&self) -> u8 {
        self.homes.len() as u8
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Offer => {
                let mut seats = Seats::all(self.seats());
                let sealed = |seat: &Seat| self.home(*seat).sealed;
                (0..self.seats()).map(Seat).filter(sealed).for_each(|seat| seats.remove(seat));
                seats
            }
            Phase::Build(seat) => Seats::one(seat),
            Phase::Over => Seats::NONE,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Offer if !self.home(seat).sealed => {
                let home = self.home(seat);
                let least = home.offered.get().last().copied().unwrap_or(0);
                if home.offered.get().len() < 2 {
                    let mut faces = home.hand.get().clone();
                    faces.dedup();
                    out.extend(faces.into_iter().filter(|&card| card >= least).map(Action::Offer));
                }
                out.push(Action::Seal);
            }
            Phase::Build(builder) if builder == seat => {
                let plots = (0..).zip(&self.street).filter(|(_, home)| home.is_none());
                out.extend(plots.map(|(plot, _)| Action::Build(plot)));
            }
            Phase::Offer | Phase::Build(_) | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let home = self.homes.get(seat.index()).ok_or(Illegal::NotNow)?;
        match (self.phase, action) {
            (Phase::Offer, _) if home.sealed => Err(Illegal::NotNow),
            (Phase::Offer, Action::Seal) => Ok(()),
            (Phase::Offer, Action::Offer(card)) => match home.offered.get()[..] {
                _ if !home.hand.get().contains(&card) => Err(Illegal::NotInHand { card }),
                [_, _, ..] => Err(Illegal::TooMany),
                [least] if card < least => Err(Illegal::NotAscending { least }),
                _ => Ok(()),
            },
            (Phase::Build(builder), Action::Build(plot)) if builder == seat => {
                match self.street.get(usize::from(plot)) {
                    Some(None) => Ok(()),
                    _ => Err(Illegal::NotFree { plot }),
                }
            }
            (Phase::Offer | Phase::Build(_) | Phase::Over, _) => Err(Illegal::NotNow),
        }
    }

    fn commit(&mut self, seat: Seat, action: Action, log: &mut impl EventSink<Event>) {
        let home = &mut self.homes[seat.index()];
        match action {
            Action::Offer(card) => {
                let hand = home.hand.get_mut();
                let place = hand.iter().position(|&held| held == card);
                hand.remove(place.expect("checked: in hand"));
                home.offered.get_mut().push(card);
            }
            Action::Seal => {
                home.sealed = true;
                if self.homes.iter().all(|home| home.sealed) {
                    self.show(log);
                }
            }
            Action::Build(plot) => {
                home.points += i32::from(plot) + 1;
                self.street[usize::from(plot)] = Some(seat);
                log.log(|| Event::Built { seat, plot });
                self.next_round(log);
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| self.home(seat));
        View {
            round: self.round,
            street: self.street.clone(),
            hands: self.homes.iter().map(Home::cards).collect(),
            sealed: self.homes.iter().map(|home| home.sealed).collect(),
            points: self.homes.iter().map(|home| home.points).collect(),
            deck: self.deck.get().len(),
            discards: self.discards.clone(),
            hand: own.map(|home| home.hand.get().clone()),
            offered: own.map(|home| home.offered.get().clone()),
        }
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Hamlet {
        let mut deal = self.clone();
        let mut pool = std::mem::take(deal.deck.get_mut());
        let sizes: Vec<usize> = self.homes.iter().map(Home::cards).collect();
        let others = |(seat, _): &(u8, &mut Home)| !viewer.is(Seat(*seat));
        for (_, home) in (0..).zip(&mut deal.homes).filter(others) {
            pool.append(home.hand.get_mut());
            pool.append(home.offered.get_mut());
        }
        rng.shuffle(&mut pool);
        for (seat, home) in (0..).zip(&mut deal.homes).filter(others) {
            let mut hand = pool.split_off(pool.len() - sizes[usize::from(seat)]);
            if home.sealed {
                let count = rng.below(hand.len().min(2) as u32 + 1) as usize;
                *home.offered.get_mut() = hand.split_off(hand.len() - count);
                home.offered.get_mut().sort_unstable();
            }
            hand.sort_unstable();
            *home.hand.get_mut() = hand;
        }
        *deal.deck.get_mut() = pool;
        deal
    }

    fn scores(&self) -> Option<Scores> {
        let points: Vec<i32> = self.homes.iter().map(|home| home.points).collect();
        (self.phase == Phase::Over).then(|| Scores::new(&points))
    }

    fn mid_decision(&self, seat: Seat) -> bool {
        let home = self.home(seat);
        self.phase == Phase::Offer && !home.sealed && !home.offered.get().is_empty()
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Offer(_) => false,
            // The last seal shows every offer, an empty one too.
            Action::Seal => self.to_act() == Seats::one(seat),
            // The refill that follows shows each seat its new cards.
            Action::Build(_) => {
                !self.deck.get().is_empty() && self.homes.iter().any(|home| home.cards() < HAND)
            }
        }
    }

    fn tell(_: &View) -> Vec<Message> {
        Vec::new()
    }

    fn prompt(&self, _seat: Seat) -> Message {
        match self.phase {
            Phase::Offer => Message::new("hamlet-ask-offer"),
            Phase::Build(_) => Message::new("hamlet-ask-build"),
            Phase::Over => Message::new("hamlet-ask-nothing"),
        }
    }

    fn describe(&self, _seat: Seat, action: Action) -> Message {
        match action {
            Action::Offer(card) => Message::new("hamlet-do-offer").with("card", card),
            Action::Seal => Message::new("hamlet-do-seal"),
            Action::Build(plot) => Message::new("hamlet-do-build").with("plot", plot),
        }
    }

    fn preview(&self, seat: Seat, action: Action) -> Preview {
        let sum = self.home(seat).sum();
        let total = |sum| vec![Message::new("hamlet-note-total").with("sum", sum)];
        match action {
            Action::Offer(card) => Preview { notes: total(sum + card), ..Preview::default() },
            Action::Seal => Preview { notes: total(sum), ..Preview::default() },
            Action::Build(plot) => {
                let before = self.home(seat).points;
                let after = before + i32::from(plot) + 1;
                let points = vec![Delta { place: "street", seat, before, after }];
                Preview { points, ..Preview::default() }
            }
        }
    }

    fn standing(&self, seat: Seat, answers: &Options) -> Option<Action> {
        let says = |choice: &Choice, value| answers.get(choice.key).is_some_and(|is| is == value);
        match self.phase {
            Phase::Offer if says(&OFFER, "nothing") => {
                let home = self.home(seat);
                (!home.sealed && home.offered.get().is_empty()).then_some(Action::Seal)
            }
            Phase::Build(builder) if builder == seat && says(&BUILD, "best") => {
                self.street.iter().rposition(Option::is_none).map(|plot| Action::Build(plot as u8))
            }
            Phase::Offer | Phase::Build(_) | Phase::Over => None,
        }
    }
}

impl Evaluate for Hamlet {
    const TERMS: &'static [&'static str] = &["points", "plot"];

    fn progress(&self) -> u16 {
        let within = match self.phase {
            Phase::Offer | Phase::Over => 0,
            Phase::Build(_) => WHOLE / 2,
        };
        (u16::from(self.round) * WHOLE + within) / u16::from(ROUNDS)
    }

    fn terms(&self, terms: &mut Terms) {
        let best = self.street.iter().rposition(Option::is_none).map_or(0, |plot| plot as i32 + 1);
        for seat in (0..self.seats()).map(Seat) {
            let home = self.home(seat);
            let plot = match self.phase {
                Phase::Build(builder) if builder == seat => 100 * best,
                // A sum of 16 is as good as won.
                Phase::Offer => 6 * best * i32::from(home.sum()),
                Phase::Build(_) | Phase::Over => 0,
            };
            terms.of_mut(seat)[..2].copy_from_slice(&[100 * home.points, plot]);
        }
    }

    fn fitted() -> &'static Fitted {
        static FITTED: LazyLock<Fitted> = LazyLock::new(|| Fitted::plain(Hamlet::TERMS));
        &FITTED
    }
}
