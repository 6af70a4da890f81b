//! Several servers on one database: each table is in the memory of one of them, and the
//! others lead their people there.
//!
//! **Invariant:** servers know each other only through the database. Whoever hangs on
//! another server hears from it or is cut off and comes again: nobody waits for ever.

mod bus;
mod errand;
mod life;
mod pieces;

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use insula_store::{ServerId, TableId};
use serde_json::value::RawValue;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::timeout;

use crate::hub::lock;
use crate::wire::ClientMessage;
use crate::{Caller, ClientId, Outbox};

pub(crate) use bus::Bus;
pub(crate) use errand::{Errand, Trouble};
pub use errand::{Question, Reply};
pub(crate) use life::{Entered, Life, Line, enter};

/// How long a table of another server may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// What waits for a socket at most.
const OUTBOX: usize = 64;

/// What a server knows about the others.
pub(crate) struct Cluster {
    /// The way to them.
    pub(crate) bus: Bus,
    /// What we are called now.
    me: watch::Sender<ServerId>,
    /// Those at our sockets whose tables are elsewhere.
    clients: Mutex<HashMap<ClientId, Client>>,
    /// What tables elsewhere were asked and have not answered.
    asked: Mutex<HashMap<u64, Asked>>,
    number: AtomicU64,
    /// Everybody that anything of ours hangs on, or who hangs on us.
    known: Mutex<BTreeSet<ServerId>>,
    /// Servers have come or gone.
    look: Notify,
}

struct Client {
    server: ServerId,
    texts: mpsc::Sender<Box<RawValue>>,
    out: Outbox,
}

struct Asked {
    server: ServerId,
    answer: oneshot::Sender<Result<Reply, Trouble>>,
}

/// The way to a table of another server.
#[derive(Clone)]
pub(crate) struct There {
    pub(crate) server: ServerId,
    pub(crate) table: TableId,
}

impl Cluster {
    /// A server that is called `me`, and does not know the others yet.
    pub(crate) fn new(bus: Bus, me: ServerId) -> Cluster {
        Cluster {
            bus,
            me: watch::channel(me).0,
            clients: Mutex::default(),
            asked: Mutex::default(),
            number: AtomicU64::new(0),
            known: Mutex::default(),
            look: Notify::new(),
        }
    }

    /// From now on we are called otherwise.
    pub(crate) fn rename(&self, me: ServerId) {
        self.me.send_replace(me);
    }

    /// Servers have come or gone.
    pub(crate) fn look(&self) {
        self.look.notify_one();
    }

    /// What we are called, now and later.
    pub(crate) fn me(&self) -> watch::Receiver<ServerId> {
        self.me.subscribe()
    }

    /// Asks a table of another server something.
    pub(crate) async fn ask(&self, there: There, question: Question) -> Result<Reply, Trouble> {
        let There { server, table } = there;
        let number = self.number.fetch_add(1, Ordering::Relaxed);
        let (answer, answered) = oneshot::channel();
        lock(&self.asked).insert(number, Asked { server: server.clone(), answer });
        self.knows(&server);
        self.bus.send_slowly(&server, Errand::Ask { table, number, question }).await;
        let answered = timeout(PATIENCE, answered).await;
        lock(&self.asked).remove(&number);
        // Whether it was done before that server went, nobody knows.
        answered.ok().and_then(Result::ok).unwrap_or(Err(Trouble::Busy))
    }

    /// An answer has come.
    pub(crate) fn answered(&self, number: u64, answer: Result<Reply, Trouble>) {
        if let Some(asked) = lock(&self.asked).remove(&number) {
            let _ = asked.answer.send(answer);
        }
    }

    /// From now on `client` hears what the table says.
    pub(crate) fn attach(&self, there: &There, client: &Caller) -> mpsc::Receiver<Box<RawValue>> {
        let (texts, hears) = mpsc::channel(OUTBOX);
        let (server, out) = (there.server.clone(), client.out.clone());
        lock(&self.clients).insert(client.id, Client { server, texts, out });
        self.knows(&there.server);
        hears
    }

    /// Says something to a table.
    pub(crate) async fn say(&self, there: &There, from: &Caller, said: ClientMessage) {
        let (table, client, person) = (there.table.clone(), from.id, from.person);
        self.bus.send_slowly(&there.server, Errand::Say { table, client, person, said }).await;
    }

    /// `client` has gone.
    pub(crate) fn detach(&self, there: &There, client: ClientId) {
        if lock(&self.clients).remove(&client).is_some() {
            self.bus.send(&there.server, Errand::Leave { table: there.table.clone(), client });
        }
    }

    /// A table has said something to somebody here; who lags is cut off.
    pub(crate) fn tell(&self, client: ClientId, said: Box<RawValue>) {
        if let Some(client) = lock(&self.clients).get(&client)
            && client.texts.try_send(said).is_err()
        {
            client.out.cut();
        }
    }

    /// Somebody here has to come again.
    pub(crate) fn cut(&self, client: ClientId, moved: bool) {
        match lock(&self.clients).get(&client) {
            Some(client) if moved => client.out.moved(),
            Some(client) => client.out.cut(),
            None => {}
        }
    }

    /// A server was heard, or is about to be.
    pub(crate) fn knows(&self, server: &ServerId) {
        let mut known = lock(&self.known);
        if !known.contains(server) {
            known.insert(server.clone());
        }
    }

    /// Everybody who was known up to now.
    pub(crate) fn known(&self) -> BTreeSet<ServerId> {
        lock(&self.known).clone()
    }

    /// These servers are no more: whoever hangs on them comes again.
    pub(crate) fn left(&self, servers: &[ServerId]) {
        lock(&self.known).retain(|server| !servers.contains(server));
        self.cut_where(|server| servers.contains(server));
    }

    /// Something from elsewhere was lost: whoever hangs on others comes again.
    pub(crate) fn cut_all(&self) {
        self.cut_where(|_| true);
    }

    fn cut_where(&self, which: impl Fn(&ServerId) -> bool) {
        lock(&self.clients)
            .values()
            .filter(|client| which(&client.server))
            .for_each(|client| client.out.moved());
        lock(&self.asked).retain(|_, asked| !which(&asked.server));
    }
}

#[cfg(test)]
mod tests {
    use insula_store::PersonId;

    use super::*;

    fn caller(id: ClientId) -> Caller {
        Caller { id, person: PersonId([1; 32]), out: Outbox::new().0 }
    }

    #[tokio::test]
    async fn who_hangs_on_a_server_that_has_gone_comes_again() {
        let cluster = Cluster::new(Bus::new().0, ServerId::random());
        let there = There { server: ServerId::random(), table: TableId::random() };
        let other = There { server: ServerId::random(), table: TableId::random() };
        let (one, two) = (caller(1), caller(2));
        let _hears = (cluster.attach(&there, &one), cluster.attach(&other, &two));
        let asks = cluster.ask(there.clone(), Question::Open);
        assert_eq!(cluster.known().len(), 2);
        let (answer, ()) =
            tokio::join!(asks, async { cluster.left(std::slice::from_ref(&there.server)) });
        assert_eq!(answer, Err(Trouble::Busy), "it may have been done");
        one.out.has_moved().await;
        assert!(timeout(Duration::ZERO, two.out.has_moved()).await.is_err(), "the other stays");
        assert_eq!(cluster.known(), BTreeSet::from([other.server]));
        cluster.cut_all();
        two.out.has_moved().await;
    }

    #[tokio::test]
    async fn an_answer_finds_who_asked_and_a_slow_client_is_cut() {
        let cluster = Cluster::new(Bus::new().0, ServerId::random());
        let there = There { server: ServerId::random(), table: TableId::random() };
        let asks = cluster.ask(there.clone(), Question::Open);
        let (answer, ()) = tokio::join!(asks, async {
            cluster.answered(7, Err(Trouble::Busy));
            cluster.answered(0, Ok(Reply::Done));
        });
        assert_eq!(answer, Ok(Reply::Done));
        let (out, _, lagging) = Outbox::new();
        let client = Caller { out, ..caller(5) };
        let mut hears = cluster.attach(&there, &client);
        let said = || RawValue::from_string("{}".to_owned()).expect("JSON");
        (0..=OUTBOX).for_each(|_| cluster.tell(5, said()));
        lagging.notified().await;
        assert!(hears.recv().await.is_some());
        cluster.detach(&there, 5);
        cluster.tell(5, said());
        assert!(lock(&cluster.clients).is_empty());
    }
}
