//! The power plants: their cubes by level and by who came first, and the
//! activations they allow (5.3).

use insula_core::Seat;

use super::*;
use crate::phase::Phase;

/// By level from 2: the cubes of the five plants, best first.
const CUBES: [(u8, [i16; 5]); 5] = [
    (2, [5, 4, 4, 3, 3]),
    (3, [5, 5, 4, 4, 3]),
    (4, [6, 5, 5, 4, 4]),
    (5, [6, 6, 5, 5, 4]),
    (6, [7, 6, 6, 5, 5]),
];

/// By level from 1.
const ACTIVATIONS: [i16; 6] = [1, 1, 1, 2, 2, 3];

#[test]
fn r2_5i_an_upgrade_takes_the_best_plant_left() {
    let mut faults = Faults::default();
    for (level, cubes) in CUBES {
        for (taken, cubes) in cubes.into_iter().enumerate() {
            // So many rivals have that level, the last of them more; the
            // others are on the level before.
            let mut site = Site::with([""; 5]).tracks(&format!("level {} progress 5", level - 1));
            for rival in 1..=4 {
                let theirs = match rival {
                    _ if usize::from(rival) > taken => level - 1,
                    _ if usize::from(rival) == taken => 6,
                    _ => level,
                };
                site.put(Seat(rival), &format!("level {theirs}"));
            }
            let got = site.build("iron-foundry", "0,1");
            let want =
                Change::of("progress+2 employment+1 level+1").and(&format!("energy+{cubes}"));
            faults.expect(format!("level {level}, {taken} taken"), want, got);
        }
    }
    faults.none();
}

#[test]
fn r2_5j_after_level_6_there_is_no_upgrade() {
    let mut site = Site::new("").tracks("level 6 progress 5");
    assert_eq!(site.build("iron-foundry", "0,1"), Change::of("progress+2 employment+1"));
    assert_eq!(site.get(A, "progress"), 7);
}

#[test]
fn r2_7b_a_plant_allows_so_many_activations() {
    for (level, allowed) in (1..).zip(ACTIVATIONS) {
        for (token, more) in [(None, 0), (Some(A), 1), (Some(Seat(1)), 0)] {
            let mut site = Site::new("").tracks(&format!("level {level} energy 40"));
            site.table.tourist(0, B, None);
            site.table.turn(Phase::Executive, A);
            site.game_mut().token = token;
            let mut made = 0;
            while site.game().turn() == Some(A) {
                site.act(A, "activate hotel");
                made += 1;
            }
            assert_eq!(made, allowed + more, "level {level}, token with {token:?}");
        }
    }
}

#[test]
fn r1_7_a_plant_is_no_tile_of_the_city() {
    // Police Station beside nothing counts no plant, whatever its level.
    for level in 1..=6 {
        let mut site = Site::far("").tracks(&format!("level {level}"));
        let got = site.build("police-station", "1,-3");
        assert_eq!(got, Change::of("progress+1 public+2 kin"), "level {level}");
    }
}
