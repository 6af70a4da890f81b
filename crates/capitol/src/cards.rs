//! Action cards: kinds, suits and faces (1.4).
//!
//! **Invariant:** faces compare in pick order: by value, then roof, floor,
//! white, black, red.

mod set;

use std::fmt;
use std::str::FromStr;

use insula_core::Message;
use serde::{Deserialize, Serialize, Serializer};

use crate::area::Color;
use crate::data::data;

pub(crate) use set::{CardId, CardSet};

/// How many cards there are.
pub(crate) const CARDS: usize = 62;
/// The highest number on a card.
pub(crate) const MAX_VALUE: u8 = 8;
/// Five suits of up to eight values.
pub(crate) const FACES: usize = 5 * MAX_VALUE as usize;

/// The three stacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Kind {
    /// Roof cards.
    Roof,
    /// Floor cards.
    Floor,
    /// Permits of all three colors.
    Permit,
}

impl Kind {
    /// In the order of the stacks.
    pub const ALL: [Kind; 3] = [Kind::Roof, Kind::Floor, Kind::Permit];

    /// As it is written in actions.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Roof => "roof",
            Kind::Floor => "floor",
            Kind::Permit => "permit",
        }
    }
}

/// What a card is for; permits differ by color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    /// Finishes a building.
    Roof,
    /// Two floors.
    Floor,
    /// Places a building in a white area.
    White,
    /// Places a building in a black area.
    Black,
    /// Places a building in a red area.
    Red,
}

impl Suit {
    /// In pick order.
    pub const ALL: [Suit; 5] = [Suit::Roof, Suit::Floor, Suit::White, Suit::Black, Suit::Red];

    /// As it is written in actions.
    pub fn name(self) -> &'static str {
        match self {
            Suit::Roof => "roof",
            Suit::Floor => "floor",
            Suit::White => Color::White.name(),
            Suit::Black => Color::Black.name(),
            Suit::Red => Color::Red.name(),
        }
    }

    /// The stack it belongs to.
    #[inline]
    pub fn kind(self) -> Kind {
        match self {
            Suit::Roof => Kind::Roof,
            Suit::Floor => Kind::Floor,
            Suit::White | Suit::Black | Suit::Red => Kind::Permit,
        }
    }

    /// The color of a permit.
    #[inline]
    pub fn color(self) -> Option<Color> {
        match self {
            Suit::Roof | Suit::Floor => None,
            Suit::White => Some(Color::White),
            Suit::Black => Some(Color::Black),
            Suit::Red => Some(Color::Red),
        }
    }
}

/// What is printed on a card: suit and number. Copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Card"))]
pub struct Face(#[cfg_attr(feature = "wire", ts(type = "string"))] u8);

impl Face {
    pub(crate) const FIRST: Face = Face(0);

    /// The face of that suit and value, if there are such cards.
    pub fn new(suit: Suit, value: u8) -> Option<Face> {
        let face = (1..=MAX_VALUE).contains(&value).then(|| Face::unchecked(suit, value))?;
        (data().copies[face.index()] != 0).then_some(face)
    }

    pub(crate) const fn unchecked(suit: Suit, value: u8) -> Face {
        Face((value - 1) * 5 + suit as u8)
    }

    /// Every face there is, in pick order.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..FACES as u8).map(Face).filter(|face| data().copies[face.index()] != 0)
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 % 5) as usize]
    }

    /// Its number.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 / 5 + 1
    }

    /// The card in words.
    pub fn say(self) -> Message {
        Message::new("capitol-card").with("suit", self.suit().name()).with("value", self.value())
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// All copies of it.
    #[inline]
    pub(crate) fn copies(self) -> CardSet {
        CardSet(data().copies[self.index()])
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().name(), self.value())
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Face {
    type Err = ();

    fn from_str(text: &str) -> Result<Face, ()> {
        let (name, digit) = text.split_at_checked(text.len().wrapping_sub(1)).ok_or(())?;
        let suit = Suit::ALL.into_iter().find(|suit| suit.name() == name).ok_or(())?;
        let value = digit.bytes().next().filter(u8::is_ascii_digit).ok_or(())? - b'0';
        Face::new(suit, value).ok_or(())
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbering_is_the_pick_order() {
        let order = CardSet(data().of_kind.iter().sum()).list();
        assert_eq!(order.len(), CARDS);
        assert!(order.is_sorted());
        assert_eq!(
            order[..6].iter().map(Face::to_string).collect::<Vec<_>>(),
            ["roof1", "roof1", "floor1", "floor1", "floor1", "white1"]
        );
    }

    #[test]
    fn a_face_round_trips_as_text() {
        assert_eq!(Face::all().count(), 39);
        for face in Face::all() {
            assert_eq!(face.to_string().parse(), Ok(face));
        }
        for bad in ["roof8", "floor9", "white0", "permit1", "white", "8", "", "white１", "White1"]
        {
            assert_eq!(bad.parse::<Face>(), Err(()), "{bad}");
        }
    }
}
