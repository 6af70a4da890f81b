//! Runs commands, shows what they print, and keeps the lines.

use std::io::{BufRead, BufReader};
use std::panic::resume_unwind;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

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

/// Runs it beside something else: what it prints comes in one piece when it has ended.
pub fn run_beside(dir: &Path, program: &str, args: &[&str]) -> Result<Ran> {
    let output = Command::new(program)
        .args(args)
        .current_dir(dir)
        .output()
        .with_context(|| format!("{program} could not be started"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    println!("\n$ {program} {}\n{}{said}", args.join(" "), String::from_utf8_lossy(&output.stderr));
    Ok(Ran { lines: said.lines().map(str::to_owned).collect(), ok: output.status.success() })
}

/// Does both at once, the second one beside the first.
pub fn both<A, B: Send>(
    first: impl FnOnce() -> Result<A>,
    beside: impl FnOnce() -> Result<B> + Send,
) -> Result<(A, B)> {
    thread::scope(|scope| {
        let beside = scope.spawn(beside);
        let first = first();
        let beside = beside.join().unwrap_or_else(|panic| resume_unwind(panic));
        Ok((first?, beside?))
    })
}
