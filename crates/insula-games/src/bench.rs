//! What `make bench` measures of a game's engine, without printing it.

use std::hint::black_box;
use std::time::Instant;

use insula_ai::{Bot, Greedy, Sight, expert};
use insula_core::{Evaluate, NoLog, Options, Rng, Seed, SetupError};

/// How fast a game's engine is, on one thread.
#[derive(Debug, Clone, PartialEq)]
pub struct BenchReport {
    /// How many seats were played.
    pub seats: u8,
    /// Random games played.
    pub games: u64,
    /// Actions taken in them.
    pub actions: u64,
    /// How long that took.
    pub seconds: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// How long a state's clone takes, in nanoseconds.
    pub clone_ns: f64,
}

impl BenchReport {
    /// Random actions in a second: listed, one chosen, committed.
    pub fn actions_per_s(&self) -> f64 {
        self.actions as f64 / self.seconds
    }

    /// Random games in a second, with their deals.
    pub fn games_per_s(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    /// Nanoseconds of an action.
    pub fn ns_per_action(&self) -> f64 {
        1e9 / self.actions_per_s()
    }
}

/// Times `games` random games.
pub(crate) fn bench<G: Evaluate>(
    seats: u8,
    games: u64,
    seed: u64,
) -> Result<BenchReport, SetupError> {
    // The first games warm up caches and grow the list of actions.
    play_random::<G>(seats, games / 10, seed)?;
    let began = Instant::now();
    let actions = play_random::<G>(seats, games, seed)?;
    let seconds = began.elapsed().as_secs_f64();
    let clone_ns = clone_ns::<G>(&G::setup(seats, &Options::new())?, seed);
    Ok(BenchReport { seats, games, actions, seconds, state_bytes: size_of::<G>(), clone_ns })
}

/// Plays `games` random games and counts the actions. It lists into one vector
/// that only ever grows, so that what it allocates in the long run is the game's.
pub(crate) fn play_random<G: Evaluate>(
    seats: u8,
    games: u64,
    seed: u64,
) -> Result<u64, SetupError> {
    let setup = G::setup(seats, &Options::new())?;
    let seed = Seed::from_number(seed);
    let mut actions = Vec::new();
    let mut rng = Rng::stream(seed, 0);
    let mut count = 0;
    for number in 0..games {
        let mut game = G::new(&setup, Rng::stream(seed, number + 1));
        while let Some(seat) = game.to_act().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            game.commit(seat, rng.pick(&actions), &mut NoLog);
            count += 1;
        }
        black_box(game.scores());
    }
    Ok(count)
}

/// How often the expert's search goes through the game in a second, on this
/// thread: over every few decisions of one game.
pub(crate) fn search_speed<G: Evaluate>(seats: u8, seed: u64) -> Result<f64, SetupError> {
    /// One decision of so many is searched: a number prime to any number of seats,
    /// so that none of them is left out.
    const EVERY: u32 = 7;
    let setup = G::setup(seats, &Options::new())?;
    let seed = Seed::from_number(seed);
    let (mut game, mut rng) = (G::new(&setup, Rng::stream(seed, 1)), Rng::stream(seed, 0));
    let search = expert::<G>(seats);
    let (mut iterations, mut seconds, mut decisions) = (0, 0.0, 0);
    let (mut offers, mut line) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        offers.clear();
        game.legal_actions(seat, &mut offers);
        let sight = Sight::new(&game, seat);
        decisions += u32::from(offers.len() > 1);
        if offers.len() > 1 && decisions % EVERY == 1 {
            let began = Instant::now();
            iterations += search.think(&sight, &mut rng).iterations;
            seconds += began.elapsed().as_secs_f64();
        }
        line.clear();
        Greedy::of::<G>().choose(&sight, &mut rng, &mut line);
        line.iter().for_each(|&pick| game.commit(seat, pick, &mut NoLog));
    }
    Ok(f64::from(iterations) / seconds)
}

/// Nanoseconds of doing `probe` once.
pub(crate) fn time(probe: fn(u64) -> u64) -> f64 {
    const TIMES: u64 = 1_000_000;
    probe(TIMES / 10);
    let began = Instant::now();
    let times = probe(TIMES);
    began.elapsed().as_secs_f64() * 1e9 / times as f64
}

/// The mean over all states of one random game.
fn clone_ns<G: Evaluate>(setup: &G::Setup, seed: u64) -> f64 {
    const ROUNDS: usize = 500;
    let seed = Seed::from_number(seed);
    let (mut game, mut rng) = (G::new(setup, Rng::stream(seed, 1)), Rng::stream(seed, 0));
    let (mut states, mut actions) = (vec![game.clone()], Vec::new());
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        game.commit(seat, rng.pick(&actions), &mut NoLog);
        states.push(game.clone());
    }
    let began = Instant::now();
    for _ in 0..ROUNDS {
        for state in &states {
            drop(black_box(black_box(state).clone()));
        }
    }
    began.elapsed().as_secs_f64() * 1e9 / (ROUNDS * states.len()) as f64
}
