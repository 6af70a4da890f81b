//! Building every tile of the three eras beside City Hall and Hotel: its
//! immediate effects, with what its construction effect counts there, and the
//! ends of the tracks.
//!
//! **Invariant:** a row is what section 3 of the rules gives, counted without the engine:
//! at `0,1` a tile has one public and one tourism neighbor and keeps both
//! placement rules, so nothing else moves.

use super::*;

/// What a build gives in the middle of all tracks; with all markers on their
/// last spaces; with all on their first, $1 and no cube.
///
/// In the middle public services are at 2, $ at 20, population at 10 and
/// employment at 5. At the top population, employment and culture pay 2
/// prestige, money 1 and public services 3 cubes, each one time (2.5d). At the
/// bottom public services cost 2; employment goes no further than population
/// (2.5a); two rivals are ahead in culture.
const ERA_1: &str = "
baker                    | progress+1 employment+1 public-1         | progress+1 public-1 prestige+2      | progress+1 prestige-2
barrel-factory           | progress+1 population+1 employment+3     | progress+1 prestige+4               | progress+1 population+1 employment+1
bookseller               | progress+2 employment+1 public-1         | progress+2 public-1 prestige+2      | progress+2 prestige-2
brick-works              | progress+1 population+1 employment+3     | progress+1 prestige+4               | progress+1 population+1 employment+1
cobbler                  | progress+2 employment+1 public-1         | progress+2 public-1 prestige+2      | progress+2 prestige-2
cog-factory              | progress+1 population+2 employment+3     | progress+1 prestige+4               | progress+1 population+2 employment+2
courthouse               | progress+1 public+2                      | progress+1 energy+3                 | progress+1 public+2
dancing-horse-statue     | progress+1 public-1 culture+5            | progress+1 public-1 prestige+2      | progress+1 culture+5 prestige-2
danncil-estate           | progress+1 population+4 public-2         | progress+1 public-2 prestige+2      | progress+1 population+4 prestige-2
dillo-residences         | progress+2 population+2                  | progress+2 prestige+2               | progress+2 population+2
doctor                   | progress+1 public+1                      | progress+1 energy+3                 | progress+1 public+1
downtown-abode           | progress+2 population+3 public-2         | progress+2 public-2 prestige+2      | progress+2 population+3 prestige-2
fountain                 | progress+1 public-2 culture+2            | progress+1 public-2 prestige+2      | progress+1 culture+2 prestige-2
heritage-windmill        | progress+1 public-1 culture+3            | progress+1 public-1 prestige+2      | progress+1 culture+3 prestige-2
iron-foundry             | progress+2 employment+1                  | progress+2 prestige+2               | progress+2
king-george-mansion      | progress+1 population+4 public-2         | progress+1 public-2 prestige+2      | progress+1 population+4 prestige-2
library                  | progress+1 public+1                      | progress+1 energy+3                 | progress+1 public+1
market                   | progress+1 employment+1 public-1         | progress+1 public-1 prestige+2      | progress+1 prestige-2
museum-of-industry       | progress+2 culture+2                     | progress+2 prestige+2               | progress+2 culture+2
opera-house              | progress+2 culture+2                     | progress+2 prestige+2               | progress+2 culture+2
park                     | progress+1 public-2 culture+2            | progress+1 public-2 prestige+2      | progress+1 culture+2 prestige-2
restaurant               | progress+2 employment+1                  | progress+2 prestige+2               | progress+2
school-1                 | progress+1 public+2                      | progress+1 energy+3                 | progress+1 public+2
steam-engine-plant       | progress+2 population+1 employment+2     | progress+2 prestige+4               | progress+2 population+1 employment+1
train-station            | progress+1 public+2 culture+1            | progress+1 energy+3 prestige+2      | progress+1 public+2 culture+1
tudor-townhouses         | progress+2 population+3 public-1         | progress+2 public-1 prestige+2      | progress+2 population+3 prestige-2
victoria-terraces        | progress+2 population+4 public-2         | progress+2 public-2 prestige+2      | progress+2 population+4 prestige-2
";

/// As [`ERA_1`].
const ERA_2: &str = "
bulls-eye-emporium       | progress+2 employment+2 public-1         | progress+2 public-1 prestige+2      | progress+2 prestige-2
cogswell-cogs            | progress+3 employment+4 public-1         | progress+3 public-1 prestige+2      | progress+3 prestige-2
cole-harbor              | progress+2 population+2 public-1         | progress+2 public-1 prestige+2      | progress+2 population+2 prestige-2
delight-consulting       | progress+3 employment+1                  | progress+3 prestige+2               | progress+3
exxedout-oil-refinery    | progress+3 employment+2 public-2         | progress+3 public-2 prestige+2      | progress+3 prestige-2
fire-department          | progress+2 public+2                      | progress+2 energy+3                 | progress+2 public+2
furley-apartments        | progress+2 public-1                      | progress+2 public-1                 | progress+2 prestige-2
garden-gnome-mfg         | progress+2 employment+1 public-1         | progress+2 public-1 prestige+2      | progress+2 prestige-2
generally-electrical     | progress+2 employment+2 public-1         | progress+2 public-1 prestige+2      | progress+2 prestige-2
hotrock-tire-factory     | progress+2 employment+2 public-1         | progress+2 public-1 prestige+2      | progress+2 prestige-2
inspiration-fountain     | progress+1 public-2 culture+2            | progress+1 public-2 prestige+2      | progress+1 culture+2 prestige-2
jefferson-apartments     | progress+1 population+1 public-2         | progress+1 public-2 prestige+2      | progress+1 population+1 prestige-2
luxury-lanes-mall        | progress+1 employment+2                  | progress+1 prestige+2               | progress+1
magnificent-arch         | progress+3 public-1 culture+9 $-12       | progress+3 public-1 prestige+2 $-12 | progress+3 culture+9 prestige-6
museum-of-art            | progress+1 public-2                      | progress+1 public-2                 | progress+1 prestige-2
natural-history-museum   | progress+2 culture+2                     | progress+2 prestige+2               | progress+2 culture+2
office-furniture-mfg     | progress+1 employment+1                  | progress+1 prestige+2               | progress+1
osler-general            | progress+1 public+2                      | progress+1 energy+3                 | progress+1 public+2
police-station           | progress+1 public+2 energy+2             | progress+1 energy+5                 | progress+1 public+2 energy+2
public-utilities         | progress+2 public+2                      | progress+2 energy+3                 | progress+2 public+2
school-2                 | progress+1 public+2                      | progress+1 energy+3                 | progress+1 public+2
science-center           | progress+2 public+1                      | progress+2 energy+3                 | progress+2 public+1
titan-of-progress        | progress+1 culture+3                     | progress+1 prestige+2               | progress+1 culture+7
university               | progress+2 public+2 culture+1            | progress+2 energy+3 prestige+2      | progress+2 public+2
walled-mart              | progress+2 employment+2 public-2 $+12    | progress+2 public-2 prestige+3      | progress+2 prestige-2 $+12
west-81st-street         | progress+1 population+3 public-2         | progress+1 public-2 prestige+2      | progress+1 population+3 prestige-2
windsor-cottages         | progress+3 population+2 public+1         | progress+3 energy+3 prestige+2      | progress+3 population+2 public+1
";

/// As [`ERA_1`].
const ERA_3: &str = "
abl-semiconductor        | progress+2                               | progress+2                          | progress+2
airport                  | progress+2 public+1                      | progress+2 energy+3                 | progress+2 public+1
bel-air-tower            | progress+1 population+2 public-2         | progress+1 public-2 prestige+2      | progress+1 population+2 prestige-2
belt-howl-labs           | progress+3 employment+2 public-2         | progress+3 public-2 prestige+2      | progress+3 prestige-2
boardgame-factory        | progress+2 population+1 public-1         | progress+2 public-1 prestige+2      | progress+2 population+1 prestige-2
boing-aerospace          | progress+2 employment+1 public-2         | progress+2 public-2 prestige+2      | progress+2 prestige-2
botanical-gardens        | progress+3 public-1 prestige+4           | progress+3 public-1 prestige+4      | progress+3 prestige+2
community-center         | progress+2 public+2                      | progress+2 energy+3                 | progress+2 public+2
convention-center        | progress+2 public+2                      | progress+2 energy+3                 | progress+2 public+2
executive-estates        | progress+3 population+1 public+1         | progress+3 energy+3 prestige+2      | progress+3 population+1 public+1
fertilizer-plant         | progress+1 population+1 public-1         | progress+1 public-1 prestige+2      | progress+1 population+1 prestige-2
hartwood-heights         | progress+3 population+2                  | progress+3 prestige+2               | progress+3 population+2
high-finance-square      | progress+2 culture+6 energy-1 prestige+2 | progress+2 energy-1 prestige+7      | progress+2 culture+6
legacy-park-homes        | progress+3 population+2                  | progress+3 prestige+2               | progress+3 population+2
modern-dance-tribute     | progress+1 public-1 culture+6 prestige+2 | progress+1 public-1 prestige+4      | progress+1
museum-of-history        | progress+3 public-2 culture+6 prestige+2 | progress+3 public-2 prestige+8      | progress+3 culture+6 prestige-2
nature-trails            | progress+3 public-2 prestige+2           | progress+3 public-2 prestige+2      | progress+3
penfield-health          | progress+2 public+1                      | progress+2 energy+3                 | progress+2 public+1
prescott-pharmaceuticals | progress+2 employment+2                  | progress+2 prestige+2               | progress+2
recycling-facility       | progress+4 public+1 energy+3 prestige-2  | progress+4 energy+6 prestige-2      | progress+4 public+1 energy+3 prestige-2
royal-cinema             | progress+2 $+12                          | progress+2 prestige+1               | progress+2 $+12
stadium                  | progress+3 $-18                          | progress+3 $-18                     | progress+3 prestige-6
technotech-inc           | progress+3 employment+2                  | progress+3 prestige+2               | progress+3
the-villa                | progress+2 population+2                  | progress+2 prestige+2               | progress+2 population+2
";

const TOP: &str = "population 20 employment 20 public 6 culture 30 $ 50";
const BOTTOM: &str = "employment 0 population 0 public 0 culture 0 $ 1 energy 0";

/// The tiles of a table, for the list of all.
pub fn tiles() -> impl Iterator<Item = &'static str> {
    [ERA_1, ERA_2, ERA_3].into_iter().flat_map(rows::<4>).map(|[tile, ..]| tile)
}

fn check(table: &'static str) {
    let mut faults = Faults::default();
    for [tile, middle, top, bottom] in rows(table) {
        for (tracks, gives) in [("", middle), (TOP, top), (BOTTOM, bottom)] {
            let got = Site::new("").tracks(tracks).build(tile, "0,1");
            faults.expect(format!("{tile} at [{tracks}]"), Change::of(gives), got);
        }
    }
    faults.none();
}

#[test]
fn r2_4j_building_every_tile_of_era_1() {
    check(ERA_1);
}

#[test]
fn r2_4j_building_every_tile_of_era_2() {
    check(ERA_2);
}

#[test]
fn r2_4j_building_every_tile_of_era_3() {
    check(ERA_3);
}

#[test]
fn r2_4l_the_same_build_away_from_all_tiles_counts_none() {
    // The tiles that count neighbors, with a lake as their only one: what is
    // left is the immediate effect. Public and tourism tiles pay for their
    // distance from City Hall and Hotel.
    let table = "
        barrel-factory     | progress+1 population+1 employment+3
        brick-works        | progress+1 population+1 employment+1
        doctor             | progress+1 public+1 kin
        downtown-abode     | progress+2 population+3 public-2
        heritage-windmill  | progress+1 culture+2 public-1 kin
        library            | public+1 kin
        school-1           | progress+1 public+2 kin
        train-station      | progress+1 public+2 kin
        fire-department    | progress+2 public+2 kin
        osler-general      | progress+1 public+1 kin
        police-station     | progress+1 public+2 kin
        science-center     | public+1 kin
        walled-mart        | progress+2 employment+2 public-2
        west-81st-street   | progress+1 population+1 public-2
        bel-air-tower      | progress+1 public-2
        recycling-facility | progress+4 energy+3 public+1 kin
    ";
    let mut faults = Faults::default();
    for [tile, gives] in rows(table) {
        let got = Site::far("").build(tile, "1,-3");
        faults.expect(tile, Change::of(gives), got);
    }
    faults.none();
}
