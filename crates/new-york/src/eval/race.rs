//! The race for the majorities of a type: by lead, and by how much can still
//! change.
//!
//! **Invariant:** what a race promises depends on its bits alone, so that it can be
//! remembered. A scoring that nothing can change any more is expected as it will be,
//! before rounding.

use std::ops::{Add, Sub};

use insula_core::{MAX_SEATS, Memo, Seat};

use crate::score::{Letter, PARTIES};
use crate::tile::Kind;

/// By doubt and lead in halves of a tile: the chance, in 256ths, to be ahead
/// of a rival at the scoring.
const AHEAD: [[u32; 9]; 5] = [
    [128, 256, 256, 256, 256, 256, 256, 256, 256],
    [128, 207, 242, 252, 255, 256, 256, 256, 256],
    [128, 172, 207, 229, 242, 249, 253, 254, 255],
    [128, 157, 182, 204, 220, 232, 240, 246, 249],
    [128, 148, 167, 184, 199, 212, 222, 230, 237],
];
/// Bits for a party's tiles, in halves: no type has more than 11 tiles.
const HALVES: usize = 5;
/// Where the number of parties, the type and the doubts of the letters are.
const COUNT_AT: usize = HALVES * PARTIES;
const KIND_AT: usize = COUNT_AT + 3;
const DOUBT_AT: usize = KIND_AT + 3;
/// A scoring that has been or will not come.
const NEVER: u64 = 7;

/// All that decides what the majorities of a type promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Race(u64);

/// Points to be expected, at the next scoring and later.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Points {
    pub next: i32,
    pub later: i32,
}

impl Race {
    /// Between parties that have so many halves of a tile. `doubts` are rows of
    /// [`AHEAD`] by letter, or none for a scoring that has been or will not come.
    pub fn new(kind: Kind, parties: &[u8], doubts: [Option<u8>; 3]) -> Race {
        let mut bits = (parties.len() as u64) << COUNT_AT | (kind.index() as u64) << KIND_AT;
        for (letter, doubt) in doubts.into_iter().enumerate() {
            bits |= doubt.map_or(NEVER, u64::from) << (DOUBT_AT + 3 * letter);
        }
        let race = Race(bits);
        parties.iter().enumerate().fold(race, |race, (party, &halves)| race.with(party, halves))
    }

    /// With so many more halves of a tile for one of the parties.
    #[inline]
    pub fn with(self, party: usize, more: u8) -> Race {
        Race(self.0 + (u64::from(more) << (HALVES * party)))
    }

    /// What it promises, by seat.
    #[inline]
    pub fn promises(self) -> [Points; MAX_SEATS] {
        thread_local!(static KNOWN: Memo<[Points; MAX_SEATS], 1, 1024> = const {
            Memo::new([Points { next: 0, later: 0 }; MAX_SEATS])
        });
        KNOWN.with(|known| known.get([self.0], || self.work_out()))
    }

    fn work_out(self) -> [Points; MAX_SEATS] {
        let part = |at: usize, bits: usize| (self.0 >> at & ((1 << bits) - 1)) as u8;
        let count = usize::from(part(COUNT_AT, 3));
        let halves: [u8; PARTIES] = std::array::from_fn(|party| part(HALVES * party, HALVES));
        let kind = Kind::ALL[usize::from(part(KIND_AT, 3))];
        let doubt = |letter: Letter| part(DOUBT_AT + 3 * letter as usize, 3);
        let letters = Letter::ALL.into_iter().filter(|&letter| u64::from(doubt(letter)) != NEVER);
        let next = letters.clone().next();
        let mut sums = [Points::default(); MAX_SEATS];
        for letter in letters {
            for (seat, sum) in sums.iter_mut().enumerate().take(count) {
                let points =
                    promise(kind, letter, &halves[..count], Seat(seat as u8), doubt(letter));
                *(if Some(letter) == next { &mut sum.next } else { &mut sum.later }) += points;
            }
        }
        sums
    }
}

/// What one scoring promises a seat.
fn promise(kind: Kind, letter: Letter, halves: &[u8], seat: Seat, doubt: u8) -> i32 {
    let own = halves[seat.index()];
    // (5.3) At least one tile is needed.
    if own == 0 && doubt == 0 {
        return 0;
    }
    let places = behind(halves, seat, doubt).into_iter().zip(letter.pays(kind));
    let points: u32 = places.map(|(chance, pay)| chance * u32::from(pay)).sum();
    // Without a tile yet, one has to be found first.
    (if own == 0 { points * 60 / 256 } else { points * 100 / 256 }) as i32
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
