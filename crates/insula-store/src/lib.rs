//! The journal of every table, in SQLite.
