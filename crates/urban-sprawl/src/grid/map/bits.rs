//! A city as a few numbers, so that what depends on it can be remembered.
//!
//! **Invariant:** different cities have different numbers.

use super::{Map, Space};
use crate::MAX_SEATS;
use crate::zone::Zone;

/// Sets of lots that count: by zone, and by owner.
const SETS: usize = Zone::ALL.len() + MAX_SEATS;
/// The lots of the sets beyond the first 128 take a quarter of a word each.
const RESTS: usize = 2 * SETS;
const SHAPES: usize = RESTS + SETS / 4;

impl Map {
    /// How many numbers a city is.
    pub(crate) const WORDS: usize = SHAPES + 10;
    /// The bits of the last number that are in use; the others are zero.
    pub(crate) const LAST_BITS: usize = 4 * Space::COUNT;

    /// All that there is to a city. The rest follows: first lots and parks from the shapes
    /// and zones, values from the markers.
    #[inline]
    pub(crate) fn bits(&self) -> [u64; Map::WORDS] {
        let mut bits = [0; Map::WORDS];
        let zones = &self.kinds[..Zone::ALL.len()];
        for (at, lots) in zones.iter().chain(&self.owners).enumerate() {
            let [a, b, rest] = lots.words();
            (bits[2 * at], bits[2 * at + 1]) = (a, b);
            bits[RESTS + at / 4] |= rest << (16 * (at % 4));
        }
        let (four, _) = self.shapes.as_chunks::<4>();
        for (bits, &[a, b, c, d]) in bits[SHAPES..].iter_mut().zip(four) {
            *bits = u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48;
        }
        for &marker in &self.markers {
            bits[Map::WORDS - 1] = bits[Map::WORDS - 1] << 4 | u64::from(marker);
        }
        bits
    }
}
