//! Fits a game's weights by self-play.
//!
//! **Invariant:** what comes out depends on the [`TuneSpec`] without its threads
//! only: every game draws from streams of its own, and lessons are kept in the
//! order of the games.

use insula_ai::{Bot, Fork, Greedy, Judge, Lesson, Reach, Sight, fit, lines, surprise};
use insula_core::{
    Evaluate, Fitted, NoLog, Options, Outlook, Rng, Seat, Seed, SetupError, Terms, Weights,
};

use crate::{Progress, crew};

/// How to fit.
#[derive(Debug, Clone)]
pub struct TuneSpec {
    /// Games of a round, for each number of seats.
    pub games: u64,
    /// How often to play and fit: each round plays with what the last one found.
    pub rounds: u32,
    /// Decides all luck.
    pub seed: u64,
    /// How many threads; 0 counts as 1.
    pub threads: usize,
    /// The game's options.
    pub options: Options,
}

/// What a round of one number of seats found.
#[derive(Debug, Clone, PartialEq)]
pub struct TuneRound {
    /// How many seats.
    pub seats: u8,
    /// Which round, from 1.
    pub round: u32,
    /// How many forks were played.
    pub forks: usize,
    /// How much the results surprised the weights of before, and of now.
    pub surprise: (f64, f64),
}

/// One pick of so many is made at random, so that the lessons are not all alike.
const STRAY: u32 = 12;
/// One position of so many becomes a lesson.
const KEEP: u32 = 3;
/// Forks of a game.
const FORKS: u32 = 4;
/// The two ways of a fork are among so many that look best.
const WAYS: usize = 6;
/// How the bots look that play the games.
const REACH: Reach = Reach { samples: 1, nodes: 100 };

/// Plays and fits; `told` hears of every round.
pub(crate) fn tune<G: Evaluate>(
    spec: &TuneSpec,
    progress: Progress<'_>,
    told: &mut dyn FnMut(TuneRound),
) -> Result<Fitted, SetupError> {
    let mut fitted = G::fitted().clone().by_hand();
    let mut by_seats = Vec::new();
    for seats in G::SEATS.0..=G::SEATS.1 {
        G::setup(seats, &spec.options)?;
        for round in 1..=spec.rounds {
            // Bots keep what they judge by for the life of the process.
            let judge = Judge::by(Box::leak(Box::new(fitted.clone())));
            let (forks, lessons) = play::<G>(spec, seats, round, judge, progress);
            let before = surprise(&lessons, fitted.weights(seats));
            let weights = fit(&forks, &lessons, G::TERMS, seats, &fitted);
            let surprise = (before, surprise(&lessons, &weights));
            told(TuneRound { seats, round, forks: forks.len(), surprise });
            put(&mut fitted, weights);
        }
        by_seats.push(fitted.weights(seats).clone());
    }
    fitted.seats = by_seats;
    Ok(fitted)
}

/// In place of those for the same number of seats.
fn put(fitted: &mut Fitted, weights: Weights) {
    fitted.seats.retain(|old| old.count != weights.count);
    fitted.seats.push(weights);
    fitted.seats.sort_by_key(|weights| weights.count);
}

/// The forks and lessons of one round, in the order of the games.
fn play<G: Evaluate>(
    spec: &TuneSpec,
    seats: u8,
    round: u32,
    judge: Judge,
    progress: Progress<'_>,
) -> (Vec<Fork>, Vec<Lesson>) {
    let all = crew(spec.games, spec.threads, || {
        let setup = G::setup(seats, &spec.options).expect("checked: tune has set it up");
        move |number| {
            let stream = (u64::from(seats) << 48) + (u64::from(round) << 40) + 2 * number;
            let seed = Seed::from_number(spec.seed);
            let game = G::new(&setup, Rng::stream(seed, stream));
            let learned = learn(game, judge, &mut Rng::stream(seed, stream + 1));
            progress(1);
            learned
        }
    });
    let (mut forks, mut lessons) = (Vec::new(), Vec::new());
    for (some, more) in all {
        forks.extend(some);
        lessons.extend(more);
    }
    (forks, lessons)
}

/// One game, and forks of it.
fn learn<G: Evaluate>(game: G, judge: Judge, rng: &mut Rng) -> (Vec<Fork>, Vec<Lesson>) {
    let mut path = Vec::new();
    let mut lessons = Vec::new();
    let result = finish(game, judge, rng, |before, seat, after, rng| {
        path.push((before.clone(), seat));
        if rng.below(KEEP) == 0 {
            lessons.push(lesson(before));
            lessons.push(lesson(after));
        }
    });
    lessons.iter_mut().for_each(|lesson| lesson.result = result);
    let mut forks = Vec::new();
    for _ in 0..FORKS {
        let (game, seat) = &path[rng.below(path.len() as u32) as usize];
        fork(game, *seat, judge, rng, &mut forks);
    }
    (forks, lessons)
}

/// Two of the better-looking decisions of a position, each played to the end. They
/// are looked at where both kinds of bots judge: after the decision, and where the
/// seat decides again.
fn fork<G: Evaluate>(game: &G, seat: Seat, judge: Judge, rng: &mut Rng, forks: &mut Vec<Fork>) {
    let mut found = lines(&Sight::new(game, seat), judge, REACH, rng);
    found.retain(|line| line.finished);
    found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    found.truncate(WAYS);
    if found.len() < 2 {
        return;
    }
    let first = rng.below(found.len() as u32) as usize;
    let second = (first + 1 + rng.below(found.len() as u32 - 1) as usize) % found.len();
    let seed = rng.seed();
    let way = |line: usize| {
        let mut game = game.clone();
        found[line].picks.iter().for_each(|&pick| game.commit(seat, pick, &mut NoLog));
        let mut lessons = [Some(lesson(&game)), None];
        let mut acted = false;
        let result = finish(game, judge, &mut Rng::new(seed), |before, who, _, _| {
            if who != seat {
                acted = true;
            } else if acted && lessons[1].is_none() {
                lessons[1] = Some(lesson(before));
            }
        });
        lessons.iter_mut().flatten().for_each(|lesson| lesson.result = result);
        lessons
    };
    for ways in way(first).into_iter().zip(way(second)) {
        if let (Some(one), Some(other)) = ways {
            forks.push(Fork { seat, ways: [one, other] });
        }
    }
}

/// Plays to the end; `seen` hears of every decision: the position before it, whose
/// it was, and the position after it.
fn finish<G: Evaluate>(
    mut game: G,
    judge: Judge,
    rng: &mut Rng,
    mut seen: impl FnMut(&G, Seat, &G, &mut Rng),
) -> Outlook {
    let mut bot = Greedy { judge, reach: REACH };
    let (mut line, mut offers) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        let before = game.clone();
        line.clear();
        offers.clear();
        game.legal_actions(seat, &mut offers);
        match rng.below(STRAY) == 0 {
            true => line.push(rng.pick(&offers)),
            false => bot.choose(&Sight::new(&game, seat), rng, &mut line),
        }
        line.iter().for_each(|&pick| game.commit(seat, pick, &mut NoLog));
        if offers.len() > 1 && !game.mid_decision(seat) && !before.mid_decision(seat) {
            seen(&before, seat, &game, rng);
        }
    }
    game.outlook()
}

/// What a position holds; what came of it is not known yet.
fn lesson<G: Evaluate>(game: &G) -> Lesson {
    let mut terms = Terms::default();
    game.terms(&mut terms);
    Lesson { terms, progress: game.progress(), result: Outlook::default() }
}
