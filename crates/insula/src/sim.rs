//! `insula sim`: bots play many games.

use std::num::NonZero;
use std::thread;

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use insula_games::{SimReport, SimSpec};

/// Let bots play many games and print what came out.
#[derive(Args)]
pub struct Sim {
    /// Which game
    game: String,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The same number gives the same games, whatever the threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many threads; without it one for each core
    #[arg(long)]
    threads: Option<usize>,
    /// An option of the game, key=value; may be repeated
    #[arg(long, value_parser = crate::option)]
    set: Vec<(String, String)>,
    /// Print one JSON object instead of the tables
    #[arg(long)]
    json: bool,
}

impl Sim {
    /// Plays the games and prints the report.
    pub fn run(&self) -> Result<()> {
        let entry = crate::game(&self.game)?;
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let spec = SimSpec {
            seats: self.players,
            options: crate::options(&self.set),
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            threads: self.threads.unwrap_or(cores),
        };
        let style =
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")?;
        let bar = ProgressBar::new(self.games).with_style(style);
        let report = entry.sim(&spec, &|games| bar.inc(games))?;
        bar.finish_and_clear();
        if self.json {
            println!("{}", serde_json::to_string(&report)?);
        } else {
            print(&report);
        }
        Ok(())
    }
}

fn print(report: &SimReport) {
    println!("{} games in {:.2} s", report.games, report.seconds);
    println!("{:>14.0} games/s", report.games_per_s);
    println!("{:>14.0} actions/s", report.actions_per_s);
    println!("{:>14.1} actions a game", report.mean_actions);
    println!("\n{:<6}{:<12}{:>10}{:>10}{:>12}", "seat", "bot", "wins", "share", "mean score");
    for (seat, row) in report.by_seat.iter().enumerate() {
        let share = 100.0 * row.wins / report.games as f64;
        println!("{seat:<6}{:<12}{:>10.1}{share:>9.1}%{:>12.2}", row.bot, row.wins, row.mean_score);
    }
    println!("\n{:<12}{:>10}{:>10}{:>10}{:>12}", "bot", "games", "wins", "share", "mean score");
    for (bot, row) in &report.by_bot {
        let share = 100.0 * row.win_rate;
        println!(
            "{bot:<12}{:>10}{:>10.1}{share:>9.1}%{:>12.2}",
            row.games, row.wins, row.mean_score
        );
    }
}
