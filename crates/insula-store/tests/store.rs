//! The store, on SQLite and on PostgreSQL.
#![allow(clippy::unwrap_used)]

#[path = "store/append.rs"]
mod append;
#[path = "store/company.rs"]
mod company;
#[path = "store/gone.rs"]
mod gone;
#[path = "store/journal.rs"]
mod journal;
#[path = "store/people.rs"]
mod people;
#[path = "store/record.rs"]
mod record;
#[path = "store/servers.rs"]
mod servers;
