//! All four games behind one interface: bots, packs, the registry, the arena.
#![allow(clippy::unwrap_used)]

#[path = "games/advice.rs"]
mod advice;
#[path = "games/arena.rs"]
mod arena;
#[path = "games/erased.rs"]
mod erased;
#[path = "games/packs.rs"]
mod packs;
#[path = "games/registry.rs"]
mod registry;
#[path = "games/sim.rs"]
mod sim;
