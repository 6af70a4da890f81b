//! Tables that other servers have in memory, and what those servers want of ours.
//!
//! **Invariant:** what comes from elsewhere is never waited for: a table that has no room
//! for it cuts off whoever sent it.

use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{StreamExt, iter};
use insula_store::{ServerId, Store, TableId};
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::{Hub, lock};
use crate::cluster::{Cluster, Errand, There, Trouble};
use crate::command::Way;
use crate::people::{Ended, People};
use crate::wire::ClientMessage;
use crate::{AppError, Caller, ClientId, Command, Outbox, Question, Reply};

/// How often a table is looked for that moves while it is asked.
const TRIES: usize = 3;
/// So many tables are opened at the same time after a server has gone.
const AT_ONCE: usize = 4;
/// So many questions from elsewhere are answered at the same time.
pub(super) const ANSWERING: usize = 64;
/// How long it may take to tell the others that this server goes.
const GOODBYE: Duration = Duration::from_secs(2);

impl Hub {
    /// The store as this server: what it writes counts while the table is ours.
    pub(crate) fn own(&self) -> Store {
        lock(&self.own).clone()
    }

    /// From now on this server is called otherwise, or has its name for the first time.
    pub(crate) fn become_server(&self, own: Store) {
        *lock(&self.own) = own;
    }

    /// What is known of the other servers, where there may be some.
    pub(crate) fn cluster(&self) -> Option<&Cluster> {
        self.cluster.as_ref()
    }

    /// The store cannot be reached, or again.
    pub(crate) fn set_cut_off(&self, cut_off: bool) {
        if self.cut_off.send_if_modified(|was| std::mem::replace(was, cut_off) != cut_off) {
            match cut_off {
                true => tracing::error!("cut off from the database: nothing is taken any more"),
                false => tracing::warn!("the database is back"),
            }
        }
    }

    /// Where a table is. One that is in nobody's memory is opened here.
    pub(super) async fn find(&self, id: &TableId) -> Result<Way, AppError> {
        if let Some(table) = self.running(id) {
            return Ok(Way::Here(table));
        }
        match self.own().claim(id).await? {
            None => Ok(Way::Here(self.open_here(id).await?)),
            Some(server) => Ok(Way::There(There { server, table: id.clone() })),
        }
    }

    /// Asks a table something and waits for the answer.
    pub(super) async fn ask(&self, id: &TableId, question: Question) -> Result<Reply, AppError> {
        for _ in 0..TRIES {
            let answer = match self.find(id).await? {
                Way::Here(table) => table.ask(question.clone()).await,
                Way::There(there) => match self.ask_there(there, question.clone()).await {
                    Err(Trouble::Moved) => None,
                    answer => Some(answer.map_err(AppError::from)),
                },
            };
            if let Some(answer) = answer {
                return answer;
            }
        }
        Err(AppError::NoStore)
    }

    /// What `client` hears from a table of another server; nothing from one of ours,
    /// which has a way of its own.
    pub(crate) fn attach(&self, way: &Way, client: &Caller) -> mpsc::Receiver<Box<RawValue>> {
        match (way, &self.cluster) {
            (Way::There(there), Some(cluster)) => cluster.attach(there, client),
            _ => mpsc::channel(1).1,
        }
    }

    /// Somebody at a socket says something; false when the table is closed.
    pub(crate) async fn say(&self, way: &Way, from: &Caller, said: ClientMessage) -> bool {
        match (way, &self.cluster) {
            (Way::Here(table), _) => table.send(Command::said(from.clone(), said)).await,
            (Way::There(there), Some(cluster)) => {
                cluster.say(there, from, said).await;
                true
            }
            (Way::There(_), None) => false,
        }
    }

    /// Somebody at a socket has gone.
    pub(crate) async fn detach(&self, way: &Way, client: ClientId) {
        match (way, &self.cluster) {
            (Way::Here(table), _) => drop(table.send(Command::Leave { client }).await),
            (Way::There(there), Some(cluster)) => cluster.detach(there, client),
            (Way::There(_), None) => {}
        }
    }

    /// Tells all other servers something.
    pub(super) fn send_all(&self, errand: impl FnOnce() -> Errand) {
        if let Some(cluster) = &self.cluster {
            cluster.bus.send_all(errand());
        }
    }

    /// Does what another server wants.
    pub(crate) fn run_errand(self: &Arc<Hub>, people: &People, from: &ServerId, errand: Errand) {
        let Some(cluster) = &self.cluster else { return };
        match errand {
            Errand::Say { table, client, person, said } => {
                let out = Outbox::there(cluster.bus.clone(), from.clone(), client);
                let caller = Caller { id: client, person, out: out.clone() };
                match self.running(&table) {
                    None => out.moved(),
                    Some(table) if table.try_send(Command::said(caller, said)) => {}
                    Some(_) => out.cut(),
                }
            }
            Errand::Leave { table, client } => {
                if let Some(table) = self.running(&table)
                    && !table.try_send(Command::Leave { client })
                {
                    tokio::spawn(async move { table.send(Command::Leave { client }).await });
                }
            }
            Errand::Tell { client, said } => cluster.tell(client, said),
            Errand::Cut { client, moved } => cluster.cut(client, moved),
            Errand::Ask { table, number, question } => {
                self.answer(from.clone(), table, number, question);
            }
            Errand::Answer { number, answer } => cluster.answered(number, answer),
            Errand::Notice { person, notice } => people.notices.tell_here(person, &notice),
            Errand::Lists { people: whose } => people.notices.tables_changed_here(&whose),
            Errand::Ended(ended) => people.tell_ended_here(ended),
            Errand::Person { was, is, tables } => {
                let hub = self.clone();
                tokio::spawn(async move { hub.person_changed_here(was, is, &tables).await });
            }
            Errand::Forget { tables } => {
                let hub = self.clone();
                tokio::spawn(async move { hub.forget_here(&tables).await });
            }
            Errand::Look => cluster.look(),
        }
    }

    /// Something that another server has said was lost, or may have been: whoever hangs on
    /// others, or on a session that may have ended, comes again.
    pub(crate) fn lost_touch(&self, people: &People) {
        tracing::warn!("something that another server has said was lost");
        self.cluster.iter().for_each(Cluster::cut_all);
        self.tell_tables(|| Command::Without { server: None });
        people.tell_ended_here(Ended::Some);
    }

    /// These servers are no more, and nobody at their sockets.
    pub(crate) fn servers_left(&self, servers: &[ServerId]) {
        self.cluster.iter().for_each(|cluster| cluster.left(servers));
        for server in servers {
            self.tell_tables(|| Command::Without { server: Some(server.clone()) });
        }
    }

    /// These tables are ours now: their clocks and bots go on.
    pub(crate) async fn take_over(self: Arc<Hub>, tables: Vec<TableId>) {
        let opened = iter(tables).map(|id| {
            let hub = self.clone();
            async move {
                if let Err(error) = hub.find(&id).await {
                    tracing::error!("table {id}: {error}");
                }
            }
        });
        opened.buffer_unordered(AT_ONCE).collect::<Vec<()>>().await;
    }

    /// None of our tables is ours any more: whoever watches comes again.
    pub(crate) fn drop_tables(&self) {
        self.tell_tables(|| Command::Moved);
        lock(&self.tables).clear();
    }

    /// Goes, and tells the others, who take the tables over.
    pub(super) async fn leave_others(&self) {
        let Some(cluster) = &self.cluster else { return };
        let leaves = async {
            if let Err(error) = self.own().leave().await {
                tracing::error!("{error}");
            }
            cluster.bus.send_all(Errand::Look);
            cluster.bus.flush().await;
        };
        // Should that fail, they will notice by themselves.
        let _ = timeout(GOODBYE, leaves).await;
        if let Some(life) = lock(&self.life).take() {
            life.abort();
        }
    }

    /// The task that keeps in touch with the others until the end.
    pub(crate) fn live(&self, life: JoinHandle<()>) {
        *lock(&self.life) = Some(life);
    }

    async fn ask_there(&self, there: There, question: Question) -> Result<Reply, Trouble> {
        match &self.cluster {
            Some(cluster) => cluster.ask(there, question).await,
            None => Err(Trouble::Moved),
        }
    }

    /// Answers a question from elsewhere, if the table is ours.
    fn answer(self: &Arc<Hub>, from: ServerId, table: TableId, number: u64, question: Question) {
        let Some(cluster) = &self.cluster else { return };
        let Ok(room) = self.answering.clone().try_acquire_owned() else {
            let answer = Err(Trouble::Busy);
            return cluster.bus.send(&from, Errand::Answer { number, answer });
        };
        let (hub, bus) = (self.clone(), cluster.bus.clone());
        tokio::spawn(async move {
            let answer = match hub.find(&table).await {
                Ok(Way::Here(table)) => match table.ask(question).await {
                    Some(answer) => answer.map_err(Trouble::from),
                    None => Err(Trouble::Moved),
                },
                Ok(Way::There(_)) => Err(Trouble::Moved),
                Err(error) => Err(error.into()),
            };
            bus.send(&from, Errand::Answer { number, answer });
            drop(room);
        });
    }

    /// Tells every table in memory something, without waiting for any.
    fn tell_tables(&self, command: impl Fn() -> Command) {
        let tables: Vec<_> =
            lock(&self.tables).values().filter_map(|cell| cell.get().cloned()).collect();
        for table in tables {
            if !table.try_send(command()) && !table.is_closed() {
                let command = command();
                tokio::spawn(async move { table.send(command).await });
            }
        }
    }
}
