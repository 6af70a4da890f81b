//! The 165 places of a pack.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::{Deck, Sort};

/// The place of a card: first the planning deck, then Town, City and
/// Metropolis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

const PERMITS: u8 = 36;
const RENEWALS: u8 = 4;
const PLANNING_EVENTS: u8 = 14;
const PLANNING: u8 = PERMITS + RENEWALS + PLANNING_EVENTS;
const CONTRACTS: u8 = 30;
const EVENTS: u8 = 6;
const DECK: u8 = CONTRACTS + EVENTS + 1;

impl CardId {
    /// How many there are (13.1).
    pub const COUNT: usize = (PLANNING + 3 * DECK) as usize;

    /// All of them.
    pub fn all() -> impl ExactSizeIterator<Item = CardId> {
        (0..CardId::COUNT as u8).map(CardId)
    }

    /// Those of one sort in a deck; a sort that is not there has none.
    pub fn of(deck: Deck, sort: Sort) -> impl ExactSizeIterator<Item = CardId> {
        range(deck, sort).map(CardId)
    }

    /// Its deck.
    #[inline]
    pub const fn deck(self) -> Deck {
        match self.0.checked_sub(PLANNING) {
            None => Deck::Planning,
            Some(at) => match at / DECK {
                0 => Deck::Town,
                1 => Deck::City,
                _ => Deck::Metropolis,
            },
        }
    }

    /// What it is.
    #[inline]
    pub const fn sort(self) -> Sort {
        const RENEWED: u8 = PERMITS + RENEWALS;
        const BEFORE_KEY: u8 = CONTRACTS + EVENTS;
        match self.0.checked_sub(PLANNING) {
            None => match self.0 {
                0..PERMITS => Sort::Permit,
                PERMITS..RENEWED => Sort::Renewal,
                _ => Sort::Event,
            },
            Some(at) => match at % DECK {
                0..CONTRACTS => Sort::Contract,
                CONTRACTS..BEFORE_KEY => Sort::Event,
                _ => Sort::Key,
            },
        }
    }

    /// As an index into an array by card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

fn range(deck: Deck, sort: Sort) -> Range<u8> {
    let first = match deck {
        Deck::Planning => 0,
        Deck::Town => PLANNING,
        Deck::City => PLANNING + DECK,
        Deck::Metropolis => PLANNING + 2 * DECK,
    };
    let (from, len) = match (deck, sort) {
        (Deck::Planning, Sort::Permit) => (0, PERMITS),
        (Deck::Planning, Sort::Renewal) => (PERMITS, RENEWALS),
        (Deck::Planning, Sort::Event) => (PERMITS + RENEWALS, PLANNING_EVENTS),
        (Deck::Planning, Sort::Contract | Sort::Key) => (0, 0),
        (_, Sort::Contract) => (0, CONTRACTS),
        (_, Sort::Event) => (CONTRACTS, EVENTS),
        (_, Sort::Key) => (CONTRACTS + EVENTS, 1),
        (_, Sort::Permit | Sort::Renewal) => (0, 0),
    };
    first + from..first + from + len
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (deck, sort) = (self.deck(), self.sort());
        let number = self.0 - range(deck, sort).start + 1;
        let letter = match deck {
            Deck::Planning => "P",
            Deck::Town => "T",
            Deck::City => "C",
            Deck::Metropolis => "M",
        };
        match sort {
            Sort::Permit => write!(f, "PL{number:02}"),
            Sort::Renewal => write!(f, "UR{number}"),
            Sort::Contract => write!(f, "{letter}{number:02}"),
            Sort::Event if deck == Deck::Planning => write!(f, "PE{number:02}"),
            Sort::Event => write!(f, "{letter}E{number}"),
            Sort::Key => write!(f, "{letter}KEY"),
        }
    }
}

/// The text is no card in its one spelling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a card")]
pub struct ParseCardError;

impl FromStr for CardId {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<CardId, ParseCardError> {
        let letters = text.trim_end_matches(|c: char| c.is_ascii_digit());
        let (deck, sort) = match letters {
            "PL" => (Deck::Planning, Sort::Permit),
            "UR" => (Deck::Planning, Sort::Renewal),
            "PE" => (Deck::Planning, Sort::Event),
            "T" => (Deck::Town, Sort::Contract),
            "TE" => (Deck::Town, Sort::Event),
            "TKEY" => (Deck::Town, Sort::Key),
            "C" => (Deck::City, Sort::Contract),
            "CE" => (Deck::City, Sort::Event),
            "CKEY" => (Deck::City, Sort::Key),
            "M" => (Deck::Metropolis, Sort::Contract),
            "ME" => (Deck::Metropolis, Sort::Event),
            "MKEY" => (Deck::Metropolis, Sort::Key),
            _ => return Err(ParseCardError),
        };
        let digits = &text[letters.len()..];
        let wide = match sort {
            Sort::Key => 0,
            Sort::Permit | Sort::Contract => 2,
            Sort::Event if deck == Deck::Planning => 2,
            Sort::Event | Sort::Renewal => 1,
        };
        let number = if digits.is_empty() { Ok(1) } else { digits.parse::<usize>() };
        let at = number.ok().and_then(|number| number.checked_sub(1)).ok_or(ParseCardError)?;
        if digits.len() != wide {
            return Err(ParseCardError);
        }
        CardId::of(deck, sort).nth(at).ok_or(ParseCardError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sorts_make_up_every_deck() {
        use Sort::{Contract, Event, Key, Permit, Renewal};
        let sorts = [Permit, Renewal, Contract, Event, Key];
        let mut places = Vec::new();
        for deck in Deck::ALL {
            for sort in sorts {
                places.extend(CardId::of(deck, sort));
                for id in CardId::of(deck, sort) {
                    assert_eq!((id.deck(), id.sort()), (deck, sort), "{id}");
                }
            }
        }
        assert!(places.into_iter().eq(CardId::all()));
        assert_eq!(CardId::COUNT, 165);
    }

    #[test]
    fn a_card_has_one_spelling() {
        for id in CardId::all() {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        let at = |place: u8| CardId(place).to_string();
        assert_eq!([at(0), at(36), at(40), at(53)], ["PL01", "UR1", "PE01", "PE14"]);
        assert_eq!(
            [at(54), at(84), at(90), at(91), at(164)],
            ["T01", "TE1", "TKEY", "C01", "MKEY"]
        );
        let wrong = "|PL|PL1|PL00|PL37|UR0|UR5|UR01|T31|T1|TE7|TE01|TKEY1|PE15|X01|t01|T01 |Té";
        for text in wrong.split('|') {
            assert_eq!(text.parse::<CardId>(), Err(ParseCardError), "{text:?}");
        }
    }
}
