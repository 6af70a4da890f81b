//! Enclosed construction tokens move (2.8a to 2.8c).

use insula_core::{EventSink, Seat};

use super::{Phase, flow};
use crate::city::Corner;
use crate::event::Event;
use crate::{Action, Illegal, TheCapitals};

pub(crate) fn legal(game: &TheCapitals, seat: Seat, out: &mut Vec<Action>) {
    if let Some(token) = enclosed(game, seat) {
        game.side(seat).city.spots(token, |corner| out.push(Action::Token(corner)));
    }
}

pub(crate) fn check(game: &TheCapitals, seat: Seat, corner: Corner) -> Result<(), Illegal> {
    let token = enclosed(game, seat).expect("checked: the phase waits for a token");
    let city = &game.side(seat).city;
    city.check_move_token(token, corner).map_err(|why| Illegal::Token { why })
}

pub(crate) fn commit(
    game: &mut TheCapitals,
    seat: Seat,
    corner: Corner,
    log: &mut impl EventSink<Event>,
) {
    let Some(token) = enclosed(game, seat) else { return };
    game.side_mut(seat).city.move_token(token, corner);
    log.log(|| Event::Token { seat, corner });
    go_on(game, log);
}

/// The next seat with an enclosed token is asked, from the seat in turn on.
pub(crate) fn go_on(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    game.phase = Phase::Tokens;
    while game.at < game.seats {
        if enclosed(game, game.order[usize::from(game.at)]).is_some() {
            return;
        }
        game.at += 1;
    }
    flow::after_tokens(game, log);
}

/// The token that a seat must move: the westernmost of those enclosed.
pub(crate) fn enclosed(game: &TheCapitals, seat: Seat) -> Option<Corner> {
    game.side(seat).city.enclosed().next()
}
