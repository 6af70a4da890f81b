//! One store, two databases: SQLite in a file, or a PostgreSQL server.
//!
//! **Invariant:** what was committed is on disk. SQLite is written to by one connection,
//! so that writers queue instead of fighting for the file.

use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Transaction};
use tokio::time::timeout;

use super::append::Writers;
use super::{Store, fail};
use crate::{Doing, Fault, StoreError, schema};

/// How many connections read from a file.
const READERS: u32 = 4;
/// How many connections there are to a PostgreSQL server.
const CONNECTIONS: u32 = 16;
/// How long to wait for a PostgreSQL server.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a SQLite connection begins with. A writer waits 5 seconds for one elsewhere.
const WRITER: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";
const READER: &str = "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON";

/// Which database it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

impl Store {
    /// Opens `sqlite:PATH`, which is made when absent, or `postgres://…`.
    pub async fn connect(url: &str) -> Result<Store, StoreError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            return Store::open(Path::new(path.strip_prefix("//").unwrap_or(path))).await;
        }
        let opened = async {
            if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
                return Err(Fault::BadUrl);
            }
            install_default_drivers();
            let url: AnyConnectOptions = url.parse()?;
            let connected = timeout(PATIENCE, AnyConnection::connect_with(&url)).await;
            let first = connected.map_err(|elapsed| sqlx::Error::Io(elapsed.into()))??;
            set_up(Kind::Postgres, first).await?;
            let options = AnyPoolOptions::new().max_connections(CONNECTIONS);
            let pool = options.acquire_timeout(PATIENCE).connect_lazy_with(url);
            Ok(Store::with(Kind::Postgres, pool.clone(), pool))
        };
        opened.await.map_err(fail(None, Doing::Open))
    }

    /// Opens the file, which is made when absent.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let opened = async {
            install_default_drivers();
            let url = file_url(path)?;
            let mut first = AnyConnection::connect_with(&url).await?;
            first.execute(WRITER).await?;
            set_up(Kind::Sqlite, first).await?;
            let writing = sqlite(WRITER).connect_lazy_with(url.clone());
            let reading = sqlite(READER).max_connections(READERS).connect_lazy_with(url);
            Ok(Store::with(Kind::Sqlite, writing, reading))
        };
        opened.await.map_err(fail(None, Doing::Open))
    }

    /// A store that is forgotten, for tests and trials.
    pub async fn in_memory() -> Result<Store, StoreError> {
        let opened = async {
            install_default_drivers();
            // Another connection would have a memory of its own.
            let pool = sqlite(WRITER).connect_with("sqlite::memory:".parse()?).await?;
            schema::steps(Kind::Sqlite).run(&pool).await?;
            Ok(Store::with(Kind::Sqlite, pool.clone(), pool))
        };
        opened.await.map_err(fail(None, Doing::Open))
    }

    /// Closes the database once everything under way is done.
    pub async fn close(&self) {
        self.reading.close().await;
        self.writing.close().await;
    }

    /// Begins to write: all of it is on disk once it is committed, or nothing.
    pub(super) async fn write(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        write(self.kind, &self.writing).await
    }

    /// Begins to read: everything as it was at one moment.
    pub(super) async fn read(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        let begin = match self.kind {
            Kind::Sqlite => "BEGIN",
            Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
        };
        self.reading.begin_with(begin).await
    }

    fn with(kind: Kind, writing: AnyPool, reading: AnyPool) -> Store {
        let writers = Writers::start(kind, &writing);
        Store { kind, writing, reading, writers }
    }
}

pub(super) async fn write(
    kind: Kind,
    to: &AnyPool,
) -> Result<Transaction<'static, Any>, sqlx::Error> {
    let begin = match kind {
        // Who begins by reading could not go on to write once another process has.
        Kind::Sqlite => "BEGIN IMMEDIATE",
        Kind::Postgres => "BEGIN",
    };
    to.begin_with(begin).await
}

/// Brings the database up to date. A pool would try again and again to connect and could
/// not say in the end why.
async fn set_up(kind: Kind, mut first: AnyConnection) -> Result<(), Fault> {
    schema::steps(kind).run(&mut first).await?;
    Ok(first.close().await?)
}

/// One connection that begins like this, and stays.
fn sqlite(begin: &'static str) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_connect(move |connection, _| {
            Box::pin(async move { connection.execute(begin).await.map(drop) })
        })
}

/// The driver takes a path only as part of a URL.
fn file_url(path: &Path) -> Result<AnyConnectOptions, Fault> {
    let path = path.to_str().filter(|path| !path.is_empty()).ok_or(Fault::BadUrl)?;
    let mut url = "sqlite:".to_owned();
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
                url.push(char::from(byte));
            }
            _ => write!(url, "%{byte:02X}").expect("text takes text"),
        }
    }
    url.push_str("?mode=rwc");
    Ok(url.parse()?)
}

#[cfg(test)]
mod tests {
    use sqlx::{Row, query};

    use super::*;

    /// What is written must be on disk, not on its way there.
    #[tokio::test]
    async fn the_writing_connection_is_durable() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        let store = Store::open(&dir.path().join("journal.sqlite")).await?;
        let mode: String =
            query("PRAGMA journal_mode").fetch_one(&store.writing).await?.try_get(0)?;
        let synchronous: i64 =
            query("PRAGMA synchronous").fetch_one(&store.writing).await?.try_get(0)?;
        let keys: i64 = query("PRAGMA foreign_keys").fetch_one(&store.writing).await?.try_get(0)?;
        // 2 is FULL.
        assert_eq!((mode.as_str(), synchronous, keys), ("wal", 2, 1));
        assert_eq!(store.writing.options().get_max_connections(), 1);
        Ok(())
    }

    #[tokio::test]
    async fn nothing_is_written_by_those_who_read() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        let store = Store::open(&dir.path().join("journal.sqlite")).await?;
        let deleted = query("DELETE FROM tables").execute(&store.reading).await;
        let error = deleted.expect_err("a reading connection").to_string();
        assert!(error.contains("readonly"), "{error}");
        Ok(())
    }

    /// Whatever a folder is called, the file is in it.
    #[tokio::test]
    async fn any_name_is_a_files_name() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        for name in ["a b?mode=ro#c.sqlite", "100%25.sqlite", "città.sqlite", ":memory:"] {
            let path = dir.path().join(name);
            Store::connect(&format!("sqlite:{}", path.display())).await?.close().await;
            assert!(path.exists(), "{name}");
        }
        Ok(())
    }

    #[tokio::test]
    async fn a_bad_address_is_refused_without_its_password() {
        for url in ["", "journal.sqlite", "sqlite:", "mysql://a:secret@b/c", "postgres://a:secret@"]
        {
            let error = Store::connect(url).await.expect_err(url);
            assert_eq!((error.doing, error.table.as_ref()), (Doing::Open, None));
            assert!(!format!("{error} {error:?}").contains("secret"), "{error:?}");
        }
        // Nobody listens there.
        let error = Store::connect("postgres://a:secret@127.0.0.1:1/c").await.expect_err("nobody");
        assert!(!format!("{error} {error:?}").contains("secret"), "{error:?}");
    }
}
