//! Final points and who won.

use crate::{MAX_SEATS, Seat};

/// Final points by seat; the most points win. A tie that the game does not
/// break is a shared win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scores {
    points: [i32; MAX_SEATS],
    /// What breaks a tie: the larger wins.
    ties: [u32; MAX_SEATS],
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
        Scores { points, ties: [0; MAX_SEATS], seats: by_seat.len() as u8 }
    }

    /// The same points, with a number by seat that breaks ties: the larger
    /// wins.
    ///
    /// # Panics
    /// With more than [`MAX_SEATS`] seats.
    pub fn breaking_ties(mut self, by_seat: &[u32]) -> Scores {
        self.ties[..by_seat.len()].copy_from_slice(by_seat);
        self
    }

    /// Points in seat order.
    pub fn points(&self) -> &[i32] {
        &self.points[..usize::from(self.seats)]
    }

    /// The seats with the most points that no tie-break sets apart, in order.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let of = |seat: Seat| (self.points[seat.index()], self.ties[seat.index()]);
        let best = (0..self.seats).map(Seat).map(of).max();
        (0..self.seats).map(Seat).filter(move |&seat| Some(of(seat)) == best)
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

    #[test]
    fn a_game_may_break_ties() {
        let scores = Scores::new(&[5, 12, 12, 12]).breaking_ties(&[9, 1, 3, 3]);
        assert_eq!(scores.winners().collect::<Vec<_>>(), [Seat(2), Seat(3)]);
        assert_eq!(scores.points(), [5, 12, 12, 12]);
    }
}
