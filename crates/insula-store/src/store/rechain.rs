//! The one thing that is ever changed about entries: names leave their hashes.

use sqlx::{Row, query};

use super::{Store, fail, read_id};
use crate::{CHAIN, Doing, Fault, PersonId, StoreError, Stored, TableId};

impl Store {
    /// The tables at which a person has a seat and whose hashes have names in them.
    pub async fn named_at(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let failed = fail(None, Doing::People);
        let rows = query(
            "SELECT DISTINCT tables.id FROM tables JOIN sitters ON table_id = tables.id
             WHERE person = ? AND chain < ? ORDER BY tables.id",
        )
        .bind(&person.0[..])
        .bind(CHAIN)
        .fetch_all(&self.pool)
        .await
        .map_err(|error| failed(error.into()))?;
        rows.iter().map(read_id).collect::<Result<_, _>>().map_err(failed)
    }

    /// Writes down the hashes of the newest chain; all of them, or none. A table that
    /// has them already stays as it is.
    pub async fn rechain(&self, stored: &Stored) -> Result<(), StoreError> {
        let id = stored.id.as_str();
        let rechained = async {
            let mut writing = self.pool.begin().await?;
            let done = query("UPDATE tables SET chain = ?2 WHERE id = ?1 AND chain < ?2")
                .bind(id)
                .bind(CHAIN)
                .execute(&mut *writing)
                .await?;
            if done.rows_affected() == 0 {
                return Ok(());
            }
            for (seq, entry) in (0u32..).zip(&stored.entries) {
                query("UPDATE entries SET hash = ? WHERE table_id = ? AND seq = ?")
                    .bind(&entry.hash.0[..])
                    .bind(id)
                    .bind(seq)
                    .execute(&mut *writing)
                    .await?;
            }
            // Nobody else writes to a table that is not open.
            let left = query("SELECT count(*) AS n FROM entries WHERE table_id = ?")
                .bind(id)
                .fetch_one(&mut *writing)
                .await?;
            if left.try_get::<u32, _>("n")? as usize != stored.entries.len() {
                return Err(Fault::Changed);
            }
            Ok(writing.commit().await?)
        };
        rechained.await.map_err(fail(Some(&stored.id), Doing::Append))
    }
}
