//! All cells to build on and all corners for tokens at once: rows of bits,
//! made when somebody asks.

use super::{Cell, City, Corner};

/// What the numbers of cells are raised by, so that the outermost city and
/// the cells around it begin at 0.
const SHIFT: i8 = City::MOST as i8;
/// Rows from the north, one to spare on each side.
const ROWS: usize = 2 * City::MOST + 1;

/// A bit for each cell that is taken.
pub(super) struct Grid {
    rows: [u64; ROWS],
    /// The first and the last row with a cell that is taken; there are two
    /// more on either side, since two of a city's tiles share City Hall's.
    first: usize,
    last: usize,
}

impl Grid {
    pub(super) fn new(city: &City) -> Grid {
        let (mut rows, mut first, mut last) = ([0; ROWS], ROWS, 0);
        for slot in city.slots().iter() {
            let Cell { x, y } = city.cell(slot);
            let row = (y + SHIFT) as usize;
            rows[row] |= 1 << (x + SHIFT);
            (first, last) = (first.min(row), last.max(row));
        }
        Grid { rows, first, last }
    }

    /// The open corners: they touch a taken cell and an empty one.
    pub(super) fn corners(&self, mut f: impl FnMut(Corner)) {
        let rows = &self.rows[self.first - 1..=self.last + 1];
        for (row, pair) in (self.first - 1..).zip(rows.windows(2)) {
            // A corner lies between its own column and the one to the west.
            let (any, both) = (pair[0] | pair[1], pair[0] & pair[1]);
            let open = (any | any << 1) & !(both & both << 1);
            each(open, |x| f(Corner { x, y: row as i8 + 1 - SHIFT }));
        }
    }

    /// The empty cells that touch a taken one.
    fn edge(&self, mut f: impl FnMut(Cell)) {
        let rows = &self.rows[self.first - 2..=self.last + 2];
        for (row, three) in (self.first - 1..).zip(rows.windows(3)) {
            let near = three[0] | three[1] | three[2];
            let edge = (near | near << 1 | near >> 1) & !three[1];
            each(edge, |x| f(Cell { x, y: row as i8 - SHIFT }));
        }
    }
}

impl City {
    /// Every cell on which a tile or a lake may be built, from the north, each
    /// row from the west (A5).
    pub fn cells_to_build(&self, f: impl FnMut(Cell)) {
        Grid::new(self).edge(f);
    }
}

/// Tells the column of each bit, from the west.
#[inline]
fn each(mut bits: u64, mut f: impl FnMut(i8)) {
    while bits != 0 {
        f(bits.trailing_zeros() as i8 - SHIFT);
        bits &= bits - 1;
    }
}
