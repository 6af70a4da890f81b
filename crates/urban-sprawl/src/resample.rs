//! Who knows what: dealing hidden cards anew for a viewer, and telling what an
//! action would show (1.10).
//!
//! **Invariant:** which cards lie face down in a deck can be told from those
//! in sight, and how the decks were made is known; only their order differs,
//! the luck of the next reshuffle, and a build that has only begun.

use insula_core::{Game, NoLog, Rng, Seat, Viewer};

use crate::board::board;
use crate::card::{CardId, Sort};
use crate::setup::key_part;
use crate::{Action, UrbanSprawl};

/// Another state that looks the same to `viewer`.
pub(crate) fn resample(game: &UrbanSprawl, viewer: Viewer, rng: &mut Rng) -> UrbanSprawl {
    let mut game = game.clone();
    let key = key_part(game.length.facts());
    for deck in &mut game.decks {
        redeal_contracts(deck.hidden_mut(), key, rng);
    }
    redeal_planning(&mut game, rng);
    *game.luck.get_mut() = rng.seed();
    if !viewer.is(game.active) {
        *game.pending.get_mut() = None;
    }
    game
}

/// Whether the legal `action` shows a card that nobody could tell.
pub(crate) fn reveals(game: &UrbanSprawl, seat: Seat, action: Action) -> bool {
    let mut after = game.clone();
    after.commit(seat, action, &mut NoLog);
    // A single card that lies face down can be told.
    let shown = |old: u8, new: u8| old > 1 && new < old;
    after.luck != game.luck
        || shown(game.planning_deck.hidden(), after.planning_deck.hidden())
        || game.decks.iter().zip(&after.decks).any(|(old, new)| shown(old.hidden(), new.hidden()))
}

/// Any order, but the key event stays in its part of the deck.
fn redeal_contracts(cards: &mut [CardId], (first, len): (u8, u8), rng: &mut Rng) {
    let Some(key) = cards.iter().position(|card| card.sort() == Sort::Key) else {
        rng.shuffle(cards);
        return;
    };
    let last = cards.len() - 1;
    cards.swap(key, last);
    rng.shuffle(&mut cards[..last]);
    let (first, end) = (usize::from(first), usize::from(first + len).min(cards.len()));
    let place = first + rng.below((end - first) as u32) as usize;
    cards.swap(place, last);
}

/// Any order; in the first deck, only permits lie above the part with the
/// events (2.3b).
fn redeal_planning(game: &mut UrbanSprawl, rng: &mut Rng) {
    let first_deck = game.first_deck;
    let cards = game.planning_deck.hidden_mut();
    rng.shuffle(cards);
    let planning = &board().planning;
    let events = CardId::of(crate::Deck::Planning, Sort::Event).len();
    let mixed = usize::from(planning.with_events) + events;
    if !first_deck || cards.len() <= mixed {
        return;
    }
    // Each event above goes down in place of a permit, any as likely.
    for at in mixed..cards.len() {
        while cards[at].sort() == Sort::Event {
            let other = rng.below(mixed as u32) as usize;
            cards.swap(at, other);
        }
    }
}
