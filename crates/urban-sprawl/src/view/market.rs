//! The boxes, decks and rails.

use serde::Serialize;

use super::CardText;
use crate::UrbanSprawl;
use crate::board::board;
use crate::card::{CardId, Deck};
use crate::phase::Phase;

/// A box of the market.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BoxView {
    /// What its card costs.
    pub ap: u8,
    /// The card.
    pub card: Option<CardText>,
}

/// A deck.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DeckView {
    /// Which.
    pub deck: Deck,
    /// Whether cards of it can be had.
    pub active: bool,
    /// What its face-up top costs.
    pub ap: u8,
    /// The top, where it is face up.
    pub top: Option<CardText>,
    /// Cards, a face-up top included.
    pub left: u8,
    /// Whether its key event has come.
    pub key: bool,
}

/// The planning boxes, the dearest first.
pub(super) fn planning(game: &UrbanSprawl) -> Vec<BoxView> {
    boxes(&board().market.planning, &game.planning)
}

/// The contract boxes, the dearest first.
pub(super) fn contracts(game: &UrbanSprawl) -> Vec<BoxView> {
    boxes(&board().market.contracts, &game.boxes)
}

/// The planning deck; it has no key event.
pub(super) fn planning_deck(game: &UrbanSprawl) -> DeckView {
    DeckView {
        deck: Deck::Planning,
        active: true,
        ap: board().market.planning_top,
        top: game.planning_deck.top().map(CardText),
        left: game.planning_deck.len(),
        key: false,
    }
}

/// Town, City, Metropolis.
pub(super) fn decks(game: &UrbanSprawl) -> Vec<DeckView> {
    let [_, city, metropolis] = game.active_decks;
    // The key event of a deck makes the next one active; the last one ends
    // the game.
    let keys = [city, metropolis, game.phase == Phase::Over];
    let row = |(at, deck): (usize, Deck)| DeckView {
        deck,
        active: game.active_decks[at],
        ap: board().market.contract_tops[at],
        top: game.decks[at].top().map(CardText),
        left: game.decks[at].len(),
        key: keys[at],
    };
    Deck::CONTRACTS.into_iter().enumerate().map(row).collect()
}

/// From 5 to 4, 4 to 3, 3 to 2, 2 to 1.
pub(super) fn rails(game: &UrbanSprawl) -> Vec<bool> {
    (0..game.boxes.len() - 1).rev().map(|into| game.rail(into)).collect()
}

/// The state has the cheapest first.
fn boxes(ap: &[u8], cards: &[Option<CardId>]) -> Vec<BoxView> {
    let row = |(&ap, card): (&u8, &Option<CardId>)| BoxView { ap, card: card.map(CardText) };
    ap.iter().zip(cards).map(row).rev().collect()
}
