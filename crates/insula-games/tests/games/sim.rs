//! Simulations: the same numbers whatever the threads, and typed refusals.

use std::sync::atomic::{AtomicU64, Ordering};

use insula_core::{Options, SetupError};
use insula_games::{Entry, SimError, SimReport, SimSpec, UnknownBot, find};

fn capitol() -> &'static Entry {
    find("capitol").unwrap()
}

fn spec(seats: u8, bots: &str, games: u64) -> SimSpec {
    let bots = bots.split(',').map(str::to_owned).collect();
    SimSpec { seats, options: Options::new(), bots, games, seed: 1, threads: 2 }
}

fn sim(spec: &SimSpec) -> Result<SimReport, SimError> {
    capitol().sim(spec, &|_| {})
}

#[test]
fn greedy_beats_random_in_95_of_100_games() {
    let report = sim(&spec(2, "greedy,random", 100)).unwrap();
    let wins = report.by_bot["greedy"].wins;
    assert!(wins >= 95.0, "{wins}");
}

#[test]
fn greedy_beats_two_randoms_in_95_of_100_games_of_new_york() {
    let new_york = find("new-york").unwrap();
    let report = new_york.sim(&spec(3, "greedy,random,random", 100), &|_| {}).unwrap();
    let wins = report.by_bot["greedy"].wins;
    assert!(wins >= 95.0, "{wins}");
}

#[test]
fn greedy_beats_two_randoms_in_95_of_100_games_of_the_capitals() {
    let the_capitals = find("the-capitals").unwrap();
    for prosperity in ["off", "on"] {
        let options = Options::from([("prosperity".to_owned(), prosperity.to_owned())]);
        let spec = SimSpec { options, ..spec(3, "greedy,random,random", 100) };
        let wins = the_capitals.sim(&spec, &|_| {}).unwrap().by_bot["greedy"].wins;
        assert!(wins >= 95.0, "prosperity {prosperity}: {wins}");
    }
}

#[test]
fn greedy_beats_two_randoms_in_95_of_100_games_of_urban_sprawl() {
    let urban_sprawl = find("urban-sprawl").unwrap();
    for length in ["short", "standard", "long"] {
        let options = Options::from([("length".to_owned(), length.to_owned())]);
        let spec = SimSpec { options, ..spec(3, "greedy,random,random", 100) };
        let wins = urban_sprawl.sim(&spec, &|_| {}).unwrap().by_bot["greedy"].wins;
        assert!(wins >= 95.0, "{length}: {wins}");
    }
}

#[test]
fn threads_change_nothing_but_the_clock() {
    let results = |threads| {
        let report = sim(&SimSpec { threads, ..spec(3, "greedy,random,random", 21) }).unwrap();
        (report.mean_actions, report.by_seat, report.by_bot)
    };
    let alone = results(1);
    assert_eq!(results(0), alone);
    assert_eq!(results(2), alone);
    assert_eq!(results(5), alone);
    let other = sim(&SimSpec { seed: 2, ..spec(3, "greedy,random,random", 21) }).unwrap();
    assert_ne!(other.by_seat, alone.1);
}

#[test]
fn every_game_has_one_win_and_is_told() {
    let told = AtomicU64::new(0);
    let add = |games| {
        told.fetch_add(games, Ordering::Relaxed);
    };
    let report = capitol().sim(&spec(4, "random", 500), &add).unwrap();
    assert_eq!(told.into_inner(), 500);
    let wins: f64 = report.by_seat.iter().map(|row| row.wins).sum();
    assert!((wins - 500.0).abs() < 1e-9, "{wins}");
    // One name for all: four rows, and one bot that played at every seat.
    assert_eq!(report.by_seat.iter().map(|row| &row.bot[..]).collect::<Vec<_>>(), ["random"; 4]);
    let random = &report.by_bot["random"];
    assert_eq!((report.by_bot.len(), random.games), (1, 2000));
    assert!((random.win_rate - 0.25).abs() < 1e-9, "{}", random.win_rate);
}

#[test]
fn the_rows_of_a_bot_add_up() {
    let report = sim(&spec(3, "random,greedy,random", 10)).unwrap();
    let names: Vec<&str> = report.by_seat.iter().map(|row| &row.bot[..]).collect();
    assert_eq!(names, ["random", "greedy", "random"]);
    let greedy = &report.by_bot["greedy"];
    assert_eq!((greedy.wins, greedy.mean_score), {
        let row = &report.by_seat[1];
        (row.wins, row.mean_score)
    });
    let random = &report.by_bot["random"];
    assert_eq!(random.games, 20);
    let wins = report.by_seat[0].wins + report.by_seat[2].wins;
    assert!((random.wins - wins).abs() < 1e-9, "{} {wins}", random.wins);
}

#[test]
fn the_report_has_the_names_that_are_promised() {
    let report = serde_json::to_value(sim(&spec(2, "random", 3)).unwrap()).unwrap();
    let keys = |value: &serde_json::Value| {
        let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
        keys.sort();
        keys.join(" ")
    };
    assert_eq!(
        keys(&report),
        "actions_per_s by_bot by_seat games games_per_s mean_actions seconds"
    );
    assert_eq!(keys(&report["by_seat"][1]), "bot mean_score wins");
    assert_eq!(keys(&report["by_bot"]["random"]), "games mean_score win_rate wins");
}

#[test]
fn what_cannot_be_simulated_is_refused() {
    let unknown = SimError::UnknownBot(UnknownBot("sly".to_owned()));
    assert_eq!(sim(&spec(2, "random,sly", 1)), Err(unknown));
    assert_eq!(sim(&spec(3, "random,greedy", 1)), Err(SimError::Bots { bots: 2, seats: 3 }));
    let none = SimSpec { bots: Vec::new(), ..spec(2, "", 1) };
    assert_eq!(sim(&none), Err(SimError::Bots { bots: 0, seats: 2 }));
    assert_eq!(sim(&spec(2, "random", 0)), Err(SimError::NoGames));
    let seats = SetupError::Seats { seats: 5, min: 2, max: 4 };
    assert_eq!(sim(&spec(5, "random", 1)), Err(SimError::Setup(seats)));
    let options = Options::from([("sun".to_owned(), "hot".to_owned())]);
    let option = sim(&SimSpec { options, ..spec(2, "random", 1) });
    assert!(matches!(option, Err(SimError::Setup(SetupError::UnknownOption { .. }))));
}

#[test]
fn the_bench_plays_the_same_games_again() {
    let actions = capitol().play_random(4, 20, 1).unwrap();
    assert_eq!(capitol().play_random(4, 20, 1), Ok(actions));
    let report = capitol().bench(4, 20, 1).unwrap();
    assert_eq!((report.seats, report.games, report.actions), (4, 20, actions));
    assert!(report.state_bytes <= 2048, "{} bytes", report.state_bytes);
    assert!(report.actions_per_s() > 0.0 && report.games_per_s() > 0.0);
    assert!(report.ns_per_action() > 0.0 && report.clone_ns > 0.0);
    assert!(capitol().bench(1, 20, 1).is_err());
}
