//! Entries are appended: what waits is written together, because a disk takes as long
//! for one as for many.
//!
//! **Invariant:** whoever is answered has their entry on disk. An entry that cannot be
//! appended fails alone; where the database fails, everything written with it does.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use sqlx::{Any, AnyPool, Executor, query};
use tokio::sync::{mpsc, oneshot};

use super::connect::{self, Kind};
use super::{Store, fail, rows};
use crate::{Doing, Entry, Fault, Move, StoreError, TableId, is_action_text};

/// The most entries that are written at once, and that wait for it.
const TOGETHER: usize = 64;
/// How many write to a PostgreSQL server; all entries of a table come to the same one.
const POSTGRES_WRITERS: usize = 4;

/// The ways to those who write.
#[derive(Debug, Clone)]
pub(super) struct Writers(Arc<[mpsc::Sender<Waiting>]>);

/// An entry on its way.
#[derive(Debug)]
struct Waiting {
    table: TableId,
    seq: u32,
    entry: Entry,
    clock: Option<String>,
    answer: oneshot::Sender<Result<(), Fault>>,
}

impl Store {
    /// Appends entry number `seq`, from 0, together with the clock after it; both are
    /// on disk when this returns. An entry that is not the next one is refused.
    pub async fn append(
        &self,
        table: &TableId,
        seq: u32,
        entry: &Entry,
        clock: Option<&str>,
    ) -> Result<(), StoreError> {
        let appended = async {
            check_text(entry)?;
            let (answer, answered) = oneshot::channel();
            let (table, entry, clock) = (table.clone(), entry.clone(), clock.map(str::to_owned));
            let waiting = Waiting { table, seq, entry, clock, answer };
            let closed = || Fault::from(sqlx::Error::PoolClosed);
            self.writers.of(&waiting.table).send(waiting).await.map_err(|_| closed())?;
            answered.await.map_err(|_| closed())?
        };
        appended.await.map_err(fail(Some(table), Doing::Append))
    }
}

impl Writers {
    /// They write until nobody can send them anything any more.
    pub(super) fn start(kind: Kind, pool: &AnyPool) -> Writers {
        let count = match kind {
            Kind::Sqlite => 1,
            Kind::Postgres => POSTGRES_WRITERS,
        };
        let start = |_| {
            let (sender, queue) = mpsc::channel(TOGETHER);
            tokio::spawn(write_on(kind, pool.clone(), queue));
            sender
        };
        Writers((0..count).map(start).collect())
    }

    fn of(&self, table: &TableId) -> &mpsc::Sender<Waiting> {
        let mut hasher = DefaultHasher::new();
        table.hash(&mut hasher);
        &self.0[hasher.finish() as usize % self.0.len()]
    }
}

/// Writes an entry if it is the next one of a table that is not finished.
pub(super) async fn write_entry(
    table: &TableId,
    seq: u32,
    entry: &Entry,
    to: impl Executor<'_, Database = Any>,
) -> Result<bool, sqlx::Error> {
    let action = match &entry.what {
        Move::Act(_) | Move::Back(_) => Some(entry.what.to_string()),
        Move::Undo => None,
    };
    let done = query(
        "INSERT INTO entries (table_id, seq, seat, action, hash, rules, time)
         SELECT tables.id, $2, $3, $4, $5, $6, $7 FROM tables
         WHERE tables.id = $1 AND scores IS NULL
         AND (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = $1) = $2
         ON CONFLICT (table_id, seq) DO NOTHING",
    )
    .bind(table.as_str())
    .bind(i64::from(seq))
    .bind(i64::from(entry.seat.0))
    .bind(action)
    .bind(&entry.hash.0[..])
    .bind(i64::from(entry.rules))
    .bind(entry.time)
    .execute(to)
    .await?;
    Ok(done.rows_affected() == 1)
}

async fn write_on(kind: Kind, pool: AnyPool, mut queue: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::with_capacity(TOGETHER);
    while queue.recv_many(&mut waiting, TOGETHER).await > 0 {
        match write_all(kind, &pool, &waiting).await {
            Ok(done) => {
                for (one, done) in waiting.drain(..).zip(done) {
                    // Who does not listen any more can read it.
                    let _ = one.answer.send(done);
                }
            }
            Err(error) => {
                let error = Arc::new(error);
                for one in waiting.drain(..) {
                    let _ = one.answer.send(Err(Fault::Database(error.clone())));
                }
            }
        }
    }
}

/// Writes what can be written, in one transaction; says of each what became of it.
async fn write_all(
    kind: Kind,
    pool: &AnyPool,
    waiting: &[Waiting],
) -> Result<Vec<Result<(), Fault>>, sqlx::Error> {
    let mut writing = connect::write(kind, pool).await?;
    let mut done = Vec::with_capacity(waiting.len());
    for Waiting { table, seq, entry, clock, .. } in waiting {
        if !write_entry(table, *seq, entry, &mut *writing).await? {
            done.push(Err(why_not(table, *seq, &mut *writing).await?));
            continue;
        }
        if clock.is_some() {
            query("UPDATE tables SET clock = $1 WHERE id = $2")
                .bind(clock)
                .bind(table.as_str())
                .execute(&mut *writing)
                .await?;
        }
        done.push(Ok(()));
    }
    writing.commit().await?;
    Ok(done)
}

/// Why an entry was not written.
async fn why_not(
    table: &TableId,
    seq: u32,
    from: impl Executor<'_, Database = Any>,
) -> Result<Fault, sqlx::Error> {
    let row = query(
        "SELECT scores IS NULL AS running,
         (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = tables.id) AS next
         FROM tables WHERE id = $1",
    )
    .bind(table.as_str())
    .fetch_optional(from)
    .await?;
    let Some(row) = row else { return Ok(Fault::NoTable) };
    let why = || match rows::flag(&row, "running")? {
        true => Ok(Fault::NotNext { seq, next: rows::number(&row, "next")? }),
        false => Ok(Fault::Finished),
    };
    Ok(why().unwrap_or_else(|corrupt| corrupt))
}

/// Only what fits in a record is written.
pub(super) fn check_text(entry: &Entry) -> Result<(), Fault> {
    match &entry.what {
        Move::Act(action) if !is_action_text(action) => Err(Fault::BadText),
        Move::Act(_) | Move::Undo | Move::Back(_) => Ok(()),
    }
}
