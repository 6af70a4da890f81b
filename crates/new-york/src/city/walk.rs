//! Which tiles the others can do without (4c, 4e).

use super::Cell;
use super::bits::{Bits, several};
use super::board::{Board, Near};

impl<const N: usize> Board<N> {
    /// The tiles that may be dismantled.
    ///
    /// Inner streets are walls, and everything outside is one more. To take a
    /// tile away is to make its cell solid; that cuts the city exactly when
    /// the cell joins two stretches of the same wall, each of which the tile
    /// meets between two of the sides it can be left by. So all there is to
    /// know is which corners of cells each wall runs through.
    #[inline(always)]
    pub fn removable(&self, near: &Near<N>) -> Bits<N> {
        // (4e) Between four tiles its cell would be a hole.
        let [n, e, s, w] = near.taken;
        let free = self.built() & !(n & e & s & w);
        // The bit of a cell stands for its northwest corner.
        let outside = !(self.taken & w & n & n.up(1));
        let walls = Walls {
            across: self.taken & near.street[0],
            down: self.taken & near.street[3],
            stride: self.stride,
        };
        let outside = walls.spread(outside);
        let mut cut = near.touching(outside, self.stride);
        // Walls that do not reach the outside, one by one.
        let mut loose = (walls.across | walls.down) & !outside;
        while let Some(corner) = loose.first() {
            let mut wall = Bits::NONE;
            wall.insert(corner);
            let wall = walls.spread(wall);
            cut |= near.touching(wall, self.stride);
            loose &= !wall;
        }
        free & !cut
    }

    /// Whether all tiles but the one on `cell` can be reached from the start
    /// tile without it.
    pub fn reaches_without(&self, cell: Cell) -> bool {
        let mut gap = Bits::NONE;
        gap.insert(self.bit(cell));
        let others = self.taken & !gap;
        let [n, e, s, w] = self.near().plain.map(|plain| plain & others);
        let mut reached = Bits::NONE;
        reached.insert(self.bit(Cell::START));
        loop {
            let steps = n & reached.up(self.stride)
                | e & reached.down(1)
                | s & reached.down(self.stride)
                | w & reached.up(1);
            if (steps & !reached).is_empty() {
                return reached == others;
            }
            reached |= steps;
        }
    }
}

impl<const N: usize> Near<N> {
    /// The tiles that touch one wall in two places: a place begins right after
    /// a side by which the tile can be left.
    #[inline(always)]
    fn touching(&self, wall: Bits<N>, stride: u32) -> Bits<N> {
        let [n, e, s, w] = self.plain;
        let south = wall.down(stride);
        several([n & wall.down(1), e & south.down(1), s & south, w & wall])
    }
}

/// Inner streets, as lines between corners.
struct Walls<const N: usize> {
    /// Along the north side of a cell: from its corner to the next one east.
    across: Bits<N>,
    /// Along the west side of a cell: from its corner to the next one south.
    down: Bits<N>,
    stride: u32,
}

impl<const N: usize> Walls<N> {
    /// The corners given and all that walls connect to them.
    #[inline(always)]
    fn spread(&self, mut corners: Bits<N>) -> Bits<N> {
        loop {
            let more = (corners & self.across).up(1)
                | corners.down(1) & self.across
                | (corners & self.down).up(self.stride)
                | corners.down(self.stride) & self.down;
            if (more & !corners).is_empty() {
                return corners;
            }
            corners |= more;
        }
    }
}
