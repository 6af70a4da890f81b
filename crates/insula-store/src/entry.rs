//! What a table is made of: its header, and one entry a decision.

use std::fmt;

use insula_core::{Options, Seat, Seed, StateHash};
use serde::{Deserialize, Serialize};

/// No action's text is longer, in bytes.
pub const MAX_ACTION: usize = 120;
/// How hashes are chained now: without the names at the table, so that a name can
/// go while the game stays. Version 1 had them in.
pub const CHAIN: u8 = 2;

/// All that decides a game before its first action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// How the hashes are chained: [`CHAIN`], or an earlier way.
    pub chain: u8,
    /// Which game.
    pub game: String,
    /// The version of its rules when the table was made.
    pub rules: u32,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// What was chosen.
    pub options: Options,
    /// All luck.
    pub seed: Seed,
}

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// What the others call them.
    pub name: String,
    /// A person or a bot.
    pub kind: SitterKind,
    /// Which bot; none for persons.
    pub bot: Option<String>,
}

/// What sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SitterKind {
    /// The person who made the table.
    You,
    /// Another person at the same screen.
    Guest,
    /// Another person at a screen of their own.
    Friend,
    /// The computer.
    Bot,
    /// Nobody yet: the table waits.
    Open,
}

impl SitterKind {
    /// The word for it in files.
    pub fn word(self) -> &'static str {
        match self {
            SitterKind::You => "you",
            SitterKind::Guest => "guest",
            SitterKind::Friend => "friend",
            SitterKind::Bot => "bot",
            SitterKind::Open => "open",
        }
    }
}

/// One decision, as the journal keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Whose.
    pub seat: Seat,
    /// What was decided.
    pub what: Move,
    /// The chained hash after it.
    pub hash: StateHash,
    /// The version of the rules that carried it out.
    pub rules: u32,
    /// When, in milliseconds since 1970.
    pub time: i64,
}

/// An action, or some taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// The action's text.
    Act(String),
    /// The seat's last action that still counted no longer does.
    Undo,
    /// Only so many of the actions that counted still do: by everybody's consent.
    Back(u32),
}

impl Move {
    /// Reads `undo`, `back 57` or an action's text.
    pub fn read(text: &str) -> Option<Move> {
        let back = text.strip_prefix("back ").and_then(|to| to.parse().ok()).map(Move::Back);
        match text {
            "undo" => Some(Move::Undo),
            // Written the one way it is written: no sign, no zeros in front.
            _ if back.as_ref().is_some_and(|back| back.to_string() == text) => back,
            action => is_action_text(action).then(|| Move::Act(action.to_owned())),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Act(action) => f.write_str(action),
            Move::Undo => f.write_str("undo"),
            Move::Back(to) => write!(f, "back {to}"),
        }
    }
}

/// Whether `text` fits on a line of a record: short, printable ASCII, no `=`,
/// no space around it, and none of the words that take something back.
pub fn is_action_text(text: &str) -> bool {
    (1..=MAX_ACTION).contains(&text.len())
        && text.bytes().all(|byte| matches!(byte, b' '..=b'~') && byte != b'=')
        && text.trim() == text
        && text != "undo"
        && !text.starts_with("back ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_fits_on_a_line() {
        assert!(is_action_text("place insula-tiberina round 3"));
        let long = "x".repeat(MAX_ACTION + 1);
        for text in ["", " pass", "pass ", "a\nb", "a = b", "undo", "back 1", "città", &long] {
            assert!(!is_action_text(text), "{text:?}");
        }
    }

    #[test]
    fn what_takes_back_is_read_as_it_is_written() {
        assert_eq!(Move::read("undo"), Some(Move::Undo));
        assert_eq!(Move::read("back 57"), Some(Move::Back(57)));
        assert_eq!(Move::read("pass"), Some(Move::Act("pass".to_owned())));
        for text in ["", "back", "back ", "back 05", "back +5", "back -1", "back 4294967296"] {
            assert_eq!(Move::read(text), (text == "back").then(|| Move::Act(text.to_owned())));
        }
    }
}
