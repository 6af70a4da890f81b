//! Packs of cards: what is read can be played with.
#![no_main]

use std::sync::atomic::{AtomicU32, Ordering};

use insula_core::{Game, NoLog, Options, Packed, Rng, Seed};
use libfuzzer_sys::fuzz_target;
use urban_sprawl::UrbanSprawl;

/// Packs live as long as the process: not every one that reads is played with.
const PLAYED: u32 = 500;

fuzz_target!(|text: &str| {
    static PLAYS: AtomicU32 = AtomicU32::new(0);
    let pack = match UrbanSprawl::read_pack("mine", "mine.toml", text) {
        Ok(pack) => pack,
        Err(why) => {
            assert!(!why.to_string().is_empty());
            return;
        }
    };
    UrbanSprawl::names(&pack);
    if PLAYS.fetch_add(1, Ordering::Relaxed) >= PLAYED {
        return;
    }
    let setup = UrbanSprawl::setup(2, &Options::new()).expect("two seats");
    let setup = UrbanSprawl::with_pack(setup, Box::leak(Box::new(pack)));
    let mut rng = Rng::new(Seed::from_number(1));
    let mut game = UrbanSprawl::new(&setup, Rng::new(Seed::from_number(1)));
    let mut offers = Vec::new();
    for _ in 0..2000 {
        let Some(seat) = game.to_act().first() else { return };
        offers.clear();
        game.legal_actions(seat, &mut offers);
        let pick = offers[rng.below(offers.len() as u32) as usize];
        game.commit(seat, pick, &mut NoLog);
    }
});
