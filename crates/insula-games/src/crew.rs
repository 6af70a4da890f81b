//! Numbered work, shared by threads.
//!
//! **Invariant:** what comes out does not depend on how many threads there are.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Does the work numbered 0 to `count` on so many threads, 0 counting as 1, and gives what
/// came of it in order. Each thread makes a worker of its own.
pub fn crew<T: Send, W: FnMut(u64) -> T>(
    count: u64,
    threads: usize,
    worker: impl Fn() -> W + Sync,
) -> Vec<T> {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let work = || {
        let mut worker = worker();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return;
            }
            let done = worker(number);
            all.lock().unwrap_or_else(|poison| poison.into_inner()).push((number, done));
        }
    };
    thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    let mut all = all.into_inner().unwrap_or_else(|poison| poison.into_inner());
    all.sort_by_key(|&(number, _)| number);
    all.into_iter().map(|(_, done)| done).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_work_is_done_once_and_in_order() {
        let squares: Vec<u64> = (0..200).map(|number| number * number).collect();
        for threads in [0, 1, 7] {
            let made = AtomicU64::new(0);
            let worker = || {
                made.fetch_add(1, Ordering::Relaxed);
                |number| number * number
            };
            assert_eq!(crew(200, threads, worker), squares, "{threads}");
            assert_eq!(made.into_inner(), threads.max(1) as u64);
        }
    }
}
