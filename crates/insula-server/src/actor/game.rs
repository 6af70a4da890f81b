//! Decisions: written down first, then made, then told.
//!
//! **Invariant:** what the rules do is caught: a panic stops this table only, and its
//! journal stays as it was.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use insula_core::{Seat, Viewer};
use insula_store::{Doing, Move, Stored};

use super::{Actor, Client, LOG_TAIL, State, now};
use crate::wire::ServerMessage;
use crate::{Answer, Caller, Prepared, Refusal, Table, Who};

impl Actor {
    /// What a person wants to do; with `confirm` only if their turn goes on.
    pub(super) async fn act_or_ask(
        &mut self,
        from: &Caller,
        seat: Seat,
        seq: u32,
        act: &str,
        confirm: bool,
    ) -> Result<(), Refusal> {
        let who = Who::Person(from.person);
        if confirm {
            let asks = |table: &Table| {
                let prepared = table.act(who, seat, seq, act, now())?;
                Ok(prepared.ends_turn() || table.reveals(&prepared))
            };
            if self.guard(asks)? {
                let act = act.to_owned();
                from.out.send(ServerMessage::Confirm { seat, seq, act });
                return Ok(());
            }
        }
        self.act(who, seat, seq, act).await
    }

    pub(super) async fn act(
        &mut self,
        who: Who,
        seat: Seat,
        seq: u32,
        act: &str,
    ) -> Result<(), Refusal> {
        let act = |table: &Table| table.act(who, seat, seq, act, now());
        self.change(act, |table| table.act_standing(now())).await
    }

    /// Carries out pick `at` of a bot's line; then the bot goes on, or thinks anew
    /// when it is woken.
    pub(super) async fn play(&mut self, seat: Seat, seq: u32, line: Vec<String>, at: usize) {
        let act = line.get(at).map_or("", String::as_str);
        let done = self.act(Who::Bot, seat, seq, act).await;
        self.metrics.moved(self.dealt.id(), "bot", done.is_ok());
        if done.is_ok() && at + 1 < line.len() && self.table.game().to_act().contains(seat) {
            return self.bots.go_on(&self.table, seat, line, at + 1);
        }
        self.bots.done(seat);
        match done {
            Ok(()) | Err(Refusal::Stale | Refusal::Stopped) => {}
            // Its person has come back, or the table rests: it is woken when it is asked.
            Err(Refusal::NotYourSeat | Refusal::Paused | Refusal::NotStarted) => {}
            // What the bot could not know has made the rest of its plan impossible.
            Err(Refusal::Game(_)) if at > 0 => {}
            Err(Refusal::Journal) => self.bots.slow_down(),
            Err(refusal) => self.stop(&format!("bot {seat}: {act:?}: {refusal}")),
        }
    }

    /// Keeps a standing answer, tells its seat, and answers with it what is asked.
    pub(super) async fn keep(&mut self, answer: Result<Answer, Refusal>) -> Result<(), Refusal> {
        let answer = answer?;
        if self.state == State::Stopped {
            return Err(Refusal::Stopped);
        }
        let Answer { seat, key, value } = answer;
        let kept = self.store.set_standing(self.table.id(), seat, key, value).await;
        kept.map_err(|error| self.journal_failed(&error))?;
        self.table.set_answer(answer);
        let mut before = self.seqs();
        before.remove(&Viewer::Seat(seat));
        let from = self.go_on(|table| table.act_standing(now())).await;
        self.tell(&before, from);
        Ok(())
    }

    /// Plays what standing answers choose.
    pub(super) async fn play_standing(&mut self) {
        let before = self.seqs();
        let from = self.go_on(|table| table.act_standing(now())).await;
        self.tell(&before, from);
    }

    /// Decides, writes down, changes, and so on as long as something follows by
    /// itself; then tells: in this order.
    pub(super) async fn change(
        &mut self,
        decide: impl FnOnce(&Table) -> Result<Prepared, Refusal>,
        follows: impl Fn(&Table) -> Option<Prepared>,
    ) -> Result<(), Refusal> {
        match self.state {
            State::Running => {}
            State::Doubtful => self.reload().await?,
            State::Stopped | State::Gone => return Err(Refusal::Stopped),
        }
        let prepared = self.guard(decide)?;
        let before = self.seqs();
        let from = self.write(prepared).await?;
        let from = self.go_on(follows).await.min(from);
        self.tell(&before, from);
        Ok(())
    }

    /// Makes one change after another; gives the index from which the log is new.
    async fn go_on(&mut self, next: impl Fn(&Table) -> Option<Prepared>) -> u32 {
        let mut from = self.table.log_len();
        while self.state == State::Running
            && let Ok(Some(prepared)) = self.guard(|table| Ok(next(table)))
            && let Ok(new) = self.write(prepared).await
        {
            from = from.min(new);
        }
        from
    }

    /// Writes a change down and makes it; gives the index from which the log is new.
    async fn write(&mut self, prepared: Prepared) -> Result<u32, Refusal> {
        let id = self.table.id().clone();
        let Prepared { seq, entry, clock, .. } = &prepared;
        let append = self.store.append(&id, *seq, entry, clock.as_deref());
        if let Err(error) = self.metrics.stored(Doing::Append, append).await {
            let refusal = self.journal_failed(&error);
            if self.state != State::Gone {
                self.state = State::Doubtful;
                // If the store cannot say now how far it is, it is asked again later.
                let _ = self.reload().await;
            }
            return Err(refusal);
        }
        if !matches!(prepared.entry.what, Move::Back(_)) {
            self.take_back_lapses();
        }
        let from = self.table.commit(prepared);
        self.finish().await;
        Ok(from)
    }

    /// Asks the rules something, and stops the table if they panic. They work
    /// on clones: whatever they leave behind is dropped.
    pub(super) fn guard<T>(
        &mut self,
        ask: impl FnOnce(&Table) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        catch_unwind(AssertUnwindSafe(|| ask(&self.table))).unwrap_or_else(|_| {
            self.stop("the rules panicked");
            Err(Refusal::Stopped)
        })
    }

    /// Writes the scores down when the game has ended. If that fails, the
    /// next start finds the game over and does it then.
    pub(super) async fn finish(&mut self) {
        let Some(scores) = self.table.game().scores().filter(|_| !self.table.finished()) else {
            return;
        };
        match self.store.finish(self.table.id(), scores.points()).await {
            Ok(()) => self.table.set_finished(),
            Err(error) => drop(self.journal_failed(&error)),
        }
    }

    /// Builds the table anew.
    pub(super) fn reopen(&mut self, stored: Stored) {
        let dealt = self.dealt.clone_box();
        match catch_unwind(AssertUnwindSafe(|| Table::open(stored, dealt))) {
            Ok(Ok(mut table)) => {
                table.keep_time(&self.table, now());
                self.table = table;
            }
            Ok(Err(error)) => self.stop(&error.to_string()),
            Err(_) => self.stop("the rules panicked"),
        }
    }

    /// Builds the table anew from what the journal really has.
    async fn reload(&mut self) -> Result<(), Refusal> {
        let stored = self.store.load(self.table.id()).await;
        let stored = stored.map_err(|error| self.journal_failed(&error))?;
        if stored.entries.len() as u32 != self.table.entries() {
            self.reopen(stored);
            let clients: Vec<_> = self.viewers().collect();
            let from = self.table.log_len().saturating_sub(LOG_TAIL);
            for (client, viewer) in clients {
                self.show(&client, viewer, from);
            }
        }
        if self.state == State::Stopped {
            return Err(Refusal::Stopped);
        }
        self.state = State::Running;
        Ok(())
    }

    fn seqs(&self) -> BTreeMap<Viewer, u32> {
        self.viewers().map(|(_, viewer)| (viewer, self.table.seq(viewer))).collect()
    }

    /// Sends packets to those who could see that something changed.
    fn tell(&mut self, before: &BTreeMap<Viewer, u32>, from: u32) {
        let saw = |viewer: &Viewer| before.get(viewer) != Some(&self.table.seq(*viewer));
        for (client, viewer) in self.viewers().filter(|(_, viewer)| saw(viewer)).collect::<Vec<_>>()
        {
            self.show(&client, viewer, from);
        }
    }

    /// Sends a packet; what has not begun has nothing to show.
    pub(super) fn show(&mut self, client: &Caller, viewer: Viewer, from: u32) {
        let person = client.person;
        if self.table.is_open() {
            return;
        }
        if let Ok(packet) = self.guard(|table| Ok(table.packet(person, viewer, from))) {
            client.out.send(ServerMessage::Packet { packet: Box::new(packet) });
        }
    }

    fn viewers(&self) -> impl Iterator<Item = (Caller, Viewer)> {
        self.clients.values().map(|Client { caller, viewer, .. }| (caller.clone(), *viewer))
    }
}
