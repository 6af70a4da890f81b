//! Cards by their place in a pack, and what is printed on them.
//!
//! **Invariant:** every pack has the same places, so a [`CardId`] tells deck
//! and sort without looking at the pack, and has one text: `PL01`, `T30`.

mod id;

use serde::{Deserialize, Serialize};

pub use id::{CardId, ParseCardError};

use crate::board::board;
use crate::effect::Effects;
use crate::office::Vocation;
use crate::restriction::Restrictions;
use crate::zone::{Kind, Kinds, Zone};

/// One of the four decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Deck {
    /// Build Permits, Urban Renewal and events.
    Planning,
    /// Contracts from the start.
    Town,
    /// Contracts after Airport.
    City,
    /// Contracts after Sports Team.
    Metropolis,
}

impl Deck {
    /// All four.
    pub const ALL: [Deck; 4] = [Deck::Planning, Deck::Town, Deck::City, Deck::Metropolis];
    /// Those with contracts (2.2a).
    pub const CONTRACTS: [Deck; 3] = [Deck::Town, Deck::City, Deck::Metropolis];

    /// As it is written everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Deck::Planning => "planning",
            Deck::Town => "town",
            Deck::City => "city",
            Deck::Metropolis => "metropolis",
        }
    }
}

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sort {
    /// A Build Permit.
    Permit,
    /// Urban Renewal.
    Renewal,
    /// A contract.
    Contract,
    /// An event.
    Event,
    /// Airport, Sports Team or Olympic Games.
    Key,
}

/// What is printed on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A Build Permit.
    Permit(Permit),
    /// Urban Renewal.
    Renewal(Renewal),
    /// A contract.
    Contract(Contract),
    /// An event, the key ones too.
    Event(Effects),
}

/// A Build Permit (14.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Permit {
    /// How many permits, 1 to 4.
    pub permits: u8,
    zones: Kinds,
    /// The row that pays when it is revealed, 1 to 12, and what it brings as
    /// an investment.
    pub wealth: u8,
    /// Whether it calls an election.
    pub ballot: bool,
}

impl Permit {
    /// For contracts of these zones, at least one.
    pub(crate) fn new(permits: u8, zones: &[Zone], wealth: u8, ballot: bool) -> Permit {
        let zones = zones.iter().fold(Kinds::NONE, |zones, zone| zones.with(zone.kind()));
        Permit { permits, zones, wealth, ballot }
    }

    /// Whether it serves contracts of `zone`.
    #[inline]
    pub const fn serves(&self, zone: Zone) -> bool {
        self.zones.contains(zone.kind())
    }

    /// The zones it serves.
    pub fn zones(&self) -> impl Iterator<Item = Zone> {
        self.zones.iter().filter_map(Kind::zone)
    }
}

/// An Urban Renewal card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Renewal {
    /// The row that pays when it is revealed, 1 to 12.
    pub wealth: Option<u8>,
    /// Whether it calls an election.
    pub ballot: bool,
}

/// A contract (14.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Contract {
    /// Of what zone the building is.
    pub zone: Zone,
    /// How many lots it has, 1 to 4.
    pub lots: u8,
    /// Where it may stand.
    pub restrictions: Restrictions,
    /// What it gives and scores.
    pub vocations: Vocations,
    /// What it does, as printed.
    pub effects: Effects,
    /// The row that pays when it is revealed, 1 to 6.
    pub prestige: Option<u8>,
    /// Whether the tamed option weakens it.
    pub tamed: bool,
}

impl Contract {
    /// What it does, with or without the tamed option.
    #[inline]
    pub fn effects(&self, tamed: bool) -> Effects {
        if tamed && self.tamed {
            let tamed = &board().tamed;
            self.effects.tamed(tamed.from, tamed.to)
        } else {
            self.effects
        }
    }
}

/// Up to two vocations with their numbers, one after another (5.4e).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vocations {
    len: u8,
    list: [(Vocation, u8); Vocations::MOST],
}

impl Vocations {
    /// The longest list.
    pub const MOST: usize = 2;
    /// No vocation.
    pub const NONE: Vocations = Vocations { len: 0, list: [(Vocation::Media, 0); Vocations::MOST] };

    /// The list, if it is not too long.
    pub fn new(vocations: &[(Vocation, u8)]) -> Option<Vocations> {
        let mut list = Vocations::NONE.list;
        list.get_mut(..vocations.len())?.copy_from_slice(vocations);
        Some(Vocations { len: vocations.len() as u8, list })
    }

    /// In their order: which, and how much a tile scores.
    #[inline]
    pub fn as_slice(&self) -> &[(Vocation, u8)] {
        &self.list[..usize::from(self.len)]
    }
}
