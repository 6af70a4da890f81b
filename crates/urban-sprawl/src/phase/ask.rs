//! Answers to what a card or an election asks.

use insula_core::{EventSink, Seat, Seats};

use crate::effect::Worth;
use crate::event::Event;
use crate::grid::{Lot, Lots};
use crate::office::{Office, Vocation};
use crate::run::asks::{self, claimable, controlled, losable, parkable};
use crate::run::effects::{self, Tied};
use crate::run::elections;
use crate::run::frame::{Ask, Asking, Frame};
use crate::{Action, Illegal, UrbanSprawl};

/// The kind of the question on top, as the view and refusals name it.
pub(crate) fn kind(game: &UrbanSprawl) -> &'static str {
    match game.frames.top() {
        Some(Frame::Ask(Asking { now: None, .. })) => "order",
        Some(Frame::Ask(Asking { ask, .. })) => match ask {
            Ask::Tile { .. } => "vocation",
            Ask::PayYou { .. } => "pay-you",
            Ask::PayOrLose { .. } | Ask::PayOrLoseThis { .. } => "pay-or-lose",
            Ask::Marker(_) => "marker",
            Ask::Move => "move",
            Ask::Park => "park",
            Ask::Uncontrol(_) => "uncontrol",
            Ask::Claim { .. } => "claim",
            Ask::Office => "office",
        },
        Some(frame @ Frame::Effect { .. }) => match effects::waits_for(game, frame) {
            Some(Tied::Buildings(_)) => "building",
            Some(Tied::Blocks(_)) => "block",
            Some(Tied::Seats(_)) | None => "seat",
        },
        Some(Frame::Steal { .. }) => "steal",
        Some(Frame::Elect(_)) => "elect",
        Some(Frame::Contractor) => "contractor",
        Some(
            Frame::Card { .. } | Frame::Elections { .. } | Frame::Payout(_) | Frame::EndOfTurn(_),
        )
        | None => "turn",
    }
}

pub(crate) fn legal(game: &UrbanSprawl, out: &mut Vec<Action>) {
    let Some(frame) = game.frames.top() else { return };
    match frame {
        Frame::Ask(asking) => match asking.now {
            None => out.extend(asking.left.iter().map(Action::Next)),
            Some(seat) => legal_answers(game, &asking, seat, out),
        },
        Frame::Effect { .. } => match effects::waits_for(game, frame) {
            Some(Tied::Seats(seats)) => out.extend(seats.iter().map(Action::Seat)),
            Some(Tied::Buildings(lots)) => out.extend(lots.iter().map(Action::Building)),
            Some(Tied::Blocks(lots)) => out.extend(lots.iter().map(Action::Block)),
            None => {}
        },
        Frame::Steal { vocation, .. } => {
            out.extend(effects::robbed(game, vocation).iter().map(Action::Steal));
            out.push(Action::Decline);
        }
        Frame::Elect(office) => {
            out.extend(elections::candidates(game, office).iter().map(Action::Elect));
        }
        Frame::Contractor => {
            out.extend(elections::least_prestige(game).iter().map(Action::Contractor));
        }
        Frame::Card { .. } | Frame::Elections { .. } | Frame::Payout(_) | Frame::EndOfTurn(_) => {}
    }
}

/// The answers of the seat in question, which has a real choice.
fn legal_answers(game: &UrbanSprawl, asking: &Asking, seat: Seat, out: &mut Vec<Action>) {
    let lots = |lots: Lots, action: fn(Lot) -> Action, out: &mut Vec<Action>| {
        out.extend(lots.iter().map(action));
    };
    match asking.ask {
        Ask::Tile { .. } | Ask::PayYou { .. } => out.extend(Worth::ALL.map(Action::Worth)),
        Ask::PayOrLose { worth, n, of } => {
            if has(game, seat, worth, n) {
                out.push(Action::Pay);
            }
            lots(losable(game, seat, of), Action::Lose, out);
        }
        Ask::PayOrLoseThis { lot, .. } => out.extend([Action::Pay, Action::Lose(lot)]),
        Ask::Marker(_) => out.extend(game.map.free_spaces().map(Action::Marker)),
        Ask::Move => {
            for from in crate::grid::Space::all() {
                if game.map.marker(from).is_some() {
                    out.extend(game.map.free_spaces().map(|to| Action::Move(from, to)));
                }
            }
            out.push(Action::Decline);
        }
        Ask::Park => lots(parkable(game, seat), Action::Park, out),
        Ask::Uncontrol(zone) => {
            lots(controlled(game, zone.kind()), Action::Uncontrol, out);
            out.push(Action::Decline);
        }
        Ask::Claim { zone, cost } => {
            let kind = zone.map(|zone| zone.kind());
            lots(claimable(game, seat, kind, cost), Action::Claim, out);
            out.push(Action::Decline);
        }
        Ask::Office => {
            out.extend(Office::ALL.into_iter().filter(|&o| game.in_play(o)).map(Action::Office));
        }
    }
}

/// Whether an action answers the question on top.
pub(crate) fn check(game: &UrbanSprawl, action: Action) -> Result<(), Illegal> {
    let wrong = || Err(Illegal::WrongPart { what: action.name(), part: kind(game) });
    let among = |seats: Seats, seat: Seat, no: Illegal| {
        if seats.contains(seat) { Ok(()) } else { Err(no) }
    };
    let Some(frame) = game.frames.top() else { return wrong() };
    match (frame, action) {
        (Frame::Ask(asking), _) => match (asking.now, action) {
            // (1.16)
            (None, Action::Next(seat)) => {
                among(asking.left, seat, Illegal::NothingToChoose { seat })
            }
            (None, _) => wrong(),
            (Some(seat), _) => check_answer(game, &asking, seat, action),
        },
        (Frame::Effect { .. }, _) => match (effects::waits_for(game, frame), action) {
            // (1.15)
            (Some(Tied::Seats(seats)), Action::Seat(seat)) => among(seats, seat, Illegal::NotTied),
            (Some(Tied::Buildings(lots)), Action::Building(lot))
            | (Some(Tied::Blocks(lots)), Action::Block(lot)) => match lots.contains(lot) {
                true => Ok(()),
                false => Err(Illegal::NotTied),
            },
            _ => wrong(),
        },
        // (5.4b)
        (Frame::Steal { vocation, .. }, Action::Steal(seat)) => check_steal(game, vocation, seat),
        (Frame::Steal { .. }, Action::Decline) => Ok(()),
        // (7.7)
        (Frame::Elect(office), Action::Elect(seat)) => {
            let tied = elections::candidates(game, office);
            among(tied, seat, Illegal::NotElectable { seat })
        }
        (Frame::Contractor, Action::Contractor(seat)) => {
            among(elections::least_prestige(game), seat, Illegal::NotElectable { seat })
        }
        _ => wrong(),
    }
}

fn check_steal(game: &UrbanSprawl, vocation: Vocation, seat: Seat) -> Result<(), Illegal> {
    if effects::robbed(game, vocation).contains(seat) {
        Ok(())
    } else {
        Err(Illegal::NoVocation { seat, vocation })
    }
}

/// Whether an action answers the question for the seat in question.
fn check_answer(
    game: &UrbanSprawl,
    asking: &Asking,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    let only = |right: bool, no: Illegal| if right { Ok(()) } else { Err(no) };
    match (asking.ask, action) {
        (Ask::Tile { .. }, Action::Worth(_)) => Ok(()),
        // (5.4c)
        (Ask::Tile { .. }, Action::Decline) => Err(Illegal::MustChoose),
        (Ask::PayYou { n }, Action::Worth(worth)) => {
            // (14.1.14)
            only(has(game, seat, worth, n), Illegal::NotInFull { worth, n })
        }
        (Ask::PayOrLose { worth, n, .. } | Ask::PayOrLoseThis { worth, n, .. }, Action::Pay) => {
            // (14.1.15)
            only(has(game, seat, worth, n), Illegal::CannotPayOff { worth, n })
        }
        (Ask::PayOrLose { of, .. }, Action::Lose(lot)) => {
            only(losable(game, seat, of).contains(lot), Illegal::NotToLose { lot })
        }
        // (14.1.16)
        (Ask::PayOrLoseThis { lot, .. }, Action::Lose(other)) => {
            only(lot == other, Illegal::NotLowest { lot: other })
        }
        // (6.1, 14.1.19)
        (Ask::Marker(_), Action::Marker(space)) => {
            only(game.map.marker(space).is_none(), Illegal::SpaceTaken { space })
        }
        (Ask::Move, Action::Move(from, to)) => {
            // (6.2)
            if game.map.marker(from).is_none() {
                return Err(Illegal::NoMarker { space: from });
            }
            // (14.1.20)
            only(game.map.marker(to).is_none(), Illegal::CannotMoveThere { space: to })
        }
        (Ask::Park, Action::Park(lot)) => {
            // (7.9, 14.1.21)
            let no = Illegal::NoParkThere { lot, mayor: asking.card.is_none() };
            only(parkable(game, seat).contains(lot), no)
        }
        (Ask::Uncontrol(zone), Action::Uncontrol(lot)) => {
            // (14.1.22)
            let right = controlled(game, zone.kind()).contains(lot);
            only(right, Illegal::NotControlled { lot, zone })
        }
        (Ask::Claim { zone, cost }, Action::Claim(lot)) => {
            // (14.1.23)
            let lots = claimable(game, seat, zone.map(|zone| zone.kind()), cost);
            only(lots.contains(lot), Illegal::NotClaimable { lot })
        }
        (Ask::Office, Action::Office(office)) => {
            // (14.1.25)
            only(game.in_play(office), Illegal::OfficeNotInPlay { office })
        }
        // (14.1.5) Only what may be done can be declined.
        (Ask::Move | Ask::Uncontrol(_) | Ask::Claim { .. }, Action::Decline) => Ok(()),
        (_, Action::Decline) => Err(Illegal::MustDo),
        (_, _) => Err(Illegal::WrongPart { what: action.name(), part: kind(game) }),
    }
}

/// Whether a seat has so much of it.
fn has(game: &UrbanSprawl, seat: Seat, worth: Worth, n: u8) -> bool {
    let party = game.party(seat);
    let have = match worth {
        Worth::Wealth => party.wealth,
        Worth::Prestige => party.prestige,
    };
    have >= n.into()
}

/// Carries out an answer; what follows is run after it.
pub(crate) fn commit(
    game: &mut UrbanSprawl,
    seat: Seat,
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    let frame = game.frames.top().expect("checked: something is asked");
    match (frame, action) {
        (Frame::Ask(asking), Action::Next(seat)) => {
            log.log(|| Event::Next { seat });
            asks::name(game, asking, seat);
        }
        (Frame::Ask(asking), _) => asks::answer(game, asking, seat, action, log),
        (Frame::Effect { card, at, site, block, .. }, Action::Seat(seat)) => {
            log.log(|| Event::PickedSeat { seat, card });
            let seat = Some(seat);
            game.frames.replace(Frame::Effect { card, at, site, seat, lot: None, block });
        }
        (Frame::Effect { card, at, site, block, .. }, Action::Building(lot)) => {
            log.log(|| Event::PickedBuilding { lot, card });
            let lot = Some(lot);
            game.frames.replace(Frame::Effect { card, at, site, seat: None, lot, block });
        }
        (Frame::Effect { card, at, site, seat, lot, .. }, Action::Block(first)) => {
            let block = first.block();
            log.log(|| Event::PickedBlock { block, card });
            let block = Some(block);
            game.frames.replace(Frame::Effect { card, at, site, seat, lot, block });
        }
        (Frame::Steal { vocation, .. }, Action::Steal(from)) => {
            game.frames.pop();
            game.party_mut(from).vocations[vocation.index()] -= 1;
            game.party_mut(seat).vocations[vocation.index()] += 1;
            log.log(|| Event::Vocation { seat, vocation, from: Some(from) });
        }
        (Frame::Steal { card, .. }, _) => {
            game.frames.pop();
            log.log(|| Event::Declined { seat, card });
        }
        (Frame::Elect(office), Action::Elect(chosen)) => {
            elections::elected(game, chosen, office, Some(seat), log);
        }
        (Frame::Contractor, Action::Contractor(chosen)) => {
            elections::assign(game, chosen, Some(seat), log);
        }
        (frame, action) => unreachable!("checked: {action} is no answer to {frame:?}"),
    }
}
