//! The laws and the other tools, on Hamlet and on games that break them.
#![allow(clippy::unwrap_used)]

#[path = "testkit/broken.rs"]
mod broken;
#[path = "testkit/formats.rs"]
mod formats;
#[path = "testkit/hamlet.rs"]
mod hamlet;
