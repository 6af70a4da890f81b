//! How long it takes to load a finished game, carry it out again and check every hash.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use insula_games::games;
use insula_server::verify_record;
use insula_store::Record;

use crate::Launch;
use crate::figures::Latencies;
use crate::games::{Played, somebody};

/// How often each game is measured.
const TIMES: usize = 50;

/// What was measured, one line a game.
#[derive(Debug)]
pub struct Report(Vec<Line>);

#[derive(Debug)]
struct Line {
    game: &'static str,
    seats: u8,
    actions: usize,
    took: Latencies,
}

/// Measures every game with as many seats as it has.
pub async fn replay(launch: &Launch) -> Result<Report> {
    let store = launch.store().await?;
    let (owner, mut lines) = (somebody(&store).await?, Vec::new());
    for game in games() {
        let (info, mut took) = (game.info(), Latencies::default());
        let played = Played::new(game, info.max_seats, 1)?;
        let id = played.store(&store, owner, true).await?;
        for _ in 0..TIMES {
            let begun = Instant::now();
            let stored = store.load(&id).await?;
            verify_record(&Record::of(&stored).context("it is finished")?, games())?;
            took.push(begun.elapsed());
        }
        let (game, seats, actions) = (info.id, info.max_seats, played.actions());
        lines.push(Line { game, seats, actions, took: took.sorted() });
    }
    store.close().await;
    Ok(Report(lines))
}

impl Report {
    /// The median of the slowest game.
    pub fn slowest(&self) -> Duration {
        self.0.iter().map(|line| line.took.at(500)).max().unwrap_or_default()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "replay: a finished game loaded, carried out again and verified")?;
        self.0.iter().try_for_each(|Line { game, seats, actions, took }| {
            write!(f, "\n  {game:<14} {seats} seats, {actions} actions: {took}")
        })
    }
}
