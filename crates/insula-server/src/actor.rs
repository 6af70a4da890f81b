//! One task a table: takes one [`Command`] at a time, writes the journal, then
//! tells everybody who watches.
//!
//! **Invariant:** the task never waits for a client. Whatever has happened, time, votes,
//! bots and those who watch are looked after before the next command.

mod around;
mod chat;
mod due;
mod game;
mod notices;
mod seats;
mod time;
mod votes;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use insula_core::{Seat, Viewer};
use insula_games::AnyGame;
use insula_store::{Store, StoreError};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::bots::Bots;
use crate::hints::Hints;
use crate::wire::ClientMessage;
use crate::{
    AppError, Caller, ClientId, Command, Handle, Metrics, Notices, Question, Refusal, Reply, Table,
    Thinkers, Who,
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
    /// Where moves are counted.
    pub metrics: Metrics,
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
    let actor = Actor {
        table,
        dealt,
        store,
        clients: BTreeMap::new(),
        bots,
        hints,
        state: State::Running,
        vote: None,
        chat: chat::Chat::default(),
        notices: notices::Told::default(),
        telling: settings.notices,
        metrics: settings.metrics,
    };
    (handle, tokio::spawn(actor.run(inbox, closing)))
}

struct Actor {
    table: Table,
    dealt: Box<dyn AnyGame>,
    store: Store,
    clients: BTreeMap<ClientId, Client>,
    bots: Bots,
    hints: Hints,
    state: State,
    vote: Option<votes::Vote>,
    chat: chat::Chat,
    notices: notices::Told,
    telling: Notices,
    metrics: Metrics,
}

/// Somebody who watches.
struct Client {
    caller: Caller,
    viewer: Viewer,
    /// What they have last been told about the table besides its game.
    shown: Option<around::Shown>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Running,
    /// The journal failed: it may have more than the table knows.
    Doubtful,
    /// The rules failed.
    Stopped,
    /// The table has been taken away, or is another server's.
    Gone,
}

impl Actor {
    async fn run(mut self, mut inbox: mpsc::Receiver<Command>, mut closing: watch::Receiver<bool>) {
        self.open().await;
        loop {
            self.settle().await;
            if self.state == State::Gone {
                return;
            }
            let command = tokio::select! {
                command = inbox.recv() => match command {
                    Some(command) => Some(command),
                    None => break,
                },
                () = turned(&mut closing) => break,
                () = time::until(self.next_wake()) => None,
            };
            self.time_over().await;
            if let Some(command) = command {
                self.take(command).await;
            }
        }
        // What has come in is still done and answered; nothing more comes in.
        inbox.close();
        while let Some(command) = inbox.recv().await {
            self.time_over().await;
            self.take(command).await;
        }
        if self.state != State::Gone {
            self.close().await;
        }
    }

    /// Whatever has happened: what follows of it.
    async fn settle(&mut self) {
        self.play_standing().await;
        self.count_votes().await;
        self.wake_bots();
        self.tell_around();
        self.look_after_notices();
    }

    async fn take(&mut self, command: Command) {
        match command {
            Command::Said { from, said, received } => self.hear(from, said, received).await,
            Command::Leave { client } => {
                self.clients.remove(&client);
            }
            Command::Ask { question, reply } => {
                // Nobody may be waiting for an answer any more; then nobody misses it.
                let _ = reply.send(self.ask(question).await);
            }
            Command::Bot { seat, seq, line, at } => self.play(seat, seq, line, at).await,
            Command::BotFailed { seat } => self.stop(&format!("the bot at seat {seat} failed")),
            Command::Hinted { seat, seq, advice, millis } => {
                self.hints.answer(seat, seq, advice, millis);
            }
            Command::Person { was, is: _ } => self.person_changed(was).await,
            Command::Gone => self.gone(),
            Command::Moved => self.moved(),
            Command::Without { server } => self.clients.retain(|_, client| {
                let goes = client.caller.out.is_at(server.as_ref());
                if goes {
                    client.caller.out.moved();
                }
                !goes
            }),
        }
    }

    /// What the page says.
    async fn hear(&mut self, from: Caller, said: ClientMessage, received: Instant) {
        let who = Who::Person(from.person);
        match said {
            ClientMessage::Watch { seat } => self.watch(from, seat).await,
            ClientMessage::Act { seat, seq, act, confirm } => {
                let entries = self.table.entries();
                let done = self.act_or_ask(&from, seat, seq, &act, confirm).await;
                // Who is asked back has not moved.
                if done.is_err() || self.table.entries() > entries {
                    self.metrics.moved(self.dealt.id(), "person", done.is_ok());
                }
                if done.is_ok() && self.table.entries() > entries {
                    self.metrics.acknowledged(received);
                }
                if let Err(refusal) = done {
                    from.out.send(refusal.tell(Some(seat), Some(act)));
                }
            }
            ClientMessage::Undo { seat, seq } => {
                let undo = |table: &Table| table.undo(who, seat, seq, now());
                let done = self.change(undo, |table| table.undo_standing(seat, now())).await;
                answer(&from, Some(seat), done);
            }
            ClientMessage::Why { seat, act } => {
                let answer = self.guard(|table| table.why(who, seat, act.clone()));
                let answer = answer.unwrap_or_else(|refusal| refusal.tell(Some(seat), Some(act)));
                from.out.send(answer);
            }
            ClientMessage::Hint { seat, seq } => match self.may_ask(&from, seat, seq) {
                Ok(()) => self.hints.ask(&self.table, from, seat, seq),
                Err(refusal) => from.out.send(refusal.tell(Some(seat), None)),
            },
            ClientMessage::Tell { seat } => {
                let answer = self.guard(|table| table.tell(who, seat));
                from.out.send(answer.unwrap_or_else(|refusal| refusal.tell(seat, None)));
            }
            ClientMessage::Standing { seat, key, value } => {
                let kept = self.table.answer(who, seat, &key, &value);
                let kept = self.keep(kept).await;
                answer(&from, Some(seat), kept);
            }
            ClientMessage::Chat { seat, text } => {
                let said = self.say(&from, seat, &text).await;
                answer(&from, Some(seat), said);
            }
            ClientMessage::Note { text } => answer(&from, None, self.note(&from, &text).await),
            ClientMessage::HandOver { seat } => {
                let done = self.hand_over(&from, seat).await;
                answer(&from, Some(seat), done);
            }
            ClientMessage::Return { seat } => {
                let done = self.come_back(&from, seat).await;
                answer(&from, Some(seat), done);
            }
            ClientMessage::Propose { seat, what } => {
                answer(&from, Some(seat), self.propose(&from, seat, what));
            }
            ClientMessage::Answer { yes } => answer(&from, None, self.vote(&from, yes)),
            ClientMessage::Resume => answer(&from, None, self.resume(&from).await),
        }
    }

    /// What it is asked besides, from whichever server.
    async fn ask(&mut self, question: Question) -> Result<Reply, AppError> {
        let done = match question {
            Question::Open => Ok(()),
            Question::Join { person, name, seat } => self.join(person, &name, seat).await,
            Question::Quit { person } => return self.quit(person).await.map(Reply::Stays),
            Question::Start { person, bot } => self.start(person, &bot).await,
            Question::Rematch { table, by } => {
                self.rematch(table, by);
                Ok(())
            }
            Question::Card { person } => {
                return Ok(Reply::Card(Box::new(self.table.card(person, now()))));
            }
        };
        done.map(|()| Reply::Done)
    }

    async fn watch(&mut self, client: Caller, seat: Option<Seat>) {
        let viewer = match self.table.viewer(Who::Person(client.person), seat) {
            Ok(viewer) => viewer,
            Err(refusal) => return client.out.send(refusal.tell(seat, None)),
        };
        let watches = Client { caller: client.clone(), viewer, shown: None };
        self.clients.insert(client.id, watches);
        let from = self.table.log_len().saturating_sub(LOG_TAIL);
        self.show(&client, viewer, from);
        if self.state == State::Stopped {
            client.out.send(Refusal::Stopped.tell(seat, None));
        }
        self.tell_what_was_written(&client).await;
    }

    /// Whether `from` may be advised.
    fn may_ask(&self, from: &Caller, seat: Seat, seq: u32) -> Result<(), Refusal> {
        match self.state {
            State::Running | State::Doubtful => {
                self.table.may_ask(Who::Person(from.person), seat, seq)
            }
            State::Stopped | State::Gone => Err(Refusal::Stopped),
        }
    }

    /// Stops the table for good; a restart tries again from its journal.
    fn stop(&mut self, why: &str) {
        tracing::error!("table {} is stopped: {why}", self.table.id());
        if self.state != State::Stopped {
            self.state = State::Stopped;
            for client in self.clients.values() {
                client.caller.out.send(Refusal::Stopped.tell(client.viewer.seat(), None));
            }
        }
    }

    /// The store has failed. If that is because the table is another server's, it ends here.
    fn journal_failed(&mut self, error: &StoreError) -> Refusal {
        tracing::error!("{error}");
        self.metrics.store_failed(error.doing);
        if error.is_not_owner() {
            self.moved();
        }
        Refusal::Journal
    }

    fn wake_bots(&mut self) {
        if matches!(self.state, State::Running | State::Doubtful) && !self.table.rests() {
            self.bots.wake(&self.table);
        }
    }
}

fn answer(from: &Caller, seat: Option<Seat>, done: Result<(), Refusal>) {
    if let Err(refusal) = done {
        from.out.send(refusal.tell(seat, None));
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
