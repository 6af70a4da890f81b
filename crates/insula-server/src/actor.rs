//! One task a table: takes one [`Command`] at a time, writes the journal, then
//! tells everybody who watches.
//!
//! **Invariant:** what the rules do is caught: a panic stops this table only,
//! and its journal stays as it was. The task never waits for a client.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use insula_core::{Seat, Viewer};
use insula_games::AnyGame;
use insula_store::Store;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::bots::Bots;
use crate::hints::Hints;
use crate::wire::ServerMessage;
use crate::{
    Answer, Caller, ClientId, Command, Handle, Notices, Prepared, Refusal, Table, Thinkers, Who,
};

/// Log lines that a newcomer gets.
const LOG_TAIL: u32 = 200;

/// How tables run.
#[derive(Clone)]
pub struct Settings {
    /// How long a bot waits before each decision, so that people can follow.
    pub bot_delay: Duration,
    /// Who thinks for bots and hints.
    pub thinkers: Arc<Thinkers>,
    /// Who tells people that a table waits for them.
    pub notices: Notices,
}

/// Starts the task of a table. `dealt` is its game before the first entry. The
/// task ends when `closing` turns true or every handle is gone.
pub fn spawn(
    table: Table,
    dealt: Box<dyn AnyGame>,
    store: Store,
    settings: Settings,
    closing: watch::Receiver<bool>,
) -> (Handle, JoinHandle<()>) {
    let (handle, inbox) = Handle::new();
    let bots = Bots::new(handle.downgrade(), &settings);
    let hints = Hints::new(handle.downgrade(), settings.thinkers);
    let (clients, state) = (BTreeMap::new(), State::Running);
    let actor = Actor { table, dealt, store, clients, bots, hints, state };
    (handle, tokio::spawn(actor.run(inbox, closing)))
}

struct Actor {
    table: Table,
    dealt: Box<dyn AnyGame>,
    store: Store,
    clients: BTreeMap<ClientId, (Caller, Viewer)>,
    bots: Bots,
    hints: Hints,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Running,
    /// The journal failed: it may have more than the table knows.
    Doubtful,
    /// The rules failed.
    Stopped,
}

impl Actor {
    async fn run(mut self, mut inbox: mpsc::Receiver<Command>, mut closing: watch::Receiver<bool>) {
        self.finish().await;
        self.play_standing().await;
        self.wake_bots();
        loop {
            let command = tokio::select! {
                command = inbox.recv() => command,
                () = turned(&mut closing) => None,
            };
            let Some(command) = command else { return };
            self.take(command).await;
            self.play_standing().await;
            self.wake_bots();
        }
    }

    async fn take(&mut self, command: Command) {
        match command {
            Command::Watch { client, seat } => self.watch(client, seat),
            Command::Leave { client } => {
                self.clients.remove(&client);
            }
            Command::Act { from, seat, seq, act } => {
                let who = Who::Person(from.person);
                let done = self.act(who, seat, seq, &act).await;
                if let Err(refusal) = done {
                    from.out.send(refusal.tell(Some(seat), Some(act)));
                }
            }
            Command::Bot { seat, seq, line, at } => self.play(seat, seq, line, at).await,
            Command::Undo { from, seat, seq } => {
                let who = Who::Person(from.person);
                let undo = |table: &Table| table.undo(who, seat, seq, now());
                let done = self.change(undo, |table| table.undo_standing(seat, now())).await;
                if let Err(refusal) = done {
                    from.out.send(refusal.tell(Some(seat), None));
                }
            }
            Command::Why { from, seat, act } => {
                let who = Who::Person(from.person);
                let answer = self.guard(|table| table.why(who, seat, act.clone()));
                let answer = answer.unwrap_or_else(|refusal| refusal.tell(Some(seat), Some(act)));
                from.out.send(answer);
            }
            Command::Hint { from, seat, seq } => match self.may_ask(&from, seat, seq) {
                Ok(()) => self.hints.ask(&self.table, from, seat, seq),
                Err(refusal) => from.out.send(refusal.tell(Some(seat), None)),
            },
            Command::Hinted { seat, seq, advice, millis } => {
                self.hints.answer(seat, seq, advice, millis);
            }
            Command::Tell { from, seat } => {
                let who = Who::Person(from.person);
                let answer = self.guard(|table| table.tell(who, seat));
                from.out.send(answer.unwrap_or_else(|refusal| refusal.tell(seat, None)));
            }
            Command::Standing { from, seat, key, value } => {
                let who = Who::Person(from.person);
                let answer = self.table.answer(who, seat, &key, &value);
                if let Err(refusal) = self.keep(answer).await {
                    from.out.send(refusal.tell(Some(seat), None));
                }
            }
            Command::BotFailed { seat } => self.stop(&format!("the bot at seat {seat} failed")),
            Command::Person { was, is } => self.table.person_changed(was, is),
            Command::Card { person, reply } => {
                // Nobody may be waiting any more; then nobody misses it.
                let _ = reply.send(self.table.card(person));
            }
        }
    }

    fn watch(&mut self, client: Caller, seat: Option<Seat>) {
        let viewer = match self.table.viewer(Who::Person(client.person), seat) {
            Ok(viewer) => viewer,
            Err(refusal) => return client.out.send(refusal.tell(seat, None)),
        };
        self.clients.insert(client.id, (client.clone(), viewer));
        let from = self.table.log_len().saturating_sub(LOG_TAIL);
        self.show(&client, viewer, from);
        if self.state == State::Stopped {
            client.out.send(Refusal::Stopped.tell(seat, None));
        }
    }

    async fn act(&mut self, who: Who, seat: Seat, seq: u32, act: &str) -> Result<(), Refusal> {
        let act = |table: &Table| table.act(who, seat, seq, act, now());
        self.change(act, |table| table.act_standing(now())).await
    }

    /// Carries out pick `at` of a bot's line; then the bot goes on, or thinks anew
    /// when it is woken.
    async fn play(&mut self, seat: Seat, seq: u32, line: Vec<String>, at: usize) {
        let act = line.get(at).map_or("", String::as_str);
        let done = self.act(Who::Bot, seat, seq, act).await;
        if done.is_ok() && at + 1 < line.len() && self.table.game().to_act().contains(seat) {
            return self.bots.go_on(&self.table, seat, line, at + 1);
        }
        self.bots.done(seat);
        match done {
            Ok(()) | Err(Refusal::Stale | Refusal::Stopped) => {}
            // What the bot could not know has made the rest of its plan impossible.
            Err(Refusal::Game(_)) if at > 0 => {}
            Err(Refusal::Journal) => self.bots.slow_down(),
            Err(refusal) => self.stop(&format!("bot {seat}: {act:?}: {refusal}")),
        }
    }

    /// Whether `from` may be advised.
    fn may_ask(&self, from: &Caller, seat: Seat, seq: u32) -> Result<(), Refusal> {
        match self.state {
            State::Running | State::Doubtful => {
                self.table.may_ask(Who::Person(from.person), seat, seq)
            }
            State::Stopped => Err(Refusal::Stopped),
        }
    }

    /// Keeps a standing answer, tells its seat, and answers with it what is asked.
    async fn keep(&mut self, answer: Result<Answer, Refusal>) -> Result<(), Refusal> {
        let answer = answer?;
        if self.state == State::Stopped {
            return Err(Refusal::Stopped);
        }
        let Answer { seat, key, value } = answer;
        let kept = self.store.set_standing(self.table.id(), seat, key, value).await;
        kept.map_err(|error| {
            tracing::error!("{error}");
            Refusal::Journal
        })?;
        self.table.set_answer(answer);
        let mut before = self.seqs();
        before.remove(&Viewer::Seat(seat));
        let from = self.go_on(|table| table.act_standing(now())).await;
        self.tell(&before, from);
        Ok(())
    }

    /// Plays what standing answers choose.
    async fn play_standing(&mut self) {
        let before = self.seqs();
        let from = self.go_on(|table| table.act_standing(now())).await;
        self.tell(&before, from);
    }

    /// Decides, writes down, changes, and so on as long as something follows by
    /// itself; then tells: in this order.
    async fn change(
        &mut self,
        decide: impl FnOnce(&Table) -> Result<Prepared, Refusal>,
        follows: impl Fn(&Table) -> Option<Prepared>,
    ) -> Result<(), Refusal> {
        match self.state {
            State::Running => {}
            State::Doubtful => self.reload().await?,
            State::Stopped => return Err(Refusal::Stopped),
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
        if let Err(error) = self.store.append(&id, prepared.seq, &prepared.entry).await {
            tracing::error!("{error}");
            self.state = State::Doubtful;
            // If the store cannot say now how far it is, it is asked again later.
            let _ = self.reload().await;
            return Err(Refusal::Journal);
        }
        let from = self.table.commit(prepared);
        self.finish().await;
        Ok(from)
    }

    /// Asks the rules something, and stops the table if they panic. They work
    /// on clones: whatever they leave behind is dropped.
    fn guard<T>(&mut self, ask: impl FnOnce(&Table) -> Result<T, Refusal>) -> Result<T, Refusal> {
        catch_unwind(AssertUnwindSafe(|| ask(&self.table))).unwrap_or_else(|_| {
            self.stop("the rules panicked");
            Err(Refusal::Stopped)
        })
    }

    /// Writes the scores down when the game has ended. If that fails, the
    /// next start finds the game over and does it then.
    async fn finish(&mut self) {
        let Some(scores) = self.table.game().scores().filter(|_| !self.table.finished()) else {
            return;
        };
        match self.store.finish(self.table.id(), scores.points()).await {
            Ok(()) => self.table.set_finished(),
            Err(error) => tracing::error!("{error}"),
        }
    }

    /// Builds the table anew from what the journal really has.
    async fn reload(&mut self) -> Result<(), Refusal> {
        let stored = self.store.load(self.table.id()).await.map_err(|error| {
            tracing::error!("{error}");
            Refusal::Journal
        })?;
        if stored.entries.len() as u32 != self.table.entries() {
            let dealt = self.dealt.clone_box();
            let opened = catch_unwind(AssertUnwindSafe(|| Table::open(stored, dealt)));
            match opened {
                Ok(Ok(table)) => self.table = table,
                Ok(Err(error)) => self.stop(&error.to_string()),
                Err(_) => self.stop("the rules panicked"),
            }
            let clients: Vec<_> = self.clients.values().cloned().collect();
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
        let viewers = self.clients.values().map(|(_, viewer)| *viewer);
        viewers.map(|viewer| (viewer, self.table.seq(viewer))).collect()
    }

    /// Sends packets to those who could see that something changed.
    fn tell(&mut self, before: &BTreeMap<Viewer, u32>, from: u32) {
        let saw = |viewer: &Viewer| before.get(viewer) != Some(&self.table.seq(*viewer));
        let clients = self.clients.values().filter(|(_, viewer)| saw(viewer));
        for (client, viewer) in clients.cloned().collect::<Vec<_>>() {
            self.show(&client, viewer, from);
        }
    }

    fn show(&mut self, client: &Caller, viewer: Viewer, from: u32) {
        let person = client.person;
        if let Ok(packet) = self.guard(|table| Ok(table.packet(person, viewer, from))) {
            client.out.send(ServerMessage::Packet { packet: Box::new(packet) });
        }
    }

    /// Stops the table for good; a restart tries again from its journal.
    fn stop(&mut self, why: &str) {
        tracing::error!("table {} is stopped: {why}", self.table.id());
        if self.state != State::Stopped {
            self.state = State::Stopped;
            for (client, viewer) in self.clients.values() {
                client.out.send(Refusal::Stopped.tell(viewer.seat(), None));
            }
        }
    }

    fn wake_bots(&mut self) {
        if self.state != State::Stopped {
            self.bots.wake(&self.table);
        }
    }
}

/// Waits until a flag is true, or nobody is left to turn it.
pub(crate) async fn turned(flag: &mut watch::Receiver<bool>) {
    let _ = flag.wait_for(|&flag| flag).await;
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
