//! What servers on one PostgreSQL tell each other through it.
//!
//! **Invariant:** what is sent together arrives together and in order. A listener whose
//! connection was lost says so: something may have been missed.

use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};

use super::{Store, fail};
use crate::{Doing, Fault, ServerId, StoreError};

/// What is for all servers.
const ALL: &str = "insula_all";
/// One listens, one tells; while one of them is renewed there are more.
const CONNECTIONS: u32 = 4;

/// Hears what is told to a server.
pub struct Ear {
    line: PgPool,
    channel: String,
    listener: Option<PgListener>,
}

/// A line that is made when it is first needed. Nothing on it need be on disk.
pub(super) fn line(url: &str) -> Result<PgPool, sqlx::Error> {
    let options =
        PgPoolOptions::new().max_connections(CONNECTIONS).after_connect(|connection, _| {
            Box::pin(async move {
                sqlx::query("SET synchronous_commit = off").execute(connection).await.map(drop)
            })
        });
    options.connect_lazy(url)
}

impl Store {
    /// Hears what is told to that server, and to all, from now on.
    pub async fn listen(&self, server: &ServerId) -> Result<Ear, StoreError> {
        let listening = async {
            let line = self.line.clone().ok_or(Fault::BadUrl)?;
            let mut ear = Ear { line, channel: channel(server), listener: None };
            ear.connect().await?;
            Ok(ear)
        };
        listening.await.map_err(fail(None, Doing::Serve))
    }

    /// Tells one server each of these texts, or all: everything, or nothing.
    pub async fn post(&self, texts: &[(Option<ServerId>, Vec<String>)]) -> Result<(), StoreError> {
        let Some(line) = self.line.as_ref().filter(|_| !texts.is_empty()) else { return Ok(()) };
        let (mut channels, mut payloads) = (Vec::new(), Vec::new());
        for (to, texts) in texts {
            let channel = to.as_ref().map_or_else(|| ALL.to_owned(), channel);
            channels.extend(texts.iter().map(|_| channel.clone()));
            payloads.extend(texts.iter().map(String::as_str));
        }
        let posted = sqlx::query(
            "SELECT pg_notify(channel, payload)
             FROM unnest($1::text[], $2::text[]) AS piece (channel, payload)",
        )
        .bind(channels)
        .bind(payloads)
        .execute(line)
        .await;
        posted.map(drop).map_err(|error| fail(None, Doing::Serve)(error.into()))
    }
}

impl Ear {
    /// What is told next, and whether it was told to all; none: something may have been
    /// missed before now.
    pub async fn hear(&mut self) -> Result<Option<(bool, String)>, StoreError> {
        if let Some(listener) = &mut self.listener {
            if let Ok(Some(heard)) = listener.try_recv().await {
                return Ok(Some((heard.channel() == ALL, heard.payload().to_owned())));
            }
            self.listener = None;
        }
        self.connect().await.map_err(|error| fail(None, Doing::Serve)(error.into()))?;
        Ok(None)
    }

    async fn connect(&mut self) -> Result<(), sqlx::Error> {
        let mut listener = PgListener::connect_with(&self.line).await?;
        listener.eager_reconnect(false);
        listener.listen_all([self.channel.as_str(), ALL]).await?;
        self.listener = Some(listener);
        Ok(())
    }
}

fn channel(server: &ServerId) -> String {
    format!("insula_{server}")
}

#[cfg(feature = "testing")]
impl Store {
    /// Ends every connection that listens to something on this database.
    pub async fn cut_lines(&self) {
        if let Some(line) = &self.line {
            let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                       WHERE datname = current_database() AND query LIKE 'LISTEN%'";
            sqlx::query(cut).execute(line).await.expect("the server for tests answers");
        }
    }
}
