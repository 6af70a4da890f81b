//! People are told when a slow game waits for them: on the page, by a webhook, by mail.
//!
//! **Invariant:** whoever has something to tell never waits for it. What cannot be
//! delivered is dropped and logged; no game depends on it.

mod address;
mod events;
mod mail;
mod post;
mod webhook;

use insula_core::{Arg, Message};
use insula_store::{PersonId, Store, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::JoinHandle;

use crate::cluster::{Bus, Errand};
use crate::wire::Event;
use crate::{Metrics, ServeError};

pub(crate) use address::is_public;
pub(crate) use events::stream;
pub use mail::Smtp;
pub(crate) use mail::read_address;
use post::{Job, Post};
pub(crate) use webhook::check_url;

/// Events that a slow page may miss before it is told to read everything again.
const BACKLOG: usize = 256;
/// What waits to be sent at most.
const QUEUE: usize = 256;

/// How a server reaches people who are elsewhere.
#[derive(Debug, Clone)]
pub struct Reach {
    /// A message in a language.
    pub words: fn(&str, &Message) -> String,
    /// Where people find this server, without a slash at the end.
    pub url: String,
    /// Whether webhooks may lead into private networks.
    pub webhooks_anywhere: bool,
    /// How mail is sent, if it is.
    pub smtp: Option<Smtp>,
}

/// The way to tell people things. Clones share it.
#[derive(Clone)]
pub struct Notices {
    events: broadcast::Sender<(PersonId, Event)>,
    queue: mpsc::Sender<Job>,
    possible: Possible,
    /// The way to pages that are open elsewhere.
    pub(crate) bus: Bus,
    metrics: Metrics,
}

/// What the operator lets people choose.
#[derive(Clone, Copy, Default)]
struct Possible {
    webhooks_anywhere: bool,
    mail: bool,
}

/// Something that a person may want to be told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// At which table.
    pub table: TableId,
    /// Which game is played there.
    pub game: String,
    /// What.
    pub kind: NoticeKind,
}

/// What there is to be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoticeKind {
    /// The game waits for them.
    YourTurn,
    /// Every seat is taken: it begins.
    Started,
    /// The game has ended.
    Over,
    /// Somebody wants another game; the table is the new one.
    Rematch,
    /// Their time for this move is nearly over.
    TimeShort {
        /// So many hours are left.
        hours: u32,
    },
}

impl Notices {
    /// Starts what delivers them; it ends when `closing` turns true.
    pub(crate) fn start(
        store: Store,
        reach: Reach,
        bus: Bus,
        closing: watch::Receiver<bool>,
        metrics: Metrics,
    ) -> Result<(Notices, JoinHandle<()>), ServeError> {
        let (webhooks_anywhere, mail) = (reach.webhooks_anywhere, reach.smtp.is_some());
        let possible = Possible { webhooks_anywhere, mail };
        let (notices, jobs) = Notices::new(possible, bus, metrics.clone());
        let task = tokio::spawn(Post::new(store, reach, metrics)?.run(jobs, closing));
        Ok((notices, task))
    }

    /// Nobody is told anything but on the page.
    pub fn none() -> Notices {
        Notices::new(Possible::default(), Bus::default(), Metrics::default()).0
    }

    fn new(possible: Possible, bus: Bus, metrics: Metrics) -> (Notices, mpsc::Receiver<Job>) {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let events = broadcast::channel(BACKLOG).0;
        (Notices { events, queue, possible, bus, metrics }, jobs)
    }

    /// Tells a person something, wherever they want to be told.
    pub fn tell(&self, person: PersonId, notice: Notice) {
        self.bus.send_all(Errand::Notice { person, notice: notice.clone() });
        self.tell_here(person, &notice);
        self.enqueue(Job::Notice(person, notice));
    }

    /// Tells a person something on the pages that this server has given them.
    pub(crate) fn tell_here(&self, person: PersonId, notice: &Notice) {
        let (table, message) = (notice.table.to_string(), notice.message());
        self.event(person, Event::Notice { table, message });
    }

    /// The lists of tables that these persons see have changed.
    pub fn tables_changed(&self, people: Vec<PersonId>) {
        self.tables_changed_here(&people);
        self.bus.send_all(Errand::Lists { people });
    }

    /// Tells the pages that this server has given them.
    pub(crate) fn tables_changed_here(&self, people: &[PersonId]) {
        people.iter().for_each(|&person| self.event(person, Event::Tables));
    }

    /// Sends the code that shows that a mail address is somebody's own.
    pub(crate) fn mail_code(&self, to: String, lang: String, code: String) {
        self.enqueue(Job::Code { to, lang, code });
    }

    /// What is told from now on.
    pub(crate) fn listen(&self) -> broadcast::Receiver<(PersonId, Event)> {
        self.events.subscribe()
    }

    /// Whether webhooks may lead into private networks.
    pub(crate) fn webhooks_anywhere(&self) -> bool {
        self.possible.webhooks_anywhere
    }

    /// Whether mail can be sent.
    pub(crate) fn mail_possible(&self) -> bool {
        self.possible.mail
    }

    /// Nobody may be listening; then nobody misses it.
    fn event(&self, person: PersonId, event: Event) {
        let _ = self.events.send((person, event));
    }

    fn enqueue(&self, job: Job) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(job) {
            self.metrics.notice_dropped();
            tracing::warn!("too many notices at once: one is dropped");
        }
    }
}

impl Notice {
    /// In words.
    pub fn message(&self) -> Message {
        let message = Message::new(match self.kind {
            NoticeKind::YourTurn => "notice-your-turn",
            NoticeKind::Started => "notice-started",
            NoticeKind::Over => "notice-over",
            NoticeKind::Rematch => "notice-rematch",
            NoticeKind::TimeShort { .. } => "notice-time-short",
        });
        let message = message.with("game", Message::new(format!("{}-name", self.game)));
        match self.kind {
            NoticeKind::TimeShort { hours } => message.with("hours", Arg::Number(hours.into())),
            _ => message,
        }
    }

    /// The word for it in a webhook.
    fn word(&self) -> &'static str {
        match self.kind {
            NoticeKind::YourTurn => "your-turn",
            NoticeKind::Started => "started",
            NoticeKind::Over => "over",
            NoticeKind::Rematch => "rematch",
            NoticeKind::TimeShort { .. } => "time-short",
        }
    }
}
