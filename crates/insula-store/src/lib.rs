//! The journal of every table: setup, seed and actions with chained hashes.
//!
//! **Invariant:** the store does not know what an action means. An entry that
//! [`Store::append`] has returned for is on disk; no entry is ever changed, but for
//! [`Store::rechain`], which takes names out of hashes.

mod chain;
mod company;
mod entry;
mod error;
mod id;
mod record;
mod replay;
mod schema;
mod store;
#[cfg(feature = "testing")]
pub mod testing;

pub use chain::{Chain, fair};
pub use company::{Company, Holder, Visibility};
pub use entry::{CHAIN, Entry, Header, MAX_ACTION, Move, Sitter, SitterKind, is_action_text};
pub use error::{Doing, Fault, StoreError};
pub use id::{Invite, ParseTableIdError, PersonId, SessionId, TableId};
pub use record::{MAX_ENTRIES, MAX_RECORD, ParseRecordError, Reason, Record, RecordEntry};
pub use replay::{Replay, ReplayError, Verified, counting, replay, verify};
pub use store::{
    Copying, Gone, Invited, NewTable, Person, Said, Seating, Session, Store, Stored, Summary,
};
