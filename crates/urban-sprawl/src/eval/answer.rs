//! Quick answers to the questions of a build, as its seats are likely to give
//! them.

use insula_core::{Game, Seat};

use crate::effect::Worth;
use crate::grid::{Lot, Row, Space};
use crate::run::frame::{Ask, Asking, Frame};
use crate::{Action, UrbanSprawl};

/// Wealth is taken below this, prestige from it on.
const POOR: u16 = 8;

/// What `seat`, which is asked, would do; none if there is nothing to do.
pub(super) fn answer(game: &UrbanSprawl, seat: Seat) -> Option<Action> {
    let mut offers = Vec::new();
    game.legal_actions(seat, &mut offers);
    let Some(Frame::Ask(Asking { ask, now: Some(_), .. })) = game.frames.top() else {
        return first_for(seat, &offers);
    };
    match ask {
        Ask::Tile { .. } => {
            let poor = game.party(seat).wealth < POOR;
            let worth = if poor { Worth::Wealth } else { Worth::Prestige };
            Some(Action::Worth(worth))
        }
        Ask::PayYou { .. } | Ask::PayOrLose { .. } | Ask::PayOrLoseThis { .. } | Ask::Office => {
            offers.first().copied()
        }
        Ask::Marker(_) => best(&offers, |action| match action {
            Action::Marker(space) => lead(game, seat, space),
            _ => i32::MIN,
        }),
        Ask::Move => Some(Action::Decline),
        Ask::Park => best(&offers, |action| match action {
            Action::Park(lot) => value(game, lot),
            _ => i32::MIN,
        }),
        Ask::Uncontrol(_) => best(&offers, |action| match action {
            Action::Uncontrol(lot) if game.map.owner(lot) != Some(seat) => value(game, lot),
            _ => 0,
        }),
        Ask::Claim { .. } => best(&offers, |action| match action {
            Action::Claim(lot) => value(game, lot),
            _ => 0,
        }),
    }
}

/// A tie goes to oneself, if one is tied.
fn first_for(seat: Seat, offers: &[Action]) -> Option<Action> {
    let own = |action: &&Action| matches!(**action, Action::Elect(to) | Action::Contractor(to) | Action::Next(to) if to == seat);
    offers.iter().find(own).or(offers.first()).copied()
}

fn best(offers: &[Action], worth: impl Fn(Action) -> i32) -> Option<Action> {
    offers.iter().copied().max_by_key(|&action| worth(action))
}

/// How far a seat is ahead in the row of a gray space.
fn lead(game: &UrbanSprawl, seat: Seat, space: Space) -> i32 {
    let row: Row = space.row();
    let count = |of: Seat| i32::from(game.map.in_row(of, row));
    let others = game.all_seats().filter(|&other| other != seat).map(count).max();
    2 * count(seat) - others.unwrap_or(0)
}

fn value(game: &UrbanSprawl, lot: Lot) -> i32 {
    game.map.value(lot.block()).into()
}
