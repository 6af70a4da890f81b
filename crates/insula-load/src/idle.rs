//! How much memory sockets take that only watch.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::figures::{mib, used};
use crate::moves::table;
use crate::table::Screen;
use crate::{Server, Usage};

/// Sockets at one table.
const AT_A_TABLE: usize = 10;
/// Tables that people come to at once.
const AT_ONCE: usize = 25;
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
    for first in (0..tables).step_by(AT_ONCE) {
        let mut coming = JoinSet::new();
        for at in first..tables.min(first + AT_ONCE) {
            coming.spawn(look_on(server.host, at, AT_A_TABLE.min(sockets - at * AT_A_TABLE)));
        }
        for screens in coming.join_all().await {
            open.extend(screens.context("is `ulimit -n` high enough?")?);
        }
    }
    let begun = server.usage()?;
    sleep(WATCHED).await;
    let idle = server.usage()?.since(begun);
    Ok(Report { sockets: open.len(), tables, memory: (before, idle.memory), idle })
}

/// Makes a table and leaves it; whoever comes then only looks on.
async fn look_on(host: SocketAddr, at: usize, sockets: usize) -> Result<Vec<Screen>> {
    let (id, mut open) = (table(host, at).await?.id, Vec::new());
    for _ in 0..sockets {
        let mut screen = Screen::open(host, &id, "").await?;
        screen.look_on().await?;
        open.push(screen);
    }
    // What a newcomer changes is told to those who are there.
    open.iter_mut().for_each(Screen::drain);
    Ok(open)
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
