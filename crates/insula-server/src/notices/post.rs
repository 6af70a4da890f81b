//! What goes out: one queue, several deliveries at once.
//!
//! **Invariant:** a receiver that hangs holds up nobody but, after all deliveries hang,
//! the queue, and that for seconds.

use std::sync::Arc;

use insula_core::{Arg, Message};
use insula_store::{PersonId, Store};
use serde_json::json;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::{JoinSet, spawn_blocking};

use super::mail::Mailer;
use super::webhook::Webhooks;
use super::{Notice, Reach};
use crate::actor::turned;
use crate::people::read_notices;
use crate::{Metrics, ServeError};

/// Deliveries at once.
const AT_ONCE: usize = 16;

/// Something to be sent.
pub(super) enum Job {
    /// To wherever the person wants to be told.
    Notice(PersonId, Notice),
    /// To an address that may not be theirs.
    Code { to: String, lang: String, code: String },
}

/// Sends.
pub(super) struct Post {
    store: Store,
    reach: Reach,
    webhooks: Webhooks,
    mailer: Option<Mailer>,
    metrics: Metrics,
}

impl Post {
    pub(super) fn new(store: Store, reach: Reach, metrics: Metrics) -> Result<Post, ServeError> {
        let webhooks = Webhooks::new(reach.webhooks_anywhere);
        let mailer = reach.smtp.as_ref().map(Mailer::new).transpose()?;
        Ok(Post { store, reach, webhooks, mailer, metrics })
    }

    /// Sends one after another, a few at once.
    pub(super) async fn run(
        self,
        mut jobs: mpsc::Receiver<Job>,
        mut closing: watch::Receiver<bool>,
    ) {
        let (post, turns) = (Arc::new(self), Arc::new(Semaphore::new(AT_ONCE)));
        let mut under_way = JoinSet::new();
        loop {
            let next = async {
                let turn = turns.clone().acquire_owned().await.ok()?;
                Some((jobs.recv().await?, turn))
            };
            let next = tokio::select! {
                next = next => next,
                () = turned(&mut closing) => None,
            };
            let Some((job, turn)) = next else { return };
            let post = post.clone();
            under_way.spawn(async move {
                post.send(job).await;
                drop(turn);
            });
            while under_way.try_join_next().is_some() {}
        }
    }

    async fn send(self: Arc<Post>, job: Job) {
        match job {
            Job::Notice(person, notice) => self.tell(person, notice).await,
            Job::Code { to, lang, code } => {
                let words = move |post: &Post| {
                    let say = |message: Message| (post.reach.words)(&lang, &message);
                    let code = Arg::Word(code.into());
                    let text = say(Message::new("notice-code").with("code", code));
                    (say(Message::new("notice-code-subject")), text)
                };
                let Some((subject, text)) = self.clone().render(words).await else { return };
                self.mail(&to, &subject, text).await;
            }
        }
    }

    async fn tell(self: Arc<Post>, person: PersonId, notice: Notice) {
        let settings = match self.store.person(person).await {
            Ok(Some(person)) => read_notices(&person.notices),
            Ok(None) => return,
            Err(error) => return tracing::error!("{error}"),
        };
        let webhook = settings.webhook.filter(|_| settings.webhook_on);
        let mail = settings.mail.filter(|_| settings.mail_on && settings.mail_confirmed);
        if webhook.is_none() && mail.is_none() {
            return;
        }
        let url = format!("{}/t/{}", self.reach.url, notice.table);
        let account = format!("{}/account", self.reach.url);
        let (lang, message) = (settings.lang, notice.message());
        let words = move |post: &Post| {
            let say = |message: &Message| (post.reach.words)(&lang, message);
            let account = Arg::Word(account.into());
            (say(&message), say(&Message::new("notice-why").with("url", account)))
        };
        let Some((text, why)) = self.clone().render(words).await else { return };
        if let Some(to) = mail {
            self.mail(&to, &text, format!("{text}\n\n{url}\n\n-- \n{why}\n")).await;
        }
        if let Some(to) = webhook {
            let said = format!("{text} {url}");
            let body = json!({
                "text": said, "content": said, "kind": notice.word(), "game": notice.game,
                "table": notice.table.to_string(), "url": url,
            });
            // A panic in there is told by the task itself.
            let _ = spawn_blocking(move || {
                if !self.webhooks.post(&to, &body.to_string()) {
                    self.metrics.notice_dropped();
                }
            })
            .await;
        }
    }

    /// Finds the words; reading a whole language takes a moment.
    async fn render<T: Send + 'static>(
        self: Arc<Post>,
        words: impl FnOnce(&Post) -> T + Send + 'static,
    ) -> Option<T> {
        spawn_blocking(move || words(&self)).await.ok()
    }

    async fn mail(&self, to: &str, subject: &str, text: String) {
        if let Some(mailer) = &self.mailer
            && !mailer.send(to, subject, text).await
        {
            self.metrics.notice_dropped();
        }
    }
}
