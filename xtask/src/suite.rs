//! The whole test run: every step runs even when an earlier one failed, and
//! the last line sums up all of them.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Result, bail};
use serde_json::Value;

use crate::postgres::Server;
use crate::run::{Ran, both, run, run_beside};
use crate::tidy;

const CHROMIUM: &str = "/usr/bin/chromium-headless-shell";
/// Clippy compiles the tests, so that nothing is read twice: every lint is an error. Not the
/// examples in documentation: there are none, and looking for them takes long.
const TESTS: [&str; 6] = [
    "RUSTC_WORKSPACE_WRAPPER=clippy-driver",
    "CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__",
    "cargo",
    "test",
    "--workspace",
    "--all-targets",
];

/// Passed and failed, of a step or of everything.
#[derive(Default, Clone, Copy, Debug, PartialEq, Eq)]
struct Tally {
    passed: u64,
    failed: u64,
}

/// Runs everything and prints `N passed, M failed`.
pub fn test(root: &Path) -> Result<ExitCode> {
    let web = root.join("web");
    let started = Instant::now();
    let mut all = Tally::default();
    let mut steps: Vec<String> = Vec::new();
    let mut step = |name: &str, tally: Tally| {
        all.passed += tally.passed;
        all.failed += tally.failed;
        let (passed, failed, seconds) = (tally.passed, tally.failed, started.elapsed().as_secs());
        steps.push(format!("{name:<14}{passed:>6} passed {failed:>4} failed   at {seconds} s"));
    };

    step("format", whole(&run(root, "cargo", &["fmt", "--all", "--check"])?));
    step("tidy", tidied(root)?);
    step("web build", whole(&run(&web, "npm", &["run", "--silent", "build"])?));
    // The compiler and the tests leave a core idle now and then: the rest of the web's steps and
    // the tests on PostgreSQL, which wait half of their time, go beside them.
    let (built, (types, units)) = both(
        || run(root, "env", &[&TESTS[..], &["--no-run"]].concat()),
        || {
            let types = run_beside(&web, "npm", &["run", "--silent", "check"])?;
            Ok((types, run_beside(&web, "npm", &["test", "--silent"])?))
        },
    )?;
    step("rust build", whole(&built));
    step("web types", whole(&types));
    step("web units", counted(&units, vitest_line));
    let (rust, postgres) = both(
        || run(root, "env", &[&TESTS[..], &["--no-fail-fast"]].concat()),
        || on_postgres(root),
    )?;
    step("rust", counted(&rust, cargo_line));
    step("postgres", postgres);
    install_chromium(root)?;
    // The binary that the Rust tests built, on the page that was just built.
    let binary = format!("INSULA_BIN={}", root.join("target/debug/insula").display());
    let browser = run(&web, "env", &[&binary, "npm", "run", "--silent", "browser"])?;
    step("browser", counted(&browser, node_line));

    println!("\n{}\n", steps.join("\n"));
    println!("{} passed, {} failed", all.passed, all.failed);
    Ok(if all.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs what uses a store a second time, on PostgreSQL: the programs that were just built,
/// because cargo would build others for some packages than for all.
fn on_postgres(root: &Path) -> Result<Tally> {
    let list = ["--no-run", "--message-format=json"];
    let built = Command::new("env").args(TESTS).args(list).current_dir(root).output()?;
    let server = Server::start(root, "postgres-test")?;
    let url = format!("INSULA_TEST_DB={}", server.url);
    let mut all = Tally::default();
    for (folder, program, only) in store_tests(&String::from_utf8_lossy(&built.stdout)) {
        let line = [&[url.as_str(), &program], only].concat();
        let tally = counted(&run_beside(&folder, "env", &line)?, cargo_line);
        all.passed += tally.passed;
        all.failed += tally.failed;
    }
    all.failed += u64::from(all.passed == 0);
    Ok(all)
}

/// The test programs that use a store, the folders they are run in, and which of their tests.
fn store_tests(messages: &str) -> Vec<(PathBuf, String, &'static [&'static str])> {
    let read = |line: &str| {
        let message: Value = serde_json::from_str(line).ok()?;
        let program =
            message["executable"].as_str().filter(|_| message["profile"]["test"] == true)?;
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
        let kind = message["target"]["kind"][0].as_str()?;
        let only: &[_] = match (folder.file_name()?.to_str()?, kind) {
            ("insula-store" | "insula-server", _) => &[],
            ("insula", "test") => &["cluster::", "db::"],
            _ => return None,
        };
        Some((folder.to_path_buf(), program.to_owned(), only))
    };
    messages.lines().filter_map(read).collect()
}

/// A step that is one check.
fn whole(ran: &Ran) -> Tally {
    Tally { passed: ran.ok.into(), failed: (!ran.ok).into() }
}

/// A step that says how many tests it ran. One that fails without a failed
/// test (it did not build, it crashed), or that ran none, counts as a failure.
fn counted(ran: &Ran, read: fn(&str) -> Option<Tally>) -> Tally {
    let mut tally = Tally::default();
    for found in ran.lines.iter().filter_map(|line| read(&without_color(line))) {
        tally.passed += found.passed;
        tally.failed += found.failed;
    }
    if (!ran.ok && tally.failed == 0) || tally.passed == 0 {
        tally.failed += 1;
    }
    tally
}

fn tidied(root: &Path) -> Result<Tally> {
    println!("\n$ tidy");
    let found = tidy::tidy(root)?;
    found.iter().for_each(|line| println!("{line}"));
    Ok(Tally { passed: found.is_empty().into(), failed: found.len() as u64 })
}

/// Debian's chromium, for the browser tests.
fn install_chromium(root: &Path) -> Result<()> {
    if Path::new(CHROMIUM).exists() {
        return Ok(());
    }
    let sudo = if Command::new("id").arg("-u").output()?.stdout == b"0\n" { "" } else { "sudo " };
    let package = "chromium-headless-shell";
    let line = format!("{sudo}apt-get update -qq && {sudo}apt-get install -y -qq {package}");
    if !run(root, "sh", &["-c", &line])?.ok {
        bail!("chromium is missing and could not be installed: apt-get install {package}");
    }
    Ok(())
}

/// `test result: ok. 12 passed; 0 failed; ...`
fn cargo_line(line: &str) -> Option<Tally> {
    let counts = line.strip_prefix("test result: ")?.split_once(". ")?.1;
    Some(Tally { passed: before(counts, " passed")?, failed: before(counts, " failed")? })
}

/// `      Tests  1 failed | 57 passed (58)`
fn vitest_line(line: &str) -> Option<Tally> {
    let counts = line.trim_start().strip_prefix("Tests ")?;
    let count = |word| before(counts, word).unwrap_or(0);
    Some(Tally { passed: count(" passed"), failed: count(" failed") })
}

/// `# pass 12` and `# fail 0`, or the same with an `ℹ`.
fn node_line(line: &str) -> Option<Tally> {
    let mut words = line.split_whitespace();
    let (mark, word, count) = (words.next()?, words.next()?, words.next()?.parse().ok()?);
    match (mark, word) {
        ("#" | "ℹ", "pass") => Some(Tally { passed: count, failed: 0 }),
        ("#" | "ℹ", "fail" | "cancelled" | "skipped" | "todo") => {
            Some(Tally { passed: 0, failed: count })
        }
        _ => None,
    }
}

/// The number in front of `word`.
fn before(text: &str, word: &str) -> Option<u64> {
    let head = &text[..text.find(word)?];
    let digits = head.len() - head.bytes().rev().take_while(u8::is_ascii_digit).count();
    head[digits..].parse().ok()
}

/// The line without terminal colors.
fn without_color(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut chars = line.chars();
    while let Some(char) = chars.next() {
        if char == '\u{1b}' {
            chars.by_ref().find(char::is_ascii_alphabetic);
        } else {
            plain.push(char);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runners_closing_lines_are_read() {
        let tally = |passed, failed| Some(Tally { passed, failed });
        assert_eq!(cargo_line("test result: FAILED. 12 passed; 3 failed; 0 ignored"), tally(12, 3));
        assert_eq!(vitest_line("      Tests  1 failed | 57 passed (58)"), tally(57, 1));
        assert_eq!(vitest_line(" Test Files  2 passed (2)"), None);
        assert_eq!(node_line("ℹ pass 5"), tally(5, 0));
        assert_eq!(node_line("# skipped 1"), tally(0, 1));
        assert_eq!(without_color("\u{1b}[32m5 passed\u{1b}[39m"), "5 passed");
    }

    #[test]
    fn the_tests_that_use_a_store_are_found() {
        let line = |name: &str, kind: &str, test: bool| {
            format!(
                r#"{{"manifest_path":"/i/crates/{name}/Cargo.toml","target":{{"kind":["{kind}"]}},"profile":{{"test":{test}}},"executable":"/i/{name}-{kind}"}}"#
            )
        };
        let lines = [
            line("insula-store", "lib", true),
            line("insula-server", "test", true),
            line("insula-games", "test", true),
            line("insula", "bin", true),
            line("insula", "test", true),
            line("insula", "bin", false),
            r#"{"reason":"build-finished","success":true}"#.to_owned(),
        ];
        let found = store_tests(&lines.join("\n"));
        let programs: Vec<_> = found.iter().map(|(_, program, _)| program.as_str()).collect();
        assert_eq!(programs, ["/i/insula-store-lib", "/i/insula-server-test", "/i/insula-test"]);
        assert_eq!(found[0].0, Path::new("/i/crates/insula-store"));
        let only: Vec<_> = found.iter().map(|(_, _, only)| only.len()).collect();
        assert_eq!(only, [0, 0, 2]);
    }

    #[test]
    fn a_step_that_ran_nothing_has_failed() {
        let silent = Ran { lines: vec!["error: could not compile".into()], ok: false };
        assert_eq!(counted(&silent, cargo_line), Tally { passed: 0, failed: 1 });
        let empty = Ran { lines: Vec::new(), ok: true };
        assert_eq!(counted(&empty, cargo_line), Tally { passed: 0, failed: 1 });
    }
}
