//! A cell of a city, counted from the start tile, and its one spelling.
//!
//! **Invariant:** a cell that was read from text lies within reach: no city
//! of 54 tiles gets further.

use std::fmt;
use std::str::FromStr;

use insula_core::Message;

use crate::tile::{Side, TileId};

/// No tile lies further from the start tile.
const REACH: i8 = TileId::COUNT as i8;

/// A cell: `x` to the east and `y` to the south of the start tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Steps east.
    pub x: i8,
    /// Steps south.
    pub y: i8,
}

impl Cell {
    /// Where the start tile lies.
    pub const START: Cell = Cell { x: 0, y: 0 };

    /// The cell at that side.
    #[inline]
    pub const fn step(self, side: Side) -> Cell {
        let (x, y) = side.step();
        Cell { x: self.x + x, y: self.y + y }
    }

    /// Its name on the city plan: avenues are columns, streets are rows, and
    /// the start tile lies at 7th Avenue and 45th Street.
    pub fn say(self) -> Message {
        Message::new("new-york-cell").with("column", self.column()).with("row", self.row())
    }

    fn column(self) -> Message {
        const WEST: [&str; 5] = ["w1", "w2", "w3", "w4", "w5"];
        const EAST: [&str; 8] = ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8"];
        let blocks = usize::from(self.x.unsigned_abs());
        // The named avenues end at the rivers; beyond, blocks are counted.
        let (names, beyond): (&[&str], _) =
            if self.x < 0 { (&WEST, "west") } else { (&EAST, "east") };
        let (at, n) = match blocks {
            0 => ("c", 0),
            _ if blocks <= names.len() => (names[blocks - 1], 0),
            _ => (beyond, (blocks - names.len()) as u8),
        };
        Message::new("new-york-column").with("at", at).with("n", n)
    }

    fn row(self) -> Message {
        let street = 45 - i32::from(self.y);
        let (at, n) = if street > 0 { ("street", street) } else { ("south", 1 - street) };
        Message::new("new-york-row").with("at", at).with("n", n)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// The text is no cell in its one spelling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a cell")]
pub struct ParseCellError;

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let (x, y) = text.split_once(',').ok_or(ParseCellError)?;
        Ok(Cell { x: number(x)?, y: number(y)? })
    }
}

fn number(text: &str) -> Result<i8, ParseCellError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    if !plain || digits.starts_with('0') && text != "0" {
        return Err(ParseCellError);
    }
    let number = text.parse().map_err(|_| ParseCellError)?;
    if (-REACH..=REACH).contains(&number) { Ok(number) } else { Err(ParseCellError) }
}
