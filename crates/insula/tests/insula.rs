//! The real binary: its commands, its settings, and what it stands.
#![allow(clippy::unwrap_used)]

#[path = "insula/cli.rs"]
mod cli;
#[path = "insula/client.rs"]
mod client;
#[path = "insula/cluster.rs"]
mod cluster;
#[path = "insula/config.rs"]
mod config;
#[path = "insula/db.rs"]
mod db;
#[path = "insula/kill.rs"]
mod kill;
#[path = "insula/load.rs"]
mod load;
#[path = "insula/player.rs"]
mod player;
#[path = "insula/secrets.rs"]
mod secrets;
#[path = "insula/stop.rs"]
mod stop;
