//! The money deck with the scoring cards in it (2.6), and its successors out
//! of the discards (3.6).
//!
//! **Invariant:** the top card is the last of `len`; the places above hold
//! nothing; `piles` sum up to `len` while the first deck lasts.

use insula_core::{Rng, Secret};

use super::{CARDS, Card, Hand};
use crate::data::data;
use crate::score::Letter;

/// Piles of the first deck (2.6).
const PILES: usize = 5;
/// All money cards and two scoring cards.
const ROOM: usize = CARDS + 2;

/// A place of the deck: a money card's number, a scoring card, or nothing.
const SCORING: [u8; 2] = [100, 101];
const NOTHING: u8 = u8::MAX;

/// What is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Drawn {
    Money(Card),
    Scoring(Letter),
}

/// The cards that are still to come.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Deck {
    cards: Secret<[u8; ROOM]>,
    len: u8,
    /// Cards left in each pile of the first deck, the top one first.
    piles: [u8; PILES],
}

impl Deck {
    /// (2.6) Five piles as equal as can be, the first ones taking the odd
    /// cards; A somewhere in the second, B somewhere in the fourth.
    pub fn first(money: &[Card], rng: &mut Rng) -> Deck {
        let (share, odd) = (money.len() / PILES, money.len() % PILES);
        debug_assert_eq!(PILES, usize::from(data().piles.count));
        let mut piles = [0; PILES];
        let (mut cards, mut len) = ([NOTHING; ROOM], 0);
        let mut left = money;
        // From the bottom up.
        for pile in (0..PILES).rev() {
            let size = share + usize::from(pile < odd);
            let (below, these) = left.split_at(left.len() - size);
            left = below;
            let scoring = scoring_of(pile);
            let place = scoring.map(|_| rng.below(size as u32 + 1) as usize);
            for (index, card) in these.iter().enumerate() {
                if place == Some(index) {
                    len += push_scoring(&mut cards, len, scoring);
                }
                cards[len] = card.0;
                len += 1;
            }
            if place == Some(size) {
                len += push_scoring(&mut cards, len, scoring);
            }
            piles[pile] = (size + usize::from(scoring.is_some())) as u8;
        }
        Deck { cards: Secret::new(cards), len: len as u8, piles }
    }

    /// (3.6) The discards, shuffled; no scoring card is among them.
    pub fn again(discards: Hand, rng: &mut Rng) -> Deck {
        let (mut cards, mut len) = ([NOTHING; ROOM], 0);
        for card in Card::all() {
            for _ in 0..discards.of(card.bank()).count(card.value()) {
                cards[len] = card.0;
                len += 1;
            }
        }
        rng.shuffle(&mut cards[..len]);
        Deck { cards: Secret::new(cards), len: len as u8, piles: [0; PILES] }
    }

    /// Cards left, scoring cards too.
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Cards left in each pile of the first deck, the top one first.
    pub fn piles(&self) -> [u8; PILES] {
        self.piles
    }

    /// The pile that a scoring card is in, counted from 0; C has no card.
    pub fn pile_of(letter: Letter) -> Option<usize> {
        match letter {
            Letter::A => Some(usize::from(data().piles.a - 1)),
            Letter::B => Some(usize::from(data().piles.b - 1)),
            Letter::C => None,
        }
    }

    /// Takes the top card, if there is one.
    #[inline]
    pub fn draw(&mut self) -> Option<Drawn> {
        self.len = self.len.checked_sub(1)?;
        if let Some(pile) = self.piles.iter_mut().find(|left| **left > 0) {
            *pile -= 1;
        }
        let code = std::mem::replace(&mut self.cards.get_mut()[usize::from(self.len)], NOTHING);
        Some(match code {
            code if code == SCORING[0] => Drawn::Scoring(Letter::A),
            code if code == SCORING[1] => Drawn::Scoring(Letter::B),
            code => Drawn::Money(Card(code)),
        })
    }

    /// The cards left, the top one last; for those who answer for it.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Drawn> {
        self.cards.get()[..usize::from(self.len)].iter().map(|&code| match code {
            code if code == SCORING[0] => Drawn::Scoring(Letter::A),
            code if code == SCORING[1] => Drawn::Scoring(Letter::B),
            code => Drawn::Money(Card(code)),
        })
    }

    /// Whether everybody can tell the top card.
    pub fn is_known(&self) -> bool {
        let pile = self.piles.iter().position(|&left| left > 0);
        let scoring = pile.and_then(scoring_of).filter(|&letter| self.holds(letter));
        let mut money = self.cards().filter(|card| matches!(card, Drawn::Money(_)));
        let first = money.next();
        let alike = money.all(|card| Some(card) == first);
        match (scoring, pile) {
            // A scoring card alone in what is left of its pile.
            (Some(_), Some(pile)) if self.piles[pile] == 1 => true,
            (Some(_), _) => false,
            (None, _) => alike,
        }
    }

    /// (8.2) Deals the order anew: money anywhere, each scoring card somewhere
    /// in what is left of its pile.
    pub fn redeal(&mut self, rng: &mut Rng) {
        let held = [Letter::A, Letter::B].map(|letter| self.holds(letter).then_some(letter));
        let len = usize::from(self.len);
        let cards = self.cards.get_mut();
        let mut money: Vec<u8> =
            cards[..len].iter().copied().filter(|code| !SCORING.contains(code)).collect();
        rng.shuffle(&mut money);
        let mut scoring = [None; 2];
        for letter in held.into_iter().flatten() {
            let pile = Deck::pile_of(letter).expect("checked: A and B have a pile");
            let below: u8 = self.piles[pile + 1..].iter().sum();
            scoring[letter as usize] =
                Some(usize::from(below) + rng.below(self.piles[pile].into()) as usize);
        }
        for (place, card) in cards[..len].iter_mut().enumerate() {
            *card = match scoring.iter().position(|&at| at == Some(place)) {
                Some(letter) => SCORING[letter],
                None => money.pop().expect("checked: as many places as cards"),
            };
        }
    }

    /// Exactly these cards, the first of them on top, as they lie in the piles.
    #[cfg(test)]
    pub fn of(order: &[Drawn], piles: [u8; PILES]) -> Deck {
        let mut cards = [NOTHING; ROOM];
        for (place, drawn) in cards.iter_mut().zip(order.iter().rev()) {
            *place = match *drawn {
                Drawn::Money(card) => card.0,
                Drawn::Scoring(letter) => SCORING[letter as usize],
            };
        }
        Deck { cards: Secret::new(cards), len: order.len() as u8, piles }
    }

    fn holds(&self, letter: Letter) -> bool {
        self.cards().any(|card| card == Drawn::Scoring(letter))
    }
}

/// (2.6) The scoring card of a pile, counted from 0.
fn scoring_of(pile: usize) -> Option<Letter> {
    [Letter::A, Letter::B].into_iter().find(|&letter| Deck::pile_of(letter) == Some(pile))
}

fn push_scoring(cards: &mut [u8; ROOM], len: usize, letter: Option<Letter>) -> usize {
    match letter {
        Some(letter) => {
            cards[len] = SCORING[letter as usize];
            1
        }
        None => 0,
    }
}
