//! Runs a command, shows what it prints, and keeps the lines.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// What a command printed, and whether it succeeded.
pub struct Ran {
    /// Its standard output, by line.
    pub lines: Vec<String>,
    /// Whether it exited with 0.
    pub ok: bool,
}

/// Runs `program` with `args` in `dir`, passing its output through.
pub fn run(dir: &Path, program: &str, args: &[&str]) -> Result<Ran> {
    println!("\n$ {program} {}", args.join(" "));
    let mut child = Command::new(program)
        .args(args)
        .current_dir(dir)
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{program} could not be started"))?;
    let mut lines = Vec::new();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).split(b'\n') {
            let line = String::from_utf8_lossy(&line?).into_owned();
            println!("{line}");
            lines.push(line);
        }
    }
    Ok(Ran { lines, ok: child.wait()?.success() })
}
