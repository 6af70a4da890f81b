//! What the cards of a hand are worth, for building and for bidding.

use super::Stage;
use super::front::colors;
use crate::Capitol;
use crate::cards::{CardSet, Kind};
use crate::data::{AUCTIONS, ROUNDS};
use crate::phase::Phase;

/// The worth of the first, second, ... card of a kind in hand.
const CARDS: [[i32; 6]; 3] =
    [[55, 40, 20, 8, 4, 2], [55, 42, 28, 14, 6, 3], [60, 50, 42, 34, 24, 14]];
/// The worth of each color of permit that is held.
const COLOR: i32 = 18;
/// The worth of one on a card's number, while there are auctions to come.
const PIP: i32 = 7;

/// The worth of a hand, apart.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    pub roofs: i32,
    pub floors: i32,
    pub permits: i32,
    pub bids: i32,
}

impl Hand {
    pub fn sum(self) -> i32 {
        self.roofs + self.floors + self.permits + self.bids
    }
}

pub(super) fn worth(game: &Capitol, stage: Stage, hand: CardSet) -> Hand {
    // (3.5.7) Cards that are left after the last construction only bid.
    let building = stage.later > 0;
    let cards = |kind: Kind| {
        let count = usize::from(hand.of(kind).len());
        CARDS[kind as usize].iter().take(if building { count } else { 0 }).sum::<i32>()
    };
    let held = colors(hand).into_iter().filter(|&count| building && count > 0).count() as i32;
    let auctions = auctions(game) as i32;
    Hand {
        roofs: cards(Kind::Roof),
        floors: cards(Kind::Floor),
        permits: cards(Kind::Permit) + held * COLOR,
        bids: i32::from(hand.total()) * PIP * auctions / AUCTIONS as i32,
    }
}

/// Auctions to come, a round's at most.
fn auctions(game: &Capitol) -> usize {
    let here = match game.phase {
        Phase::Construction => AUCTIONS,
        Phase::Auction | Phase::Put => AUCTIONS - 1 - usize::from(game.auction),
        Phase::Draw | Phase::Over => 0,
    };
    ((ROUNDS - 1 - usize::from(game.round)) * AUCTIONS + here).min(AUCTIONS)
}
