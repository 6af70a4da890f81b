//! The journal in SQLite; another database would stand behind the same methods.

mod analysis;
mod chat;
mod lists;
mod people;
mod rechain;
mod sitters;
mod standing;
mod tables;

pub use chat::Said;
pub use lists::{Invited, Summary};
pub use people::{Gone, Person, Session};
pub use sitters::Seating;
pub use tables::NewTable;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use insula_core::{Options, Seat, Seed, StateHash};
use sqlx::sqlite::{
    Sqlite, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Executor, Row, query};

use crate::schema;
use crate::{
    Company, Doing, Entry, Fault, Header, Move, PersonId, Sitter, StoreError, TableId,
    is_action_text,
};

/// How long a writer waits for another one.
const PATIENCE: Duration = Duration::from_secs(5);

/// The journal of every table. Clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    pool: SqlitePool,
}

/// A table as it was written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its name.
    pub id: TableId,
    /// Its setup and seed.
    pub header: Header,
    /// Whose it is.
    pub owner: PersonId,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Everything that happened.
    pub entries: Vec<Entry>,
    /// The final scores, once they are written down.
    pub scores: Option<Vec<i32>>,
    /// What seats have answered beforehand: no part of the game.
    pub standing: BTreeMap<Seat, Options>,
    /// Who plays, and on what terms.
    pub company: Company,
}

impl Store {
    /// Opens the file, which is made when absent.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal);
        Store::with(options, 4).await
    }

    /// A store that is forgotten, for tests and trials.
    pub async fn in_memory() -> Result<Store, StoreError> {
        // Each connection would have a memory of its own.
        Store::with(SqliteConnectOptions::new().in_memory(true), 1).await
    }

    async fn with(options: SqliteConnectOptions, connections: u32) -> Result<Store, StoreError> {
        let failed = fail(None, Doing::Open);
        let options =
            options.synchronous(SqliteSynchronous::Full).foreign_keys(true).busy_timeout(PATIENCE);
        let pool = SqlitePoolOptions::new()
            .max_connections(connections)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await
            .map_err(|error| failed(error.into()))?;
        schema::steps().run(&pool).await.map_err(|error| failed(error.into()))?;
        Ok(Store { pool })
    }

    /// Appends entry number `seq`, from 0, together with the clock after it; both are
    /// on disk when this returns. An entry that is not the next one is refused.
    pub async fn append(
        &self,
        table: &TableId,
        seq: u32,
        entry: &Entry,
        clock: Option<&str>,
    ) -> Result<(), StoreError> {
        let failed = fail(Some(table), Doing::Append);
        let appended = async {
            let mut writing = self.pool.begin().await?;
            let done = write_entry(table, seq, entry, &mut *writing).await?;
            if done && clock.is_some() {
                query("UPDATE tables SET clock = ? WHERE id = ?")
                    .bind(clock)
                    .bind(table.as_str())
                    .execute(&mut *writing)
                    .await?;
            }
            writing.commit().await?;
            Ok(done)
        };
        if appended.await.map_err(failed)? {
            return Ok(());
        }
        Err(failed(self.why_not_appended(table, seq).await.unwrap_or_else(Fault::from)))
    }

    /// Reads a table with all its entries.
    pub async fn load(&self, table: &TableId) -> Result<Stored, StoreError> {
        let failed = fail(Some(table), Doing::Load);
        self.try_load(table).await.map_err(failed)
    }

    /// Writes down the final scores; nothing can be appended any more.
    pub async fn finish(&self, table: &TableId, scores: &[i32]) -> Result<(), StoreError> {
        let failed = fail(Some(table), Doing::Finish);
        let done = query("UPDATE tables SET scores = ? WHERE id = ?")
            .bind(to_json(scores))
            .bind(table.as_str())
            .execute(&self.pool)
            .await
            .map_err(|error| failed(error.into()))?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(failed(Fault::NoTable)) }
    }

    /// Closes the file once everything under way is done.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    async fn try_load(&self, table: &TableId) -> Result<Stored, Fault> {
        // One transaction: an entry appended meanwhile is seen whole or not at all.
        let mut reading = self.pool.begin().await?;
        let row = query("SELECT * FROM tables WHERE id = ?")
            .bind(table.as_str())
            .fetch_optional(&mut *reading)
            .await?
            .ok_or(Fault::NoTable)?;
        let entries = query("SELECT * FROM entries WHERE table_id = ? ORDER BY seq")
            .bind(table.as_str())
            .fetch_all(&mut *reading)
            .await?;
        let standing = standing::read(table, &mut *reading).await?;
        let company = tables::read_company(&row, sitters::read(table, &mut *reading).await?)?;
        let options = row.try_get::<String, _>("options")?;
        let options: Options =
            serde_json::from_str(&options).map_err(|_| Fault::Corrupt { what: "options" })?;
        let header = Header {
            chain: row.try_get("chain")?,
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            seats: read_seats(&row)?,
            options,
            seed: Seed(read_bytes(&row, "seed")?),
        };
        let entries =
            (0..).zip(&entries).map(|(seq, row)| read_entry(seq, row)).collect::<Result<_, _>>()?;
        let owner = PersonId(read_bytes(&row, "owner")?);
        let (id, created, scores) = (table.clone(), row.try_get("created")?, read_scores(&row)?);
        Ok(Stored { id, header, owner, created, entries, scores, standing, company })
    }

    async fn why_not_appended(&self, table: &TableId, seq: u32) -> Result<Fault, sqlx::Error> {
        let row = query(
            "SELECT scores IS NULL AS running,
             (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = tables.id) AS next
             FROM tables WHERE id = ?",
        )
        .bind(table.as_str())
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(Fault::NoTable) };
        let running: bool = row.try_get("running")?;
        Ok(if running {
            Fault::NotNext { seq, next: row.try_get("next")? }
        } else {
            Fault::Finished
        })
    }
}

fn fail(table: Option<&TableId>, doing: Doing) -> impl Fn(Fault) -> StoreError + Copy {
    move |fault| StoreError { table: table.cloned(), doing, fault }
}

fn to_json(value: &(impl serde::Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("plain data with text keys is always JSON")
}

fn read_id(row: &SqliteRow) -> Result<TableId, Fault> {
    row.try_get::<&str, _>("id")?.parse().map_err(|_| Fault::Corrupt { what: "id" })
}

fn read_seats(row: &SqliteRow) -> Result<Vec<Sitter>, Fault> {
    let seats = row.try_get::<&str, _>("seats")?;
    serde_json::from_str(seats).map_err(|_| Fault::Corrupt { what: "seats" })
}

fn read_scores(row: &SqliteRow) -> Result<Option<Vec<i32>>, Fault> {
    let scores = row.try_get::<Option<&str>, _>("scores")?;
    scores.map(serde_json::from_str).transpose().map_err(|_| Fault::Corrupt { what: "scores" })
}

/// Writes an entry if it is the next one of a table that is not finished.
async fn write_entry(
    table: &TableId,
    seq: u32,
    entry: &Entry,
    to: impl Executor<'_, Database = Sqlite>,
) -> Result<bool, Fault> {
    let action = match &entry.what {
        Move::Act(action) if !is_action_text(action) => return Err(Fault::BadText),
        Move::Act(_) | Move::Back(_) => Some(entry.what.to_string()),
        Move::Undo => None,
    };
    let done = query(
        "INSERT INTO entries (table_id, seq, seat, action, hash, rules, time)
         SELECT tables.id, ?2, ?3, ?4, ?5, ?6, ?7 FROM tables
         WHERE tables.id = ?1 AND scores IS NULL
         AND (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = ?1) = ?2",
    )
    .bind(table.as_str())
    .bind(seq)
    .bind(entry.seat.0)
    .bind(action)
    .bind(&entry.hash.0[..])
    .bind(entry.rules)
    .bind(entry.time)
    .execute(to)
    .await?;
    Ok(done.rows_affected() == 1)
}

fn read_entry(seq: u32, row: &SqliteRow) -> Result<Entry, Fault> {
    if row.try_get::<u32, _>("seq")? != seq {
        return Err(Fault::Corrupt { what: "order of entries" });
    }
    Ok(Entry {
        seat: Seat(row.try_get("seat")?),
        what: match row.try_get::<Option<&str>, _>("action")? {
            Some(action) => Move::read(action).ok_or(Fault::Corrupt { what: "action" })?,
            None => Move::Undo,
        },
        hash: StateHash(read_bytes(row, "hash")?),
        rules: row.try_get("rules")?,
        time: row.try_get("time")?,
    })
}

fn read_bytes(row: &SqliteRow, what: &'static str) -> Result<[u8; 32], Fault> {
    row.try_get::<&[u8], _>(what)?.try_into().map_err(|_| Fault::Corrupt { what })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written must be on disk, not on its way there.
    #[tokio::test]
    async fn every_connection_is_durable() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        let store = Store::open(&dir.path().join("journal.sqlite")).await?;
        let mut connections = Vec::new();
        for _ in 0..4 {
            let mut connection = store.pool.acquire().await?;
            let mode: String =
                query("PRAGMA journal_mode").fetch_one(&mut *connection).await?.try_get(0)?;
            let synchronous: i64 =
                query("PRAGMA synchronous").fetch_one(&mut *connection).await?.try_get(0)?;
            let keys: i64 =
                query("PRAGMA foreign_keys").fetch_one(&mut *connection).await?.try_get(0)?;
            // 2 is FULL.
            assert_eq!((mode.as_str(), synchronous, keys), ("wal", 2, 1));
            connections.push(connection);
        }
        Ok(())
    }
}
