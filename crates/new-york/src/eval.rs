//! What a position holds for each seat, for the bots: points made, what the
//! scorings to come promise, money and what it can buy, tiles that wait, and
//! whose turn it is. All in hundredths of a point.
//!
//! **Invariant:** nothing hidden counts. Of the deck and the bag only sizes do;
//! hands do, because every card in them has been seen (8.3). What a seat has
//! begun counts for that seat alone (8.4).

mod outlook;
mod own;
mod race;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use insula_core::{Ahead, Evaluate, Fitted, Seat, Terms, WHOLE, shared};

use crate::NewYork;
use crate::money::BANKS;
use crate::phase::Phase;
use crate::tile::TileId;
use outlook::Outlook;
use own::Own;

/// The worth of each pattern of streets for which the city has a place.
const FIT: i32 = 45;
/// The worth of a tile of the reserve for which the city has a place.
const RESERVE: i32 = 30;

impl Evaluate for NewYork {
    const TERMS: &'static [&'static str] = &[
        "score",
        "majorities",
        "majorities-later",
        "safety",
        "street",
        "street-later",
        "places",
        "waiting",
        "reserve",
        "money",
        "prices",
        "exact",
        "purchase",
        "leftover",
        "turn",
    ];

    fn hard(seats: u8) -> u32 {
        shared(100, seats)
    }

    fn expert(seats: u8) -> (u32, Ahead) {
        match seats {
            // What a tile is worth shows late: it looks more often than elsewhere.
            2 => (10_000, Ahead::Laps(1)),
            // So much lies between two of one's own turns that only several of them show
            // what a purchase leads to, and every deal is another market.
            _ => (shared(6000, seats), Ahead::Decisions(4)),
        }
    }

    fn progress(&self) -> u16 {
        // (7.2) Dirk's six tiles are gone at the start.
        let start = TileId::COUNT - BANKS - if self.has_dirk() { 6 } else { 0 };
        let sold = start - usize::from(self.bag.len()).min(start);
        match self.phase {
            // A last turn comes with an empty bag.
            Phase::Act | Phase::Lay | Phase::Leftover => {
                (sold * usize::from(WHOLE) / (start + 1)) as u16
            }
            Phase::Over => WHOLE,
        }
    }

    fn terms(&self, terms: &mut Terms) {
        let outlook = Outlook::new(self);
        for seat in (0..self.seats).map(Seat) {
            let own = Own::new(self, seat, &outlook);
            let side = self.side(seat);
            let street = outlook.street(self, seat);
            let fitting = side.reserve.iter().filter(|&tile| side.city.fits(tile)).count() as i32;
            let open = i32::from(!outlook.ended);
            terms.of_mut(seat)[..Self::TERMS.len()].copy_from_slice(&[
                100 * i32::from(side.score),
                own.majorities.next,
                own.majorities.later,
                own.safety,
                street.next,
                street.later,
                open * FIT * side.city.patterns().count_ones() as i32,
                own.waiting,
                open * RESERVE * fitting,
                own.coins,
                own.prices,
                own.exact,
                own.purchase,
                own.leftover,
                own.turn,
            ]);
        }
    }

    fn fitted() -> &'static Fitted {
        static FITTED: LazyLock<Fitted> = LazyLock::new(|| {
            toml::from_str(include_str!("../data/weights.toml"))
                .expect("checked: a test reads the weights")
        });
        &FITTED
    }
}
