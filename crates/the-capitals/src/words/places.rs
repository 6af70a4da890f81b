//! The names of tiles, cells and corners. A cell is called by the letter of
//! its column and the number of its row: City Hall is H8.

use insula_core::{Message, Say};

use crate::city::{Cell, Corner};
use crate::tile::TileId;

/// The letters of the columns, from the west.
const COLUMNS: [&str; 15] =
    ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o"];
/// City Hall's column.
const HOME: i8 = 7;
/// City Hall's row.
const ROW: i32 = 8;

impl Say for TileId {
    fn say(&self) -> Message {
        tile(self.slug())
    }
}

impl Say for Cell {
    fn say(&self) -> Message {
        Message::new("the-capitals-cell")
            .with("column", column(self.x))
            .with("row", ROW + i32::from(self.y))
    }
}

impl Say for Corner {
    fn say(&self) -> Message {
        let (southeast, northwest) =
            (Cell { x: self.x, y: self.y }, Cell { x: self.x - 1, y: self.y - 1 });
        Message::new("the-capitals-corner").with("a", northwest.say()).with("b", southeast.say())
    }
}

/// The name of the tile with this slug.
pub(crate) fn tile(slug: &str) -> Message {
    Message::new(format!("the-capitals-tile-{slug}"))
}

/// A column's letter; beyond the letters, how many steps.
fn column(x: i8) -> Message {
    let last = COLUMNS.len() as i8 - 1;
    let (at, beyond) = match x + HOME {
        at if at < 0 => ("west", -at),
        at if at > last => ("east", at - last),
        at => (COLUMNS[at as usize], 0),
    };
    Message::new("the-capitals-column").with("at", at).with("n", i32::from(beyond))
}
