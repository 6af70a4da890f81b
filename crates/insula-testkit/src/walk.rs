//! Random games, decided by a number.

use std::any::Any;
use std::cell::RefCell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use insula_core::{Game, NoLog, Rng, Seat, Seed};

/// A game that has not ended after so many actions never will.
pub const BOUND: usize = 10_000;

/// The stream of a seed that chooses the actions of a random game; the game's own is 0.
const CHOICES: u64 = 1;
/// The stream that deals hidden cards anew and chooses what is tried.
const TRIALS: u64 = 2;

/// The game that `seed` deals.
pub fn opening<G: Game>(setup: &G::Setup, seed: u64) -> G {
    G::new(setup, Rng::new(Seed::from_number(seed)))
}

/// Plays the random game `seed` to its end, shows `visit` the opening state and
/// the state after every action, and gives the actions.
///
/// # Panics
/// When the game has not ended after [`BOUND`] actions.
pub fn walk<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut visit: impl FnMut(&G),
) -> Vec<(Seat, G::Action)> {
    let mut state = opening::<G>(setup, seed);
    let mut dice = Dice::new(seed);
    let mut taken = Vec::new();
    visit(&state);
    while let Some((seat, action)) = dice.action(&state) {
        assert!(taken.len() < BOUND, "seed {seed}: not over after {BOUND} actions");
        state.commit(seat, action, &mut NoLog);
        taken.push((seat, action));
        visit(&state);
    }
    taken
}

/// What chance decides in a random game.
pub(crate) struct Dice {
    choices: Rng,
    pub(crate) trials: Rng,
}

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        let stream = |stream| Rng::stream(Seed::from_number(seed), stream);
        Dice { choices: stream(CHOICES), trials: stream(TRIALS) }
    }

    /// Any seat that owes a decision, and any of its offers; none when over.
    pub(crate) fn action<G: Game>(&mut self, state: &G) -> Option<(Seat, G::Action)> {
        let seats: Vec<Seat> = state.to_act().iter().collect();
        if seats.is_empty() {
            return None;
        }
        let seat = self.choices.pick(&seats);
        let mut offers = Vec::new();
        state.legal_actions(seat, &mut offers);
        if offers.is_empty() { None } else { Some((seat, self.choices.pick(&offers))) }
    }

    /// True once in `times`.
    pub(crate) fn once_in(&mut self, times: u32) -> bool {
        self.trials.below(times) == 0
    }
}

/// Where a random game stands, for the message when something is wrong.
#[derive(Default)]
pub(crate) struct Trail {
    seed: u64,
    seats: u8,
    step: usize,
    last: String,
}

impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, {} seats, step {}", self.seed, self.seats, self.step)?;
        if self.last.is_empty() { Ok(()) } else { write!(f, ", {}", self.last) }
    }
}

/// Shared with the game that is played, so that a panic inside it still tells where.
#[derive(Default)]
pub(crate) struct Guard(RefCell<Trail>);

impl Guard {
    /// Begins the game of `seed`.
    pub(crate) fn begin(&self, seed: u64) {
        *self.0.borrow_mut() = Trail { seed, ..Trail::default() };
    }

    pub(crate) fn seats(&self, seats: u8) {
        self.0.borrow_mut().seats = seats;
    }

    /// The next step is about this action.
    pub(crate) fn step(&self, seat: Seat, action: &impl fmt::Display) {
        let mut trail = self.0.borrow_mut();
        trail.step += 1;
        trail.last = format!("{seat}: {action}");
    }

    /// Runs `game` and says where it failed, by `Err` or by a panic.
    pub(crate) fn run<T>(&self, game: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        let wrong = match catch_unwind(AssertUnwindSafe(game)) {
            Ok(Ok(done)) => return Ok(done),
            Ok(Err(wrong)) => wrong,
            Err(panic) => format!("panicked: {}", panic_text(panic.as_ref())),
        };
        Err(format!("{}: {wrong}", self.0.borrow()))
    }
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (None, Some(text)) => text,
        (None, None) => "without words",
    }
}
