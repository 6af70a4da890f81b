//! The way to the other servers: a bounded queue, and what empties it.
//!
//! **Invariant:** whoever has something to tell never waits for the line. What the queue
//! cannot take is missed by the others, who notice it by the numbers and cut whatever hangs
//! on us.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use insula_store::{ServerId, Store};
use serde_json::value::to_raw_value;
use tokio::sync::{mpsc, oneshot, watch};

use super::errand::Errand;
use super::pieces::cut;
use crate::ClientId;
use crate::wire::ServerMessage;

/// What waits for the line at most.
const QUEUE: usize = 2048;
/// What is sent at once at most.
const BATCH: usize = 256;
/// How long a line that fails is left alone.
const REST: Duration = Duration::from_millis(250);

/// The way to the other servers; where there are none it leads nowhere. Clones share it.
#[derive(Clone, Default)]
pub(crate) struct Bus(Option<Queue>);

#[derive(Clone)]
struct Queue {
    letters: mpsc::Sender<Letter>,
    missed: Arc<AtomicBool>,
}

/// What waits to be sent.
pub(crate) struct Letter {
    /// To which server; none: to all.
    to: Option<ServerId>,
    load: Load,
}

enum Load {
    Errand(Errand),
    /// Written only when it is sent: a table has better things to do.
    Tell(ClientId, ServerMessage),
    /// Nothing: it is dropped once everything before it is sent.
    Mark(oneshot::Sender<()>),
}

/// A bundle for one server, or for all, as the line carries it.
pub(crate) type Bundle = (Option<ServerId>, Vec<String>);

/// The other end of a [`Bus`].
pub(crate) struct Pump {
    letters: mpsc::Receiver<Letter>,
    missed: Arc<AtomicBool>,
    numbers: HashMap<Option<ServerId>, u64>,
    marks: Vec<oneshot::Sender<()>>,
}

impl Bus {
    /// A way, and its other end.
    pub(crate) fn new() -> (Bus, Pump) {
        let (sender, letters) = mpsc::channel(QUEUE);
        let missed = Arc::<AtomicBool>::default();
        let queue = Queue { letters: sender, missed: missed.clone() };
        (Bus(Some(queue)), Pump { letters, missed, numbers: HashMap::new(), marks: Vec::new() })
    }

    /// Tells one server something.
    pub(crate) fn send(&self, to: &ServerId, errand: Errand) {
        self.push(Letter { to: Some(to.clone()), load: Load::Errand(errand) });
    }

    /// Tells all servers something.
    pub(crate) fn send_all(&self, errand: Errand) {
        self.push(Letter { to: None, load: Load::Errand(errand) });
    }

    /// Tells somebody at a socket of another server something.
    pub(crate) fn tell(&self, to: &ServerId, client: ClientId, message: ServerMessage) {
        self.push(Letter { to: Some(to.clone()), load: Load::Tell(client, message) });
    }

    /// Tells one server something, and waits for room in the queue: only for those on
    /// whom nobody else waits.
    pub(crate) async fn send_slowly(&self, to: &ServerId, errand: Errand) {
        if let Some(queue) = &self.0 {
            let letter = Letter { to: Some(to.clone()), load: Load::Errand(errand) };
            // The other end is only dropped when the server goes down.
            let _ = queue.letters.send(letter).await;
        }
    }

    /// Waits until everything that was told so far is sent.
    pub(crate) async fn flush(&self) {
        if let Some(queue) = &self.0 {
            let (mark, sent) = oneshot::channel();
            let letter = Letter { to: None, load: Load::Mark(mark) };
            if queue.letters.send(letter).await.is_ok() {
                let _ = sent.await;
            }
        }
    }

    fn push(&self, letter: Letter) {
        if let Some(queue) = &self.0
            && let Err(mpsc::error::TrySendError::Full(_)) = queue.letters.try_send(letter)
            && !queue.missed.swap(true, Ordering::Relaxed)
        {
            tracing::warn!("the other servers cannot be told so much at once");
        }
    }
}

impl Pump {
    /// Sends whatever comes, as long as there is somebody to say something.
    pub(crate) async fn run(mut self, me: watch::Receiver<ServerId>, store: Store) {
        loop {
            let from = me.borrow().clone();
            let Some(bundles) = self.next(&from).await else { return };
            if let Err(error) = store.post(&bundles).await {
                // The numbers have gone on: the others will notice.
                tracing::warn!("the other servers cannot be told: {error}");
                tokio::time::sleep(REST).await;
            }
            self.marks.clear();
        }
    }

    /// Everything that waits, in one bundle for each receiver; none: nobody is left.
    pub(super) async fn next(&mut self, from: &ServerId) -> Option<Vec<Bundle>> {
        let mut letters = Vec::new();
        if self.letters.recv_many(&mut letters, BATCH).await == 0 {
            return None;
        }
        if self.missed.swap(false, Ordering::Relaxed) {
            self.numbers.values_mut().for_each(|number| *number += 1);
        }
        let mut texts: Vec<(Option<ServerId>, String)> = Vec::new();
        for Letter { to, load } in letters {
            let written = match load {
                Load::Errand(errand) => serde_json::to_string(&errand),
                Load::Tell(client, message) => to_raw_value(&message)
                    .and_then(|said| serde_json::to_string(&Errand::Tell { client, said })),
                Load::Mark(mark) => {
                    self.marks.push(mark);
                    continue;
                }
            };
            let Ok(written) = written else { continue };
            match texts.iter_mut().find(|(other, _)| *other == to) {
                // JSON has no bare line feeds: they part one errand from the next.
                Some((_, text)) => {
                    text.push('\n');
                    text.push_str(&written);
                }
                None => texts.push((to, written)),
            }
        }
        let bundle = |(to, text): (Option<ServerId>, String)| {
            let number = self.numbers.entry(to.clone()).or_default();
            *number += 1;
            let pieces = cut(from, *number, &text);
            (to, pieces)
        };
        Some(texts.into_iter().map(bundle).collect())
    }
}

/// The errands of a whole text; one that cannot be read comes from another version.
pub(super) fn read(text: &str) -> impl Iterator<Item = Errand> {
    text.lines().filter_map(|line| match serde_json::from_str(line) {
        Ok(errand) => Some(errand),
        Err(error) => {
            tracing::warn!("another server said what cannot be read: {error}");
            None
        }
    })
}

#[cfg(test)]
mod tests {
    use insula_core::Seat;
    use insula_store::{PersonId, TableId};

    use super::*;
    use crate::cluster::pieces::Joiner;
    use crate::wire::ClientMessage;

    fn say(client: ClientId, text: &str) -> Errand {
        let said = ClientMessage::Chat { seat: Seat(1), text: text.to_owned() };
        Errand::Say { table: TableId::random(), client, person: PersonId([7; 32]), said }
    }

    /// What arrives of bundles for one server, and whether something was lost before.
    fn arrives(
        joiner: &mut Joiner,
        bundles: &[Bundle],
        to: &Option<ServerId>,
    ) -> (Vec<String>, bool) {
        let (mut told, mut lost) = (Vec::new(), false);
        for piece in bundles.iter().filter(|(other, _)| other == to).flat_map(|(_, pieces)| pieces)
        {
            let heard = joiner.hear(to.is_none(), piece).expect("one of ours");
            lost |= heard.lost;
            told.extend(heard.text.iter().flat_map(|text| read(text)).map(|errand| match errand {
                Errand::Say { client, said: ClientMessage::Chat { text, .. }, .. } => {
                    format!("{client} {text}")
                }
                Errand::Tell { client, said } => format!("{client} {said}"),
                other => format!("{other:?}"),
            }));
        }
        (told, lost)
    }

    #[tokio::test]
    async fn what_waits_goes_out_at_once_and_in_order() {
        let (bus, mut pump) = Bus::new();
        let (me, one, two) = (ServerId::random(), ServerId::random(), ServerId::random());
        let long = "new\nline ".repeat(3000);
        bus.send(&one, say(1, &long));
        bus.send_all(Errand::Forget { tables: Vec::new() });
        bus.send(&two, say(2, "b"));
        bus.tell(&one, 3, ServerMessage::Notes { text: "mine".to_owned() });
        let bundles = pump.next(&me).await.expect("something waits");
        assert_eq!(bundles.len(), 3, "one bundle for each receiver");
        let mut joiner = Joiner::default();
        let tell = r#"3 {"t":"notes","text":"mine"}"#.to_owned();
        assert_eq!(
            arrives(&mut joiner, &bundles, &Some(one)),
            (vec![format!("1 {long}"), tell], false)
        );
        assert_eq!(
            arrives(&mut joiner, &bundles, &None),
            (vec!["Forget { tables: [] }".to_owned()], false)
        );
        let mut other = Joiner::default();
        assert_eq!(arrives(&mut other, &bundles, &Some(two)), (vec!["2 b".to_owned()], false));
        drop(bus);
        assert!(pump.next(&me).await.is_none());
    }

    #[tokio::test]
    async fn what_the_queue_cannot_take_is_noticed_by_the_others() {
        let (bus, mut pump) = Bus::new();
        let (me, one) = (ServerId::random(), ServerId::random());
        let mut joiner = Joiner::default();
        bus.send(&one, say(0, "first"));
        let bundles = pump.next(&me).await.expect("something waits");
        assert!(!arrives(&mut joiner, &bundles, &Some(one.clone())).1);
        for n in 0..=QUEUE as u64 {
            bus.send(&one, say(n, "more"));
        }
        let (mut told, mut lost) = (0, false);
        for _ in 0..QUEUE.div_ceil(BATCH) {
            let bundles = pump.next(&me).await.expect("something waits");
            let (more, missed) = arrives(&mut joiner, &bundles, &Some(one.clone()));
            told += more.len();
            lost |= missed;
        }
        assert_eq!((told, lost), (QUEUE, true));
    }

    #[tokio::test]
    async fn where_there_are_no_others_nothing_is_kept() {
        let bus = Bus::default();
        bus.send_all(Errand::Look);
        bus.send_slowly(&ServerId::random(), say(1, "a")).await;
    }
}
