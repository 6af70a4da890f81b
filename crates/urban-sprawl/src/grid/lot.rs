//! One lot, one block, and their one spelling `row,column` from 0 at the top
//! left.

use std::fmt;
use std::str::FromStr;

use super::{BLOCKS, SIDE, table};

/// A lot (1.1): row by row from the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lot(u8);

impl Lot {
    /// How many there are.
    pub const COUNT: usize = SIDE as usize * SIDE as usize;

    /// By row and column, each below 12.
    #[inline]
    pub const fn at(row: u8, column: u8) -> Lot {
        debug_assert!(row < SIDE && column < SIDE);
        Lot(row * SIDE + column)
    }

    /// From its index.
    #[inline]
    pub(super) const fn from_index(index: usize) -> Lot {
        debug_assert!(index < Lot::COUNT);
        Lot(index as u8)
    }

    /// All, row by row.
    pub fn all() -> impl ExactSizeIterator<Item = Lot> {
        (0..Lot::COUNT as u8).map(Lot)
    }

    /// From the top.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// From the left.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The block it lies in.
    #[inline]
    pub fn block(self) -> Block {
        Block(table::HOMES[self.index()].0)
    }

    /// Its place in the block: 0 top left, 1 top right, 2 bottom left, 3
    /// bottom right.
    #[inline]
    pub fn corner(self) -> u8 {
        table::HOMES[self.index()].1
    }

    /// As an index into an array by lot.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A block: row by row from the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u8);

impl Block {
    /// How many there are.
    pub const COUNT: usize = BLOCKS as usize * BLOCKS as usize;

    /// By block row and block column, each below 6.
    #[inline]
    pub const fn at(row: u8, column: u8) -> Block {
        debug_assert!(row < BLOCKS && column < BLOCKS);
        Block(row * BLOCKS + column)
    }

    /// All, row by row.
    pub fn all() -> impl ExactSizeIterator<Item = Block> {
        (0..Block::COUNT as u8).map(Block)
    }

    /// From the top.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / BLOCKS
    }

    /// From the left.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % BLOCKS
    }

    /// One of its lots, by its place in the block.
    #[inline]
    pub const fn lot(self, corner: u8) -> Lot {
        Lot::at(self.row() * 2 + corner / 2, self.column() * 2 + corner % 2)
    }

    /// As an index into an array by block.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

/// The text is no lot or block in its one spelling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a place of the grid")]
pub struct ParseLotError;

impl FromStr for Lot {
    type Err = ParseLotError;

    fn from_str(text: &str) -> Result<Lot, ParseLotError> {
        numbers(text, SIDE).map(|(row, column)| Lot::at(row, column))
    }
}

impl FromStr for Block {
    type Err = ParseLotError;

    fn from_str(text: &str) -> Result<Block, ParseLotError> {
        numbers(text, BLOCKS).map(|(row, column)| Block::at(row, column))
    }
}

fn numbers(text: &str, end: u8) -> Result<(u8, u8), ParseLotError> {
    let (row, column) = text.split_once(',').ok_or(ParseLotError)?;
    let number = |text: &str| (0..end).find(|number| number.to_string() == text);
    number(row).zip(number(column)).ok_or(ParseLotError)
}
