//! How good a state looks to a seat, for the bots: prestige, wealth, what rows
//! are likely to pay, offices, vocations, permits and Favors in hand. All in
//! hundredths of a point.
//!
//! **Invariant:** nothing hidden counts but a build that the seat itself has
//! begun; of the decks only their sizes do.

mod answer;
mod outlook;
mod standing;
#[cfg(test)]
mod tests;

use insula_core::{Evaluate, Game, NoLog, Seat};

use crate::phase::Phase;
use crate::run::frame::Frame;
use crate::{Action, MAX_SEATS, UrbanSprawl};
use outlook::Outlook;

/// How much of what the others can expect counts against the seat, in percent.
const RIVALS: i32 = 35;
/// What an action point is worth as long as the turn lasts.
const AP: i32 = 12;
/// What a discount of 1 is worth as long as the turn lasts.
const DISCOUNT: i32 = 25;
/// How many places of a contract are looked at when only the contract has been
/// chosen.
const PLACES: usize = 24;
/// How many answers are given before the state is judged as it stands.
const ANSWERS: usize = 24;

impl Evaluate for UrbanSprawl {
    fn evaluate(&self, seat: Seat) -> i32 {
        let own = self.asked() == Some(seat);
        match *self.pending.get() {
            Some(_) if own => begun(self, seat),
            Some(_) | None => settled(self, seat),
        }
    }
}

/// A build that has begun: the best of its places, with any permits that pay.
fn begun(game: &UrbanSprawl, seat: Seat) -> i32 {
    let mut offers = Vec::new();
    game.legal_actions(seat, &mut offers);
    let step = offers.len().div_ceil(PLACES).max(1);
    let tried = offers.iter().step_by(if is_place(&offers) { step } else { offers.len().max(1) });
    let worth = |&pick: &Action| {
        let mut next = game.clone();
        next.commit(seat, pick, &mut NoLog);
        next.evaluate(seat)
    };
    tried.map(worth).max().unwrap_or_else(|| settled(game, seat))
}

fn is_place(offers: &[Action]) -> bool {
    matches!(offers.first(), Some(Action::Site(_)))
}

/// With the questions of a build answered, so that what it gives can be seen.
fn settled(game: &UrbanSprawl, seat: Seat) -> i32 {
    let ends = matches!(game.frames.bottom(), Some(Frame::EndOfTurn(_)));
    if game.phase != Phase::Ask || ends {
        return judge(game, seat);
    }
    let mut next = game.clone();
    for _ in 0..ANSWERS {
        let (Phase::Ask, Some(asked)) = (next.phase, next.asked()) else { break };
        let Some(answer) = answer::answer(&next, asked) else { break };
        next.commit(asked, answer, &mut NoLog);
    }
    judge(&next, seat)
}

fn judge(game: &UrbanSprawl, seat: Seat) -> i32 {
    let standings = match game.phase {
        Phase::Over => game.parties.map(|party| 100 * i32::from(party.prestige)),
        Phase::Buying | Phase::Turn | Phase::Ask => standing::standings(game, &Outlook::new(game)),
    };
    relative(game, seat, &standings) + turn(game, seat)
}

/// The seat's own figure against a part of the others': their mean and their
/// best count alike.
fn relative(game: &UrbanSprawl, seat: Seat, standings: &[i32; MAX_SEATS]) -> i32 {
    let others = || game.all_seats().filter(|&other| other != seat);
    let sum: i32 = others().map(|other| standings[other.index()]).sum();
    let mean = sum / i32::from(game.seats - 1);
    let best = others().map(|other| standings[other.index()]).max().unwrap_or(0);
    standings[seat.index()] - (mean + best) / 2 * RIVALS / 100
}

/// What can still be done in the turn of now.
fn turn(game: &UrbanSprawl, seat: Seat) -> i32 {
    let acts = matches!(game.phase, Phase::Turn | Phase::Ask) && game.active == seat;
    if acts { AP * i32::from(game.ap) + DISCOUNT * i32::from(game.discount) } else { 0 }
}
