//! Activation of every tile that can be activated: its cost, its price and
//! its gains, the ends of the tracks, and where it cannot be.
//!
//! **Invariant:** the tile lies beside City Hall and Hotel, whose cubes and
//! effects do not move.

use super::*;
use crate::phase::Phase;

/// The tile; the cost of a first activation; what it changes in the middle of
/// all tracks, besides the cubes: population 10, employment 5, public services
/// 2, culture 10, $20.
const ACTIVATIONS: &str = "
city-hall                | 1 | culture-1 employment+1
hotel                    | 1 | culture-1 $+7
baker                    | 1 | $+4
bookseller               | 2 | $+7
cobbler                  | 2 | $+7
danncil-estate           | 2 | culture+2
dillo-residences         | 1 | culture-2 public+1
iron-foundry             | 2 | culture-2 employment+2
king-george-mansion      | 2 | population-1 employment+2
market                   | 1 | $+4
restaurant               | 3 | $+10
steam-engine-plant       | 2 | employment+1
tudor-townhouses         | 2 | employment-1 $+9
victoria-terraces        | 2 | employment-1 progress+2
bulls-eye-emporium       | 2 | employment+1
cole-harbor              | 2 | population+1
delight-consulting       | 1 | $+4
furley-apartments        | 1 | $-12 population+2
garden-gnome-mfg         | 2 | $-6 employment+2
generally-electrical     | 2 | $+9
jefferson-apartments     | 2 | culture-3 population+2
luxury-lanes-mall        | 3 | $+15
office-furniture-mfg     | 3 | employment+2
windsor-cottages         | 2 | population-1 $+12
abl-semiconductor        | 3 | employment+2 public+1
airport                  | 3 | prestige+2
belt-howl-labs           | 2 | employment+1
boardgame-factory        | 3 | population-1 employment+3
boing-aerospace          | 3 | $+15
executive-estates        | 4 | population-2 prestige+7
fertilizer-plant         | 3 | employment+3
hartwood-heights         | 4 | culture-3 prestige+7
legacy-park-homes        | 4 | $-12 prestige+7
penfield-health          | 3 | public+2
prescott-pharmaceuticals | 3 | $+12
royal-cinema             | 2 | employment+1
technotech-inc           | 3 | $+12
the-villa                | 2 | public-1 population+3
military-base            | 2 | public+1
resort                   | 1 | culture-2 prestige+3
convention-center        | 3 | -
";

/// The tile; where the markers are; what the activation changes there, besides
/// the cubes. Each with a loss or a gain that an end of its track cuts off.
const ENDS: &str = "
city-hall                | culture 0                  | prestige-2 employment+1
city-hall                | employment 10              | culture-1
city-hall                | population 20 employment 20 | culture-1 prestige+2
hotel                    | culture 0                  | prestige-2 $+7
hotel                    | $ 50                       | culture-1 prestige+1
hotel                    | $ 45                       | culture-1 $+5 prestige+1
baker                    | $ 50                       | prestige+1
bookseller               | $ 50                       | prestige+1
cobbler                  | $ 50                       | prestige+1
danncil-estate           | culture 30                 | prestige+2
danncil-estate           | culture 29                 | culture+1 prestige+2
dillo-residences         | culture 1                  | culture-1 prestige-2 public+1
dillo-residences         | public 6                   | culture-2 energy+3
iron-foundry             | culture 1                  | culture-1 prestige-2 employment+2
iron-foundry             | employment 9               | culture-2 employment+1
king-george-mansion      | population 4 employment 4  | population-1 employment-1
king-george-mansion      | population 0 employment 0  | prestige-2
king-george-mansion      | population 20 employment 20 | population-1 employment-1
market                   | $ 50                       | prestige+1
restaurant               | $ 50                       | prestige+1
steam-engine-plant       | employment 10              | -
steam-engine-plant       | population 20 employment 20 | prestige+2
tudor-townhouses         | employment 0               | prestige-2 $+9
tudor-townhouses         | $ 50                       | employment-1 prestige+1
victoria-terraces        | employment 0               | prestige-2 progress+2
bulls-eye-emporium       | employment 10              | -
cole-harbor              | population 20              | prestige+2
delight-consulting       | $ 50                       | prestige+1
furley-apartments        | $ 1                        | prestige-4 population+2
furley-apartments        | population 20              | $-12 prestige+2
garden-gnome-mfg         | $ 1                        | prestige-2 employment+2
garden-gnome-mfg         | employment 10              | $-6
generally-electrical     | $ 50                       | prestige+1
jefferson-apartments     | culture 2                  | culture-2 prestige-2 population+2
jefferson-apartments     | population 19              | culture-3 population+1 prestige+2
luxury-lanes-mall        | $ 50                       | prestige+1
office-furniture-mfg     | employment 9               | employment+1
windsor-cottages         | population 0 employment 0  | prestige-2 $+12
windsor-cottages         | $ 50                       | population-1 prestige+1
abl-semiconductor        | employment 10              | public+1
abl-semiconductor        | public 6                   | employment+2 energy+3
airport                  | culture 4                  | -
airport                  | culture 5                  | prestige+1
airport                  | culture 30                 | prestige+6
belt-howl-labs           | employment 10              | -
boardgame-factory        | population 1 employment 1  | population-1 employment-1
boardgame-factory        | population 0 employment 0  | prestige-2
boardgame-factory        | population 20 employment 20 | population-1 employment-1
boing-aerospace          | $ 50                       | prestige+1
executive-estates        | population 1 employment 1  | population-1 employment-1 prestige+5
fertilizer-plant         | employment 8               | employment+2
fertilizer-plant         | population 19 employment 19 | -
hartwood-heights         | culture 2                  | culture-2 prestige+5
legacy-park-homes        | $ 1                        | prestige+3
legacy-park-homes        | $ 12                       | $-9 prestige+6
penfield-health          | public 6                   | energy+3
penfield-health          | public 5                   | public+1 energy+3
prescott-pharmaceuticals | $ 50                       | prestige+1
royal-cinema             | employment 10              | -
technotech-inc           | $ 50                       | prestige+1
the-villa                | public 0                   | prestige-2 population+3
the-villa                | population 20              | public-1 prestige+2
military-base            | public 6                   | energy+3
resort                   | culture 1                  | culture-1 prestige+1
";

/// The tiles of the table, for the list of all.
pub fn tiles() -> impl Iterator<Item = &'static str> {
    rows::<3>(ACTIVATIONS).into_iter().map(|[tile, ..]| tile)
}

/// The tile beside City Hall and Hotel, which are there anyway.
fn beside(tile: &str) -> Site {
    Site::new(&match tile {
        "city-hall" | "hotel" => String::new(),
        _ => format!("{tile} 0,1"),
    })
}

/// What is answered when a free activation is asked for.
fn answer(tile: &str) -> &'static str {
    if tile == "convention-center" { "decline" } else { "" }
}

#[test]
fn r2_7_activating_every_tile_that_can_be() {
    let mut faults = Faults::default();
    for [tile, cost, gives] in rows(ACTIVATIONS) {
        let cost: u8 = cost.parse().unwrap();
        let mut site = beside(tile);
        let got = site.activate_with(tile, answer(tile));
        let want = Change::of(gives).and(&format!("energy-{cost}"));
        faults.expect(tile, want, got);
        faults.hold(format!("{tile}: its cubes"), site.table.cubes_on(A, tile) == cost);
        // (2.7d) The cubes on it make it dearer: the second one costs as much
        // as all before together, and the printed cubes again.
        let before = site.get(A, "energy");
        site.activate_with(tile, answer(tile));
        let dearer = before - site.get(A, "energy") == i16::from(2 * cost);
        faults.hold(format!("{tile}: the second activation"), dearer);
    }
    faults.none();
}

#[test]
fn r2_5_activations_at_the_ends_of_the_tracks() {
    let mut faults = Faults::default();
    let costs = rows::<3>(ACTIVATIONS);
    for [tile, tracks, gives] in rows(ENDS) {
        let [_, cost, _] = costs.iter().find(|[other, ..]| *other == tile).unwrap();
        let want = Change::of(gives).and(&format!("energy-{cost}"));
        let got = beside(tile).tracks(tracks).activate(tile);
        faults.expect(format!("{tile} at [{tracks}]"), want, got);
    }
    // Every tile that can be activated has an end to meet.
    let ends: BTreeSet<&str> = rows::<3>(ENDS).into_iter().map(|[tile, ..]| tile).collect();
    let missing = tiles().filter(|tile| !ends.contains(tile) && *tile != "convention-center");
    faults.hold("a tile without an end", missing.count() == 0);
    faults.none();
}

#[test]
fn r2_7d_one_cube_less_than_the_cost_is_not_enough() {
    let mut faults = Faults::default();
    for [tile, cost, _] in rows(ACTIVATIONS) {
        let cost: i16 = cost.parse().unwrap();
        for (energy, rule) in [(cost, "legal"), (cost - 1, "2.7d")] {
            let mut site = beside(tile).tracks(&format!("energy {energy}"));
            site.table.tourist(0, B, None);
            site.table.turn(Phase::Executive, A);
            let said = site.no(&format!("activate {tile}"));
            faults.hold(format!("{tile} with {energy} cubes: {said}"), said == rule);
        }
    }
    faults.none();
}

#[test]
fn r2_7c_every_other_tile_cannot_be_activated() {
    let can: BTreeSet<&str> = tiles().collect();
    let mut faults = Faults::default();
    for tile in TileId::all().map(TileId::slug).filter(|tile| !can.contains(tile)) {
        let mut site = Site::new(&format!("{tile} 0,1"));
        site.table.turn(Phase::Executive, A);
        let said = site.no(&format!("activate {tile}"));
        faults.hold(format!("{tile}: {said}"), said == "2.7c");
    }
    faults.none();
}

#[test]
fn r2_7c_a_tile_of_another_city_cannot_be_activated() {
    let mut faults = Faults::default();
    for tile in tiles().filter(|tile| !matches!(*tile, "city-hall" | "hotel")) {
        let mut site = Site::with(["", &format!("{tile} 0,1"), ""]);
        site.table.turn(Phase::Executive, A);
        let said = site.no(&format!("activate {tile}"));
        faults.hold(format!("{tile}: {said}"), said == "2.7c");
    }
    faults.none();
}
