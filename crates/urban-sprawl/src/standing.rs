//! Standing answers: what a seat has said beforehand about the questions that
//! come again and again, often in the turns of others.
//!
//! **Invariant:** the key of a choice is the kind of the question that it answers,
//! and a value is the text of the answer where that is the same for all.

use insula_core::{Choice, Options, Seat, read_choice};

use crate::phase::{self, Phase, ask};
use crate::run::frame::{Asking, Frame};
use crate::{Action, UrbanSprawl};

/// What can be answered beforehand. Where something goes on the map depends on
/// the map: that is always asked.
pub(crate) const CHOICES: &[Choice] = &[
    // (5.4c)
    Choice { key: "vocation", values: &["ask", "wealth", "prestige"] },
    // (14.1.14)
    Choice { key: "pay-you", values: &["ask", "wealth", "prestige"] },
    // (14.1.15)
    Choice { key: "pay-or-lose", values: &["ask", "pay"] },
    // (5.4b)
    Choice { key: "steal", values: &["ask", "decline"] },
    // (14.1.20, 14.1.22, 14.1.23)
    Choice { key: "move", values: &["ask", "decline"] },
    Choice { key: "uncontrol", values: &["ask", "decline"] },
    Choice { key: "claim", values: &["ask", "decline"] },
    // (7.7, 7.10)
    Choice { key: "elect", values: &["ask", "self"] },
    Choice { key: "contractor", values: &["ask", "self"] },
    // (1.16, R45)
    Choice { key: "order", values: &["ask", "clockwise"] },
];

/// What these answers choose for a seat now. What the rules do not allow is
/// asked: wealth that it does not have, an election in which it is not tied.
pub(crate) fn answer(game: &UrbanSprawl, seat: Seat, answers: &Options) -> Option<Action> {
    if game.phase != Phase::Ask || game.asked() != Some(seat) {
        return None;
    }
    let kind = ask::kind(game);
    let choice = CHOICES.iter().find(|choice| choice.key == kind)?;
    let action = match read_choice(choice, answers).ok()? {
        "clockwise" => Action::Next(next(game)?),
        "self" if kind == "elect" => Action::Elect(seat),
        "self" => Action::Contractor(seat),
        text => text.parse().ok()?,
    };
    phase::check(game, seat, action).ok().map(|()| action)
}

/// The first of those left to answer, clockwise from the active seat.
fn next(game: &UrbanSprawl) -> Option<Seat> {
    let Some(Frame::Ask(Asking { left, .. })) = game.frames.top() else { return None };
    game.clockwise().find(|&seat| left.contains(seat))
}
