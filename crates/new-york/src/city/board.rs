//! A city as bits: what the rules ask, answered for all cells at once. Boards
//! live for the length of a call.
//!
//! **Invariant:** the box around the tiles and a margin of one cell on every
//! side lie row by row from the northwest, so that no neighbor wraps around;
//! streets are bits of occupied cells only.

use super::bits::{Bits, several};
use super::{Bounds, Cell, City};
use crate::data::data;
use crate::tile::{Sides, TileSet};

/// Runs an expression on the smallest board that holds a city. Tiles hang
/// together, so that no box with its margin has more than 30 by 30 cells.
macro_rules! with_board {
    ($city:expr, $board:ident => $run:expr) => {
        match $city.cache.bounds.cells() {
            0..=64 => {
                let $board = Board::<1>::new($city);
                $run
            }
            65..=128 => {
                let $board = Board::<2>::new($city);
                $run
            }
            129..=256 => {
                let $board = Board::<4>::new($city);
                $run
            }
            _ => {
                let $board = Board::<16>::new($city);
                $run
            }
        }
    };
}
pub(super) use with_board;

/// By streets and side: all bits or none.
const FILL: [[u64; 4]; 16] = {
    let mut fill = [[0; 4]; 16];
    let mut streets = 0;
    while streets < 16 {
        let mut side = 0;
        while side < 4 {
            fill[streets][side] = if streets >> side & 1 != 0 { !0 } else { 0 };
            side += 1;
        }
        streets += 1;
    }
    fill
};

/// The cells of a city and around it, in `N` words.
pub(super) struct Board<const N: usize> {
    /// Occupied cells.
    pub taken: Bits<N>,
    /// By side: occupied cells with a street there.
    pub streets: [Bits<N>; 4],
    /// From a cell to the one south of it; at most 57.
    pub stride: u32,
    /// The cell of bit 0.
    corner: Cell,
}

/// By side of a cell: whether a tile lies there, and whether it turns a plain
/// side or a street toward the cell.
pub(super) struct Near<const N: usize> {
    pub taken: [Bits<N>; 4],
    pub plain: [Bits<N>; 4],
    pub street: [Bits<N>; 4],
}

impl Bounds {
    /// How many cells a board has.
    #[inline]
    pub fn cells(self) -> u32 {
        let size = |from: i8, to: i8| u32::from((to - from).unsigned_abs()) + 3;
        size(self.left, self.right) * size(self.top, self.bottom)
    }
}

impl<const N: usize> Board<N> {
    /// Lays a city out.
    #[inline(always)]
    pub fn new(city: &City) -> Board<N> {
        let Bounds { left, top, right, .. } = city.cache.bounds;
        let mut board = Board {
            taken: Bits::NONE,
            streets: [Bits::NONE; 4],
            stride: u32::from((right - left).unsigned_abs()) + 3,
            corner: Cell { x: left - 1, y: top - 1 },
        };
        let streets = &data().streets;
        for (tile, cell) in city.tiles() {
            let at = board.bit(cell);
            let (word, bit) = (at / 64 % N, 1 << (at % 64));
            board.taken.0[word] |= bit;
            let fill = &FILL[usize::from(streets[tile.index()].0 & 15)];
            for (streets, fill) in board.streets.iter_mut().zip(fill) {
                streets.0[word] |= fill & bit;
            }
        }
        board
    }

    /// The bit of a cell.
    #[inline(always)]
    pub fn bit(&self, cell: Cell) -> usize {
        let (x, y) = (cell.x - self.corner.x, cell.y - self.corner.y);
        usize::from(y as u8) * self.stride as usize + usize::from(x as u8)
    }

    /// The cell of a bit.
    #[inline(always)]
    pub fn cell(&self, bit: usize) -> Cell {
        let (x, y) = (bit as u32 % self.stride, bit as u32 / self.stride);
        Cell { x: self.corner.x + x as i8, y: self.corner.y + y as i8 }
    }

    /// The building tiles whose bits are set.
    #[inline(always)]
    pub fn tiles_on(&self, city: &City, found: Bits<N>) -> TileSet {
        let mut set = 0;
        for tile in city.tiles.iter() {
            let bit = self.bit(city.cells[tile.index()]);
            set |= u64::from(found.has(bit)) << tile.0;
        }
        TileSet(set)
    }

    /// The occupied cells but the start tile's.
    #[inline(always)]
    pub fn built(&self) -> Bits<N> {
        let mut start = Bits::NONE;
        start.insert(self.bit(Cell::START));
        self.taken ^ start
    }

    /// The neighbors of all cells.
    #[inline(always)]
    pub fn near(&self) -> Near<N> {
        let (taken, [n, e, s, w], stride) = (self.taken, self.streets, self.stride);
        let taken = [taken.up(stride), taken.down(1), taken.down(stride), taken.up(1)];
        let street = [s.up(stride), w.down(1), n.down(stride), e.up(1)];
        // A street is a bit of a tile.
        let plain = std::array::from_fn(|side| taken[side] ^ street[side]);
        Near { taken, plain, street }
    }

    /// The legal cells for a tile with these streets.
    #[inline(always)]
    pub fn places(&self, streets: Sides) -> Bits<N> {
        let near = self.near();
        self.open(&near) & !near.mismatch(streets)
    }

    /// The tiles that one with these streets may replace.
    #[inline(always)]
    pub fn swaps(&self, streets: Sides) -> Bits<N> {
        self.built() & !self.near().mismatch(streets)
    }

    /// The empty cells that can be stepped to from some tile, if only the new
    /// tile has the sides for it (4c), and that enclose nothing when they are
    /// filled (4e).
    #[inline(always)]
    pub fn open(&self, near: &Near<N>) -> Bits<N> {
        let [n, e, s, w] = near.taken;
        let [ne, se, sw, nw] = [n.down(1), s.down(1), s.up(1), n.up(1)];
        // At an empty side begins a group of empty cells if the side before it
        // cannot be stepped to by way of the corner between them.
        let groups = [!n & (w | nw), !e & (n | ne), !s & (e | se), !w & (s | sw)];
        let [north, east, south, west] = near.plain;
        (north | east | south | west) & !(self.taken | several(groups))
    }
}

impl<const N: usize> Near<N> {
    /// The cells where a tile with these streets would break 4b.
    #[inline(always)]
    fn mismatch(&self, streets: Sides) -> Bits<N> {
        let bad = |side: usize| {
            if streets.0 >> side & 1 != 0 { self.plain[side] } else { self.street[side] }
        };
        bad(0) | bad(1) | bad(2) | bad(3)
    }
}
