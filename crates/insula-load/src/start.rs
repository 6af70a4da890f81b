//! How soon a server with many stored tables is there.

use std::fmt;
use std::fs;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::Launch;
use crate::figures::{mib, millis};
use crate::games::{Played, somebody};
use crate::http::get;
use crate::moves::GAMES;

/// Different games of each kind; the tables repeat them.
const DIFFERENT: u64 = 5;
/// Starts that are measured.
const STARTS: usize = 5;

/// What was measured.
#[derive(Debug)]
pub struct Report {
    tables: usize,
    size: u64,
    /// From the start of the process until it was ready: the slowest of several.
    pub ready: Duration,
    /// The same until the first request was answered.
    pub answered: Duration,
}

/// Writes `tables` down, half of them finished, and starts a server on them.
pub async fn start(launch: &Launch, tables: usize) -> Result<Report> {
    fill(launch, tables).await?;
    let (mut ready, mut answered) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..STARTS {
        let begun = Instant::now();
        let server = launch.start().await?;
        get(server.host, "/api/lobby").await?;
        answered = answered.max(begun.elapsed());
        ready = ready.max(server.ready);
        server.kill().await?;
    }
    let size = fs::metadata(launch.data.join("insula.sqlite")).map_or(0, |file| file.len());
    Ok(Report { tables, size, ready, answered })
}

async fn fill(launch: &Launch, tables: usize) -> Result<()> {
    let mut games = Vec::new();
    for number in 0..DIFFERENT {
        for (id, seats) in GAMES {
            let game = insula_games::games().iter().find(|game| game.id() == id);
            games.extend(game.map(|game| Played::new(game, seats, number)).transpose()?);
        }
    }
    let store = launch.store().await?;
    let owner = somebody(&store).await?;
    for (at, game) in (0..tables).zip(games.iter().cycle()) {
        game.store(&store, owner, at < tables / 2).await?;
    }
    store.close().await;
    Ok(())
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { tables, size, ready, answered } = self;
        writeln!(f, "start: {tables} stored tables, half of them finished, {}", mib(*size))?;
        writeln!(f, "  ready          {} (slowest of {STARTS})", millis(*ready))?;
        write!(f, "  first answer   {}", millis(*answered))
    }
}
