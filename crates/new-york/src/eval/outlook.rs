//! What the scorings to come promise: the races for majorities with how much can
//! still change, and streets.
//!
//! **Invariant:** everything here is known to all seats.

use insula_core::{MAX_SEATS, Seat};

use super::race::{Points, Race};
use crate::NewYork;
use crate::money::{BANKS, Bank};
use crate::phase::Phase;
use crate::score::{Letter, PARTIES};
use crate::tile::{Kind, TileId};

/// What a street side promises on a tile that is not laid.
const SIDE: i32 = 40;
/// The worth of a side of the longest street at the next scoring, the one
/// after it, and the last, in hundredths of a point.
const STREET: [i32; 3] = [100, 80, 60];
/// Money cards that are taken for one tile, in tenths.
const CARDS_A_TILE: i32 = 13;
/// Tiles by type (1.2).
pub(super) const TILES: [i32; 6] = [7, 7, 9, 9, 11, 11];

/// What all seats' expectations are made of.
pub(super) struct Outlook {
    /// By type. Tiles in the reserve count half.
    pub races: [Race; 6],
    /// What they promise, by type and seat.
    pub majorities: [[Points; MAX_SEATS]; 6],
    /// Scorings to come.
    scorings: usize,
    /// Money by seat and bank (8.3).
    pub money: [[u8; BANKS]; MAX_SEATS],
    /// Tiles in the slots and in the bag.
    pub unsold: i32,
    /// The game has ended: only what lies in the city counts.
    pub ended: bool,
}

impl Outlook {
    pub fn new(game: &NewYork) -> Outlook {
        let ended = matches!(game.phase, Phase::Leftover | Phase::Over);
        let mut halves = [[0; PARTIES]; 6];
        let mut left = TILES.map(|tiles| 2 * tiles);
        let mut money = [[0; BANKS]; MAX_SEATS];
        for (party, side) in game.sides[..usize::from(game.seats)].iter().enumerate() {
            let waiting = game.to_place(Seat(party as u8));
            money[party] = Bank::ALL.map(|bank| side.hand.get().of(bank).total());
            for kind in Kind::ALL {
                halves[kind.index()][party] = 2 * side.city.count(kind);
                left[kind.index()] -= 2 * i32::from(side.city.count(kind));
            }
            for tile in waiting.iter().chain(side.reserve.iter()) {
                let Some(kind) = tile.kind() else { continue };
                left[kind.index()] -= 2;
                halves[kind.index()][party] += match waiting.contains(tile) && side.city.fits(tile)
                {
                    true => 2,
                    false => u8::from(!ended),
                };
            }
        }
        let dirk = usize::from(game.seats);
        for kind in game.dirk.iter().filter_map(TileId::kind) {
            halves[kind.index()][dirk] += 2;
            left[kind.index()] -= 2;
        }
        let slots = game.slots.iter().flatten().count() as i32;
        let unsold = slots + i32::from(game.bag.len());
        let sold = Letter::ALL.map(|letter| sold_until(game, letter, unsold));
        let parties = usize::from(game.seats) + usize::from(game.has_dirk());
        let races = Kind::ALL.map(|kind| {
            let left = left[kind.index()];
            let doubts = sold.map(|sold| sold.map(|sold| row(left * sold)));
            Race::new(kind, &halves[kind.index()][..parties], doubts)
        });
        let scorings = sold.iter().flatten().count();
        let majorities = races.map(Race::promises);
        Outlook { races, majorities, scorings, money, unsold, ended }
    }

    /// What the streets promise a seat.
    pub fn street(&self, game: &NewYork, seat: Seat) -> Points {
        let street = i32::from(game.side(seat).city.street());
        let later: i32 = STREET[..self.scorings].iter().skip(1).sum();
        Points { next: street * 100 * i32::from(self.scorings > 0), later: street * later }
    }
}

/// What part of the tiles that are left is sold before a scoring, in 256ths;
/// none if it has been or will not come.
fn sold_until(game: &NewYork, letter: Letter, unsold: i32) -> Option<i32> {
    if game.scored[letter as usize].is_some() {
        return None;
    }
    match game.phase {
        Phase::Act | Phase::Lay => {}
        Phase::Leftover => return (letter == Letter::C).then_some(0),
        Phase::Over => return None,
    }
    let piles = game.deck.piles().map(i32::from);
    let cards = match letter {
        Letter::A => piles[0] + piles[1] / 2,
        Letter::B => piles[0] + piles[1] + piles[2] + piles[3] / 2,
        Letter::C => return Some(256),
    };
    Some((cards * 256 * 10 / (unsold * CARDS_A_TILE).max(1)).min(256))
}

/// How open a majority is with so many tiles to come, in 512ths.
fn row(tiles: i32) -> u8 {
    match tiles {
        ..128 => 0,
        128..512 => 1,
        512..1280 => 2,
        1280..2560 => 3,
        _ => 4,
    }
}

/// What the streets of a tile promise before it is laid.
pub(super) fn promise(tile: TileId) -> i32 {
    SIDE * tile.streets().0.count_ones() as i32
}
