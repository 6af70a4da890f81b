//! What people write: to everybody at a table, and for themselves.

use insula_core::Seat;
use sqlx::any::AnyRow;
use sqlx::{Row, query};

use super::{Store, fail, rows};
use crate::{Doing, Fault, PersonId, StoreError, TableId};

/// Something that was said at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// Its number, from 0.
    pub n: u32,
    /// By whom.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub time: i64,
}

impl Store {
    /// Keeps what was said; it is on disk when this returns.
    pub async fn say(&self, table: &TableId, said: &Said) -> Result<(), StoreError> {
        let kept =
            query("INSERT INTO chat (table_id, n, seat, text, time) VALUES ($1, $2, $3, $4, $5)")
                .bind(table.as_str())
                .bind(i64::from(said.n))
                .bind(i64::from(said.seat.0))
                .bind(&said.text)
                .bind(said.time)
                .execute(&self.writing)
                .await;
        kept.map(drop).map_err(|error| fail(Some(table), Doing::Chat)(error.into()))
    }

    /// The last `most` things that were said at a table, in order.
    pub async fn chat(&self, table: &TableId, most: u32) -> Result<Vec<Said>, StoreError> {
        let failed = fail(Some(table), Doing::Chat);
        let rows = query(
            "SELECT * FROM (SELECT * FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2) AS last
             ORDER BY n",
        )
        .bind(table.as_str())
        .bind(i64::from(most))
        .fetch_all(&self.reading)
        .await
        .map_err(|error| failed(error.into()))?;
        let read = |row: &AnyRow| -> Result<Said, Fault> {
            Ok(Said {
                n: rows::number(row, "n")?,
                seat: Seat(rows::number(row, "seat")?),
                text: row.try_get("text")?,
                time: row.try_get("time")?,
            })
        };
        rows.iter().map(read).collect::<Result<_, _>>().map_err(failed)
    }

    /// Keeps a person's notes about a table; they are on disk when this returns.
    pub async fn set_note(
        &self,
        table: &TableId,
        person: PersonId,
        text: &str,
    ) -> Result<(), StoreError> {
        let kept = query(
            "INSERT INTO notes (table_id, person, text) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
        )
        .bind(table.as_str())
        .bind(&person.0[..])
        .bind(text)
        .execute(&self.writing)
        .await;
        kept.map(drop).map_err(|error| fail(Some(table), Doing::Chat)(error.into()))
    }

    /// A person's notes about a table; empty when there are none.
    pub async fn note(&self, table: &TableId, person: PersonId) -> Result<String, StoreError> {
        let failed = fail(Some(table), Doing::Chat);
        let row = query("SELECT text FROM notes WHERE table_id = $1 AND person = $2")
            .bind(table.as_str())
            .bind(&person.0[..])
            .fetch_optional(&self.reading)
            .await
            .map_err(|error| failed(error.into()))?;
        let text = row.map(|row| row.try_get("text")).transpose();
        Ok(text.map_err(|error| failed(error.into()))?.unwrap_or_default())
    }
}
