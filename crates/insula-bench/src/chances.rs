//! Whether winning chances are what they say: games between hard bots are gone
//! through as a finished game is analyzed, and each chance that the page would draw
//! is put beside who won.

use std::thread;

use anyhow::{Context, Result};
use insula_core::{Options, Rng, Seed};
use insula_games::{ANALYSIS, Entry, Walk, crew};

/// Who plays.
const BOT: &str = "hard";
/// Chances are told apart by so many steps.
const STEPS: usize = 5;
/// The 95 % of a normal distribution.
const Z: f64 = 1.96;

/// One chance that was told, and what the seat then won: 1, 0, or a share.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Told {
    chance: f64,
    won: f64,
}

/// Plays and prints.
pub fn run(entry: &Entry, seats: u8, games: u64, seed: u64) -> Result<()> {
    let games = play(entry, seats, games, seed)?;
    println!("{}, {seats} seats, {} games", entry.id(), games.len());
    println!("{:>10}{:>10}{:>8}{:>18}", "chance", "decisions", "told", "won");
    for step in 0..STEPS {
        let (from, to) = (100 * step / STEPS, 100 * (step + 1) / STEPS);
        let Some(row) = row(&games, step) else { continue };
        println!(
            "{:>10}{:>10}{:>6.1} %{:>18}",
            format!("{from}-{to} %"),
            row.decisions,
            100.0 * row.told,
            format!("{:.1} ± {:.1} %", 100.0 * row.won, 100.0 * row.within),
        );
    }
    Ok(())
}

/// All games, each with what it told.
fn play(entry: &Entry, seats: u8, games: u64, seed: u64) -> Result<Vec<Vec<Told>>> {
    let threads = thread::available_parallelism().map_or(1, |cores| cores.get());
    crew(games, threads, || |number| game(entry, seats, seed, number)).into_iter().collect()
}

/// One game: played, then gone through.
fn game(entry: &Entry, seats: u8, seed: u64, number: u64) -> Result<Vec<Told>> {
    let deal = Rng::stream(Seed::from_number(seed), number).seed();
    let mut luck = Rng::stream(deal, 1);
    let dealt = entry.start(seats, &Options::new(), deal)?;
    let (mut game, mut actions) = (dealt.clone_box(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        for act in game.bot_line(BOT, seat, &mut luck, &|| false)? {
            game.apply(seat, &act)?;
            actions.push((seat, act));
        }
    }
    let scores = game.scores().context("nobody is to act, and there are no scores")?;
    let share = 1.0 / scores.winners().count() as f64;
    let mut walk = Walk::new(dealt, actions, ANALYSIS, deal);
    while walk.done() < walk.total() {
        walk.step()?;
    }
    let won = |seat| if scores.winners().any(|winner| winner == seat) { share } else { 0.0 };
    let told = walk.finish().moments.into_iter().map(|moment| Told {
        chance: f64::from(moment.judged.played.chances[moment.seat.index()]) / 1000.0,
        won: won(moment.seat),
    });
    Ok(told.collect())
}

/// What was told within a step, and what was won.
#[derive(Debug, PartialEq)]
struct Row {
    decisions: usize,
    told: f64,
    won: f64,
    /// How far from `won` the 95 % interval reaches. Decisions of one game end alike:
    /// what differs from game to game says how sure the rate is.
    within: f64,
}

fn row(games: &[Vec<Told>], step: usize) -> Option<Row> {
    let of = |told: &&Told| ((told.chance * STEPS as f64) as usize).min(STEPS - 1) == step;
    let by_game = games.iter().map(|game| game.iter().filter(of).collect::<Vec<_>>());
    let by_game: Vec<_> = by_game.filter(|game| !game.is_empty()).collect();
    let decisions: usize = by_game.iter().map(Vec::len).sum();
    if decisions == 0 {
        return None;
    }
    let mean = |of: fn(&Told) -> f64| {
        by_game.iter().flatten().map(|told| of(told)).sum::<f64>() / decisions as f64
    };
    let (told, won) = (mean(|told| told.chance), mean(|told| told.won));
    let off = |game: &Vec<&Told>| game.iter().map(|told| told.won - won).sum::<f64>();
    let squares: f64 = by_game.iter().map(|game| off(game).powi(2)).sum();
    let count = by_game.len() as f64;
    // A single game says nothing about the differences.
    let within = Z * (squares * count / (count - 1.0)).sqrt() / decisions as f64;
    Some(Row { decisions, told, won, within: if count > 1.0 { within } else { f64::INFINITY } })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(chance: f64, won: f64) -> Told {
        Told { chance, won }
    }

    #[test]
    fn a_rate_is_as_sure_as_its_games_differ() {
        // Four games of one decision each, half of them won: a deviation of √(1/3) among
        // four is 0.5774 / 2, and 1.96 times that is 0.566.
        let single = [1.0, 0.0, 1.0, 0.0].map(|won| vec![told(0.5, won)]);
        let row_of_single = row(&single, 2).expect("told");
        assert_eq!((row_of_single.decisions, row_of_single.told, row_of_single.won), (4, 0.5, 0.5));
        assert!((row_of_single.within - 0.566).abs() < 0.001, "{}", row_of_single.within);
        // The same told ten times a game is no surer.
        let often = single.clone().map(|game| game.repeat(10));
        let row_of_often = row(&often, 2).expect("told");
        assert!((row_of_often.within - row_of_single.within).abs() < 1e-9);
        assert_eq!(row_of_often.decisions, 40);
        assert_eq!(row(&single[..1], 2).expect("told").within, f64::INFINITY);
    }

    #[test]
    fn every_chance_has_its_step() {
        let games = [vec![told(0.0, 0.0), told(0.2, 1.0), told(0.999, 1.0), told(1.0, 1.0)]];
        let decisions = |step| row(&games, step).map(|row| row.decisions);
        assert_eq!([0, 1, 2, 3, 4].map(decisions), [Some(1), Some(1), None, None, Some(2)]);
    }

    #[test]
    fn each_game_is_told_from_its_first_decision_to_its_last() {
        let entry = insula_games::find("capitol").expect("there");
        let games = play(entry, 2, 1, 3).expect("played");
        assert!(games[0].len() > 20, "{}", games[0].len());
        assert!(games[0].iter().all(|told| [0.0, 0.5, 1.0].contains(&told.won)));
    }
}
