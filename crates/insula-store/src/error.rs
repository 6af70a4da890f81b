//! What can go wrong with the journal, where, and in the middle of what.

use std::fmt;
use std::sync::Arc;

use crate::TableId;

/// A failure of the store.
#[derive(Debug, thiserror::Error)]
#[error("{doing}{}: {fault}", Of(.table))]
pub struct StoreError {
    /// Which table, where it was about one.
    pub table: Option<TableId>,
    /// What was being done.
    pub doing: Doing,
    /// What went wrong.
    #[source]
    pub fault: Fault,
}

/// What the store was doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doing {
    /// Opening the database and bringing it up to date.
    Open,
    /// Making a table.
    Create,
    /// Appending an entry.
    Append,
    /// Reading a table.
    Load,
    /// Listing tables.
    List,
    /// Writing down the final scores.
    Finish,
    /// Keeping a standing answer.
    Standing,
    /// Keeping or reading an analysis.
    Analysis,
    /// Writing down who sits where.
    Seat,
    /// Keeping or reading what people write.
    Chat,
    /// Keeping or reading what is known of people.
    People,
    /// Copying everything elsewhere.
    Copy,
}

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The database refused or failed; what was written together fails together.
    #[error(transparent)]
    Database(Arc<sqlx::Error>),
    /// The database is of another make.
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The address of a database that is none of ours.
    #[error("a database is named by sqlite:PATH or postgres://NAME:PASSWORD@HOST/DATABASE")]
    BadUrl,
    /// Only an empty database can take everything from another one.
    #[error("the database that it goes to is not empty")]
    NotEmpty,
    /// The copy is not what it should be.
    #[error("the copy is not sound: {0}")]
    BadCopy(String),
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The entry is not the next one.
    #[error("entry {seq} is not the next: {next} is")]
    NotNext {
        /// What was to be appended.
        seq: u32,
        /// What would have been right.
        next: u32,
    },
    /// The game is over: nothing follows.
    #[error("the table is finished")]
    Finished,
    /// The table is there, but not as it was thought to be.
    #[error("the table has changed meanwhile")]
    Changed,
    /// The text of an action that no record could hold.
    #[error("this is no action's text")]
    BadText,
    /// Somebody else comes in by that name.
    #[error("the name is taken")]
    NameTaken,
    /// What is stored cannot be.
    #[error("the stored {what} cannot be read")]
    Corrupt {
        /// Which part.
        what: &'static str,
    },
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        Fault::Database(Arc::new(error))
    }
}

impl StoreError {
    /// Whether there simply is no such table.
    pub fn is_no_table(&self) -> bool {
        matches!(self.fault, Fault::NoTable)
    }
}

impl fmt::Display for Doing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Doing::Open => "opening the store",
            Doing::Create => "making a table",
            Doing::Append => "appending an entry",
            Doing::Load => "reading a table",
            Doing::List => "listing tables",
            Doing::Finish => "finishing a table",
            Doing::Standing => "keeping a standing answer",
            Doing::Analysis => "keeping an analysis",
            Doing::Seat => "seating people",
            Doing::Chat => "keeping what people write",
            Doing::People => "keeping people",
            Doing::Copy => "copying everything",
        })
    }
}

struct Of<'a>(&'a Option<TableId>);

impl fmt::Display for Of<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |table| write!(f, " (table {table})"))
    }
}
