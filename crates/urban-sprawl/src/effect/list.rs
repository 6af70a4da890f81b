//! A few effects in a row, inline.

use super::Effect;

/// Up to four effects, carried out in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effects {
    len: u8,
    list: [Effect; Effects::MOST],
}

impl Effects {
    /// The longest list.
    pub const MOST: usize = 4;
    /// No effect.
    pub const NONE: Effects = Effects { len: 0, list: [Effect::EndGame; Effects::MOST] };

    /// The list, if it is not too long.
    pub fn new(effects: &[Effect]) -> Option<Effects> {
        let mut list = Effects::NONE.list;
        list.get_mut(..effects.len())?.copy_from_slice(effects);
        Some(Effects { len: effects.len() as u8, list })
    }

    /// In their order.
    #[inline]
    pub fn as_slice(&self) -> &[Effect] {
        &self.list[..usize::from(self.len)]
    }

    /// The same with every amount `from` of a gain, loss or payment turned
    /// into `to` (10.2).
    #[must_use]
    pub fn tamed(mut self, from: u8, to: u8) -> Effects {
        for effect in &mut self.list[..usize::from(self.len)] {
            if let Effect::Gain { n, .. } | Effect::Lose { n, .. } | Effect::PayYou { n, .. } =
                effect
                && *n == from
            {
                *n = to;
            }
        }
        self
    }
}
