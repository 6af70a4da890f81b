//! `insula arena`: bots against each other.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use insula_games::{ArenaReport, ArenaSpec};

use crate::cards::Folder;

/// Let bots play each other and print who is stronger, and how sure that is.
#[derive(Args)]
pub struct Arena {
    /// Which game
    game: String,
    /// The bots, separated by commas; everybody plays everybody, the one named
    /// earlier alone against the other at all other seats. Besides the levels there
    /// is search:ITERATIONS:LAPS or search:ITERATIONS:+DECISIONS, to try out others
    #[arg(long, value_delimiter = ',', default_value = "hard,greedy")]
    bots: Vec<String>,
    /// Games of each pair; every deal is played from each seat
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The same number gives the same games, whatever the threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
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
    /// Write the pairs to this file as CSV too
    #[arg(long)]
    csv: Option<PathBuf>,
}

impl Arena {
    /// Plays the games and prints the report.
    pub fn run(&self) -> Result<()> {
        let entry = self.cards.game(&self.game)?;
        let spec = ArenaSpec {
            seats: self.players,
            options: crate::options(&self.set),
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            threads: crate::threads(self.threads),
        };
        let style =
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {elapsed}, {eta} left")?;
        let bar = ProgressBar::new(spec.total()).with_style(style);
        let report = entry.arena(&spec, &|games| bar.inc(games))?;
        bar.finish_and_clear();
        if let Some(path) = &self.csv {
            fs::write(path, csv(&self.game, &report))
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        match self.json {
            true => crate::print(&format!("{}\n", serde_json::to_string(&report)?)),
            false => crate::print(&text(&report)),
        }
    }
}

fn text(report: &ArenaReport) -> String {
    let mut text = format!("{} seats, {:.0} s\n\n", report.seats, report.seconds);
    text += &format!(
        "{:<10} {:<10}{:>7}{:>8}{:>17}{:>8}{:>17}{:>15}\n",
        "bot", "against", "games", "won", "95 % interval", "fair", "mean scores", "ahead"
    );
    for pair in &report.pairs {
        let interval = format!("{:.1}-{:.1} %", 100.0 * pair.interval.0, 100.0 * pair.interval.1);
        let scores = format!("{:.1} : {:.1}", pair.mean_scores.0, pair.mean_scores.1);
        let ahead = format!("{:+.1} ± {:.1}", pair.ahead.0, pair.ahead.1);
        text += &format!(
            "{:<10} {:<10}{:>7}{:>6.1} %{interval:>17}{:>6.1} %{scores:>17}{ahead:>15}\n",
            pair.bot,
            pair.against,
            pair.games,
            100.0 * pair.win_rate,
            100.0 * pair.fair,
        );
    }
    text += &format!("\n{:<10}{:>7}{:>15}{:>10}\n", "bot", "Elo", "ms a decision", "at most");
    for row in &report.bots {
        let (mean, most) = row.millis;
        text += &format!("{:<10}{:>+7.0}{mean:>15.2}{most:>10.1}\n", row.bot, row.elo);
    }
    text
}

fn csv(game: &str, report: &ArenaReport) -> String {
    let mut text =
        "game,seats,bot,against,games,wins,win_rate,low,high,fair,score,score_against,ahead,within\n".to_owned();
    for pair in &report.pairs {
        text += &format!(
            "{game},{},{},{},{},{},{:.4},{:.4},{:.4},{:.4},{:.2},{:.2},{:.2},{:.2}\n",
            report.seats,
            pair.bot,
            pair.against,
            pair.games,
            pair.wins,
            pair.win_rate,
            pair.interval.0,
            pair.interval.1,
            pair.fair,
            pair.mean_scores.0,
            pair.mean_scores.1,
            pair.ahead.0,
            pair.ahead.1,
        );
    }
    text
}
