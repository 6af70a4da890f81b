//! How sure we are of a component's facts.

use serde::Deserialize;

/// The mark that every fact in a game's data carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Printed in the rulebook.
    Book,
    /// From outside sources.
    Found,
    /// Forced by arithmetic on those.
    Inferred,
    /// Our reconstruction.
    House,
}

impl Source {
    /// As it is written in the data.
    pub fn name(self) -> &'static str {
        match self {
            Source::Book => "book",
            Source::Found => "found",
            Source::Inferred => "inferred",
            Source::House => "house",
        }
    }
}
