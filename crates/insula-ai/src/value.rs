//! What a position is worth to a seat that wants to win.

use insula_core::{Evaluate, Fitted, MAX_SEATS, Outlook, Seat};

/// How much of a winning chance a point ahead of the others is worth by itself:
/// little, so that it decides only where winning is out of the question or
/// certain.
const POINT: f32 = 0.001;

/// Judges positions by some weights.
#[derive(Debug, Clone, Copy)]
pub struct Judge {
    fitted: &'static Fitted,
    /// From which progress of the game it looks; none: from that of each position.
    from: Option<u16>,
}

impl Judge {
    /// As the game itself judges.
    pub fn of<G: Evaluate>() -> Judge {
        Judge::by(G::fitted())
    }

    /// By other weights.
    pub fn by(fitted: &'static Fitted) -> Judge {
        Judge { fitted, from: None }
    }

    /// The same, for one decision: positions are compared as seen from there, because
    /// a lead is not worth more for a move that only makes the game go on.
    pub(crate) fn seen_from(self, progress: u16) -> Judge {
        Judge { from: Some(progress), ..self }
    }

    /// What each seat can expect.
    pub fn outlook<G: Evaluate>(self, game: &G) -> Outlook {
        game.outlook_by(self.fitted, self.from.unwrap_or_else(|| game.progress()))
    }

    /// What the position is worth to `seat`.
    pub fn worth<G: Evaluate>(self, game: &G, seat: Seat) -> f32 {
        self.worth_of(&self.outlook(game), game.seats(), seat)
    }

    /// What an outlook is worth to `seat`.
    pub(crate) fn worth_of(self, outlook: &Outlook, seats: u8, seat: Seat) -> f32 {
        let count = usize::from(seats);
        let total: f32 = outlook.points[..count].iter().sum();
        let own = outlook.points[seat.index()];
        let ahead = own - (total - own) / (count - 1).max(1) as f32;
        outlook.chances[seat.index()] + POINT * ahead
    }

    /// What it is worth to every seat.
    pub(crate) fn worths_of(self, outlook: &Outlook, seats: u8) -> [f32; MAX_SEATS] {
        let mut by_seat = [0.0; MAX_SEATS];
        for seat in (0..seats).map(Seat) {
            by_seat[seat.index()] = self.worth_of(outlook, seats, seat);
        }
        by_seat
    }
}
