//! The server, from a plain table to real sockets.
#![allow(clippy::unwrap_used)]

#[path = "server/actor.rs"]
mod actor;
#[path = "server/again.rs"]
mod again;
#[path = "server/analysis.rs"]
mod analysis;
#[path = "server/api.rs"]
mod api;
#[path = "server/cluster.rs"]
mod cluster;
#[path = "server/games.rs"]
mod games;
#[path = "server/gone.rs"]
mod gone;
#[path = "server/health.rs"]
mod health;
#[path = "server/hints.rs"]
mod hints;
#[path = "server/hush.rs"]
mod hush;
#[path = "server/join.rs"]
mod join;
#[path = "server/mail.rs"]
mod mail;
#[path = "server/metrics.rs"]
mod metrics;
#[path = "server/notices.rs"]
mod notices;
#[path = "server/packs.rs"]
mod packs;
#[path = "server/people.rs"]
mod people;
#[path = "server/recorded.rs"]
mod recorded;
#[path = "server/socket.rs"]
mod socket;
#[path = "server/standing.rs"]
mod standing;
#[path = "server/table.rs"]
mod table;
#[path = "server/talk.rs"]
mod talk;
#[path = "server/time.rs"]
mod time;
#[path = "server/votes.rs"]
mod votes;
#[path = "server/web.rs"]
mod web;
#[path = "server/wire.rs"]
mod wire;
#[path = "server/words.rs"]
mod words;
