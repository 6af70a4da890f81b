//! A build that has begun. Its picks are the seat's own business until the
//! last one: then all of it is carried out at once.

use crate::card::CardId;
use crate::grid::Site;
use crate::market::Hand;

/// A build that has begun: the contract, then the site, then the permits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pending {
    pub card: CardId,
    pub site: Option<Site>,
    /// The permit cards picked so far, ascending (5.1b).
    pub permits: Hand,
}

impl Pending {
    pub const fn new(card: CardId) -> Pending {
        Pending { card, site: None, permits: Hand::NONE }
    }

    /// For selectors in sentences, in place of the phase's name.
    pub const fn name(&self) -> &'static str {
        if self.site.is_none() { "site" } else { "permit" }
    }
}
