//! How fast every game's engine and the expert's search are: `make bench`.
//!
//! Times depend on the machine and on what else it does; instructions and
//! allocations do not. With `search [GAME]` it measures the search alone; with
//! `work GAME SEATS GAMES` it only plays, so that valgrind can count what that
//! takes. `chances GAME SEATS GAMES` measures something else: whether winning chances
//! are what they say.

mod chances;

use std::process::Command;

use allocation_counter::measure;
use anyhow::{Context, Result, anyhow};
use insula_games::{BenchReport, Entry};

/// Enough games for a steady figure, few enough for a coffee.
const GAMES: u64 = 20_000;
const SEED: u64 = 1;
/// Valgrind is slow: the difference of these two runs leaves out all that is
/// done once.
const COUNTED: (u64, u64) = (20, 220);

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["work", game, seats, games] => {
            println!("{}", entry(game)?.play_random(seats.parse()?, games.parse()?, SEED)?);
            Ok(())
        }
        ["search"] => insula_games::games().iter().try_for_each(search),
        ["search", game] => search(entry(game)?),
        ["chances", game, seats, games] => {
            chances::run(entry(game)?, seats.parse()?, games.parse()?, SEED)
        }
        _ => insula_games::games().iter().try_for_each(all_seats),
    }
}

fn entry(id: &str) -> Result<&'static Entry> {
    insula_games::find(id).ok_or_else(|| anyhow!("there is no game {id:?}"))
}

fn all_seats(entry: &Entry) -> Result<()> {
    let info = entry.info();
    println!("\n{}", info.id);
    println!(
        "{:>5}{:>14}{:>10}{:>11}{:>14}{:>13}{:>10}{:>10}{:>14}",
        "seats",
        "actions/s",
        "games/s",
        "ns/action",
        "instructions",
        "allocations",
        "bytes",
        "clone ns",
        "iterations/s"
    );
    for seats in info.min_seats..=info.max_seats {
        let report = entry.bench(seats, GAMES, SEED)?;
        let BenchReport { state_bytes, clone_ns, .. } = report;
        println!(
            "{seats:>5}{:>14.0}{:>10.0}{:>11.0}{:>14}{:>13.4}{state_bytes:>10}{clone_ns:>10.0}{:>14.0}",
            report.actions_per_s(),
            report.games_per_s(),
            report.ns_per_action(),
            instructions(info.id, seats)
                .map_or("no valgrind".into(), |count| format!("{count:.0}")),
            allocations(entry, seats)?,
            entry.search_speed(seats, SEED)?,
        );
    }
    for (name, nanoseconds) in entry.probe() {
        println!("{name}: {nanoseconds:.0} ns");
    }
    Ok(())
}

fn search(entry: &Entry) -> Result<()> {
    let info = entry.info();
    for seats in info.min_seats..=info.max_seats {
        let speed = entry.search_speed(seats, SEED)?;
        println!("{:<14}{seats} seats{speed:>10.0} iterations/s", info.id);
    }
    Ok(())
}

/// Allocations for each action once the list of actions has grown.
fn allocations(entry: &Entry, seats: u8) -> Result<f64> {
    let mut failed = None;
    let mut count = |games| {
        let mut actions = 0;
        let info = measure(|| match entry.play_random(seats, games, SEED) {
            Ok(played) => actions = played,
            Err(error) => failed = Some(error),
        });
        (info.count_total as f64, actions as f64)
    };
    let (few, many) = (count(100), count(2100));
    failed.map_or(Ok((many.0 - few.0) / (many.1 - few.1)), |error| Err(error.into()))
}

/// Instructions for each action: listing, choosing and committing.
fn instructions(game: &str, seats: u8) -> Result<f64> {
    let (few, many) = (counted(game, seats, COUNTED.0)?, counted(game, seats, COUNTED.1)?);
    Ok((many.0 - few.0) / (many.1 - few.1))
}

/// Instructions and actions of a whole run under valgrind.
fn counted(game: &str, seats: u8, games: u64) -> Result<(f64, f64)> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe()?)
        .args(["work", game, &seats.to_string(), &games.to_string()])
        .output()
        .context("valgrind is not installed")?;
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = report.lines().find_map(|line| line.split_once("Collected : "));
    let (_, count) = line.context("callgrind counted nothing")?;
    let actions = String::from_utf8_lossy(&output.stdout).trim().parse()?;
    Ok((count.trim().parse()?, actions))
}
