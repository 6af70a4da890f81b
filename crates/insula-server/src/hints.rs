//! Advice for people: found apart, from what their seat may know, with luck of
//! its own. Neither the table nor its bots notice.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;
use std::time::{Duration, Instant};

use insula_core::{Rng, Seat};
use insula_games::{Advice, Effort};
use tokio::sync::mpsc::WeakSender;

use crate::hub::random_seed;
use crate::thinkers::Kind;
use crate::wire::ServerMessage;
use crate::{Caller, Command, Lost, Refusal, Table, Thinkers};

/// How long a person waits for a hint...
const LIMIT: Duration = Duration::from_millis(1200);
/// ...but if it had to wait for others, or if others wait for it, it is thought about as
/// long as this.
const LEAST: Duration = Duration::from_millis(300);
/// More is not looked into, however fast the machine.
const ITERATIONS: u32 = 20_000;
/// A hint thinks on several threads at once, but leaves room for others.
const THREADS: usize = 2;

/// Who waits for which hint.
pub(crate) struct Hints {
    table: WeakSender<Command>,
    thinkers: Arc<Thinkers>,
    waiting: BTreeMap<(Seat, u32), Vec<Caller>>,
}

impl Hints {
    /// Nobody waits yet.
    pub(crate) fn new(table: WeakSender<Command>, thinkers: Arc<Thinkers>) -> Hints {
        Hints { table, thinkers, waiting: BTreeMap::new() }
    }

    /// Advises `from` about what `seat` is asked now; a hint that is under way
    /// answers them, too.
    pub(crate) fn ask(&mut self, table: &Table, from: Caller, seat: Seat, seq: u32) {
        match self.waiting.entry((seat, seq)) {
            Entry::Occupied(under_way) => {
                let waiting = under_way.into_mut();
                if waiting.iter().all(|other| other.id != from.id) {
                    waiting.push(from);
                }
            }
            Entry::Vacant(new) => {
                new.insert(vec![from]);
                self.think(table, seat, seq);
            }
        }
    }

    /// Tells those who wait.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        seq: u32,
        advice: Result<Advice, Lost>,
        millis: u32,
    ) {
        let answer = match advice {
            Ok(advice) => ServerMessage::Hint { seat, seq, advice, millis },
            Err(lost) => {
                tracing::warn!("no hint: {lost}");
                Refusal::Busy.tell(Some(seat), None)
            }
        };
        for caller in self.waiting.remove(&(seat, seq)).unwrap_or_default() {
            caller.out.send(answer.clone());
        }
    }

    fn think(&self, table: &Table, seat: Seat, seq: u32) {
        let (game, id, asked) = (table.game().clone_box(), table.id().clone(), Instant::now());
        let threads = self.thinkers.threads().min(THREADS);
        let effort = Effort { iterations: ITERATIONS, threads };
        let (thinkers, table) = (self.thinkers.clone(), self.table.clone());
        // A thought must not keep those alive who think it.
        let others = Arc::downgrade(&thinkers);
        tokio::spawn(async move {
            let think = move || {
                let least = Instant::now() + LEAST;
                let limit = least.max(asked + LIMIT);
                let others_wait =
                    || others.upgrade().is_some_and(|others| others.waiting(Kind::Hint) > 0);
                let enough = || {
                    let now = Instant::now();
                    now >= limit || (now >= least && others_wait())
                };
                game.advise(seat, effort, &mut Rng::new(random_seed()), &enough)
            };
            let advice = thinkers.think(Kind::Hint, &id, think).await;
            let millis = asked.elapsed().as_millis() as u32;
            // A table that is gone has nobody to tell.
            if let Some(table) = table.upgrade() {
                let _ = table.send(Command::Hinted { seat, seq, advice, millis }).await;
            }
        });
    }
}
