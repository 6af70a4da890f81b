//! Finds tables: those that run, and those that only the journal knows yet.
//!
//! **Invariant:** a table has at most one task, on one server. It is opened on first
//! access, and its bots go on then.

mod again;
mod elsewhere;
mod join;
mod lobby;
mod persons;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use insula_core::{Seat, Seed};
use insula_games::{AnyGame, Entry};
use insula_store::{
    Company, Doing, Header, NewTable, PersonId, SitterKind, Store, Stored, TableId,
};
use tokio::sync::{OnceCell, Semaphore, watch};
use tokio::task::{JoinHandle, spawn_blocking};

use crate::actor::{self, now};
use crate::analyses::Analyses;
use crate::cluster::{Cluster, Errand};
use crate::command::Way;
use crate::create::new_company;
use crate::identity::Asker;
use crate::replay::verdict;
use crate::sockets::Sockets;
use crate::wire::{self, AnalysisState, Position, Verdict};
use crate::{
    AppError, ClientId, Command, Handle, Kind, Metrics, Question, Settings, Table, new_header,
    position,
};

/// All tables of a server.
pub(crate) struct Hub {
    /// The games there are.
    pub(crate) games: &'static [Entry],
    store: Store,
    /// The same store as this server among others: what it writes to a table counts only
    /// while the table is ours.
    own: Mutex<Store>,
    cluster: Option<Cluster>,
    answering: Arc<Semaphore>,
    life: Mutex<Option<JoinHandle<()>>>,
    /// Whether the store has been out of reach for too long.
    cut_off: watch::Sender<bool>,
    settings: Settings,
    tables: Mutex<HashMap<TableId, Arc<OnceCell<Handle>>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    closing: watch::Sender<bool>,
    /// Whether it takes nobody in any more: it is about to close.
    turning_away: AtomicBool,
    /// The sockets of all tables.
    pub(crate) sockets: Sockets,
    clients: AtomicU64,
    analyses: Analyses,
}

impl Hub {
    /// No table runs yet.
    pub(crate) fn new(
        games: &'static [Entry],
        store: Store,
        own: Store,
        cluster: Option<Cluster>,
        settings: Settings,
        closing: watch::Sender<bool>,
    ) -> Hub {
        let analyses = Analyses::new(store.clone(), settings.thinkers.clone());
        Hub {
            games,
            own: Mutex::new(own),
            store,
            cluster,
            answering: Arc::new(Semaphore::new(elsewhere::ANSWERING)),
            life: Mutex::default(),
            cut_off: watch::channel(false).0,
            settings,
            tables: Mutex::default(),
            tasks: Mutex::default(),
            closing,
            turning_away: AtomicBool::new(false),
            sockets: Sockets::new(),
            // No two servers call their clients alike.
            clients: AtomicU64::new(random_number()),
            analyses,
        }
    }

    /// What is counted.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.settings.metrics
    }

    /// How many tables are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        lock(&self.tables).values().filter(|cell| cell.initialized()).count()
    }

    /// How many thoughts wait for a thread, by kind.
    pub(crate) fn thoughts_waiting(&self) -> [(&'static str, usize); 3] {
        let waiting = |kind| self.settings.thinkers.waiting(kind);
        [
            ("hint", waiting(Kind::Hint)),
            ("bot", waiting(Kind::Bot)),
            ("analysis", waiting(Kind::Analysis)),
        ]
    }

    /// A number no other client has.
    pub(crate) fn new_client(&self) -> ClientId {
        self.clients.fetch_add(1, Ordering::Relaxed)
    }

    /// Turns true when the store has been out of reach for too long.
    pub(crate) fn cut_off(&self) -> watch::Receiver<bool> {
        self.cut_off.subscribe()
    }

    /// Whether the store has been out of reach for too long.
    pub(crate) fn is_cut_off(&self) -> bool {
        *self.cut_off.borrow()
    }

    /// Turns true when the server goes down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Makes a table and starts it, or lets it wait for people.
    pub(crate) async fn create(
        &self,
        asker: &Asker,
        asked: &wire::NewTable,
    ) -> Result<TableId, AppError> {
        let header = new_header(self.games, asked, random_seed())?;
        let company = new_company(&header, asked)?;
        let own = header.seats.iter().find(|sitter| sitter.kind == SitterKind::You);
        let owner = asker.or_guest(own.map_or("", |own| &own.name)).await?;
        let table = new_table(header, owner, company);
        let id = self.metrics().stored(Doing::Create, self.store.create(&table)).await?;
        self.find(&id).await?;
        Ok(id)
    }

    /// Whether a person may know that there is such a table.
    pub(crate) async fn see(&self, id: &TableId, person: PersonId) -> Result<(), AppError> {
        if self.store.may_see(id, person).await? { Ok(()) } else { Err(AppError::NoTable) }
    }

    /// The way to a table, wherever it is; it is opened when it is in nobody's memory.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Way, AppError> {
        let way = self.find(id).await?;
        if let Way::There(_) = way {
            // Where it is it may have stopped, or have moved on by now.
            self.ask(id, Question::Open).await?;
            return self.find(id).await;
        }
        Ok(way)
    }

    /// The way to a table that is ours, or in nobody's memory.
    async fn open_here(&self, id: &TableId) -> Result<Handle, AppError> {
        let cell = lock(&self.tables).entry(id.clone()).or_default().clone();
        let opened = cell.get_or_try_init(|| self.open(id)).await.cloned();
        if opened.is_err() {
            // Names that lead nowhere are not kept; a later try starts afresh.
            let mut tables = lock(&self.tables);
            if tables.get(id).is_some_and(|cell| cell.get().is_none()) {
                tables.remove(id);
            }
        }
        opened
    }

    /// What the journal has of a table.
    pub(crate) async fn stored(&self, id: &TableId) -> Result<Stored, AppError> {
        Ok(self.store.load(id).await?)
    }

    /// How far the analysis of a table is.
    pub(crate) async fn analysis(&self, id: &TableId) -> Result<AnalysisState, AppError> {
        self.analyses.state(id).await
    }

    /// Begins the analysis of a finished table, unless it is there or under way.
    pub(crate) async fn analyze(&self, id: &TableId) -> Result<AnalysisState, AppError> {
        let stored = self.store.load(id).await?;
        let dealt = self.deal(&stored)?;
        self.analyses.start(&stored, dealt).await
    }

    /// A finished table as it was after `at` actions.
    pub(crate) async fn position(
        &self,
        id: &TableId,
        person: PersonId,
        at: u32,
        seat: Option<Seat>,
    ) -> Result<Position, AppError> {
        let stored = self.store.load(id).await?;
        let dealt = self.deal(&stored)?;
        spawn_blocking(move || position(stored, dealt, person, at, seat))
            .await
            .map_err(|_| AppError::Stopped("the rules panicked".to_owned()))?
    }

    /// What a check of a finished table finds.
    pub(crate) async fn verdict(&self, id: &TableId) -> Result<Verdict, AppError> {
        let (stored, games) = (self.store.load(id).await?, self.games);
        spawn_blocking(move || verdict(&stored, games))
            .await
            .map_err(|_| AppError::Stopped("the rules panicked".to_owned()))?
    }

    /// The way to a table that is in memory.
    fn running(&self, id: &TableId) -> Option<Handle> {
        let mut tables = lock(&self.tables);
        let handle = tables.get(id)?.get()?.clone();
        if handle.is_closed() {
            tables.remove(id);
            return None;
        }
        Some(handle)
    }

    /// These tables are no longer there: their tasks end.
    pub(crate) async fn forget(&self, tables: &[TableId]) {
        self.send_all(|| Errand::Forget { tables: tables.to_vec() });
        self.forget_here(tables).await;
    }

    async fn forget_here(&self, tables: &[TableId]) {
        for id in tables {
            let table = self.running(id);
            lock(&self.tables).remove(id);
            if let Some(table) = table {
                table.send(Command::Gone).await;
            }
        }
    }

    /// Another task that ends when the server goes down.
    pub(crate) fn keep(&self, task: JoinHandle<()>) {
        lock(&self.tasks).push(task);
    }

    /// Takes nobody in from now on. Those who are here go on.
    pub(crate) fn turn_away(&self) {
        self.turning_away.store(true, Ordering::Relaxed);
    }

    /// Whether nobody is taken in any more.
    pub(crate) fn turns_away(&self) -> bool {
        self.turning_away.load(Ordering::Relaxed)
    }

    /// Asks the store for something that costs nothing.
    pub(crate) async fn try_store(&self) -> Result<(), AppError> {
        Ok(self.store.person(PersonId::random()).await.map(drop)?)
    }

    /// Tells everybody that the server goes down.
    pub(crate) fn close(&self) {
        self.turn_away();
        self.closing.send_replace(true);
        self.settings.thinkers.close();
    }

    /// Waits until every table has ended and every socket has heard its last, then
    /// closes the journal.
    pub(crate) async fn closed(&self) {
        let tasks: Vec<_> = lock(&self.tasks).drain(..).collect();
        for task in tasks {
            // A task that panicked has ended, too.
            let _ = task.await;
        }
        self.sockets.gone().await;
        self.leave_others().await;
        self.own().close().await;
    }

    async fn open(&self, id: &TableId) -> Result<Handle, AppError> {
        // A table that is just closing is not opened a second time.
        if *self.closing.borrow() {
            return Err(AppError::NoStore);
        }
        let own = self.own();
        let stored = self.rechained(id, &own).await?;
        let dealt = self.deal(&stored)?;
        let start = dealt.clone_box();
        // A long game takes a while to carry out again; others need not wait.
        let opened =
            spawn_blocking(move || catch_unwind(AssertUnwindSafe(|| Table::open(stored, start))))
                .await;
        let table = match opened {
            Ok(Ok(Ok(table))) => table,
            Ok(Ok(Err(error))) => return Err(error.into()),
            Ok(Err(_)) | Err(_) => return Err(AppError::Stopped("the rules panicked".to_owned())),
        };
        let settings = self.settings.clone();
        let (handle, task) = actor::spawn(table, dealt, own, settings, self.closing());
        lock(&self.tasks).push(task);
        Ok(handle)
    }

    fn deal(&self, stored: &Stored) -> Result<Box<dyn AnyGame>, AppError> {
        let header = &stored.header;
        let unknown = || AppError::UnknownGame { game: header.game.clone() };
        let game = self.games.iter().find(|entry| entry.id() == header.game).ok_or_else(unknown)?;
        Ok(game.start(header.seats.len() as u8, &header.options, header.seed)?)
    }
}

/// A table of `owner` on these terms.
fn new_table(header: Header, owner: PersonId, company: Company) -> NewTable {
    let table = NewTable::new(header, owner, now());
    let holders = table.company.holders;
    NewTable { company: Company { holders, ..company }, ..table }
}

/// A seed that nobody can guess.
pub(crate) fn random_seed() -> Seed {
    let mut seed = Seed([0; 32]);
    getrandom::fill(&mut seed.0).expect("the system gives random numbers");
    seed
}

/// A number that no other server begins with.
fn random_number() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    // Room to count on.
    u64::from_le_bytes(bytes) >> 1
}

/// A map stays whole whoever panicked while holding it.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
