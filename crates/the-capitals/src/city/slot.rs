//! Slots of a city and sets of them.

use std::ops::{BitAnd, BitOr, Not};

/// The place of a tile or lake in its city's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

impl Slot {
    /// City Hall's.
    pub const CITY_HALL: Slot = Slot(0);
    /// Hotel's.
    pub const HOTEL: Slot = Slot(1);

    /// As an index into an array by slot.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of slots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Slots(pub u32);

impl Slots {
    /// No slot.
    pub const NONE: Slots = Slots(0);

    /// One slot.
    #[inline]
    pub const fn of(slot: Slot) -> Slots {
        Slots(1 << slot.0)
    }

    /// The first `len` slots.
    #[inline]
    pub(super) const fn first(len: u8) -> Slots {
        Slots((1 << len) - 1)
    }

    /// Whether `slot` is one of them.
    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.0 & 1 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let slot = (left != 0).then(|| Slot(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            slot
        })
    }

    /// The slots from `slot` on move up by one; that slot itself is then in
    /// the set if `filled`.
    #[inline]
    pub(super) const fn open(self, slot: Slot, filled: bool) -> Slots {
        let below = Slots::first(slot.0).0;
        Slots(self.0 & below | (self.0 & !below) << 1 | (filled as u32) << slot.0)
    }
}

impl BitAnd for Slots {
    type Output = Slots;

    #[inline]
    fn bitand(self, other: Slots) -> Slots {
        Slots(self.0 & other.0)
    }
}

impl BitOr for Slots {
    type Output = Slots;

    #[inline]
    fn bitor(self, other: Slots) -> Slots {
        Slots(self.0 | other.0)
    }
}

impl Not for Slots {
    type Output = Slots;

    #[inline]
    fn not(self) -> Slots {
        Slots(!self.0)
    }
}
