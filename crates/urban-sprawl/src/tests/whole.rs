//! What must hold in every state of whole games.

use insula_core::{Game, NoLog, Rng, Seed, Viewer};
use insula_testkit::{opening, walk};

use super::table::audit;
use crate::{Cards, Event, GameLength, Setup, UrbanSprawl};

fn setups() -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(|seats| {
        GameLength::ALL.into_iter().flat_map(move |length| {
            [false, true].map(|option| Setup {
                seats,
                length,
                tamed: option,
                airport_elections: option,
                cards: Cards::standard(),
            })
        })
    })
}

/// Every card, tile, vocation, cube and marker, also in what is dealt anew.
#[test]
fn everything_is_conserved() {
    for setup in setups() {
        for seed in 0..20 {
            let mut rng = Rng::stream(Seed::from_number(seed), 9);
            walk::<UrbanSprawl>(&setup, seed, |game| {
                audit(game);
                for viewer in [Viewer::Public, Viewer::Seat(game.active)] {
                    audit(&game.resample(viewer, &mut rng));
                }
            });
        }
    }
}

/// Two runs of the same actions tell the same, and a run that tells nothing
/// leads to the same state.
#[test]
fn the_log_does_not_matter() {
    for setup in setups() {
        for seed in 0..5 {
            let actions = walk::<UrbanSprawl>(&setup, seed, |_| {});
            let mut quiet: UrbanSprawl = opening(&setup, seed);
            let (mut one, mut other) = (quiet.clone(), quiet.clone());
            let (mut log, mut again): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
            for (seat, action) in actions {
                quiet.commit(seat, action, &mut NoLog);
                one.commit(seat, action, &mut log);
                other.commit(seat, action, &mut again);
                assert_eq!(quiet, one);
            }
            assert_eq!(log, again);
        }
    }
}

/// Wealth and prestige move by what the log says, and by nothing else.
#[test]
fn the_log_accounts_for_every_gain_and_loss() {
    for setup in setups() {
        for seed in 0..10 {
            let actions = walk::<UrbanSprawl>(&setup, seed, |_| {});
            let mut game: UrbanSprawl = opening(&setup, seed);
            for (seat, action) in actions {
                let mut held = game.parties.map(|party| (party.wealth, party.prestige));
                let mut log: Vec<Event> = Vec::new();
                game.commit(seat, action, &mut log);
                for event in &log {
                    tally(&mut held, *event);
                }
                let now = game.parties.map(|party| (party.wealth, party.prestige));
                assert_eq!(now, held, "seed {seed}: {action}: {log:?}");
            }
        }
    }
}

fn tally(held: &mut [(u16, u16); 4], event: Event) {
    match event {
        Event::Moved { seat, wealth, prestige, .. } => {
            let (have, points) = &mut held[seat.index()];
            *have = have.checked_add_signed(wealth).unwrap();
            *points = points.checked_add_signed(prestige).unwrap();
        }
        Event::Paid { from, to, wealth, prestige, .. } => {
            held[from.index()].0 -= wealth;
            held[from.index()].1 -= prestige;
            held[to.index()].0 += wealth;
            held[to.index()].1 += prestige;
        }
        Event::Bought { seat, price, .. }
        | Event::Built { seat, price, .. }
        | Event::Claimed { seat, price, .. } => held[seat.index()].0 -= u16::from(price),
        _ => {}
    }
}
