//! Building every prosperity tile: what it gives at once, by era.
//!
//! **Invariant:** the requirement is met in every row, by the tracks or the
//! city that the row sets up; requirements have tests of their own.

use super::*;
use crate::phase::Phase;
use crate::tile::Stack;

/// The tile; where the first city's markers are; what lies in the city; what
/// the build on `0,1` gives in Eras I, II, III. It begins with population 10,
/// employment 5, public services 2, culture 10, $20 and a level-4 plant; the
/// rivals have 8, 4, 2, 6, $15 and level 2.
const BUILDS: &str = "
art-gallery             |                            | dillo-residences 1,1; danncil-estate 2,1 | culture+2 | culture+2 | culture+2
bus-station             |                            | cog-factory 1,1                   | prestige+1 | prestige+3 | prestige+5
casino                  |                            | museum-of-art 1,1                 | prestige+1 | prestige+3 | prestige+6
church                  | population 7               |                                   | prestige+1 | prestige+3 | prestige+6
energy-research         | energy 7                   |                                   | public+1 energy+3 | public+1 energy+4 | public+1 energy+5
environmental-institute |                            |                                   | prestige+8 | prestige+8 | prestige+8
gene-research-lab       | employment 8               |                                   | progress+2 | progress+2 | progress+2
international-bank      |                            |                                   | - | - | -
mayors-house            |                            |                                   | $-12 public-1 culture-2 | $-12 public-1 culture-2 | $-12 public-1 culture-2
military-base           | public 1                   |                                   | public+2 | public+3 | public+4
movie-studio            |                            | cog-factory 1,1; iron-foundry 2,1 | prestige+2 | prestige+2 | prestige+2
multinational-corp      |                            | baker 1,1; market 2,1             | employment+2 | employment+2 | employment+2
public-works-office     | public 3                   |                                   | - | - | -
resort                  |                            |                                   | prestige+1 | prestige+3 | prestige+5
shopping-center         |                            | dillo-residences 1,1              | prestige+1 | prestige+3 | prestige+6
space-research-lab      |                            |                                   | progress+2 | progress+4 | progress+6 level+1 energy+6
stock-exchange          |                            | cog-factory 1,1; baker 2,1        | prestige+4 | prestige+4 | prestige+4
subway                  |                            |                                   | - | - | -
theatre                 |                            | dillo-residences 1,1              | population+2 | population+2 | population+2
three-pennants          |                            |                                   | culture+2 prestige+5 | culture+2 prestige+5 | culture+2 prestige+5
warehouse               |                            | cog-factory 1,1                   | prestige+1 | prestige+3 | prestige+6
world-wonder            |                            | cogswell-cogs 1,1                 | - | - | -
public-meeting-hall     |                            |                                   | progress+1 public+1 | progress+1 public+1 | progress+1 public+1
";

/// The rounds that end with a prosperity build, by era (5.6).
const ROUNDS: [&[u8]; 3] = [&[3], &[5, 7], &[9, 11]];

/// The tiles of the table, for the list of all. Financial District and
/// Technology Park ask for more than a cell.
pub fn tiles() -> impl Iterator<Item = &'static str> {
    rows::<6>(BUILDS).into_iter().map(|[tile, ..]| tile)
}

fn site(tile: &str, tracks: &str, city: &str) -> Site {
    // (2.13c) Fewest public tiles: the rivals have one more each.
    let [b, c] =
        if tile == "public-meeting-hall" { ["airport 1,1", "stadium 1,1"] } else { [""; 2] };
    Site::with([city, b, c]).tracks(tracks)
}

#[test]
fn r3_7_building_every_prosperity_tile_in_every_era() {
    let mut faults = Faults::default();
    for [tile, tracks, city, eras @ ..] in rows::<6>(BUILDS) {
        for (rounds, gives) in ROUNDS.into_iter().zip(eras) {
            for &round in rounds {
                let got = site(tile, tracks, city).round(round).prosper(tile, "0,1");
                faults.expect(format!("{tile} in round {round}"), Change::of(gives), got);
            }
        }
    }
    faults.none();
}

#[test]
fn r2_5_prosperity_at_the_ends_of_the_tracks() {
    // What is cut off, and the arrow it pays.
    let table = "
        art-gallery         | culture 29                  | dillo-residences 1,1; danncil-estate 2,1 | culture+1 prestige+2
        energy-research     | energy 0 public 6           |                       | energy+6
        gene-research-lab   | employment 2                |                       | -
        gene-research-lab   | employment 3                |                       | progress+1
        mayors-house        | $ 1 public 0 culture 1      |                       | prestige-4 prestige-2 culture-1 prestige-2
        military-base       | public 0                    |                       | public+2
        multinational-corp  | employment 9                | baker 1,1; market 2,1 | employment+1
        public-meeting-hall | public 6                    |                       | progress+1 energy+3
        stock-exchange      |                             |                       | -
        movie-studio        |                             |                       | -
        environmental-institute | level 1                 |                       | prestige+2
        environmental-institute | level 6                 |                       | prestige+12
        theatre             | population 19               | dillo-residences 1,1  | population+1 prestige+2
        three-pennants      | population 9 culture 29     |                       | culture+1 prestige+2 prestige+4
        three-pennants      | population 20 culture 30    |                       | prestige+2 prestige+10
    ";
    let mut faults = Faults::default();
    for [tile, tracks, city, gives] in rows(table) {
        let got = site(tile, tracks, city).round(3).prosper(tile, "0,1");
        faults.expect(format!("{tile} at [{tracks}]"), Change::of(gives), got);
    }
    faults.none();
}

#[test]
fn r2_13e_placement_rules_hold_for_prosperity() {
    let mut faults = Faults::default();
    for [tile, tracks, city, gives, ..] in rows::<6>(BUILDS) {
        for (cell, more, fine) in [
            ("0,1", "", ""),
            // Away from the tokens; away from another prosperity tile; both.
            ("-1,1", "", "token"),
            ("0,1", "environmental-institute 2,-1", "kin"),
            ("0,1", "environmental-institute -1,1", ""),
            ("-1,1", "environmental-institute 2,-1", "token kin"),
            // (2.13g) A lake is no prosperity tile to be near.
            ("0,1", "lake:environmental-institute 2,-1", ""),
        ] {
            let more = more.replace("environmental-institute", other(tile));
            let mut site = site(tile, tracks, &format!("{city}; {more}")).round(3);
            let got = site.prosper(tile, cell);
            let want = Change::of(gives).and(fine);
            faults.expect(format!("{tile} at {cell} with [{more}]"), want, got);
        }
    }
    faults.none();
}

/// Another prosperity tile that answers to nothing.
fn other(tile: &str) -> &'static str {
    if tile == "environmental-institute" { "church" } else { "environmental-institute" }
}

#[test]
fn r2_13f_every_prosperity_tile_can_be_a_lake() {
    let mut faults = Faults::default();
    for tile in Stack::Prosperity.tiles().map(TileId::slug) {
        // No requirement, no placement rule, nothing of its effects.
        for cell in ["0,1", "-1,-1", "2,1"] {
            let mut site = Site::with(["", "", ""]).tracks("energy 5");
            let got = site.lake(tile, cell);
            faults.expect(format!("{tile} as a lake at {cell}"), Change::of("energy+2"), got);
            let there = site.game().side(A).city.slot_of(TileId::find(tile).unwrap());
            faults.hold(format!("{tile} is in the city"), there.is_none());
        }
    }
    faults.none();
}

#[test]
fn r2_13g_a_lake_does_nothing_that_its_other_side_says() {
    let mut faults = Faults::default();
    for tile in Stack::Prosperity.tiles().map(TileId::slug) {
        let site = |city: &str| Site::with([&format!("lake:{tile} 0,1; {city}"), "", ""]);
        for (other, gives) in [
            ("danncil-estate", "energy-2 culture+2"),
            ("steam-engine-plant", "energy-2 employment+1"),
            ("cobbler", "energy-2 $+7"),
        ] {
            let got = site(&format!("{other} 1,1")).activate(other);
            faults.expect(format!("{other} beside {tile} as a lake"), Change::of(gives), got);
        }
        for (built, gives) in [
            ("dillo-residences", "progress+2 population+2"),
            ("restaurant", "progress+2 employment+1"),
            ("iron-foundry", "progress+2 employment+1"),
        ] {
            let got = site("").build(built, "1,1");
            faults.expect(format!("{built} beside {tile} as a lake"), Change::of(gives), got);
        }
        let mut site = site("");
        site.table.turn(Phase::Executive, A);
        let said = site.no(&format!("activate {tile}"));
        faults.hold(format!("{tile} as a lake is activated: {said}"), said == "2.7c");
    }
    faults.none();
}
