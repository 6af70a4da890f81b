//! Final points and who won.

use crate::{MAX_SEATS, Seat};

/// Final points by seat; the most points win, a tie is a shared win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scores {
    points: [i32; MAX_SEATS],
    seats: u8,
}

impl Scores {
    /// Points in seat order.
    ///
    /// # Panics
    /// With more than [`MAX_SEATS`] seats.
    pub fn new(by_seat: &[i32]) -> Scores {
        let mut points = [0; MAX_SEATS];
        points[..by_seat.len()].copy_from_slice(by_seat);
        Scores { points, seats: by_seat.len() as u8 }
    }

    /// Points in seat order.
    pub fn points(&self) -> &[i32] {
        &self.points[..usize::from(self.seats)]
    }

    /// The seats with the most points, in order.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let best = self.points().iter().copied().max();
        (0..self.seats).map(Seat).filter(move |seat| Some(self.points[seat.index()]) == best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_is_shared() {
        let scores = Scores::new(&[-3, 12, 12]);
        assert_eq!(scores.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }
}
