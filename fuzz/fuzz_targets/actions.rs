//! Actions of every game: offers, mangled offers and plain nonsense. Whatever is refused
//! changes nothing.
#![no_main]

use insula_core::{Options, Rng, Seat, Seed};
use insula_games::games;
use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Game {
    game: u8,
    seats: u8,
    seed: u64,
    steps: Vec<Step>,
}

#[derive(Arbitrary, Debug)]
enum Step {
    /// One of the offers.
    Offer(u8),
    /// One of the offers, with a byte changed.
    Mangled { offer: u8, at: u8, byte: u8, seat: u8 },
    /// Anything.
    Text { seat: u8, text: String },
}

fuzz_target!(|game: Game| {
    let entry = &games()[game.game as usize % games().len()];
    let seats = 2 + game.seats % 5;
    let Ok(mut state) = entry.start(seats, &Options::new(), Seed::from_number(game.seed)) else {
        return;
    };
    let mut rng = Rng::new(Seed::from_number(game.seed));
    for step in &game.steps {
        let Some(seat) = state.to_act().first() else { return };
        let offers = state.offers(seat, &mut rng);
        let offer = |n: u8| offers[n as usize % offers.len()].act.clone();
        let (seat, text) = match step {
            Step::Offer(n) => (seat, offer(*n)),
            Step::Mangled { offer: n, at, byte, seat } => {
                let mut text = offer(*n).into_bytes();
                let at = *at as usize % text.len();
                text[at] = *byte;
                (Seat(seat % 8), String::from_utf8_lossy(&text).into_owned())
            }
            Step::Text { seat, text } => (Seat(*seat), text.clone()),
        };
        let before = state.state_hash();
        let allowed = state.why_not(seat, &text);
        let done = state.apply(seat, &text);
        assert_eq!(allowed.is_ok(), done.is_ok(), "asked and done differ: {text:?}");
        match done {
            Ok(_) => assert_ne!(before, state.state_hash(), "nothing came of {text:?}"),
            Err(refusal) => {
                assert_eq!(before, state.state_hash(), "{text:?} was refused and changed something");
                refusal.message();
            }
        }
    }
});
