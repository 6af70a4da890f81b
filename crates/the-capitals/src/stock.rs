//! Where tiles are that lie in no city: stacks, rows, hands, and sets of them.

use insula_core::{Rng, Secret};

use crate::tile::{Stack, TileId};

/// The stack of an era, face down. Only its size is public.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    /// The top one last; places above are all zero.
    tiles: Secret<[TileId; Pile::MOST]>,
    len: u8,
}

/// A row of the Projects Area, in the order of reveal, without gaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row {
    /// Unused places are all zero.
    tiles: [TileId; Row::MOST],
    len: u8,
}

/// A set of prosperity tiles, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Hand(pub u32);

/// A set of tiles, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct TileSet(pub u128);

impl Pile {
    /// The largest stack.
    pub const MOST: usize = 27;

    /// These tiles, the last one on top.
    pub fn of(tiles: &[TileId]) -> Pile {
        let mut pile = [TileId(0); Pile::MOST];
        pile[..tiles.len()].copy_from_slice(tiles);
        Pile { tiles: Secret::new(pile), len: tiles.len() as u8 }
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// What is in it, from the bottom.
    #[cfg(test)]
    pub fn tiles(&self) -> &[TileId] {
        &self.tiles.get()[..usize::from(self.len)]
    }

    /// Takes the top one.
    #[inline]
    pub fn draw(&mut self) -> Option<TileId> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.tiles.get_mut()[usize::from(self.len)], TileId(0)))
    }

    /// Another order.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.tiles.get_mut()[..usize::from(self.len)]);
    }
}

impl Row {
    /// The longest row: five seats at setup.
    pub const MOST: usize = 7;
    /// No tile.
    pub const EMPTY: Row = Row { tiles: [TileId(0); Row::MOST], len: 0 };

    /// In the order of reveal.
    #[inline]
    pub fn tiles(&self) -> &[TileId] {
        &self.tiles[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn push(&mut self, tile: TileId) {
        self.tiles[usize::from(self.len)] = tile;
        self.len += 1;
    }

    /// Takes a tile out; whether it was there.
    #[inline]
    pub(crate) fn remove(&mut self, tile: TileId) -> bool {
        let Some(at) = self.tiles().iter().position(|&other| other == tile) else { return false };
        self.tiles.copy_within(at + 1.., at);
        self.tiles[Row::MOST - 1] = TileId(0);
        self.len -= 1;
        true
    }
}

impl Hand {
    pub const NONE: Hand = Hand(0);

    /// These tiles.
    pub fn of(tiles: &[TileId]) -> Hand {
        let mut hand = Hand::NONE;
        tiles.iter().for_each(|&tile| hand.insert(tile));
        hand
    }

    #[inline]
    pub fn contains(self, tile: TileId) -> bool {
        Hand::bit(tile).is_some_and(|bit| self.0 & bit != 0)
    }

    #[inline]
    pub fn insert(&mut self, tile: TileId) {
        self.0 |= Hand::bit(tile).unwrap_or(0);
    }

    #[inline]
    pub fn remove(&mut self, tile: TileId) {
        self.0 &= !Hand::bit(tile).unwrap_or(0);
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// In tile order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = (left != 0).then(|| TileId(FIRST + left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            tile
        })
    }

    /// None for a tile of another stack.
    #[inline]
    fn bit(tile: TileId) -> Option<u32> {
        tile.0.checked_sub(FIRST).map(|at| 1 << at)
    }
}

impl TileSet {
    pub const NONE: TileSet = TileSet(0);

    #[inline]
    pub fn insert(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    #[inline]
    pub const fn contains(self, tile: TileId) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// In tile order.
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        TileId::all().filter(move |&tile| self.contains(tile))
    }
}

/// The first prosperity tile.
const FIRST: u8 = Stack::Prosperity.first();
