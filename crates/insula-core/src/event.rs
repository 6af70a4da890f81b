//! Where a game reports what happened.

/// Takes the events of a commit. Playouts use [`NoLog`] and pay nothing.
pub trait EventSink<E> {
    /// Takes one event; `make` is only called by sinks that keep it.
    fn log(&mut self, make: impl FnOnce() -> E);
}

/// Forgets everything.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoLog;

impl<E> EventSink<E> for NoLog {
    #[inline(always)]
    fn log(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn log(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
