//! What the rows on the board are likely to pay.

use std::sync::LazyLock;

use insula_core::Seat;

use super::outlook::Outlook;
use super::standing::{COMING, LAST};
use crate::effect::Worth;
use crate::grid::{Block, Row};
use crate::run::payouts;
use crate::{MAX_SEATS, UrbanSprawl};

/// So many buildings in a row of number 1 are as good as what it pays once.
const FOOTING: i32 = 15;
/// Counts by row, with room to be added at once.
type Counts = [u8; 32];

/// The rows with a number.
pub(super) struct Rows {
    list: [Option<Paying>; Row::COUNT],
}

/// What the rows hold for a seat.
#[derive(Clone, Copy)]
pub(super) struct Share {
    /// At the end.
    pub last: i32,
    /// Before it.
    pub prestige: i32,
    pub wealth: i32,
    /// For more buildings than are needed now.
    pub footing: i32,
}

impl Share {
    pub const NONE: Share = Share { last: 0, prestige: 0, wealth: 0, footing: 0 };
}

/// A row with a number.
#[derive(Clone, Copy)]
struct Paying {
    number: u8,
    /// What the end pays for each of its points, in hundredths: nothing for
    /// wealth.
    last: i32,
    /// What is likely to come before that.
    before: i32,
    worth: Worth,
    /// By seat: the buildings it has there.
    counts: [u8; MAX_SEATS],
    /// By seat: what it would pay now.
    pays: [u8; MAX_SEATS],
}

impl Rows {
    pub fn new(game: &UrbanSprawl, outlook: &Outlook) -> Rows {
        let mut list = [None; Row::COUNT];
        each(game, outlook, |row, paying| list[row.index()] = Some(paying));
        Rows { list }
    }

    /// By block: what one more building there is worth to a seat.
    pub fn blocks(&self, seat: Seat) -> [i32; Block::COUNT] {
        let more = self.list.map(|paying| paying.map_or(0, |paying| paying.one_more(seat)));
        let mut blocks = [0; Block::COUNT];
        for (worth, through) in blocks.iter_mut().zip(&*THROUGH) {
            *worth = more.iter().zip(through).map(|(&more, &n)| more * i32::from(n)).sum();
        }
        blocks
    }
}

impl Paying {
    /// What one more building is worth to a seat.
    fn one_more(mut self, seat: Seat) -> i32 {
        let each = self.last + self.before;
        self.counts[seat.index()] += 1;
        let pays = payouts::shares(self.number, self.counts)[seat.index()];
        let gain = i32::from(pays) - i32::from(self.pays[seat.index()]);
        each * gain + each * i32::from(self.number) / FOOTING
    }
}

/// By seat: what the rows hold for it.
pub(super) fn shares(game: &UrbanSprawl, outlook: &Outlook) -> [Share; MAX_SEATS] {
    let mut shares = [Share::NONE; MAX_SEATS];
    each(game, outlook, |_, row| {
        // More buildings than are needed now keep a row, or may win it.
        let footing = (row.last + row.before) * i32::from(row.number);
        for (seat, share) in shares.iter_mut().enumerate() {
            if row.counts[seat] == 0 {
                continue;
            }
            let pays = i32::from(row.pays[seat]);
            share.last += row.last * pays;
            share.footing += footing * i32::from(row.counts[seat].min(8)) / FOOTING;
            match row.worth {
                Worth::Prestige => share.prestige += row.before * pays,
                Worth::Wealth => share.wealth += row.before * pays,
            }
        }
    });
    shares
}

/// Every row with a number.
#[inline]
fn each(game: &UrbanSprawl, outlook: &Outlook, mut each: impl FnMut(Row, Paying)) {
    let owned: [Counts; MAX_SEATS] = std::array::from_fn(|seat| counts(game, Seat(seat as u8)));
    let wealth = outlook.wealth * (LAST + COMING * outlook.busy / 100) / 100;
    for row in Row::all() {
        let Some((worth, number)) = game.map.number(row) else { continue };
        let counts = std::array::from_fn(|seat| owned[seat][row.index()]);
        let (last, before) = match worth {
            Worth::Wealth => (0, wealth),
            // (9.2) Once more at the end.
            Worth::Prestige => (outlook.sure, outlook.prestige(number)),
        };
        let pays = payouts::shares(number, counts);
        each(row, Paying { number, last, before, worth, counts, pays });
    }
}

/// The buildings of a seat by row.
#[inline]
fn counts(game: &UrbanSprawl, seat: Seat) -> Counts {
    let through = &*THROUGH;
    let mut counts = [0; size_of::<Counts>()];
    for lot in game.map.owned(seat).iter() {
        let one = &through[lot.block().index()];
        counts.iter_mut().zip(one).for_each(|(count, n)| *count += n);
    }
    counts
}

/// By block: a one for each row through it.
static THROUGH: LazyLock<[Counts; Block::COUNT]> = LazyLock::new(|| {
    let mut through = [[0; size_of::<Counts>()]; Block::COUNT];
    for block in Block::all() {
        for row in Row::all().filter(|row| row.lots().contains(block.lot(0))) {
            through[block.index()][row.index()] = 1;
        }
    }
    through
});
