//! `insula check-data`: the component tables, for proof-reading.

use anyhow::Result;
use clap::Args;

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
            print!("{}", crate::game(id)?.check_data());
            return Ok(());
        }
        for entry in insula_games::games() {
            println!("# {}\n{}", entry.info().id, entry.check_data());
        }
        Ok(())
    }
}
