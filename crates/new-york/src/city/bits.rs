//! A bit for each cell of a board, as many words as the board needs.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// `64 * N` bits, the first one lowest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits<const N: usize>(pub [u64; N]);

impl<const N: usize> Bits<N> {
    pub const NONE: Bits<N> = Bits([0; N]);

    /// All bits moved up, by 1 to 63.
    #[inline(always)]
    pub fn up(self, by: u32) -> Bits<N> {
        Bits(std::array::from_fn(|word| {
            let carry = if word > 0 { self.0[word - 1] >> (64 - by) } else { 0 };
            self.0[word] << by | carry
        }))
    }

    /// All bits moved down, by 1 to 63.
    #[inline(always)]
    pub fn down(self, by: u32) -> Bits<N> {
        Bits(std::array::from_fn(|word| {
            let carry = if word + 1 < N { self.0[word + 1] << (64 - by) } else { 0 };
            self.0[word] >> by | carry
        }))
    }

    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline(always)]
    pub fn has(self, bit: usize) -> bool {
        self.0[bit / 64 % N] >> (bit % 64) & 1 != 0
    }

    #[inline(always)]
    pub fn insert(&mut self, bit: usize) {
        self.0[bit / 64 % N] |= 1 << (bit % 64);
    }

    /// The lowest bit.
    #[inline(always)]
    pub fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// Tells each bit, from the lowest.
    #[inline(always)]
    pub fn each(self, mut f: impl FnMut(usize)) {
        for (word, mut left) in self.0.into_iter().enumerate() {
            while left != 0 {
                f(word * 64 + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }
}

/// The bits that are set in at least two of the four.
#[inline(always)]
pub(super) fn several<const N: usize>([a, b, c, d]: [Bits<N>; 4]) -> Bits<N> {
    (a & b) | (c & d) | ((a | b) & (c | d))
}

impl<const N: usize> BitAnd for Bits<N> {
    type Output = Bits<N>;

    #[inline(always)]
    fn bitand(self, other: Bits<N>) -> Bits<N> {
        Bits(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl<const N: usize> BitOr for Bits<N> {
    type Output = Bits<N>;

    #[inline(always)]
    fn bitor(self, other: Bits<N>) -> Bits<N> {
        Bits(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl<const N: usize> BitXor for Bits<N> {
    type Output = Bits<N>;

    #[inline(always)]
    fn bitxor(self, other: Bits<N>) -> Bits<N> {
        Bits(std::array::from_fn(|word| self.0[word] ^ other.0[word]))
    }
}

impl<const N: usize> Not for Bits<N> {
    type Output = Bits<N>;

    #[inline(always)]
    fn not(self) -> Bits<N> {
        Bits(self.0.map(|word| !word))
    }
}

impl<const N: usize> BitAndAssign for Bits<N> {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Bits<N>) {
        *self = *self & other;
    }
}

impl<const N: usize> BitOrAssign for Bits<N> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Bits<N>) {
        *self = *self | other;
    }
}
