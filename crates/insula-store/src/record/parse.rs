//! Reads a record, strictly: what it accepts, it would write the same way.
//!
//! **Invariant:** no input makes it panic, and none makes it keep more than
//! the input's own size a few times over.

use std::str::FromStr;

use insula_core::{MAX_SEATS, Options, Seat, Seed, StateHash};

use super::{Record, RecordEntry};
use crate::{CHAIN, Header, Move, Sitter, SitterKind};

/// No record is longer, in bytes.
pub const MAX_RECORD: usize = 4 << 20;
/// No record has more decisions.
pub const MAX_ENTRIES: usize = 20_000;
/// No line is longer, in bytes.
const MAX_LINE: usize = 400;

/// Why a text is not a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ParseRecordError {
    /// Where, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: Reason,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The file does not begin as a record does.
    #[error("a game file begins with `insula 2`, or `insula 1`")]
    BadHeader,
    /// Another line belongs here.
    #[error("expected `{expected}`")]
    Expected {
        /// The beginning of the line that belongs here.
        expected: &'static str,
    },
    /// No line begins like this.
    #[error("`{key}` is not known here")]
    UnknownKey {
        /// How it begins.
        key: String,
    },
    /// The value after the key does not fit.
    #[error("`{key}` has a value that does not fit")]
    BadValue {
        /// Which line it is.
        key: &'static str,
    },
    /// There is no such seat.
    #[error("there is no seat `{seat}`")]
    BadSeat {
        /// What stands there.
        seat: String,
    },
    /// This cannot be an action.
    #[error("this cannot be an action")]
    BadAction,
    /// A hash is 64 hexadecimal digits.
    #[error("a hash of 64 lowercase hexadecimal digits belongs at the end of the line")]
    BadHash,
    /// The file stops before its `end` line is complete.
    #[error("the file is cut off: no complete `end` line")]
    Truncated,
    /// The file, a line or the game is longer than any.
    #[error("too long: {what}")]
    TooLong {
        /// Which of them.
        what: &'static str,
    },
    /// Something follows the end.
    #[error("nothing may follow the `end` line")]
    AfterEnd,
}

impl FromStr for Record {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Record, ParseRecordError> {
        let mut lines = Lines { rest: text, line: 0 };
        read(&mut lines).map_err(|reason| ParseRecordError { line: lines.line.max(1), reason })
    }
}

struct Lines<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Lines<'a> {
    /// The next line; every line, also the last, ends with a line break.
    fn next(&mut self) -> Result<&'a str, Reason> {
        self.line += 1;
        let (line, rest) = self.rest.split_once('\n').ok_or(Reason::Truncated)?;
        self.rest = rest;
        if line.len() > MAX_LINE {
            return Err(Reason::TooLong { what: "the line" });
        }
        Ok(line)
    }

    /// The value of the next line, which must have this key.
    fn value(&mut self, key: &'static str) -> Result<&'a str, Reason> {
        self.next()?.strip_prefix(key).ok_or(Reason::Expected { expected: key })
    }
}

fn read(lines: &mut Lines) -> Result<Record, Reason> {
    if lines.rest.len() > MAX_RECORD {
        return Err(Reason::TooLong { what: "the file" });
    }
    // A text without a single line is no record either.
    let chain = match lines.next() {
        Ok("insula 1") => 1,
        Ok("insula 2") => CHAIN,
        Ok(_) => return Err(Reason::BadHeader),
        Err(Reason::Truncated)
            if !["insula 1", "insula 2"].iter().any(|first| first.starts_with(lines.rest)) =>
        {
            return Err(Reason::BadHeader);
        }
        Err(reason) => return Err(reason),
    };
    let game = word(lines.value("game ")?).ok_or(Reason::BadValue { key: "game" })?.to_owned();
    let rules = number(lines.value("rules ")?).ok_or(Reason::BadValue { key: "rules" })?;
    let count: usize = number(lines.value("seats ")?)
        .filter(|count| (1..=MAX_SEATS).contains(count))
        .ok_or(Reason::BadValue { key: "seats" })?;
    let seats = (0..count).map(|seat| read_sitter(seat, chain, lines)).collect::<Result<_, _>>()?;
    let (options, fair, seed) = read_options_and_seed(chain, lines)?;
    let header = Header { chain, game, rules, seats, options, seed };

    let mut entries = Vec::new();
    loop {
        let line = lines.next()?;
        if let Some(end) = line.strip_prefix("end ") {
            let (scores, end) = read_end(end, count)?;
            lines.line += 1;
            let record = Record { header, entries, scores, end, fair };
            return if lines.rest.is_empty() { Ok(record) } else { Err(Reason::AfterEnd) };
        }
        if entries.len() == MAX_ENTRIES {
            return Err(Reason::TooLong { what: "the game" });
        }
        entries.push(read_entry(line, count)?);
    }
}

fn read_sitter(seat: usize, chain: u8, lines: &mut Lines) -> Result<Sitter, Reason> {
    let bad = Reason::BadValue { key: "seat" };
    let (number, rest) = lines.value("seat ")?.split_once(' ').ok_or(bad.clone())?;
    if number != seat.to_string() {
        return Err(Reason::BadSeat { seat: number.to_owned() });
    }
    let (kind, rest) = rest.split_once(' ').ok_or(bad.clone())?;
    let (kind, bot, name) = match kind {
        "you" => (SitterKind::You, None, rest),
        "guest" => (SitterKind::Guest, None, rest),
        "friend" if chain > 1 => (SitterKind::Friend, None, rest),
        "bot" => {
            let (bot, name) = rest.split_once(' ').ok_or(bad.clone())?;
            (SitterKind::Bot, Some(word(bot).ok_or(bad.clone())?.to_owned()), name)
        }
        _ => return Err(bad),
    };
    // Who has gone for good has left no name.
    let gone = name.is_empty() && chain > 1 && kind != SitterKind::Bot;
    if (name.is_empty() && !gone) || name.trim() != name || name.contains(char::is_control) {
        return Err(bad);
    }
    Ok(Sitter { name: name.to_owned(), kind, bot })
}

fn read_options_and_seed(
    chain: u8,
    lines: &mut Lines,
) -> Result<(Options, Option<StateHash>, Seed), Reason> {
    let mut options = Options::new();
    loop {
        let line = lines.next()?;
        if let Some(promised) = line.strip_prefix("fair ").filter(|_| chain > 1) {
            let fair = hash(promised).ok_or(Reason::BadValue { key: "fair" })?;
            return Ok((options, Some(fair), read_seed(lines.value("seed ")?)?));
        }
        if let Some(seed) = line.strip_prefix("seed ") {
            let seed = read_seed(seed)?;
            // From version 2 on the players were promised something.
            return if chain > 1 {
                Err(Reason::Expected { expected: "fair " })
            } else {
                Ok((options, None, seed))
            };
        }
        let Some(setting) = line.strip_prefix("set ") else {
            let key = line.split(' ').next().unwrap_or_default().to_owned();
            return Err(Reason::UnknownKey { key });
        };
        let bad = Reason::BadValue { key: "set" };
        let (key, value) = setting.split_once('=').ok_or(bad.clone())?;
        let (Some(key), Some(value)) = (word(key), word(value)) else { return Err(bad) };
        // In order, so that the same options are the same text.
        if options.last_key_value().is_some_and(|(last, _)| last.as_str() >= key) {
            return Err(bad);
        }
        options.insert(key.to_owned(), value.to_owned());
    }
}

fn read_seed(text: &str) -> Result<Seed, Reason> {
    hash(text).map(|StateHash(seed)| Seed(seed)).ok_or(Reason::BadValue { key: "seed" })
}

fn read_entry(line: &str, seats: usize) -> Result<RecordEntry, Reason> {
    let Some((seat, rest)) = line.split_once(": ") else {
        let key = line.split(' ').next().unwrap_or_default().to_owned();
        return Err(Reason::UnknownKey { key });
    };
    let seat = number(seat)
        .filter(|&number: &u8| usize::from(number) < seats)
        .map(Seat)
        .ok_or_else(|| Reason::BadSeat { seat: seat.to_owned() })?;
    let (action, written) = rest.split_once(" = ").ok_or(Reason::BadHash)?;
    let hash = hash(written).ok_or(Reason::BadHash)?;
    let what = Move::read(action).ok_or(Reason::BadAction)?;
    Ok(RecordEntry { seat, what, hash })
}

fn read_end(text: &str, seats: usize) -> Result<(Vec<i32>, StateHash), Reason> {
    let (scores, end) = text.rsplit_once(' ').ok_or(Reason::BadHash)?;
    let end = hash(end).ok_or(Reason::BadHash)?;
    let scores: Option<Vec<i32>> = scores.split(' ').map(number).collect();
    let scores = scores.filter(|scores| scores.len() == seats);
    Ok((scores.ok_or(Reason::BadValue { key: "end" })?, end))
}

/// A slug: lowercase letters, digits and hyphens.
fn word(text: &str) -> Option<&str> {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (!text.is_empty() && text.bytes().all(fits)).then_some(text)
}

/// A number, written the one way it is written.
fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

fn hash(text: &str) -> Option<StateHash> {
    let seed: Seed = text.parse().ok()?;
    (seed.to_string() == text).then_some(StateHash(seed.0))
}
