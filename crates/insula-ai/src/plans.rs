//! What each seat has done since the root, as a number.
//!
//! **Invariant:** a seat's number is made of its own picks alone, so that no seat's
//! tree answers what it cannot know, be it cards or choices made at the same time.

use std::hash::{Hash, Hasher};

use insula_core::{MAX_SEATS, Seat};
use rustc_hash::FxHasher;

/// The numbers of all seats.
#[derive(Debug, Clone)]
pub(crate) struct Plans([u64; MAX_SEATS]);

impl Default for Plans {
    fn default() -> Plans {
        Plans(std::array::from_fn(|seat| mix(0, seat as u64 + 1)))
    }
}

impl Plans {
    /// What `seat` has done.
    pub fn of(&self, seat: Seat) -> u64 {
        self.0[seat.index()]
    }

    /// `seat` does one thing more.
    pub fn add(&mut self, seat: Seat, pick: impl Hash) {
        let mut hasher = FxHasher::default();
        pick.hash(&mut hasher);
        self.0[seat.index()] = mix(self.0[seat.index()], hasher.finish());
    }
}

fn mix(a: u64, b: u64) -> u64 {
    (a.rotate_left(23) ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(picks: &[(u8, u32)]) -> [u64; 2] {
        let mut plans = Plans::default();
        picks.iter().for_each(|&(seat, pick)| plans.add(Seat(seat), pick));
        [plans.of(Seat(0)), plans.of(Seat(1))]
    }

    #[test]
    fn a_seat_knows_its_own_picks_and_their_order_alone() {
        let [first, second] = after(&[(0, 7), (0, 8)]);
        assert_ne!(first, after(&[(0, 8), (0, 7)])[0]);
        assert_ne!(first, after(&[(0, 7)])[0]);
        assert_eq!(second, after(&[])[1]);
        assert_eq!(first, after(&[(1, 9), (0, 7), (1, 7), (0, 8)])[0]);
        // The same picks of another seat are another plan.
        assert_ne!(after(&[(0, 7), (1, 7)])[0], after(&[(0, 7), (1, 7)])[1]);
    }
}
