//! `insula check-data`: the component tables, for proof-reading.

use anyhow::Result;
use clap::Args;

use crate::cards::find;

/// Print a game's component tables with their sources.
#[derive(Args)]
pub struct CheckData {
    /// Only this game
    game: Option<String>,
}

impl CheckData {
    /// Prints the tables of one game or of all.
    pub fn run(&self) -> Result<()> {
        if let Some(id) = &self.game {
            return crate::print(&find(insula_games::games(), id)?.check_data());
        }
        insula_games::games().iter().try_for_each(|entry| {
            crate::print(&format!("# {}\n{}\n", entry.info().id, entry.check_data()))
        })
    }
}
