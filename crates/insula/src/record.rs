//! `insula export` and `insula replay`: a game as a file, and its proof.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use insula_store::{MAX_RECORD, Record, TableId};

use crate::cards::Folder;
use crate::db::At;

/// Write a table's game file.
#[derive(Args)]
pub struct Export {
    /// The table: the last part of its address
    table: TableId,
    #[command(flatten)]
    at: At,
    /// Write to this file instead of printing
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Play a game file again and check every hash.
#[derive(Args)]
pub struct Replay {
    /// The game file; - reads the standard input
    file: PathBuf,
    #[command(flatten)]
    cards: Folder,
}

impl Export {
    /// Writes the file of a finished table.
    pub fn run(&self) -> Result<()> {
        let stored = tokio::runtime::Runtime::new()?.block_on(async {
            let store = self.at.open().await?;
            anyhow::Ok(store.load(&self.table).await?)
        })?;
        let record = Record::of(&stored).ok_or_else(|| {
            anyhow!("table {} is not finished: its file would tell every hidden card", self.table)
        })?;
        match &self.out {
            Some(out) => fs::write(out, record.to_string())
                .with_context(|| format!("{} cannot be written", out.display())),
            None => crate::print(&record.to_string()),
        }
    }
}

impl Replay {
    /// Re-executes the game and says what was found.
    pub fn run(&self) -> Result<()> {
        let record = read(&self.file)?;
        let verified = insula_server::verify_record(&record, self.cards.games()?)?;
        println!(
            "{}: verified, {} actions ({} taken back), scores {:?}",
            record.header.game,
            verified.actions,
            verified.undone,
            verified.scores.points()
        );
        if let Some(fair) = record.fair {
            println!("the shuffle matches its commitment {fair}");
        }
        Ok(())
    }
}

/// Reads a game file; - is the standard input.
pub fn read(file: &Path) -> Result<Record> {
    let text = read_text(file).with_context(|| format!("{} cannot be read", file.display()))?;
    text.parse().with_context(|| format!("{}", file.display()))
}

/// The file's text; what is longer than any record is not read to its end.
fn read_text(file: &Path) -> Result<String> {
    let limit = MAX_RECORD as u64 + 1;
    let mut text = String::new();
    if file.as_os_str() == "-" {
        std::io::stdin().take(limit).read_to_string(&mut text)?;
    } else {
        fs::File::open(file)?.take(limit).read_to_string(&mut text)?;
    }
    Ok(text)
}
