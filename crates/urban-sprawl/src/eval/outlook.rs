//! How much of the game is left, how often rows will pay in it, and what
//! vocation tiles can expect.

use crate::UrbanSprawl;
use crate::card::{CardId, Deck, Sort};
use crate::office::Vocation;
use crate::setup::key_part;

/// Contract cards that are revealed in a turn of anybody's, in percent.
const REVEALS: i32 = 90;
/// Planning cards that are revealed in a turn of anybody's, in percent.
const PLANNED: i32 = 130;
/// Of all contract cards so many name a prestige row, by its number from 1.
const PRESTIGE: [i32; 6] = [12, 10, 11, 8, 6, 4];
/// The cards of the contract decks.
const CONTRACTS: i32 = 111;
/// Of the planning cards so many name each wealth row.
const WEALTH: (i32, i32) = (3, 54);
/// How likely a contract on offer, or one that is revealed, is built, in
/// percent.
const BUILT: i32 = 60;
/// The cards of one deck.
const DECK: i32 = 37;

/// What is to come.
pub(super) struct Outlook {
    /// Turns of each seat that are left, in hundredths.
    pub turns: i32,
    /// How often a wealth row will pay, in hundredths.
    pub wealth: i32,
    /// By vocation: what a tile can still score, in hundredths.
    pub vocations: [i32; Vocation::ALL.len()],
    /// Contract cards that will still be revealed.
    reveals: i32,
}

impl Outlook {
    pub fn new(game: &UrbanSprawl) -> Outlook {
        let (below, len) = key_part(game.length.facts());
        let middle = i32::from(below) + i32::from(len) / 2;
        let hidden = |at: usize| i32::from(game.decks[at].hidden());
        // The key event of a deck opens the next one; the last one ends the
        // game.
        let [_, city, metropolis] = game.active_decks;
        let until = |at: usize, over: bool| if over { 0 } else { (hidden(at) - middle).max(1) };
        let left = [until(0, city), until(1, metropolis), until(2, false)];
        let reveals: i32 = left.iter().sum();
        let table = reveals * 100 * 100 / REVEALS;
        Outlook {
            turns: table / i32::from(game.seats),
            wealth: table * PLANNED / 100 * WEALTH.0 / WEALTH.1,
            vocations: vocations(game, left),
            reveals,
        }
    }

    /// How often a prestige row will pay, in hundredths, with once at the end.
    pub fn prestige(&self, number: u8) -> i32 {
        100 + self.reveals * 100 * PRESTIGE[usize::from(number) - 1] / CONTRACTS
    }

    /// Turns of each seat that are left, but not more than `most`, in
    /// hundredths.
    pub fn turns_to(&self, most: i32) -> i32 {
        self.turns.min(100 * most)
    }
}

/// What a tile of each vocation can still score: contracts on offer, and a
/// share of the decks by what will be revealed of them.
fn vocations(game: &UrbanSprawl, left: [i32; 3]) -> [i32; Vocation::ALL.len()] {
    let mut worth = [0; Vocation::ALL.len()];
    let mut add = |card: CardId, percent: i32| {
        let Some(contract) = game.cards.contract(card) else { return };
        for &(vocation, n) in contract.vocations.as_slice() {
            worth[vocation.index()] += i32::from(n) * percent;
        }
    };
    for (deck, left) in Deck::CONTRACTS.into_iter().zip(left) {
        let percent = BUILT * left / DECK;
        CardId::of(deck, Sort::Contract).for_each(|card| add(card, percent));
    }
    for (_, card) in game.contract_offers() {
        add(card, BUILT);
    }
    worth
}
