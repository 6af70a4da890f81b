//! Who knows what: dealing the hidden order anew for a viewer, and telling
//! what an action would show (8).
//!
//! **Invariant:** every card of a hand has been seen when it was dealt, taken
//! or paid (8.3), so only the orders of deck and bag, the luck of reshuffles
//! and unfinished picks differ.

use insula_core::{Rng, Seat, Viewer};

use crate::money::{Deck, Drawn, PLACES};
use crate::phase::act::Pending;
use crate::phase::{Phase, refill};
use crate::{Action, NewYork};

/// Another state that looks the same to `viewer`.
pub(crate) fn resample(game: &NewYork, viewer: Viewer, rng: &mut Rng) -> NewYork {
    let mut game = game.clone();
    game.deck.redeal(rng);
    game.bag.redeal(rng);
    *game.luck.get_mut() = rng.seed();
    if !viewer.is(game.turn) {
        *game.pending.get_mut() = None;
    }
    game
}

/// Whether the legal `action` ends the turn and the refill shows something
/// that nobody could tell.
pub(crate) fn reveals(game: &NewYork, _seat: Seat, action: Action) -> bool {
    let Some(taken) = ends_turn(game, action) else { return false };
    let (mut deck, mut bag) = (game.deck.clone(), game.bag.len());
    let mut discards = Some(game.discards).filter(|cards| !cards.is_empty());
    let mut free = PLACES - (game.display.cards().len() - taken);
    while free > 0 {
        if deck.len() == 0 {
            let Some(cards) = discards.take() else { break };
            // Any order will do: what is known of a shuffled deck is the same.
            deck = Deck::again(cards, &mut Rng::new(*game.luck.get()));
        }
        if !deck.is_known() {
            return true;
        }
        match deck.draw() {
            Some(Drawn::Money(_)) => free -= 1,
            Some(Drawn::Scoring(letter)) if game.has_dirk() => {
                let share = refill::dirk_share(letter, bag);
                if share > 0 && share < bag {
                    return true;
                }
                bag -= share;
            }
            Some(Drawn::Scoring(_)) | None => {}
        }
    }
    // A single tile can be told, and an empty bag too.
    bag > 1 && game.slots.iter().any(|slot| slot.is_none())
}

/// How many cards of the display go with the turn that `action` ends; none
/// if it goes on.
fn ends_turn(game: &NewYork, action: Action) -> Option<usize> {
    let nothing_waits = game.waiting.is_empty();
    match action {
        Action::Done => match *game.pending.get() {
            Some(Pending::Take { places }) => nothing_waits.then(|| places.count_ones() as usize),
            // A tile just bought is to be laid.
            Some(Pending::Pay { .. } | Pending::Move { .. }) | None => None,
        },
        Action::Put(_) | Action::Swap(_) | Action::Dismantle(_) | Action::Pass => {
            nothing_waits.then_some(0)
        }
        Action::Lay(..) | Action::Keep(_) | Action::Give(_) => {
            (game.phase == Phase::Lay && game.waiting.len() == 1).then_some(0)
        }
        Action::Take(_) | Action::Buy(_) | Action::Pay(_) | Action::Move(_) => None,
    }
}
