//! Single cards and sets of them.
//!
//! **Invariant:** cards are numbered in pick order and copies of a face are
//! neighbors, so a set's lowest bit is its first card in pick order.

use super::{Face, Kind};
use crate::data::data;

/// One card of the 62.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct CardId(pub u8);

impl CardId {
    /// Fills the places where no card lies.
    pub const NONE: CardId = CardId(u8::MAX);

    #[inline]
    pub fn face(self) -> Face {
        data().face_of[usize::from(self.0)]
    }
}

/// A set of cards: a hand, a bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct CardSet(pub u64);

impl CardSet {
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    #[inline]
    pub fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    #[inline]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[inline]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Those of one kind.
    #[inline]
    pub fn of(self, kind: Kind) -> CardSet {
        CardSet(self.0 & data().of_kind[kind as usize])
    }

    #[inline]
    pub fn first(self) -> Option<CardId> {
        (self.0 != 0).then(|| CardId(self.0.trailing_zeros() as u8))
    }

    #[inline]
    pub fn last(self) -> Option<CardId> {
        (self.0 != 0).then(|| CardId(63 - self.0.leading_zeros() as u8))
    }

    /// The single cards in pick order.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = CardId> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.0 &= left.0 - 1;
            Some(card)
        })
    }

    /// The faces in pick order, each once.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Face> {
        let mut left = self;
        std::iter::from_fn(move || {
            let face = left.first()?.face();
            left = left.without(face.copies());
            Some(face)
        })
    }

    /// The faces in pick order, as often as there are cards.
    pub fn list(self) -> Vec<Face> {
        self.cards().map(CardId::face).collect()
    }

    /// The sum of the numbers.
    #[inline]
    pub fn total(self) -> u16 {
        self.cards().map(|card| u16::from(card.face().value())).sum()
    }

    /// The copy of `face` that leaves first: one that everybody has seen, if
    /// there is one, so that what is known stays a plain multiset of faces.
    #[inline]
    pub fn copy_of(self, face: Face, seen: CardSet) -> Option<CardId> {
        let held = self.and(face.copies());
        held.and(seen).first().or_else(|| held.first())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Suit;

    #[test]
    fn the_seen_copy_leaves_first() {
        let face = Face::unchecked(Suit::Floor, 3);
        let held = face.copies();
        let last = held.last().expect("three copies");
        assert_eq!(held.copy_of(face, CardSet(1 << last.0)), Some(last));
        assert_eq!(held.copy_of(face, CardSet::default()), held.first());
        assert_eq!(CardSet::default().copy_of(face, held), None);
    }
}
