//! What a bot may know of a game.
//!
//! **Invariant:** the true state goes in and never comes out. The law that own
//! offers do not depend on what is hidden makes it safe to pass those on.

use insula_core::{Game, Rng, Seat, Viewer};

/// A game as one seat may know it, and how long it may think about it.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    enough: &'a (dyn Fn() -> bool + Sync),
}

impl<'a, G: Game> Sight<'a, G> {
    /// Looks at `game` from `seat`, for as long as it takes.
    pub fn new(game: &'a G, seat: Seat) -> Sight<'a, G> {
        Sight::until(game, seat, &|| false)
    }

    /// Looks at `game` from `seat` until `enough` says so: what has been found by
    /// then counts.
    pub fn until(game: &'a G, seat: Seat, enough: &'a (dyn Fn() -> bool + Sync)) -> Sight<'a, G> {
        Sight { game, seat, enough }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// Appends what the seat may do now, in the game's order.
    pub fn offers(&self, out: &mut Vec<G::Action>) {
        self.game.legal_actions(self.seat, out);
    }

    /// A state that looks the same to the seat: hidden cards dealt anew.
    pub fn sample(&self, rng: &mut Rng) -> G {
        self.game.resample(Viewer::Seat(self.seat), rng)
    }

    /// Whether the time is up.
    pub fn enough(&self) -> bool {
        (self.enough)()
    }
}
