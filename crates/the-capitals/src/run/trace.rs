//! Whoever wants to know what a run does.

use crate::tile::TileId;
use crate::tracks::Moved;

/// What moved a track.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    /// An effect of a tile; also the price that it asks as its requirement.
    Tile(TileId),
    /// The price of a row, a space, or the cubes of an activation.
    Price,
    /// Placement rules that were broken (2.4f).
    Penalty,
    /// The cubes of the new plant of this level.
    Plant(u8),
    /// A lake's cubes (2.13f).
    Lake,
    /// The choice of a city that activates nothing (2.7m).
    Reward,
    /// A World Expo (2.9).
    Expo,
    /// What is left at the end (2.11d, 2.11e).
    Conversion,
}

/// Is told what a run does. Events, previews and tests are made of it; the
/// unit type looks away and costs nothing.
pub(crate) trait Trace {
    /// A track moved, or tried to.
    fn moved(&mut self, source: Source, moved: Moved);
    /// `source` activates `tile` (2.7l); what follows is that activation's,
    fn free(&mut self, source: TileId, tile: TileId);
    /// until it is over.
    #[inline(always)]
    fn free_over(&mut self) {}
}

impl Trace for () {
    #[inline(always)]
    fn moved(&mut self, _source: Source, _moved: Moved) {}

    #[inline(always)]
    fn free(&mut self, _source: TileId, _tile: TileId) {}
}
