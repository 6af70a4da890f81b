//! Reads what is stored; what cannot be is told, not believed.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::{Fault, Sitter, TableId};

/// A number that fits where it goes.
pub(super) fn number<T: TryFrom<i64>>(row: &AnyRow, what: &'static str) -> Result<T, Fault> {
    row.try_get::<i64, _>(what)?.try_into().map_err(|_| Fault::Corrupt { what })
}

/// Yes or no, for which SQLite has numbers only.
pub(super) fn flag(row: &AnyRow, what: &'static str) -> Result<bool, Fault> {
    Ok(row.try_get(what).or_else(|_| row.try_get::<i64, _>(what).map(|number| number != 0))?)
}

/// A hash, a seed or who somebody is.
pub(super) fn bytes(row: &AnyRow, what: &'static str) -> Result<[u8; 32], Fault> {
    row.try_get::<&[u8], _>(what)?.try_into().map_err(|_| Fault::Corrupt { what })
}

/// The name of a table.
pub(super) fn id(row: &AnyRow) -> Result<TableId, Fault> {
    row.try_get::<&str, _>("id")?.parse().map_err(|_| Fault::Corrupt { what: "id" })
}

/// Whether two rows are about the same table.
pub(super) fn same_table(one: &AnyRow, other: &AnyRow) -> bool {
    id(one).ok() == id(other).ok()
}

/// Who sits where.
pub(super) fn seats(row: &AnyRow) -> Result<Vec<Sitter>, Fault> {
    let seats = row.try_get::<&str, _>("seats")?;
    serde_json::from_str(seats).map_err(|_| Fault::Corrupt { what: "seats" })
}

/// The final scores, once they are written down.
pub(super) fn scores(row: &AnyRow) -> Result<Option<Vec<i32>>, Fault> {
    let scores = row.try_get::<Option<&str>, _>("scores")?;
    scores.map(serde_json::from_str).transpose().map_err(|_| Fault::Corrupt { what: "scores" })
}
