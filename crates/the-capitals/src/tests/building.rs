//! The Building phase (2.4).

use super::table::{A, B, C, D, Table, rule, tile};
use crate::effect::Track;
use crate::phase::Phase;
use crate::phase::pending::{Build, Order};
use crate::run::{Run, Source, Trace};
use crate::tile::TileId;
use crate::tracks::Moved;

#[test]
fn r2_4a_a_tile_of_the_projects_area() {
    let mut table = Table::new(3);
    table.rows(["baker library", "park", "doctor"]);
    assert_eq!(table.offers(A), ["tile baker", "tile library", "tile park", "tile doctor"]);
    assert_eq!(table.no(A, "tile cobbler"), rule("2.4a", "project"));
    table.act(A, "tile park");
    assert_eq!(table.no(A, "tile baker"), rule("2.2b", "phase"), "one tile");
}

/// (2.4b) The rows' prices.
#[test]
fn r2_4b_the_price_of_the_row() {
    for (row, price) in [(0, 0), (1, 2), (2, 4)] {
        let mut rows = [""; 3];
        rows[row] = "library";
        let mut table = Table::new(3);
        table.rows(rows).act(A, "tile library, place 0,1");
        assert_eq!(table.get(A, Track::Economy), 10 - price);
        assert_eq!(table.projects(), [vec![], vec![], vec![]] as [Vec<&str>; 3]);
    }
}

#[test]
fn r2_4c_the_cell_touches_the_city() {
    let mut table = Table::new(3);
    table.rows(["library", "", ""]).act(A, "tile library");
    assert_eq!(table.offered(A, "place").len(), 10);
    assert_eq!(table.no(A, "place 0,0"), rule("2.4c", "taken"));
    assert_eq!(table.no(A, "place 3,0"), rule("2.4c", "apart"));
    table.act(A, "place 2,1");
}

/// The worked cases of placement (2.4d to 2.4f).
#[test]
fn r2_4f_worked_each_broken_rule_costs_two() {
    let build = |slug: &str, cell: &str| {
        let mut table = Table::new(4);
        table.build(A, slug, cell).get(A, Track::Prestige)
    };
    assert_eq!(build("market", "1,1"), 0, "the first commerce tile, at a token");
    let mut table = Table::new(4);
    table.city(A, "baker 1,1");
    table.build(A, "science-center", "1,-1");
    assert_eq!(table.get(A, Track::Prestige), 0, "beside City Hall");
    let mut table = Table::new(4);
    // A token of its own far from City Hall.
    table.city(A, "baker 0,-1; cobbler 1,-1; restaurant 1,-2; bookseller 2,-3");
    let (from, to) = ("1,0".parse().unwrap(), "3,-3".parse().unwrap());
    table.game.side_mut(A).city.move_token(from, to);
    table.build(A, "science-center", "3,-3");
    assert_eq!(table.get(A, Track::Prestige), -2, "at a token, away from City Hall");
    let mut table = Table::new(4);
    table.city(A, "baker -1,0; market -2,0").tracks(A, "economy 30");
    table.build(A, "magnificent-arch", "-3,0");
    assert_eq!(table.get(A, Track::Prestige), -4, "away from tokens and tourism");
}

/// (2.4g) Pay, place, penalty, effects, in this order.
#[test]
fn a53_the_steps_of_a_build() {
    let mut table = Table::new(3);
    table.rows(["", "magnificent-arch", ""]).tracks(A, "economy 1");
    table.city(A, "baker 2,0; cobbler 3,0");
    let mut seen = Sources::default();
    let (tile, cell) = (tile("magnificent-arch"), "4,1".parse().unwrap());
    let build = Build { tile, lake: false, cell, order: Order::default() };
    Run::new(&mut table.game, A, &mut seen).build(&build, 2, &[]);
    let tracks: Vec<_> = seen.0.iter().map(|(source, moved)| (*source, moved.track)).collect();
    assert_eq!(tracks[0], (Source::Price, Track::Economy));
    assert_eq!(tracks[1], (Source::Penalty, Track::Prestige));
    assert!(tracks[2..].iter().all(|(source, _)| *source == Source::Tile(tile)));
    assert_eq!(tracks.len(), 6);
    // The example of the booklet: 1 and 4 taxations, $2 left; here 4 more for
    // the place.
    let taxed: Vec<u16> = seen.0.iter().map(|(_, moved)| moved.taxations).collect();
    assert_eq!((taxed[0], taxed.iter().sum::<u16>()), (1, 5));
    assert_eq!(table.get(A, Track::Economy), 2);
    assert_eq!(table.get(A, Track::Prestige), -9);
    assert_eq!(table.get(A, Track::Culture), 3 + 9);
}

#[derive(Default)]
struct Sources(Vec<(Source, Moved)>);

impl Trace for Sources {
    fn moved(&mut self, source: Source, moved: Moved) {
        self.0.push((source, moved));
    }

    fn free(&mut self, _source: TileId, _tile: TileId) {}
}

/// The worked case: three tracks move at once, as on Exxedout (2.4j).
#[test]
fn r2_4j_worked_immediate_effects_happen_once() {
    let mut table = Table::new(3);
    table.tracks(A, "population 9");
    let built = table.does(A, |table| {
        table.build(A, "exxedout-oil-refinery", "0,1");
    });
    assert_eq!(built, "progress+3 employment+2 public-2");
    let later = table.does(A, |table| {
        table.build(A, "library", "0,-1");
    });
    assert_eq!(later, "progress+1 public+1", "nothing more of it; Hotel is the other type");
}

/// (2.4k) The worked case of Opera House: before and after.
#[test]
fn r2_4k_worked_opera_house_before_and_after() {
    let mut table = Table::new(3);
    table.city(A, "king-george-mansion 0,1; west-81st-street 0,2; dillo-residences -1,2");
    let built = table.does(A, |table| {
        table.build(A, "opera-house", "1,-1");
    });
    assert_eq!(built, "progress+2 culture+8", "2 and two times 3");
    let later = table.does(A, |table| {
        table.build(A, "jefferson-apartments", "1,1");
    });
    assert_eq!(later, "progress+1 population+1 public-2 culture+3");
    table.tracks(A, "progress 0, public 3");
    let medium = table.does(A, |table| {
        table.build(A, "cole-harbor", "1,2");
    });
    assert_eq!(medium, "progress+2 population+2 public-1 prestige-2", "medium is none of it");
}

/// (2.4l) Its own type and class do not count for it.
#[test]
fn r2_4l_no_tile_counts_itself() {
    let build = |slug: &str| {
        let mut table = Table::new(5);
        table.does(A, |table| {
            table.build(A, slug, "0,1");
        })
    };
    assert_eq!(build("osler-general"), "progress+1 public+2", "City Hall alone");
    assert_eq!(build("inspiration-fountain"), "progress+1 public-2 culture+2");
    assert_eq!(build("botanical-gardens"), "progress+3 public-1 prestige+4", "itself a prog3");
    assert_eq!(build("police-station"), "progress+1 public+2 energy+2");
}

#[test]
fn a52_park_does_not_see_its_own_build() {
    let mut table = Table::new(3);
    table.tracks(A, "progress 5");
    let built = table.does(A, |table| {
        table.build(A, "park", "1,1");
    });
    assert_eq!(built, "progress-5 public-2 culture+2 energy+5 level+1");
    // The worked case: 2 culture at every later upgrade.
    table.tracks(A, "progress 5, public 2");
    let later = table.does(A, |table| {
        table.build(A, "museum-of-art", "1,-1");
    });
    assert_eq!(later, "progress-5 public-2 culture+2 energy+5 level+1");
}

/// (2.4m) The worked case: University with 12 employment.
#[test]
fn a57_a_conditional_effect_is_applied_in_full() {
    let mut table = Table::new(3);
    table.tracks(A, "population 14, employment 12");
    let built = table.does(A, |table| {
        table.build(A, "university", "0,1");
    });
    assert_eq!(built, "progress+2 public+2 culture+4");
    assert_eq!(table.get(A, Track::Employment), 12, "it is not spent");
}

/// The worked case: Titan at culture 5, others at 5, 6, 9.
#[test]
fn a60_ahead_means_a_higher_space() {
    let mut table = Table::new(4);
    table.tracks(A, "culture 5").tracks(B, "culture 5, economy 50");
    table.tracks(C, "culture 6").tracks(D, "culture 9");
    table.build(A, "titan-of-progress", "1,1");
    assert_eq!(table.get(A, Track::Culture), 12);
}

/// (2.5h, 2.5i) The worked case: Science Center with eight neighbors, five
/// steps after the last upgrade.
#[test]
fn r2_5i_worked_two_upgrades_at_once() {
    let mut table = Table::new(3);
    table.city(A, "baker 2,0; library 0,1; doctor 0,2; park 1,2; fountain 2,2; bookseller 2,1");
    table.tracks(A, "progress 5");
    let built = table.does(A, |table| {
        table.build(A, "science-center", "1,1");
    });
    // 5 + 8 steps: Park sees both upgrades; level 2 brings 5 cubes, level 3 too.
    assert_eq!(built, "progress-4 public+1 culture+4 energy+10 level+2");
}

/// (2.5i, 5.3a) The best plant that is left.
#[test]
fn r2_5i_r5_3a_the_best_plant_left() {
    let cubes = |levels: [u8; 4]| {
        let mut table = Table::new(5);
        for (seat, level) in levels.iter().enumerate() {
            table.tracks(insula_core::Seat(seat as u8 + 1), &format!("level {level}"));
        }
        table.tracks(A, "progress 5, energy 0").build(A, "library", "0,1");
        table.get(A, Track::Energy)
    };
    assert_eq!(cubes([1, 1, 1, 1]), 5);
    assert_eq!(cubes([2, 1, 1, 1]), 4);
    assert_eq!(cubes([6, 2, 5, 1]), 3);
    assert_eq!(cubes([2, 2, 2, 2]), 3);
}

/// (2.5j) The worked case of level 6: progress counts on.
#[test]
fn r2_5j_after_level_six_progress_counts_on() {
    let mut table = Table::new(3);
    table.tracks(A, "progress 5, level 6").build(A, "cogswell-cogs", "0,1");
    assert_eq!((table.get(A, Track::Progress), table.all(A).1), (8, 6));
}

/// (2.13j) Beside Subway there is no penalty.
#[test]
fn r2_13j_no_penalty_beside_subway() {
    let mut table = Table::prosperity(3);
    table.city(A, "subway 2,-1").turn(Phase::Building, A);
    table.build(A, "doctor", "3,-2");
    assert_eq!(table.get(A, Track::Prestige), 0);
    table.build(A, "courthouse", "4,-3");
    assert_eq!(table.get(A, Track::Prestige), -2, "not beside Subway, but beside Doctor");
}
