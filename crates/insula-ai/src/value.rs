//! What a position is worth to a seat that wants to win.

use insula_core::{Evaluate, Fitted, MAX_SEATS, Outlook, Seat};

/// How much of a winning chance a point ahead of the others is worth by itself:
/// little, so that it decides only where winning is out of the question or
/// certain.
const POINT: f32 = 0.001;

/// Judges positions by some weights.
#[derive(Debug, Clone, Copy)]
pub struct Judge(pub &'static Fitted);

impl Judge {
    /// By the weights that the game has.
    pub fn of<G: Evaluate>() -> Judge {
        Judge(G::fitted())
    }

    /// What each seat can expect.
    pub fn outlook<G: Evaluate>(self, game: &G) -> Outlook {
        game.outlook_by(self.0)
    }

    /// What the position is worth to `seat`.
    pub fn worth<G: Evaluate>(self, game: &G, seat: Seat) -> f32 {
        worth(&self.outlook(game), game.seats(), seat)
    }
}

/// What it is worth to `seat`.
pub(crate) fn worth(outlook: &Outlook, seats: u8, seat: Seat) -> f32 {
    let count = usize::from(seats);
    let total: f32 = outlook.points[..count].iter().sum();
    let own = outlook.points[seat.index()];
    let ahead = own - (total - own) / (count - 1).max(1) as f32;
    outlook.chances[seat.index()] + POINT * ahead
}

/// What it is worth to every seat.
pub(crate) fn worths(outlook: &Outlook, seats: u8) -> [f32; MAX_SEATS] {
    let mut by_seat = [0.0; MAX_SEATS];
    for seat in (0..seats).map(Seat) {
        by_seat[seat.index()] = worth(outlook, seats, seat);
    }
    by_seat
}
