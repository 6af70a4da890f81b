//! The one thing that is ever changed about entries: names leave their hashes.

use sqlx::query;

use super::{Store, fail, rows};
use crate::{CHAIN, Doing, Fault, PersonId, StoreError, Stored, TableId};

impl Store {
    /// The tables at which a person has a seat and whose hashes have names in them.
    pub async fn named_at(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let failed = fail(None, Doing::People);
        let rows = query(
            "SELECT DISTINCT tables.id FROM tables JOIN sitters ON table_id = tables.id
             WHERE person = $1 AND chain < $2 ORDER BY tables.id",
        )
        .bind(&person.0[..])
        .bind(i64::from(CHAIN))
        .fetch_all(&self.reading)
        .await
        .map_err(|error| failed(error.into()))?;
        rows.iter().map(rows::id).collect::<Result<_, _>>().map_err(failed)
    }

    /// Writes down the hashes of the newest chain; all of them, or none. A table that
    /// has them already stays as it is.
    pub async fn rechain(&self, stored: &Stored) -> Result<(), StoreError> {
        let id = stored.id.as_str();
        let rechained = async {
            let mut writing = self.write().await?;
            let done = query("UPDATE tables SET chain = $2 WHERE id = $1 AND chain < $2")
                .bind(id)
                .bind(i64::from(CHAIN))
                .execute(&mut *writing)
                .await?;
            if done.rows_affected() == 0 {
                return Ok(());
            }
            for (seq, entry) in (0i64..).zip(&stored.entries) {
                query("UPDATE entries SET hash = $1 WHERE table_id = $2 AND seq = $3")
                    .bind(&entry.hash.0[..])
                    .bind(id)
                    .bind(seq)
                    .execute(&mut *writing)
                    .await?;
            }
            // Nobody else writes to a table that is not open.
            let left = query("SELECT count(*) AS n FROM entries WHERE table_id = $1")
                .bind(id)
                .fetch_one(&mut *writing)
                .await?;
            if rows::number::<usize>(&left, "n")? != stored.entries.len() {
                return Err(Fault::Changed);
            }
            Ok(writing.commit().await?)
        };
        rechained.await.map_err(fail(Some(&stored.id), Doing::Append))
    }
}
