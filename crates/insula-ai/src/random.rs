//! The bot that does anything.

use insula_core::{Game, Rng};

use crate::{Bot, Sight};

/// Takes any offer, each as likely as any other.
pub struct Random<G: Game> {
    // Kept between decisions, so that long simulations do not allocate.
    offers: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random { offers: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng, line: &mut Vec<G::Action>) {
        self.offers.clear();
        sight.offers(&mut self.offers);
        line.push(rng.pick(&self.offers));
    }
}
