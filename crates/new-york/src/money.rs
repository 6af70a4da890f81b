//! Money cards: banks, cards, and cards held together (1.1).
//!
//! **Invariant:** cards compare in pick order: by value, then blue, green,
//! yellow, red (3.1a, 3.2d).

mod deck;
mod hand;

use std::fmt;
use std::str::FromStr;

use insula_core::{Arg, Message};
use serde::{Serialize, Serializer};

use crate::data::data;

pub(crate) use crate::data::BANKS;
pub(crate) use deck::{Deck, Drawn};
pub(crate) use hand::Hand;
pub use hand::Notes;

/// How many money cards there are with three or more seats (1.1).
pub(crate) const CARDS: usize = BANKS * VALUES as usize * COPIES as usize;
/// The highest value of a card.
pub(crate) const VALUES: u8 = 9;
/// Cards of each bank and value; with two seats one less (7.1).
const COPIES: u8 = 3;
/// Money places of the display (2.5).
pub(crate) const PLACES: usize = 4;

/// A bank; each has one slot of the market.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Bank {
    /// The first slot.
    Blue,
    /// The second slot.
    Green,
    /// The third slot.
    Yellow,
    /// The last slot.
    Red,
}

impl Bank {
    /// In the order of the slots.
    pub const ALL: [Bank; BANKS] = [Bank::Blue, Bank::Green, Bank::Yellow, Bank::Red];

    /// As it is written in actions.
    pub fn name(self) -> &'static str {
        data().banks[self.index()]
    }

    /// The bank called so.
    pub fn find(name: &str) -> Option<Bank> {
        Bank::ALL.into_iter().find(|bank| bank.name() == name)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A money card by what is printed on it: bank and value. Copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Card(#[cfg_attr(feature = "wire", ts(type = "string"))] u8);

impl Card {
    /// The first in pick order.
    pub(crate) const FIRST: Card = Card(0);

    /// The card of that bank and value, if there is such a one.
    pub fn new(bank: Bank, value: u8) -> Option<Card> {
        (1..=VALUES).contains(&value).then(|| Card::of(bank, value))
    }

    /// Every card there is, once, in pick order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..VALUES * BANKS as u8).map(Card)
    }

    /// Its bank.
    #[inline]
    pub const fn bank(self) -> Bank {
        Bank::ALL[(self.0 % 4) as usize]
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 / 4 + 1
    }

    /// The card in words.
    pub fn say(self) -> Message {
        Message::new("new-york-card").with("bank", self.bank().name()).with("n", self.value())
    }

    #[inline]
    pub(crate) const fn of(bank: Bank, value: u8) -> Card {
        Card((value - 1) * 4 + bank as u8)
    }
}

/// Cards in words, as an argument.
pub(crate) fn say_cards(cards: &[Card]) -> Arg {
    Arg::from(cards.iter().map(|card| card.say()).collect::<Vec<_>>())
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.bank().name(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        let (name, digit) = text.split_at_checked(text.len().wrapping_sub(1)).ok_or(())?;
        let bank = Bank::find(name).ok_or(())?;
        let value = digit.bytes().next().filter(u8::is_ascii_digit).ok_or(())? - b'0';
        Card::new(bank, value).ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Up to four cards in a row: the display, or what was taken from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row {
    cards: [Card; PLACES],
    len: u8,
}

impl Row {
    pub(crate) const EMPTY: Row = Row { cards: [Card::FIRST; PLACES], len: 0 };

    /// In the order they lie.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The sum of their values.
    pub fn total(&self) -> u8 {
        self.cards().iter().map(|card| card.value()).sum()
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// The cards at the places of `mask`, in pick order, and the others as
    /// they lay.
    #[inline]
    pub(crate) fn split(self, mask: u8) -> (Row, Row) {
        let (mut taken, mut left) = (Row::EMPTY, Row::EMPTY);
        for (place, &card) in self.cards().iter().enumerate() {
            if mask >> place & 1 == 1 { taken.push(card) } else { left.push(card) }
        }
        taken.cards[..usize::from(taken.len)].sort_unstable();
        (taken, left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_1_a_card_round_trips_as_text() {
        assert_eq!(Card::all().count() * usize::from(COPIES), CARDS);
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for bad in ["blue0", "blue10", "pink1", "blue", "1", "", "blue１", "Blue1", "blue+1"] {
            assert_eq!(bad.parse::<Card>(), Err(()), "{bad}");
        }
    }

    #[test]
    fn r1_1_the_sizes_are_those_of_the_data() {
        let money = data().money;
        assert_eq!((money.low, money.high, money.copies), (1, VALUES, COPIES));
        assert_eq!(usize::from(data().display.cards), PLACES);
        assert_eq!(Bank::ALL.map(Bank::name), ["blue", "green", "yellow", "red"]);
    }

    #[test]
    fn r3_1a_the_pick_order_is_by_value_then_bank() {
        let order: Vec<String> = Card::all().take(6).map(|card| card.to_string()).collect();
        assert_eq!(order, ["blue1", "green1", "yellow1", "red1", "blue2", "green2"]);
        assert!(Card::all().is_sorted());
    }

    #[test]
    fn a_row_splits_and_keeps_its_order() {
        let mut row = Row::EMPTY;
        for text in ["red3", "blue9", "green1", "red3"] {
            row.push(text.parse().expect("a card"));
        }
        let (taken, left) = row.split(0b1101);
        assert_eq!(
            format!("{:?} {:?}", taken.cards(), left.cards()),
            "[green1, red3, red3] [blue9]"
        );
        assert_eq!((taken.total(), left.total()), (7, 9));
    }
}
