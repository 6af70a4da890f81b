//! What the prosperity hand promises (2.13).

use insula_core::Seat;

use super::outlook::CUBE;
use crate::data::data;
use crate::effect::{Count, Effect};
use crate::phase::Phase;
use crate::tile::TileId;
use crate::{Cell, TheCapitals, era_of, require, run};

/// The best that the prosperity hand promises.
pub(super) fn hand(game: &TheCapitals, seat: Seat, values: &[i32; 8]) -> i32 {
    let hand = *game.side(seat).hand.get();
    if hand.is_empty() {
        return 0;
    }
    let built =
        game.phase == Phase::Prosperity && game.rank(seat) < game.at || game.phase == Phase::Extra;
    let first = game.round + u8::from(built);
    let marked = data().prosperity.rounds.iter().filter(|&&round| round >= first);
    let builds = marked.clone().count();
    let era = marked.clone().next().map_or(0, |&round| era_of(round));
    let lake = i32::from(data().lake.energy) * (CUBE + 15);
    let mut worth: Vec<i32> = hand
        .iter()
        .map(|tile| {
            let full = tile_worth(game, seat, tile, era, values);
            let sure = if require::met(game, seat, tile) { 85 } else { 35 };
            (full - lake).max(0) * sure / 100 + lake
        })
        .collect();
    worth.sort_unstable_by(|a, b| b.cmp(a));
    worth.iter().take(builds).sum()
}

/// What building a prosperity tile would give, wherever it lies.
fn tile_worth(game: &TheCapitals, seat: Seat, tile: TileId, era: usize, values: &[i32; 8]) -> i32 {
    let worth = |effect: &Effect| match *effect {
        Effect::Move { track, n, per } => {
            let times = match per {
                // Some of its neighbors will do.
                Count::Adj(_) | Count::AdjTypes => 2,
                per => i32::from(run::count(game, seat, tile, Cell::CITY_HALL, per)),
            };
            values[track.index()] * i32::from(n.in_era(era)) * times
        }
        Effect::Special(_) => 150,
    };
    let now: i32 = tile.immediate().as_slice().iter().map(worth).sum();
    let end: i32 = tile.end().as_slice().iter().map(worth).sum();
    let construction = tile.construction().as_ref().map_or(0, worth);
    let permanent = tile.permanent().map_or(0, |permanent| 3 * worth(&permanent.then));
    now + end + construction + permanent + tile.before_expo().as_ref().map_or(0, worth)
}
