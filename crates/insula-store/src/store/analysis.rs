//! Analyses of finished games: texts beside the journal, by table.

use sqlx::{Row, query};

use super::{Store, fail};
use crate::{Doing, Fault, StoreError, TableId};

impl Store {
    /// Keeps an analysis made by rules of this version, in the place of an older
    /// one; it is on disk when this returns.
    pub async fn keep_analysis(
        &self,
        table: &TableId,
        rules: u32,
        text: &str,
        made: i64,
    ) -> Result<(), StoreError> {
        let failed = fail(Some(table), Doing::Analysis);
        let done = query(
            "INSERT INTO analysis (table_id, rules, text, made)
             SELECT id, $2, $3, $4 FROM tables WHERE id = $1
             ON CONFLICT (table_id) DO UPDATE SET rules = excluded.rules, text = excluded.text,
                 made = excluded.made",
        )
        .bind(table.as_str())
        .bind(i64::from(rules))
        .bind(text)
        .bind(made)
        .execute(&self.writing)
        .await
        .map_err(|error| failed(error.into()))?;
        if done.rows_affected() == 0 { Err(failed(Fault::NoTable)) } else { Ok(()) }
    }

    /// The analysis of a table, if there is one by the table's own rules.
    pub async fn analysis(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        let failed = fail(Some(table), Doing::Analysis);
        let row = query(
            "SELECT analysis.text FROM tables LEFT JOIN analysis
             ON analysis.table_id = tables.id AND analysis.rules = tables.rules
             WHERE tables.id = $1",
        )
        .bind(table.as_str())
        .fetch_optional(&self.reading)
        .await
        .map_err(|error| failed(error.into()))?;
        let row = row.ok_or_else(|| failed(Fault::NoTable))?;
        row.try_get("text").map_err(|error| failed(error.into()))
    }
}
