//! What must hold in every state of whole games.

use std::collections::BTreeSet;

use insula_core::{Game, NoLog, Rng, Seed, Viewer};
use insula_testkit::{opening, walk};

use super::audit::audit;
use crate::effect::{Count, Effect, Trigger};
use crate::phase::pending::{Order, Pending};
use crate::run::Steps;
use crate::tile::TileId;
use crate::{Action, Event, Setup, TheCapitals, Track};

fn setups() -> impl Iterator<Item = Setup> {
    (2..=5).flat_map(|seats| {
        [(false, false), (true, false), (false, true), (true, true)].map(|(prosperity, full)| {
            Setup { seats, prosperity, full_refill: full, hide_prestige: false }
        })
    })
}

/// Every tile, marker and tourist, also in what is dealt anew for a viewer.
#[test]
fn everything_is_conserved() {
    for setup in setups() {
        for seed in 0..30 {
            let mut rng = Rng::stream(Seed::from_number(seed), 9);
            walk::<TheCapitals>(&setup, seed, |game| {
                audit(game);
                for viewer in Viewer::all(game.seats) {
                    audit(&game.resample(viewer, &mut rng));
                }
            });
        }
    }
}

/// Two runs of the same actions tell the same, and a run that tells nothing
/// leads to the same state: chains have one order, and nothing depends on the
/// log.
#[test]
fn chains_have_a_defined_order_and_the_log_does_not_matter() {
    for setup in setups() {
        for seed in 0..10 {
            let actions = walk::<TheCapitals>(&setup, seed, |_| {});
            let mut quiet: TheCapitals = opening(&setup, seed);
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

/// Chains of triggers end: what a permanent effect moves sets off nothing but
/// an upgrade, and what an upgrade sets off moves neither progress nor
/// anything that activates.
#[test]
fn chains_of_triggers_end() {
    for tile in TileId::all() {
        let Some(permanent) = tile.permanent() else { continue };
        let Effect::Move { track, .. } = permanent.then else {
            panic!("{}: a permanent effect moves a track", tile.slug());
        };
        if permanent.on == Trigger::Upgrade {
            assert_ne!(track, Track::Progress, "{}", tile.slug());
        }
    }
    // Of the tiles that activate another one, one can be activated itself, so
    // no chain is longer than two targets.
    let frees =
        |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Special(_)));
    let activated = TileId::all().filter(|tile| frees(tile.activate().as_slice()));
    assert_eq!(activated.map(TileId::slug).collect::<Vec<_>>(), ["convention-center"]);
}

/// Where a gain and a loss meet, the quick look does not miss it (2.4i).
#[test]
fn r2_4i_the_quick_look_misses_no_question() {
    let mut met = 0;
    for setup in setups() {
        for seed in 0..20 {
            walk::<TheCapitals>(&setup, seed, |game| {
                let Some(Pending::Place { tile, lake: false }) = *game.pending.get() else {
                    return;
                };
                let city = &game.side(game.turn().unwrap()).city;
                city.cells_to_build(|cell| {
                    let steps = Steps::of(city, tile, cell, game.era(), Order::default());
                    let meets = Track::ALL.into_iter().any(|track| steps.meet(track));
                    assert!(!meets || Steps::may_meet(city, tile), "{}", tile.slug());
                    met += u32::from(meets);
                });
            });
        }
    }
    assert!(met > 1000, "{met}");
}

/// Random games come to every kind of action.
#[test]
fn every_kind_of_action_comes_up() {
    let mut names = BTreeSet::new();
    for setup in setups() {
        for seed in 0..60 {
            let actions = walk::<TheCapitals>(&setup, seed, |_| {});
            names.extend(actions.into_iter().map(|(_, action)| action.name()));
        }
    }
    let all: BTreeSet<_> = Action::all(0).into_iter().map(Action::name).collect();
    assert_eq!(names, all);
}

/// Construction effects count tiles, so their number is settled before the
/// first of them happens.
#[test]
fn construction_effects_count_tiles_only() {
    for tile in TileId::all() {
        if let Some(Effect::Move { per, .. }) = tile.construction() {
            assert!(matches!(per, Count::Adj(_) | Count::City(_) | Count::AdjTypes));
        }
    }
}

/// Tracks move by what the log says: from event to event nothing is lost.
#[test]
fn the_log_accounts_for_every_activation() {
    let setup = Setup { seats: 4, prosperity: true, full_refill: false, hide_prestige: false };
    let mut activated = 0;
    for seed in 0..20 {
        let actions = walk::<TheCapitals>(&setup, seed, |_| {});
        let mut game: TheCapitals = opening(&setup, seed);
        for (seat, action) in actions {
            let before = game.side(seat).tracks;
            let mut log: Vec<Event> = Vec::new();
            game.commit(seat, action, &mut log);
            let [Event::Activated { cost, tourists, taxed, .. }, ref rest @ ..] = log[..] else {
                continue;
            };
            // An activation that ends a phase moves more than its own.
            if rest.iter().any(|event| {
                matches!(event, Event::Round { .. } | Event::Neutral { .. } | Event::Expo { .. })
            }) {
                continue;
            }
            activated += 1;
            let after = game.side(seat).tracks;
            let mut by = [0; 8];
            by[Track::Energy.index()] -= i16::from(cost) - i16::from(tourists);
            by[Track::Prestige.index()] -= taxed as i16;
            by[Track::Economy.index()] += 3 * taxed as i16;
            for event in rest {
                match *event {
                    Event::Effects { gains, .. } => {
                        by.iter_mut().zip(gains).for_each(|(by, n)| *by += n);
                    }
                    Event::Upgraded { cubes, .. } => {
                        by[Track::Energy.index()] += i16::from(cubes);
                        by[Track::Progress.index()] -= 6;
                    }
                    Event::Arrow { track, end, .. } => {
                        let row = crate::data().track(track).unwrap();
                        let arrow = match end {
                            crate::End::Low => row.low.unwrap(),
                            crate::End::High => row.high,
                        };
                        by[arrow.track.index()] += i16::from(arrow.n);
                    }
                    Event::Followed { n, .. } => by[Track::Employment.index()] -= i16::from(n),
                    _ => {}
                }
            }
            for track in Track::ALL {
                let moved = after.get(track) - before.get(track);
                assert_eq!(moved, by[track.index()], "{seed}: {action}: {track:?}: {log:?}");
            }
        }
    }
    assert!(activated > 300, "{activated}");
}
