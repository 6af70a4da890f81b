//! How a state looks to the seats, for the bots: prestige, what the World Expos
//! to come and the end promise, the activations, the plant, initiative, room to
//! build, the prosperity hand. All in hundredths of a point.
//!
//! **Invariant:** nothing hidden counts but a seat's own hand and its own picks,
//! and these only in its own terms; of the stacks nothing does.

mod engine;
mod hand;
mod outlook;
mod project;
mod room;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use insula_core::{Ahead, Evaluate, Fitted, Seat, Terms, WHOLE, shared};

use crate::TheCapitals;
use crate::data::data;
use crate::effect::Track;
use crate::phase::Phase;
use outlook::Outlook;

const WEIGHTS: &str = include_str!("../data/weights.toml");

impl Evaluate for TheCapitals {
    const TERMS: &'static [&'static str] = &[
        "prestige",
        "employment",
        "people",
        "public",
        "culture",
        "tourists",
        "money",
        "progress",
        "activations",
        "energy",
        "room",
        "end",
        "initiative",
        "hand",
        "turn",
    ];

    fn hard(seats: u8) -> u32 {
        shared(50, seats)
    }

    // What a building brings shows when it is activated, a decision later.
    fn expert(seats: u8) -> (u32, Ahead) {
        (shared(4000, seats), Ahead::Laps(2))
    }

    fn progress(&self) -> u16 {
        // By phase: when it begins and ends, in hundredths of a round.
        let (from, to) = match self.phase {
            Phase::Political => (0, 10),
            Phase::Building => (10, 50),
            Phase::Executive => (50, 90),
            Phase::Tokens => (90, 92),
            Phase::Prosperity | Phase::Extra => (92, 97),
            Phase::BeforeExpo => (97, 100),
            Phase::Over => return WHOLE,
        };
        let part = from + (to - from) * u32::from(self.at) / u32::from(self.seats);
        let rounds = u32::from(data().time.eras * data().time.rounds);
        let gone = 100 * u32::from(self.round - 1) + part;
        (gone * u32::from(WHOLE) / (100 * rounds)) as u16
    }

    fn terms(&self, terms: &mut Terms) {
        let outlook = Outlook::new(self);
        for seat in self.all_seats() {
            let own = own(self, seat, &outlook);
            terms.of_mut(seat)[..own.len()].copy_from_slice(&own);
        }
    }

    fn fitted() -> &'static Fitted {
        static FITTED: LazyLock<Fitted> = LazyLock::new(|| {
            toml::from_str(WEIGHTS)
                .unwrap_or_else(|error| panic!("checked: a test reads the weights: {error}"))
        });
        &FITTED
    }
}

/// What a seat has and can expect, in the order of the names.
fn own(game: &TheCapitals, seat: Seat, outlook: &Outlook) -> [i32; TheCapitals::TERMS.len()] {
    let tracks = &game.side(seat).tracks;
    let on = |track| i32::from(tracks.get(track));
    let prestige = 100 * on(Track::Prestige);
    if game.phase == Phase::Over {
        let mut own = [0; TheCapitals::TERMS.len()];
        own[0] = prestige;
        return own;
    }
    let ahead = outlook.ahead(game, seat);
    let engine = engine::promise(game, seat, &ahead);
    [
        prestige,
        outlook.employment(seat),
        outlook.people(seat, &ahead),
        outlook.public(seat, ahead.step),
        50 * on(Track::Culture),
        outlook.tourists(seat, &ahead),
        ahead.money(on(Track::Economy)),
        ahead.step * on(Track::Progress),
        engine.later,
        engine.energy,
        room::room(game, seat, &ahead),
        outlook::end(game, seat, &ahead),
        outlook.initiative(game, seat),
        hand::hand(game, seat, &ahead),
        engine.now + project::project(game, seat, &ahead),
    ]
}
