//! Threads of their own for thinking, and the queue before them.
//!
//! **Invariant:** people's moves never come through here. Hints come before bots'
//! moves, and those before steps of analyses; within a kind the tables take turns,
//! so that no table waits for another one's whole work. No piece of work is
//! longer than one thought, and one thread is for hints alone: whoever asks for one
//! does not wait until a bot has thought.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::{iter, num::NonZero, thread};

use insula_store::TableId;
use tokio::sync::oneshot;

pub use queue::Kind;
use queue::Queue;

/// Hints that may wait. Bots and analyses need no bound: a bot waits for one
/// thought at a time, an analysis for one step.
const MAX_HINTS: usize = 64;

/// Thinks for all tables. They end when the last owner drops them.
pub struct Thinkers {
    shared: Arc<Shared>,
    threads: usize,
}

/// Why there is no thought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Lost {
    /// Too many wait already.
    #[error("too many thoughts wait already")]
    Full,
    /// The server goes down.
    #[error("the server goes down")]
    Closing,
    /// It panicked.
    #[error("the thought failed")]
    Failed,
}

type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    work: Condvar,
}

#[derive(Default)]
struct State {
    queue: Queue<Job>,
    closing: bool,
}

impl Thinkers {
    /// Starts `threads` of them, at least one, and the one for hints.
    pub fn new(threads: usize) -> Thinkers {
        let threads = threads.max(1);
        let shared = Arc::<Shared>::default();
        for least in iter::repeat_n(Kind::Analysis, threads).chain([Kind::Hint]) {
            let shared = shared.clone();
            thread::Builder::new()
                .name("thinker".to_owned())
                .spawn(move || shared.work(least))
                .expect("the system gives threads");
        }
        Thinkers { shared, threads }
    }

    /// One for each core but one, which is left to people's moves.
    pub fn usual() -> usize {
        thread::available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1)
    }

    /// How many threads think about anything.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// How many thoughts of a kind wait.
    pub fn waiting(&self, kind: Kind) -> usize {
        self.shared.lock().queue.waiting(kind)
    }

    /// Queues `work` for `table` and waits for what comes of it. Work for which
    /// nobody waits any more is not begun.
    pub async fn think<T: Send + 'static>(
        &self,
        kind: Kind,
        table: &TableId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Lost> {
        let (reply, found) = oneshot::channel();
        let job = move || {
            if !reply.is_closed() {
                let found = catch_unwind(AssertUnwindSafe(work)).map_err(|_| Lost::Failed);
                let _ = reply.send(found);
            }
        };
        self.push(kind, table, Box::new(job))?;
        found.await.unwrap_or(Err(Lost::Closing))
    }

    /// Nothing is begun any more; whoever waits hears so.
    pub fn close(&self) {
        let mut state = self.shared.lock();
        state.closing = true;
        state.queue = Queue::default();
        self.shared.work.notify_all();
    }

    fn push(&self, kind: Kind, table: &TableId, job: Job) -> Result<(), Lost> {
        let mut state = self.shared.lock();
        if state.closing {
            return Err(Lost::Closing);
        }
        if kind == Kind::Hint && state.queue.waiting(kind) >= MAX_HINTS {
            return Err(Lost::Full);
        }
        state.queue.push(kind, table, job);
        // The one that would be woken alone may be the one for hints.
        self.shared.work.notify_all();
        Ok(())
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    /// What one thread does: whatever is as urgent as `least`.
    fn work(&self, least: Kind) {
        loop {
            let idle = |state: &mut State| !state.closing && state.queue.is_empty(least);
            let waited = self.work.wait_while(self.lock(), idle);
            let mut state = waited.unwrap_or_else(PoisonError::into_inner);
            let Some(job) = state.queue.pop(least) else { return };
            drop(state);
            job();
        }
    }

    /// Jobs run without the lock, so nobody can panic while holding it.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Keeps a thread busy until the sender is dropped or used.
    async fn block(thinkers: &Arc<Thinkers>, kind: Kind) -> mpsc::Sender<()> {
        let (free, blocked) = mpsc::channel::<()>();
        let (begun, begins) = oneshot::channel();
        let thinkers = thinkers.clone();
        tokio::spawn(async move {
            let work = move || {
                let _ = begun.send(());
                let _ = blocked.recv();
            };
            thinkers.think(kind, &TableId::random(), work).await
        });
        begins.await.expect("the thread is free");
        free
    }

    /// Keeps the only thread busy, and the one for hints.
    async fn block_all(thinkers: &Arc<Thinkers>) -> [mpsc::Sender<()>; 2] {
        [block(thinkers, Kind::Bot).await, block(thinkers, Kind::Hint).await]
    }

    #[tokio::test]
    async fn a_hint_waits_for_no_bot() {
        let thinkers = Arc::new(Thinkers::new(1));
        let free = block(&thinkers, Kind::Bot).await;
        let table = TableId::random();
        for number in 0..3 {
            assert_eq!(thinkers.think(Kind::Hint, &table, move || number).await, Ok(number));
        }
        drop(free);
    }

    #[tokio::test]
    async fn a_bot_does_not_take_the_thread_for_hints() {
        let thinkers = Arc::new(Thinkers::new(1));
        let free = block(&thinkers, Kind::Bot).await;
        let table = TableId::random();
        assert_eq!(thinkers.push(Kind::Bot, &table, Box::new(|| ())), Ok(()));
        // By the second hint the thread has looked for work once more.
        for number in 0..2 {
            assert_eq!(thinkers.think(Kind::Hint, &table, move || number).await, Ok(number));
        }
        assert_eq!(thinkers.waiting(Kind::Bot), 1);
        drop(free);
        assert_eq!(thinkers.think(Kind::Analysis, &table, || 7).await, Ok(7));
        assert_eq!(thinkers.waiting(Kind::Bot), 0);
    }

    #[tokio::test]
    async fn a_thought_that_panics_is_lost_alone() {
        let thinkers = Thinkers::new(1);
        let table = TableId::random();
        let failed = thinkers.think(Kind::Bot, &table, || panic!("as the test wants it")).await;
        assert_eq!(failed, Err::<(), _>(Lost::Failed));
        assert_eq!(thinkers.think(Kind::Bot, &table, || 7).await, Ok(7));
    }

    #[tokio::test]
    async fn too_many_hints_are_declined_and_bots_are_not() {
        let thinkers = Arc::new(Thinkers::new(1));
        let free = block_all(&thinkers).await;
        let table = TableId::random();
        for _ in 0..MAX_HINTS {
            assert_eq!(thinkers.push(Kind::Hint, &table, Box::new(|| ())), Ok(()));
        }
        assert_eq!(thinkers.think(Kind::Hint, &table, || ()).await, Err(Lost::Full));
        assert_eq!(thinkers.push(Kind::Bot, &table, Box::new(|| ())), Ok(()));
        drop(free);
        assert_eq!(thinkers.think(Kind::Analysis, &table, || 7).await, Ok(7));
        assert_eq!(thinkers.think(Kind::Hint, &table, || 8).await, Ok(8));
    }

    #[tokio::test]
    async fn who_waits_when_the_server_goes_down_hears_so() {
        let thinkers = Arc::new(Thinkers::new(1));
        let free = block_all(&thinkers).await;
        let table = TableId::random();
        let waits = thinkers.think(Kind::Hint, &table, || ());
        let (lost, ()) = tokio::join!(waits, async { thinkers.close() });
        assert_eq!(lost, Err(Lost::Closing));
        assert_eq!(thinkers.think(Kind::Bot, &table, || ()).await, Err(Lost::Closing));
        drop(free);
    }

    #[tokio::test]
    async fn nobody_thinks_for_who_has_gone() {
        let thinkers = Arc::new(Thinkers::new(1));
        let free = block(&thinkers, Kind::Bot).await;
        let table = TableId::random();
        let (begun, mut begins) = oneshot::channel();
        let gone = tokio::spawn({
            let (thinkers, table) = (thinkers.clone(), table.clone());
            async move { thinkers.think(Kind::Bot, &table, move || begun.send(())).await }
        });
        // One turn of the runtime queues it behind the work that blocks.
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.is_err());
        drop(free);
        assert_eq!(thinkers.think(Kind::Bot, &table, || 7).await, Ok(7));
        assert!(begins.try_recv().is_err(), "the work was not begun");
    }
}
