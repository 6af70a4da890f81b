//! `insula tune`: fits a game's weights by self-play.

use std::fs;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use insula_core::{Fitted, STAGES};
use insula_games::TuneSpec;

use crate::cards::Folder;

/// Let bots play themselves and fit what a game's positions are worth.
#[derive(Args)]
pub struct Tune {
    /// Which game
    game: String,
    /// Games of a round, for each number of seats
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// How often to play and fit: each round plays with what the last one found
    #[arg(long, default_value_t = 1)]
    rounds: u32,
    /// The same number gives the same weights, whatever the threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; without it one for each core
    #[arg(long)]
    threads: Option<usize>,
    /// An option of the game, key=value; may be repeated
    #[arg(long, value_parser = crate::option)]
    set: Vec<(String, String)>,
    /// Where to write the weights; without it they are printed
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Tune {
    /// Plays, fits and writes.
    pub fn run(&self) -> Result<()> {
        let entry = Folder::default().game(&self.game)?;
        let info = entry.info();
        let spec = TuneSpec {
            games: self.games,
            rounds: self.rounds,
            seed: self.seed,
            threads: crate::threads(self.threads),
            options: crate::options(&self.set),
        };
        let counts = u64::from(info.max_seats - info.min_seats + 1);
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")?;
        let bar = ProgressBar::new(self.games * u64::from(self.rounds) * counts).with_style(style);
        let mut fitted = entry.tune(&spec, &|games| bar.inc(games), &mut |round| {
            let (before, now) = round.surprise;
            bar.suspend(|| {
                eprintln!(
                    "{} seats, round {}: {} forks, surprise {before:.4} -> {now:.4}",
                    round.seats, round.round, round.forks
                );
            });
        })?;
        bar.finish_and_clear();
        fitted.command = self.command();
        fitted.seed = self.seed;
        fitted.date = today();
        let text = written(&fitted);
        match &self.out {
            None => crate::print(&text),
            Some(path) => {
                fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
            }
        }
    }

    /// What to type to get the same weights again.
    fn command(&self) -> String {
        let set: String =
            self.set.iter().map(|(key, value)| format!(" --set {key}={value}")).collect();
        let Tune { game, games, rounds, seed, .. } = self;
        format!("insula tune {game} --games {games} --rounds {rounds} --seed {seed}{set}")
    }
}

/// The weights as a file.
fn written(fitted: &Fitted) -> String {
    let list = |stages: &[f32; STAGES]| {
        let stages: Vec<String> = stages.iter().map(|value| format!("{value:.3}")).collect();
        format!("[{}]", stages.join(", "))
    };
    let mut text = format!(
        "# What a position is worth: by number of seats, and at the start, in the middle and at\n\
         # the end of a game. What is not called hand or start was made by the command below.\n\
         command = {:?}\nseed = {}\ndate = {:?}\n",
        fitted.command, fitted.seed, fitted.date
    );
    for weights in &fitted.seats {
        text += &format!(
            "\n[[seats]]\ncount = {}\nbias = {}\nspread = {}\nterms = [\n",
            weights.count,
            list(&weights.bias),
            list(&weights.spread)
        );
        for term in &weights.terms {
            let (hand, worth) = (list(&term.hand), list(&term.worth));
            let start = term.start.map(|start| format!(", start = {start:.3}")).unwrap_or_default();
            text += &format!(
                "  {{ name = {:?}, hand = {hand}, worth = {worth}{start} }},\n",
                term.name
            );
        }
        text += "]\n";
    }
    text
}

/// The day of now, as year-month-day.
fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    date((since.as_secs() / 86_400) as i64)
}

/// The day that comes so many days after the first of 1970.
fn date(mut day: i64) -> String {
    let leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let mut year = 1970;
    while day >= 365 + i64::from(leap(year)) {
        day -= 365 + i64::from(leap(year));
        year += 1;
    }
    let february = 28 + i64::from(leap(year));
    let mut month = 1;
    for days in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if day < days {
            break;
        }
        day -= days;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", day + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(59), "1970-03-01");
        // A leap day, and the day after the year's end.
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_454), "2026-01-01");
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let mut fitted = Fitted::plain(&["score", "street"]);
        fitted.seats[0].bias = [1.5, -0.25, 0.0];
        fitted.seats[0].terms[1].start = Some(2.5);
        let read: Fitted = toml::from_str(&written(&fitted)).expect("it is TOML");
        assert_eq!(read, fitted);
    }
}
