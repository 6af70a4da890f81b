//! Sets of places of one size.
//!
//! **Invariant:** a place is a bit: the lot of its block that has the number of
//! its shape. A block has at most four shapes of a size, so one [`Lots`] holds
//! them all.

use super::site::SHAPES;
use super::{Lot, Lots, Shape, Site};

/// A set of places for buildings of one size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sites {
    size: u8,
    set: Lots,
}

impl Sites {
    /// No place for a building of `size` lots, 1 to 4.
    #[inline]
    pub const fn none(size: u8) -> Sites {
        Sites { size, set: Lots::NONE }
    }

    /// Those of `size` of which every block's shape passes: `blocks` tells the
    /// top left lots of the blocks that have a place for a shape, given by a
    /// bit for each lot. The shapes are written out, so that each is compiled
    /// by itself.
    #[inline(always)]
    pub(super) fn by_shape(size: u8, blocks: impl Fn(u8) -> Lots) -> Sites {
        let [one, two, three, four] = SHAPES;
        let set = match size {
            1 => {
                place(&blocks, one, 0)
                    | place(&blocks, one, 1)
                    | place(&blocks, one, 2)
                    | place(&blocks, one, 3)
            }
            2 => {
                place(&blocks, two, 0)
                    | place(&blocks, two, 1)
                    | place(&blocks, two, 2)
                    | place(&blocks, two, 3)
            }
            3 => {
                place(&blocks, three, 0)
                    | place(&blocks, three, 1)
                    | place(&blocks, three, 2)
                    | place(&blocks, three, 3)
            }
            _ => place(&blocks, four, 0),
        };
        Sites { size, set }
    }

    /// How many lots the places have.
    #[inline]
    pub const fn size(self) -> u8 {
        self.size
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.set.is_empty()
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.set.len()
    }

    /// Whether `site` is one of them.
    #[inline]
    pub fn contains(self, site: Site) -> bool {
        site.size() == self.size && self.set.contains(site.block.lot(site.shape.number()))
    }

    /// Adds `site`, which has the right size.
    #[inline]
    pub fn insert(&mut self, site: Site) {
        debug_assert_eq!(site.size(), self.size);
        self.set |= Lots::of(site.block.lot(site.shape.number()));
    }

    /// Only those in `blocks`, a union of whole blocks.
    #[inline]
    #[must_use]
    pub fn within(self, blocks: Lots) -> Sites {
        Sites { set: self.set & blocks, ..self }
    }

    /// Those that are also in `other`, of the same size.
    #[inline]
    #[must_use]
    pub fn and(self, other: Sites) -> Sites {
        debug_assert_eq!(self.size, other.size);
        Sites { set: self.set & other.set, ..self }
    }

    /// In a fixed order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Site> {
        self.set.iter().map(move |lot: Lot| Site {
            block: lot.block(),
            shape: Shape::numbered(self.size, lot.corner()),
        })
    }
}

/// The places of one shape, by its place in the list of its size.
#[inline(always)]
fn place(blocks: &impl Fn(u8) -> Lots, shapes: &'static [u8], number: u8) -> Lots {
    blocks(shapes[usize::from(number)]).scatter(number)
}
