//! What a pure function found before, in a table of fixed size: for evaluations, in
//! which a search meets the same parts of positions again and again.
//!
//! **Invariant:** an answer is given only for the very key it was worked out for; what
//! shares a place with another is worked out again.

use std::cell::RefCell;

/// Remembers up to `SIZE` answers, a power of two. Keys are all that an answer depends on.
#[derive(Debug)]
pub struct Memo<V, const WORDS: usize, const SIZE: usize> {
    known: RefCell<[([u64; WORDS], V); SIZE]>,
}

impl<V: Copy, const WORDS: usize, const SIZE: usize> Memo<V, WORDS, SIZE> {
    /// Knows nothing but the answer to the key of zeros.
    pub const fn new(zero: V) -> Memo<V, WORDS, SIZE> {
        assert!(SIZE.is_power_of_two() && SIZE > 1);
        Memo { known: RefCell::new([([0; WORDS], zero); SIZE]) }
    }

    /// The answer to `key`. `work_out` gives it where it is not remembered, and must not
    /// ask the same memo.
    #[inline]
    pub fn get(&self, key: [u64; WORDS], work_out: impl FnOnce() -> V) -> V {
        let mixed = key.into_iter().fold(0u64, |mixed, word| {
            (mixed.rotate_left(17) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        let mut known = self.known.borrow_mut();
        let place = &mut known[(mixed >> (u64::BITS - SIZE.ilog2())) as usize];
        if place.0 != key {
            *place = (key, work_out());
        }
        place.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_that_of_its_key_and_worked_out_once_while_it_is_kept() {
        let memo: Memo<u64, 2, 8> = Memo::new(0);
        let answer = |key: [u64; 2]| 10 * key[0] + key[1];
        // Many more keys than places, each asked twice in a row.
        for key in (0..10).flat_map(|a| (0..10).map(move |b| [a, b])) {
            assert_eq!(memo.get(key, || answer(key)), answer(key));
            assert_eq!(memo.get(key, || unreachable!("{key:?} is kept")), answer(key));
        }
        assert_eq!(memo.get([0, 1], || 77), 77, "its place was needed by others");
    }
}
