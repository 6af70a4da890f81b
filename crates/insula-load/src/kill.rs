//! Kills a server at random moments while people play, and looks at what is left.
//!
//! **Invariant:** what was acknowledged is in the journal, once and in order; besides it
//! only what was under way when a server was killed may be there.

use std::collections::BTreeSet;
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use insula_server::verify_stored;
use insula_store::{Move, Store};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::moves::table;
use crate::table::Act;
use crate::{Draws, Launch, Table, Turn};

/// What is to be done.
#[derive(Debug, Clone, Copy)]
pub struct Spec {
    /// Tables that are played at once.
    pub tables: usize,
    /// How often the server is killed.
    pub kills: usize,
    /// How long it lives at most, in milliseconds, once people can come back.
    pub lives: usize,
    /// Where the draws begin.
    pub seed: u64,
}

/// What was found.
#[derive(Debug, PartialEq, Eq, Default)]
pub struct Report {
    kills: usize,
    /// Tables that were played.
    pub tables: usize,
    /// Moves that were acknowledged; each of them is in the journal.
    pub acknowledged: usize,
    /// Moves that were under way at a kill, and how many of them were made.
    pub under_way: (usize, usize),
}

/// A table that was left, with everything that was sent to it.
type Left = (String, Vec<(Act, bool)>);

/// Kills, and looks.
pub async fn kill(launch: &Launch, spec: Spec) -> Result<Report> {
    let mut server = launch.start().await?;
    let (tell, hosts) = watch::channel(Some(server.host));
    let mut people = JoinSet::new();
    for at in 0..spec.tables {
        people.spawn(play(at, hosts.clone()));
    }
    let mut draws = Draws::new(spec.seed);
    for _ in 0..spec.kills {
        sleep(Duration::from_millis(draws.below(spec.lives) as u64 + 5)).await;
        server.kill().await?;
        server = launch.start().await?;
        tell.send_replace(Some(server.host));
    }
    sleep(Duration::from_millis(spec.lives as u64)).await;
    tell.send_replace(None);
    server.kill().await?;
    let mut report = Report { kills: spec.kills, ..Report::default() };
    let store = launch.store().await?;
    for left in people.join_all().await.into_iter().flatten() {
        compare(&store, &left, &mut report).await.with_context(|| format!("table {}", left.0))?;
    }
    store.close().await;
    Ok(report)
}

/// Plays table after table until nobody is there any more to play with.
async fn play(at: usize, mut hosts: watch::Receiver<Option<SocketAddr>>) -> Vec<Left> {
    let (mut left, mut playing) = (Vec::new(), None);
    loop {
        let Some(host) = *hosts.borrow_and_update() else { break };
        // Whatever ends it, a kill does: everybody comes back to the next server.
        let _ = play_on(at, host, &mut playing, &mut left).await;
        if hosts.changed().await.is_err() {
            break;
        }
    }
    left.extend(playing.map(|table: Table| (table.id, table.acts)));
    left
}

async fn play_on(
    at: usize,
    host: SocketAddr,
    playing: &mut Option<Table>,
    left: &mut Vec<Left>,
) -> Result<()> {
    match playing {
        Some(table) => table.connect(host).await?,
        None => *playing = Some(table(host, at).await?),
    }
    let table = playing.as_mut().context("checked: it was just made")?;
    loop {
        if table.ready().await? {
            ensure!(table.act().await? == Turn::Taken, "refused");
            continue;
        }
        let (id, acts) = (table.id.clone(), std::mem::take(&mut table.acts));
        left.push((id, acts));
        table.make_another(host).await?;
    }
}

/// Compares what a table's people know with its journal, and replays it.
async fn compare(store: &Store, left: &Left, report: &mut Report) -> Result<()> {
    let (id, acts) = left;
    let stored = store.load(&id.parse()?).await?;
    let act = |what: &Move| match what {
        Move::Act(act) => act.clone(),
        Move::Undo | Move::Back(_) => format!("nobody asked for {what}"),
    };
    let kept: Vec<_> =
        stored.entries.iter().map(|entry| (entry.seat.0, act(&entry.what))).collect();
    ensure!(explains(acts, &kept), "sent {acts:?}\nkept {kept:?}");
    verify_stored(&stored, insula_games::games())?;
    let acknowledged = acts.iter().filter(|(_, acknowledged)| *acknowledged).count();
    report.tables += 1;
    report.acknowledged += acknowledged;
    report.under_way.0 += acts.len() - acknowledged;
    report.under_way.1 += kept.len() - acknowledged;
    Ok(())
}

/// Whether `kept` is all that was acknowledged, in order, and perhaps what was not: any
/// of these may be there or not, so all ways to read `kept` are followed at once.
fn explains(acts: &[(Act, bool)], kept: &[Act]) -> bool {
    let mut read = BTreeSet::from([0]);
    for (act, acknowledged) in acts {
        let after = read.iter().filter(|&&at| kept.get(at) == Some(act)).map(|at| at + 1);
        let mut after: BTreeSet<usize> = after.collect();
        if !acknowledged {
            after.extend(&read);
        }
        read = after;
    }
    read.contains(&kept.len())
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { kills, tables, acknowledged, under_way: (sent, made) } = self;
        writeln!(f, "kill: {kills} times, {tables} tables replayed to their hashes")?;
        write!(f, "  {acknowledged} acknowledged moves, none lost or doubled; ")?;
        write!(f, "{sent} were under way, {made} of them made")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn act(text: &str) -> Act {
        (0, text.to_owned())
    }

    #[test]
    fn what_was_acknowledged_is_there_once_and_what_was_under_way_may_be() {
        let sent = [(act("a"), true), (act("b"), false), (act("b"), true), (act("c"), true)];
        let kept = |texts: &str| texts.split(' ').map(act).collect::<Vec<_>>();
        assert!(explains(&sent, &kept("a b c")));
        assert!(explains(&sent, &kept("a b b c")));
        for wrong in ["a c", "a b", "b b c", "a b c c", "a b b b c", "a c b"] {
            assert!(!explains(&sent, &kept(wrong)), "{wrong}");
        }
    }
}
