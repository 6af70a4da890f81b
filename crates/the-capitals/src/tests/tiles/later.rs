//! Construction effects of tiles that are there, set off by a later build
//! (2.4k): by a matching one, and by nothing else.
//!
//! **Invariant:** every row names all that the build changes, so what the
//! standing tile adds is the difference to the plain build.

use super::*;

/// A tile that stands on `1,-3`, with what stands beside it; a later build and
/// its cell; what that gives. `0,-3` is adjacent, `1,1` and `0,1` are not.
const NEIGHBORS: &str = "
barrel-factory     |                      | cogswell-cogs    | 0,-3 | progress+3 employment+4 public-1 population+1
barrel-factory     |                      | cogswell-cogs    | 1,1  | progress+3 employment+4 public-1 kin
barrel-factory     |                      | baker            | 0,-3 | progress+1 employment+1 public-1
brick-works        |                      | baker            | 0,-3 | progress+1 employment+2 public-1
brick-works        |                      | baker            | 1,1  | progress+1 employment+1 public-1
brick-works        | market 1,-4          | baker            | 0,-3 | progress+1 employment+1 public-1
brick-works        |                      | cogswell-cogs    | 0,-3 | progress+3 employment+4 public-1
doctor             |                      | dillo-residences | 0,-3 | progress+2 population+2 public+1
doctor             |                      | dillo-residences | 1,1  | progress+2 population+2
doctor             |                      | iron-foundry     | 0,-3 | progress+2 employment+1
downtown-abode     |                      | restaurant       | 0,-3 | progress+2 employment+1 population+1
downtown-abode     |                      | restaurant       | 1,1  | progress+2 employment+1
downtown-abode     |                      | iron-foundry     | 0,-3 | progress+2 employment+1
heritage-windmill  |                      | iron-foundry     | 0,-3 | progress+2 employment+1 culture+1
heritage-windmill  |                      | iron-foundry     | 1,1  | progress+2 employment+1
heritage-windmill  | cog-factory 1,-4     | iron-foundry     | 0,-3 | progress+2 employment+1
heritage-windmill  |                      | titan-of-progress| 0,-3 | progress+1 culture+3
library            |                      | iron-foundry     | 0,-3 | progress+3 employment+1
library            |                      | iron-foundry     | 1,1  | progress+2 employment+1
library            | cog-factory 1,-4     | iron-foundry     | 0,-3 | progress+2 employment+1
library            |                      | airport          | 0,-3 | progress+2 public+1
school-1           |                      | dillo-residences | 0,-3 | progress+2 population+3
school-1           |                      | dillo-residences | 1,1  | progress+2 population+2
school-1           |                      | iron-foundry     | 0,-3 | progress+2 employment+1
train-station      |                      | titan-of-progress| 0,-3 | progress+1 culture+4 kin
train-station      |                      | titan-of-progress| 1,1  | progress+1 culture+3
train-station      |                      | iron-foundry     | 0,-3 | progress+2 employment+1
fire-department    |                      | iron-foundry     | 0,-3 | progress+2 employment+1 energy+2
fire-department    |                      | iron-foundry     | 1,1  | progress+2 employment+1
fire-department    |                      | restaurant       | 0,-3 | progress+2 employment+1
osler-general      |                      | airport          | 0,-3 | progress+2 public+2
osler-general      |                      | airport          | 1,1  | progress+2 public+1
osler-general      |                      | iron-foundry     | 0,-3 | progress+2 employment+1
police-station     |                      | iron-foundry     | 0,-3 | progress+2 employment+1 energy+1
police-station     |                      | airport          | 0,-3 | progress+2 public+1 energy+1
police-station     |                      | iron-foundry     | 1,1  | progress+2 employment+1
science-center     |                      | iron-foundry     | 0,-3 | progress+3 employment+1
science-center     |                      | airport          | 0,-3 | progress+3 public+1
science-center     |                      | iron-foundry     | 1,1  | progress+2 employment+1
walled-mart        |                      | iron-foundry     | 0,-3 | progress+2 employment+1 $+6
walled-mart        |                      | restaurant       | 0,-3 | progress+2 employment+1 $+6
walled-mart        |                      | iron-foundry     | 1,1  | progress+2 employment+1
west-81st-street   |                      | iron-foundry     | 0,-3 | progress+2 employment+1 population+1
west-81st-street   | cog-factory 1,-4     | iron-foundry     | 0,-3 | progress+2 employment+1
west-81st-street   |                      | dillo-residences | 0,-3 | progress+2 population+2
west-81st-street   |                      | iron-foundry     | 1,1  | progress+2 employment+1
bel-air-tower      |                      | iron-foundry     | 0,-3 | progress+2 employment+1 population+1
bel-air-tower      |                      | dillo-residences | 0,-3 | progress+2 population+3
bel-air-tower      |                      | iron-foundry     | 1,1  | progress+2 employment+1
recycling-facility |                      | dillo-residences | 0,-3 | progress+2 population+2 prestige-2
recycling-facility |                      | hartwood-heights | 0,-3 | progress+3 population+2 prestige-2
recycling-facility |                      | titan-of-progress| 0,-3 | progress+1 culture+3 prestige-2 kin
recycling-facility |                      | dillo-residences | 1,1  | progress+2 population+2
recycling-facility |                      | titan-of-progress| 1,1  | progress+1 culture+3
recycling-facility |                      | iron-foundry     | 0,-3 | progress+2 employment+1
";

/// As [`NEIGHBORS`], for those that count the whole city: adjacent or not, the
/// later build matches by its type alone.
const ANYWHERE: &str = "
museum-of-industry     |                  | iron-foundry     | 0,-3 | progress+2 employment+1 culture+2
museum-of-industry     |                  | iron-foundry     | 1,1  | progress+2 employment+1 culture+2
museum-of-industry     |                  | restaurant       | 0,-3 | progress+2 employment+1
opera-house            |                  | danncil-estate   | 0,-3 | progress+1 population+4 public-2 culture+3
opera-house            |                  | danncil-estate   | 1,1  | progress+1 population+4 public-2 culture+3
opera-house            |                  | dillo-residences | 0,-3 | progress+2 population+2
opera-house            |                  | hartwood-heights | 1,1  | progress+3 population+2
inspiration-fountain   |                  | airport          | 0,-3 | progress+2 public+1 culture+2 kin
inspiration-fountain   |                  | airport          | 1,1  | progress+2 public+1 culture+2
inspiration-fountain   |                  | restaurant       | 0,-3 | progress+2 employment+1
natural-history-museum |                  | dillo-residences | 0,-3 | progress+2 population+2 culture+3
natural-history-museum |                  | dillo-residences | 1,1  | progress+2 population+2 culture+3
natural-history-museum |                  | danncil-estate   | 0,-3 | progress+1 population+4 public-2
natural-history-museum |                  | hartwood-heights | 1,1  | progress+3 population+2
botanical-gardens      |                  | hartwood-heights | 0,-3 | progress+3 population+2 culture+3
botanical-gardens      |                  | stadium          | 1,1  | progress+3 $-18 culture+3
botanical-gardens      |                  | iron-foundry     | 0,-3 | progress+2 employment+1
botanical-gardens      |                  | recycling-facility | 1,1 | progress+4 energy+3 public+1 prestige-2
nature-trails          |                  | dillo-residences | 0,-3 | progress+2 population+2 culture+3
nature-trails          |                  | hartwood-heights | 1,1  | progress+3 population+2 culture+3
nature-trails          |                  | danncil-estate   | 1,1  | progress+1 population+4 public-2 culture+3
nature-trails          |                  | iron-foundry     | 0,-3 | progress+2 employment+1
art-gallery            |                  | dillo-residences | 0,-3 | progress+2 population+2 culture+1
art-gallery            |                  | danncil-estate   | 1,1  | progress+1 population+4 public-2 culture+1
art-gallery            |                  | iron-foundry     | 0,-3 | progress+2 employment+1
multinational-corp     |                  | restaurant       | 0,-3 | progress+2 employment+2
multinational-corp     |                  | restaurant       | 1,1  | progress+2 employment+2
multinational-corp     |                  | iron-foundry     | 0,-3 | progress+2 employment+1
";

/// A tile that stands on `1,-3`; where the markers are; a later build that it
/// answers to and its cell; what that gives when the track of the standing
/// tile is at its end, or progress one step before the symbol.
const ENDS: &str = "
barrel-factory         | population 20               | cogswell-cogs     | 0,-3 | progress+3 employment+4 public-1 prestige+2
brick-works            | employment 10               | baker             | 0,-3 | progress+1 public-1
brick-works            | population 20 employment 20 | baker             | 0,-3 | progress+1 public-1 prestige+2
doctor                 | public 6                    | dillo-residences  | 0,-3 | progress+2 population+2 energy+3
downtown-abode         | population 20               | restaurant        | 0,-3 | progress+2 employment+1 prestige+2
heritage-windmill      | culture 30                  | iron-foundry      | 0,-3 | progress+2 employment+1 prestige+2
library                | progress 3                  | iron-foundry      | 0,-3 | progress+3 level+1 energy+6 employment+1
school-1               | population 20               | dillo-residences  | 0,-3 | progress+2 prestige+2
train-station          | culture 30                  | titan-of-progress | 0,-3 | progress+1 prestige+2 kin
osler-general          | public 6                    | airport           | 0,-3 | progress+2 energy+3
science-center         | progress 3                  | iron-foundry      | 0,-3 | progress+3 level+1 energy+6 employment+1
walled-mart            | $ 50                        | iron-foundry      | 0,-3 | progress+2 employment+1 prestige+1
west-81st-street       | population 20               | iron-foundry      | 0,-3 | progress+2 employment+1 prestige+2
bel-air-tower          | population 20               | dillo-residences  | 0,-3 | progress+2 prestige+2
museum-of-industry     | culture 29                  | iron-foundry      | 1,1  | progress+2 employment+1 culture+1 prestige+2
opera-house            | culture 30                  | danncil-estate    | 1,1  | progress+1 population+4 public-2 prestige+2
inspiration-fountain   | culture 30                  | airport           | 1,1  | progress+2 public+1 prestige+2
natural-history-museum | culture 30                  | dillo-residences  | 1,1  | progress+2 population+2 prestige+2
botanical-gardens      | culture 28                  | hartwood-heights  | 1,1  | progress+3 population+2 culture+2 prestige+2
nature-trails          | culture 30                  | dillo-residences  | 1,1  | progress+2 population+2 prestige+2
art-gallery            | culture 30                  | dillo-residences  | 1,1  | progress+2 population+2 prestige+2
multinational-corp     | employment 9                | restaurant        | 1,1  | progress+2 employment+1
multinational-corp     | population 20 employment 20 | restaurant        | 1,1  | progress+2 prestige+2
";

/// The tiles of the tables, for the list of all.
pub fn tiles() -> impl Iterator<Item = &'static str> {
    [NEIGHBORS, ANYWHERE].into_iter().flat_map(rows::<5>).map(|[tile, ..]| tile)
}

fn check(table: &'static str) {
    let mut faults = Faults::default();
    for [tile, beside, later, at, gives] in rows(table) {
        let got = Site::far(&format!("{tile} 1,-3; {beside}")).build(later, at);
        faults.expect(format!("{tile}, {later} at {at}"), Change::of(gives), got);
    }
    faults.none();
}

#[test]
fn r2_4k_a_later_neighbor_sets_off_the_tiles_beside_it() {
    check(NEIGHBORS);
}

#[test]
fn r2_4k_a_later_build_anywhere_sets_off_the_tiles_that_count_the_city() {
    check(ANYWHERE);
}

#[test]
fn r2_5_construction_effects_at_the_ends_of_the_tracks() {
    let mut faults = Faults::default();
    for [tile, tracks, later, at, gives] in rows(ENDS) {
        let got = Site::far(&format!("{tile} 1,-3")).tracks(tracks).build(later, at);
        faults.expect(format!("{tile} at [{tracks}], {later}"), Change::of(gives), got);
    }
    // Cubes and prestige have no end.
    let ends = rows::<5>(ENDS).into_iter().map(|[tile, ..]| tile);
    let endless = ["fire-department", "police-station", "recycling-facility"];
    let all: BTreeSet<&str> = ends.chain(endless).collect();
    faults.hold("a tile without an end", tiles().all(|tile| all.contains(tile)));
    faults.none();
}

#[test]
fn r2_13g_a_lake_sets_off_nothing() {
    let mut faults = Faults::default();
    for tile in BTreeSet::from_iter(tiles()) {
        let got = Site::far(&format!("{tile} 1,-3")).lake("church", "0,-3");
        faults.expect(format!("{tile} beside a new lake"), Change::of("energy+2"), got);
    }
    faults.none();
}

#[test]
fn r2_4k_a_rival_s_build_sets_off_nothing() {
    // The tile stands in the first city, the build is the second's.
    let mut faults = Faults::default();
    for [tile, beside, later, ..] in rows::<5>(NEIGHBORS).into_iter().chain(rows(ANYWHERE)) {
        let mut site = Site::far(&format!("{tile} 1,-3; {beside}"));
        let got = site.rival_builds(later, "0,1");
        faults.expect(format!("{tile}, a rival's {later}"), Change::default(), got);
    }
    faults.none();
}

#[test]
fn r2_4k_prosperity_sets_off_those_that_count_any_tile_or_types() {
    // Church for one prestige in Era I, and what the neighbor adds.
    let table = "
        brick-works       | employment+1
        heritage-windmill | culture+1
        library           | progress+1
        west-81st-street  | population+1
        police-station    | energy+1
        science-center    | progress+1
        walled-mart       | $+6
        bel-air-tower     | population+1
        barrel-factory    | -
        doctor            | -
        train-station     | -
        recycling-facility | -
        botanical-gardens | -
        nature-trails     | -
    ";
    let mut faults = Faults::default();
    for [tile, adds] in rows(table) {
        let site = Site::far(&format!("{tile} 1,-3")).tracks("population 7");
        let got = site.round(3).prosper("church", "0,-3");
        faults.expect(tile, Change::of(adds).and("prestige+1"), got);
    }
    faults.none();
}
