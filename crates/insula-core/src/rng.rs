//! The random generator: ChaCha8 with a 256-bit seed, the same numbers on
//! every platform for ever.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};

/// 256 bits that decide all luck of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A whole seed from a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Seed {
        Seed(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    // A seed tells every hidden card: it stays out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct ParseSeedError;

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        let mut seed = [0; 32];
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ParseSeedError);
        }
        for (byte, pair) in seed.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = std::str::from_utf8(pair).map_err(|_| ParseSeedError)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| ParseSeedError)?;
        }
        Ok(Seed(seed))
    }
}

/// Draws numbers. A game, its bots and `resample` each get a stream of their
/// own, so that thinking never changes the game's luck.
#[derive(Clone)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream that shuffles the game.
    pub fn new(seed: Seed) -> Rng {
        Rng(ChaCha8Rng::from_seed(seed.0))
    }

    /// An independent stream of the same seed; 0 is the game's own.
    pub fn stream(seed: Seed, stream: u64) -> Rng {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(stream);
        Rng(rng)
    }

    /// A number below `end`, each as likely as any other.
    ///
    /// # Panics
    /// When `end` is 0.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        assert!(end > 0, "there is no number below 0");
        // The product's high half is the number; its low half tells the few
        // draws that would favor some numbers, and those are drawn again.
        let mut product = u64::from(self.0.next_u32()) * u64::from(end);
        if (product as u32) < end {
            let unfair = end.wrapping_neg() % end;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(end);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`.
    ///
    /// # Panics
    /// When there are none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// A seed for luck that comes later: a game keeps it, and its state stays
    /// a small value.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        for word in seed.chunks_exact_mut(4) {
            word.copy_from_slice(&self.0.next_u32().to_le_bytes());
        }
        Seed(seed)
    }

    /// Puts `items` into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl PartialEq for Rng {
    fn eq(&self, other: &Rng) -> bool {
        self.0 == other.0
    }
}

impl Eq for Rng {}

impl Hash for Rng {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.get_seed().hash(state);
        self.0.get_stream().hash(state);
        self.0.get_word_pos().hash(state);
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rng(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first keystream block of ChaCha8 under the all-zero key and nonce,
    /// a published test vector: 3e00ef2f 895f40d6 ...
    #[test]
    fn the_numbers_are_those_of_chacha8() {
        let mut rng = Rng::new(Seed([0; 32]));
        assert_eq!(rng.0.next_u32().to_le_bytes(), [0x3e, 0x00, 0xef, 0x2f]);
        assert_eq!(rng.0.next_u32().to_le_bytes(), [0x89, 0x5f, 0x40, 0xd6]);
    }

    #[test]
    fn streams_differ_and_repeat() {
        let draw = |mut rng: Rng| (0..8).map(|_| rng.below(1000)).collect::<Vec<_>>();
        let seed = Seed::from_number(7);
        assert_eq!(draw(Rng::new(seed)), draw(Rng::stream(seed, 0)));
        assert_ne!(draw(Rng::new(seed)), draw(Rng::stream(seed, 1)));
    }

    #[test]
    fn a_drawn_seed_is_a_part_of_the_stream() {
        let mut rng = Rng::new(Seed([0; 32]));
        let (first, second) = (rng.seed(), rng.seed());
        assert!(first.to_string().starts_with("3e00ef2f895f40d6"));
        assert_ne!(first, second);
        let draw = |seed| Rng::new(seed).below(1 << 30);
        assert_ne!(draw(first), draw(second));
    }

    #[test]
    fn every_number_below_is_drawn_about_equally() {
        let mut rng = Rng::new(Seed::from_number(1));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| count.abs_diff(10_000) < 500), "{seen:?}");
    }

    #[test]
    fn a_seed_round_trips_as_text_and_stays_out_of_logs() {
        let seed = Seed::from_number(3);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(ParseSeedError));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(ParseSeedError));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }
}
