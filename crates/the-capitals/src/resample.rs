//! Who knows what: dealing hidden tiles anew for a viewer, and telling what an
//! action would show (2.15a, A48).
//!
//! **Invariant:** which tiles are hidden can be told from those in sight, so
//! only their order differs: in the stacks, among the hands of the others and
//! what went out unseen. Unfinished picks are hidden too.

use insula_core::{Game, NoLog, Rng, Seat, Viewer};

use crate::stock::Hand;
use crate::tile::TileId;
use crate::{Action, MAX_SEATS, TheCapitals};

/// Another state that looks the same to `viewer`.
pub(crate) fn resample(game: &TheCapitals, viewer: Viewer, rng: &mut Rng) -> TheCapitals {
    let mut game = game.clone();
    for stack in &mut game.stacks {
        stack.shuffle(rng);
    }
    redeal_hands(&mut game, viewer, rng);
    if game.turn().is_none_or(|turn| !viewer.is(turn)) {
        *game.pending.get_mut() = None;
    }
    game
}

/// Whether the legal `action` shows somebody a tile that could not be told:
/// one of the hand that is built, or the next ones of a stack.
pub(crate) fn reveals(game: &TheCapitals, seat: Seat, action: Action) -> bool {
    let mut after = game.clone();
    after.commit(seat, action, &mut NoLog);
    // A single tile can be told, and so can a hand when all others are known.
    let drawn = game.stacks.iter().zip(&after.stacks);
    let from_stack = drawn.into_iter().any(|(old, new)| old.len() > 1 && new.len() < old.len());
    let hidden = |game: &TheCapitals| {
        let hands = game.sides.iter().map(|side| side.hand.get().0);
        hands.fold(game.out.get().0, |all, hand| all | hand)
    };
    let shown = hidden(game) & !hidden(&after);
    let others = hidden(game) & !game.side(seat).hand.get().0;
    from_stack || shown != 0 && others != 0
}

/// Deals the hands that the viewer does not know, and what is out, anew.
fn redeal_hands(game: &mut TheCapitals, viewer: Viewer, rng: &mut Rng) {
    let mut pool = [TileId(0); 25];
    let mut count = 0;
    let mut gather = |hand: Hand| {
        for tile in hand.iter() {
            pool[count] = tile;
            count += 1;
        }
    };
    let mut sizes = [0; MAX_SEATS];
    for (seat, side) in (0..).map(Seat).zip(&game.sides) {
        if !viewer.is(seat) {
            sizes[seat.index()] = usize::from(side.hand.get().len());
            gather(*side.hand.get());
        }
    }
    gather(*game.out.get());
    rng.shuffle(&mut pool[..count]);
    let mut rest = &pool[..count];
    for (seat, side) in (0..).map(Seat).zip(&mut game.sides) {
        if !viewer.is(seat) {
            let (hand, left) = rest.split_at(sizes[seat.index()]);
            *side.hand.get_mut() = Hand::of(hand);
            rest = left;
        }
    }
    *game.out.get_mut() = Hand::of(rest);
}
