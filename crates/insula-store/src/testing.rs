//! Stores for tests. They are SQLite's, unless `INSULA_TEST_DB` names a PostgreSQL server
//! (`postgres://…/`) in which every test gets a database of its own.
//!
//! **Invariant:** what a test writes, no other one sees.

use std::env;

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row, query};

use crate::store::Kind;
use crate::{PersonId, Store, schema};

/// A store that is forgotten.
pub async fn store() -> Store {
    match server() {
        None => Store::in_memory().await.expect("memory is there"),
        Some(_) => Place::new().await.open().await,
    }
}

/// A database that can be opened again; forgotten when the test is over.
pub struct Place {
    url: String,
    // Removed when it is dropped. A server for tests is thrown away as a whole.
    _folder: Option<tempfile::TempDir>,
}

impl Place {
    /// A new one, empty but for its tables.
    pub async fn new() -> Place {
        match server() {
            None => {
                let folder = tempfile::tempdir().expect("a folder can be made");
                let url = format!("sqlite:{}", folder.path().join("journal.sqlite").display());
                Place { url, _folder: Some(folder) }
            }
            Some(server) => {
                let made = new_database(&server).await;
                Place { url: made.expect("the server for tests answers"), _folder: None }
            }
        }
    }

    /// Its address, for `Store::connect` and `--db`.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Opens it; once more, where it is open already.
    pub async fn open(&self) -> Store {
        Store::connect(&self.url).await.expect("it was made for this")
    }
}

fn server() -> Option<String> {
    env::var("INSULA_TEST_DB").ok()
}

/// A copy of a database that has been brought up to date once.
async fn new_database(server: &str) -> Result<String, Box<dyn std::error::Error>> {
    sqlx::any::install_default_drivers();
    // A change of the steps makes another one.
    let mut hasher = blake3::Hasher::new();
    for step in schema::steps(Kind::Postgres).iter() {
        hasher.update(&step.checksum);
    }
    let template = format!("template_{}", &hasher.finalize().to_hex()[..16]);
    let mut admin = AnyConnection::connect(&format!("{server}postgres")).await?;
    // Tests begin at the same time, in several processes; one of them makes it.
    query("SELECT pg_advisory_lock(1)").execute(&mut admin).await?;
    let there = query("SELECT count(*) AS n FROM pg_database WHERE datname = $1")
        .bind(&template)
        .fetch_one(&mut admin)
        .await?;
    if there.try_get::<i64, _>("n")? == 0 {
        admin.execute(AssertSqlSafe(format!("CREATE DATABASE {template}"))).await?;
        Store::connect(&format!("{server}{template}")).await?.close().await;
    }
    query("SELECT pg_advisory_unlock(1)").execute(&mut admin).await?;
    let name: String = PersonId::random().0[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let sql = format!("CREATE DATABASE test_{name} TEMPLATE {template}");
    admin.execute(AssertSqlSafe(sql)).await?;
    admin.close().await?;
    Ok(format!("{server}test_{name}"))
}
