//! Free activations: Convention Center and Technology Park (2.7l).

use super::table::{A, B, C, Table, rule, tile};
use crate::effect::Track;
use crate::event::Event;
use crate::phase::Phase;

/// Convention Center between Hotel and a bookseller; no tourist in the city.
fn center() -> Table {
    let mut table = Table::prosperity(3);
    table.city(A, "convention-center 1,1; bookseller 0,1; restaurant 0,2; baker -1,2");
    table.tourist(0, B, None).tracks(A, "energy 5").turn(Phase::Executive, A);
    table
}

#[test]
fn a21_a_free_activation_costs_and_leaves_nothing() {
    let mut table = center();
    table.cubes(A, "hotel", 7);
    let done = table.does(A, |table| {
        table.act(A, "activate convention-center, free hotel");
    });
    // 3 cubes for Convention Center; 7 of Hotel, 2 each of Bookseller beside
    // Hotel and of Bookseller and Restaurant beside Convention Center.
    assert_eq!(done, "culture-1 energy-3 economy+13");
    assert_eq!(table.cubes_on(A, "hotel"), 7, "whatever lies there");
    assert_eq!(table.cubes_on(A, "convention-center"), 3);
    let mut table = center();
    table.tracks(A, "level 4").act(A, "activate convention-center, free hotel");
    assert_eq!(table.game.activated, 1, "none of the city's activations");
}

#[test]
fn a22_technology_park_may_reach_convention_center() {
    let mut table = Table::prosperity(3);
    table.city(A, "convention-center 1,1; bookseller 2,2").tracks(B, "level 2");
    table.tracks(C, "level 2").hand(A, "technology-park");
    table.turn(Phase::Prosperity, A).act(A, "tile technology-park, place 0,1");
    let near = ["free city-hall", "free hotel", "free convention-center", "decline"];
    assert_eq!(table.offers(A), near);
    table.act(A, "free convention-center");
    assert_eq!(table.offers(A), ["free city-hall", "free hotel", "free bookseller", "decline"]);
    let done = table.does(A, |table| {
        table.act(A, "free bookseller");
    });
    assert_eq!(done, "economy+9", "7, and 2 beside Convention Center");
    let free = |event: &&Event| matches!(event, Event::ActivatedFree { .. });
    assert_eq!(table.log.iter().filter(free).count(), 2);
}

/// (A56) The target's activation ends before the permanent effects that
/// Convention Center sets off; each has arrows of its own.
#[test]
fn a56_the_target_of_a_free_activation() {
    let mut table = center();
    table.act(A, "activate convention-center");
    assert!(table.log.is_empty(), "nothing happens before the target is chosen");
    assert_eq!(table.no(A, "free baker"), rule("2.7l", "target"), "not next to it");
    assert_eq!(table.no(A, "free convention-center"), rule("2.7l", "target"), "not itself");
    table.act(A, "free hotel");
    let told = table.log.iter().filter_map(|event| match event {
        Event::ActivatedFree { tile, .. } => Some(format!("free {}", tile.slug())),
        Event::Effects { tile, .. } => Some(tile.slug().to_owned()),
        _ => None,
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            "free hotel",
            "hotel",
            "bookseller",
            // And now those that Convention Center sets off.
            "bookseller",
            "restaurant"
        ]
    );
}

#[test]
fn a56_declining_and_arrows_of_its_own() {
    let mut table = center();
    table.tracks(A, "economy 49").act(A, "activate convention-center, free hotel");
    // Hotel's 7 pass the end: 1 prestige; then Bookseller's and Restaurant's 2
    // each for Convention Center: another one, once.
    assert_eq!((table.get(A, Track::Economy), table.get(A, Track::Prestige)), (50, 2));
    let mut table = center();
    let done = table.does(A, |table| {
        table.act(A, "activate convention-center, decline");
    });
    assert_eq!(done, "energy-3 economy+4", "its own activation still counts");
    assert!(table.log.contains(&Event::Declined { seat: A, tile: tile("convention-center") }));
}

/// (A56) Without a target nobody is asked.
#[test]
fn a56_a_target_may_be_missing() {
    let mut table = Table::new(3);
    table.city(A, "library 2,1; doctor 3,2; convention-center 4,3").tourist(0, B, None);
    table.turn(Phase::Executive, A).act(A, "activate convention-center");
    assert_eq!(table.game.turn(), Some(B));
    assert_eq!(table.get(A, Track::Energy), 1);
}

/// Payment first, then the target, and both at once.
#[test]
fn r2_7l_tourists_pay_before_the_target_is_chosen() {
    let mut table = center();
    table.tourist(1, A, None).act(A, "activate convention-center");
    assert_eq!(table.no(A, "free hotel"), rule("2.2b", "phase"));
    table.act(A, "tourist 1");
    assert_eq!(table.tourist_at(1), (Some(A), None), "not yet");
    assert_eq!(table.no(A, "free library"), rule("2.7l", "target"));
    table.act(A, "free bookseller");
    assert_eq!(table.tourist_at(1), (Some(A), Some("convention-center")));
    assert_eq!(table.get(A, Track::Energy), 3);
}
