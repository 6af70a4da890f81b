//! Whether a tile may be laid, dismantled or swapped, and if not, why (4).
//!
//! Written apart from the boards that generate the offers.

use super::{Cell, City};
use crate::tile::{Side, TileId};

/// Why a city refuses a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    /// A tile lies there already (4d).
    Taken,
    /// It would touch no tile by a side (4d).
    NoTouch,
    /// A street would meet a plain side (4b).
    Sides {
        /// Which side of the tile; the first clockwise from the north.
        side: Side,
        /// Whether the tile has the street there.
        street: bool,
        /// Whose side it meets.
        neighbor: TileId,
    },
    /// It could not be reached on foot (4c).
    NoWalk,
    /// It would enclose an empty cell (4e).
    Hole,
    /// Dismantled, it would cut others off (4c).
    Cut,
    /// Dismantled, it would leave a hole (4e).
    Pit,
    /// The start tile never moves (3.3b).
    Start,
}

impl City {
    /// Whether `tile` may be laid on `cell`: occupied, d, b, c, e (4f).
    pub fn check_place(&self, tile: TileId, cell: Cell) -> Result<(), Misfit> {
        let around = self.around(cell);
        if around.tile(CENTER).is_some() {
            return Err(Misfit::Taken);
        }
        // (4d) It touches another tile by a side.
        let touches = |side| around.neighbor(side).is_some();
        if !Side::ALL.into_iter().any(touches) {
            return Err(Misfit::NoTouch);
        }
        // (4b)
        around.match_sides(tile)?;
        // (4c) The sides match, and everybody else can be reached already.
        let streets = tile.streets();
        if !Side::ALL.into_iter().any(|side| touches(side) && !streets.has(side)) {
            return Err(Misfit::NoWalk);
        }
        // (4e) What was empty and in one piece stays so.
        if SPLITS[around.ring()] { Err(Misfit::Hole) } else { Ok(()) }
    }

    /// Whether `tile`, which lies in the city, may be dismantled: c, e (4g).
    pub fn check_remove(&self, tile: TileId) -> Result<(), Misfit> {
        // (3.3b)
        if tile == TileId::START {
            return Err(Misfit::Start);
        }
        // (4c) The others can still be reached.
        if !self.reaches_without(tile) {
            return Err(Misfit::Cut);
        }
        // (4e) Its cell can be left by some side.
        let around = self.around(self.cells[tile.index()]);
        let open = |side| around.neighbor(side).is_none();
        if Side::ALL.into_iter().any(open) { Ok(()) } else { Err(Misfit::Pit) }
    }

    /// Whether `new` may replace `old`, which lies in the city: toward its
    /// neighbors it has the sides they need (4g).
    pub fn check_swap(&self, new: TileId, old: TileId) -> Result<(), Misfit> {
        // (3.3b)
        if old == TileId::START {
            return Err(Misfit::Start);
        }
        // (4b) The rest holds as it did for the old tile.
        self.around(self.cells[old.index()]).match_sides(new)
    }

    /// The tiles on a cell and on the eight around it.
    fn around(&self, cell: Cell) -> Around {
        let mut around = Around([NONE; 9]);
        for (tile, other) in self.tiles() {
            let (x, y) = (other.x - cell.x + 1, other.y - cell.y + 1);
            if (0..3).contains(&x) && (0..3).contains(&y) {
                around.0[(y * 3 + x) as usize] = tile;
            }
        }
        around
    }
}

/// No tile; a number that no tile has.
const NONE: TileId = TileId(u8::MAX);
/// The middle of nine cells in reading order.
const CENTER: usize = 4;
/// The eight others, clockwise from the north.
const RING: [usize; 8] = [1, 2, 5, 8, 7, 6, 3, 0];

/// The tiles on nine cells, in reading order.
struct Around([TileId; 9]);

impl Around {
    fn tile(&self, place: usize) -> Option<TileId> {
        (self.0[place] != NONE).then_some(self.0[place])
    }

    fn neighbor(&self, side: Side) -> Option<TileId> {
        self.tile(RING[2 * side as usize])
    }

    /// Bits of the occupied cells around, clockwise from the north.
    fn ring(&self) -> usize {
        let taken = RING.map(|place| usize::from(self.0[place] != NONE));
        taken.iter().rev().fold(0, |bits, taken| bits << 1 | taken)
    }

    /// (4b) Whether `tile` in the middle has a street exactly where its
    /// neighbors have one toward it.
    fn match_sides(&self, tile: TileId) -> Result<(), Misfit> {
        let streets = tile.streets();
        for side in Side::ALL {
            let Some(neighbor) = self.neighbor(side) else { continue };
            let street = streets.has(side);
            if neighbor.streets().has(side.opposite()) != street {
                return Err(Misfit::Sides { side, street, neighbor });
            }
        }
        Ok(())
    }
}

/// By the occupied cells around: whether filling the middle would part the
/// empty cells at its sides. Those that hang together around the middle stay
/// together; the others can only meet on the far side of the city, which the
/// filled cell would then enclose (4e).
const SPLITS: [bool; 256] = {
    let mut splits = [false; 256];
    let mut ring = 0;
    while ring < 256 {
        let (mut groups, mut side) = (0, 0);
        while side < 8 {
            // A group ends at an empty side whose next side cannot be
            // stepped to by way of the corner between them.
            let empty = ring >> side & 1 == 0;
            let next = ring >> (side + 1) & 1 == 0 && ring >> ((side + 2) % 8) & 1 == 0;
            if empty && !next {
                groups += 1;
            }
            side += 2;
        }
        splits[ring] = groups > 1;
        ring += 1;
    }
    splits
};
