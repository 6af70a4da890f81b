//! Cards of one's own: the folder that `--cards` names, read once at the start.
//!
//! **Invariant:** all packs of a folder are good, or none is taken; no two of
//! them play alike, and none plays as the built-in cards do.

use std::path::Path;
use std::{fs, io};

use insula_core::{
    Evaluate, Options, PackError, Packed, Renamed, Rng, Seed, SetupError, StateHash,
};
use serde::Serialize;

use crate::registry::Started;
use crate::{Entry, Erased, Progress, SimError, SimReport, SimSpec, games, sim};

/// The longest name of a pack.
const LONG: usize = 40;
/// How many digits of a pack's hash the option has. Every hash of the journal
/// takes in all of them.
const DIGITS: usize = 16;

/// Every game, with the packs of a folder: each `.toml` file in it is one.
///
/// A state names its cards by reference, so that it stays small; packs therefore
/// live as long as the process, which asks for them once.
pub fn with_cards(folder: &Path) -> Result<&'static [Entry], CardsError> {
    let files = files(folder)?;
    let mut bad = Vec::new();
    let entries: Vec<Entry> = games()
        .iter()
        .map(|entry| match entry.own {
            Some(own) => entry.with_packs(read(&own, &files, &mut bad).leak()),
            None => *entry,
        })
        .collect();
    if bad.is_empty() { Ok(entries.leak()) } else { Err(CardsError::Bad(bad)) }
}

/// A pack that can be played with.
pub struct Pack {
    /// What a lobby shows.
    pub info: PackInfo,
    /// What the page and the terminal need beside the view.
    pub sheet: PackSheet,
    /// All of it.
    hash: StateHash,
    pub(crate) start: Box<Start>,
    pub(crate) sim: Box<Simulate>,
}

type Start = dyn Fn(u8, &Options, Seed) -> Started + Send + Sync;
type Simulate = dyn Fn(&SimSpec, Progress<'_>) -> Result<SimReport, SimError> + Send + Sync;

/// What a lobby needs to know about a pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PackInfo {
    /// The value of the option `cards`: it stands for all that the cards do.
    pub hash: String,
    /// What its owner calls it, the same in every language.
    pub name: String,
}

/// What people read of a pack, in no view because it never changes.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PackSheet {
    /// What is not called as the locale files have it.
    pub names: Vec<Renamed>,
    /// What is printed on the cards, as the game's catalog has it.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub facts: serde_json::Value,
}

/// Why cards cannot be played with.
#[derive(Debug, thiserror::Error)]
pub enum CardsError {
    /// There is no such folder, or it is not ours to read.
    #[error("the folder of cards {folder} cannot be read: {source}")]
    Folder {
        /// Which.
        folder: String,
        /// Why.
        source: io::Error,
    },
    /// There is nothing in it.
    #[error("the folder of cards {folder} has no .toml file")]
    Empty {
        /// Which.
        folder: String,
    },
    /// Files that are no packs, each with its reason.
    #[error("{}", lines(.0))]
    Bad(Vec<BadPack>),
}

/// Why a file is no pack.
#[derive(Debug, thiserror::Error)]
pub enum BadPack {
    /// It cannot be read at all.
    #[error("{file} cannot be read: {source}")]
    Unreadable {
        /// Which.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// A table cannot call it so.
    #[error(
        "{file}: the name of a pack is up to {LONG} letters, digits and -, and not \"standard\""
    )]
    Name {
        /// Which.
        file: String,
    },
    /// It says something wrong.
    #[error(transparent)]
    Wrong(#[from] PackError),
    /// Nobody could tell which of two is meant.
    #[error("{file} has the same cards as {other}.toml")]
    Twin {
        /// Which.
        file: String,
        /// The name of the one before it.
        other: String,
    },
    /// They are always there.
    #[error("{file} has the built-in cards; change one to play with it")]
    Standard {
        /// Which.
        file: String,
    },
}

/// How a game's packs are read.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    /// The built-in cards as text.
    pub text: &'static str,
    standard: fn() -> StateHash,
    read: fn(&str, &str, &str) -> Result<Pack, PackError>,
}

impl Own {
    /// Those of `G`.
    pub const fn of<G: Packed + Evaluate>() -> Own {
        Own { text: G::STANDARD, standard: G::standard_hash, read: read_pack::<G> }
    }
}

fn read_pack<G: Packed + Evaluate>(name: &str, file: &str, text: &str) -> Result<Pack, PackError> {
    let pack: &'static G::Pack = Box::leak(Box::new(G::read_pack(name, file, text)?));
    let hash = G::pack_hash(pack);
    let facts = serde_json::to_value(G::facts(pack)).expect("checked: a catalog is plain data");
    let setup = move |seats: u8, options: &Options| -> Result<G::Setup, SetupError> {
        Ok(G::with_pack(G::setup(seats, options)?, pack))
    };
    let mut short = hash.to_string();
    short.truncate(DIGITS);
    Ok(Pack {
        info: PackInfo { hash: short, name: name.to_owned() },
        sheet: PackSheet { names: G::names(pack), facts },
        hash,
        start: Box::new(move |seats, options, seed| {
            Ok(Box::new(Erased::new(G::new(&setup(seats, options)?, Rng::new(seed)))))
        }),
        sim: Box::new(move |spec, progress| sim::sim_with::<G>(spec, &setup, progress)),
    })
}

/// A file, and what stands in it.
struct File {
    name: String,
    path: String,
    text: io::Result<String>,
}

/// The files of a folder by name, those below it apart.
fn files(folder: &Path) -> Result<Vec<File>, CardsError> {
    let name = || folder.display().to_string();
    let failed = |source| CardsError::Folder { folder: name(), source };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") && !path.is_dir() {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        return Err(CardsError::Empty { folder: name() });
    }
    paths.sort();
    let file = |path: &std::path::PathBuf| File {
        name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        path: path.display().to_string(),
        text: fs::read_to_string(path),
    };
    Ok(paths.iter().map(file).collect())
}

/// The packs in `files`; why a file is none goes into `bad`.
fn read(own: &Own, files: &[File], bad: &mut Vec<BadPack>) -> Vec<Pack> {
    let mut packs: Vec<Pack> = Vec::new();
    for File { name, path, text } in files {
        let file = path.clone();
        match text {
            Err(error) => {
                let source = io::Error::new(error.kind(), error.to_string());
                bad.push(BadPack::Unreadable { file, source });
            }
            Ok(_) if !is_name(name) => bad.push(BadPack::Name { file }),
            Ok(text) => match (own.read)(name, path, text) {
                Err(error) => bad.push(error.into()),
                Ok(pack) if pack.hash == (own.standard)() => bad.push(BadPack::Standard { file }),
                Ok(pack) => match packs.iter().find(|other| other.hash == pack.hash) {
                    Some(other) => {
                        bad.push(BadPack::Twin { file, other: other.info.name.clone() });
                    }
                    None => packs.push(pack),
                },
            },
        }
    }
    packs
}

/// Whether a pack may be called so: `standard` is what no pack is.
fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
    (1..=LONG).contains(&name.len()) && name.chars().all(fits) && name != crate::registry::STANDARD
}

fn lines(bad: &[BadPack]) -> String {
    bad.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
