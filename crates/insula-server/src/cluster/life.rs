//! A server's life among others: it enters, says again and again that it lives, takes the
//! tables of those that have died, and notices when it is cut off itself.
//!
//! **Invariant:** whoever was taken for dead drops every table before it goes on, under
//! another name.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use insula_store::{Census, Ear, ServerId, Store, StoreError};
use tokio::time::{sleep, timeout};

use super::bus::{Bus, Pump, read};
use super::pieces::Joiner;
use super::{Cluster, Errand};
use crate::hub::{Hub, lock};
use crate::people::People;

/// How often it is looked whether anything is to be done.
const LOOK: Duration = Duration::from_millis(500);
/// How often a server says that it lives.
const BEAT: Duration = Duration::from_secs(1);
/// How long the database may take to hear it.
const PATIENCE: Duration = Duration::from_secs(1);
/// A server that was not heard for so long counts as dead: soon enough that its tables are
/// open elsewhere, and everybody back, within ten seconds on a busy machine...
const DEAD: Duration = Duration::from_secs(4);
/// ...and knows some time before that it is cut off.
const CUT_OFF: Duration = Duration::from_millis(2500);

/// What a server needs to live among others.
pub(crate) struct Life {
    hub: Arc<Hub>,
    people: Arc<People>,
    pulse: Mutex<Pulse>,
}

/// How well the database has heard this server.
#[derive(Clone, Copy)]
struct Pulse {
    /// When it was last heard.
    last: Instant,
    /// Since when it was always heard in time.
    since: Instant,
}

/// A server that has entered.
pub(crate) struct Entered {
    /// The store as this server.
    pub(crate) own: Store,
    /// What it knows of the others; none: it is alone by definition.
    pub(crate) cluster: Option<Cluster>,
    /// The ends of its line to them.
    pub(crate) line: Option<Line>,
}

/// The ends of a line to other servers.
pub(crate) struct Line {
    pump: Pump,
    ear: Ear,
}

/// Enters: among others where the store can be shared, else alone.
pub(crate) async fn enter(store: &Store) -> Result<Entered, StoreError> {
    if !store.is_shared() {
        return Ok(Entered { own: store.alone().await?, cluster: None, line: None });
    }
    let (me, own, ear) = enter_anew(store).await?;
    let (bus, pump) = Bus::new();
    Ok(Entered { own, cluster: Some(Cluster::new(bus, me)), line: Some(Line { pump, ear }) })
}

/// Enters under a new name: the store by that name, and what is heard from the others.
async fn enter_anew(store: &Store) -> Result<(ServerId, Store, Ear), StoreError> {
    let me = ServerId::random();
    // First it listens, so that it misses nothing once the others know it.
    let ear = store.listen(&me).await?;
    let own = store.as_server(me.clone());
    own.enter().await?;
    Ok((me, own, ear))
}

impl Life {
    /// The life of a server that has just entered.
    pub(crate) fn new(hub: Arc<Hub>, people: Arc<People>) -> Life {
        Life { hub, people, pulse: Mutex::new(Pulse::new()) }
    }

    /// Lives until it is ended.
    pub(crate) async fn run(self, line: Line) {
        let Line { pump, mut ear } = line;
        let Some(cluster) = self.hub.cluster() else { return };
        let lives = async {
            loop {
                let own = self.hub.own();
                tokio::select! {
                    () = self.beat(&own) => {}
                    () = self.look(cluster, &own) => {}
                    () = self.hear(cluster, &mut ear) => {}
                }
                tracing::error!("taken for dead by other servers: all tables are dropped");
                self.hub.drop_tables();
                let (me, own);
                (me, own, ear) = self.enter_again().await;
                *lock(&self.pulse) = Pulse::new();
                self.hub.become_server(own);
                cluster.rename(me);
                self.hub.lost_touch(&self.people);
            }
        };
        tokio::select! {
            () = lives => {}
            () = pump.run(cluster.me(), self.hub.own()) => {}
        }
    }

    /// Says that this server lives; ends when it was taken for dead.
    async fn beat(&self, own: &Store) {
        loop {
            sleep(LOOK).await;
            if lock(&self.pulse).last.elapsed() >= BEAT {
                let sent = Instant::now();
                match timeout(PATIENCE, own.beat()).await {
                    Ok(Ok(true)) => lock(&self.pulse).heard(sent),
                    Ok(Ok(false)) => return,
                    Ok(Err(error)) => tracing::warn!("{error}"),
                    Err(_) => tracing::warn!("the database does not answer"),
                }
            }
            self.hub.set_cut_off(lock(&self.pulse).last.elapsed() >= CUT_OFF);
        }
    }

    /// Looks who has died, for ever, and takes what nobody has.
    async fn look(&self, cluster: &Cluster, own: &Store) {
        let mut certain = true;
        loop {
            // After the database was away everybody else has to be heard first.
            if lock(&self.pulse).is_steady() {
                certain = self.look_once(cluster, own, certain).await;
            }
            tokio::select! {
                () = sleep(LOOK) => {}
                () = cluster.look.notified() => {}
            }
        }
    }

    /// Gives whether everything that is ours is known to be; it was before if `certain`.
    async fn look_once(&self, cluster: &Cluster, own: &Store, certain: bool) -> bool {
        let known = cluster.known();
        let counted = async {
            let Census { living, claimed } = own.claim_orphans(DEAD).await?;
            // What was claimed just before the database failed has not been told.
            Ok((living, if certain { claimed } else { own.owned().await? }))
        };
        let (living, tables) = match counted.await {
            Ok(counted) => counted,
            // The beat will find out more.
            Err(error) => {
                let error: StoreError = error;
                tracing::warn!("{error}");
                return false;
            }
        };
        let gone: Vec<_> = known.difference(&living).cloned().collect();
        if !gone.is_empty() {
            self.hub.servers_left(&gone);
        }
        if !tables.is_empty() {
            tracing::warn!("{} tables of servers that are gone are taken over", tables.len());
            cluster.bus.send_all(Errand::Look);
            tokio::spawn(self.hub.clone().take_over(tables));
        }
        true
    }

    /// Does what the others say, for ever.
    async fn hear(&self, cluster: &Cluster, ear: &mut Ear) {
        let me = cluster.me().borrow().clone();
        let mut joiner = Joiner::default();
        loop {
            let heard = match ear.hear().await {
                Ok(Some((to_all, payload))) => joiner.hear(to_all, &payload),
                Ok(None) => {
                    self.hub.lost_touch(&self.people);
                    continue;
                }
                Err(error) => {
                    tracing::warn!("the other servers cannot be heard: {error}");
                    sleep(LOOK).await;
                    continue;
                }
            };
            let Some(heard) = heard.filter(|heard| heard.from != me) else { continue };
            if heard.lost {
                self.hub.lost_touch(&self.people);
            }
            if heard.text.is_some() {
                cluster.knows(&heard.from);
            }
            for errand in heard.text.iter().flat_map(|text| read(text)) {
                self.hub.run_errand(&self.people, &heard.from, errand);
            }
        }
    }

    async fn enter_again(&self) -> (ServerId, Store, Ear) {
        loop {
            match enter_anew(&self.hub.own()).await {
                Ok(entered) => return entered,
                Err(error) => {
                    self.hub.set_cut_off(true);
                    tracing::warn!("{error}");
                    sleep(LOOK).await;
                }
            }
        }
    }
}

impl Pulse {
    fn new() -> Pulse {
        let now = Instant::now();
        Pulse { last: now, since: now }
    }

    fn heard(&mut self, sent: Instant) {
        if sent - self.last >= CUT_OFF {
            self.since = sent;
        }
        self.last = sent;
    }

    /// Whether others that are not heard have only themselves to blame.
    fn is_steady(&self) -> bool {
        self.last.elapsed() < CUT_OFF && self.since.elapsed() >= DEAD
    }
}
