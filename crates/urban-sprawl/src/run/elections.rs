//! Elections and the Contractor (7).

use insula_core::{EventSink, Seat, Seats};

use super::frame::{Ask, Asking, Frame};
use crate::UrbanSprawl;
use crate::board::board;
use crate::event::Event;
use crate::office::Office;

/// The pawn moves on; what it meets is elected if it is in play (7.1, 7.2).
pub(crate) fn next(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) {
    let office = game.pawn.next();
    game.pawn = office;
    let in_play = game.in_play(office);
    log.log(|| Event::Pawn { office, in_play });
    if in_play {
        game.frames.push(Frame::Elect(office));
    }
}

/// One election after another (R43); an office that is not in play is skipped.
pub(super) fn all(game: &mut UrbanSprawl, next: Option<Office>) -> bool {
    let Some(office) = next else {
        game.frames.pop();
        return false;
    };
    let after = (office != Office::UnionBoss).then(|| office.next());
    game.frames.replace(Frame::Elections { next: after });
    if game.in_play(office) {
        game.frames.push(Frame::Elect(office));
    }
    false
}

/// Elects; waits for the decider if there is a tie.
pub(super) fn elect(
    game: &mut UrbanSprawl,
    office: Office,
    log: &mut impl EventSink<Event>,
) -> bool {
    let tied = candidates(game, office);
    match tied.first() {
        // (7.6, R8, R41) The Contractor is assigned in any case.
        None => {
            log.log(|| Event::NobodyElected { office });
            game.frames.replace(Frame::Contractor);
        }
        Some(seat) if tied.len() == 1 => elected(game, seat, office, None, log),
        Some(_) => return true,
    }
    false
}

/// The top frame's election is decided: the tile, the Mayor's park, and then
/// the Contractor (7.8).
pub(crate) fn elected(
    game: &mut UrbanSprawl,
    seat: Seat,
    office: Office,
    by: Option<Seat>,
    log: &mut impl EventSink<Event>,
) {
    let again = game.holder(office) == Some(seat);
    log.log(|| Event::Elected { seat, office, again, by });
    game.frames.replace(Frame::Contractor);
    take(game, seat, office);
}

/// A seat takes an office; a Mayor's park comes next (7.9).
pub(crate) fn take(game: &mut UrbanSprawl, seat: Seat, office: Office) {
    game.offices[office.index()] = Some(seat);
    if office == Office::Mayor {
        game.frames.push(Frame::Ask(Asking {
            ask: Ask::Park,
            card: None,
            at: 0,
            site: None,
            left: Seats::one(seat),
            now: None,
            items: 0,
        }));
    }
}

/// Assigns the Contractor at the end of an election; waits if there is a tie
/// (7.10).
pub(super) fn contractor(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) -> bool {
    if !game.contractor_open {
        game.frames.pop();
        return false;
    }
    let tied = least_prestige(game);
    if tied.len() > 1 {
        return true;
    }
    let seat = tied.first().expect("checked: somebody has the least prestige");
    assign(game, seat, None, log);
    false
}

/// The Contractor goes to a seat.
pub(crate) fn assign(
    game: &mut UrbanSprawl,
    seat: Seat,
    by: Option<Seat>,
    log: &mut impl EventSink<Event>,
) {
    game.frames.pop();
    if game.contractor != Some(seat) {
        game.contractor = Some(seat);
        log.log(|| Event::Contractor { seat, by });
    }
}

/// Who would be elected now; several are tied, nobody qualifies if there is
/// none (7.4, 7.5).
pub(crate) fn candidates(game: &UrbanSprawl, office: Office) -> Seats {
    let seats = Seats::all(game.seats);
    let Some(zone) = board().offices[office.index()].zone else {
        return best(seats, |seat| game.party(seat).tiles().into());
    };
    let own = |seat| game.map.controlled(zone.kind(), seat);
    // (R8) Uncontrolled buildings elect nobody.
    let mut builders = seats;
    seats.iter().filter(|&seat| own(seat).is_empty()).for_each(|seat| builders.remove(seat));
    let tied = best(builders, |seat| game.map.top(own(seat)).into());
    // Most elections are decided by now.
    if tied.len() > 1 { best(tied, |seat| own(seat).len().into()) } else { tied }
}

/// The seats with the least prestige.
pub(crate) fn least_prestige(game: &UrbanSprawl) -> Seats {
    best(Seats::all(game.seats), |seat| u16::MAX - game.party(seat).prestige)
}

/// The seats with the most prestige.
pub(crate) fn most_prestige(game: &UrbanSprawl) -> Seats {
    best(Seats::all(game.seats), |seat| game.party(seat).prestige)
}

/// Who decides a tie for an office: the holder of the one before, of Media for
/// the Mayor, else the active seat (7.6, R7).
pub(crate) fn decider(game: &UrbanSprawl, office: Office) -> Seat {
    let holder = match board().offices[office.index()].decider {
        Some(other) => game.holder(other),
        None => game.media(),
    };
    holder.unwrap_or(game.active)
}

/// Who decides a tie for the Contractor (7.10).
pub(crate) fn contractor_decider(game: &UrbanSprawl) -> Seat {
    game.holder(Office::UnionBoss).unwrap_or(game.active)
}

/// Those of the seats that have the most.
fn best(seats: Seats, of: impl Fn(Seat) -> u16) -> Seats {
    let mut best = Seats::NONE;
    let mut most = 0;
    for seat in seats.iter() {
        let n = of(seat);
        if best.is_empty() || n > most {
            (best, most) = (Seats::one(seat), n);
        } else if n == most {
            best.insert(seat);
        }
    }
    best
}
