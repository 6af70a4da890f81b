//! Which servers live, and which of them has a table in memory.
//!
//! **Invariant:** a table is written to only by the server that has it, and a server that
//! was taken for dead has none: whoever takes its tables removes it in the same step. Time
//! is the database's, so that no two servers disagree about it.

use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Row, Transaction, query};

use super::{Kind, Store, fail, rows};
use crate::{Doing, Fault, ServerId, StoreError, TableId};

/// Who lives, and what nobody had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Census {
    /// All servers that live, this one among them.
    pub living: BTreeSet<ServerId>,
    /// The tables of those that have died: they are this server's now.
    pub claimed: Vec<TableId>,
}

impl Store {
    /// The same store for one server among others: to tables it writes only while they
    /// are its own.
    pub fn as_server(&self, id: ServerId) -> Store {
        Store { server: Some(id), ..self.clone() }
    }

    /// Whether several servers can share it.
    pub fn is_shared(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// The same store for a server that is alone by definition. Another one on the same
    /// file is refused, as long as this is not closed.
    pub async fn alone(&self) -> Result<Store, StoreError> {
        let entered = async {
            let lock = self.path.as_deref().map(lock_beside).transpose()?;
            let mut writing = self.write().await?;
            // Whoever had them, they came with a copy of another database.
            query("UPDATE tables SET server = NULL WHERE server IS NOT NULL")
                .execute(&mut *writing)
                .await?;
            query("DELETE FROM servers").execute(&mut *writing).await?;
            writing.commit().await?;
            Ok(Store { lock: lock.map(Arc::new), ..self.clone() })
        };
        entered.await.map_err(fail(None, Doing::Serve))
    }

    /// This server lives from now on.
    pub async fn enter(&self) -> Result<(), StoreError> {
        let sql = format!("INSERT INTO servers (id, beat) VALUES ($1, {})", self.now());
        let entered = query(AssertSqlSafe(sql)).bind(self.name()).execute(&self.writing).await;
        entered.map(drop).map_err(|error| fail(None, Doing::Serve)(error.into()))
    }

    /// This server still lives; false: the others have taken it for dead.
    pub async fn beat(&self) -> Result<bool, StoreError> {
        let sql = format!("UPDATE servers SET beat = {} WHERE id = $1", self.now());
        let beaten = match &self.line {
            // Those who write may all be busy.
            Some(line) => {
                let beaten = query(AssertSqlSafe(sql)).bind(self.name()).execute(line).await;
                beaten.map(|beaten| beaten.rows_affected())
            }
            None => {
                let beaten = query(AssertSqlSafe(sql)).bind(self.name());
                beaten.execute(&self.writing).await.map(|beaten| beaten.rows_affected())
            }
        };
        Ok(beaten.map_err(|error| fail(None, Doing::Serve)(error.into()))? == 1)
    }

    /// This server goes. Where there are others they find its tables at once; else they
    /// are nobody's.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let left = async {
            let mut writing = self.write().await?;
            let others = query("SELECT count(*) AS n FROM servers WHERE id <> $1")
                .bind(self.name())
                .fetch_one(&mut *writing)
                .await?;
            let steps: &[&str] = match rows::number::<u32>(&others, "n")? {
                0 => &[
                    "UPDATE tables SET server = NULL WHERE server = $1",
                    "DELETE FROM servers WHERE id = $1",
                ],
                _ => &["UPDATE servers SET beat = 0 WHERE id = $1"],
            };
            for sql in steps {
                query(*sql).bind(self.name()).execute(&mut *writing).await?;
            }
            Ok(writing.commit().await?)
        };
        left.await.map_err(fail(None, Doing::Serve))
    }

    /// Makes a table this server's if it is nobody's; gives whose it is otherwise. A store
    /// that is no server's shares its tables with nobody.
    pub async fn claim(&self, table: &TableId) -> Result<Option<ServerId>, StoreError> {
        if self.server.is_none() {
            return Ok(None);
        }
        let claimed = async {
            let owner = query("SELECT server FROM tables WHERE id = $1")
                .bind(table.as_str())
                .fetch_optional(&self.reading)
                .await?;
            if let Some(owner) = read_server(&owner.ok_or(Fault::NoTable)?, "server")? {
                return Ok(Some(owner));
            }
            let mut writing = self.write().await?;
            self.check_alive(&mut writing).await?;
            query("UPDATE tables SET server = $2 WHERE id = $1 AND server IS NULL")
                .bind(table.as_str())
                .bind(self.name())
                .execute(&mut *writing)
                .await?;
            let owner = query("SELECT server FROM tables WHERE id = $1")
                .bind(table.as_str())
                .fetch_optional(&mut *writing)
                .await?;
            writing.commit().await?;
            read_server(&owner.ok_or(Fault::NoTable)?, "server")
        };
        let owner = claimed.await.map_err(fail(Some(table), Doing::Serve))?;
        Ok(owner.filter(|owner| self.server.as_ref() != Some(owner)))
    }

    /// Removes the servers that were not heard for as long as `dead`, and makes their
    /// tables this server's.
    pub async fn claim_orphans(&self, dead: Duration) -> Result<Census, StoreError> {
        let counted = async {
            let mut writing = self.write().await?;
            self.check_alive(&mut writing).await?;
            let sql = format!("DELETE FROM servers WHERE id <> $1 AND beat < {} - $2", self.now());
            let dead = i64::try_from(dead.as_millis()).unwrap_or(i64::MAX);
            let removed = query(AssertSqlSafe(sql))
                .bind(self.name())
                .bind(dead)
                .execute(&mut *writing)
                .await?;
            let living = query("SELECT id FROM servers").fetch_all(&mut *writing).await?;
            let claimed = match removed.rows_affected() {
                0 => Vec::new(),
                _ => {
                    query(
                        "UPDATE tables SET server = $1 WHERE server IS NOT NULL
                         AND server NOT IN (SELECT id FROM servers) RETURNING id",
                    )
                    .bind(self.name())
                    .fetch_all(&mut *writing)
                    .await?
                }
            };
            writing.commit().await?;
            let living = living.iter().filter_map(|row| read_server(row, "id").transpose());
            Ok(Census {
                living: living.collect::<Result<_, _>>()?,
                claimed: claimed.iter().map(rows::id).collect::<Result<_, _>>()?,
            })
        };
        counted.await.map_err(fail(None, Doing::Serve))
    }

    /// The tables that are this server's.
    pub async fn owned(&self) -> Result<Vec<TableId>, StoreError> {
        let owned = async {
            let rows = query("SELECT id FROM tables WHERE server = $1 ORDER BY id")
                .bind(self.name())
                .fetch_all(&self.reading)
                .await?;
            rows.iter().map(rows::id).collect::<Result<_, _>>()
        };
        owned.await.map_err(fail(None, Doing::Serve))
    }

    /// The name by which it may write to tables.
    pub(super) fn name(&self) -> Option<&str> {
        self.server.as_ref().map(ServerId::as_str)
    }

    /// Goes on only if the table is this server's, and keeps it so until everything is
    /// written.
    pub(super) async fn fence(
        &self,
        table: &TableId,
        writing: &mut Transaction<'static, Any>,
    ) -> Result<(), Fault> {
        let sql = format!(
            "SELECT server IS NOT DISTINCT FROM $2 AS own FROM tables WHERE id = $1{}",
            self.kind.keep()
        );
        let row = query(AssertSqlSafe(sql))
            .bind(table.as_str())
            .bind(self.name())
            .fetch_optional(&mut **writing)
            .await?
            .ok_or(Fault::NoTable)?;
        if rows::flag(&row, "own")? { Ok(()) } else { Err(Fault::NotOwner) }
    }

    /// Goes on only if this server has not been taken for dead, nor will be before
    /// everything is written.
    async fn check_alive(&self, writing: &mut Transaction<'static, Any>) -> Result<(), Fault> {
        let sql = format!("SELECT id FROM servers WHERE id = $1{}", self.kind.keep_key());
        let row =
            query(AssertSqlSafe(sql)).bind(self.name()).fetch_optional(&mut **writing).await?;
        row.map(drop).ok_or(Fault::NotOwner)
    }

    /// Milliseconds by the database's clock.
    fn now(&self) -> &'static str {
        match self.kind {
            Kind::Sqlite => "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
            Kind::Postgres => "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }
}

impl Kind {
    /// Ends a query for a row that nobody may change until everything is written; SQLite
    /// has one writer anyway.
    pub(super) fn keep(self) -> &'static str {
        match self {
            Kind::Sqlite => "",
            Kind::Postgres => " FOR SHARE",
        }
    }

    /// The same for a row that nobody may delete.
    fn keep_key(self) -> &'static str {
        match self {
            Kind::Sqlite => "",
            Kind::Postgres => " FOR KEY SHARE",
        }
    }
}

fn read_server(row: &AnyRow, what: &'static str) -> Result<Option<ServerId>, Fault> {
    let name = row.try_get::<Option<&str>, _>(what)?;
    name.map(|name| ServerId::read(name).ok_or(Fault::Corrupt { what: "server" })).transpose()
}

/// What the system lets go of by itself, however a server ends.
fn lock_beside(path: &Path) -> Result<File, Fault> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    let file = File::create(beside).map_err(sqlx::Error::from)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Fault::InUse),
        Err(TryLockError::Error(error)) => Err(sqlx::Error::from(error).into()),
    }
}
