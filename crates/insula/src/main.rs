//! The insula binary: the one place that puts games, store, server and page
//! together and talks to the terminal.

mod assets;
mod check_data;
mod play;
mod record;
mod serve;
mod sim;
mod words;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::{Parser, Subcommand};
use insula_core::Options;
use insula_games::Entry;

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
    Serve(serve::Serve),
    /// Play in the terminal with numbered offers
    Play(play::Play),
    /// Let bots play many games and print what came out
    Sim(sim::Sim),
    /// Write a table's game file
    Export(record::Export),
    /// Play a game file again and check every hash
    Replay(record::Replay),
    /// Print a game's component tables with their sources
    CheckData(check_data::CheckData),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(serve) => serve.run(),
        Command::Play(play) => play.run(),
        Command::Sim(sim) => sim.run(),
        Command::Export(export) => export.run(),
        Command::Replay(replay) => replay.run(),
        Command::CheckData(check) => check.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough, `head` for example.
        Err(error) if is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("insula: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_closed(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Prints a whole text; unlike `print!` it does not panic when nobody reads on.
fn print(text: &str) -> Result<()> {
    Ok(io::stdout().write_all(text.as_bytes())?)
}

/// The game of that name, or a sentence that lists the names there are.
fn game(id: &str) -> Result<&'static Entry> {
    insula_games::find(id).ok_or_else(|| {
        let known: Vec<&str> = insula_games::games().iter().map(|entry| entry.info().id).collect();
        anyhow!("there is no game {id:?}; there is {}", known.join(", "))
    })
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
