//! `insula sim`: bots play many games.

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use insula_games::{SimReport, SimSpec};

use crate::cards::Folder;

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
    #[command(flatten)]
    cards: Folder,
    /// Print one JSON object instead of the tables
    #[arg(long)]
    json: bool,
}

impl Sim {
    /// Plays the games and prints the report.
    pub fn run(&self) -> Result<()> {
        let entry = self.cards.game(&self.game)?;
        let spec = SimSpec {
            seats: self.players,
            options: crate::options(&self.set),
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            threads: crate::threads(self.threads),
        };
        let style =
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")?;
        let bar = ProgressBar::new(self.games).with_style(style);
        let report = entry.sim(&spec, &|games| bar.inc(games))?;
        bar.finish_and_clear();
        match self.json {
            true => crate::print(&format!("{}\n", serde_json::to_string(&report)?)),
            false => crate::print(&text(&report)),
        }
    }
}

fn text(report: &SimReport) -> String {
    let SimReport { games, seconds, games_per_s, actions_per_s, mean_actions, .. } = report;
    let mut text = format!(
        "{games} games in {seconds:.2} s\n{games_per_s:>14.0} games/s\n\
         {actions_per_s:>14.0} actions/s\n{mean_actions:>14.1} actions a game\n\n\
         {:<6}{:<12}{:>10}{:>10}{:>12}\n",
        "seat", "bot", "wins", "share", "mean score"
    );
    for (seat, row) in report.by_seat.iter().enumerate() {
        let share = 100.0 * row.wins / *games as f64;
        let (bot, wins, score) = (&row.bot, row.wins, row.mean_score);
        text += &format!("{seat:<6}{bot:<12}{wins:>10.1}{share:>9.1}%{score:>12.2}\n");
    }
    let heads = ["games", "wins", "share", "mean score"];
    text += &format!(
        "\n{:<12}{:>10}{:>10}{:>10}{:>12}\n",
        "bot", heads[0], heads[1], heads[2], heads[3]
    );
    for (bot, row) in &report.by_bot {
        let (games, wins, score, share) =
            (row.games, row.wins, row.mean_score, 100.0 * row.win_rate);
        text += &format!("{bot:<12}{games:>10}{wins:>10.1}{share:>9.1}%{score:>12.2}\n");
    }
    text
}
