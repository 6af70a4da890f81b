//! Golden playthroughs: text that a person can write and review. Left of `=` is
//! what happens, right of it what the game says.
//!
//! ```text
//! # a comment
//! seats 3
//! set street=short
//! seed 7
//! 0: offer 5     = 12 moves, #55ed
//! 0: build 9     = refused 2.1: hamlet-no-slot
//! 0: offer five  = unreadable
//! ...
//! 2: build 0     = over, scores 12 9 4
//! ```
//! `N moves` counts the offers of all seats that are to act next, `#55ed` begins
//! the hash of the state.

use std::fs;
use std::path::{Path, PathBuf};

use insula_core::{Game, NoLog, Options, Refused, Say, Seat, state_hash};

use crate::text::{bless, read_number, read_option};
use crate::walk::{opening, walk};

/// Plays every `*.play` file of `folder` and compares what the game says. With
/// `BLESS=1` rewrites the right sides instead.
///
/// # Panics
/// With what [`try_playthroughs`] finds.
pub fn playthroughs<G: Game>(folder: impl AsRef<Path>) {
    if let Err(wrong) = try_playthroughs::<G>(folder.as_ref(), bless()) {
        panic!("{wrong}");
    }
}

/// As [`playthroughs`], but says what is wrong, in all files; rewrites when `bless`.
pub fn try_playthroughs<G: Game>(folder: &Path, bless: bool) -> Result<(), String> {
    let unread = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(unread)? {
        files.push(entry.map_err(unread)?.path());
    }
    files.retain(|path| path.extension().is_some_and(|extension| extension == "play"));
    files.sort();
    if files.is_empty() {
        return Err(format!("{}: there is no playthrough", folder.display()));
    }
    let wrong: Vec<String> = files.iter().filter_map(|path| file::<G>(path, bless).err()).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The random game `seed` as a playthrough.
///
/// # Panics
/// When the game cannot be set up so.
pub fn record<G: Game>(seats: u8, options: &Options, seed: u64) -> String {
    let setup = G::setup(seats, options).expect("a table that can be set up");
    let mut text = format!("seats {seats}\n");
    for (key, value) in options {
        text += &format!("set {key}={value}\n");
    }
    text += &format!("seed {seed}\n");
    for (seat, action) in walk::<G>(&setup, seed, |_| {}) {
        text += &format!("{seat}: {action}\n");
    }
    let said = said::<G>(&text).expect("checked: written just so");
    write(&said)
}

fn file<G: Game>(path: &Path, bless: bool) -> Result<(), String> {
    let wrong = |wrong: String| format!("{}: {wrong}", path.display());
    let text = fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    let lines = said::<G>(&text).map_err(wrong)?;
    if bless {
        return fs::write(path, write(&lines)).map_err(|error| wrong(error.to_string()));
    }
    for (index, line) in lines.iter().enumerate() {
        if let Some(said) = line.said.as_deref().filter(|&said| said != line.expected) {
            return Err(wrong(format!(
                "line {}: {}\n  expected {}\n  the game says {said}",
                index + 1,
                line.left,
                line.expected,
            )));
        }
    }
    Ok(())
}

/// One line of a playthrough; what is not an action has nothing to say.
struct Line<'a> {
    left: &'a str,
    expected: &'a str,
    said: Option<String>,
}

/// Plays `text`, whatever it expects.
fn said<G: Game>(text: &str) -> Result<Vec<Line<'_>>, String> {
    let mut table = Header::default();
    let mut state: Option<G> = None;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let at = |wrong: String| format!("line {}: {wrong}", index + 1);
        if line.trim().is_empty() || line.starts_with('#') {
            lines.push(Line { left: line.trim_end(), expected: "", said: None });
            continue;
        }
        let Some((seat, rest)) = line.split_once(':') else {
            if state.is_some() {
                return Err(at(format!("{line:?} comes after the first action")));
            }
            table.read(line).map_err(at)?;
            lines.push(Line { left: line.trim_end(), expected: "", said: None });
            continue;
        };
        let seat = Seat(read_number("seat", seat).map_err(at)?);
        let (action, expected) = rest.split_once('=').unwrap_or((rest, ""));
        if state.is_none() {
            state = Some(table.deal().map_err(at)?);
        }
        let game = state.as_mut().expect("checked: dealt just now");
        if seat.0 >= game.seats() {
            return Err(at(format!("there is no seat {seat}")));
        }
        let left = line[..line.len() - rest.len() + action.len()].trim_end();
        let said = Some(act(game, seat, action.trim()));
        lines.push(Line { left, expected: expected.trim(), said });
    }
    if state.is_none() { Err("no action at all".to_owned()) } else { Ok(lines) }
}

/// Takes the action and tells what the game says to it.
fn act<G: Game>(game: &mut G, seat: Seat, text: &str) -> String {
    let Ok(action) = text.parse::<G::Action>() else {
        return "unreadable".to_owned();
    };
    if let Err(illegal) = game.apply(seat, action, &mut NoLog) {
        return format!("refused {}: {}", illegal.rule(), illegal.say().key);
    }
    if let Some(scores) = game.scores() {
        let points: Vec<String> = scores.points().iter().map(i32::to_string).collect();
        return format!("over, scores {}", points.join(" "));
    }
    let mut offers = Vec::new();
    for seat in game.to_act().iter() {
        game.legal_actions(seat, &mut offers);
    }
    format!("{} moves, #{}", offers.len(), &state_hash(game).to_string()[..4])
}

/// The lines above the first action.
#[derive(Default)]
struct Header {
    seats: Option<u8>,
    options: Options,
    seed: Option<u64>,
}

impl Header {
    fn read(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let twice = match word {
            "seats" => self.seats.replace(read_number("seats", rest)?).is_some(),
            "seed" => self.seed.replace(read_number("seed", rest)?).is_some(),
            "set" => return read_option(rest, &mut self.options),
            _ => return Err(format!("{line:?} is neither a header nor an action")),
        };
        if twice { Err(format!("{word} is given twice")) } else { Ok(()) }
    }

    fn deal<G: Game>(&self) -> Result<G, String> {
        let seats = self.seats.ok_or("the header has no seats")?;
        let seed = self.seed.ok_or("the header has no seed")?;
        let setup = G::setup(seats, &self.options).map_err(|error| error.to_string())?;
        Ok(opening(&setup, seed))
    }
}

/// The file with what the game said, the right sides below each other.
fn write(lines: &[Line<'_>]) -> String {
    let actions = lines.iter().filter(|line| line.said.is_some());
    let width = actions.map(|line| line.left.chars().count()).max().unwrap_or(0);
    let row = |line: &Line<'_>| match &line.said {
        Some(said) => format!("{:width$}  = {said}\n", line.left),
        None => format!("{}\n", line.left),
    };
    lines.iter().map(row).collect()
}
