//! The bots of a table: clients like any other. They think apart, on a clone
//! that deals hidden cards anew for them, and hand their action in as a command.

use std::time::Duration;

use insula_core::{Seat, Seats, Viewer};
use tokio::sync::mpsc::WeakSender;
use tokio::task::spawn_blocking;

use crate::{Command, Table};

/// How long a bot waits before it bothers a journal that has just failed.
const RETRY: Duration = Duration::from_secs(2);

/// Who of them thinks just now.
pub(crate) struct Bots {
    table: WeakSender<Command>,
    delay: Duration,
    thinking: Seats,
    slow: bool,
}

impl Bots {
    /// Nobody thinks yet.
    pub(crate) fn new(table: WeakSender<Command>, delay: Duration) -> Bots {
        Bots { table, delay, thinking: Seats::NONE, slow: false }
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

    /// The bot's thought has arrived.
    pub(crate) fn done(&mut self, seat: Seat) {
        self.thinking.remove(seat);
        self.slow = false;
    }

    /// The journal fails: the next thought takes its time.
    pub(crate) fn slow_down(&mut self) {
        self.slow = true;
    }

    fn think(&self, table: &Table, seat: Seat, bot: String) {
        let (game, mut rng) = (table.game().clone_box(), table.rng(seat));
        let seq = table.seq(Viewer::Seat(seat));
        let delay = if self.slow { self.delay.max(RETRY) } else { self.delay };
        let table = self.table.clone();
        tokio::spawn(async move {
            if !delay.is_zero() {
                tokio::time::sleep(delay).await;
            }
            let thought = spawn_blocking(move || game.bot_move(&bot, seat, &mut rng)).await;
            let command = match thought {
                Ok(Ok(act)) => Command::Act { from: None, seat, seq, act },
                Ok(Err(_)) | Err(_) => Command::BotFailed { seat },
            };
            // A table that is gone needs no bots.
            if let Some(table) = table.upgrade() {
                let _ = table.send(command).await;
            }
        });
    }
}
