//! The World Expo (2.9). It asks nobody.

use insula_core::{EventSink, Seat};

use crate::data::data;
use crate::effect::{Effect, Track};
use crate::event::Event;
use crate::run::{Aloud, Run, Source};
use crate::{City, MAX_SEATS, TheCapitals};

/// What decides a World Expo for one city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ExpoFigures {
    /// The space on employment.
    pub employment: u8,
    /// People without work.
    pub unemployed: u8,
    /// The level of public services.
    pub level: u8,
    /// Cities ahead on public services.
    pub ahead: u8,
}

impl ExpoFigures {
    /// Prestige for employment (2.9b).
    pub fn jobs(&self) -> i16 {
        data().expo.employment[usize::from(self.employment)].into()
    }

    /// Prestige for unemployment: 0 or a loss (2.9c).
    pub fn unemployment(&self) -> i16 {
        -i16::from(self.unemployed.min(data().expo.unemployment))
    }

    /// What public services bring (2.9d).
    pub fn bonus(&self) -> Option<(Track, i16)> {
        match data().bonuses[usize::from(self.level)].gain? {
            Effect::Move { track, n, .. } => Some((track, n.in_era(0).into())),
            Effect::Special(_) => None,
        }
    }

    /// Prestige for the cities ahead: 0 or a loss (2.9e).
    pub fn behind(&self) -> i16 {
        -i16::from(self.ahead) * i16::from(data().expo.behind)
    }

    /// Prestige of all four.
    pub fn total(&self) -> i16 {
        let bonus = match self.bonus() {
            Some((Track::Prestige, n)) => n,
            Some(_) | None => 0,
        };
        self.jobs() + self.unemployment() + bonus + self.behind()
    }
}

/// The World Expo that ends the era of this round.
pub(crate) fn run(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    let era = game.era();
    log.log(|| Event::Expo { era: era as u8 + 1 });
    let figures = evaluate(game, log);
    for &seat in game.in_order() {
        log.log(|| Event::ExpoSeat { seat, figures: figures[seat.index()] });
    }
    game.expos[era] = Some(figures);
    // (2.9f) Cubes on plants and tourists stay.
    for side in &mut game.sides {
        side.cubes = [0; City::MOST];
    }
}

/// As if the World Expo were now.
pub(crate) fn estimate(game: &TheCapitals) -> [ExpoFigures; MAX_SEATS] {
    evaluate(&mut game.clone(), &mut insula_core::NoLog)
}

/// (2.9a, A33) Each step for all cities in initiative order, one after the
/// other.
fn evaluate(game: &mut TheCapitals, log: &mut impl EventSink<Event>) -> [ExpoFigures; MAX_SEATS] {
    let mut figures = [ExpoFigures::default(); MAX_SEATS];
    for seat in game.all_seats() {
        let tracks = &game.side(seat).tracks;
        let figures = &mut figures[seat.index()];
        figures.employment = tracks.get(Track::Employment) as u8;
        figures.unemployed = tracks.get(Track::Population) as u8 - figures.employment;
        figures.level = tracks.get(Track::Public) as u8;
    }
    for at in 0..usize::from(game.seats) {
        let seat = game.order[at];
        let own = &figures[seat.index()];
        give(game, seat, Track::Prestige, own.jobs() + own.unemployment(), log);
    }
    // (2.9d, A34) Plants go in initiative order.
    for at in 0..usize::from(game.seats) {
        let seat = game.order[at];
        if let Some((track, n)) = figures[seat.index()].bonus() {
            give(game, seat, track, n, log);
        }
    }
    // (2.9e) Ranked after all have their bonus (A33).
    for seat in game.all_seats() {
        figures[seat.index()].ahead =
            game.all_seats().filter(|&o| is_ahead(game, o, seat)).count() as u8;
        let behind = figures[seat.index()].behind();
        give(game, seat, Track::Prestige, behind, log);
    }
    figures
}

/// One gain (A68).
fn give(game: &mut TheCapitals, seat: Seat, track: Track, n: i16, log: &mut impl EventSink<Event>) {
    Run::new(game, seat, &mut Aloud { seat, log }).shift(Source::Expo, track, n);
}

/// Whether `other` is ahead of `seat` on public services; ties: higher
/// economy, then further left (2.9e).
fn is_ahead(game: &TheCapitals, other: Seat, seat: Seat) -> bool {
    let key = |seat: Seat| {
        let tracks = &game.side(seat).tracks;
        (tracks.get(Track::Public), tracks.get(Track::Economy), -i16::from(game.rank(seat)))
    };
    key(other) > key(seat)
}
