//! Who is next: by urgency, then the tables in turn.

use std::collections::VecDeque;

use insula_store::TableId;

/// What a thought is for, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A person waits for it.
    Hint,
    /// A table waits for it.
    Bot,
    /// Nobody is held up.
    Analysis,
}

/// Jobs by kind, table and age.
pub(super) struct Queue<J> {
    /// By kind: the tables that wait, the next one first, and their jobs.
    kinds: [VecDeque<(TableId, VecDeque<J>)>; 3],
}

impl<J> Default for Queue<J> {
    fn default() -> Queue<J> {
        Queue { kinds: [const { VecDeque::new() }; 3] }
    }
}

impl<J> Queue<J> {
    /// The last one of its table; a table that did not wait yet is the last one.
    pub(super) fn push(&mut self, kind: Kind, table: &TableId, job: J) {
        let tables = &mut self.kinds[kind as usize];
        match tables.iter_mut().find(|(waiting, _)| waiting == table) {
            Some((_, jobs)) => jobs.push_back(job),
            None => tables.push_back((table.clone(), VecDeque::from([job]))),
        }
    }

    /// The next one of those that are as urgent as `least`; its table goes to the end if
    /// it has more.
    pub(super) fn pop(&mut self, least: Kind) -> Option<J> {
        let mut kinds = self.kinds[..=least as usize].iter_mut();
        let tables = kinds.find(|tables| !tables.is_empty())?;
        let (table, mut jobs) = tables.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            tables.push_back((table, jobs));
        }
        job
    }

    /// How many of a kind wait.
    pub(super) fn waiting(&self, kind: Kind) -> usize {
        self.kinds[kind as usize].iter().map(|(_, jobs)| jobs.len()).sum()
    }

    /// Whether nothing waits that is as urgent as `least`.
    pub(super) fn is_empty(&self, least: Kind) -> bool {
        self.kinds[..=least as usize].iter().all(VecDeque::is_empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(mut queue: Queue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop(Kind::Analysis)).collect()
    }

    #[test]
    fn tables_take_turns() {
        let (one, two, three) = (TableId::random(), TableId::random(), TableId::random());
        let mut queue = Queue::default();
        for job in ["one a", "one b", "one c", "one d"] {
            queue.push(Kind::Bot, &one, job);
        }
        queue.push(Kind::Bot, &two, "two a");
        queue.push(Kind::Bot, &three, "three a");
        queue.push(Kind::Bot, &two, "two b");
        let turns = ["one a", "two a", "three a", "one b", "two b", "one c", "one d"];
        assert_eq!(order(queue), turns);
    }

    #[test]
    fn who_comes_back_stands_behind_those_who_wait() {
        let (one, two) = (TableId::random(), TableId::random());
        let mut queue = Queue::default();
        queue.push(Kind::Analysis, &one, "one a");
        queue.push(Kind::Analysis, &two, "two a");
        assert_eq!(queue.pop(Kind::Analysis), Some("one a"));
        queue.push(Kind::Analysis, &one, "one b");
        assert_eq!(order(queue), ["two a", "one b"]);
    }

    #[test]
    fn hints_come_before_bots_and_those_before_analyses() {
        let (one, two) = (TableId::random(), TableId::random());
        let mut queue = Queue::default();
        queue.push(Kind::Analysis, &one, "analysis");
        queue.push(Kind::Bot, &one, "bot one");
        queue.push(Kind::Bot, &two, "bot two");
        queue.push(Kind::Hint, &two, "hint");
        assert_eq!((queue.waiting(Kind::Bot), queue.waiting(Kind::Hint)), (2, 1));
        assert!(!queue.is_empty(Kind::Hint));
        assert_eq!(order(queue), ["hint", "bot one", "bot two", "analysis"]);
    }

    #[test]
    fn less_urgent_things_are_left_to_others() {
        let table = TableId::random();
        let mut queue = Queue::default();
        queue.push(Kind::Bot, &table, "bot");
        queue.push(Kind::Analysis, &table, "analysis");
        assert_eq!((queue.is_empty(Kind::Hint), queue.pop(Kind::Hint)), (true, None));
        assert_eq!((queue.is_empty(Kind::Bot), queue.pop(Kind::Bot)), (false, Some("bot")));
        assert_eq!((queue.is_empty(Kind::Bot), queue.pop(Kind::Bot)), (true, None));
        assert_eq!(order(queue), ["analysis"]);
    }
}
