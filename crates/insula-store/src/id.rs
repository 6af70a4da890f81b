//! Names that cannot be guessed: of tables, persons and sessions.

use std::fmt;
use std::str::FromStr;

/// Digits and lowercase letters that are not taken for each other; 32 of
/// them, so that five bits choose one.
const ALPHABET: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz_";
/// Twelve of 31 letters and a spare: some 59 bits.
const LENGTH: usize = 12;

/// Names a table. Whoever knows it may watch.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

impl TableId {
    /// A new one.
    ///
    /// # Panics
    /// When the system has no random numbers.
    pub fn random() -> TableId {
        let mut id = String::with_capacity(LENGTH);
        while id.len() < LENGTH {
            let mut bytes = [0; LENGTH];
            getrandom::fill(&mut bytes).expect("the system gives random numbers");
            let letters = bytes.iter().map(|byte| ALPHABET[usize::from(byte & 31)]);
            // The spare only fills the power of two: it is drawn again.
            id.extend(letters.filter(|&letter| letter != b'_').map(char::from));
        }
        id.truncate(LENGTH);
        TableId(id)
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

/// The text cannot be the name of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table is named by {LENGTH} lowercase letters and digits")]
pub struct ParseTableIdError;

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<TableId, ParseTableIdError> {
        let known = |byte: u8| byte != b'_' && ALPHABET.contains(&byte);
        if text.len() == LENGTH && text.bytes().all(known) {
            Ok(TableId(text.to_owned()))
        } else {
            Err(ParseTableIdError)
        }
    }
}

/// A person.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PersonId(pub [u8; 32]);

impl PersonId {
    /// A new one.
    ///
    /// # Panics
    /// When the system has no random numbers.
    pub fn random() -> PersonId {
        let mut id = PersonId([0; 32]);
        getrandom::fill(&mut id.0).expect("the system gives random numbers");
        id
    }
}

impl fmt::Debug for PersonId {
    // Short: enough to tell two persons apart in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({:02x}{:02x}..)", self.0[0], self.0[1])
    }
}

/// A browser in which somebody is known: the hash of a token that only it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionId(pub [u8; 32]);

impl SessionId {
    /// The one that knows `token`.
    pub fn of_token(token: &str) -> SessionId {
        SessionId(*blake3::hash(token.as_bytes()).as_bytes())
    }
}

impl fmt::Debug for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SessionId({:02x}{:02x}..)", self.0[0], self.0[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_ids_differ_and_read_back() {
        let ids: std::collections::BTreeSet<_> = (0..200).map(|_| TableId::random()).collect();
        assert_eq!(ids.len(), 200);
        assert!(ids.iter().all(|id| id.as_str().parse().as_ref() == Ok(id)));
    }

    #[test]
    fn other_text_is_no_id() {
        for text in ["", "short", "0123456789ab", "abcdefghjkm_", "ABCDEFGHJKMN", "../../../etc"] {
            assert_eq!(text.parse::<TableId>(), Err(ParseTableIdError), "{text:?}");
        }
    }
}
