//! Kills a server at random moments while people play, and looks at what is left.
//!
//! **Invariant:** what was acknowledged is in the journal, once and in order; besides it
//! only what was under way when a server was killed may be there.

use std::collections::BTreeSet;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use insula_server::verify_stored;
use insula_store::{Move, Store};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::moves::table;
use crate::table::Act;
use crate::{Draws, Launch, Table, Turn};

/// How long people may take to play on.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long people wait before they come again.
const AGAIN: Duration = Duration::from_millis(200);

/// What is to be done.
#[derive(Debug, Clone, Copy)]
pub struct Spec {
    /// Tables that are played at once.
    pub tables: usize,
    /// How often the server is killed.
    pub kills: usize,
    /// Moves that are acknowledged between two kills, at most.
    pub moves: usize,
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
    let (mut people, taken) = (JoinSet::new(), Arc::new(Taken::default()));
    for at in 0..spec.tables {
        let taken = taken.clone();
        people.spawn(People { at, taken, ..People::default() }.play(hosts.clone()));
    }
    let mut draws = Draws::new(spec.seed);
    for _ in 0..spec.kills {
        taken.wait(1 + draws.below(spec.moves)).await?;
        // Anywhere in a move, not only after one.
        sleep(Duration::from_micros(draws.below(20_000) as u64)).await;
        server.kill().await?;
        server = launch.start().await?;
        tell.send_replace(Some(server.host));
    }
    taken.wait(spec.moves).await?;
    tell.send_replace(None);
    server.kill().await?;
    let mut report = Report { kills: spec.kills, ..Report::default() };
    let store = launch.store().await?;
    for People { left, refused, .. } in people.join_all().await {
        ensure!(refused == 0, "{refused} moves were refused");
        for left in left {
            let compared = compare(&store, &left, &mut report).await;
            compared.with_context(|| format!("table {}", left.0))?;
        }
    }
    store.close().await;
    Ok(report)
}

/// Counts acknowledged moves of all tables.
#[derive(Debug)]
struct Taken(Semaphore);

impl Taken {
    /// Waits for so many from now on.
    async fn wait(&self, moves: usize) -> Result<()> {
        self.0.forget_permits(self.0.available_permits());
        let taken = timeout(PATIENCE, self.0.acquire_many(u32::try_from(moves)?)).await;
        taken.context("nobody plays")??.forget();
        Ok(())
    }
}

impl Default for Taken {
    fn default() -> Taken {
        Taken(Semaphore::new(0))
    }
}

/// The people of one table after another.
#[derive(Default)]
struct People {
    at: usize,
    taken: Arc<Taken>,
    playing: Option<Table>,
    left: Vec<Left>,
    refused: usize,
}

impl People {
    /// Plays until there is no server any more.
    async fn play(mut self, mut hosts: watch::Receiver<Option<SocketAddr>>) -> People {
        loop {
            let Some(host) = *hosts.borrow_and_update() else { break };
            // Whatever ends it, people come again as a page does: to the next server, or to the
            // same one, which may have to take the table over first.
            let _ = self.play_at(host).await;
            tokio::select! {
                changed = hosts.changed() => if changed.is_err() { break },
                () = sleep(AGAIN) => {}
            }
        }
        self.left.extend(self.playing.take().map(|table| (table.id, table.acts)));
        self
    }

    async fn play_at(&mut self, host: SocketAddr) -> Result<()> {
        match &mut self.playing {
            Some(table) => table.connect(host).await?,
            None => self.playing = Some(table(host, self.at).await?),
        }
        let table = self.playing.as_mut().context("checked: it was just made")?;
        loop {
            while table.ready().await? {
                match table.act().await? {
                    Turn::Taken => self.taken.0.add_permits(1),
                    Turn::Refused => self.refused += 1,
                }
            }
            let over = (table.id.clone(), table.acts.clone());
            let made = table.make_another(host).await;
            if table.id != over.0 {
                self.left.push(over);
            }
            made?;
        }
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
