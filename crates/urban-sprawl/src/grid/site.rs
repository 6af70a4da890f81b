//! A place for a building: one to four joined lots of one block.
//!
//! **Invariant:** a shape is one of the thirteen that fit into a block: four
//! of one lot, four of two that share a side, four of three, one of four (1.2, R22).

use std::fmt;
use std::str::FromStr;

use super::{Block, Lot, Lots, table};
use crate::zone::MAX_LOTS;

/// The shapes by size, each a bit for each lot of the block.
pub(super) const SHAPES: [&[u8]; MAX_LOTS as usize] = [
    &[0b0001, 0b0010, 0b0100, 0b1000],
    &[0b0011, 0b1010, 0b0101, 0b1100],
    &[0b1110, 0b1101, 0b1011, 0b0111],
    &[0b1111],
];

/// By a shape's bits: 0 where there is no such shape, else 1 more than its
/// place in the list of its size.
const NUMBERS: [u8; 16] = {
    let mut numbers = [0; 16];
    let mut size = 0;
    while size < SHAPES.len() {
        let mut at = 0;
        while at < SHAPES[size].len() {
            numbers[SHAPES[size][at] as usize] = at as u8 + 1;
            at += 1;
        }
        size += 1;
    }
    numbers
};

/// Which lots of its block a building covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape(u8);

impl Shape {
    /// Those of so many lots, 1 to 4.
    #[inline]
    pub fn of_size(lots: u8) -> impl ExactSizeIterator<Item = Shape> {
        SHAPES[usize::from(lots) - 1].iter().copied().map(Shape)
    }

    /// From a bit for each lot; none if they do not join.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Shape> {
        if bits < 16 && NUMBERS[bits as usize] > 0 { Some(Shape(bits)) } else { None }
    }

    /// The shape at a place of the list of its size.
    #[inline]
    pub(super) fn numbered(lots: u8, number: u8) -> Shape {
        Shape(SHAPES[usize::from(lots) - 1][usize::from(number)])
    }

    /// Its place in the list of its size.
    #[inline]
    pub(super) const fn number(self) -> u8 {
        NUMBERS[self.0 as usize] - 1
    }

    /// A bit for each lot, by its place in the block.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many lots.
    #[inline]
    pub const fn size(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it covers every lot of `other`.
    #[inline]
    pub const fn covers(self, other: Shape) -> bool {
        other.0 & !self.0 == 0
    }

    /// The lots by their places in the block, ascending.
    #[inline]
    pub fn corners(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let corner = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(corner)
        })
    }
}

/// A place for a building.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    /// In which block.
    pub block: Block,
    /// On which of its lots.
    pub shape: Shape,
}

impl Site {
    /// One lot.
    #[inline]
    pub fn one(lot: Lot) -> Site {
        Site { block: lot.block(), shape: Shape(1 << lot.corner()) }
    }

    /// The place that is just these lots; none if there is no such.
    pub fn new(lots: &[Lot]) -> Option<Site> {
        let block = lots.first()?.block();
        let bits = lots.iter().fold(0, |bits, lot| bits | 1 << lot.corner());
        let here = lots.iter().all(|lot| lot.block() == block);
        (here && u32::count_ones(bits.into()) as usize == lots.len())
            .then_some(Site { block, shape: Shape::from_bits(bits)? })
    }

    /// How many lots.
    #[inline]
    pub const fn size(self) -> u8 {
        self.shape.size()
    }

    /// As a set.
    #[inline]
    pub fn lots(self) -> Lots {
        table::WITHIN[self.block.index()][usize::from(self.shape.0)]
    }

    /// The lots that touch it by a side or a corner (1.5).
    #[inline]
    pub fn around(self) -> Lots {
        table::AROUND[self.block.index()][usize::from(self.shape.0)]
    }

    /// The first of its lots, row by row: a building is named by it.
    #[inline]
    pub const fn first(self) -> Lot {
        self.block.lot(self.shape.0.trailing_zeros() as u8)
    }
}

/// The lots, ascending: `4,7+5,7`.
impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, corner) in self.shape.corners().enumerate() {
            write!(f, "{}{}", if at == 0 { "" } else { "+" }, self.block.lot(corner))?;
        }
        Ok(())
    }
}

/// The text is no place for a building in its one spelling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a place for a building")]
pub struct ParseSiteError;

impl FromStr for Site {
    type Err = ParseSiteError;

    fn from_str(text: &str) -> Result<Site, ParseSiteError> {
        let mut lots = [Lot::at(0, 0); MAX_LOTS as usize];
        let mut len = 0;
        for part in text.split('+') {
            *lots.get_mut(len).ok_or(ParseSiteError)? = part.parse().map_err(|_| ParseSiteError)?;
            len += 1;
        }
        if !lots[..len].is_sorted() {
            return Err(ParseSiteError);
        }
        Site::new(&lots[..len]).ok_or(ParseSiteError)
    }
}
