//! A hash of a whole state that is the same on every platform.

use std::fmt;
use std::hash::{Hash, Hasher};

/// 256 bits that stand for a state or for a chain of them. It depends on
/// hidden cards too: it goes into the journal, never to a client in play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StateHash(pub [u8; 32]);

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StateHash({self})")
    }
}

/// The hash of `state`, through its own `Hash`.
pub fn state_hash(state: &impl Hash) -> StateHash {
    let mut digest = Digest::default();
    state.hash(&mut digest);
    digest.state_hash()
}

/// A `Hasher` that writes every number little-endian, and word-sized ones as
/// 64 bits, into BLAKE3.
pub struct Digest {
    hasher: blake3::Hasher,
    /// A state comes in pieces of a few bytes, and BLAKE3 takes thousands at once.
    waiting: [u8; 8192],
    filled: usize,
}

impl Default for Digest {
    fn default() -> Digest {
        Digest { hasher: blake3::Hasher::new(), waiting: [0; 8192], filled: 0 }
    }
}

impl Digest {
    /// All 256 bits.
    pub fn state_hash(&self) -> StateHash {
        let mut hasher = self.hasher.clone();
        hasher.update(&self.waiting[..self.filled]);
        StateHash(*hasher.finalize().as_bytes())
    }
}

impl Hasher for Digest {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let end = self.filled + bytes.len();
        if let Some(room) = self.waiting.get_mut(self.filled..end) {
            room.copy_from_slice(bytes);
            self.filled = end;
        } else {
            self.hasher.update(&self.waiting[..self.filled]).update(bytes);
            self.filled = 0;
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_i16(&mut self, number: i16) {
        self.write(&number.to_le_bytes());
    }

    fn write_i32(&mut self, number: i32) {
        self.write(&number.to_le_bytes());
    }

    fn write_i64(&mut self, number: i64) {
        self.write(&number.to_le_bytes());
    }

    fn write_i128(&mut self, number: i128) {
        self.write(&number.to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        let bytes = self.state_hash().0;
        u64::from_le_bytes(bytes[..8].try_into().expect("checked: 8 of 32 bytes"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn word_size_does_not_matter() {
        let mut digest = Digest::default();
        digest.write(&[1, 0, 2, 0, 0, 0, 0, 0, 0, 0]);
        let mut same = Digest::default();
        same.write_u16(1);
        same.write_usize(2);
        assert_eq!(digest.state_hash(), same.state_hash());
        assert_ne!(state_hash(&1u8), state_hash(&2u8));
    }

    #[test]
    fn the_pieces_do_not_matter() {
        let bytes: Vec<u8> = (0..40_000u32).map(|number| (number % 251) as u8).collect();
        let whole = StateHash(*blake3::hash(&bytes).as_bytes());
        for piece in [1, 3, 1000, 8191, 8192, 8193, 40_000] {
            let mut digest = Digest::default();
            bytes.chunks(piece).for_each(|piece| digest.write(piece));
            assert_eq!(digest.state_hash(), whole, "in pieces of {piece}");
        }
    }
}
