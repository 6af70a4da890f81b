//! Construction effects at the build of their own tile: each counts the
//! matching tiles that are there (2.4k).
//!
//! **Invariant:** every row has matching tiles to count, tiles of another
//! type beside them, and where only neighbors count a matching one elsewhere.

use super::*;

/// The tile, built on `1,-3`; what lies in the city already; what the build
/// gives. `1,-3` is far from City Hall and Hotel, beside a lake and at a
/// token; `1,1` is not adjacent to it.
const NEIGHBORS: &str = "
barrel-factory     | iron-foundry 0,-3; cog-factory 2,-3; cogswell-cogs 1,1; baker 0,-2                      | progress+1 population+3 employment+3
brick-works        | dillo-residences 0,-3; danncil-estate 2,-3; baker 0,-2; church 1,-4; cog-factory 2,-4   | progress+1 population+1 employment+4
doctor             | dillo-residences 0,-3; windsor-cottages 2,-3; danncil-estate 1,-4; cole-harbor 1,1; baker 0,-2 | progress+1 public+4 kin
downtown-abode     | baker 0,-3; market 2,-3; restaurant 1,1; airport 0,-2                                   | progress+2 population+5 public-2
heritage-windmill  | dillo-residences 0,-3; danncil-estate 2,-3; baker 0,-2; church 1,-4; titan-of-progress 2,-4; cog-factory 1,1 | progress+1 culture+5 public-1
library            | dillo-residences 0,-3; danncil-estate 2,-3; baker 0,-2; church 1,-4; airport 2,-4; cog-factory 1,1 | public+1 progress+3
school-1           | dillo-residences 0,-3; windsor-cottages 2,-3; cole-harbor 1,1; baker 0,-2               | progress+1 public+2 population+2 kin
train-station      | magnificent-arch 0,-3; titan-of-progress 2,-3; park 1,1; baker 0,-2                     | progress+1 public+2 culture+2 kin
fire-department    | iron-foundry 0,-3; cog-factory 2,-3; cogswell-cogs 1,1; baker 0,-2                      | progress+2 public+2 energy+4 kin
osler-general      | airport 0,-3; penfield-health 2,-3; stadium 1,1; baker 0,-2                             | progress+1 public+3
police-station     | dillo-residences 0,-3; baker 2,-3; church 1,-4; airport 0,-2; cog-factory 1,1           | progress+1 public+2 energy+4
science-center     | dillo-residences 0,-3; baker 2,-3; church 1,-4; airport 0,-2; cog-factory 1,1           | public+1 progress+4
walled-mart        | dillo-residences 0,-3; cog-factory 2,-3; church 1,-4; airport 0,-2; park 1,1            | progress+2 employment+2 public-2 $+24
west-81st-street   | baker 0,-3; market 2,-3; church 1,-4; airport 0,-2; danncil-estate 2,-4; cog-factory 1,1 | progress+1 population+4 public-2
bel-air-tower      | dillo-residences 0,-3; baker 2,-3; church 1,-4; airport 0,-2; cog-factory 1,1           | progress+1 population+4 public-2
recycling-facility | hartwood-heights 0,-3; danncil-estate 2,-3; titan-of-progress 2,-2; windsor-cottages 1,1; baker 0,-2 | progress+4 energy+3 public+1 prestige-6 kin
";

/// As [`NEIGHBORS`], for those that count the whole city: one of the matching
/// tiles is adjacent, one is not, and starting tiles count (A12).
const ANYWHERE: &str = "
museum-of-industry     | cog-factory 1,1; iron-foundry 2,-3; baker 0,-3                                      | progress+2 culture+6 kin
opera-house            | danncil-estate 1,1; king-george-mansion 2,-3; dillo-residences 0,-3; windsor-cottages 0,-2 | progress+2 culture+8 kin
inspiration-fountain   | airport 1,1; penfield-health 2,-3; baker 0,-3                                       | progress+1 public-2 culture+6 kin
natural-history-museum | dillo-residences 1,1; cole-harbor 2,-3; danncil-estate 0,-3; windsor-cottages 0,-2  | progress+2 culture+8 kin
botanical-gardens      | cogswell-cogs 1,1; hartwood-heights 2,-3; cole-harbor 0,-3; recycling-facility 0,1  | progress+3 public-1 prestige+4 culture+6 kin
nature-trails          | dillo-residences 1,1; danncil-estate 2,-3; windsor-cottages 0,-3; cog-factory 0,-2  | progress+3 public-2 prestige+2 culture+9 kin
";

/// The tiles of the tables, for the list of all.
pub fn tiles() -> impl Iterator<Item = &'static str> {
    [NEIGHBORS, ANYWHERE].into_iter().flat_map(rows::<3>).map(|[tile, ..]| tile)
}

fn check(table: &'static str) {
    let mut faults = Faults::default();
    for [tile, city, gives] in rows(table) {
        let got = Site::far(city).build(tile, "1,-3");
        faults.expect(tile, Change::of(gives), got);
    }
    faults.none();
}

#[test]
fn r2_4k_a_build_counts_the_neighbors_that_are_there() {
    check(NEIGHBORS);
}

#[test]
fn r2_4k_a_build_counts_the_city_that_is_there() {
    check(ANYWHERE);
}

#[test]
fn r2_4k_what_lies_on_other_tiles_does_not_count() {
    // Lakes all around: as if nothing were there (A11).
    let lakes = "lake 0,-4; lake 1,-4; lake 2,-4; lake 0,-3; lake 2,-3; lake 0,-2; lake 2,-2";
    let mut faults = Faults::default();
    for [tile, ..] in rows::<3>(NEIGHBORS) {
        let alone = Site::far("").build(tile, "1,-3");
        let wet = Site::far(lakes).build(tile, "1,-3");
        faults.expect(format!("{tile} between lakes"), alone, wet);
    }
    for [tile, ..] in rows::<3>(ANYWHERE) {
        let alone = Site::far("").build(tile, "1,-3");
        let wet = Site::far(lakes).build(tile, "1,-3");
        faults.expect(format!("{tile} in a city of lakes"), alone, wet);
    }
    faults.none();
}
