//! What the rows on the board are likely to pay.

use std::sync::LazyLock;

use insula_core::Seat;

use super::outlook::Outlook;
use super::standing::{COMING, LAST};
use crate::effect::Worth;
use crate::grid::{Block, Row};
use crate::run::payouts;
use crate::zone::{Kinds, Sizes};
use crate::{Area, MAX_SEATS, UrbanSprawl};

/// Buildings of one seat in a row take so many bits.
const BITS: usize = 7;
/// So many buildings in a row of number 1 are as good as what it pays once.
const FOOTING: i32 = 15;
const MASK: u128 = (1 << BITS) - 1;

/// The rows with a number.
pub(super) struct Rows {
    list: [Option<Paying>; Row::COUNT],
}

/// A row with a number.
#[derive(Clone, Copy)]
pub(super) struct Paying {
    number: u8,
    /// What the end pays for each of its points, in hundredths: nothing for
    /// wealth.
    pub last: i32,
    /// What is likely to come before that.
    pub before: i32,
    pub worth: Worth,
    /// By seat: the buildings it has there.
    pub counts: [u8; MAX_SEATS],
    /// By seat: what it would pay now.
    pub pays: [u8; MAX_SEATS],
}

impl Rows {
    pub fn new(game: &UrbanSprawl, outlook: &Outlook) -> Rows {
        let mut owned = [0; MAX_SEATS];
        for seat in game.all_seats() {
            let buildings = game.map.find(Kinds::ANY, Sizes::ANY, Some(seat), Area::All);
            let through = &*THROUGH;
            owned[seat.index()] =
                buildings.iter().map(|lot| through[lot.block().index()]).sum::<u128>();
        }
        let wealth = outlook.wealth * (LAST + COMING * outlook.busy / 100) / 100;
        let mut list = [None; Row::COUNT];
        for (row, paying) in Row::all().zip(&mut list) {
            let Some((worth, number)) = game.map.number(row) else { continue };
            let counts = owned.map(|owned| (owned >> (BITS * row.index()) & MASK) as u8);
            let (last, before) = match worth {
                Worth::Wealth => (0, wealth),
                // (9.2) Once more at the end.
                Worth::Prestige => (outlook.sure, outlook.prestige(number)),
            };
            let pays = payouts::shares(number, counts);
            *paying = Some(Paying { number, last, before, worth, counts, pays });
        }
        Rows { list }
    }

    /// Those with a number.
    pub fn iter(&self) -> impl Iterator<Item = &Paying> {
        self.list.iter().flatten()
    }

    /// By block: what one more building there is worth to a seat.
    pub fn blocks(&self, seat: Seat) -> [i32; Block::COUNT] {
        let more = self.list.map(|paying| paying.map_or(0, |paying| paying.one_more(seat)));
        let mut blocks = [0; Block::COUNT];
        for (worth, through) in blocks.iter_mut().zip(&*THROUGH) {
            let mut left = *through;
            while left != 0 {
                *worth += more[left.trailing_zeros() as usize / BITS];
                left &= left - 1;
            }
        }
        blocks
    }
}

impl Paying {
    /// More buildings than are needed now keep a row, or may win it.
    pub fn footing(&self, seat: Seat) -> i32 {
        let count = self.counts[seat.index()].min(8);
        (self.last + self.before) * i32::from(self.number) * i32::from(count) / FOOTING
    }

    /// What one more building is worth to a seat.
    fn one_more(mut self, seat: Seat) -> i32 {
        let each = self.last + self.before;
        self.counts[seat.index()] += 1;
        let pays = payouts::shares(self.number, self.counts)[seat.index()];
        let gain = i32::from(pays) - i32::from(self.pays[seat.index()]);
        each * gain + each * i32::from(self.number) / FOOTING
    }
}

/// By block: a one at the bits of each row through it.
static THROUGH: LazyLock<[u128; Block::COUNT]> = LazyLock::new(|| {
    let mut through = [0; Block::COUNT];
    for block in Block::all() {
        for row in Row::all().filter(|row| row.lots().contains(block.lot(0))) {
            through[block.index()] |= 1 << (BITS * row.index());
        }
    }
    through
});
