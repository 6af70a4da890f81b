//! `insula db copy`, `insula backup` and `insula restore`: everything that an installation
//! keeps goes from one database to another, or into a file and back.
//!
//! **Invariant:** no password is printed; what fails leaves nothing behind.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use insula_games::Entry;
use insula_store::{Copying, ReplayError, Store};
use tokio::runtime::Runtime;

use crate::cards::Folder;
use crate::serve::FILE;

/// Where everything is kept.
#[derive(Args)]
pub struct At {
    /// The folder that keeps every table
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// The database, as sqlite:PATH or postgres://NAME:PASSWORD@HOST/DATABASE; without it a
    /// file in the data folder
    #[arg(long, value_name = "URL", env = "INSULA_DB", hide_env_values = true)]
    db: Option<String>,
}

/// Move a whole installation from one database to another.
#[derive(Args)]
pub struct Db {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Copy everything into an empty database and check every hash
    Copy(Copy),
}

#[derive(Args)]
struct Copy {
    /// Where everything is: sqlite:PATH or postgres://NAME:PASSWORD@HOST/DATABASE
    from: String,
    /// Where it goes, written the same way; it must be empty
    to: String,
    #[command(flatten)]
    cards: Folder,
}

/// Write everything into one file, also while the server runs.
#[derive(Args)]
pub struct Backup {
    /// The file to be written
    file: PathBuf,
    #[command(flatten)]
    at: At,
}

/// Read a backup into an empty installation and check every hash.
#[derive(Args)]
pub struct Restore {
    /// The file that `insula backup` has written
    file: PathBuf,
    #[command(flatten)]
    at: At,
    #[command(flatten)]
    cards: Folder,
}

impl At {
    /// The address of the database.
    pub fn url(&self) -> String {
        let file = || format!("sqlite:{}", self.data.join(FILE).display());
        self.db.clone().unwrap_or_else(file)
    }

    /// Opens a database that must be there: opening would make an empty file.
    pub async fn open(&self) -> Result<Store> {
        open(&self.url()).await
    }
}

impl Db {
    /// Does what was asked for.
    pub fn run(&self) -> Result<()> {
        let What::Copy(Copy { from, to, cards }) = &self.what;
        let games = cards.games()?;
        Runtime::new()?.block_on(async {
            let from = open(from).await?;
            let done = copy(&from, to, games).await;
            from.close().await;
            println!("copied: {}", done?);
            Ok(())
        })
    }
}

impl Backup {
    /// Writes the file; it has its name only once it is whole and on disk.
    pub fn run(&self) -> Result<()> {
        if self.file.exists() {
            bail!("{} is there already", self.file.display());
        }
        let partial = beside(&self.file, ".partial");
        remove(&partial);
        let written: Result<()> = Runtime::new()?.block_on(async {
            let store = self.at.open().await?;
            let written = async {
                make_private(&partial)?;
                anyhow::Ok(store.backup(&partial).await?)
            };
            let written = written.await;
            store.close().await;
            written
        });
        let named = written.and_then(|()| {
            fs::File::open(&partial)?.sync_all()?;
            fs::rename(&partial, &self.file)?;
            Ok(())
        });
        if named.is_err() {
            remove(&partial);
        }
        named.with_context(|| format!("{} is not written", self.file.display()))?;
        println!("everything is in {}", self.file.display());
        Ok(())
    }
}

/// Makes an empty file that nobody else on the machine can read: hashes of passwords and
/// hidden cards go into it.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

impl Restore {
    /// Reads the file.
    pub fn run(&self) -> Result<()> {
        let games = self.cards.games()?;
        // Opening may bring it up to date: a backup stays as it is.
        let folder = tempfile::tempdir()?;
        let copied = folder.path().join(FILE);
        fs::copy(&self.file, &copied)
            .with_context(|| format!("{} cannot be read", self.file.display()))?;
        if self.at.db.is_none() {
            fs::create_dir_all(&self.at.data)?;
        }
        Runtime::new()?.block_on(async {
            let from = Store::open(&copied).await?;
            let done = match from.is_empty().await? {
                true => Err(anyhow!("{} is no backup, or an empty one", self.file.display())),
                false => copy(&from, &self.at.url(), games).await,
            };
            from.close().await;
            println!("restored: {}", done?);
            Ok(())
        })
    }
}

async fn open(url: &str) -> Result<Store> {
    if let Some(path) = file_of(url).filter(|path| !path.exists()) {
        bail!("there is no journal at {}", path.display());
    }
    Ok(Store::connect(url).await?)
}

/// Copies everything and plays every table again; says what was copied.
async fn copy(from: &Store, to: &str, games: &[Entry]) -> Result<String> {
    let new = file_of(to).filter(|path| !path.exists());
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} tables checked, {eta} left")?;
    let bar = ProgressBar::no_length().with_style(ProgressStyle::with_template("{msg}")?);
    let (mut rows, mut tables, mut kept) = (0, 0, String::new());
    let copied = async {
        let to = Store::connect(to).await?;
        let copied = from.copy_to(&to, |copying| match copying {
            Copying::Rows(now) => {
                rows = now;
                bar.set_message(format!("{rows} rows written"));
                Ok(())
            }
            Copying::Table(stored, of) => {
                if tables == 0 {
                    bar.set_style(style.clone());
                    bar.set_length(of as u64);
                }
                tables += 1;
                bar.inc(1);
                match insula_server::verify_stored(stored, games) {
                    Ok(()) => Ok(()),
                    // It could not be played on here either: it waits as it did before.
                    Err(why @ (ReplayError::Setup(_) | ReplayError::Rules { .. })) => {
                        kept += &format!("\ntable {}: not played again: {why}", stored.id);
                        Ok(())
                    }
                    Err(why) => Err(format!("table {}: {why}", stored.id)),
                }
            }
        });
        let copied = copied.await;
        to.close().await;
        Ok(copied?)
    };
    let copied: Result<()> = copied.await;
    bar.finish_and_clear();
    if let (Err(_), Some(path)) = (&copied, &new) {
        remove(path);
    }
    copied?;
    Ok(format!("tables {tables}, rows {rows}; every hash is right{kept}"))
}

/// The file that an address names, if it names one.
fn file_of(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?;
    Some(path.strip_prefix("//").unwrap_or(path).into())
}

/// Removes a database file and what SQLite keeps beside it.
fn remove(file: &Path) {
    for more in ["", "-wal", "-shm", "-journal"] {
        let _ = fs::remove_file(beside(file, more));
    }
}

fn beside(file: &Path, more: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(more);
    name.into()
}
