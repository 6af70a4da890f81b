//! Random moves, compared with markers that are pushed space by space.

use insula_core::{Rng, Seed};

use super::*;

/// Where the markers stand, by the track's index; the level of the plant; the
/// ends whose arrow took effect.
#[derive(Clone)]
struct Plain {
    at: [i32; 8],
    level: u8,
    paid: Vec<(Track, bool)>,
}

impl Plain {
    fn of(seat: &Tracks) -> Plain {
        let at = Track::ALL.map(|track| i32::from(seat.get(track)));
        Plain { at, level: seat.level(), paid: Vec::new() }
    }

    fn shift(&mut self, track: Track, n: i16) {
        for _ in 0..n.abs() {
            self.step(track, n > 0);
        }
        let money = self.at[Track::Economy.index()];
        // In the red until taxed out of it: at least $1 remains.
        let taxed = (0..).find(|times| money + 3 * times >= 1).unwrap();
        self.at[Track::Economy.index()] += 3 * taxed;
        self.at[Track::Prestige.index()] -= taxed;
    }

    fn step(&mut self, track: Track, up: bool) {
        let (last, give, n) = match track {
            Track::Population | Track::Employment => (20, Track::Prestige, 2),
            Track::Public => (6, Track::Energy, 3),
            Track::Culture => (30, Track::Prestige, 2),
            Track::Economy => (50, Track::Prestige, 1),
            Track::Progress | Track::Energy | Track::Prestige => (i32::MAX, Track::Prestige, 0),
        };
        let people = self.at[P.index()];
        let at = &mut self.at[track.index()];
        let floor = if matches!(track, Track::Prestige | Track::Economy) { i32::MIN } else { 0 };
        // No people, no work, and no arrow.
        if up && track == E && *at == people && people < 20 {
            return;
        }
        if up && *at == last {
            self.arrow(track, true, give, n);
        } else if !up && *at == floor {
            if track != Track::Energy {
                self.arrow(track, false, Track::Prestige, -2);
            }
        } else {
            *at += if up { 1 } else { -1 };
        }
        let workers = self.at[E.index()];
        self.at[E.index()] = workers.min(self.at[P.index()]);
        let steps = &mut self.at[Track::Progress.index()];
        if *steps == 6 && self.level < 6 {
            (*steps, self.level) = (0, self.level + 1);
        }
    }

    fn arrow(&mut self, track: Track, up: bool, give: Track, n: i32) {
        if !self.paid.contains(&(track, up)) {
            self.paid.push((track, up));
            self.at[give.index()] += n;
        }
    }
}

#[test]
fn random_moves_are_as_the_rules_say() {
    let mut met = [0; 6];
    for seed in 0..400 {
        println!("seed {seed}");
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut seat = Tracks::new();
        let mut plain = Plain::of(&seat);
        let mut arrows = Arrows::NONE;
        for _ in 0..60 {
            // A new build or activation.
            if rng.below(4) == 0 {
                arrows = Arrows::NONE;
                plain.paid.clear();
            }
            let track = rng.pick(&Track::ALL);
            let n = match track {
                Track::Progress => rng.below(14) as i16,
                Track::Economy => rng.below(40) as i16 - 20,
                _ => rng.below(18) as i16 - 8,
            };
            let before = seat;
            let moved = seat.shift(track, n, &mut arrows);
            plain.shift(track, n);
            assert_eq!(Track::ALL.map(|track| i32::from(seat.get(track))), plain.at);
            assert_eq!(seat.level(), plain.level);
            for (track, up) in &plain.paid {
                assert!(arrows.contains(*track, if *up { End::High } else { End::Low }));
            }
            // The report accounts for what changed.
            assert_eq!(moved.upgrades, seat.level() - before.level());
            let given = moved.given().filter(|arrow| arrow.track == Track::Prestige);
            let prestige = given.map_or(0, |arrow| i16::from(arrow.n)) - moved.taxations as i16;
            if track != Track::Prestige {
                assert_eq!(seat.get(Track::Prestige) - before.get(Track::Prestige), prestige);
            }
            let seen = [
                moved.arrow == Some(End::Low),
                moved.arrow == Some(End::High),
                moved.followed > 0,
                moved.upgrades > 1,
                moved.taxations > 1,
                moved.by != n && moved.arrow.is_none() && track == E,
            ];
            met.iter_mut().zip(seen).for_each(|(met, seen)| *met += u32::from(seen));
        }
    }
    assert!(met.iter().all(|times| *times > 100), "{met:?}");
}
