//! What the scorings to come promise: majorities by lead and by how much can
//! still change, and streets.
//!
//! **Invariant:** a scoring that nothing can change any more is expected as it
//! will be, before rounding.

use std::ops::{Add, Sub};

use insula_core::Seat;

use crate::NewYork;
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

/// By doubt and lead in halves of a tile: the chance, in 256ths, to be ahead
/// of a rival at the scoring.
const AHEAD: [[u32; 9]; 5] = [
    [128, 256, 256, 256, 256, 256, 256, 256, 256],
    [128, 207, 242, 252, 255, 256, 256, 256, 256],
    [128, 172, 207, 229, 242, 249, 253, 254, 255],
    [128, 157, 182, 204, 220, 232, 240, 246, 249],
    [128, 148, 167, 184, 199, 212, 222, 230, 237],
];

/// What all seats' expectations are made of.
pub(super) struct Outlook {
    /// Tiles by type and party in halves: those in the reserve count half.
    pub halves: [[u8; PARTIES]; 6],
    parties: usize,
    /// By type and letter: the row of [`AHEAD`], or none for a scoring that
    /// has been or will not come.
    pub doubt: [[Option<u8>; 6]; 3],
    /// The scoring that comes next.
    next: usize,
    /// Tiles in the slots and in the bag.
    pub unsold: i32,
    /// The game has ended: only what lies in the city counts.
    pub ended: bool,
}

/// Points to be expected, at the next scoring and later.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Points {
    pub next: i32,
    pub later: i32,
}

impl Outlook {
    pub fn new(game: &NewYork) -> Outlook {
        let ended = matches!(game.phase, Phase::Leftover | Phase::Over);
        let mut halves = [[0; PARTIES]; 6];
        let mut left = TILES.map(|tiles| 2 * tiles);
        for (party, side) in game.sides[..usize::from(game.seats)].iter().enumerate() {
            let waiting = game.to_place(Seat(party as u8));
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
        let doubt = Letter::ALL.map(|letter| {
            let sold = sold_until(game, letter, unsold);
            left.map(|left| sold.map(|sold| row(left * sold)))
        });
        let parties = usize::from(game.seats) + usize::from(game.has_dirk());
        let next = doubt.iter().position(|doubt| doubt[0].is_some()).unwrap_or(doubt.len());
        Outlook { halves, parties, doubt, next, unsold, ended }
    }

    /// What the streets promise a seat.
    pub fn street(&self, game: &NewYork, seat: Seat) -> Points {
        let letters = self.doubt.iter().filter(|doubt| doubt[0].is_some()).count();
        let street = i32::from(game.side(seat).city.street());
        let later: i32 = STREET[..letters].iter().skip(1).sum();
        Points { next: street * 100 * i32::from(letters > 0), later: street * later }
    }

    /// What the majorities promise a seat, by type.
    pub fn majorities(&self, seat: Seat) -> [Points; 6] {
        Kind::ALL.map(|kind| self.majority(seat, kind, seat.index(), 0))
    }

    /// What a type's majority promises a seat with so many more halves of a tile
    /// for one of the parties.
    pub fn majority(&self, seat: Seat, kind: Kind, party: usize, more: u8) -> Points {
        let mut halves = self.halves[kind.index()];
        halves[party] += more;
        let own = halves[seat.index()];
        let mut sum = Points::default();
        for letter in Letter::ALL {
            let Some(doubt) = self.doubt[letter as usize][kind.index()] else { continue };
            // (5.3) At least one tile is needed.
            if own == 0 && doubt == 0 {
                continue;
            }
            let behind = behind(&halves[..self.parties], seat, doubt);
            let places = behind.into_iter().zip(letter.pays(kind));
            let points: u32 = places.map(|(chance, pay)| chance * u32::from(pay)).sum();
            // Without a tile yet, one has to be found first.
            let points = if own == 0 { points * 60 / 256 } else { points * 100 / 256 } as i32;
            *(if letter as usize == self.next { &mut sum.next } else { &mut sum.later }) += points;
        }
        sum
    }
}

/// The chances, in 256ths, that no, one or two rivals are ahead of a seat.
fn behind(halves: &[u8], seat: Seat, doubt: u8) -> [u32; 3] {
    let own = i32::from(halves[seat.index()]);
    let ahead = &AHEAD[usize::from(doubt)];
    let mut behind = [256, 0, 0];
    for (party, &other) in halves.iter().enumerate() {
        if party == seat.index() {
            continue;
        }
        let lead = own - i32::from(other);
        let chance = ahead[(lead.unsigned_abs() as usize).min(8)];
        let chance = if lead < 0 { 256 - chance } else { chance };
        behind = [
            behind[0] * chance / 256,
            (behind[1] * chance + behind[0] * (256 - chance)) / 256,
            (behind[2] * chance + behind[1] * (256 - chance)) / 256,
        ];
    }
    behind
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points { next: self.next + other.next, later: self.later + other.later }
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points { next: self.next - other.next, later: self.later - other.later }
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
