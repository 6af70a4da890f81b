//! Hamlet with one flaw. Leaks use the state's hash: it depends on every hidden
//! card, so whatever shows a part of it shows a secret.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use insula_core::{
    Choice, Evaluate, EventSink, Fitted, Game, Message, Options, Preview, Rng, Say, Scores, Seat,
    Seats, SetupError, Terms, Viewer, WHOLE, state_hash,
};
use insula_testkit::hamlet::{self, Action, Hamlet, Illegal};
use serde::Serialize;

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flaw {
    None,
    LeakyView,
    LeakyOffers,
    LeakyToAct,
    LeakyPrompt,
    LeakyWords,
    LeakyPreview,
    LeakyStanding,
    LeakyEvent,
    LeakyTerms,
    RememberedTerms,
    LeakyProgress,
    HastyProgress,
    SilentReveal,
    VisiblePick,
    ToldPick,
    TruthfulDeal,
    LosingDeal,
    LosingAction,
    StuckSeat,
    IdleOffers,
    NobodyToAct,
    EarlyScores,
    TwiceOffered,
    RefusedOffer,
    ClearedList,
    UnreadText,
    ChangingRefusal,
    AppliedRefusal,
    LoadBearingEvent,
    Endless,
    HiddenAction,
    IllegalStanding,
    UnaskedStanding,
    Panics,
}

/// Hamlet, but.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Broken {
    pub hamlet: Hamlet,
    flaw: Flaw,
    pub lost: usize,
    /// Shown to everybody; moved by some flaws.
    count: u32,
}

impl Broken {
    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// Something that nobody may know, where the flaw is there to tell it.
    fn secret(&self, flaw: Flaw) -> u8 {
        if self.has(flaw) { state_hash(&self.hamlet).0[0] } else { 0 }
    }
}

/// An action whose text may be one that nobody reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Act(pub Action, pub bool);

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, if self.1 { " slowly" } else { "" })
    }
}

impl FromStr for Act {
    type Err = hamlet::ParseActionError;

    fn from_str(text: &str) -> Result<Act, Self::Err> {
        text.parse().map(|action| Act(action, false))
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Told(Option<hamlet::Event>, u8);

impl Say for Told {
    fn say(&self) -> Message {
        Message::new("told").with("secret", self.1)
    }
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Seen(hamlet::View, u8, u32);

/// Passes events on, and notes that somebody listens.
struct Ear<'a, S> {
    sink: &'a mut S,
    listens: &'a mut bool,
}

impl<S: EventSink<Told>> EventSink<hamlet::Event> for Ear<'_, S> {
    fn log(&mut self, make: impl FnOnce() -> hamlet::Event) {
        let listens = &mut *self.listens;
        self.sink.log(|| {
            *listens = true;
            Told(Some(make()), 0)
        });
    }
}

impl Game for Broken {
    const ID: &'static str = "broken";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = Hamlet::SEATS;
    const OPTIONS: &'static [Choice] = &[];
    const STANDING: &'static [Choice] = Hamlet::STANDING;

    type Setup = (hamlet::Setup, Flaw);
    type Action = Act;
    type Event = Told;
    type View = Seen;
    type Illegal = Illegal;

    fn setup(seats: u8, options: &Options) -> Result<Self::Setup, SetupError> {
        Ok((Hamlet::setup(seats, options)?, Flaw::None))
    }

    fn new((setup, flaw): &Self::Setup, rng: Rng) -> Broken {
        Broken { hamlet: Hamlet::new(setup, rng), flaw: *flaw, lost: 0, count: 0 }
    }

    fn seats(&self) -> u8 {
        self.hamlet.seats()
    }

    fn to_act(&self) -> Seats {
        let mut seats = self.hamlet.to_act();
        match self.flaw {
            Flaw::NobodyToAct if seats.len() == 1 => Seats::NONE,
            Flaw::LeakyToAct if seats.len() > 1 && self.secret(Flaw::LeakyToAct) > 127 => {
                seats.remove(seats.first().expect("more than one"));
                seats
            }
            _ => seats,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Act>) {
        let mut list = Vec::new();
        self.hamlet.legal_actions(seat, &mut list);
        if self.has(Flaw::ClearedList) {
            out.clear();
        }
        match self.flaw {
            Flaw::StuckSeat if list.len() == 1 => list.clear(),
            Flaw::LeakyToAct if !self.to_act().contains(seat) => list.clear(),
            Flaw::IdleOffers if list.is_empty() => list.push(Action::Build(0)),
            Flaw::TwiceOffered => list.push(list.last().copied().unwrap_or(Action::Seal)),
            Flaw::RefusedOffer if list.contains(&Action::Seal) => list.push(Action::Offer(9)),
            Flaw::HiddenAction if list.len() > 3 => drop(list.pop()),
            Flaw::LeakyOffers if list.len() > 1 && self.secret(Flaw::LeakyOffers) > 127 => {
                list.reverse();
            }
            _ => {}
        }
        let slowly = self.has(Flaw::UnreadText);
        out.extend(list.into_iter().map(|action| Act(action, slowly && action == Action::Seal)));
    }

    fn check(&self, seat: Seat, action: Act) -> Result<(), Illegal> {
        match self.flaw {
            Flaw::IdleOffers if !self.hamlet.to_act().contains(seat) => Ok(()),
            _ => self.hamlet.check(seat, action.0),
        }
    }

    fn commit(&mut self, seat: Seat, action: Act, log: &mut impl EventSink<Told>) {
        assert!(!(self.has(Flaw::Panics) && action.0 == Action::Build(3)), "the house fell in");
        if self.has(Flaw::Endless) && matches!(action.0, Action::Build(_)) {
            self.count += 1;
            return;
        }
        if self.has(Flaw::LeakyEvent) && action.0 == Action::Seal {
            let secret = self.secret(Flaw::LeakyEvent);
            log.log(|| Told(None, secret));
        }
        let mut listens = false;
        self.hamlet.commit(seat, action.0, &mut Ear { sink: log, listens: &mut listens });
        let picks = matches!(action.0, Action::Offer(_));
        match self.flaw {
            Flaw::LosingAction if matches!(action.0, Action::Build(_)) => self.lost += 1,
            Flaw::LoadBearingEvent if listens => self.count += 1,
            Flaw::VisiblePick if picks => self.count += 1,
            Flaw::ToldPick if picks => log.log(|| Told(None, 0)),
            _ => {}
        }
    }

    fn view(&self, viewer: Viewer) -> Seen {
        Seen(self.hamlet.view(viewer), self.secret(Flaw::LeakyView), self.count)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Broken {
        if self.has(Flaw::TruthfulDeal) {
            return self.clone();
        }
        let hamlet = self.hamlet.resample(viewer, rng);
        let lost = if self.has(Flaw::LosingDeal) { 1 } else { self.lost };
        Broken { hamlet, flaw: self.flaw, lost, count: self.count }
    }

    fn scores(&self) -> Option<Scores> {
        let early = self.has(Flaw::EarlyScores).then(|| Scores::new(&[0; 2]));
        self.hamlet.scores().or(early)
    }

    fn mid_decision(&self, seat: Seat) -> bool {
        self.hamlet.mid_decision(seat)
    }

    fn reveals(&self, seat: Seat, action: Act) -> bool {
        !self.has(Flaw::SilentReveal) && self.hamlet.reveals(seat, action.0)
    }

    fn tell(_: &Seen) -> Vec<Message> {
        Vec::new()
    }

    fn prompt(&self, seat: Seat) -> Message {
        self.hamlet.prompt(seat).with("secret", self.secret(Flaw::LeakyPrompt))
    }

    fn describe(&self, seat: Seat, action: Act) -> Message {
        self.hamlet.describe(seat, action.0).with("secret", self.secret(Flaw::LeakyWords))
    }

    fn preview(&self, seat: Seat, action: Act) -> Preview {
        let mut preview = self.hamlet.preview(seat, action.0);
        let secret = self.secret(Flaw::LeakyPreview);
        preview.notes.push(Message::new("note").with("secret", secret));
        preview
    }

    fn standing(&self, seat: Seat, answers: &Options) -> Option<Act> {
        let asks = answers.values().all(|value| value == "ask");
        let action = match self.flaw {
            Flaw::IllegalStanding if !asks => Some(Action::Offer(9)),
            Flaw::UnaskedStanding => Some(Action::Seal),
            Flaw::LeakyStanding if self.secret(Flaw::LeakyStanding) > 127 => None,
            _ => self.hamlet.standing(seat, answers),
        };
        action.map(|action| Act(action, false))
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Act,
        log: &mut impl EventSink<Told>,
    ) -> Result<(), Illegal> {
        let checked = self.check(seat, action);
        match self.flaw {
            Flaw::ChangingRefusal if checked.is_err() => self.lost += 1,
            Flaw::AppliedRefusal => return Ok(()),
            _ => {}
        }
        checked?;
        self.commit(seat, action, log);
        Ok(())
    }
}

impl Evaluate for Broken {
    const TERMS: &'static [&'static str] = Hamlet::TERMS;

    fn progress(&self) -> u16 {
        match self.flaw {
            Flaw::LeakyProgress => self.secret(self.flaw).into(),
            Flaw::HastyProgress => self.hamlet.progress() + WHOLE / 2,
            _ => self.hamlet.progress(),
        }
    }

    fn terms(&self, terms: &mut Terms) {
        self.hamlet.terms(terms);
        terms.of_mut(Seat(1))[1] += i32::from(self.secret(Flaw::LeakyTerms));
        if self.flaw == Flaw::RememberedTerms {
            thread_local!(static FIRST: Cell<Option<u16>> = const { Cell::new(None) });
            let first = FIRST.get().unwrap_or_else(|| self.hamlet.progress());
            FIRST.set(Some(first));
            terms.of_mut(Seat(1))[1] += i32::from(first);
        }
    }

    fn fitted() -> &'static Fitted {
        Hamlet::fitted()
    }
}
