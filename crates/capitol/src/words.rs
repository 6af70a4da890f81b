//! What is asked of a seat, and its actions, in words.

mod tell;

pub(crate) use tell::tell;

use insula_core::{Game, Message, Say, Seat};

use crate::cards::Kind;
use crate::phase::construction::Pending;
use crate::phase::{self, Phase};
use crate::{Action, Capitol, Illegal};

/// What is asked of `seat` now.
pub(crate) fn prompt(game: &Capitol, seat: Seat) -> Message {
    if game.to_act().contains(seat) {
        return ask(game, seat);
    }
    match game.phase {
        Phase::Construction | Phase::Draw => Message::new("capitol-ask-wait")
            .with("seat", game.turn)
            .with("phase", game.phase.name()),
        Phase::Put => Message::new("capitol-ask-wait-put")
            .with("seat", game.turn)
            .with("piece", phase::piece(game).name()),
        Phase::Auction => Message::new("capitol-ask-wait-bids")
            .with("seats", game.to_act().iter().collect::<Vec<_>>()),
        Phase::Over => {
            let winners: Vec<Seat> = phase::final_scores(game).winners().collect();
            Message::new("capitol-ask-over")
                .with("count", winners.len() as u8)
                .with("winners", winners)
        }
    }
}

fn ask(game: &Capitol, seat: Seat) -> Message {
    match (game.phase, *game.pending.get()) {
        (Phase::Construction, Some(Pending { card, first })) => match card.suit().kind() {
            Kind::Roof => Message::new("capitol-ask-roof").with("card", card.say()),
            Kind::Permit => Message::new("capitol-ask-place")
                .with("card", card.say())
                .with("color", card.suit().name()),
            Kind::Floor if first.is_some() => {
                Message::new("capitol-ask-second").with("card", card.say())
            }
            Kind::Floor => Message::new("capitol-ask-floor")
                .with("card", card.say())
                .with("n", game.supply.min(2)),
        },
        (Phase::Construction, None) => Message::new("capitol-ask-play"),
        (Phase::Auction, _) => Message::new("capitol-ask-bid")
            .with("piece", phase::piece(game).name())
            .with("n", game.auction + 1)
            .with("total", game.side(seat).bid.get().total()),
        (Phase::Put, _) => Message::new("capitol-ask-put").with("piece", phase::piece(game).name()),
        (Phase::Draw, _) => Message::new("capitol-ask-draw").with("n", game.due),
        (Phase::Over, _) => Illegal::Over.say(),
    }
}

/// The legal `action` in words.
pub(crate) fn describe(game: &Capitol, seat: Seat, action: Action) -> Message {
    match action {
        Action::Pass => Message::new("capitol-do-pass"),
        Action::Play(card) => Message::new("capitol-do-play").with("card", card.say()),
        Action::Nothing => Message::new("capitol-do-nothing"),
        Action::Floor(floors) => Message::new("capitol-do-floor").with("n", floors),
        Action::Roof(shape, floors) => {
            Message::new("capitol-do-roof").with("shape", shape.name()).with("n", floors)
        }
        Action::Place(area, shape, floors) => Message::new("capitol-do-place")
            .with("area", area.say())
            .with("shape", shape.name())
            .with("n", floors),
        Action::Bid(card) => Message::new("capitol-do-bid").with("card", card.say()),
        Action::Seal => {
            Message::new("capitol-do-seal").with("n", game.side(seat).bid.get().total())
        }
        Action::Put(area) => Message::new("capitol-do-put")
            .with("piece", phase::piece(game).name())
            .with("area", area.say()),
        Action::Draw(kind) => match game.queues[kind as usize].top() {
            Some(card) => Message::new("capitol-do-draw").with("card", card.face().say()),
            None => Illegal::NoneLeft { kind }.say(),
        },
    }
}
