//! How sure we are of each fact of a card.

use insula_core::Source;
use serde::Deserialize;

use crate::card::Sort;

/// Something that a card has and that has a source of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fact {
    /// Its name.
    Name,
    /// The deck it belongs to.
    Deck,
    /// The zone of a contract.
    Zone,
    /// The lots of a contract.
    Lots,
    /// The restrictions of a contract, all of them.
    Restrictions,
    /// The vocations of a contract with their numbers, or that it has none.
    Vocations,
    /// The effects, all of them.
    Effects,
    /// The row that pays when it is revealed, or that there is none.
    Payout,
    /// Whether it calls an election.
    Ballot,
    /// The permits of a Build Permit.
    Permits,
    /// The zones of a Build Permit.
    Zones,
}

impl Fact {
    /// All of them.
    pub const ALL: [Fact; 11] = [
        Fact::Name,
        Fact::Deck,
        Fact::Zone,
        Fact::Lots,
        Fact::Restrictions,
        Fact::Vocations,
        Fact::Effects,
        Fact::Payout,
        Fact::Ballot,
        Fact::Permits,
        Fact::Zones,
    ];

    /// As it is written in the data.
    pub const fn name(self) -> &'static str {
        match self {
            Fact::Name => "name",
            Fact::Deck => "deck",
            Fact::Zone => "zone",
            Fact::Lots => "lots",
            Fact::Restrictions => "restrictions",
            Fact::Vocations => "vocations",
            Fact::Effects => "effects",
            Fact::Payout => "payout",
            Fact::Ballot => "ballot",
            Fact::Permits => "permits",
            Fact::Zones => "zones",
        }
    }

    /// Whether cards of a sort have it.
    pub const fn is_of(self, sort: Sort) -> bool {
        match self {
            Fact::Name => !matches!(sort, Sort::Permit),
            Fact::Deck => true,
            Fact::Zone | Fact::Lots | Fact::Restrictions | Fact::Vocations => {
                matches!(sort, Sort::Contract)
            }
            Fact::Effects => !matches!(sort, Sort::Permit),
            Fact::Payout => matches!(sort, Sort::Permit | Sort::Renewal | Sort::Contract),
            Fact::Ballot => matches!(sort, Sort::Permit | Sort::Renewal),
            Fact::Permits | Fact::Zones => matches!(sort, Sort::Permit),
        }
    }

    /// As an index into an array by fact.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The source of a card, and of its facts that differ from it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sources {
    pub card: Source,
    pub facts: [Option<Source>; Fact::ALL.len()],
}

impl Sources {
    /// From the lists of a row; each fact stands in one of them at most.
    pub fn read(
        sort: Sort,
        card: Source,
        lists: [(Source, &[Fact]); 4],
    ) -> Result<Sources, String> {
        let mut facts = [None; Fact::ALL.len()];
        for (source, list) in lists {
            for fact in list {
                let (place, name) = (&mut facts[fact.index()], fact.name());
                if !fact.is_of(sort) {
                    return Err(format!("it has no {name} to be sure of"));
                }
                if source == card || place.replace(source).is_some() {
                    return Err(format!("the source of its {name} is named twice"));
                }
            }
        }
        Ok(Sources { card, facts })
    }
}
