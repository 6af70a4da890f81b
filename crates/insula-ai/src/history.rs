//! What each seat has seen since the root, as a number.
//!
//! **Invariant:** picks that nobody else can see yet, of a decision not finished
//! or of choices made at the same time, are in the number of the seat that made
//! them only; so no seat's tree answers what it cannot know.

use std::hash::{Hash, Hasher};

use insula_core::{Game, MAX_SEATS, Seat, Seats};
use rustc_hash::FxHasher;

/// The numbers of all seats.
#[derive(Debug, Clone, Default)]
pub(crate) struct History {
    seen: [u64; MAX_SEATS],
    /// By seat: what it did that the others will see later.
    hidden: [u64; MAX_SEATS],
    /// Those who have not finished choosing, of a choice made at the same time.
    choosing: Seats,
}

impl History {
    /// What `seat` has seen.
    pub fn of(&self, seat: Seat) -> u64 {
        self.seen[seat.index()]
    }

    /// To be called before `seat` acts: who chooses at the same time.
    pub fn before<G: Game>(&mut self, game: &G) {
        if self.choosing.is_empty() {
            self.choosing = game.to_act();
        }
    }

    /// To be called after `seat` has done `action`, which led to `game`.
    pub fn after<G: Game>(&mut self, game: &G, seat: Seat, action: impl Hash) {
        let mut hasher = FxHasher::default();
        (seat.0, action).hash(&mut hasher);
        let did = hasher.finish();
        self.seen[seat.index()] = mix(self.seen[seat.index()], did);
        self.hidden[seat.index()] = mix(self.hidden[seat.index()], did);
        if !game.mid_decision(seat) {
            self.choosing.remove(seat);
        }
        if self.choosing.is_empty() {
            self.show(game.seats());
        }
    }

    /// Everybody sees what was done.
    fn show(&mut self, seats: u8) {
        for from in 0..usize::from(seats) {
            if self.hidden[from] == 0 {
                continue;
            }
            for to in (0..usize::from(seats)).filter(|&to| to != from) {
                self.seen[to] = mix(self.seen[to], self.hidden[from]);
            }
            self.hidden[from] = 0;
        }
    }
}

fn mix(a: u64, b: u64) -> u64 {
    (a.rotate_left(23) ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::*;
    use insula_core::{NoLog, Options};
    use insula_testkit::hamlet::{Action, Hamlet};
    use insula_testkit::opening;

    /// What both seats have seen after these picks.
    fn seen(picks: &[(u8, Action)]) -> [u64; 2] {
        let setup = Hamlet::setup(2, &Options::new()).expect("two seats");
        let mut game: Hamlet = opening(&setup, 3);
        let mut history = History::default();
        for &(seat, pick) in picks {
            history.before(&game);
            game.commit(Seat(seat), pick, &mut NoLog);
            history.after(&game, Seat(seat), pick);
        }
        [history.of(Seat(0)), history.of(Seat(1))]
    }

    fn offer(seat: u8, which: usize) -> (u8, Action) {
        let setup = Hamlet::setup(2, &Options::new()).expect("two seats");
        let game: Hamlet = opening(&setup, 3);
        let mut offers = Vec::new();
        game.legal_actions(Seat(seat), &mut offers);
        (seat, offers[which])
    }

    #[test]
    fn sealed_picks_are_seen_when_all_have_sealed() {
        let seal = |seat| (seat, Action::Seal);
        let (low, high) = (offer(0, 0), offer(0, 2));
        // The rival does not know what was offered, nor that anything was.
        assert_eq!(seen(&[low, seal(0)])[1], seen(&[high, seal(0)])[1]);
        assert_eq!(seen(&[low])[1], seen(&[])[1]);
        assert_ne!(seen(&[low])[0], seen(&[high])[0]);
        // Afterwards everybody does.
        assert_ne!(seen(&[low, seal(0), seal(1)])[1], seen(&[high, seal(0), seal(1)])[1]);
    }
}
