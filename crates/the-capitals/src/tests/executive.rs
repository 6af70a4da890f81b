//! The Executive phase (2.7).

use super::table::{A, B, C, Table, rule};
use crate::effect::Track;
use crate::event::Event;
use crate::phase::Phase;

/// A's turn, without any tourist in its city.
fn turn(city: &str) -> Table {
    let mut table = Table::new(4);
    table.city(A, city).tourist(0, B, None).turn(Phase::Executive, A);
    table
}

#[test]
fn a17_a_tile_without_activation_cannot_be_activated() {
    let table = turn("library 0,1; fountain 1,1");
    assert_eq!(table.offered(A, "activate"), ["city-hall", "hotel"]);
    assert_eq!(table.no(A, "activate library"), rule("2.7c", "effect"));
    assert_eq!(table.no(A, "activate fountain"), rule("2.7c", "effect"));
    assert_eq!(table.no(A, "activate baker"), rule("2.7c", "city"));
}

/// (2.7d, 2.7h, 2.7i) The worked case: printed 1 costs 2, 4, 8 in one era.
#[test]
fn a18_the_same_tile_again_at_the_raised_cost() {
    let mut table = turn("bookseller 0,1");
    table.tracks(A, "energy 14, level 6");
    let costs: Vec<i16> = (0..3)
        .map(|_| {
            let before = table.get(A, Track::Energy);
            table.act(A, "activate bookseller");
            before - table.get(A, Track::Energy)
        })
        .collect();
    assert_eq!(costs, [2, 4, 8]);
    assert_eq!(table.cubes_on(A, "bookseller"), 14);
    assert_eq!(table.get(A, Track::Economy), 10 + 3 * 7);
}

/// (2.7g) The worked case: 1 printed, 1 cube and the own tourist on the tile
/// make 4; the tourist moved away first, 3.
#[test]
fn a19_a_tourist_on_the_tile_raises_its_cost() {
    let mut table = Table::new(3);
    table.city(A, "bookseller 0,1").cubes(A, "bookseller", 1).tracks(A, "level 4, energy 9");
    table.tourist(0, A, Some("bookseller")).turn(Phase::Executive, A);
    let cost = |table: &Table| crate::phase::executive::cost(&table.game, A, tile());
    assert_eq!(cost(&table), 4);
    let mut pays = Table { game: table.game.clone(), log: Vec::new() };
    pays.act(A, "activate bookseller");
    assert_eq!(pays.get(A, Track::Energy), 5, "the tourist cannot pay there");
    table.act(A, "activate hotel, tourist 0");
    assert_eq!(table.tourist_at(0), (Some(A), Some("hotel")));
    assert_eq!(cost(&table), 3);
}

fn tile() -> crate::TileId {
    super::table::tile("bookseller")
}

/// (2.7m) And only without an activation; the turn is over then.
#[test]
fn a20_no_activation_gives_one_of_two() {
    let mut table = turn("");
    table.tracks(A, "level 4");
    assert_eq!(table.offered(A, "bonus"), ["progress", "energy"]);
    assert_eq!(table.no(A, "end"), rule("2.2b", "phase"), "it gets the bonus");
    table.act(A, "bonus progress");
    assert_eq!((table.get(A, Track::Progress), table.game.turn()), (1, Some(B)), "once only");
    table.turn(Phase::Executive, A).act(A, "activate hotel");
    assert_eq!(table.no(A, "bonus energy"), rule("2.7m", "bonus"));
    assert_eq!(table.offers(A), ["activate city-hall", "activate hotel", "end"]);
}

/// (2.7b) As many as the plant shows; (2.7a) it may stop before.
#[test]
fn r2_7a_r2_7b_activations_of_a_turn() {
    let made = |level: u8, token: bool| {
        let mut table = turn("");
        table.tracks(A, &format!("level {level}, energy 40"));
        table.game.token = token.then_some(A);
        let mut made = 0;
        while table.game.turn() == Some(A) {
            table.act(A, if made % 2 == 0 { "activate hotel" } else { "activate city-hall" });
            made += 1;
        }
        made
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(|level| made(level, false)), [1, 1, 1, 2, 2, 3]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|level| made(level, true)), [2, 2, 2, 3, 3, 4]);
    let mut table = turn("");
    table.tracks(A, "level 4").act(A, "activate hotel, end");
    assert_eq!(table.game.turn(), Some(B));
    assert!(table.log.contains(&Event::Stopped { seat: A }));
}

/// A turn ends by itself when nothing more can be paid.
#[test]
fn r2_7d_a_turn_ends_when_nothing_can_be_paid() {
    let mut table = turn("");
    table.tracks(A, "level 6, energy 1").act(A, "activate hotel");
    assert_eq!(table.game.turn(), Some(B));
    let mut table = turn("");
    table.tracks(A, "energy 0");
    assert_eq!(table.offers(A), ["bonus progress", "bonus energy"]);
    assert_eq!(table.no(A, "activate hotel"), rule("2.7d", "cost"));
}

/// (2.7e) The worked case: 3 are paid by two tourists and one cube.
#[test]
fn a67_an_activation_is_paid_exactly() {
    let mut table = Table::new(4);
    table.city(A, "restaurant 0,1").tracks(A, "energy 1").turn(Phase::Executive, A);
    table.tourist(1, A, None).tourist(2, A, Some("hotel"));
    table.act(A, "activate restaurant");
    assert_eq!(table.no(A, "pay"), rule("2.7e", "pay"), "one cube is not enough");
    assert_eq!(table.no(A, "tourist 2"), rule("2.7e", "tourist-stuck"), "one more is needed");
    assert_eq!(table.offers(A), ["tourist 0", "tourist 1"]);
    table.act(A, "tourist 1");
    assert_eq!(table.no(A, "tourist 0"), rule("2.7e", "tourist-order"));
    assert_eq!(table.offers(A), ["tourist 2"], "the cube alone is not enough");
    table.act(A, "tourist 2");
    assert_eq!(table.get(A, Track::Energy), 0);
    assert_eq!(table.cubes_on(A, "restaurant"), 1);
    assert_eq!(table.tourist_at(1), (Some(A), Some("restaurant")));
    assert_eq!(table.tourist_at(2), (Some(A), Some("restaurant")));
    assert_eq!(table.tourist_at(0), (Some(A), None), "one not used stays where it is");
    assert_eq!(table.get(A, Track::Economy), 20);
}

#[test]
fn a67_tourists_alone_may_pay() {
    let mut table = Table::new(3);
    table.tourist(1, A, None).turn(Phase::Executive, A).act(A, "activate hotel");
    assert_eq!(table.offers(A), ["tourist 0", "tourist 1", "pay"]);
    let paid = table.does(A, |table| {
        table.act(A, "tourist 0");
    });
    assert_eq!(paid, "culture-1 economy+7", "no cube, and no second tourist");
    assert!(table.log.contains(&Event::Activated {
        seat: A,
        tile: crate::TileId::HOTEL,
        cost: 1,
        tourists: 1,
        taxed: 0
    }));
}

/// (2.7e) Not more than the cost.
#[test]
fn r2_7e_no_more_tourists_than_the_cost() {
    let mut table = Table::new(4);
    table.city(A, "bookseller 0,1").turn(Phase::Executive, A);
    table.tourist(1, A, None).tourist(2, A, None).tourist(3, A, None);
    table.act(A, "activate bookseller, tourist 0, tourist 2");
    assert_eq!(table.game.turn(), Some(B), "two pay for 2");
    assert_eq!(table.tourist_at(3), (Some(A), None));
}

/// (2.7f) Once per phase.
#[test]
fn r2_7f_a_tourist_pays_once_per_phase() {
    let mut table = Table::new(3);
    table.tourist(1, A, None).tracks(A, "level 4").turn(Phase::Executive, A);
    table.act(A, "activate hotel, tourist 0, activate city-hall");
    assert_eq!(table.no(A, "tourist 0"), rule("2.7f", "tourist-used"));
    table.act(A, "tourist 1");
    table.play_until(|game| game.round == 2 && game.phase == Phase::Executive);
    assert!(table.game.used.is_empty(), "again in the next round");
}

/// (2.7g) Not for the tile where it stands.
#[test]
fn r2_7g_not_for_the_tile_where_it_stands() {
    let mut table = Table::new(3);
    table.tourist(0, A, Some("hotel")).tourist(1, A, None).turn(Phase::Executive, A);
    table.act(A, "activate hotel");
    assert_eq!(table.no(A, "tourist 0"), rule("2.7g", "tourist-here"));
    assert_eq!(table.offers(A), ["tourist 1", "pay"]);
}

/// The worked case: King George Mansion at population 4, employment 4; and the
/// steps in order: losses, gains, permanent effects of others (2.7j).
#[test]
fn a54_the_steps_of_an_activation() {
    let mut table = turn("king-george-mansion 0,1");
    table.tracks(A, "population 4, employment 4").act(A, "activate king-george-mansion");
    assert_eq!((table.get(A, Track::Population), table.get(A, Track::Employment)), (3, 3));
    // People from Belt & Howl come too late for the work of the same activation.
    let mut table = turn("steam-engine-plant 0,1; belt-howl-labs 1,1");
    table.tracks(A, "population 5, employment 5").act(A, "activate steam-engine-plant");
    assert_eq!((table.get(A, Track::Population), table.get(A, Track::Employment)), (7, 5));
}

/// The worked case: Jefferson Apartments beside Museum of Art, paid with one
/// tourist from another tile and one cube.
#[test]
fn r2_7j_worked_jefferson_beside_museum_of_art() {
    let mut table = turn("jefferson-apartments 0,1; museum-of-art 1,1");
    table.tourist(2, A, Some("hotel")).tracks(A, "culture 9");
    let done = table.does(A, |table| {
        table.act(A, "activate jefferson-apartments, tourist 2");
    });
    assert_eq!(done, "population+2 culture-1 energy-1");
    assert_eq!(table.tourist_at(2), (Some(A), Some("jefferson-apartments")));
}

/// (2.7k) Nothing to gain, yet the neighbors' effects happen.
#[test]
fn a55_an_activation_may_gain_nothing() {
    let mut table = turn("steam-engine-plant 0,1; baker 1,1");
    table.tracks(A, "population 5, employment 5");
    let done = table.does(A, |table| {
        table.act(A, "activate steam-engine-plant");
    });
    assert_eq!(done, "energy-2 economy+4");
    assert_eq!(table.game.turn(), Some(B), "it was an activation");
}

/// Victoria Terraces upgrades the plant in the turn (2.7b).
#[test]
fn a51_an_upgrade_in_your_turn_counts_at_once() {
    let mut table = turn("victoria-terraces 0,1");
    table.tracks(A, "level 3, progress 4, energy 2").act(A, "activate victoria-terraces");
    assert_eq!(table.all(A).1, 4);
    assert_eq!(table.get(A, Track::Energy), 6, "the new plant's cubes");
    assert_eq!(
        table.offers(A),
        ["activate city-hall", "activate hotel", "activate victoria-terraces", "end"]
    );
}

/// (3.6, 2.4l) Neighbors that match, each once, not the tile itself; in the
/// order of the slots, with one set of arrows.
#[test]
fn r3_6_permanent_effects_of_other_tiles() {
    let mut table = turn("baker 0,1; market 1,1; courthouse 0,2; cobbler -1,-1");
    let done = table.does(A, |table| {
        table.act(A, "activate baker");
    });
    // Itself 4, Market 4, Courthouse 3; Cobbler is not next to it.
    assert_eq!(done, "energy-1 economy+11");
    let sources = table.log.iter().filter_map(|event| match event {
        Event::Effects { tile, .. } => Some(tile.slug()),
        _ => None,
    });
    assert_eq!(sources.collect::<Vec<_>>(), ["baker", "courthouse", "market"]);
    let mut table = turn("baker 0,1; market 1,1");
    table.tracks(A, "economy 48").act(A, "activate baker");
    let arrows = table.log.iter().filter(|event| matches!(event, Event::Arrow { .. }));
    assert_eq!((arrows.count(), table.get(A, Track::Prestige)), (1, 1), "once an activation");
}

/// (2.2d) Others wait.
#[test]
fn r2_2d_nobody_acts_out_of_turn() {
    let table = turn("");
    assert_eq!(table.no(C, "bonus energy"), rule("2.2d", "turn"));
}
