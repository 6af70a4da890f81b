//! Standing answers: kept beside the journal, by table, seat and key.

use std::collections::BTreeMap;

use insula_core::{Options, Seat};
use sqlx::any::AnyRow;
use sqlx::{Any, Executor, Row, query};

use super::{Store, fail, rows};
use crate::{Doing, Fault, StoreError, TableId};

impl Store {
    /// Keeps what a seat answers beforehand, or forgets it; it is on disk when
    /// this returns.
    pub async fn set_standing(
        &self,
        table: &TableId,
        seat: Seat,
        key: &str,
        value: Option<&str>,
    ) -> Result<(), StoreError> {
        let failed = fail(Some(table), Doing::Standing);
        let sql = match value {
            Some(_) => {
                "INSERT INTO standing (table_id, seat, key, value)
                 SELECT id, $2, $3, $4 FROM tables WHERE id = $1
                 ON CONFLICT (table_id, seat, key) DO UPDATE SET value = excluded.value"
            }
            None => "DELETE FROM standing WHERE table_id = $1 AND seat = $2 AND key = $3",
        };
        let filled = query(sql).bind(table.as_str()).bind(i64::from(seat.0)).bind(key);
        let filled = if value.is_some() { filled.bind(value) } else { filled };
        let done = filled.execute(&self.writing).await.map_err(|error| failed(error.into()))?;
        if value.is_some() && done.rows_affected() == 0 {
            return Err(failed(Fault::NoTable));
        }
        Ok(())
    }
}

/// The standing answers of a table, by seat.
pub(super) async fn read(
    table: &TableId,
    from: impl Executor<'_, Database = Any>,
) -> Result<BTreeMap<Seat, Options>, Fault> {
    let rows = query("SELECT seat, key, value FROM standing WHERE table_id = $1")
        .bind(table.as_str())
        .fetch_all(from)
        .await?;
    let mut standing: BTreeMap<Seat, Options> = BTreeMap::new();
    for row in &rows {
        let text = |name| AnyRow::try_get::<String, _>(row, name);
        let of = standing.entry(Seat(rows::number(row, "seat")?)).or_default();
        of.insert(text("key")?, text("value")?);
    }
    Ok(standing)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file written before there were standing answers.
    #[tokio::test]
    async fn an_older_store_is_brought_up_to_date() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("journal.sqlite");
        let store = Store::open(&path).await?;
        query("DROP TABLE standing").execute(&store.writing).await?;
        query("DELETE FROM _sqlx_migrations WHERE version = 2").execute(&store.writing).await?;
        query(
            "INSERT INTO tables (id, game, rules, seats, options, seed, owner, created)
             VALUES ('abcdefghjkmn', 'hamlet', 1, '[]', '{}', zeroblob(32), zeroblob(32), 0)",
        )
        .execute(&store.writing)
        .await?;
        store.close().await;

        let store = Store::open(&path).await?;
        let id = "abcdefghjkmn".parse()?;
        assert_eq!(store.load(&id).await?.standing, BTreeMap::new());
        store.set_standing(&id, Seat(1), "tile", Some("wealth")).await?;
        let answers = Options::from([("tile".to_owned(), "wealth".to_owned())]);
        assert_eq!(store.load(&id).await?.standing, BTreeMap::from([(Seat(1), answers)]));
        Ok(())
    }
}
