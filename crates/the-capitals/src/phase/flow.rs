//! The way from one phase to the next (2.2, A32).

use insula_core::EventSink;

use super::pending::Tourists;
use super::{Phase, before_expo, end, expo, projects, prosperity, tokens, tourism};
use crate::TheCapitals;
use crate::city::Slots;
use crate::data::data;
use crate::effect::Track;
use crate::event::Event;

/// The Building phase begins, in the order of the spaces (2.2d).
pub(crate) fn begin_building(game: &mut TheCapitals) {
    let seats = usize::from(game.seats);
    let sides = &game.sides;
    game.order[..seats].sort_unstable_by_key(|seat| sides[seat.index()].space);
    game.phase = Phase::Building;
    game.at = 0;
}

/// A seat has built in the Building phase; after the last one comes Tourism.
pub(crate) fn after_building(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    game.at += 1;
    if game.at == game.seats {
        tourism::run(game, log);
        game.phase = Phase::Executive;
        game.at = 0;
    }
}

/// A seat's Executive turn is over; after the last one comes the
/// Administrative phase.
pub(crate) fn after_executive(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    game.activated = 0;
    game.at += 1;
    if game.at < game.seats {
        return;
    }
    game.used = Tourists::NONE;
    game.at = 0;
    // (2.12d) The neutral culture.
    if game.has_neutral() {
        let row = data().track(Track::Culture).expect("checked: culture has two ends");
        game.neutral = (game.neutral + data().two_seats.neutral_culture).min(row.last);
        let culture = game.neutral;
        log.log(|| Event::Neutral { culture });
    }
    // (2.8h, A62) In the last round nothing else is done.
    match is_last(game) {
        true => begin_prosperity(game, log),
        false => tokens::go_on(game, log),
    }
}

/// All enclosed tokens have moved: the rows slide and are refilled.
pub(crate) fn after_tokens(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    projects::move_on(game, log);
    begin_prosperity(game, log);
}

/// All seats have built a prosperity tile or a lake.
pub(crate) fn after_prosperity(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    match is_last(game) {
        true => {
            game.at = 0;
            before_expo::next(game, log);
        }
        // (2.2c)
        false if game.round.is_multiple_of(data().time.rounds) => expo(game, log),
        false => next_round(game, log),
    }
}

/// The World Expo, and what follows it.
pub(crate) fn expo(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    game.left = Slots::NONE;
    expo::run(game, log);
    match is_last(game) {
        true => end::run(game, log),
        false => next_round(game, log),
    }
}

fn begin_prosperity(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    if !prosperity::begin(game) {
        after_prosperity(game, log);
    }
}

/// The next round begins with the Political phase (2.3b).
fn next_round(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    game.round += 1;
    game.phase = Phase::Political;
    game.at = 0;
    for side in &mut game.sides {
        side.built = None;
    }
    let (round, era) = (game.round, game.era() as u8 + 1);
    log.log(|| Event::Round { round, era });
}

fn is_last(game: &TheCapitals) -> bool {
    game.round == data().time.eras * data().time.rounds
}
