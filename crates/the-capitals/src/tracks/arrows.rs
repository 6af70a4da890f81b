//! The red arrows that have taken effect (2.5d).

use crate::effect::Track;

/// An end of a track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// Below the first space.
    Low,
    /// Above the last space.
    High,
}

/// The arrows that took effect in one build, with the construction effects
/// it sets off, or in one activation, with its permanent effects (A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Arrows(u16);

impl Arrows {
    /// None yet.
    pub const NONE: Arrows = Arrows(0);

    /// Whether the arrow at an end took effect.
    #[inline]
    pub const fn contains(self, track: Track, end: End) -> bool {
        self.0 & bit(track, end) != 0
    }

    /// The arrow takes effect; whether it had not before.
    #[inline]
    pub(super) const fn insert(&mut self, track: Track, end: End) -> bool {
        let new = !self.contains(track, end);
        self.0 |= bit(track, end);
        new
    }
}

const fn bit(track: Track, end: End) -> u16 {
    1 << (2 * track.index() + end as usize)
}
