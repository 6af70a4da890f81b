//! The arena: the same numbers whatever the threads, every seat as often, and
//! typed refusals. And tuning, in small.

use std::sync::atomic::{AtomicU64, Ordering};

use insula_core::Options;
use insula_games::{ArenaReport, ArenaSpec, SimError, TuneSpec, UnknownBot, find, games};

fn spec(seats: u8, bots: &str, games: u64) -> ArenaSpec {
    let bots = bots.split(',').map(str::to_owned).collect();
    ArenaSpec { seats, options: Options::new(), bots, games, seed: 1, threads: 2 }
}

fn arena(spec: &ArenaSpec) -> Result<ArenaReport, SimError> {
    find("capitol").unwrap().arena(spec, &|_| {})
}

#[test]
fn everybody_plays_everybody_and_the_stronger_is_rated_higher() {
    let done = AtomicU64::new(0);
    let spec = spec(2, "random,easy,normal", 20);
    let count = |games| _ = done.fetch_add(games, Ordering::Relaxed);
    let report = find("capitol").unwrap().arena(&spec, &count).unwrap();
    assert_eq!((done.into_inner(), spec.total()), (60, 60));
    let pairs: Vec<_> =
        report.pairs.iter().map(|pair| (&pair.bot[..], &pair.against[..])).collect();
    assert_eq!(pairs, [("random", "easy"), ("random", "normal"), ("easy", "normal")]);
    let elo: Vec<f64> = report.bots.iter().map(|bot| bot.elo).collect();
    assert!(elo[0] < elo[1] && elo[1] < elo[2], "{elo:?}");
    assert!(elo.iter().sum::<f64>().abs() < 1e-6, "{elo:?}");
    for pair in &report.pairs {
        let (low, high) = pair.interval;
        assert!(low <= pair.win_rate && pair.win_rate <= high, "{pair:?}");
        assert_eq!((pair.games, pair.fair), (20, 0.5));
    }
}

#[test]
fn a_deal_is_played_from_each_seat() {
    // Five games at three seats are two deals of three.
    let spec = spec(3, "random,random", 5);
    assert_eq!(spec.total(), 6);
    let report = arena(&spec).unwrap();
    assert_eq!(report.pairs[0].games, 6);
    assert!((report.pairs[0].fair - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn threads_change_nothing_but_the_clock() {
    let one = arena(&ArenaSpec { threads: 1, ..spec(2, "normal,random", 10) }).unwrap();
    let four = arena(&ArenaSpec { threads: 4, ..spec(2, "normal,random", 10) }).unwrap();
    assert_eq!(one.pairs, four.pairs);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |seats, bots, games| arena(&spec(seats, bots, games)).unwrap_err();
    assert_eq!(refused(2, "hard,sly", 1), SimError::UnknownBot(UnknownBot("sly".to_owned())));
    assert_eq!(refused(2, "hard,greedy", 0), SimError::NoGames);
    assert!(matches!(refused(2, "hard", 1), SimError::Bots { bots: 1, .. }));
    assert!(matches!(refused(9, "hard,greedy", 1), SimError::Setup(_)));
}

#[test]
fn normal_beats_random_in_every_game() {
    for entry in games() {
        let report = entry.arena(&spec(2, "normal,random", 20), &|_| {}).unwrap();
        assert!(report.pairs[0].wins >= 19.0, "{}: {:?}", entry.id(), report.pairs[0]);
    }
}

#[test]
fn tuning_depends_on_the_seed_and_not_on_the_threads() {
    let tune = |seed, threads| {
        let spec = TuneSpec { games: 6, rounds: 1, seed, threads, options: Options::new() };
        let mut rounds = Vec::new();
        let fitted = find("capitol").unwrap();
        let fitted = fitted.tune(&spec, &|_| {}, &mut |round| rounds.push(round)).unwrap();
        assert!(rounds.iter().map(|round| round.seats).eq(2..=4));
        // Four of a game, most of them looked at twice.
        assert!(rounds.iter().all(|round| (25..=48).contains(&round.forks)), "{rounds:?}");
        fitted.seats
    };
    assert_eq!(tune(1, 1), tune(1, 3));
    assert_ne!(tune(1, 1), tune(2, 1));
}
