//! The insula binary: the one place that puts games, store, server and page
//! together and talks to the terminal.

mod advice;
mod analyze;
mod arena;
mod assets;
mod cards;
mod check_data;
mod db;
mod play;
mod record;
mod serve;
mod sim;
mod tune;
mod words;

use std::io::{self, ErrorKind, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::thread;

use anyhow::Result;
use clap::{Parser, Subcommand};
use insula_core::Options;

/// A digital table for city-building board games.
#[derive(Parser)]
#[command(name = "insula", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the page: tables for people and bots in the browser
    Serve(Box<serve::Serve>),
    /// Play in the terminal with numbered offers
    Play(play::Play),
    /// Let bots play many games and print what came out
    Sim(sim::Sim),
    /// Let bots play each other and print who is stronger
    Arena(arena::Arena),
    /// Fit what a game's positions are worth, by self-play
    Tune(tune::Tune),
    /// Move a whole installation from one database to another
    Db(db::Db),
    /// Write everything into one file, also while the server runs
    Backup(db::Backup),
    /// Read a backup into an empty installation and check every hash
    Restore(db::Restore),
    /// Write a table's game file
    Export(record::Export),
    /// Play a game file again and check every hash
    Replay(record::Replay),
    /// Find the moves of a game file that lost most, and what was better
    Analyze(analyze::Analyze),
    /// Print a game's component tables with their sources
    CheckData(check_data::CheckData),
    /// Print a game's built-in cards as text, to write your own
    Cards(cards::Cards),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(serve) => serve.run(),
        Command::Play(play) => play.run(),
        Command::Sim(sim) => sim.run(),
        Command::Arena(arena) => arena.run(),
        Command::Tune(tune) => tune.run(),
        Command::Db(db) => db.run(),
        Command::Backup(backup) => backup.run(),
        Command::Restore(restore) => restore.run(),
        Command::Export(export) => export.run(),
        Command::Replay(replay) => replay.run(),
        Command::Analyze(analyze) => analyze.run(),
        Command::CheckData(check) => check.run(),
        Command::Cards(cards) => cards.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough, `head` for example.
        Err(error) if is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("insula: {}", told(&error));
            ExitCode::FAILURE
        }
    }
}

/// What went wrong and why; some errors already tell their cause.
fn told(error: &anyhow::Error) -> String {
    error.chain().skip(1).fold(error.to_string(), |told, cause| match cause.to_string() {
        cause if told.ends_with(&cause) => told,
        cause => format!("{told}: {cause}"),
    })
}

fn is_closed(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Prints a whole text; unlike `print!` it does not panic when nobody reads on.
fn print(text: &str) -> Result<()> {
    Ok(io::stdout().write_all(text.as_bytes())?)
}

/// How many threads play: those that were asked for, or one for each core.
fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get))
}

/// Reads one `--set key=value`.
fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// The options of several `--set`.
fn options(set: &[(String, String)]) -> Options {
    set.iter().cloned().collect()
}
