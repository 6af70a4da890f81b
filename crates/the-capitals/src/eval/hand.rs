//! What the prosperity hand promises (2.13).

use insula_core::Seat;

use super::outlook::Ahead;
use super::project;
use crate::data::data;
use crate::phase::Phase;
use crate::{TheCapitals, era_of, require};

/// The most prosperity builds of a game.
const MOST: usize = 5;

/// The best that the prosperity hand promises; a tile that is being built is no
/// longer in it.
pub(super) fn hand(game: &TheCapitals, seat: Seat, ahead: &Ahead) -> i32 {
    let hand = *game.side(seat).hand.get();
    if hand.is_empty() {
        return 0;
    }
    let building = match game.phase {
        Phase::Prosperity => project::begun(game, seat).map(|(tile, ..)| tile),
        _ => None,
    };
    let built = building.is_some()
        || game.phase == Phase::Prosperity && game.rank(seat) < game.at
        || game.phase == Phase::Extra;
    let first = game.round + u8::from(built);
    let marked = || data().prosperity.rounds.iter().filter(|&&round| round >= first);
    let era = marked().next().map_or(0, |&round| era_of(round));
    let lake = project::lake();
    // The best tiles so far, in descending order.
    let mut best = [0; MOST];
    for tile in hand.iter().filter(|&tile| Some(tile) != building) {
        let full = project::anywhere(game, seat, tile, era, ahead);
        let sure = if require::met(game, seat, tile) { 85 } else { 35 };
        let mut worth = (full - lake).max(0) * sure / 100 + lake;
        for place in &mut best {
            if worth > *place {
                std::mem::swap(place, &mut worth);
            }
        }
    }
    best.iter().take(marked().count()).sum()
}
