//! What a step changed, as the tables spell it: `progress+2 public-1 level+1`.
//! `kin` and `token` stand for the 2 prestige that a broken placement rule
//! costs (2.4f).
//!
//! **Invariant:** a text that names no track, or no number, is a mistake of
//! the table and stops the test.

use std::fmt;

use crate::effect::Track;
use crate::tracks::Tracks;

/// By how much each track moved, and the level of the plant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Change {
    tracks: [i16; 8],
    level: i16,
}

impl Change {
    /// As a table spells it; what is named twice adds up.
    pub fn of(text: &str) -> Change {
        let mut change = Change::default();
        for word in text.split_whitespace() {
            match word {
                "-" => {}
                "kin" | "token" => change.tracks[Track::Prestige.index()] -= 2,
                _ => change.add(word),
            }
        }
        change
    }

    /// From one state of the tracks to another.
    pub fn between(before: &Tracks, after: &Tracks) -> Change {
        let mut change = Change::default();
        for track in Track::ALL {
            change.tracks[track.index()] = after.get(track) - before.get(track);
        }
        change.level = i16::from(after.level()) - i16::from(before.level());
        // Progress as spaces walked: an upgrade is a turn of the loop (5.2).
        change.tracks[Track::Progress.index()] += 6 * change.level;
        change
    }

    /// With a second one.
    pub fn and(mut self, text: &str) -> Change {
        let other = Change::of(text);
        for (mine, theirs) in self.tracks.iter_mut().zip(other.tracks) {
            *mine += theirs;
        }
        self.level += other.level;
        self
    }

    fn add(&mut self, word: &str) {
        let at = word.find(['+', '-']).unwrap_or_else(|| panic!("no number in {word:?}"));
        let n: i16 = word[at..].parse().unwrap_or_else(|_| panic!("no number in {word:?}"));
        match &word[..at] {
            "level" => self.level += n,
            name => self.tracks[track(name).index()] += n,
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Track::ALL.map(|track| (name(track), self.tracks[track.index()]));
        let mut words = named.into_iter().chain([("level", self.level)]).filter(|(_, n)| *n != 0);
        match words.next() {
            None => f.write_str("-"),
            Some((name, n)) => {
                write!(f, "{name}{n:+}")?;
                words.try_for_each(|(name, n)| write!(f, " {name}{n:+}"))
            }
        }
    }
}

/// The track of a word; `$` is economy.
pub fn track(word: &str) -> Track {
    let found = Track::ALL.into_iter().find(|&track| name(track) == word);
    found.unwrap_or_else(|| panic!("no track {word:?}"))
}

fn name(track: Track) -> &'static str {
    match track {
        Track::Economy => "$",
        track => track.name(),
    }
}

/// The rows of a table that is not as it should be: all are told at once,
/// each with its tile.
#[derive(Default)]
pub struct Faults(Vec<String>);

impl Faults {
    /// `what` should have changed this, and changed that.
    pub fn expect(&mut self, what: impl fmt::Display, want: Change, got: Change) {
        if want != got {
            self.0.push(format!("{what}: expected {want}, got {got}"));
        }
    }

    /// `what` should hold.
    pub fn hold(&mut self, what: impl fmt::Display, holds: bool) {
        if !holds {
            self.0.push(what.to_string());
        }
    }

    /// There is none.
    pub fn none(self) {
        assert!(self.0.is_empty(), "{} faults\n{}", self.0.len(), self.0.join("\n"));
    }
}

/// The rows of a table: columns between bars.
pub fn rows<const N: usize>(table: &str) -> Vec<[&str; N]> {
    let row = |line: &'_ str| !line.trim().is_empty();
    let lines = table.lines().filter(|line| row(line));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('|').map(str::trim).collect();
            columns.try_into().unwrap_or_else(|_| panic!("not {N} columns: {line}"))
        })
        .collect()
}
