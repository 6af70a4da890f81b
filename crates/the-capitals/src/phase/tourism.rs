//! The Tourism phase: the Highest Culture token, tourists, Casino (2.6). It
//! asks nobody.

use insula_core::{EventSink, Seat};

use crate::action::Owner;
use crate::data::data;
use crate::effect::{Permanent, Track, Trigger};
use crate::event::Event;
use crate::run::{Aloud, Run};
use crate::tile::TileId;
use crate::{TheCapitals, Tourist};

/// All of the phase.
pub(crate) fn run(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    let highest = highest(game);
    // (2.6a, A23)
    if game.token != Some(highest) {
        let culture = culture(game, highest);
        log.log(|| Event::Culture { seat: highest, culture });
    }
    game.token = Some(highest);
    for owner in game.all_seats() {
        let host = host(game, owner, highest);
        if go(game, Owner(owner.0), host) {
            match host == owner {
                true => log.log(|| Event::TouristHome { owner }),
                false => log.log(|| Event::Tourist { owner, host }),
            }
        }
    }
    // (2.12e, A30) The neutral tourist goes to the highest city.
    if game.has_neutral() && go(game, Owner::NEUTRAL, highest) {
        log.log(|| Event::TouristNeutral { host: highest });
    }
    end_effects(game, log);
}

/// The city with the most culture; ties: higher economy, then further left
/// (2.6a). The neutral color is never highest (A30).
pub(crate) fn highest(game: &TheCapitals) -> Seat {
    let mut order = game.in_order().iter().copied();
    let first = order.next().expect("checked: there are seats");
    let key = |seat| (culture(game, seat), game.side(seat).tracks.get(Track::Economy));
    // Further left comes first, so only more is better.
    order.fold(first, |best, seat| if key(seat) > key(best) { seat } else { best })
}

/// The city with the least culture; ties: lower economy, then further right
/// (2.6b, A24). None when that is the neutral color, which loses ties (A30).
pub(crate) fn lowest(game: &TheCapitals) -> Option<Seat> {
    let mut order = game.in_order().iter().rev().copied();
    let first = order.next().expect("checked: there are seats");
    let key = |seat| (culture(game, seat), game.side(seat).tracks.get(Track::Economy));
    let seat = order.fold(first, |worst, seat| if key(seat) < key(worst) { seat } else { worst });
    // (2.12f) Only a city below the neutral color is lowest.
    (!game.has_neutral() || culture(game, seat) < i16::from(game.neutral)).then_some(seat)
}

/// The city where a seat's tourist will be (2.6b to 2.6d).
fn host(game: &TheCapitals, owner: Seat, highest: Seat) -> Seat {
    let most = culture(game, highest);
    // (2.6c, A25) The strongest attraction of the highest city.
    let level = data().attraction.iter().rev().find(|level| most >= i16::from(level.from));
    let taken = level.is_some_and(|level| culture(game, owner) <= i16::from(level.takes));
    match owner != highest && (taken || lowest(game) == Some(owner)) {
        true => highest,
        false => owner,
    }
}

/// (2.6e) A tourist that changes city is put beside it; whether it did.
fn go(game: &mut TheCapitals, owner: Owner, host: Seat) -> bool {
    let tourist = &mut game.tourists[owner.index()];
    let moves = tourist.host != Some(host);
    if moves {
        *tourist = Tourist { host: Some(host), on: None };
    }
    moves
}

/// (2.6g, A42) Last, the effects for the end of the phase, in initiative order.
fn end_effects(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    for at in 0..usize::from(game.seats) {
        let seat = game.order[at];
        let slots = game.side(seat).city.permanents();
        for slot in slots.iter() {
            let permanent = game.side(seat).city.tile(slot).and_then(TileId::permanent);
            if let Some(Permanent { on: Trigger::EndOfTourism, then }) = permanent {
                Run::new(game, seat, &mut Aloud { seat, log }).effect(slot, then);
            }
        }
    }
}

fn culture(game: &TheCapitals, seat: Seat) -> i16 {
    game.side(seat).tracks.get(Track::Culture)
}
