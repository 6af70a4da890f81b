//! Chores of the repository, called by the Makefile.

mod postgres;
mod run;
mod suite;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};

fn main() -> Result<ExitCode> {
    let task = std::env::args().nth(1).unwrap_or_default();
    match task.as_str() {
        "test" => suite::test(&root()),
        "postgres" => postgres::serve(&root()),
        "tidy" => {
            let found = tidy::tidy(&root())?;
            found.iter().for_each(|line| println!("{line}"));
            Ok(if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        _ => bail!("usage: cargo xtask test | postgres | tidy"),
    }
}

/// The repository's root: the folder above this crate's.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}
