//! A whole installation goes from one database to another, or into a file.
//!
//! **Invariant:** a copy is whole and proved, or it is not there.

use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row, query};

use super::connect::Kind;
use super::{Store, fail, load, rows};
use crate::{Doing, Fault, StoreError, Stored, TableId};

/// How many rows are written by one statement.
const TOGETHER: usize = 100;

/// What a column holds.
#[derive(Clone, Copy)]
enum Holds {
    Number,
    Text,
    Bytes,
}

use Holds::{Bytes, Number, Text};

/// A table of the database and its columns.
type Layout = (&'static str, &'static [(&'static str, Holds)]);

/// Everything there is, whatever is referred to first. What tables say of each other is
/// written in the end.
const LAYOUT: &[Layout] = &[
    (
        "people",
        &[
            ("id", Bytes),
            ("name", Text),
            ("login", Text),
            ("password", Text),
            ("notices", Text),
            ("created", Number),
        ],
    ),
    ("sessions", &[("token", Bytes), ("person", Bytes), ("created", Number), ("used", Number)]),
    (
        "tables",
        &[
            ("id", Text),
            ("game", Text),
            ("rules", Number),
            ("seats", Text),
            ("options", Text),
            ("seed", Bytes),
            ("owner", Bytes),
            ("created", Number),
            ("scores", Text),
            ("chain", Number),
            ("state", Text),
            ("visibility", Text),
            ("pace", Text),
            ("clock", Text),
            ("invite", Text),
        ],
    ),
    (
        "entries",
        &[
            ("table_id", Text),
            ("seq", Number),
            ("seat", Number),
            ("action", Text),
            ("hash", Bytes),
            ("rules", Number),
            ("time", Number),
        ],
    ),
    ("standing", &[("table_id", Text), ("seat", Number), ("key", Text), ("value", Text)]),
    ("analysis", &[("table_id", Text), ("rules", Number), ("text", Text), ("made", Number)]),
    ("sitters", &[("table_id", Text), ("seat", Number), ("person", Bytes), ("bot", Text)]),
    (
        "chat",
        &[("table_id", Text), ("n", Number), ("seat", Number), ("text", Text), ("time", Number)],
    ),
    ("notes", &[("table_id", Text), ("person", Bytes), ("text", Text)]),
];
/// What tables say of each other.
const LINKS: Layout = ("tables", &[("id", Text), ("parent", Text), ("rematch", Text)]);

/// How far a copy is.
pub enum Copying<'a> {
    /// So many rows are written.
    Rows(u64),
    /// A table as it can be read from the copy, and how many there are.
    Table(&'a Stored, usize),
}

impl Store {
    /// Copies everything as it is at one moment into `to`, which must be empty. It is
    /// compared row by row, then every table is shown to `look`; if that finds a fault,
    /// or anything fails, nothing is copied.
    pub async fn copy_to(
        &self,
        to: &Store,
        mut look: impl FnMut(Copying<'_>) -> Result<(), String>,
    ) -> Result<(), StoreError> {
        let copied = async {
            let mut reading = self.read().await?;
            let mut writing = to.write().await?;
            if !is_empty(&mut writing).await? {
                return Err(Fault::NotEmpty);
            }
            let mut look = |copying: Copying<'_>| look(copying).map_err(Fault::BadCopy);
            let mut count = 0;
            for layout in LAYOUT {
                copy(layout, &mut reading, &mut writing, &mut count, &mut look).await?;
            }
            link(&mut reading, &mut writing).await?;
            for layout in LAYOUT.iter().chain([&LINKS]) {
                if digest(layout, &mut reading).await? != digest(layout, &mut writing).await? {
                    return Err(Fault::BadCopy(format!("{} differ", layout.0)));
                }
            }
            let tables = query("SELECT id FROM tables ORDER BY created, id");
            let tables = tables.fetch_all(&mut *writing).await?;
            for row in &tables {
                let id: TableId = rows::id(row)?;
                let stored = load(&id, &mut writing).await?;
                look(Copying::Table(&stored, tables.len()))?;
            }
            Ok(writing.commit().await?)
        };
        copied.await.map_err(fail(None, Doing::Copy))
    }

    /// Whether nothing is in it.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        let looked = async { is_empty(&mut *self.read().await?).await };
        looked.await.map_err(|error: sqlx::Error| fail(None, Doing::Copy)(error.into()))
    }

    /// Writes everything as it is at one moment into a new SQLite file.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            let to = Store::open(file).await?;
            let copied = self.copy_to(&to, |_| Ok(())).await;
            to.close().await;
            return copied;
        }
        let path = file.to_str().ok_or(Fault::BadUrl);
        let written = async {
            let mut whole = self.writing.acquire().await?;
            query("VACUUM INTO $1").bind(path?).execute(&mut *whole).await?;
            Ok(())
        };
        written.await.map_err(fail(None, Doing::Copy))
    }
}

async fn is_empty(from: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    for (table, _) in LAYOUT {
        let sql = AssertSqlSafe(format!("SELECT 1 FROM {table} LIMIT 1"));
        if query(sql).fetch_optional(&mut *from).await?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn copy(
    layout: &Layout,
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    count: &mut u64,
    look: &mut impl FnMut(Copying<'_>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut rows = query(AssertSqlSafe(select(layout))).fetch(from);
    let mut waiting = Vec::with_capacity(TOGETHER);
    loop {
        let row = rows.try_next().await?;
        let over = row.is_none();
        waiting.extend(row);
        if waiting.len() == TOGETHER || (over && !waiting.is_empty()) {
            *count += waiting.len() as u64;
            insert(layout, &waiting, to).await?;
            waiting.clear();
            look(Copying::Rows(*count))?;
        }
        if over {
            return Ok(());
        }
    }
}

fn select((table, columns): &Layout) -> String {
    let names: Vec<_> = columns.iter().map(|(name, _)| *name).collect();
    format!("SELECT {} FROM {table}", names.join(", "))
}

async fn insert(
    (table, columns): &Layout,
    rows: &[AnyRow],
    to: &mut AnyConnection,
) -> Result<(), sqlx::Error> {
    let names: Vec<_> = columns.iter().map(|(name, _)| *name).collect();
    let width = columns.len();
    let places = |row: usize| {
        let places: Vec<_> = (1..=width).map(|place| format!("${}", row * width + place)).collect();
        format!("({})", places.join(", "))
    };
    let places: Vec<_> = (0..rows.len()).map(places).collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES {}", names.join(", "), places.join(", "));
    let mut filled = query(AssertSqlSafe(sql));
    for row in rows {
        for (name, holds) in *columns {
            filled = match holds {
                Number => filled.bind(row.try_get::<Option<i64>, _>(*name)?),
                Text => filled.bind(text(row, name)?),
                Bytes => filled.bind(row.try_get::<Option<Vec<u8>>, _>(*name)?),
            };
        }
    }
    filled.execute(to).await.map(drop)
}

/// Writes down which tables came of which.
async fn link(from: &mut AnyConnection, to: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let sql = "SELECT id, parent, rematch FROM tables
               WHERE parent IS NOT NULL OR rematch IS NOT NULL";
    let mut rows = query(sql).fetch(from);
    while let Some(row) = rows.try_next().await? {
        query("UPDATE tables SET parent = $2, rematch = $3 WHERE id = $1")
            .bind(row.try_get::<String, _>("id")?)
            .bind(row.try_get::<Option<String>, _>("parent")?)
            .bind(row.try_get::<Option<String>, _>("rematch")?)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

/// The number of rows, and the sum of their hashes: the same in whatever order they come.
async fn digest(layout: &Layout, from: &mut AnyConnection) -> Result<(u64, [u64; 4]), sqlx::Error> {
    let (mut count, mut sum) = (0, [0u64; 4]);
    let mut rows = query(AssertSqlSafe(select(layout))).fetch(from);
    while let Some(row) = rows.try_next().await? {
        let mut hasher = blake3::Hasher::new();
        let mut part = |bytes: Option<&[u8]>| {
            let length = bytes.map_or(u64::MAX, |bytes| bytes.len() as u64);
            hasher.update(&length.to_le_bytes()).update(bytes.unwrap_or_default());
        };
        for (name, holds) in layout.1 {
            match holds {
                Number => {
                    let number = row.try_get::<Option<i64>, _>(*name)?.map(i64::to_le_bytes);
                    part(number.as_ref().map(|bytes| &bytes[..]));
                }
                Text => part(text(&row, name)?.as_deref().map(str::as_bytes)),
                Bytes => part(row.try_get::<Option<&[u8]>, _>(*name)?),
            }
        }
        count += 1;
        for (sum, eight) in sum.iter_mut().zip(hasher.finalize().as_bytes().chunks_exact(8)) {
            let eight = eight.try_into().expect("checked: chunks of eight");
            *sum = sum.wrapping_add(u64::from_le_bytes(eight));
        }
    }
    Ok((count, sum))
}

/// A text, without the character that PostgreSQL's cannot hold.
fn text(row: &AnyRow, name: &str) -> Result<Option<String>, sqlx::Error> {
    Ok(row.try_get::<Option<&str>, _>(name)?.map(|text| text.replace('\0', "")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A step that adds something must also say how it is copied.
    #[tokio::test]
    async fn every_column_is_copied() -> Result<(), Box<dyn std::error::Error>> {
        let store = Store::in_memory().await?;
        let found = query(
            "SELECT tables.name || '.' || columns.name AS name
             FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
             WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_sqlx%' ESCAPE '\\'",
        );
        let found = found.fetch_all(&store.reading).await?;
        let found = found.iter().map(|row| row.try_get::<String, _>("name"));
        let known = LAYOUT.iter().chain([&LINKS]).flat_map(|(table, columns)| {
            columns.iter().map(move |(name, _)| format!("{table}.{name}"))
        });
        assert_eq!(found.collect::<Result<BTreeSet<_>, _>>()?, known.collect());
        Ok(())
    }
}
