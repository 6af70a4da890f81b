//! How long people wait for a hint while bots play among themselves as fast as they can.

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::figures::{Latencies, used};
use crate::http::post;
use crate::moves::{GAMES, table};
use crate::table::Screen;
use crate::{Server, Table, Turn, Usage};

/// Moves between two hints.
const BETWEEN: usize = 5;
/// Bots at a table.
const BOTS: usize = 4;

/// What is to be measured.
#[derive(Debug, Clone, Copy)]
pub struct Spec {
    /// Tables at which four experts play.
    pub tables: usize,
    /// People who ask at the same time.
    pub people: usize,
    /// How often each of them asks.
    pub hints: usize,
}

/// What was measured.
#[derive(Debug)]
pub struct Report {
    /// Of every hint, in order.
    pub latencies: Latencies,
    spec: Spec,
    server: Usage,
    took: Duration,
}

/// Asks on a server, all people again and again.
pub async fn hints(server: &Server, spec: Spec) -> Result<Report> {
    let mut people = Vec::new();
    for at in 0..spec.people {
        people.push(table(server.host, at).await.context("a table could not be made")?);
    }
    let known = people.first().map_or("", Table::cookie).to_owned();
    let mut busy = Vec::new();
    for at in 0..spec.tables {
        busy.push(experts(server.host, &known, GAMES[at % GAMES.len()].0).await?);
    }
    let (before, began) = (server.usage()?, Instant::now());
    let mut asking = JoinSet::new();
    people.into_iter().for_each(|person| drop(asking.spawn(ask(person, spec.hints))));
    let mut latencies = Latencies::default();
    for asked in asking.join_all().await {
        latencies.extend(asked?);
    }
    let (took, server) = (began.elapsed(), server.usage()?.since(before));
    Ok(Report { latencies: latencies.sorted(), spec, server, took })
}

async fn ask(mut table: Table, hints: usize) -> Result<Latencies> {
    let mut latencies = Latencies::default();
    while latencies.len() < hints && table.ready().await? {
        let asked = Instant::now();
        table.hint().await?;
        latencies.push(asked.elapsed());
        for _ in 0..BETWEEN {
            if table.ready().await? && table.act().await? == Turn::Refused {
                bail!("a move was refused");
            }
        }
    }
    Ok(latencies)
}

/// Whoever is `known` makes a table of bots, and looks on.
async fn experts(host: SocketAddr, known: &str, game: &str) -> Result<Screen> {
    let expert = |at: usize| json!({"kind": "bot", "bot": "expert", "name": format!("Bot {at}")});
    let seats: Vec<Value> = (0..BOTS).map(expert).collect();
    let asked = json!({"game": game, "seats": seats, "visibility": "public"});
    let made = post(host, "/api/tables", Some(known), &asked).await?;
    let made: Value = serde_json::from_str(&made.body)?;
    let id = made["id"].as_str().context("no table was made")?;
    let mut screen = Screen::open(host, id, known).await?;
    screen.look_on().await?;
    Ok(screen)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { latencies, spec, server, took } = self;
        let Spec { tables, people, .. } = spec;
        writeln!(f, "hints: {people} people, beside {tables} tables of {BOTS} experts")?;
        writeln!(f, "  given      {}", latencies.len())?;
        writeln!(f, "  answered   {latencies}")?;
        write!(f, "  server     {}", used(*server, *took))
    }
}
