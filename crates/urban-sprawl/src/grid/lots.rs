//! Sets of lots, a bit each, row by row: what touches what is a few shifts.
//!
//! **Invariant:** no bit beyond the 144 lots is ever set.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::{BLOCKS, Block, Lot, SIDE, table};

/// A set of lots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Lots([u64; 3]);

impl Lots {
    /// No lot.
    pub const NONE: Lots = Lots([0; 3]);
    /// Every lot.
    pub const ALL: Lots = Lots([u64::MAX, u64::MAX, (1 << 16) - 1]);
    /// The top left lot of every block.
    pub(super) const FIRST: Lots = {
        let mut lots = Lots::NONE;
        let mut index = 0;
        while index < Block::COUNT {
            let block = Block::at(index as u8 / BLOCKS, index as u8 % BLOCKS);
            lots = lots.with(block.lot(0));
            index += 1;
        }
        lots
    };
    const LEFT: Lots = Lots::column(0);
    const RIGHT: Lots = Lots::column(SIDE - 1);

    /// One lot.
    #[inline]
    pub const fn of(lot: Lot) -> Lots {
        Lots::NONE.with(lot)
    }

    /// A row of lots.
    pub const fn row(row: u8) -> Lots {
        let mut lots = Lots::NONE;
        let mut column = 0;
        while column < SIDE {
            lots = lots.with(Lot::at(row, column));
            column += 1;
        }
        lots
    }

    /// A column of lots.
    pub const fn column(column: u8) -> Lots {
        let mut lots = Lots::NONE;
        let mut row = 0;
        while row < SIDE {
            lots = lots.with(Lot::at(row, column));
            row += 1;
        }
        lots
    }

    /// The lots of a row of blocks.
    #[inline]
    pub const fn block_row(row: u8) -> Lots {
        const ROWS: [Lots; BLOCKS as usize] = {
            let mut rows = [Lots::NONE; BLOCKS as usize];
            let mut row = 0;
            while row < BLOCKS {
                rows[row as usize] = Lots::row(row * 2).or(Lots::row(row * 2 + 1));
                row += 1;
            }
            rows
        };
        ROWS[row as usize]
    }

    /// The lots of a column of blocks.
    #[inline]
    pub const fn block_column(column: u8) -> Lots {
        const COLUMNS: [Lots; BLOCKS as usize] = {
            let mut columns = [Lots::NONE; BLOCKS as usize];
            let mut at = 0;
            while at < BLOCKS {
                columns[at as usize] = Lots::column(at * 2).or(Lots::column(at * 2 + 1));
                at += 1;
            }
            columns
        };
        COLUMNS[column as usize]
    }

    /// The single block rows through a block, 11 blocks: "these rows" (5.5c, R14).
    #[inline]
    pub const fn these_rows(block: Block) -> Lots {
        const ROWS: [Lots; Block::COUNT] = {
            let mut rows = [Lots::NONE; Block::COUNT];
            let mut index = 0;
            while index < Block::COUNT {
                let (row, column) = (index as u8 / BLOCKS, index as u8 % BLOCKS);
                rows[index] = Lots::block_row(row).or(Lots::block_column(column));
                index += 1;
            }
            rows
        };
        ROWS[block.index()]
    }

    /// The four of a block.
    #[inline]
    pub fn block(block: Block) -> Lots {
        table::WITHIN[block.index()][0b1111]
    }

    /// Bits by lot; the last word has only 16 lots.
    #[inline]
    pub(super) const fn words(self) -> [u64; 3] {
        self.0
    }

    /// These and `lot`.
    #[inline]
    #[must_use]
    pub const fn with(mut self, lot: Lot) -> Lots {
        self.0[lot.index() / 64] |= 1 << (lot.index() % 64);
        self
    }

    /// Whether `lot` is one of them.
    #[inline]
    pub const fn contains(self, lot: Lot) -> bool {
        self.0[lot.index() / 64] >> (lot.index() % 64) & 1 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as u8
    }

    /// Whether some lot is in both.
    #[inline]
    pub const fn meets(self, other: Lots) -> bool {
        !self.and(other).is_empty()
    }

    /// The first, row by row.
    #[inline]
    pub fn first(self) -> Option<Lot> {
        self.iter().next()
    }

    /// Row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Lot> {
        let Lots(words) = self;
        let (mut word, mut left) = (0, words[0]);
        std::iter::from_fn(move || {
            while left == 0 {
                left = *words.get(word + 1)?;
                word += 1;
            }
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(Lot::from_index(word * 64 + bit))
        })
    }

    /// These and all that touch one of them by a side or a corner (1.5).
    #[inline]
    #[must_use]
    pub const fn spread(self) -> Lots {
        let east = self.up(1).minus(Lots::LEFT);
        let west = self.down(1).minus(Lots::RIGHT);
        let wide = self.or(east).or(west);
        wide.or(wide.up(SIDE as u32)).or(wide.down(SIDE as u32))
    }

    /// The lots around these: those that touch one of them and are none.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Lots {
        self.spread().minus(self)
    }

    /// The blocks whose lot at `corner` is one of these, each by its top left
    /// lot.
    #[inline]
    pub(super) const fn gather(self, corner: u8) -> Lots {
        self.down(shift(corner)).and(Lots::FIRST)
    }

    /// The reverse of [`Lots::gather`]: blocks by their top left lots become
    /// the lots at `corner`.
    #[inline]
    pub(super) const fn scatter(self, corner: u8) -> Lots {
        self.up(shift(corner))
    }

    #[inline]
    const fn and(self, other: Lots) -> Lots {
        Lots([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    #[inline]
    const fn or(self, other: Lots) -> Lots {
        Lots([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    #[inline]
    const fn minus(self, other: Lots) -> Lots {
        Lots([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Each lot becomes the one `by` further on, below 64.
    #[inline]
    const fn up(self, by: u32) -> Lots {
        if by == 0 {
            return self;
        }
        let [a, b, c] = self.0;
        let moved = [a << by, b << by | a >> (64 - by), c << by | b >> (64 - by)];
        Lots(moved).and(Lots::ALL)
    }

    /// Each lot becomes the one `by` before it, below 64.
    #[inline]
    const fn down(self, by: u32) -> Lots {
        if by == 0 {
            return self;
        }
        let [a, b, c] = self.0;
        Lots([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by])
    }
}

/// How far the lot at `corner` comes after the top left one of its block.
#[inline]
const fn shift(corner: u8) -> u32 {
    (corner / 2 * SIDE + corner % 2) as u32
}

impl BitAnd for Lots {
    type Output = Lots;

    #[inline]
    fn bitand(self, other: Lots) -> Lots {
        self.and(other)
    }
}

impl BitOr for Lots {
    type Output = Lots;

    #[inline]
    fn bitor(self, other: Lots) -> Lots {
        self.or(other)
    }
}

impl Sub for Lots {
    type Output = Lots;

    #[inline]
    fn sub(self, other: Lots) -> Lots {
        self.minus(other)
    }
}

impl Not for Lots {
    type Output = Lots;

    #[inline]
    fn not(self) -> Lots {
        Lots::ALL.minus(self)
    }
}

impl BitAndAssign for Lots {
    #[inline]
    fn bitand_assign(&mut self, other: Lots) {
        *self = *self & other;
    }
}

impl BitOrAssign for Lots {
    #[inline]
    fn bitor_assign(&mut self, other: Lots) {
        *self = *self | other;
    }
}

impl SubAssign for Lots {
    #[inline]
    fn sub_assign(&mut self, other: Lots) {
        *self = *self - other;
    }
}

impl FromIterator<Lot> for Lots {
    fn from_iter<T: IntoIterator<Item = Lot>>(lots: T) -> Lots {
        lots.into_iter().fold(Lots::NONE, Lots::with)
    }
}
