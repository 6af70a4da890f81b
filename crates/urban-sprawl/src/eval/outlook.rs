//! How much of the game is left, how often rows will pay in it, and what
//! vocation tiles can expect.

use std::sync::LazyLock;

use insula_core::WHOLE;

use crate::card::{CardId, Deck};
use crate::market::ContractPile;
use crate::office::Vocation;
use crate::setup::key_part;
use crate::{GameLength, UrbanSprawl};

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
const DECK: i32 = ContractPile::MOST as i32;

/// Cards of the Town deck that lie open at the start.
const SHOWN: i32 = 6;

/// What is to come.
pub(super) struct Outlook {
    /// Turns of each seat that are left, in hundredths.
    pub turns: i32,
    /// How much there is still to build, in percent.
    pub busy: i32,
    /// How sure it is that the end finds things as they are, in percent.
    pub sure: i32,
    /// How often a wealth row will pay, in hundredths.
    pub wealth: i32,
    /// By vocation: what a tile can still score, in hundredths.
    pub vocations: [i32; Vocation::ALL.len()],
    /// Contract cards that will still be revealed.
    pub reveals: i32,
}

impl Outlook {
    pub fn new(game: &UrbanSprawl) -> Outlook {
        let left = left(game);
        let reveals: i32 = left.iter().sum();
        let table = reveals * 100 * 100 / REVEALS;
        let turns = table / i32::from(game.seats);
        Outlook {
            turns,
            busy: turns.min(400) / 4,
            sure: 100 - turns.min(1200) * 70 / 1200,
            wealth: table * PLANNED / 100 * WEALTH.0 / WEALTH.1,
            vocations: vocations(game, left),
            reveals,
        }
    }

    /// How often a prestige row will pay before the end, in hundredths.
    pub fn prestige(&self, number: u8) -> i32 {
        self.reveals * 100 * PRESTIGE[usize::from(number) - 1] / CONTRACTS
    }

    /// Turns of each seat that are left, but not more than `most`, in
    /// hundredths.
    pub fn turns_to(&self, most: i32) -> i32 {
        self.turns.min(100 * most)
    }
}

/// How much of the contract cards until the last key event has come.
pub(super) fn progress(game: &UrbanSprawl) -> u16 {
    let all = Deck::CONTRACTS.len() as i32 * (DECK - middle(game)) - SHOWN;
    let gone = all - left(game).iter().sum::<i32>();
    (gone.max(0) * i32::from(WHOLE) / all) as u16
}

/// By deck: the cards until its key event, which opens the next one or ends the
/// game.
fn left(game: &UrbanSprawl) -> [i32; 3] {
    let middle = middle(game);
    let [_, city, metropolis] = game.active_decks;
    let until = |at: usize, over: bool| {
        let hidden = i32::from(game.decks[at].hidden());
        if over { 0 } else { (hidden - middle).max(1) }
    };
    [until(0, city), until(1, metropolis), until(2, false)]
}

/// Where a key event is likely to lie, counted from the bottom of its deck.
fn middle(game: &UrbanSprawl) -> i32 {
    static MIDDLES: LazyLock<[i32; GameLength::ALL.len()]> = LazyLock::new(|| {
        GameLength::ALL.map(|length| {
            let (below, len) = key_part(length.facts());
            i32::from(below) + i32::from(len) / 2
        })
    });
    MIDDLES[game.length as usize]
}

/// What a tile of each vocation can still score: contracts on offer, and a
/// share of the decks by what will be revealed of them.
fn vocations(game: &UrbanSprawl, left: [i32; 3]) -> [i32; Vocation::ALL.len()] {
    let mut worth = [0; Vocation::ALL.len()];
    // Nothing more comes of a deck that is over.
    for (scored, left) in game.cards.scored().iter().zip(left).filter(|&(_, left)| left > 0) {
        for (worth, &n) in worth.iter_mut().zip(scored) {
            *worth += i32::from(n) * BUILT * left / DECK;
        }
    }
    let shown = |card: CardId| game.cards.contract(card);
    for contract in game.contract_offers().filter_map(|(_, card)| shown(card)) {
        for &(vocation, n) in contract.vocations.as_slice() {
            worth[vocation.index()] += i32::from(n) * BUILT;
        }
    }
    worth
}
