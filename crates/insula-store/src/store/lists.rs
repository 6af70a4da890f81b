//! Which tables there are: those of a person, those that wait for people, those that
//! an invitation names.

use insula_core::Seat;
use sqlx::any::AnyRow;
use sqlx::{Row, query};

use super::tables::{NO_PACE, read_pace, read_visibility};
use super::{Store, fail, rows};
use crate::{Doing, Fault, Invite, PersonId, Sitter, StoreError, TableId, Visibility};

/// The most tables a listing has.
const MOST_LISTED: i64 = 200;

/// A table without its entries and its seed, for one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Which of the seats are the person's.
    pub mine: Vec<Seat>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The final scores, once they are written down.
    pub scores: Option<Vec<i32>>,
    /// Whether it waits for people.
    pub open: bool,
    /// Who may come.
    pub visibility: Visibility,
    /// How fast it is played, as the server writes it; none: as everybody likes.
    pub pace: Option<String>,
}

/// Where an invitation leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invited {
    /// To which table.
    pub table: TableId,
    /// Whether it still waits for people.
    pub open: bool,
}

impl Store {
    /// The tables of a person, newest first.
    pub async fn tables_of(&self, person: PersonId) -> Result<Vec<Summary>, StoreError> {
        let which = "owner = $1 OR id IN (SELECT table_id FROM sitters WHERE person = $1)";
        self.list(person, which).await
    }

    /// The tables of others that wait for anybody, newest first.
    pub async fn open_tables(&self, person: PersonId) -> Result<Vec<Summary>, StoreError> {
        let which = "state = 'open' AND visibility = 'public' AND owner <> $1
             AND id NOT IN (SELECT table_id FROM sitters WHERE person = $1)";
        self.list(person, which).await
    }

    /// Every table whose final scores are not written down, oldest first.
    pub async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        self.ids("scores IS NULL AND $1 IS NULL", None).await
    }

    /// Every table that is played against time.
    pub async fn paced(&self) -> Result<Vec<TableId>, StoreError> {
        self.ids("scores IS NULL AND state = 'running' AND pace <> $1", Some(NO_PACE)).await
    }

    /// Every table that has waited for people since before `time`.
    pub async fn waiting_since(&self, time: i64) -> Result<Vec<TableId>, StoreError> {
        let time = time.to_string();
        self.ids("state = 'open' AND created < CAST($1 AS BIGINT)", Some(&time)).await
    }

    /// Where an invitation leads, if there is such a one.
    pub async fn invited(&self, invite: &Invite) -> Result<Option<Invited>, StoreError> {
        let failed = fail(None, Doing::Load);
        let row = query("SELECT id, state = 'open' AS open FROM tables WHERE invite = $1")
            .bind(invite.as_str())
            .fetch_optional(&self.reading)
            .await
            .map_err(|error| failed(error.into()))?;
        let read = |row: AnyRow| -> Result<Invited, Fault> {
            Ok(Invited { table: rows::id(&row)?, open: rows::flag(&row, "open")? })
        };
        row.map(read).transpose().map_err(failed)
    }

    /// Whether a person may know of a table: private ones are seen by those at it only.
    pub async fn may_see(&self, table: &TableId, person: PersonId) -> Result<bool, StoreError> {
        let failed = fail(Some(table), Doing::Load);
        let row = query(
            "SELECT visibility <> 'private' OR owner = $2 OR EXISTS
                 (SELECT 1 FROM sitters WHERE table_id = $1 AND person = $2) AS may
             FROM tables WHERE id = $1",
        )
        .bind(table.as_str())
        .bind(&person.0[..])
        .fetch_optional(&self.reading)
        .await
        .map_err(|error| failed(error.into()))?;
        let row = row.ok_or_else(|| failed(Fault::NoTable))?;
        rows::flag(&row, "may").map_err(failed)
    }

    async fn list(
        &self,
        person: PersonId,
        which: &'static str,
    ) -> Result<Vec<Summary>, StoreError> {
        let failed = fail(None, Doing::List);
        let sql = format!(
            "SELECT listed.*, seat FROM
                 (SELECT id, game, seats, created, scores, state, visibility, pace
                  FROM tables WHERE {which} ORDER BY created DESC, id LIMIT $2) AS listed
             LEFT JOIN sitters ON table_id = id AND person = $1
             ORDER BY created DESC, id, seat"
        );
        let rows = query(sqlx::AssertSqlSafe(sql))
            .bind(&person.0[..])
            .bind(MOST_LISTED)
            .fetch_all(&self.reading)
            .await
            .map_err(|error| failed(error.into()))?;
        rows.chunk_by(rows::same_table).map(read_summary).collect::<Result<_, _>>().map_err(failed)
    }

    async fn ids(
        &self,
        which: &'static str,
        bound: Option<&str>,
    ) -> Result<Vec<TableId>, StoreError> {
        let failed = fail(None, Doing::List);
        let sql = format!("SELECT id FROM tables WHERE {which} ORDER BY created, id");
        let rows = query(sqlx::AssertSqlSafe(sql))
            .bind(bound)
            .fetch_all(&self.reading)
            .await
            .map_err(|error| failed(error.into()))?;
        rows.iter().map(rows::id).collect::<Result<_, Fault>>().map_err(failed)
    }
}

/// One row for each seat that the person has at a table, or one without a seat.
fn read_summary(rows: &[AnyRow]) -> Result<Summary, Fault> {
    let row = &rows[0];
    let mut mine = Vec::new();
    for row in rows {
        if row.try_get::<Option<i64>, _>("seat")?.is_some() {
            mine.push(Seat(rows::number(row, "seat")?));
        }
    }
    Ok(Summary {
        id: rows::id(row)?,
        game: row.try_get("game")?,
        seats: rows::seats(row)?,
        mine,
        created: row.try_get("created")?,
        scores: rows::scores(row)?,
        open: row.try_get::<&str, _>("state")? == "open",
        visibility: read_visibility(row)?,
        pace: read_pace(row)?,
    })
}
