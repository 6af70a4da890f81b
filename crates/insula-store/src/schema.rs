//! How the database came to its present shape, step by step.
//!
//! **Invariant:** a step that was released never changes; sqlx compares its
//! checksum.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

const STEPS: [(i64, &str, &str); 4] = [
    (1, "journal", include_str!("../migrations/0001_journal.sql")),
    (2, "standing", include_str!("../migrations/0002_standing.sql")),
    (3, "analysis", include_str!("../migrations/0003_analysis.sql")),
    (4, "people", include_str!("../migrations/0004_people.sql")),
];

/// All steps. Listed here and not by sqlx's macro, which would build SQLite and
/// half of the dependencies a second time.
pub(crate) fn steps() -> Migrator {
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        let sql = AssertSqlSafe(sql).into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(STEPS.map(step).to_vec())
}
