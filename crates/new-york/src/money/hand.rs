//! Cards held together, as counts.
//!
//! **Invariant:** two bits a value, so at most three of each: all there are.

use super::{BANKS, Bank, Card, VALUES};

/// Cards of one bank: two bits for each value, 1 lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Notes(pub(crate) u32);

impl Notes {
    /// Low bits of all counts.
    const LOW: u32 = 0x1_5555;

    /// How many of `value`.
    #[inline]
    pub(crate) fn count(self, value: u8) -> u8 {
        (self.0 >> (2 * (value - 1)) & 3) as u8
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> u8 {
        ((self.0 & Notes::LOW).count_ones() + 2 * (self.0 >> 1 & Notes::LOW).count_ones()) as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the values: at most 135.
    #[inline]
    pub fn total(self) -> u8 {
        let part = |third: usize| TOTALS[third][(self.0 >> (6 * third) & 63) as usize];
        part(0) + part(1) + part(2)
    }

    #[inline]
    pub(crate) fn insert(&mut self, value: u8) {
        self.0 += 1 << (2 * (value - 1));
    }

    #[cfg(test)]
    pub(crate) fn remove(&mut self, value: u8) {
        self.0 -= 1 << (2 * (value - 1));
    }

    /// These without `other`, which is a part of them.
    #[inline]
    pub(crate) fn without(self, other: Notes) -> Notes {
        Notes(self.0 - other.0)
    }

    /// These and `other` together.
    #[inline]
    pub(crate) fn with(self, other: Notes) -> Notes {
        Notes(self.0 + other.0)
    }

    /// Those of `value` and above.
    #[inline]
    pub(crate) fn from(self, value: u8) -> Notes {
        Notes(self.0 & u32::MAX << (2 * (value - 1)))
    }

    /// The values there are, each once, going up.
    #[inline]
    pub(crate) fn values(self) -> impl Iterator<Item = u8> {
        let mut left = (self.0 | self.0 >> 1) & Notes::LOW;
        std::iter::from_fn(move || {
            let value = (left != 0).then(|| left.trailing_zeros() as u8 / 2 + 1)?;
            left &= left - 1;
            Some(value)
        })
    }

    /// The highest value, 0 if there is none.
    #[inline]
    pub(crate) fn highest(self) -> u8 {
        (33 - self.0.leading_zeros() as u8) / 2
    }

    /// The cards in pick order.
    pub fn list(self, bank: Bank) -> Vec<Card> {
        let mut cards = Vec::with_capacity(self.len().into());
        for value in self.values() {
            cards.extend((0..self.count(value)).map(|_| Card::of(bank, value)));
        }
        cards
    }
}

/// Any cards: a hand, the discards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Hand {
    banks: [Notes; BANKS],
}

impl Hand {
    pub const NONE: Hand = Hand { banks: [Notes(0); BANKS] };

    /// Those of one bank.
    #[inline]
    pub fn of(&self, bank: Bank) -> Notes {
        self.banks[bank.index()]
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.banks[card.bank().index()].insert(card.value());
    }

    /// Takes out a card that is there.
    #[cfg(test)]
    pub fn remove(&mut self, card: Card) {
        self.banks[card.bank().index()].remove(card.value());
    }

    /// Adds cards of one bank.
    #[inline]
    pub fn add(&mut self, bank: Bank, notes: Notes) {
        self.banks[bank.index()] = self.of(bank).with(notes);
    }

    /// Takes out cards of one bank, which are there.
    #[inline]
    pub fn subtract(&mut self, bank: Bank, notes: Notes) {
        self.banks[bank.index()] = self.of(bank).without(notes);
    }

    pub fn len(&self) -> u8 {
        self.banks.iter().map(|notes| notes.len()).sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.banks.iter().all(|notes| notes.is_empty())
    }

    /// The sum of all values: at most 540.
    pub fn total(&self) -> u16 {
        self.banks.iter().map(|notes| u16::from(notes.total())).sum()
    }

    /// The cards in pick order.
    pub fn list(&self) -> Vec<Card> {
        let mut cards = Vec::with_capacity(self.len().into());
        for value in 1..=VALUES {
            for bank in Bank::ALL {
                let count = self.of(bank).count(value);
                cards.extend((0..count).map(|_| Card::of(bank, value)));
            }
        }
        cards
    }
}

/// By third of the values and six bits of counts: the sum.
const TOTALS: [[u8; 64]; 3] = {
    let mut totals = [[0; 64]; 3];
    let mut index = 0;
    while index < 3 * 64 {
        let (third, counts) = (index / 64, index % 64);
        let low = 3 * third;
        let sum =
            (counts & 3) * (low + 1) + (counts >> 2 & 3) * (low + 2) + (counts >> 4) * (low + 3);
        totals[third][counts] = sum as u8;
        index += 1;
    }
    totals
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_1_counts_and_totals_agree_with_the_list() {
        // Every set of counts of a bank in a coarse net, the full one too.
        for counts in (0..1 << 18).step_by(61).chain([(1 << 18) - 1]) {
            let notes = Notes(counts);
            let list = notes.list(Bank::Red);
            assert_eq!(usize::from(notes.len()), list.len());
            let total: u8 = list.iter().map(|card| card.value()).sum();
            assert_eq!(notes.total(), total, "{counts:b}");
            assert_eq!(notes.highest(), list.last().map_or(0, |card| card.value()));
            let mut values: Vec<u8> = list.iter().map(|card| card.value()).collect();
            values.dedup();
            assert_eq!(notes.values().collect::<Vec<_>>(), values);
            assert_eq!(
                notes.from(5).list(Bank::Red),
                list.iter().copied().filter(|card| card.value() >= 5).collect::<Vec<_>>()
            );
        }
        assert_eq!(Notes((1 << 18) - 1).total(), 135);
    }

    #[test]
    fn a_hand_adds_and_subtracts_by_bank() {
        let mut hand = Hand::default();
        for text in ["red3", "blue9", "red3", "red1"] {
            hand.insert(text.parse().expect("a card"));
        }
        assert_eq!((hand.len(), hand.total(), hand.of(Bank::Red).total()), (4, 16, 7));
        assert_eq!(format!("{:?}", hand.list()), "[red1, red3, red3, blue9]");
        let red = hand.of(Bank::Red);
        hand.subtract(Bank::Red, red);
        assert_eq!(format!("{:?}", hand.list()), "[blue9]");
        hand.add(Bank::Red, red);
        hand.remove("red3".parse().expect("a card"));
        assert_eq!(format!("{:?}", hand.list()), "[red1, red3, blue9]");
    }
}
