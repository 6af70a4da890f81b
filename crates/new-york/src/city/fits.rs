//! Which patterns of streets fit somewhere (4).

use super::bits::{Bits, several};
use super::board::{Board, Near};

/// The patterns of streets that tiles have: none, one, two that meet, three.
const PATTERNS: u16 = 0b0111_1011_1101_1111;
/// By side: all patterns that are plain there.
const PLAIN: [u16; 4] = {
    let mut plain = [0; 4];
    let mut streets = 0;
    while streets < 16 {
        let mut side = 0;
        while side < 4 {
            plain[side] |= if streets >> side & 1 == 0 { 1 << streets } else { 0 };
            side += 1;
        }
        streets += 1;
    }
    plain
};

impl<const N: usize> Board<N> {
    /// By the bits of streets: whether a tile with them fits somewhere.
    #[inline(always)]
    pub fn fits(&self, near: &Near<N>) -> u16 {
        let open = self.open(near);
        // Most cells have one neighbor, whose side is plain then.
        let corners = open & several(near.taken);
        let single = open ^ corners;
        let mut fits = 0;
        for (taken, plain) in near.taken.into_iter().zip(PLAIN) {
            fits |= if (single & taken).is_empty() { 0 } else { plain };
        }
        if fits & PATTERNS != PATTERNS {
            corners.each(|cell| fits |= near.patterns(cell));
        }
        fits & PATTERNS
    }
}

impl<const N: usize> Near<N> {
    /// All patterns of streets that match the neighbors of a cell.
    #[inline(always)]
    fn patterns(&self, cell: usize) -> u16 {
        let mut patterns = !0;
        for (side, plain) in PLAIN.into_iter().enumerate() {
            let has = |bits: &[Bits<N>; 4]| bits[side].has(cell);
            patterns &= match (has(&self.plain), has(&self.street)) {
                (true, _) => plain,
                (_, true) => !plain,
                _ => !0,
            };
        }
        patterns
    }
}
