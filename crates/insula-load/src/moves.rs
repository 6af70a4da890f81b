//! How many moves a server acknowledges, and how soon.
//!
//! Without a rate every table plays on as soon as it is answered, which shows what the
//! server can do; with so many moves under way at once each of them waits in line. With a
//! rate the tables take turns evenly, which shows how long a person waits. A table that is
//! late catches up, and what is sent late counts from when it was due.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout_at};

use crate::figures::{Latencies, used};
use crate::{Draws, Server, Shape, Table, Turn, Usage};

/// The games, with how many people sit at one screen.
pub(crate) const GAMES: [(&str, u8); 4] =
    [("capitol", 3), ("new-york", 2), ("the-capitals", 3), ("urban-sprawl", 2)];

/// What is to be measured.
#[derive(Debug, Clone, Copy)]
pub struct Spec {
    /// Tables that are played at once: half of them at one screen, half at two.
    pub tables: usize,
    /// For how long.
    pub time: Duration,
    /// Moves a second, all tables together; none: as fast as the answers come.
    pub rate: Option<u32>,
}

/// What was measured.
#[derive(Debug)]
pub struct Report {
    /// Of every acknowledged move, in order.
    pub latencies: Latencies,
    /// What else happened.
    pub count: Count,
    spec: Spec,
    took: Duration,
    server: Usage,
    ours: Usage,
}

/// What happened besides moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Count {
    /// Games that came to their end.
    pub games: usize,
    /// Moves that were refused; there should be none.
    pub refused: usize,
    /// Tables that were lost; there should be none.
    pub lost: usize,
}

struct Player {
    table: Table,
    host: SocketAddr,
    /// When the next move is due, and how long a turn takes.
    pace: Option<(Instant, Duration)>,
    latencies: Latencies,
    count: Count,
}

/// Plays on a server.
pub async fn moves(server: &Server, spec: Spec) -> Result<Report> {
    let mut tables = Vec::new();
    for at in 0..spec.tables {
        tables.push(table(server.host, at).await.context("a table could not be made")?);
    }
    let (before, ours_before) = (server.usage()?, Usage::ours()?);
    let begun = Instant::now();
    let end = begun + spec.time;
    let mut players = JoinSet::new();
    for (at, table) in (0..).zip(tables) {
        let pace = spec.rate.map(|rate| {
            let turn = Duration::from_secs(1) * spec.tables as u32 / rate;
            (begun + turn * at / spec.tables as u32, turn)
        });
        let (latencies, count) = (Latencies::default(), Count::default());
        let player = Player { table, host: server.host, pace, latencies, count };
        players.spawn(player.play_until(end));
    }
    let (mut latencies, mut count) = (Latencies::default(), Count::default());
    for player in players.join_all().await {
        latencies.extend(player.latencies);
        count.games += player.count.games;
        count.refused += player.count.refused;
        count.lost += player.count.lost;
    }
    let (took, latencies) = (begun.elapsed(), latencies.sorted());
    let (server, ours) = (server.usage()?.since(before), Usage::ours()?.since(ours_before));
    Ok(Report { latencies, count, spec, took, server, ours })
}

/// Table number `at`: every game in both shapes.
pub(crate) async fn table(host: SocketAddr, at: usize) -> Result<Table> {
    let (game, seats) = GAMES[at % GAMES.len()];
    let one = (at / GAMES.len()).is_multiple_of(2);
    let shape = if one { Shape::OneScreen(seats) } else { Shape::TwoScreens };
    Table::make(host, game, shape, Draws::new(at as u64)).await
}

impl Player {
    async fn play_until(mut self, end: Instant) -> Player {
        // Whatever is under way at the end is not counted.
        if let Ok(Err(error)) = timeout_at(end, self.play()).await {
            eprintln!("table {}: {error:#}", self.table.id);
            self.count.lost += 1;
        }
        self
    }

    async fn play(&mut self) -> Result<()> {
        loop {
            if !self.table.ready().await? {
                self.count.games += 1;
                self.table.make_another(self.host).await?;
                if let Some((due, _)) = &mut self.pace {
                    *due = Instant::now();
                }
                continue;
            }
            let since = self.turn().await;
            match self.table.act().await? {
                Turn::Taken => self.latencies.push(since.elapsed()),
                Turn::Refused => self.count.refused += 1,
            }
        }
    }

    /// Waits for its turn; gives from when on the move counts.
    async fn turn(&mut self) -> Instant {
        let Some((due, turn)) = &mut self.pace else { return Instant::now() };
        let since = *due;
        *due += *turn;
        if since < Instant::now() {
            return since;
        }
        sleep_until(since).await;
        Instant::now()
    }
}

impl Report {
    /// Acknowledged moves a second.
    pub fn rate(&self) -> f64 {
        self.latencies.len() as f64 / self.took.as_secs_f64()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { latencies, count, spec, took, server, ours } = self;
        let pace = spec.rate.map_or("as fast as the answers come".to_owned(), |rate| {
            format!("{rate} moves/s asked for")
        });
        let each = |usage: &Usage| usage.cpu.as_secs_f64() * 1e6 / latencies.len().max(1) as f64;
        writeln!(f, "moves: {} tables, {:.0} s, {pace}", spec.tables, took.as_secs_f64())?;
        writeln!(f, "  acknowledged  {} moves, {:.0}/s", latencies.len(), self.rate())?;
        writeln!(f, "  answered      {latencies}")?;
        let Count { games, refused, lost } = count;
        writeln!(f, "  games ended   {games}; moves refused {refused}; tables lost {lost}")?;
        writeln!(f, "  server        {}, {:.0} µs/move", used(*server, *took), each(server))?;
        write!(f, "  generator     {}, {:.0} µs/move", used(*ours, *took), each(ours))
    }
}
