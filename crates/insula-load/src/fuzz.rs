//! Sends a live server what nobody should: mutated and random messages, actions and
//! requests, from people at the table and from strangers.
//!
//! **Invariant:** at a guarded table nothing is sent that the rules and the table would
//! have to take, so its row and its journal must stay exactly as they are. At the others
//! anything is sent; they must still replay to their hashes.

mod garble;

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use insula_core::Seat;
use insula_games::{AnyGame, find, games};
use insula_server::verify_stored;
use insula_server::wire::ClientMessage;
use insula_store::{Move, Stored, TableId};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::figures::mib;
use crate::http::{get, send};
use crate::moves::{GAMES, table};
use crate::table::Screen;
use crate::{Draws, Launch, Turn};

/// Moves before anything is sent, so that there is something to spoil.
const PLAYED: usize = 30;
/// Messages before an answer is waited for; a table's outbox holds more.
const AT_ONCE: usize = 24;
/// One of so many is a request instead of a message.
const REQUESTS: usize = 100;
/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// What happened.
#[derive(Debug, Default)]
pub struct Report {
    /// Messages and requests that were sent.
    pub sent: usize,
    requests: usize,
    closed: usize,
    /// The server's memory after the first tenth, and at the end.
    pub memory: (u64, u64),
}

/// Somebody who sends nonsense to one table.
struct Fuzzer {
    host: SocketAddr,
    id: String,
    cookie: String,
    seats: u8,
    /// The game of a guarded table where we sit: nothing legal is sent.
    guarded: Option<Box<dyn AnyGame>>,
    acts: Vec<String>,
    draws: Draws,
    report: Report,
}

/// Sends `packets` and looks at what is left.
pub async fn fuzz(launch: &Launch, packets: usize, seed: u64) -> Result<Report> {
    let mut server = launch.start().await?;
    let store = launch.store().await?;
    let (mut fuzzers, mut guarded, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for at in 0..3 * GAMES.len() {
        let (id, cookie) = play(server.host, at % GAMES.len()).await?;
        let stored = store.load(&id).await?;
        // A guarded table whose people we are, one of others, and one where all goes.
        let role = at / GAMES.len();
        let draws = Draws::new(seed.wrapping_add(at as u64));
        fuzzers.push(Fuzzer {
            host: server.host,
            id: id.to_string(),
            cookie: if role == 1 { String::new() } else { cookie },
            seats: stored.header.seats.len() as u8,
            guarded: if role == 0 { Some(replayed(&stored)?) } else { None },
            acts: acts(&stored),
            draws,
            report: Report::default(),
        });
        if role < 2 { guarded.push(stored) } else { others.push(id) }
    }
    let share = packets.div_ceil(fuzzers.len());
    let mut report = Report::default();
    for part in [share / 10, share - share / 10] {
        let mut sending = JoinSet::new();
        fuzzers.into_iter().for_each(|fuzzer| drop(sending.spawn(fuzzer.send(part))));
        fuzzers = sending.join_all().await.into_iter().collect::<Result<_>>()?;
        report.memory = (report.memory.1, server.usage()?.memory);
    }
    for Fuzzer { report: Report { sent, requests, closed, .. }, .. } in fuzzers {
        report.sent += sent;
        report.requests += requests;
        report.closed += closed;
    }
    ensure!(server.is_up()?, "the server has ended");
    get(server.host, "/api/games").await?;
    for before in guarded {
        let after = store.load(&before.id).await?;
        ensure!(after == before, "table {} has changed:\n{before:?}\n{after:?}", before.id);
    }
    for id in others {
        let stored = store.load(&id).await?;
        verify_stored(&stored, games()).with_context(|| format!("table {id}"))?;
    }
    store.close().await;
    Ok(report)
}

/// Plays a few moves; gives the table and whose it is.
async fn play(host: SocketAddr, at: usize) -> Result<(TableId, String)> {
    let mut table = table(host, at).await?;
    for _ in 0..PLAYED {
        if !table.ready().await? || table.act().await? != Turn::Taken {
            bail!("a game of {} ended early", table.id);
        }
    }
    Ok((table.id.parse()?, table.cookie().to_owned()))
}

fn replayed(stored: &Stored) -> Result<Box<dyn AnyGame>> {
    let header = &stored.header;
    let game = find(&header.game).context("no such game")?;
    let mut game = game.start(header.seats.len() as u8, &header.options, header.seed)?;
    for (entry, act) in stored.entries.iter().zip(acts(stored)) {
        game.apply(entry.seat, &act)?;
    }
    Ok(game)
}

fn acts(stored: &Stored) -> Vec<String> {
    let act = |what: &Move| match what {
        Move::Act(act) => Some(act.clone()),
        Move::Undo | Move::Back(_) => None,
    };
    stored.entries.iter().filter_map(|entry| act(&entry.what)).collect()
}

impl Fuzzer {
    async fn send(mut self, count: usize) -> Result<Fuzzer> {
        let mut screen = None;
        let end = self.report.sent + count;
        while self.report.sent < end {
            if self.draws.below(REQUESTS / AT_ONCE) == 0 {
                self.request().await?;
            }
            let mut open = match screen.take() {
                Some(open) => open,
                None => Screen::open(self.host, &self.id, &self.cookie).await?,
            };
            match timeout(PATIENCE, self.burst(&mut open)).await.context("no answer")? {
                Ok(()) => screen = Some(open),
                // What cannot be read at all closes a socket; the next one must open.
                Err(_) => self.report.closed += 1,
            }
        }
        Ok(self)
    }

    /// Some messages, and one that has to be answered.
    async fn burst(&mut self, screen: &mut Screen) -> Result<()> {
        for _ in 0..AT_ONCE {
            let message = garble::message(&mut self.draws, self.seats, &self.acts);
            if !message.is_text() || message.to_text().is_ok_and(|text| self.may_send(text)) {
                self.report.sent += 1;
                screen.send_any(message).await?;
            }
        }
        let mark = format!("mark {}", self.report.sent);
        screen.send(&json!({"t": "why", "seat": 0, "act": mark})).await?;
        while !screen.hear().await?.contains(&mark) {}
        Ok(())
    }

    /// Whether the table must not take this; hints only keep processors busy.
    fn may_send(&self, text: &str) -> bool {
        let Ok(message) = serde_json::from_str(text) else { return true };
        let Some(game) = &self.guarded else {
            return !matches!(message, ClientMessage::Hint { .. });
        };
        match message {
            ClientMessage::Watch { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Tell { .. } => true,
            // No table gets as far as this packet.
            ClientMessage::Act { seq, .. } if seq > 1 << 20 => true,
            ClientMessage::Act { seat: Seat(seat), act, .. } => {
                seat >= self.seats || game.why_not(Seat(seat), &act).is_err()
            }
            _ => false,
        }
    }

    async fn request(&mut self) -> Result<()> {
        let request = garble::request(&mut self.draws, &self.id, self.host);
        (self.report.sent, self.report.requests) = (self.report.sent + 1, self.report.requests + 1);
        // Not every request can be answered; none may make the server fail.
        let answer = timeout(PATIENCE, send(self.host, &request)).await.context("no answer")?;
        let status = answer.map_or(0, |answer| answer.status);
        ensure!(status < 500, "{status} to {:?}", String::from_utf8_lossy(&request));
        Ok(())
    }
}

impl Report {
    /// By how much the server has grown since the first tenth, in bytes.
    pub fn grown(&self) -> u64 {
        self.memory.1.saturating_sub(self.memory.0)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { sent, requests, closed, memory: (early, late) } = self;
        writeln!(f, "fuzz: {sent} messages and requests ({requests}), {closed} sockets closed")?;
        writeln!(f, "  no guarded table has changed, every other one replays to its hash")?;
        write!(f, "  server: {} after a tenth, {} at the end", mib(*early), mib(*late))
    }
}
