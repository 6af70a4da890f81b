//! Hamlet that knows whether its hidden cards have been dealt anew, and refuses
//! to be evaluated, tried or described as it truly is.

use insula_core::{
    Choice, Evaluate, EventSink, Fitted, Game, Message, Options, Preview, Rng, Scores, Seat, Seats,
    SetupError, Terms, Viewer,
};
use insula_testkit::hamlet::{Action, Event, Hamlet, Illegal, Setup, View};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Marked {
    hamlet: Hamlet,
    dealt: bool,
}

impl Marked {
    fn dealt(&self) -> &Hamlet {
        assert!(self.dealt, "the truth was looked at");
        &self.hamlet
    }
}

impl Game for Marked {
    const ID: &'static str = "marked";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = Hamlet::SEATS;
    const OPTIONS: &'static [Choice] = Hamlet::OPTIONS;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn setup(seats: u8, options: &Options) -> Result<Setup, SetupError> {
        Hamlet::setup(seats, options)
    }

    fn new(setup: &Setup, rng: Rng) -> Marked {
        Marked { hamlet: Hamlet::new(setup, rng), dealt: false }
    }

    fn seats(&self) -> u8 {
        self.hamlet.seats()
    }

    fn to_act(&self) -> Seats {
        self.hamlet.to_act()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.hamlet.legal_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.dealt().check(seat, action)
    }

    fn commit(&mut self, seat: Seat, action: Action, log: &mut impl EventSink<Event>) {
        self.dealt();
        self.hamlet.commit(seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.dealt().view(viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Marked {
        Marked { hamlet: self.hamlet.resample(viewer, rng), dealt: true }
    }

    fn scores(&self) -> Option<Scores> {
        self.hamlet.scores()
    }

    fn mid_decision(&self, seat: Seat) -> bool {
        self.dealt().mid_decision(seat)
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        self.hamlet.reveals(seat, action)
    }

    fn tell(view: &View) -> Vec<Message> {
        Hamlet::tell(view)
    }

    fn prompt(&self, seat: Seat) -> Message {
        self.hamlet.prompt(seat)
    }

    fn describe(&self, seat: Seat, action: Action) -> Message {
        self.dealt().describe(seat, action)
    }

    fn preview(&self, seat: Seat, action: Action) -> Preview {
        self.dealt().preview(seat, action)
    }
}

impl Evaluate for Marked {
    const TERMS: &'static [&'static str] = <Hamlet as Evaluate>::TERMS;

    fn progress(&self) -> u16 {
        self.dealt().progress()
    }

    fn terms(&self, terms: &mut Terms) {
        self.dealt().terms(terms);
    }

    fn fitted() -> &'static Fitted {
        <Hamlet as Evaluate>::fitted()
    }
}
