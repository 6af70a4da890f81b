//! Who has a seat now; and how much time is left to whom.

use insula_core::Seat;
use sqlx::any::AnyRow;
use sqlx::{Any, Executor, Row, query};

use super::{Store, fail, to_json};
use crate::{Doing, Fault, Holder, PersonId, Sitter, StoreError, TableId};

/// What changes about who sits at a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Seating {
    /// Who sits where from now on; only while the table is open.
    pub seats: Option<Vec<Sitter>>,
    /// Whether it runs from now on.
    pub start: bool,
    /// The seats that change hands.
    pub holders: Vec<(Seat, Holder)>,
    /// The clock after it.
    pub clock: Option<String>,
}

impl Store {
    /// Writes down who sits where; all of it is on disk when this returns, or nothing.
    pub async fn seat(&self, table: &TableId, seating: &Seating) -> Result<(), StoreError> {
        let Seating { seats, start, holders, clock } = seating;
        let seated = async {
            let mut writing = self.write().await?;
            let done = query(
                "UPDATE tables SET seats = coalesce($2, seats), clock = coalesce($3, clock),
                     state = CASE WHEN $4 THEN 'running' ELSE state END
                 WHERE id = $1 AND (state = 'open' OR NOT $5)",
            )
            .bind(table.as_str())
            .bind(seats.as_ref().map(to_json))
            .bind(clock)
            .bind(start)
            .bind(seats.is_some())
            .execute(&mut *writing)
            .await?;
            if done.rows_affected() == 0 {
                return Err(Fault::Changed);
            }
            for (seat, holder) in holders {
                write_holder(table, seat.0, holder, &mut *writing).await?;
            }
            Ok(writing.commit().await?)
        };
        seated.await.map_err(fail(Some(table), Doing::Seat))
    }

    /// Writes down how much time is left; it is on disk when this returns.
    pub async fn set_clock(&self, table: &TableId, clock: &str) -> Result<(), StoreError> {
        let clock = Some(clock.to_owned());
        self.seat(table, &Seating { clock, ..Seating::default() }).await
    }
}

/// Who has the seats of a table, in order.
pub(super) async fn read(
    table: &TableId,
    from: impl Executor<'_, Database = Any>,
) -> Result<Vec<Holder>, Fault> {
    let rows = query("SELECT person, bot FROM sitters WHERE table_id = $1 ORDER BY seat")
        .bind(table.as_str())
        .fetch_all(from)
        .await?;
    let read = |row: &AnyRow| {
        let person = row.try_get::<Option<&[u8]>, _>("person")?.map(<[u8; 32]>::try_from);
        let person = person.transpose().map_err(|_| Fault::Corrupt { what: "person" })?;
        Ok(Holder { person: person.map(PersonId), bot: row.try_get("bot")? })
    };
    rows.iter().map(read).collect()
}

pub(super) async fn write_holder(
    table: &TableId,
    seat: u8,
    holder: &Holder,
    to: impl Executor<'_, Database = Any>,
) -> Result<(), Fault> {
    query(
        "INSERT INTO sitters (table_id, seat, person, bot) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, bot = excluded.bot",
    )
    .bind(table.as_str())
    .bind(i64::from(seat))
    .bind(holder.person.as_ref().map(|person| &person.0[..]))
    .bind(&holder.bot)
    .execute(to)
    .await?;
    Ok(())
}
