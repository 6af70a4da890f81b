//! Cells of a city, the corners where construction tokens lie, and their one
//! spelling.
//!
//! **Invariant:** what was read from text lies within reach: no city of
//! [`super::City::MOST`] tiles gets further.

use std::fmt;
use std::str::FromStr;

use super::City;

/// No tile, no cell to build on and no token lies further from City Hall.
const REACH: i8 = City::MOST as i8;

/// A cell: `x` to the east and `y` to the south of City Hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Steps east.
    pub x: i8,
    /// Steps south.
    pub y: i8,
}

impl Cell {
    /// Where City Hall lies (A47).
    pub const CITY_HALL: Cell = Cell { x: 0, y: 0 };
    /// Where Hotel lies (A47).
    pub const HOTEL: Cell = Cell { x: 1, y: 0 };
}

/// A corner of the grid: the northwest one of the cell with the same numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner {
    /// Steps east.
    pub x: i8,
    /// Steps south.
    pub y: i8,
}

impl Corner {
    /// The four cells around it.
    #[inline]
    pub fn cells(self) -> [Cell; 4] {
        [(0, 0), (-1, 0), (0, -1), (-1, -1)].map(|(dx, dy)| Cell { x: self.x + dx, y: self.y + dy })
    }

    /// Whether `cell` is one of the four around it.
    #[inline]
    pub const fn touches(self, cell: Cell) -> bool {
        self.x.wrapping_sub(cell.x) as u8 <= 1 && self.y.wrapping_sub(cell.y) as u8 <= 1
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// The text is no cell or corner in its one spelling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a cell")]
pub struct ParseCellError;

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        numbers(text).map(|(x, y)| Cell { x, y })
    }
}

impl FromStr for Corner {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Corner, ParseCellError> {
        numbers(text).map(|(x, y)| Corner { x, y })
    }
}

fn numbers(text: &str) -> Result<(i8, i8), ParseCellError> {
    let (x, y) = text.split_once(',').ok_or(ParseCellError)?;
    Ok((number(x)?, number(y)?))
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
