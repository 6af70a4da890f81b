//! The bag: tiles that nobody has seen yet, in the order they will come out.
//!
//! **Invariant:** the next tile is the last of `len`; the places above hold
//! the start tile, which is in no bag.

use insula_core::{Rng, Secret};

use crate::tile::{TileId, TileSet};

/// Tiles in a hidden order (8.2).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Bag {
    tiles: Secret<[TileId; TileId::COUNT]>,
    len: u8,
}

impl Bag {
    /// All tiles, shuffled.
    pub fn new(rng: &mut Rng) -> Bag {
        let mut tiles = [TileId::START; TileId::COUNT];
        tiles.iter_mut().zip(TileId::all()).for_each(|(place, tile)| *place = tile);
        rng.shuffle(&mut tiles);
        Bag { tiles: Secret::new(tiles), len: TileId::COUNT as u8 }
    }

    /// Tiles left.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Takes a tile out, if there is one.
    #[inline]
    pub fn draw(&mut self) -> Option<TileId> {
        self.len = self.len.checked_sub(1)?;
        let place = &mut self.tiles.get_mut()[usize::from(self.len)];
        Some(std::mem::replace(place, TileId::START))
    }

    /// Takes out `count` tiles, or all that are left (7.2).
    pub fn draw_many(&mut self, count: u8) -> TileSet {
        let mut tiles = TileSet::default();
        for tile in (0..count).map_while(|_| self.draw()) {
            tiles.insert(tile);
        }
        tiles
    }

    /// (8.2) Puts what is left into another order.
    pub fn redeal(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.tiles.get_mut()[..usize::from(self.len)]);
    }

    /// Exactly these tiles, the first of them next.
    #[cfg(test)]
    pub fn of(order: &[TileId]) -> Bag {
        let mut tiles = [TileId::START; TileId::COUNT];
        tiles.iter_mut().zip(order.iter().rev()).for_each(|(place, &tile)| *place = tile);
        Bag { tiles: Secret::new(tiles), len: order.len() as u8 }
    }

    /// The tiles left, the next one last.
    #[cfg(test)]
    pub fn tiles(&self) -> &[TileId] {
        &self.tiles.get()[..usize::from(self.len)]
    }
}
