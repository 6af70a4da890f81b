//! Bots against each other: who is stronger, and how sure that is.
//!
//! **Invariant:** what comes out depends on the [`ArenaSpec`] without its threads
//! only (the clock's numbers apart). Every deal is played once with the first bot
//! of a pair at each seat and the other one at all other seats, so that neither
//! seats nor deals favor anybody.

use std::time::{Duration, Instant};

use insula_ai::{Bot, Sight};
use insula_core::{Evaluate, NoLog, Options, Rng, Seat, Seed};
use serde::Serialize;

use crate::sim::{STREAMS, SetUp, known};
use crate::stats::{elo, interval, mean_within};
use crate::{Progress, SimError, crew};

/// Who plays whom.
#[derive(Debug, Clone)]
pub struct ArenaSpec {
    /// How many seats.
    pub seats: u8,
    /// The game's options.
    pub options: Options,
    /// Two names at least: everybody plays everybody.
    pub bots: Vec<String>,
    /// Games of each pair; rounded up so that every deal is played from each seat.
    pub games: u64,
    /// Decides all luck.
    pub seed: u64,
    /// How many threads; 0 counts as 1.
    pub threads: usize,
}

/// What came out.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ArenaReport {
    /// How many seats a table had.
    pub seats: u8,
    /// How long it took.
    pub seconds: f64,
    /// Every pair, in the order of the list.
    pub pairs: Vec<PairReport>,
    /// Every bot, in the order of the list.
    pub bots: Vec<RatedBot>,
}

/// One bot against another at all other seats.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PairReport {
    /// Who sits alone.
    pub bot: String,
    /// Who has the other seats.
    pub against: String,
    /// Games played.
    pub games: u64,
    /// Games won by the first; a win shared by two counts a half.
    pub wins: f64,
    /// Wins by game.
    pub win_rate: f64,
    /// The 95 % interval of that, from deal to deal.
    pub interval: (f64, f64),
    /// What equal bots would win.
    pub fair: f64,
    /// Mean points of the first, and of the others.
    pub mean_scores: (f64, f64),
    /// How many points the first is ahead, and how far from that the 95 % interval
    /// reaches, from deal to deal.
    pub ahead: (f64, f64),
}

/// A bot's rating over all pairs.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RatedBot {
    /// Who.
    pub bot: String,
    /// Elo points above the mean of the list.
    pub elo: f64,
    /// Milliseconds of a decision, in the mean and at most.
    pub millis: (f64, f64),
}

/// Plays every pair of `spec`; `progress` is told of each few games that are done.
pub(crate) fn arena<G: Evaluate>(
    spec: &ArenaSpec,
    setup: SetUp<'_, G>,
    progress: Progress<'_>,
) -> Result<ArenaReport, SimError> {
    setup(spec.seats, &spec.options)?;
    known::<G>(&spec.bots)?;
    if spec.bots.len() < 2 {
        return Err(SimError::Bots { bots: spec.bots.len(), seats: spec.seats });
    }
    if spec.games == 0 {
        return Err(SimError::NoGames);
    }
    let began = Instant::now();
    let mut pairs = Vec::new();
    let mut clocks = vec![Clock::default(); spec.bots.len()];
    for first in 0..spec.bots.len() {
        for second in first + 1..spec.bots.len() {
            let deals = play::<G>(spec, setup, [first, second], progress);
            for deal in &deals {
                clocks[first].add(&deal.clocks[0]);
                clocks[second].add(&deal.clocks[1]);
            }
            pairs.push(report(spec, [first, second], &deals));
        }
    }
    let ratings = elo(spec.seats, &spec.bots, &pairs);
    let rated = spec.bots.iter().zip(ratings).zip(&clocks);
    let bots =
        rated.map(|((bot, elo), clock)| RatedBot { bot: bot.clone(), elo, millis: clock.millis() });
    let seconds = began.elapsed().as_secs_f64();
    Ok(ArenaReport { seats: spec.seats, seconds, pairs, bots: bots.collect() })
}

impl ArenaSpec {
    /// How many games are played in all.
    pub fn total(&self) -> u64 {
        let bots = self.bots.len() as u64;
        self.deals() * u64::from(self.seats) * bots * bots.saturating_sub(1) / 2
    }

    fn deals(&self) -> u64 {
        self.games.div_ceil(self.seats.into())
    }
}

/// What came of one deal, over all seatings.
struct Deal {
    /// Games that the first bot won.
    wins: f64,
    /// Points of the first, and the mean of the others'.
    points: [f64; 2],
    clocks: [Clock; 2],
}

/// How long a bot thought.
#[derive(Debug, Clone, Copy, Default)]
struct Clock {
    decisions: u32,
    total: Duration,
    longest: Duration,
}

impl Clock {
    fn add(&mut self, other: &Clock) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    fn millis(&self) -> (f64, f64) {
        let total = self.total.as_secs_f64() * 1000.0;
        (total / f64::from(self.decisions.max(1)), self.longest.as_secs_f64() * 1000.0)
    }
}

/// All deals of a pair, in order.
fn play<G: Evaluate>(
    spec: &ArenaSpec,
    setup: SetUp<'_, G>,
    pair: [usize; 2],
    progress: Progress<'_>,
) -> Vec<Deal> {
    crew(spec.deals(), spec.threads, || {
        let setup = setup(spec.seats, &spec.options).expect("checked: arena has set it up");
        let bot =
            |at: usize| insula_ai::contender::<G>(&spec.bots[at]).expect("checked: it is known");
        let mut bots = pair.map(bot);
        move |number| deal::<G>(spec, &setup, &mut bots, number, progress)
    })
}

/// One deal, with the first bot at each seat in turn.
fn deal<G: Evaluate>(
    spec: &ArenaSpec,
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>; 2],
    number: u64,
    progress: Progress<'_>,
) -> Deal {
    let seed = Seed::from_number(spec.seed);
    let stream = |offset: u64| Rng::stream(seed, number.wrapping_mul(STREAMS) + offset);
    let mut deal = Deal { wins: 0.0, points: [0.0; 2], clocks: [Clock::default(); 2] };
    let mut line = Vec::new();
    for alone in (0..spec.seats).map(Seat) {
        let mut game = G::new(setup, stream(0));
        let mut rngs: Vec<Rng> = (1..).map(stream).take(spec.seats.into()).collect();
        while let Some(seat) = game.to_act().first() {
            let who = usize::from(seat != alone);
            line.clear();
            let began = Instant::now();
            bots[who].choose(&Sight::new(&game, seat), &mut rngs[seat.index()], &mut line);
            let took = began.elapsed();
            deal.clocks[who].add(&Clock { decisions: 1, total: took, longest: took });
            line.iter().for_each(|&pick| game.commit(seat, pick, &mut NoLog));
        }
        let scores = game.scores().expect("checked: nobody is to act");
        if scores.winners().any(|winner| winner == alone) {
            deal.wins += 1.0 / scores.winners().count() as f64;
        }
        for (seat, &points) in (0..).map(Seat).zip(scores.points()) {
            let share = if seat == alone { 1.0 } else { 1.0 / f64::from(spec.seats - 1) };
            deal.points[usize::from(seat != alone)] += share * f64::from(points);
        }
        progress(1);
    }
    deal
}

fn report(spec: &ArenaSpec, pair: [usize; 2], deals: &[Deal]) -> PairReport {
    let seats = f64::from(spec.seats);
    let games = deals.len() as u64 * u64::from(spec.seats);
    let shares: Vec<f64> = deals.iter().map(|deal| deal.wins / seats).collect();
    let wins: f64 = deals.iter().map(|deal| deal.wins).sum();
    let ahead: Vec<f64> =
        deals.iter().map(|deal| (deal.points[0] - deal.points[1]) / seats).collect();
    let mean = |who: usize| deals.iter().map(|deal| deal.points[who]).sum::<f64>() / games as f64;
    PairReport {
        bot: spec.bots[pair[0]].clone(),
        against: spec.bots[pair[1]].clone(),
        games,
        wins,
        win_rate: wins / games as f64,
        interval: interval(&shares, games),
        fair: 1.0 / seats,
        mean_scores: (mean(0), mean(1)),
        ahead: mean_within(&ahead),
    }
}
