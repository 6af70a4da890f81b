//! How many sockets there are, and the wait for the last one to go.

use tokio::sync::watch;

/// Counts the sockets of a server.
pub(crate) struct Sockets(watch::Sender<usize>);

/// One of them, as long as this is there.
pub(crate) struct Open(watch::Sender<usize>);

impl Sockets {
    /// There is none yet.
    pub(crate) fn new() -> Sockets {
        Sockets(watch::channel(0).0)
    }

    /// One more.
    pub(crate) fn open(&self) -> Open {
        self.0.send_modify(|open| *open += 1);
        Open(self.0.clone())
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        *self.0.borrow()
    }

    /// Waits until there is none.
    pub(crate) async fn gone(&self) {
        let _ = self.0.subscribe().wait_for(|&open| open == 0).await;
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.send_modify(|open| *open -= 1);
    }
}
