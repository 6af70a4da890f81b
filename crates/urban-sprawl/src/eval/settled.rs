//! The questions of a build with quick answers, as its seats are likely to give
//! them, so that what it gives can be seen.

use insula_core::{Game, NoLog, Seat, Seats};

use crate::effect::Worth;
use crate::grid::{Lot, Lots, Space};
use crate::office::Office;
use crate::phase::Phase;
use crate::run::asks::{claimable, controlled, losable, parkable};
use crate::run::effects::{self, Tied};
use crate::run::elections;
use crate::run::frame::{Ask, Asking, Frame};
use crate::{Action, UrbanSprawl};

/// Wealth is taken below this, prestige from it on.
const POOR: u16 = 8;
/// How many answers are given before the state is judged as it stands.
const ANSWERS: usize = 24;

/// Hands the state on, with the questions of a build answered. What the end of
/// a turn asks stays: what follows depends on hidden cards.
pub(super) fn settled(game: &UrbanSprawl, judge: impl FnOnce(&UrbanSprawl)) {
    let ends = matches!(game.frames.bottom(), Some(Frame::EndOfTurn(_)));
    if game.phase != Phase::Ask || ends {
        return judge(game);
    }
    let mut next = game.clone();
    for _ in 0..ANSWERS {
        let (Phase::Ask, Some(asked)) = (next.phase, next.asked()) else { break };
        let Some(answer) = answer(&next, asked) else { break };
        next.commit(asked, answer, &mut NoLog);
    }
    judge(&next);
}

/// What `seat`, which is asked, would do; none if there is nothing to do.
fn answer(game: &UrbanSprawl, seat: Seat) -> Option<Action> {
    let own = |seats: Seats| if seats.contains(seat) { Some(seat) } else { seats.first() };
    match game.frames.top()? {
        Frame::Ask(Asking { now: None, left, .. }) => own(left).map(Action::Next),
        Frame::Ask(Asking { ask, .. }) => reply(game, seat, ask),
        frame @ Frame::Effect { .. } => match effects::waits_for(game, frame)? {
            Tied::Seats(seats) => own(seats).map(Action::Seat),
            Tied::Buildings(lots) => lots.first().map(Action::Building),
            Tied::Blocks(lots) => lots.first().map(Action::Block),
        },
        Frame::Steal { vocation, .. } => effects::robbed(game, vocation).first().map(Action::Steal),
        Frame::Elect(office) => own(elections::candidates(game, office)).map(Action::Elect),
        Frame::Contractor => own(elections::least_prestige(game)).map(Action::Contractor),
        Frame::Card { .. } | Frame::Elections { .. } | Frame::Payout(_) | Frame::EndOfTurn(_) => {
            None
        }
    }
}

fn reply(game: &UrbanSprawl, seat: Seat, ask: Ask) -> Option<Action> {
    let party = game.party(seat);
    let dearest = |lots: Lots| lots.iter().max_by_key(|&lot| value(game, lot));
    match ask {
        Ask::Tile { .. } => {
            let poor = party.wealth < POOR;
            Some(Action::Worth(if poor { Worth::Wealth } else { Worth::Prestige }))
        }
        Ask::PayYou { .. } => Some(Action::Worth(Worth::ALL[0])),
        Ask::PayOrLose { worth, n, of } => {
            let have = match worth {
                Worth::Wealth => party.wealth,
                Worth::Prestige => party.prestige,
            };
            match have >= n.into() {
                true => Some(Action::Pay),
                false => losable(game, seat, of).first().map(Action::Lose),
            }
        }
        Ask::PayOrLoseThis { .. } => Some(Action::Pay),
        Ask::Marker(_) => {
            let best = game.map.free_spaces().max_by_key(|&space| lead(game, seat, space));
            best.map(Action::Marker)
        }
        Ask::Move => Some(Action::Decline),
        Ask::Park => dearest(parkable(game, seat)).map(Action::Park),
        Ask::Uncontrol(zone) => {
            let lots = controlled(game, zone.kind()).iter();
            let others = lots.filter(|&lot| game.map.owner(lot) != Some(seat));
            let best = others.max_by_key(|&lot| value(game, lot));
            Some(best.map_or(Action::Decline, Action::Uncontrol))
        }
        Ask::Claim { zone, cost } => {
            let lots = claimable(game, seat, zone.map(|zone| zone.kind()), cost);
            Some(dearest(lots).map_or(Action::Decline, Action::Claim))
        }
        Ask::Office => Office::ALL.into_iter().find(|&o| game.in_play(o)).map(Action::Office),
    }
}

/// How far a seat is ahead in the row of a gray space.
fn lead(game: &UrbanSprawl, seat: Seat, space: Space) -> i32 {
    let count = |of: Seat| i32::from(game.map.in_row(of, space.row()));
    let others = game.all_seats().filter(|&other| other != seat).map(count).max();
    2 * count(seat) - others.unwrap_or(0)
}

fn value(game: &UrbanSprawl, lot: Lot) -> u8 {
    game.map.value(lot.block())
}
