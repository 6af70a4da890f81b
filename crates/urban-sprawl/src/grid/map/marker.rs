//! Rows, the gray spaces, and the markers that give them a number (6).
//!
//! **Invariant:** the values of the blocks are those of the rows and markers of
//! now.

use std::fmt;
use std::str::FromStr;

use super::Map;
use crate::board::board;
use crate::effect::Worth;
use crate::grid::{Block, Lots};

/// A row: everything that one number governs (1.7, 12.1a), in the order of the data:
/// left, bottom, top, right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row(u8);

impl Row {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// All of them.
    pub fn all() -> impl ExactSizeIterator<Item = Row> {
        (0..Row::COUNT as u8).map(Row)
    }

    /// Its lots.
    #[inline]
    pub fn lots(self) -> Lots {
        board().rows[self.index()].lots
    }

    /// As the data names it: `L0`, `B5`, `T2`, `R3`.
    pub fn name(self) -> &'static str {
        board().rows[self.index()].name
    }

    /// The gray space at its head, where it has no printed number.
    #[inline]
    pub fn space(self) -> Option<Space> {
        self.0.checked_sub(Space::FIRST).map(Space)
    }

    /// As an index into an array by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A gray space (12.1b): `T0` to `T2` on top, `R0` to `R5` on the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = 9;
    /// The rows before the first of them have a printed number.
    pub(crate) const FIRST: u8 = (Row::COUNT - Space::COUNT) as u8;

    /// All of them.
    pub fn all() -> impl ExactSizeIterator<Item = Space> {
        (0..Space::COUNT as u8).map(Space)
    }

    /// The row it heads.
    #[inline]
    pub const fn row(self) -> Row {
        Row(Space::FIRST + self.0)
    }

    /// As an index into an array by space.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().name())
    }
}

/// The text is no gray space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a gray space")]
pub struct ParseSpaceError;

impl FromStr for Space {
    type Err = ParseSpaceError;

    fn from_str(text: &str) -> Result<Space, ParseSpaceError> {
        Space::all().find(|space| space.row().name() == text).ok_or(ParseSpaceError)
    }
}

/// A marker, known by its number: no two have the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Marker(u8);

impl Marker {
    /// The three of prestige, then the six of wealth.
    pub const ALL: [Marker; 9] = [
        Marker(4),
        Marker(5),
        Marker(6),
        Marker(7),
        Marker(8),
        Marker(9),
        Marker(10),
        Marker(11),
        Marker(12),
    ];

    /// What it adds to its row.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Wealth or prestige.
    #[inline]
    pub const fn worth(self) -> Worth {
        if self.0 <= 6 { Worth::Prestige } else { Worth::Wealth }
    }
}

impl Map {
    /// The marker on a space.
    #[inline]
    pub const fn marker(&self, space: Space) -> Option<Marker> {
        match self.markers[space.index()] {
            0 => None,
            number => Some(Marker(number)),
        }
    }

    /// Where a marker lies.
    pub fn space_of(&self, marker: Marker) -> Option<Space> {
        Space::all().find(|&space| self.marker(space) == Some(marker))
    }

    /// The spaces without a marker.
    pub fn free_spaces(&self) -> impl Iterator<Item = Space> {
        Space::all().filter(|&space| self.marker(space).is_none())
    }

    /// The lowest-numbered marker that is not on the board.
    pub fn next_marker(&self, worth: Worth) -> Option<Marker> {
        let mut markers = Marker::ALL.into_iter().filter(|marker| marker.worth() == worth);
        markers.find(|&marker| self.space_of(marker).is_none())
    }

    /// Puts a marker that is not on the board on an empty space.
    pub fn put_marker(&mut self, space: Space, marker: Marker) {
        debug_assert_eq!((self.marker(space), self.space_of(marker)), (None, None));
        self.markers[space.index()] = marker.0;
        for block in blocks(space) {
            self.values[block.index()] += marker.0;
        }
    }

    /// Takes the marker off a space.
    pub fn take_marker(&mut self, space: Space) -> Option<Marker> {
        let marker = self.marker(space)?;
        self.markers[space.index()] = 0;
        for block in blocks(space) {
            self.values[block.index()] -= marker.0;
        }
        Some(marker)
    }

    /// The number that governs a row now.
    pub fn number(&self, row: Row) -> Option<(Worth, u8)> {
        let by_marker =
            |space| self.marker(space).map(|marker: Marker| (marker.worth(), marker.number()));
        board().rows[row.index()].number.or_else(|| by_marker(row.space()?))
    }

    /// The row that a number names, if it is on the board (4.1).
    pub fn row_of(&self, worth: Worth, number: u8) -> Option<Row> {
        Row::all().find(|&row| self.number(row) == Some((worth, number)))
    }
}

fn blocks(space: Space) -> impl Iterator<Item = Block> {
    let lots = space.row().lots();
    Block::all().filter(move |block| lots.contains(block.lot(0)))
}
