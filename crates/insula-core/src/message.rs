//! Words for people: a key into the locale files and its arguments.
//!
//! **Invariant:** no sentence is ever built in code; a game says *which*
//! sentence and with what, the reader's language decides the rest.

use std::borrow::Cow;
use std::ops::Index;

use serde::{Serialize, Serializer};

use crate::Seat;

/// A sentence of the locale files with its arguments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Message {
    /// The identifier in the `.ftl` files.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[cfg_attr(feature = "wire", ts(type = "{ [name: string]: Arg }"))]
    pub args: Args,
}

/// The arguments of a [`Message`] by name. There are a handful at most and a
/// table says thousands of sentences: a sorted list is smaller and faster than
/// a tree.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Args(Vec<(&'static str, Arg)>);

/// One argument of a [`Message`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Arg {
    /// A number, formatted and pluralized by the language.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    Number(i64),
    /// A number in tenths, shown with one decimal.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    Tenths(i64),
    /// A token for a selector of the sentence; never shown as it is.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    Word(Cow<'static, str>),
    /// A person's or a bot's name, known to the table only.
    Seat(Seat),
    /// A phrase within the sentence.
    Message(Message),
    /// Several, joined as the language joins a list.
    List(Vec<Arg>),
}

/// Can be said in the reader's language.
pub trait Say {
    /// Which sentence, and with what.
    fn say(&self) -> Message;
}

impl Message {
    /// A sentence without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Args::default() }
    }

    /// The same sentence with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.insert(name, arg.into());
        self
    }
}

impl Args {
    /// All of them, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.0.iter().map(|(name, arg)| (*name, arg))
    }

    /// Puts `arg` in, in place of what had that name.
    fn insert(&mut self, name: &'static str, arg: Arg) {
        match self.0.binary_search_by_key(&name, |&(name, _)| name) {
            Ok(at) => self.0[at].1 = arg,
            Err(at) => self.0.insert(at, (name, arg)),
        }
    }
}

impl Index<&str> for Args {
    type Output = Arg;

    fn index(&self, name: &str) -> &Arg {
        let found = self.iter().find(|&(other, _)| other == name);
        found.map(|(_, arg)| arg).expect("the message has such an argument")
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(Cow::Borrowed(word))
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(list: Vec<T>) -> Arg {
        Arg::List(list.into_iter().map(Into::into).collect())
    }
}

macro_rules! number {
    ($($int:ty),*) => {$(
        impl From<$int> for Arg {
            fn from(number: $int) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
number!(u8, u16, u32, i32, i64);

/// What an action on offer would cost and give, as far as no hidden card can
/// change it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Preview {
    /// Points that would change, by place and seat.
    pub points: Vec<Delta>,
    /// What else is worth knowing before the click.
    pub notes: Vec<Message>,
    /// What a board can draw before the click, in the game's own tokens.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<String>>"))]
    pub marks: Vec<String>,
}

/// Points of one seat at one place, now and after the action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Delta {
    /// The slug of the place: an area, a street, a row.
    pub place: &'static str,
    /// Whose points.
    pub seat: Seat,
    /// Points now.
    pub before: i32,
    /// Points after the action.
    pub after: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_kept_by_name_in_whatever_order_they_come() {
        let one = Message::new("key").with("b", 1u8).with("a", "x");
        let other = Message::new("key").with("a", "y").with("a", "x").with("b", 1u8);
        assert_eq!(one, other);
        assert_eq!(one.args.iter().map(|(name, _)| name).collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(one.args["b"], Arg::Number(1));
        assert_ne!(one, Message::new("key").with("b", 1u8));
    }
}
