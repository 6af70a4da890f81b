//! A seat's city: its tiles on an endless grid around the start tile (4).
//!
//! **Invariant:** the tiles obey 4a to 4e at all times, and the cache follows
//! from them alone. Two cities with the same tiles on the same cells are equal
//! and hash alike, in whatever order the tiles were laid.

mod bits;
mod board;
mod cell;
mod check;
mod fits;
mod outline;
#[cfg(test)]
mod tests;
mod walk;

pub use cell::{Cell, ParseCellError};
pub use check::Misfit;
pub use outline::Run;

use std::hash::{Hash, Hasher};

use crate::tile::{Kind, TileId, TileSet};
use board::{Board, with_board};

/// The start tile, then the building tiles.
const IDS: usize = TileId::COUNT + 1;

/// A city. Flat and small; what the rules ask of it most often is kept ready.
#[derive(Clone, Debug)]
pub struct City {
    /// Which building tiles lie in it.
    tiles: TileSet,
    /// By tile: where it lies; [`Cell::START`] for those that do not.
    cells: [Cell; IDS],
    cache: Cache,
}

/// What follows from the tiles.
#[derive(Clone, Debug, Default)]
struct Cache {
    /// Tiles that may be dismantled.
    removable: TileSet,
    /// By the bits of a tile's streets: whether some cell is legal for it.
    fits: u16,
    /// Tiles by type.
    counts: [u8; 6],
    /// Length of the longest outer street.
    street: u8,
    bounds: Bounds,
}

/// The box around all tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Bounds {
    left: i8,
    top: i8,
    right: i8,
    bottom: i8,
}

impl City {
    /// A city of the start tile alone (2.1).
    pub fn new() -> City {
        let mut city =
            City { tiles: TileSet::NONE, cells: [Cell::START; IDS], cache: Cache::default() };
        city.refresh();
        city
    }

    /// All tiles with their cells: the start tile, then ascending.
    pub fn tiles(&self) -> impl Iterator<Item = (TileId, Cell)> + '_ {
        TileSet(self.tiles.0 | 1).iter().map(|tile| (tile, self.cells[tile.index()]))
    }

    /// The tile that lies there.
    pub fn at(&self, cell: Cell) -> Option<TileId> {
        self.tiles().find(|&(_, other)| other == cell).map(|(tile, _)| tile)
    }

    /// Where a tile lies.
    #[inline]
    pub fn cell_of(&self, tile: TileId) -> Option<Cell> {
        let here = tile == TileId::START || self.tiles.contains(tile);
        here.then(|| self.cells[tile.index()])
    }

    /// The building tiles that lie in it.
    #[inline]
    pub fn set(&self) -> TileSet {
        self.tiles
    }

    /// How many building tiles lie in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Whether only the start tile lies in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// How many tiles of a type lie in it.
    #[inline]
    pub fn count(&self, kind: Kind) -> u8 {
        self.cache.counts[kind.index()]
    }

    /// Whether some cell is legal for `tile`.
    #[inline]
    pub fn fits(&self, tile: TileId) -> bool {
        self.cache.fits >> tile.streets().0 & 1 != 0
    }

    /// By the bits of a tile's streets: whether some cell is legal for it.
    #[inline]
    pub(crate) fn patterns(&self) -> u16 {
        self.cache.fits
    }

    /// Whether `tile` could replace some tile (3.3). Asked of tiles that do not
    /// fit, which are few: not worth a cache.
    pub fn swappable(&self, tile: TileId) -> bool {
        with_board!(self, board => !board.swaps(tile.streets()).is_empty())
    }

    /// Every cell that is legal for `tile`, from the north, each row from the west.
    pub fn cells_for(&self, tile: TileId, mut f: impl FnMut(Cell)) {
        with_board!(self, board => {
            board.places(tile.streets()).each(|bit| f(board.cell(bit)));
        });
    }

    /// The tiles that `tile` may replace (3.3), ascending.
    pub fn swaps_for(&self, tile: TileId, f: impl FnMut(TileId)) {
        let set = with_board!(self, board => board.tiles_on(self, board.swaps(tile.streets())));
        set.iter().for_each(f);
    }

    /// The tiles that may be dismantled (3.3).
    #[inline]
    pub fn removable(&self) -> TileSet {
        self.cache.removable
    }

    /// Length of the longest outer street (5.2).
    #[inline]
    pub fn street(&self) -> u8 {
        self.cache.street
    }

    /// The longest outer street itself, for people to look at (5.2).
    pub fn longest(&self) -> Run {
        with_board!(self, board => outline::longest(&board))
    }

    /// Lays a tile that [`City::check_place`] has passed.
    pub fn place(&mut self, tile: TileId, cell: Cell) {
        self.insert(tile, cell);
        let Bounds { left, top, right, bottom } = self.cache.bounds;
        self.cache.bounds = Bounds {
            left: left.min(cell.x),
            top: top.min(cell.y),
            right: right.max(cell.x),
            bottom: bottom.max(cell.y),
        };
        self.refresh();
    }

    /// Takes a tile out that [`City::check_remove`] has passed.
    pub fn remove(&mut self, tile: TileId) {
        self.take_out(tile);
        self.cache.bounds = self.tiles().fold(Bounds::default(), |bounds, (_, cell)| Bounds {
            left: bounds.left.min(cell.x),
            top: bounds.top.min(cell.y),
            right: bounds.right.max(cell.x),
            bottom: bounds.bottom.max(cell.y),
        });
        self.refresh();
    }

    /// Puts `new` where `old` lies, after [`City::check_swap`].
    pub fn swap(&mut self, new: TileId, old: TileId) {
        let cell = self.cells[old.index()];
        self.take_out(old);
        self.insert(new, cell);
        self.refresh();
    }

    fn insert(&mut self, tile: TileId, cell: Cell) {
        self.tiles.insert(tile);
        self.cells[tile.index()] = cell;
        if let Some(kind) = tile.kind() {
            self.cache.counts[kind.index()] += 1;
        }
    }

    fn take_out(&mut self, tile: TileId) {
        self.tiles.remove(tile);
        self.cells[tile.index()] = Cell::START;
        if let Some(kind) = tile.kind() {
            self.cache.counts[kind.index()] -= 1;
        }
    }

    /// Makes the caches anew; the counts and the bounds are right already.
    fn refresh(&mut self) {
        with_board!(self, board => {
            let near = board.near();
            self.cache.fits = board.fits(&near);
            self.cache.removable = board.tiles_on(self, board.removable(&near));
            self.cache.street = outline::street(&board);
        });
    }

    /// Whether every other tile can be reached from the start tile without
    /// setting foot on this one (4c).
    fn reaches_without(&self, tile: TileId) -> bool {
        with_board!(self, board => board.reaches_without(self.cells[tile.index()]))
    }
}

impl Default for City {
    fn default() -> City {
        City::new()
    }
}

impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.tiles == other.tiles && self.cells == other.cells
    }
}

impl Eq for City {}

impl Hash for City {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tiles.hash(state);
        for tile in self.tiles.iter() {
            self.cells[tile.index()].hash(state);
        }
    }
}
