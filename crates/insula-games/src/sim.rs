//! Many games of bots against bots, as fast as the machine goes.
//!
//! **Invariant:** what comes out depends on the [`SimSpec`] without its threads
//! only (the clock's numbers apart): every game draws from streams of its own,
//! and results are summed as whole numbers, in whatever order they come.

use std::collections::BTreeMap;
use std::ops::AddAssign;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use insula_ai::{Bot, Sight};
use insula_core::{Evaluate, Game, MAX_SEATS, NoLog, Options, Rng, Scores, Seat, Seed, SetupError};
use serde::Serialize;

use crate::UnknownBot;

/// What to simulate.
#[derive(Debug, Clone)]
pub struct SimSpec {
    /// How many seats.
    pub seats: u8,
    /// The game's options.
    pub options: Options,
    /// One name for all seats, or one for each.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// Decides all luck.
    pub seed: u64,
    /// How many threads; 0 counts as 1.
    pub threads: usize,
}

/// Why a simulation cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SimError {
    /// The table cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No bot is called so.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// Neither one bot nor one for each seat.
    #[error("{bots} bots for {seats} seats: name one for all or one for each")]
    Bots {
        /// How many were named.
        bots: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// Nothing to play.
    #[error("no games to play")]
    NoGames,
}

/// What came out.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SimReport {
    /// Games played.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second, over all threads.
    pub games_per_s: f64,
    /// Actions in a second, over all threads.
    pub actions_per_s: f64,
    /// Actions of a game.
    pub mean_actions: f64,
    /// By the place in the list of bots. The bots change seats between games, so
    /// that no seat's luck sticks to a bot: the bot listed at `i` sits at seat
    /// `(i + game) % seats`, and this row goes with it.
    pub by_seat: Vec<SeatReport>,
    /// By the bot's name, over all places of the list that have it.
    pub by_bot: BTreeMap<String, BotReport>,
}

/// Results of one place in the list of bots.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatReport {
    /// Who.
    pub bot: String,
    /// Games won; a win shared by two counts a half.
    pub wins: f64,
    /// Points of a game.
    pub mean_score: f64,
}

/// Results of one bot.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BotReport {
    /// Games played, once for each seat it had in them.
    pub games: u64,
    /// Games won; a win shared by two counts a half.
    pub wins: f64,
    /// Wins by game played.
    pub win_rate: f64,
    /// Points of a game.
    pub mean_score: f64,
}

/// Is told how many more games are done.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// Plays all games of `spec`; `progress` is told of each few that are done.
pub(crate) fn sim<G: Evaluate>(
    spec: &SimSpec,
    progress: Progress<'_>,
) -> Result<SimReport, SimError> {
    sim_with::<G>(spec, &G::setup, progress)
}

/// Reads the options of a table.
pub(crate) type SetUp<'a, G> =
    &'a (dyn Fn(u8, &Options) -> Result<<G as Game>::Setup, SetupError> + Sync);

/// The same with another way to set the table up.
pub(crate) fn sim_with<G: Evaluate>(
    spec: &SimSpec,
    setup: SetUp<'_, G>,
    progress: Progress<'_>,
) -> Result<SimReport, SimError> {
    setup(spec.seats, &spec.options)?;
    let names = names::<G>(spec)?;
    if spec.games == 0 {
        return Err(SimError::NoGames);
    }
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let work = || work::<G>(spec, setup, &names, &next, progress);
    let total = thread::scope(|scope| {
        let threads: Vec<_> = (1..spec.threads).map(|_| scope.spawn(work)).collect();
        let mut total = work();
        for thread in threads {
            total += thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
        total
    });
    Ok(total.report(spec.games, began.elapsed().as_secs_f64(), &names))
}

/// The bot of each place of the list.
fn names<G: Evaluate>(spec: &SimSpec) -> Result<Vec<String>, SimError> {
    known::<G>(&spec.bots)?;
    match &spec.bots[..] {
        [name] => Ok(vec![name.clone(); spec.seats.into()]),
        names if names.len() == usize::from(spec.seats) => Ok(names.to_vec()),
        names => Err(SimError::Bots { bots: names.len(), seats: spec.seats }),
    }
}

/// All names are those of bots.
pub(crate) fn known<G: Evaluate>(names: &[String]) -> Result<(), UnknownBot> {
    let unknown = names.iter().find(|name| insula_ai::contender::<G>(name).is_none());
    unknown.map_or(Ok(()), |name| Err(UnknownBot(name.clone())))
}

/// Games that a thread takes at a time: few, so that the threads end together.
const CHUNK: u64 = 8;
/// Streams of the seed that belong to one game: its own, and one for each seat.
pub(crate) const STREAMS: u64 = 8;
const _: () = assert!(MAX_SEATS < STREAMS as usize);

/// One thread: takes games until there are no more.
fn work<G: Evaluate>(
    spec: &SimSpec,
    setup: SetUp<'_, G>,
    names: &[String],
    next: &AtomicU64,
    progress: Progress<'_>,
) -> Tally {
    let setup = setup(spec.seats, &spec.options).expect("checked: sim has set it up");
    let bot = |name: &String| insula_ai::contender::<G>(name).expect("checked: names knows it");
    let mut bots: Vec<Box<dyn Bot<G>>> = names.iter().map(bot).collect();
    let seed = Seed::from_number(spec.seed);
    let mut tally = Tally::default();
    let mut line = Vec::new();
    loop {
        let first = next.fetch_add(CHUNK, Ordering::Relaxed);
        let end = spec.games.min(first.saturating_add(CHUNK));
        if first >= end {
            return tally;
        }
        for number in first..end {
            let stream = |offset: u64| Rng::stream(seed, number.wrapping_mul(STREAMS) + offset);
            let mut rngs: Vec<Rng> = (1..).map(stream).take(names.len()).collect();
            let mut game = G::new(&setup, stream(0));
            while let Some(seat) = game.to_act().first() {
                let place = place(seat, number, spec.seats);
                let sight = Sight::new(&game, seat);
                line.clear();
                bots[place].choose(&sight, &mut rngs[seat.index()], &mut line);
                line.iter().for_each(|&action| game.commit(seat, action, &mut NoLog));
                tally.actions += line.len() as u64;
            }
            tally.count(&game.scores().expect("checked: nobody is to act"), number);
        }
        progress(end - first);
    }
}

/// Which bot of the list sits at `seat` in that game.
fn place(seat: Seat, game: u64, seats: u8) -> usize {
    let moved = game % u64::from(seats);
    (seat.index() + usize::from(seats) - moved as usize) % usize::from(seats)
}

/// A win in whole numbers: every share of it among up to six seats is whole too.
const WIN: u64 = 60;

/// Sums of some games, by place in the list of bots.
#[derive(Default)]
struct Tally {
    actions: u64,
    wins: [u64; MAX_SEATS],
    points: [i64; MAX_SEATS],
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.actions += other.actions;
        for place in 0..MAX_SEATS {
            self.wins[place] += other.wins[place];
            self.points[place] += other.points[place];
        }
    }
}

impl Tally {
    fn count(&mut self, scores: &Scores, game: u64) {
        let seats = scores.points().len() as u8;
        let shares = scores.winners().count() as u64;
        for seat in scores.winners() {
            self.wins[place(seat, game, seats)] += WIN / shares;
        }
        for (seat, &points) in (0..).zip(scores.points()) {
            self.points[place(Seat(seat), game, seats)] += i64::from(points);
        }
    }

    fn report(&self, games: u64, seconds: f64, names: &[String]) -> SimReport {
        let played = games as f64;
        let wins = |sum: u64| sum as f64 / WIN as f64;
        let row = |(place, name): (usize, &String)| SeatReport {
            bot: name.clone(),
            wins: wins(self.wins[place]),
            mean_score: self.points[place] as f64 / played,
        };
        let mut sums: BTreeMap<&String, (u64, u64, i64)> = BTreeMap::new();
        for (place, name) in names.iter().enumerate() {
            let sum = sums.entry(name).or_default();
            *sum = (sum.0 + games, sum.1 + self.wins[place], sum.2 + self.points[place]);
        }
        let by_bot = sums.into_iter().map(|(name, (games, won, points))| {
            let (wins, played) = (wins(won), games as f64);
            let mean_score = points as f64 / played;
            (name.clone(), BotReport { games, wins, win_rate: wins / played, mean_score })
        });
        SimReport {
            games,
            seconds,
            games_per_s: played / seconds,
            actions_per_s: self.actions as f64 / seconds,
            mean_actions: self.actions as f64 / played,
            by_seat: names.iter().enumerate().map(row).collect(),
            by_bot: by_bot.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bots_change_seats_between_games() {
        let table = |game| [0, 1, 2].map(|seat| place(Seat(seat), game, 3));
        assert_eq!([0, 1, 2, 3].map(table), [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]);
    }

    #[test]
    fn a_shared_win_counts_as_a_fraction() {
        let mut tally = Tally::default();
        tally.count(&Scores::new(&[5, 5, 1]), 0);
        tally.count(&Scores::new(&[7, 7, 7]), 0);
        let names = ["a", "b", "b"].map(str::to_owned);
        let report = tally.report(2, 1.0, &names);
        let wins: Vec<f64> = report.by_seat.iter().map(|row| row.wins).collect();
        assert_eq!(wins, [5.0 / 6.0, 5.0 / 6.0, 1.0 / 3.0]);
        assert_eq!((report.by_bot["b"].games, report.by_bot["b"].mean_score), (4, 5.0));
    }
}
