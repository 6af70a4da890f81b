//! Payments in money, with Extra Taxation (2.10).

use super::Tracks;
use crate::data::data;

/// A payment that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paid {
    /// The price.
    pub price: u16,
    /// How often Extra Taxation was made for it.
    pub taxations: u16,
    /// The prestige that they cost.
    pub prestige: u16,
}

impl Tracks {
    /// How often Extra Taxation must be made to pay a price: as little as
    /// leaves $1, (price + 1 - money) / 3 times, rounded up (2.10b, A16).
    #[inline]
    pub fn taxations(&self, price: u16) -> u16 {
        let rule = &data().taxation;
        let needed = (price + u16::from(rule.left)).saturating_sub(u16::from(self.economy));
        needed.div_ceil(u16::from(rule.economy))
    }

    /// Pays a price in money; every price can be paid (2.10a, 2.10c).
    pub fn pay(&mut self, price: u16) -> Paid {
        let rule = &data().taxation;
        let taxations = self.taxations(price);
        let prestige = taxations * u16::from(rule.prestige);
        let money = u16::from(self.economy) + taxations * u16::from(rule.economy);
        self.economy = (money - price) as u8;
        self.prestige -= prestige as i16;
        Paid { price, taxations, prestige }
    }
}
