//! How much memory sockets take that only watch.

use std::fmt;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::time::sleep;

use crate::figures::{mib, used};
use crate::moves::table;
use crate::table::Screen;
use crate::{Server, Usage};

/// Sockets at one table.
const AT_A_TABLE: usize = 10;
/// How long they are watched doing nothing.
const WATCHED: Duration = Duration::from_secs(5);

/// What was measured.
#[derive(Debug)]
pub struct Report {
    sockets: usize,
    tables: usize,
    /// The server's memory before and after.
    pub memory: (u64, u64),
    idle: Usage,
}

/// Opens `sockets` and looks at the server.
pub async fn idle(server: &Server, sockets: usize) -> Result<Report> {
    let (before, tables) = (server.usage()?.memory, sockets.div_ceil(AT_A_TABLE));
    let mut open = Vec::new();
    for at in 0..tables {
        // Its people leave; whoever comes then only looks on.
        let id = table(server.host, at).await?.id;
        for _ in 0..AT_A_TABLE.min(sockets - open.len()) {
            let screen = Screen::open(server.host, &id, "").await;
            let mut screen = screen.context("is `ulimit -n` high enough?")?;
            screen.look_on().await?;
            open.push(screen);
        }
        // What a newcomer changes is told to those who are there; it has to be read.
        for screen in open.iter_mut().rev().take(AT_A_TABLE) {
            screen.drain();
        }
    }
    let begun = server.usage()?;
    sleep(WATCHED).await;
    let idle = server.usage()?.since(begun);
    Ok(Report { sockets: open.len(), tables, memory: (before, idle.memory), idle })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { sockets, tables, memory: (before, after), idle } = self;
        let each = (after.saturating_sub(*before) >> 10) / (*sockets).max(1) as u64;
        writeln!(f, "idle: {sockets} sockets that watch {tables} tables")?;
        writeln!(
            f,
            "  server   {} before, {} with them: {each} KiB each",
            mib(*before),
            mib(*after)
        )?;
        write!(f, "  then     {}", used(*idle, WATCHED))
    }
}
