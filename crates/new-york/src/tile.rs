//! The 54 building tiles, their types and their sides (1.2).
//!
//! **Invariant:** a [`TileId`] is 0 for the start tile or the row of a tile in
//! the data; a [`Sides`] holds four bits.

use insula_core::Message;
use serde::{Deserialize, Serialize};

use crate::data::data;

/// A type of building, by rank (1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Kind {
    /// Museum.
    Museum,
    /// Theater.
    Theater,
    /// Station.
    Station,
    /// Church.
    Church,
    /// Park.
    Park,
    /// Skyscraper.
    Skyscraper,
}

impl Kind {
    /// All six, by rank.
    pub const ALL: [Kind; 6] =
        [Kind::Museum, Kind::Theater, Kind::Station, Kind::Church, Kind::Park, Kind::Skyscraper];

    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Museum => "museum",
            Kind::Theater => "theater",
            Kind::Station => "station",
            Kind::Church => "church",
            Kind::Park => "park",
            Kind::Skyscraper => "skyscraper",
        }
    }

    /// As an index into an array by type.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A side of a tile, clockwise from the north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Side {
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Side::N => "n",
            Side::E => "e",
            Side::S => "s",
            Side::W => "w",
        }
    }

    /// The side that a neighbor there turns toward this tile.
    #[inline]
    pub const fn opposite(self) -> Side {
        match self {
            Side::N => Side::S,
            Side::E => Side::W,
            Side::S => Side::N,
            Side::W => Side::E,
        }
    }

    /// The step there: (east, south).
    #[inline]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Side::N => (0, -1),
            Side::E => (1, 0),
            Side::S => (0, 1),
            Side::W => (-1, 0),
        }
    }
}

/// A set of sides: bit 0 north, 1 east, 2 south, 3 west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Sides(pub u8);

impl Sides {
    /// Whether `side` is among them.
    #[inline]
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 != 0
    }

    /// Clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }
}

/// A tile of one game: 1 to 54, or 0 for the start tile, of which every seat
/// has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u8);

impl TileId {
    /// Times Square (2.1).
    pub const START: TileId = TileId(0);
    /// How many building tiles there are (1.2).
    pub const COUNT: usize = 54;

    /// All building tiles.
    pub fn all() -> impl Iterator<Item = TileId> {
        (1..=TileId::COUNT as u8).map(TileId)
    }

    /// The building tile written so: `1` to `54`, in one spelling.
    pub fn find(text: &str) -> Option<TileId> {
        if text.starts_with(['0', '+']) {
            return None;
        }
        let id = text.parse().ok()?;
        (1..=TileId::COUNT as u8).contains(&id).then_some(TileId(id))
    }

    /// Its type; the start tile has none.
    #[inline]
    pub fn kind(self) -> Option<Kind> {
        data().kinds[self.index()]
    }

    /// Its price; the start tile has none and costs 0.
    #[inline]
    pub fn price(self) -> u8 {
        data().prices[self.index()]
    }

    /// The sides that carry a street.
    #[inline]
    pub fn streets(self) -> Sides {
        data().streets[self.index()]
    }

    /// Its name in words.
    pub fn say(self) -> Message {
        match self.kind() {
            Some(kind) => {
                Message::new("new-york-tile").with("kind", kind.name()).with("n", self.price())
            }
            None => Message::new("new-york-start"),
        }
    }

    /// Its name and its streets: tiles of one type and price differ in them.
    pub fn say_with_streets(self) -> Message {
        let side = |side: Side| Message::new("new-york-side").with("side", side.name());
        let sides: Vec<Message> = self.streets().iter().map(side).collect();
        match sides.len() {
            0 => Message::new("new-york-plain").with("tile", self.say()),
            n => Message::new("new-york-sided")
                .with("tile", self.say())
                .with("n", n as u8)
                .with("sides", sides),
        }
    }

    /// As an index into an array by tile, the start tile first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of building tiles: bits 1 to 54.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(pub u64);

impl TileSet {
    /// No tile at all.
    pub const NONE: TileSet = TileSet(0);
    /// All 54.
    pub const ALL: TileSet = TileSet((1 << (TileId::COUNT + 1)) - 2);

    /// Adds `tile`.
    #[inline]
    pub const fn insert(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    /// Takes `tile` out.
    #[inline]
    pub const fn remove(&mut self, tile: TileId) {
        self.0 &= !(1 << tile.0);
    }

    /// Whether `tile` is among them.
    #[inline]
    pub const fn contains(self, tile: TileId) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = (left != 0).then(|| TileId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(tile)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_has_one_spelling() {
        assert_eq!(TileId::all().count(), TileId::COUNT);
        for tile in TileId::all() {
            assert_eq!(TileId::find(&tile.0.to_string()), Some(tile));
        }
        for text in ["0", "55", "01", "+1", "-1", "", " 1", "1 ", "256", "x"] {
            assert_eq!(TileId::find(text), None, "{text:?}");
        }
    }

    #[test]
    fn sides_face_each_other() {
        for side in Side::ALL {
            let ((x, y), (back, up)) = (side.step(), side.opposite().step());
            assert_eq!((x + back, y + up), (0, 0));
            assert_eq!(side.opposite().opposite(), side);
        }
        assert_eq!(Sides(0b1010).iter().collect::<Vec<_>>(), [Side::E, Side::W]);
    }

    #[test]
    fn a_set_runs_in_ascending_order() {
        let mut set = TileSet::NONE;
        for tile in [TileId(54), TileId(1), TileId(7), TileId(1)] {
            set.insert(tile);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [TileId(1), TileId(7), TileId(54)]);
        set.remove(TileId(7));
        assert_eq!((set.len(), set.contains(TileId(7)), set.is_empty()), (2, false, false));
        assert_eq!(TileSet::ALL.iter().collect::<Vec<_>>(), TileId::all().collect::<Vec<_>>());
    }
}
