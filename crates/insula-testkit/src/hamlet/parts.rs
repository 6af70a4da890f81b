//! Actions, refusals, events and the view of Hamlet.

use std::fmt;
use std::str::FromStr;

use insula_core::{Arg, Message, Refused, Say, Seat};
use serde::Serialize;

/// One decision: `offer 5`, `seal`, `build 2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Puts a card down, unseen.
    Offer(u8),
    /// The offer is complete.
    Seal,
    /// Builds on a plot, counted from 0.
    Build(u8),
}

impl Action {
    /// Every action there is, and some that never are.
    pub fn all() -> Vec<Action> {
        let numbers = 0..10;
        let offers = numbers.clone().map(Action::Offer);
        offers.chain([Action::Seal]).chain(numbers.map(Action::Build)).collect()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Offer(card) => write!(f, "offer {card}"),
            Action::Seal => f.write_str("seal"),
            Action::Build(plot) => write!(f, "build {plot}"),
        }
    }
}

/// No action is written so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseActionError;

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let number = |text: &str| text.parse().map_err(|_| ParseActionError);
        match text.split_once(' ') {
            None if text == "seal" => Ok(Action::Seal),
            Some(("offer", card)) => number(card).map(Action::Offer),
            Some(("build", plot)) => number(plot).map(Action::Build),
            _ => Err(ParseActionError),
        }
    }
}

/// Why the rules refuse an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// It is not this seat's time for it.
    NotNow,
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: u8,
    },
    /// Cards are put down in ascending order.
    NotAscending {
        /// The least card that may follow.
        least: u8,
    },
    /// Two cards are down already.
    TooMany,
    /// There is no such plot, or somebody has built there.
    NotFree {
        /// Which.
        plot: u8,
    },
}

impl Say for Illegal {
    fn say(&self) -> Message {
        match *self {
            Illegal::NotNow => Message::new("hamlet-no-now"),
            Illegal::NotInHand { card } => Message::new("hamlet-no-card").with("card", card),
            Illegal::NotAscending { least } => Message::new("hamlet-no-order").with("least", least),
            Illegal::TooMany => Message::new("hamlet-no-more"),
            Illegal::NotFree { plot } => Message::new("hamlet-no-plot").with("plot", plot),
        }
    }
}

impl Refused for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotNow | Illegal::NotInHand { .. } => "1",
            Illegal::NotAscending { .. } | Illegal::TooMany => "1",
            Illegal::NotFree { .. } => "2",
        }
    }
}

/// What everybody may know has happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// All offers, by seat, and who builds.
    Shown {
        /// By seat.
        offers: Vec<Vec<u8>>,
        /// Nobody when nobody offered.
        winner: Option<Seat>,
    },
    /// Somebody has built.
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        plot: u8,
    },
    /// The game has ended.
    Over,
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Event::Shown { offers, winner } => {
                let sums = offers.iter().map(|offer| offer.iter().sum::<u8>()).collect::<Vec<_>>();
                let winner = winner.map_or(Arg::from("nobody"), Arg::from);
                Message::new("hamlet-log-shown").with("sums", sums).with("winner", winner)
            }
            Event::Built { seat, plot } => {
                Message::new("hamlet-log-built").with("seat", *seat).with("plot", *plot)
            }
            Event::Over => Message::new("hamlet-log-over"),
        }
    }
}

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// From 0.
    pub round: u8,
    /// By plot: who built there.
    pub street: Vec<Option<Seat>>,
    /// Cards by seat, with those put down.
    pub hands: Vec<usize>,
    /// Who has sealed.
    pub sealed: Vec<bool>,
    /// By seat.
    pub points: Vec<i32>,
    /// Cards left.
    pub deck: usize,
    /// In the order in which they were shown.
    pub discards: Vec<u8>,
    /// Own cards, without those put down.
    pub hand: Option<Vec<u8>>,
    /// Own cards put down.
    pub offered: Option<Vec<u8>>,
}
