//! Permanent effects that an activation sets off: by the right type, next to
//! the tile or anywhere in the city, and by nothing else (2.7j).
//!
//! **Invariant:** every tile meets an activation of each of the six types,
//! adjacent and elsewhere; Park and Casino, which wait for something else,
//! have tests of their own.

use super::*;

/// The tile; what it gives; the types whose activation sets it off.
const NEIGHBORS: &str = "
baker                    | $+4          | public tourism commerce housing industry prosperity
bookseller               | $+2          | public tourism commerce housing industry prosperity
cobbler                  | $+2          | public tourism commerce housing industry prosperity
courthouse               | $+3          | commerce
fountain                 | culture+1    | public tourism commerce housing industry prosperity
market                   | $+4          | public tourism commerce housing industry prosperity
restaurant               | $+2          | public tourism commerce housing industry prosperity
bulls-eye-emporium       | $+6          | public tourism commerce housing industry prosperity
delight-consulting       | $+8          | commerce
exxedout-oil-refinery    | population+1 | industry
generally-electrical     | $+6          | public tourism commerce housing industry prosperity
luxury-lanes-mall        | $+4          | public tourism commerce housing industry prosperity
museum-of-art            | culture+2    | public tourism commerce housing industry prosperity
public-utilities         | energy+1     | commerce
school-2                 | culture+1    | housing
belt-howl-labs           | population+2 | industry
boing-aerospace          | population+2 | public tourism commerce housing industry prosperity
prescott-pharmaceuticals | $+9          | public tourism commerce housing industry prosperity
royal-cinema             | prestige+2   | public tourism commerce housing industry prosperity
technotech-inc           | population+1 | public tourism commerce housing industry prosperity
shopping-center          | $+6          | public tourism commerce housing industry prosperity
";

/// As [`NEIGHBORS`], for those that answer to the whole city.
const ANYWHERE: &str = "
bus-station              | energy+1     | housing
warehouse                | $+6          | industry
";

/// A tile of each type and density, with its place; what its activation
/// changes.
const ACTIVATED: [(&str, &str, &str, &str); 8] = [
    ("public", "city-hall", "", "energy-1 culture-1 employment+1"),
    ("tourism", "hotel", "", "energy-1 culture-1 $+7"),
    ("commerce", "cobbler", "1,1", "energy-2 $+7"),
    ("housing", "danncil-estate", "1,1", "energy-2 culture+2"),
    ("housing", "dillo-residences", "1,1", "energy-1 culture-2 public+1"),
    ("housing", "windsor-cottages", "1,1", "energy-2 population-1 $+12"),
    ("industry", "steam-engine-plant", "1,1", "energy-2 employment+1"),
    ("prosperity", "resort", "1,1", "energy-1 culture-2 prestige+3"),
];

/// The tiles of the tables, for the list of all.
pub fn tiles() -> impl Iterator<Item = &'static str> {
    [NEIGHBORS, ANYWHERE].into_iter().flat_map(rows::<3>).map(|[tile, ..]| tile)
}

/// Activates a tile of each type beside the tile or far from it.
fn check(table: &'static str, adjacent: bool, fires: bool) {
    let mut faults = Faults::default();
    for [tile, gives, types] in rows(table) {
        for (kind, other, cell, changes) in ACTIVATED {
            // No tile is there twice: Cobbler meets its twin.
            let other = if other == tile { "bookseller" } else { other };
            let city = if cell.is_empty() { String::new() } else { format!("{other} {cell}") };
            let mut site = match adjacent {
                true => Site::new(&format!("{tile} 0,1; {city}")),
                false => Site::far(&format!("{tile} 1,-3; {city}")),
            };
            let fires = fires && types.split(' ').any(|one| one == kind);
            let want = Change::of(changes).and(if fires { gives } else { "-" });
            let got = site.activate(other);
            let place = if adjacent { "adjacent" } else { "elsewhere" };
            faults.expect(format!("{tile}, {other} {place}"), want, got);
        }
    }
    faults.none();
}

#[test]
fn r3_6_an_adjacent_activation_of_the_right_type_sets_off_the_tile() {
    check(NEIGHBORS, true, true);
}

#[test]
fn r3_6_an_activation_elsewhere_sets_off_no_tile_that_names_neighbors() {
    check(NEIGHBORS, false, false);
}

#[test]
fn r3_6_bus_station_and_warehouse_answer_to_the_whole_city() {
    check(ANYWHERE, true, true);
    check(ANYWHERE, false, true);
}

#[test]
fn r3_6_a_build_is_no_activation() {
    let mut faults = Faults::default();
    for tile in tiles() {
        for (built, gives) in [
            ("cog-factory", "progress+1 population+2 employment+3"),
            ("dillo-residences", "progress+2 population+2"),
            ("airport", "progress+2 public+1"),
            ("titan-of-progress", "progress+1 culture+3"),
        ] {
            let got = Site::new(&format!("{tile} 0,1")).build(built, "1,1");
            faults.expect(format!("{tile}, {built} built"), Change::of(gives), got);
        }
    }
    faults.none();
}

#[test]
fn r3_6_a_rival_s_activation_sets_off_nothing() {
    let mut faults = Faults::default();
    for tile in tiles() {
        for other in ["city-hall", "hotel", "cobbler", "danncil-estate", "steam-engine-plant"] {
            let city = "cobbler 1,1; danncil-estate 0,-1; steam-engine-plant 1,-1";
            let twin = tile == "cobbler" && other == "cobbler";
            let mut site = Site::with([&format!("{tile} 0,1"), city, ""]);
            let got = site.rival_activates(other);
            faults.hold(
                format!("{tile}, a rival's {other}: {got}"),
                twin || got == Change::default(),
            );
        }
    }
    faults.none();
}

#[test]
fn r2_7j_all_tiles_around_answer_to_one_activation() {
    // Hotel between Baker, Fountain, Royal Cinema and Technotech; Bus Station
    // and Courthouse want other types, Warehouse wants industry.
    let city = "baker 0,1; fountain 1,1; royal-cinema 2,1; technotech-inc 2,0; bus-station 0,-1; \
                courthouse 1,-1; warehouse 2,-1";
    let got = Site::new(city).activate("hotel");
    let want = "energy-1 culture-1 $+7 $+4 culture+1 prestige+2 population+1";
    assert_eq!(got, Change::of(want));
}

#[test]
fn r2_5_permanent_effects_at_the_ends_of_the_tracks() {
    let mut faults = Faults::default();
    for [tile, gives, types] in rows::<3>(NEIGHBORS).into_iter().chain(rows(ANYWHERE)) {
        // Cubes and prestige have no end.
        let (track, last, arrow) = match gives.split('+').next().unwrap() {
            "$" => ("$", "$ 50", "prestige+1"),
            "culture" => ("culture", "culture 30", "prestige+2"),
            "population" => ("population", "population 20", "prestige+2"),
            _ => continue,
        };
        for (kind, other, cell, changes) in ACTIVATED {
            // Only by what leaves that track alone.
            let fires = types.split(' ').any(|one| one == kind);
            if !fires || cell.is_empty() || changes.contains(track) {
                continue;
            }
            let mut site = Site::new(&format!("{tile} 0,1; {other} {cell}")).tracks(last);
            let want = Change::of(changes).and(arrow);
            faults.expect(format!("{tile} at {last}, {other}"), want, site.activate(other));
        }
    }
    faults.none();
}

#[test]
fn r2_5d_one_arrow_for_an_activation_and_all_that_answer() {
    // Hotel's money and that of the three around it pass the end: 1 prestige.
    let mut money = Site::new("baker 0,1; market 1,1; prescott-pharmaceuticals 2,1").tracks("$ 45");
    assert_eq!(money.activate("hotel"), Change::of("energy-1 culture-1 $+5 prestige+1"));
    let mut culture = Site::new("danncil-estate 0,1; fountain 1,1").tracks("culture 30");
    assert_eq!(culture.activate("danncil-estate"), Change::of("energy-2 prestige+2"));
    let mut people = Site::new("cole-harbor 0,1; technotech-inc 1,1").tracks("population 20");
    assert_eq!(people.activate("cole-harbor"), Change::of("energy-2 prestige+2"));
    // The permanent effect alone can pass the end, and two arrows can pay.
    let mut alone = Site::new("boing-aerospace 0,1").tracks("population 20 $ 50");
    assert_eq!(alone.activate("hotel"), Change::of("energy-1 culture-1 prestige+1 prestige+2"));
    // The next activation pays again.
    assert_eq!(alone.activate("hotel"), Change::of("energy-2 culture-1 prestige+1 prestige+2"));
}

#[test]
fn r2_7j_population_of_a_permanent_effect_comes_too_late_for_employment() {
    let mut site =
        Site::new("exxedout-oil-refinery 0,1; steam-engine-plant 1,1; belt-howl-labs 2,1")
            .tracks("employment 10");
    assert_eq!(site.activate("steam-engine-plant"), Change::of("energy-2 population+3"));
    assert_eq!(
        site.activate("steam-engine-plant"),
        Change::of("energy-4 employment+1 population+3")
    );
}
