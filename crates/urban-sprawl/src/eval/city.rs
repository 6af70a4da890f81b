//! What the city holds for the seats: what rows are likely to pay, who leads elections,
//! and end bonuses.
//!
//! **Invariant:** all of it depends on the city, the seats, the offices in play and the
//! contract cards to come alone, so that it can be remembered: most decisions leave the
//! city as it is.

use insula_core::{Memo, Seats};

use super::outlook::Outlook;
use super::rows::{self, Share};
use crate::board::board;
use crate::grid::Map;
use crate::office::Office;
use crate::run::{elections, end};
use crate::{MAX_SEATS, UrbanSprawl};

/// What a city holds.
#[derive(Clone, Copy)]
pub(super) struct City {
    /// By seat.
    pub rows: [Share; MAX_SEATS],
    /// By office in play that buildings elect: who leads.
    pub leading: [Seats; Office::ALL.len()],
    /// By office in play and seat: its end bonus.
    pub bonuses: [[i16; MAX_SEATS]; Office::ALL.len()],
}

impl City {
    const NONE: City = City {
        rows: [Share::NONE; MAX_SEATS],
        leading: [Seats::NONE; Office::ALL.len()],
        bonuses: [[0; MAX_SEATS]; Office::ALL.len()],
    };

    pub fn of(game: &UrbanSprawl, outlook: &Outlook) -> City {
        thread_local!(static KNOWN: Memo<City, { Map::WORDS }, 1024> = const {
            Memo::new(City::NONE)
        });
        KNOWN.with(|known| known.get(key(game, outlook), || City::work_out(game, outlook)))
    }

    fn work_out(game: &UrbanSprawl, outlook: &Outlook) -> City {
        let mut city = City { rows: rows::shares(game, outlook), ..City::NONE };
        for office in Office::ALL.into_iter().filter(|&office| game.in_play(office)) {
            if by_buildings(office) {
                city.leading[office.index()] = elections::candidates(game, office);
            }
            city.bonuses[office.index()] = end::office_bonuses(game, office);
        }
        city
    }
}

/// Whether buildings of a zone elect an office (7.4).
#[inline]
pub(super) fn by_buildings(office: Office) -> bool {
    board().offices[office.index()].zone.is_some()
}

/// Never all zero: there are seats.
#[inline]
fn key(game: &UrbanSprawl, outlook: &Outlook) -> [u64; Map::WORDS] {
    let mut key = game.map.bits();
    // Less than 128 cards are to come, and all else in the outlook that counts follows.
    let rest = (outlook.reveals as u64) << 4 | u64::from(game.offices_open) << 3;
    key[Map::WORDS - 1] |= (rest | u64::from(game.seats)) << Map::LAST_BITS;
    key
}
