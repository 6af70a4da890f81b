//! A kind's cards that nobody holds: the face-up stack in front, the discards
//! behind it, one queue (3.5.4).
//!
//! **Invariant:** a stack is empty only when its queue is; places behind the
//! queue hold [`CardId::NONE`].

use insula_core::Secret;

use crate::cards::CardId;

/// No kind has more cards.
pub(crate) const ROOM: usize = 24;

/// The queue of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Queue {
    cards: Secret<[CardId; ROOM]>,
    len: u8,
    /// Cards of the face-up stack; the rest are discards.
    left: u8,
    /// Whether the stack has been turned over once: everything is known then.
    turned: bool,
}

impl Queue {
    /// A fresh stack, the first card on top (2.2).
    pub fn new(stack: &[CardId]) -> Queue {
        let mut cards = [CardId::NONE; ROOM];
        cards[..stack.len()].copy_from_slice(stack);
        let len = stack.len() as u8;
        Queue { cards: Secret::new(cards), len, left: len, turned: false }
    }

    /// All cards, stack and discards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Cards of the face-up stack.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// Cards of the discard pile.
    pub fn discards(&self) -> u8 {
        self.len - self.left
    }

    /// The card that everybody sees.
    #[inline]
    pub fn top(&self) -> Option<CardId> {
        (self.len > 0).then(|| self.cards.get()[0])
    }

    /// The whole queue from its front.
    #[cfg(test)]
    pub fn cards(&self) -> &[CardId] {
        &self.cards.get()[..usize::from(self.len)]
    }

    /// The cards that nobody has seen yet: those under the top of a stack that
    /// has not been turned over (5.2).
    pub fn hidden(&self) -> &[CardId] {
        if self.turned || self.left == 0 {
            return &[];
        }
        &self.cards.get()[1..usize::from(self.left)]
    }

    /// The same, to deal them anew.
    pub fn hidden_mut(&mut self) -> &mut [CardId] {
        if self.turned || self.left == 0 {
            return &mut [];
        }
        &mut self.cards.get_mut()[1..usize::from(self.left)]
    }

    /// Takes the top card; an empty stack is replaced at once (3.5.4).
    ///
    /// # Panics
    /// When there is none.
    #[inline]
    pub fn draw(&mut self) -> CardId {
        let cards = self.cards.get_mut();
        let card = cards[0];
        cards.copy_within(1.., 0);
        cards[ROOM - 1] = CardId::NONE;
        self.len = self.len.checked_sub(1).expect("checked: the kind has a card");
        self.left -= 1;
        if self.left == 0 {
            self.left = self.len;
            self.turned = true;
        }
        card
    }

    /// Lays a card behind all others (3.1.4, 3.3.5). On an empty kind it is
    /// turned over at once (3.5.4).
    #[inline]
    pub fn discard(&mut self, card: CardId) {
        self.cards.get_mut()[usize::from(self.len)] = card;
        self.len += 1;
        self.left = self.left.max(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r3_5_4_the_oldest_discard_lies_on_top() {
        let mut queue = Queue::new(&[CardId(1), CardId(2)]);
        queue.discard(CardId(50));
        queue.discard(CardId(20));
        assert_eq!((queue.left(), queue.discards()), (2, 2));
        assert_eq!(queue.hidden(), [CardId(2)]);
        assert_eq!((queue.draw(), queue.draw()), (CardId(1), CardId(2)));
        assert_eq!((queue.left(), queue.discards()), (2, 0));
        assert_eq!(queue.top(), Some(CardId(50)));
        assert!(queue.hidden().is_empty());
        assert_eq!((queue.draw(), queue.draw()), (CardId(50), CardId(20)));
        assert_eq!((queue.top(), queue.left()), (None, 0));
    }

    #[test]
    fn r3_5_4_a_discard_to_an_empty_kind_is_turned_over_at_once() {
        let mut queue = Queue::new(&[CardId(1)]);
        queue.draw();
        queue.discard(CardId(7));
        queue.discard(CardId(8));
        assert_eq!((queue.left(), queue.discards(), queue.top()), (1, 1, Some(CardId(7))));
        assert!(queue.hidden().is_empty());
    }
}
