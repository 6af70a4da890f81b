//! The Prosperity variant: a tile of the hand as itself or as a lake (2.13).

use insula_core::{EventSink, Seat};

use super::{Phase, flow};
use crate::data::data;
use crate::event::Event;
use crate::require;
use crate::stock::Hand;
use crate::tile::TileId;
use crate::{Action, Illegal, TheCapitals};

pub(crate) fn legal(game: &TheCapitals, seat: Seat, out: &mut Vec<Action>) {
    let hand = *game.side(seat).hand.get();
    let met = hand.iter().filter(|&tile| require::met(game, seat, tile));
    out.extend(met.map(Action::Tile));
    // (2.13f) Any tile of the hand.
    out.extend(hand.iter().map(Action::Lake));
}

pub(crate) fn check_hand(game: &TheCapitals, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    match game.side(seat).hand.get().contains(tile) {
        true => Ok(()),
        false => Err(Illegal::NotInHand { tile }),
    }
}

pub(crate) fn check_tile(game: &TheCapitals, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    check_hand(game, seat, tile)?;
    // (2.13c) Met now.
    require::check(game, seat, tile)
}

/// Begins, in the marked rounds (2.13b, 5.6); whether it did.
pub(crate) fn begin(game: &mut TheCapitals) -> bool {
    let marked = game.prosperity && data().prosperity.rounds.contains(&game.round);
    if marked {
        game.phase = Phase::Prosperity;
        game.at = 0;
    }
    marked
}

/// The seat in turn has built.
pub(crate) fn after(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    game.at += 1;
    if game.at < game.seats {
        return;
    }
    // (2.13k, A46) After the last of these rounds nothing of the hands is used.
    if data().prosperity.rounds.last() == Some(&game.round) {
        discard(game, log);
    }
    flow::after_prosperity(game, log);
}

fn discard(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    let mut some = false;
    for side in &mut game.sides {
        let hand = std::mem::replace(side.hand.get_mut(), Hand::NONE);
        some |= !hand.is_empty();
        game.out.get_mut().0 |= hand.0;
    }
    if some {
        log.log(|| Event::Discarded);
    }
}
