//! The Prosperity variant (2.13).

use insula_core::{Game, Viewer};

use super::table::{A, B, C, Table, rule, tile};
use crate::effect::Track;
use crate::event::Event;
use crate::phase::Phase;
use crate::require;
use crate::stock::Hand;

fn met(table: &Table, seat: insula_core::Seat, slug: &str) -> bool {
    require::met(&table.game, seat, tile(slug))
}

/// (2.13b) At the end of the marked rounds, in initiative order; (5.6).
#[test]
fn r2_13b_in_the_marked_rounds() {
    let setup =
        crate::Setup { seats: 3, prosperity: true, full_refill: false, hide_prestige: false };
    let mut seen = Vec::new();
    insula_testkit::walk::<crate::TheCapitals>(&setup, 8, |game| {
        if game.phase == Phase::Prosperity && game.pending.get().is_none() {
            seen.push((game.round, game.at));
        }
    });
    let marked = [3, 5, 7, 9, 11];
    let all: Vec<_> = marked.iter().flat_map(|&round| (0..3).map(move |at| (round, at))).collect();
    assert_eq!(seen, all);
}

/// (2.13c, 2.13f) As itself if the requirement is met, as a lake always.
#[test]
fn r2_13c_r2_13f_as_itself_or_as_a_lake() {
    let mut table = Table::prosperity(3);
    table.hand(A, "church subway").turn(Phase::Prosperity, A);
    assert_eq!(table.offers(A), ["tile subway", "lake church", "lake subway"]);
    assert_eq!(table.no(A, "tile church"), rule("2.13c", "requirement"), "all have 3");
    assert_eq!(table.no(A, "tile casino"), rule("2.13b", "hand"));
    assert_eq!(table.no(A, "lake casino"), rule("2.13b", "hand"));
    let done = table.does(A, |table| {
        table.act(A, "lake church, place 2,1");
    });
    assert_eq!(done, "energy+2", "no penalty away from the tokens");
    assert_eq!(table.game.turn(), Some(B));
    assert_eq!(table.game.side(A).hand.get().len(), 1);
    assert!(table.log.contains(&Event::Lake {
        seat: A,
        tile: tile("church"),
        cell: "2,1".parse().unwrap(),
        cubes: 2
    }));
    // (2.15b, A48) Its face is public.
    let view = table.game.view(Viewer::Public);
    assert!(view.seats[0].city.iter().any(|placed| placed.lake && placed.tile == "church"));
}

/// (2.13e) No price, and the placement rules with its own type; it sets off
/// construction effects (A10).
#[test]
fn r2_13e_all_rules_of_building_hold() {
    let mut table = Table::prosperity(3);
    table.city(A, "church 0,1; police-station 1,1").tracks(A, "economy 5");
    let done = table.does(A, |table| {
        table.build_hand(A, "subway", "2,2");
    });
    assert_eq!(done, "energy+1 prestige-4", "away from tokens and from Church");
}

/// (2.13g) A lake sets nothing off and is not counted.
#[test]
fn r2_13g_a_lake_sets_nothing_off() {
    let mut table = Table::prosperity(3);
    table.city(A, "police-station 1,1; science-center 0,1").hand(A, "church");
    table.turn(Phase::Prosperity, A);
    let done = table.does(A, |table| {
        table.act(A, "lake church, place 1,2");
    });
    assert_eq!(done, "energy+2");
    table.turn(Phase::Executive, A);
    assert_eq!(table.no(A, "activate church"), rule("2.7c", "city"));
}

/// (2.13d) Which requirements accept ties.
#[test]
fn a35_requirements_and_ties() {
    let mut table = Table::prosperity(3);
    // City Hall and Hotel: everybody has one public and one tourism tile.
    assert!(met(&table, A, "subway") && met(&table, B, "subway"), "most or tied");
    table.city(B, "park 0,1");
    assert!(!met(&table, A, "subway") && met(&table, B, "subway"));
    // Strictly most or least.
    assert!(!met(&table, A, "casino"));
    table.city(A, "museum-of-industry 1,1");
    assert!(met(&table, A, "casino"));
    table.city(C, "museum-of-art 1,1");
    assert!(!met(&table, A, "casino") && !met(&table, C, "casino"));
    assert!(!met(&table, A, "church"));
    table.tracks(A, "population 2, employment 2");
    assert!(met(&table, A, "church"));
    assert!(!met(&table, A, "stock-exchange"));
    table.tracks(A, "economy 11");
    assert!(met(&table, A, "stock-exchange"));
    assert!(!met(&table, A, "energy-research") && !met(&table, A, "environmental-institute"));
    table.tracks(A, "energy 3").tracks(C, "energy 5");
    assert!(met(&table, A, "energy-research") && met(&table, C, "environmental-institute"));
    assert!(!met(&table, A, "public-meeting-hall"), "one public tile each");
    table.city(B, "library -1,0").city(C, "doctor -1,0");
    assert!(met(&table, A, "public-meeting-hall"));
}

/// (A35) Culture and public services have their own tie-breaks.
#[test]
fn a35_culture_and_public_services_break_ties() {
    let mut table = Table::prosperity(3);
    assert!(met(&table, A, "resort") && met(&table, A, "public-works-office"), "furthest left");
    assert!(met(&table, C, "military-base"), "furthest right");
    assert!(!met(&table, B, "resort") && !met(&table, B, "military-base"));
    table.tracks(B, "economy 11");
    assert!(met(&table, B, "resort") && met(&table, B, "public-works-office"), "more money");
    table.tracks(B, "economy 9");
    assert!(met(&table, B, "military-base"), "less money");
    table.tracks(C, "public 1");
    assert!(met(&table, C, "military-base"));
}

#[test]
fn a36_lowest_progress_is_level_then_steps() {
    let mut table = Table::prosperity(3);
    assert!(!met(&table, A, "technology-park"), "all on the symbol");
    table.tracks(A, "level 2, progress 0").tracks(B, "progress 5").tracks(C, "progress 4");
    assert!(!met(&table, A, "technology-park"), "a higher plant");
    assert!(met(&table, C, "technology-park") && !met(&table, B, "technology-park"));
}

#[test]
fn a61_most_or_tied_needs_at_least_one() {
    let mut table = Table::prosperity(3);
    assert!(!met(&table, A, "warehouse"), "nobody has industry or commerce");
    table.city(A, "baker 0,1");
    assert!(met(&table, A, "warehouse") && !met(&table, B, "warehouse"));
}

/// (2.13h) Its price is part of the build.
#[test]
fn a37_mayors_house_does_not_count_itself() {
    let mut table = Table::prosperity(3);
    table.city(A, "church 0,1").tracks(A, "economy 20");
    let done = table.does(A, |table| {
        table.build_hand(A, "mayors-house", "1,1");
    });
    assert_eq!(done, "public-1 culture-2 economy-12");
    assert_eq!(table.ends(A), ["mayors-house prestige+4"], "Church alone");
    // Taxation and arrows: $1 pays 12 with four, public services at 0 a fine.
    let mut table = Table::prosperity(3);
    table.tracks(A, "economy 1, public 0, culture 1");
    let done = table.does(A, |table| {
        table.build_hand(A, "mayors-house", "1,1");
    });
    assert_eq!(done, "culture-1 prestige-8", "-4, -2 and -2; $1 is left");
}

/// Financial District is built after the refill of round 3 (2.13i).
#[test]
fn a38_financial_district_builds_from_the_new_area() {
    let mut table = Table::prosperity(3);
    table.hand(A, "financial-district").hand(B, "church").hand(C, "casino");
    table.rows(["baker", "", ""]).round(3).turn(Phase::Executive, C).act(C, "bonus energy");
    let area = table.projects();
    assert_eq!((area[0].len(), area[1][..] == ["baker"]), (4, true));
    table.act(A, "tile financial-district, place 0,1");
    assert_eq!((table.game.phase, table.game.turn()), (Phase::Extra, Some(A)));
    assert!(!table.game.mid_decision(A), "its own build is done and told");
    assert_eq!(table.offers(A).len(), 5);
    let done = table.does(A, |table| {
        table.act(A, "tile baker, place -1,-1");
    });
    // $2, away from the tokens; the first commerce tile; then -1 of Era I.
    assert_eq!(done, "progress+1 employment+1 public-2 prestige-2 economy-2");
    assert_eq!((table.game.phase, table.game.turn()), (Phase::Prosperity, Some(B)));
    assert_eq!(table.projects()[1].len(), 0, "not refilled before the next round");
    assert_eq!(table.game.side(A).built, None, "not in the Building phase");
}

/// (A64) Public services: +1 before the extra build, -1 after it; arrows of
/// its own.
#[test]
fn a64_the_extra_build_is_a_build_of_its_own() {
    let build = |round: u8, public: u8| {
        let mut table = Table::prosperity(3);
        table.round(round).tracks(A, &format!("public {public}")).rows(["library", "", ""]);
        table.hand(A, "financial-district").turn(Phase::Prosperity, A);
        table.act(A, "tile financial-district, place 0,1");
        assert_eq!(table.no(A, "decline"), rule("2.2b", "phase"), "mandatory");
        table.act(A, "tile library, place 1,1");
        (table.get(A, Track::Public), table.get(A, Track::Prestige), table.get(A, Track::Energy))
    };
    assert_eq!(build(3, 0), (0, 0, 4), "1 of Library, then -1: no fine");
    assert_eq!(build(3, 6), (5, 0, 7), "past 6, then -1");
    assert_eq!(build(5, 2), (3, 0, 4));
    assert_eq!(build(9, 6), (6, 0, 10), "twice past 6: two builds");
}

/// (A64) Its loss does not wait for a tile that is not there, and comes once.
#[test]
fn a64_nothing_left_to_build() {
    let mut table = Table::prosperity(3);
    table.hand(A, "financial-district").round(3).turn(Phase::Prosperity, A);
    let done = table.does(A, |table| {
        table.act(A, "tile financial-district, place 0,1");
    });
    assert_eq!((done, table.game.turn()), ("public-1".to_owned(), Some(B)));
    let later = table.does(A, |table| {
        table.build_hand(A, "subway", "1,1");
    });
    assert_eq!(later, "");
}

/// (2.13k)
#[test]
fn a46_the_leftover_tile_is_discarded_unseen() {
    let mut table = Table::prosperity(3);
    table.hand(A, "church subway").hand(B, "casino resort").hand(C, "theatre warehouse");
    table.round(11).turn(Phase::Prosperity, A);
    table.act(A, "lake church, place 1,1").act(B, "lake casino, place 1,1");
    assert_eq!(table.game.side(A).hand.get().len(), 1);
    table.act(C, "lake theatre, place 1,1");
    assert!(table.game.sides.iter().all(|side| *side.hand.get() == Hand::NONE));
    assert!(table.game.out.get().contains(tile("subway")));
    assert!(table.log.contains(&Event::Discarded));
    assert!(table.game.view(Viewer::Public).gone.is_empty());
    assert_eq!(table.game.phase, Phase::Political);
}

/// (3.7) The three values, also in the last round of an era.
#[test]
fn a66_the_era_of_the_round_just_played() {
    let gain = |round: u8| {
        let mut table = Table::prosperity(3);
        table.round(round).tracks(A, "population 2");
        table.build_hand(A, "church", "0,1").get(A, Track::Prestige)
    };
    assert_eq!([3, 4, 5, 8, 9, 12].map(gain), [1, 1, 3, 3, 6, 6]);
}
