//! End phase: from the start player clockwise each draws a whole allotment
//! (3.5).

use insula_core::{EventSink, Seat};

use crate::cards::Kind;
use crate::event::Event;
use crate::{Action, Capitol, Illegal, phase, score};

pub(crate) fn legal(game: &Capitol, out: &mut Vec<Action>) {
    let open = Kind::ALL.into_iter().filter(|&kind| game.queues[kind as usize].len() > 0);
    out.extend(open.map(Action::Draw));
}

pub(crate) fn check(game: &Capitol, action: Action) -> Result<(), Illegal> {
    let Action::Draw(kind) = action else {
        return Err(Illegal::WrongPhase { phase: game.phase });
    };
    // (3.5.5) Neither stack nor discards.
    match game.queues[kind as usize].top() {
        Some(_) => Ok(()),
        None => Err(Illegal::NoneLeft { kind }),
    }
}

pub(crate) fn commit(game: &mut Capitol, seat: Seat, kind: Kind, log: &mut impl EventSink<Event>) {
    // (3.5.3) The top card, which everybody has seen.
    let card = game.queues[kind as usize].draw();
    let side = game.side_mut(seat);
    side.hand.get_mut().insert(card);
    side.seen.insert(card);
    log.log(|| Event::Drew { seat, card: card.face() });
    game.due -= 1;
    if game.due > 0 && !nothing_left(game) {
        return;
    }
    finish(game, seat, log);
    after(game, seat, log);
}

/// The end phase begins with the start player (3.5.1).
pub(crate) fn give_turn(game: &mut Capitol, seat: Seat, log: &mut impl EventSink<Event>) {
    game.turn = seat;
    game.due = score::allotment(game, seat);
    if nothing_left(game) {
        finish(game, seat, log);
        after(game, seat, log);
    }
}

/// (3.5.5) What cannot be drawn is lost.
fn finish(game: &mut Capitol, seat: Seat, log: &mut impl EventSink<Event>) {
    let lost = std::mem::take(&mut game.due);
    if lost > 0 {
        log.log(|| Event::Lost { seat, cards: lost });
    }
}

fn after(game: &mut Capitol, seat: Seat, log: &mut impl EventSink<Event>) {
    match seat.next(game.seats) {
        next if next == game.start => phase::next_round(game, log),
        next => give_turn(game, next, log),
    }
}

fn nothing_left(game: &Capitol) -> bool {
    game.queues.iter().all(|queue| queue.len() == 0)
}
