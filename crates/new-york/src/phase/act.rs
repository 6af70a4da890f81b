//! One of three actions (3.0): the picks of each are in a file of their own.

use insula_core::{EventSink, Seat};

use super::{buy, end_actions, redesign, take};
use crate::event::Event;
use crate::money::{Bank, Notes};
use crate::tile::TileId;
use crate::{Action, Illegal, NewYork};

/// An action that has begun. Nobody else sees it until it is finished (8.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Pending {
    /// Cards at these places of the display are picked, a bit each.
    Take { places: u8 },
    /// The slot's tile is being paid with these cards.
    Pay { bank: Bank, notes: Notes },
    /// This reserve tile is chosen.
    Move { tile: TileId },
}

impl Pending {
    fn name(self) -> &'static str {
        match self {
            Pending::Take { .. } => "take",
            Pending::Pay { .. } => "pay",
            Pending::Move { .. } => "move",
        }
    }
}

#[inline]
pub(crate) fn legal(game: &NewYork, seat: Seat, out: &mut Vec<Action>) {
    match *game.pending.get() {
        Some(Pending::Take { places }) => take::legal(game, places, out),
        Some(Pending::Pay { bank, notes }) => buy::legal_pay(game, seat, bank, notes, out),
        Some(Pending::Move { tile }) => redesign::legal_to(game, seat, tile, out),
        None => {
            let before = out.len();
            take::legal(game, 0, out);
            buy::legal(game, seat, out);
            redesign::legal(game, seat, out);
            // (3.7) Only then.
            if out.len() == before {
                out.push(Action::Pass);
            }
        }
    }
}

pub(crate) fn check(game: &NewYork, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (action, *game.pending.get()) {
        (Action::Take(card), None) => take::check(game, 0, card),
        (Action::Take(card), Some(Pending::Take { places })) => take::check(game, places, card),
        (Action::Buy(bank), None) => buy::check(game, seat, bank),
        (Action::Pay(card), Some(Pending::Pay { bank, notes })) => {
            buy::check_pay(game, seat, bank, notes, card)
        }
        (Action::Done, Some(Pending::Take { .. })) => Ok(()),
        (Action::Done, Some(Pending::Pay { bank, notes })) => buy::check_done(game, bank, notes),
        (Action::Done, None) => Err(Illegal::NothingPicked),
        (Action::Move(tile), None) => redesign::check_move(game, seat, tile),
        (Action::Put(cell), Some(Pending::Move { tile })) => {
            redesign::check_put(game, seat, tile, cell)
        }
        (Action::Swap(old), Some(Pending::Move { tile })) => {
            redesign::check_swap(game, seat, tile, old)
        }
        (Action::Dismantle(tile), None) => redesign::check_dismantle(game, seat, tile),
        (Action::Pass, None) => check_pass(game, seat),
        // (3.0) An action that has begun is finished first, and none is made
        // of another one's picks.
        (
            Action::Take(_)
            | Action::Buy(_)
            | Action::Pay(_)
            | Action::Done
            | Action::Move(_)
            | Action::Put(_)
            | Action::Swap(_)
            | Action::Dismantle(_)
            | Action::Lay(..)
            | Action::Keep(_)
            | Action::Give(_)
            | Action::Pass,
            pending,
        ) => {
            let phase = pending.map_or(game.phase.name(), Pending::name);
            Err(Illegal::WrongPhase { what: action.name(), phase })
        }
    }
}

#[inline]
pub(crate) fn commit(
    game: &mut NewYork,
    seat: Seat,
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    match action {
        Action::Take(card) => take::commit(game, card),
        Action::Buy(bank) => {
            *game.pending.get_mut() = Some(Pending::Pay { bank, notes: Notes::default() });
        }
        Action::Pay(card) => buy::commit_pay(game, card),
        Action::Move(tile) => *game.pending.get_mut() = Some(Pending::Move { tile }),
        Action::Done => match *game.pending.get() {
            Some(Pending::Take { places }) => take::finish(game, seat, places, log),
            Some(Pending::Pay { bank, notes }) => buy::finish(game, seat, bank, notes, log),
            Some(Pending::Move { .. }) | None => {}
        },
        Action::Put(_) | Action::Swap(_) | Action::Dismantle(_) => {
            redesign::commit(game, seat, action, log);
        }
        Action::Pass => {
            log.log(|| Event::Passed { seat });
            end_actions(game, log);
        }
        Action::Lay(..) | Action::Keep(_) | Action::Give(_) => {}
    }
}

/// (3.7) Nothing may be taken, bought or redesigned.
fn check_pass(game: &NewYork, seat: Seat) -> Result<(), Illegal> {
    let side = game.side(seat);
    let buys = Bank::ALL.into_iter().any(|bank| buy::check(game, seat, bank).is_ok());
    let moves = side.reserve.iter().any(|tile| redesign::check_move(game, seat, tile).is_ok());
    let goes = side.city.tiles().any(|(tile, _)| side.city.check_remove(tile).is_ok());
    match game.display.cards().is_empty() && !buys && !moves && !goes {
        true => Ok(()),
        false => Err(Illegal::CannotPass),
    }
}
