//! Random-playing clients over real sockets: how fast a server is, and whether it stands
//! what people and networks do to it.
//!
//! **Invariant:** the server is a process of its own on the loopback address with a data
//! folder of its own; everything is bounded in count and time. The two share the machine,
//! so clients are cheap: they read little of a packet, and one task plays a table.

mod figures;
pub mod fuzz;
mod games;
pub mod hints;
mod http;
pub mod idle;
pub mod kill;
mod launch;
pub mod moves;
mod packet;
pub mod replay;
pub mod start;
mod table;

pub use figures::{Latencies, machine};
pub use launch::{Launch, Server, Usage};
pub use packet::{Draws, Heard, Seen};
pub use table::{Shape, Table, Turn};
