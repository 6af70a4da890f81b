//! What a table is made of: its header, and one entry a decision.

use insula_core::{Options, Seat, Seed, StateHash};
use serde::{Deserialize, Serialize};

/// No action's text is longer, in bytes.
pub const MAX_ACTION: usize = 120;

/// All that decides a game before its first action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
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

/// An action, or one taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// The action's text.
    Act(String),
    /// The seat's last action that still counted no longer does.
    Undo,
}

/// Whether `text` fits on a line of a record: short, printable ASCII, no `=`,
/// no space around it, and not the word `undo`.
pub fn is_action_text(text: &str) -> bool {
    (1..=MAX_ACTION).contains(&text.len())
        && text.bytes().all(|byte| matches!(byte, b' '..=b'~') && byte != b'=')
        && text.trim() == text
        && text != "undo"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_fits_on_a_line() {
        assert!(is_action_text("place insula-tiberina round 3"));
        let long = "x".repeat(MAX_ACTION + 1);
        for text in ["", " pass", "pass ", "a\nb", "a = b", "undo", "città", &long] {
            assert!(!is_action_text(text), "{text:?}");
        }
    }
}
