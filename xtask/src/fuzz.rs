//! Fuzzing: everything the outside can send, a while each.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::run::run;

/// The targets, and what they start from.
const TARGETS: [(&str, &str); 6] = [
    ("actions", "fuzz/seeds/actions"),
    ("messages", "fuzz/seeds/messages"),
    ("requests", "fuzz/seeds/requests"),
    ("game_file", "crates/insula-server/tests/recorded"),
    ("configuration", "fuzz/seeds/configuration"),
    ("cards", "crates/urban-sprawl/data"),
];
/// How long each runs where nobody says otherwise, in seconds.
const USUAL: u32 = 60;

/// Runs every target for so many seconds; what was found lies in `fuzz/artifacts`.
pub fn fuzz(root: &Path, seconds: Option<&str>) -> Result<ExitCode> {
    let seconds = seconds.map_or(Ok(USUAL), str::parse).context("how many seconds?")?;
    let tools = root.join("target/tools");
    let fuzzer = tools.join("bin/cargo-fuzz");
    if !fuzzer.exists() {
        let tools = tools.display().to_string();
        run(root, "cargo", &["install", "cargo-fuzz", "--locked", "--quiet", "--root", &tools])?;
    }
    let mut found = Vec::new();
    for (target, seeds) in TARGETS {
        let corpus = root.join("target/fuzz-corpus").join(target);
        fs::create_dir_all(&corpus)?;
        println!("\n$ cargo fuzz run {target}, {seconds} s");
        // No sanitizer: there is no unsafe code here, and a stable compiler is enough.
        let done = Command::new(&fuzzer)
            .args(["fuzz", "run", target, "--sanitizer", "none", "--target-dir", "target/fuzz"])
            .args([corpus.as_os_str(), root.join(seeds).as_os_str()])
            .args(["--", &format!("-max_total_time={seconds}"), "-print_final_stats=1"])
            .args(["-timeout=10", "-rss_limit_mb=4096", "-verbosity=0"])
            .current_dir(root)
            .status()
            .context("cargo-fuzz could not be started")?;
        if !done.success() {
            found.push(target);
        }
    }
    if found.is_empty() {
        println!("\n{} targets, {seconds} s each: nothing found", TARGETS.len());
        return Ok(ExitCode::SUCCESS);
    }
    println!("\nfound by {}: see fuzz/artifacts", found.join(", "));
    Ok(ExitCode::FAILURE)
}
