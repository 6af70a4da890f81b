//! The games, with cards of one's own where `--cards` brings some; and `insula
//! cards`, which prints the built-in ones.

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use insula_games::Entry;

/// Where cards of one's own are.
#[derive(Args, Default)]
pub struct Folder {
    /// A folder with cards of your own: each .toml file is a pack for --set cards=NAME
    #[arg(long = "cards", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl From<Option<PathBuf>> for Folder {
    fn from(folder: Option<PathBuf>) -> Folder {
        Folder { folder }
    }
}

impl Folder {
    /// Every game, with the packs of the folder.
    pub fn games(&self) -> Result<&'static [Entry]> {
        match &self.folder {
            Some(folder) => Ok(insula_games::with_cards(folder)?),
            None => Ok(insula_games::games()),
        }
    }

    /// The game of that name, with the packs of the folder.
    pub fn game(&self, id: &str) -> Result<&'static Entry> {
        find(self.games()?, id)
    }
}

/// Print a game's built-in cards as text, to write your own.
#[derive(Args)]
pub struct Cards {
    /// Which game
    game: String,
}

impl Cards {
    /// Prints them.
    pub fn run(&self) -> Result<()> {
        let entry = find(insula_games::games(), &self.game)?;
        let text = entry.standard_cards();
        crate::print(
            text.ok_or_else(|| anyhow!("{} is not played with cards of your own", self.game))?,
        )
    }
}

/// The game of that name, or a sentence that lists the names there are.
pub fn find(games: &'static [Entry], id: &str) -> Result<&'static Entry> {
    games.iter().find(|entry| entry.id() == id).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(Entry::id).collect();
        anyhow!("there is no game {id:?}; there is {}", known.join(", "))
    })
}
