//! Where cards lie: decks, boxes, hands.
//!
//! **Invariant:** a card is in exactly one place. Places of a deck above its
//! top are all zero, so equal decks are equal values.

use insula_core::{Rng, Secret};

use crate::card::{CardId, Deck, Sort};

/// A set of planning cards, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Hand(pub u64);

/// A deck, the next card last. Its top may lie face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pile<const N: usize> {
    cards: Secret<[CardId; N]>,
    len: u8,
    up: bool,
}

/// The planning deck.
pub(crate) type PlanningPile = Pile<54>;
/// A contract deck.
pub(crate) type ContractPile = Pile<37>;

/// A contract that a seat has taken as a Favor (3.2e).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Favor {
    pub card: CardId,
    /// Taken this turn: it cannot be built yet (3.2f).
    pub fresh: bool,
}

/// Where a card on offer lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a box; the 1 AP box is 0.
    Box(u8),
    /// Face up on its deck.
    Top,
    /// Before its owner, as a Favor.
    Favor,
}

impl Hand {
    pub const NONE: Hand = Hand(0);

    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        card.0 < 64 && self.0 >> card.0 & 1 != 0
    }

    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let Hand(mut left) = self;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = CardId(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(card)
        })
    }

    /// Only the Build Permits.
    #[inline]
    pub fn permits(self) -> Hand {
        Hand(self.0 & mask(Sort::Permit))
    }

    /// Only the Urban Renewal cards.
    #[inline]
    pub fn renewals(self) -> Hand {
        Hand(self.0 & mask(Sort::Renewal))
    }
}

/// The planning cards of a sort.
#[inline]
fn mask(sort: Sort) -> u64 {
    const PERMITS: u64 = (1 << 36) - 1;
    const RENEWALS: u64 = 0b1111 << 36;
    match sort {
        Sort::Permit => PERMITS,
        Sort::Renewal => RENEWALS,
        Sort::Contract | Sort::Event | Sort::Key => {
            CardId::of(Deck::Planning, sort).fold(0, |mask, card| mask | 1 << card.0)
        }
    }
}

impl<const N: usize> Pile<N> {
    /// The most cards it can have.
    pub const MOST: usize = N;

    /// These cards, the last one on top, face down.
    pub fn of(cards: &[CardId]) -> Pile<N> {
        let mut pile = [CardId(0); N];
        pile[..cards.len()].copy_from_slice(cards);
        Pile { cards: Secret::new(pile), len: cards.len() as u8, up: false }
    }

    /// How many there are, the face-up top too.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The face-up top.
    #[inline]
    pub fn top(&self) -> Option<CardId> {
        if self.up { Some(self.cards.get()[usize::from(self.len) - 1]) } else { None }
    }

    /// How many lie face down.
    #[inline]
    pub const fn hidden(&self) -> u8 {
        self.len - self.up as u8
    }

    /// Those that lie face down, from the bottom.
    #[inline]
    pub fn hidden_cards(&self) -> &[CardId] {
        &self.cards.get()[..usize::from(self.hidden())]
    }

    /// All of it from the bottom.
    #[cfg(test)]
    pub fn cards(&self) -> &[CardId] {
        &self.cards.get()[..usize::from(self.len)]
    }

    /// Takes the top one, face up or not; the next one is face down.
    #[inline]
    pub fn draw(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        self.up = false;
        Some(std::mem::replace(&mut self.cards.get_mut()[usize::from(self.len)], CardId(0)))
    }

    /// Turns the top up and tells it.
    #[inline]
    pub fn turn_up(&mut self) -> Option<CardId> {
        self.up = self.len > 0;
        self.top()
    }

    /// Those that lie face down, from the bottom, to put in another order.
    pub fn hidden_mut(&mut self) -> &mut [CardId] {
        let hidden = usize::from(self.hidden());
        &mut self.cards.get_mut()[..hidden]
    }

    /// A new deck of these, in random order.
    pub fn shuffled(cards: Hand, rng: &mut Rng) -> Pile<N> {
        let mut list = [CardId(0); N];
        let mut len = 0;
        for card in cards.iter() {
            list[len] = card;
            len += 1;
        }
        rng.shuffle(&mut list[..len]);
        Pile::of(&list[..len])
    }
}
