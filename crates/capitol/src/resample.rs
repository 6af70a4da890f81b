//! Who knows what: dealing the hidden cards anew for a viewer, and telling
//! what an action would show (5).
//!
//! **Invariant:** how many cards of each kind a hand has is public; only
//! which ones may differ.

use insula_core::{Rng, Seat, Viewer};

use crate::cards::{CardId, CardSet, Kind};
use crate::data::data;
use crate::phase::{Phase, auction};
use crate::{Action, Capitol};

/// Another state that looks the same to `viewer`.
pub(crate) fn resample(game: &Capitol, viewer: Viewer, rng: &mut Rng) -> Capitol {
    let mut game = game.clone();
    for kind in Kind::ALL {
        redeal(&mut game, viewer, kind, rng);
    }
    if !viewer.is(game.turn) {
        *game.pending.get_mut() = None;
    }
    for seat in (0..game.seats).map(Seat).filter(|&seat| !viewer.is(seat)) {
        let bid = match game.phase == Phase::Auction && game.sealed.contains(seat) {
            true => any_bid(*game.side(seat).hand.get(), game.side(seat).seen, rng),
            false => CardSet::default(),
        };
        *game.side_mut(seat).bid.get_mut() = bid;
    }
    game
}

/// Whether the legal `action` shows anybody something new. Whoever sees the
/// least, a spectator, decides: what a spectator can tell, everybody can.
pub(crate) fn reveals(game: &Capitol, seat: Seat, action: Action) -> bool {
    match action {
        // Private until it is carried out, or about open things only.
        Action::Pass | Action::Play(_) | Action::Bid(_) | Action::Put(_) => false,
        Action::Floor(_) if !completes_floors(game) => false,
        Action::Nothing | Action::Floor(_) | Action::Roof(..) | Action::Place(..) => {
            let card = game.pending.get().map(|pending| pending.card);
            let side = game.side(seat);
            let card = card.and_then(|face| side.hand.get().copy_of(face, side.seen));
            card.is_some_and(|card| is_news(game, seat, card))
        }
        Action::Seal => {
            let mut others = auction::bidders(game);
            others.remove(seat);
            let sealed_before = (0..game.seats).any(|other| game.sealed.contains(Seat(other)));
            // The last bid shows all that were sealed before it, empty ones too.
            others.is_empty()
                && (sealed_before
                    || game.side(seat).bid.get().cards().any(|card| is_news(game, seat, card)))
        }
        // The card under the top, unless there is only one thing it can be.
        Action::Draw(kind) => {
            let pool = hidden_from_all(game, kind);
            !game.queues[kind as usize].hidden().is_empty() && pool.faces().nth(1).is_some()
        }
    }
}

fn completes_floors(game: &Capitol) -> bool {
    game.supply == 1 || game.pending.get().is_some_and(|pending| pending.first.is_some())
}

/// Whether a spectator could not have told that `seat` holds `card`.
fn is_news(game: &Capitol, seat: Seat, card: CardId) -> bool {
    if game.side(seat).seen.contains(card) {
        return false;
    }
    let pool = hidden_from_all(game, card.face().suit().kind());
    let elsewhere = pool.without(*game.side(seat).hand.get());
    !elsewhere.is_empty() && pool.faces().nth(1).is_some()
}

/// The cards of a kind that are not in sight of a spectator.
fn hidden_from_all(game: &Capitol, kind: Kind) -> CardSet {
    let mut pool = CardSet::default();
    for side in &game.sides {
        pool = pool.or(side.hand.get().without(side.seen).of(kind));
    }
    for &card in game.queues[kind as usize].hidden() {
        pool.insert(card);
    }
    pool
}

/// Deals the cards of one kind that `viewer` has not seen anew among the
/// places where they can be.
fn redeal(game: &mut Capitol, viewer: Viewer, kind: Kind, rng: &mut Rng) {
    let all = CardSet(data().of_kind[kind as usize]);
    let mut pool = game.queues[kind as usize].hidden().to_vec();
    for (seat, side) in game.sides.iter().enumerate() {
        if !viewer.is(Seat(seat as u8)) {
            pool.extend(side.hand.get().without(side.seen).and(all).cards());
        }
    }
    rng.shuffle(&mut pool);
    let mut deal = pool.into_iter();
    for (seat, side) in game.sides.iter_mut().enumerate() {
        if !viewer.is(Seat(seat as u8)) {
            let unseen = side.hand.get().without(side.seen).and(all);
            let mut hand = side.hand.get().without(unseen);
            deal.by_ref().take(usize::from(unseen.len())).for_each(|card| hand.insert(card));
            *side.hand.get_mut() = hand;
        }
    }
    for (place, card) in game.queues[kind as usize].hidden_mut().iter_mut().zip(deal) {
        *place = card;
    }
}

/// Any subset of a hand, small ones more often, as people bid.
fn any_bid(hand: CardSet, seen: CardSet, rng: &mut Rng) -> CardSet {
    let mut cards: Vec<CardId> = hand.cards().collect();
    rng.shuffle(&mut cards);
    let end = u32::from(hand.len()) + 1;
    let size = rng.below(end).min(rng.below(end));
    let mut bid = CardSet::default();
    for card in &cards[..size as usize] {
        let copy = hand.without(bid).copy_of(card.face(), seen);
        bid.insert(copy.expect("checked: as many copies are held as are picked"));
    }
    bid
}
