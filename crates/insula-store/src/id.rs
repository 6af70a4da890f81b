//! Names that cannot be guessed: of tables, persons, sessions and servers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Digits and lowercase letters that are not taken for each other; 32 of
/// them, so that five bits choose one.
const ALPHABET: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz_";
/// Twelve of 31 letters and a spare: some 59 bits.
const LENGTH: usize = 12;
/// Twenty-six of 31 letters: some 128 bits.
const INVITE_LENGTH: usize = 26;

/// Names a table. Whoever knows it may watch.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId(String);

impl TableId {
    /// A new one.
    ///
    /// # Panics
    /// When the system has no random numbers.
    pub fn random() -> TableId {
        TableId(random_letters(LENGTH))
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

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.0
    }
}

impl TryFrom<String> for TableId {
    type Error = ParseTableIdError;

    fn try_from(text: String) -> Result<TableId, ParseTableIdError> {
        text.parse()
    }
}

/// The text cannot be the name of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table is named by {LENGTH} lowercase letters and digits")]
pub struct ParseTableIdError;

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<TableId, ParseTableIdError> {
        if are_letters(text, LENGTH) {
            Ok(TableId(text.to_owned()))
        } else {
            Err(ParseTableIdError)
        }
    }
}

/// The word in an invitation's address. Whoever knows it may sit down.
#[derive(Clone, PartialEq, Eq)]
pub struct Invite(String);

impl Invite {
    /// A new one.
    ///
    /// # Panics
    /// When the system has no random numbers.
    pub fn random() -> Invite {
        Invite(random_letters(INVITE_LENGTH))
    }

    /// The invitation in an address; none: no invitation looks like this.
    pub fn read(text: &str) -> Option<Invite> {
        are_letters(text, INVITE_LENGTH).then(|| Invite(text.to_owned()))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Invite {
    // It opens a table: no log needs it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Invite(..)")
    }
}

/// A server among several that share a database. One that was taken for dead comes back
/// under another name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ServerId(String);

impl ServerId {
    /// A new one.
    ///
    /// # Panics
    /// When the system has no random numbers.
    pub fn random() -> ServerId {
        ServerId(random_letters(LENGTH))
    }

    /// The one of that name; none: no server is called so.
    pub fn read(text: &str) -> Option<ServerId> {
        are_letters(text, LENGTH).then(|| ServerId(text.to_owned()))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ServerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for ServerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerId({self})")
    }
}

/// A person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

fn random_letters(length: usize) -> String {
    let mut word = String::with_capacity(length);
    while word.len() < length {
        let mut byte = [0];
        getrandom::fill(&mut byte).expect("the system gives random numbers");
        // The spare only fills the power of two: it is drawn again.
        let letter = ALPHABET[usize::from(byte[0] & 31)];
        word.extend((letter != b'_').then_some(char::from(letter)));
    }
    word
}

fn are_letters(text: &str, length: usize) -> bool {
    let known = |byte: u8| byte != b'_' && ALPHABET.contains(&byte);
    text.len() == length && text.bytes().all(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_reads_back_and_is_not_printed() {
        let invite = Invite::random();
        assert_eq!(Invite::read(invite.as_str()), Some(invite.clone()));
        assert_ne!(Invite::random(), invite);
        assert!(!format!("{invite:?}").contains(invite.as_str()));
        for forged in ["", "abc", "../../../../../../etc/passw", &"_".repeat(26)] {
            assert_eq!(Invite::read(forged), None, "{forged:?}");
        }
    }

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
