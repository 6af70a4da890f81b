//! People are told when a slow game waits for them.

mod address;

pub(crate) use address::is_public;
