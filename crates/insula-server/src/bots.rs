//! The bots of a table: clients like any other. They think apart, on a clone
//! that deals hidden cards anew for them, once a decision, and hand in their picks
//! as commands, one by one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use insula_core::{Seat, Seats, Viewer};
use tokio::sync::mpsc::WeakSender;
use tokio::time::sleep;

use crate::thinkers::{Kind, Lost, Thinkers};
use crate::{Command, Metrics, Settings, Table};

/// How long a bot waits before it bothers a journal that has just failed.
const RETRY: Duration = Duration::from_secs(2);

/// Who of them thinks just now.
pub(crate) struct Bots {
    table: WeakSender<Command>,
    thinkers: Arc<Thinkers>,
    delay: Duration,
    thinking: Seats,
    slow: bool,
    metrics: Metrics,
}

/// How long a bot may think about one decision.
pub fn time_limit(bot: &str) -> Duration {
    Duration::from_millis(if bot == "expert" { 2000 } else { 500 })
}

impl Bots {
    /// Nobody thinks yet.
    pub(crate) fn new(table: WeakSender<Command>, settings: &Settings) -> Bots {
        let (thinkers, delay) = (settings.thinkers.clone(), settings.bot_delay);
        let metrics = settings.metrics.clone();
        Bots { table, thinkers, delay, thinking: Seats::NONE, slow: false, metrics }
    }

    /// Lets every bot think that owes a decision and does not think yet.
    pub(crate) fn wake(&mut self, table: &Table) {
        for seat in table.game().to_act().iter() {
            let Some(bot) = table.bot(seat) else { continue };
            if !self.thinking.contains(seat) {
                self.thinking.insert(seat);
                self.think(table, seat, bot.to_owned());
            }
        }
    }

    /// The bot's thought has been carried out, or has become useless.
    pub(crate) fn done(&mut self, seat: Seat) {
        self.thinking.remove(seat);
        self.slow = false;
    }

    /// The journal fails: the next thought takes its time.
    pub(crate) fn slow_down(&mut self) {
        self.slow = true;
    }

    /// Hands in pick `at` of a decision that has been begun: sooner than the first,
    /// there is less to follow.
    pub(crate) fn go_on(&self, table: &Table, seat: Seat, line: Vec<String>, at: usize) {
        let (delay, seq) = (self.delay / 3, table.seq(Viewer::Seat(seat)));
        let table = self.table.clone();
        tokio::spawn(async move {
            wait(delay).await;
            send(&table, Command::Bot { seat, seq, line, at }).await;
        });
    }

    fn think(&self, table: &Table, seat: Seat, bot: String) {
        let (game, mut rng) = (table.game().clone_box(), table.rng(seat));
        let (id, seq) = (table.id().clone(), table.seq(Viewer::Seat(seat)));
        let delay = if self.slow { self.delay.max(RETRY) } else { self.delay };
        let (thinkers, table) = (self.thinkers.clone(), self.table.clone());
        let metrics = self.metrics.clone();
        tokio::spawn(async move {
            let thought = thinkers.think(Kind::Bot, &id, move || {
                let (begun, limit) = (Instant::now(), time_limit(&bot));
                let line = game.bot_line(&bot, seat, &mut rng, &|| begun.elapsed() >= limit);
                metrics.thought(begun.elapsed());
                line
            });
            let (thought, ()) = tokio::join!(thought, wait(delay));
            let command = match thought {
                Ok(Ok(line)) => Command::Bot { seat, seq, line, at: 0 },
                Err(Lost::Closing) => return,
                Ok(Err(_)) | Err(Lost::Full | Lost::Failed) => Command::BotFailed { seat },
            };
            send(&table, command).await;
        });
    }
}

async fn wait(delay: Duration) {
    // Even a sleep of no length takes until the clock's next tick.
    if !delay.is_zero() {
        sleep(delay).await;
    }
}

/// A table that is gone needs no bots.
async fn send(table: &WeakSender<Command>, command: Command) {
    if let Some(table) = table.upgrade() {
        let _ = table.send(command).await;
    }
}
