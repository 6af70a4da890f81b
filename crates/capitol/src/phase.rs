//! What is being done now, and the way from one phase to the next (3.0).
//!
//! **Invariant:** when [`Capitol::commit`](insula_core::Game::commit) returns,
//! somebody owes a decision or the game is over: what nobody decides (a pass
//! without cards, an auction without bidders, a draw from nothing) has happened.

pub(crate) mod auction;
pub(crate) mod construction;
pub(crate) mod draw;

use insula_core::{EventSink, Scores, Seat, Seats};
use serde::Serialize;

use crate::data::{AUCTIONS, ROUNDS, data};
use crate::event::Event;
use crate::{Capitol, score};

/// What is being done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Phase {
    /// Cards are played for their effects.
    Construction,
    /// Bids are sealed.
    Auction,
    /// The auction's winner places the piece.
    Put,
    /// The end phase: cards are drawn.
    Draw,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its name, for selectors in sentences.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Construction => "construction",
            Phase::Auction => "auction",
            Phase::Put => "put",
            Phase::Draw => "draw",
            Phase::Over => "over",
        }
    }
}

/// Starts a round with its construction phase (3.0).
pub(crate) fn start_round(game: &mut Capitol, log: &mut impl EventSink<Event>) {
    game.phase = Phase::Construction;
    game.auction = 0;
    game.passed = Seats::NONE;
    game.due = 0;
    for side in &mut game.sides {
        side.shown = Default::default();
    }
    game.revealed = None;
    let (round, start) = (game.round, game.start);
    log.log(|| Event::Round { round, start });
    construction::give_turn(game, start, log);
}

/// Starts the next auction, or scores the round after the third (3.3.1).
pub(crate) fn start_auction(game: &mut Capitol, log: &mut impl EventSink<Event>) {
    while usize::from(game.auction) < AUCTIONS {
        game.phase = Phase::Auction;
        game.sealed = Seats::NONE;
        if !auction::bidders(game).is_empty() {
            return;
        }
        // (3.3.7) Nobody has cards: nobody bids.
        auction::reveal(game, log);
    }
    end_round(game, log);
}

/// Scores the round (3.4), then the end phase or the end of the game (3.5.7).
fn end_round(game: &mut Capitol, log: &mut impl EventSink<Event>) {
    let points = score::score_round(game);
    let (round, seats) = (game.round, game.seats);
    log.log(|| Event::Scored { round, points, seats });
    // (3.5.7) The fourth scoring ends the game.
    if usize::from(game.round) + 1 == ROUNDS {
        game.phase = Phase::Over;
        log.log(|| Event::Over { scores: final_scores(game) });
        return;
    }
    game.phase = Phase::Draw;
    draw::give_turn(game, game.start, log);
}

/// Points by seat, whatever the phase.
pub(crate) fn final_scores(game: &Capitol) -> Scores {
    let mut points = [0; crate::MAX];
    for (points, side) in points.iter_mut().zip(&game.sides) {
        *points = i32::from(side.score);
    }
    Scores::new(&points[..usize::from(game.seats)])
}

/// Which of the twelve auctions of the game the current one is, from 0; its
/// piece keeps this number.
pub(crate) fn lot(game: &Capitol) -> u8 {
    game.round * AUCTIONS as u8 + game.auction
}

/// The piece of the current auction (3.3.1).
pub(crate) fn piece(game: &Capitol) -> crate::Piece {
    data().program[usize::from(game.round)][usize::from(game.auction)]
}

/// Passes the start marker left and starts the next round (3.5.6).
pub(crate) fn next_round(game: &mut Capitol, log: &mut impl EventSink<Event>) {
    game.start = game.start.next(game.seats);
    game.round += 1;
    start_round(game, log);
}

/// All seats, clockwise from `first`.
pub(crate) fn clockwise(first: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    (0..seats).scan(first, move |seat, _| {
        let now = *seat;
        *seat = now.next(seats);
        Some(now)
    })
}
