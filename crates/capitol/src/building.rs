//! Buildings and sets of them (3.1.6).
//!
//! **Invariant:** a building's number is the order of its creation and never
//! changes; of alike buildings the lowest number is meant.

use insula_core::Seat;
use serde::{Deserialize, Serialize};

/// A building has at least one of the 90 floors.
pub(crate) const MAX_BUILDINGS: usize = 90;

/// The two shapes of roofs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Shape {
    /// A round roof.
    Round,
    /// A triangular roof.
    Triangular,
}

impl Shape {
    /// Both.
    pub const ALL: [Shape; 2] = [Shape::Round, Shape::Triangular];

    /// As it is written in actions.
    pub fn name(self) -> &'static str {
        match self {
            Shape::Round => "round",
            Shape::Triangular => "triangular",
        }
    }
}

/// A building, wherever it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Building {
    pub floors: u8,
    pub owner: Seat,
    /// Its roof, once it is finished.
    pub roof: Option<Shape>,
}

/// All buildings by number.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Buildings {
    list: [Building; MAX_BUILDINGS],
    len: u8,
}

impl Buildings {
    pub fn new() -> Buildings {
        let none = Building { floors: 0, owner: Seat(0), roof: None };
        Buildings { list: [none; MAX_BUILDINGS], len: 0 }
    }

    /// A new building's number.
    #[inline]
    pub fn add(&mut self, building: Building) -> u8 {
        let id = self.len;
        self.list[usize::from(id)] = building;
        self.len += 1;
        id
    }

    #[inline]
    pub fn get(&self, id: u8) -> &Building {
        &self.list[usize::from(id)]
    }

    #[inline]
    pub fn get_mut(&mut self, id: u8) -> &mut Building {
        &mut self.list[usize::from(id)]
    }

    /// All of them, in order of creation.
    pub fn all(&self) -> &[Building] {
        &self.list[..usize::from(self.len)]
    }

    /// The lowest of `set` that fits.
    #[inline]
    pub fn find(&self, set: BuildingSet, fits: impl Fn(&Building) -> bool) -> Option<u8> {
        set.iter().find(|&id| fits(self.get(id)))
    }
}

/// A set of building numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct BuildingSet(u128);

impl BuildingSet {
    pub const EMPTY: BuildingSet = BuildingSet(0);

    #[inline]
    pub fn insert(&mut self, id: u8) {
        self.0 |= 1 << id;
    }

    #[inline]
    pub fn remove(&mut self, id: u8) {
        self.0 &= !(1 << id);
    }

    #[inline]
    pub fn contains(self, id: u8) -> bool {
        self.0 & (1 << id) != 0
    }

    /// From the lowest number to the highest.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let id = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(id)
        })
    }
}

/// A set of heights; a height is at most 90.
#[derive(Clone, Copy, Default)]
pub(crate) struct Heights(u128);

impl Heights {
    #[inline]
    pub fn insert(&mut self, floors: u8) {
        self.0 |= 1 << floors;
    }

    /// From the lowest to the highest.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        BuildingSet(self.0).iter()
    }
}
