//! The end of the game: who receives the tiles left in the slots, and the last
//! scoring (6.2, 6.3).

use insula_core::{EventSink, Seat, Seats};

use super::{Ended, Phase, refill};
use crate::NewYork;
use crate::event::Event;
use crate::money::Bank;
use crate::score::Letter;

/// Seats that still have leftover tiles to place, all at the same time (6.3).
#[inline]
pub(crate) fn placing(game: &NewYork) -> Seats {
    let mut seats = Seats::NONE;
    for seat in (0..game.seats).map(Seat) {
        if !game.side(seat).leftover.is_empty() {
            seats.insert(seat);
        }
    }
    seats
}

/// Ends the game: each tile left in a slot goes to who has the most money of
/// that bank (6.2).
pub(crate) fn start(game: &mut NewYork, why: Ended, log: &mut impl EventSink<Event>) {
    game.phase = Phase::Leftover;
    game.ended = Some(why);
    log.log(|| Event::Ended { why });
    for bank in Bank::ALL {
        let Some(tile) = game.slots[bank.index()] else { continue };
        match richest(game, bank) {
            Some((seat, total)) => {
                game.slots[bank.index()] = None;
                game.side_mut(seat).leftover.insert(tile);
                log.log(|| Event::Leftover { seat, tile, bank, total });
            }
            None => log.log(|| Event::LeftoverStays { tile, bank }),
        }
    }
    end_if_placed(game, log);
}

/// The seat whose money of the bank is the strictly highest, above 0 (6.2).
fn richest(game: &NewYork, bank: Bank) -> Option<(Seat, u8)> {
    let (mut best, mut most) = (None, 0);
    for seat in (0..game.seats).map(Seat) {
        let total = game.side(seat).hand.get().of(bank).total();
        if total > most {
            (best, most) = (Some(seat), total);
        } else if total == most {
            best = None;
        }
    }
    best.map(|seat| (seat, most))
}

/// Scores C once everything is placed (6.3); then the game is over (6.4).
pub(crate) fn end_if_placed(game: &mut NewYork, log: &mut impl EventSink<Event>) {
    if !placing(game).is_empty() {
        return;
    }
    refill::score(game, Letter::C, log);
    game.phase = Phase::Over;
    log.log(|| Event::Won { scores: game.points() });
}
