//! The World Expo (2.9).

use insula_core::{Game, Viewer};

use super::table::{A, B, C, Table};
use crate::effect::Track;
use crate::event::Event;
use crate::phase::{Phase, expo};

fn run(table: &mut Table) {
    expo::run(&mut table.game, &mut table.log);
}

/// The worked cases: population 8 and employment 6; public services 6, 4, 2.
#[test]
fn r2_9_worked_the_steps_of_an_expo() {
    let mut table = Table::new(3);
    table.tracks(A, "population 8, employment 6, public 6");
    table.tracks(B, "population 3, employment 3, public 4");
    table.tracks(C, "population 9, employment 2, public 2");
    run(&mut table);
    let figures = table.game.expos[0].unwrap();
    // (2.9b, 5.2b) employment less 3; (2.9c) unemployment, 3 at most.
    assert_eq!(figures[0].jobs(), 3);
    assert_eq!(figures[..3].iter().map(|own| own.unemployment()).collect::<Vec<_>>(), [-2, 0, -3]);
    // (2.9e) 2 for each city ahead.
    assert_eq!(figures[..3].iter().map(|own| own.behind()).collect::<Vec<_>>(), [0, -2, -4]);
    // (2.9d, 5.2c) prestige +5, progress +2, $ +4.
    assert_eq!(table.get(A, Track::Prestige), 3 - 2 + 5);
    assert_eq!((table.get(B, Track::Prestige), table.get(B, Track::Progress)), (-2, 2));
    assert_eq!((table.get(C, Track::Prestige), table.get(C, Track::Economy)), (-1 - 3 - 4, 14));
    assert_eq!(figures[..3].iter().map(|own| own.total()).collect::<Vec<_>>(), [6, -2, -8]);
}

#[test]
fn r5_2c_the_bonus_of_each_level() {
    let bonus = |level: u8| {
        let mut table = Table::new(3);
        table.tracks(A, &format!("public {level}, population 3, employment 3"));
        table.tracks(B, "public 0").tracks(C, "public 0, economy 9");
        table.does(A, run)
    };
    // At level 0 A and B tie: A is further left.
    let all = [0, 1, 2, 3, 4, 5, 6].map(bonus);
    assert_eq!(
        all,
        ["", "economy+2", "economy+4", "progress+1", "progress+2", "prestige+3", "prestige+5"]
    );
}

/// (2.9a) The ranking goes by the money that the bonus has brought.
#[test]
fn a33_ranking_after_all_have_their_bonus() {
    let mut table = Table::new(3);
    table.tracks(A, "economy 49").tracks(B, "economy 50").tracks(C, "public 0");
    run(&mut table);
    let figures = table.game.expos[0].unwrap();
    // Both have $50 after $ +4: A is further left; before it B had more.
    assert_eq!((figures[0].ahead, figures[1].ahead, figures[2].ahead), (0, 1, 2));
}

/// (2.9e) Ties: higher economy, then further left.
#[test]
fn r2_9e_ties_on_public_services() {
    let mut table = Table::new(3);
    table.tracks(B, "economy 11").spaces(&[4, 3, 2]);
    run(&mut table);
    let ahead = table.game.expos[0].unwrap().map(|own| own.ahead);
    assert_eq!(ahead[..3], [2, 0, 1], "B has more money, C is left of A");
}

#[test]
fn a34_plants_at_the_expo_go_in_initiative_order() {
    let mut table = Table::new(3);
    for seat in [A, B, C] {
        table.tracks(seat, "public 3, progress 5, energy 0");
    }
    table.spaces(&[3, 4, 2]);
    run(&mut table);
    let cubes = [A, B, C].map(|seat| table.get(seat, Track::Energy));
    assert_eq!(cubes, [4, 4, 5], "5, 4, 4: C is first");
    let upgraded = table.log.iter().filter_map(|event| match event {
        Event::Upgraded { seat, level: 2, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(upgraded.collect::<Vec<_>>(), [C, A, B]);
}

/// (2.9f) Cubes leave the tiles; those of the plant and tourists stay.
#[test]
fn r2_9f_cubes_leave_the_tiles() {
    let mut table = Table::new(3);
    table.cubes(A, "hotel", 3).tourist(1, A, Some("hotel")).tracks(A, "energy 7");
    run(&mut table);
    assert_eq!(table.cubes_on(A, "hotel"), 0);
    assert_eq!(table.tourist_at(1), (Some(A), Some("hotel")));
    assert_eq!(table.get(A, Track::Energy), 7);
}

/// (2.2c) Executive, Administrative, effects before Expo III, World Expo.
#[test]
fn a32_the_expo_follows_the_administrative_phase() {
    let place = |table: &Table, wanted: fn(&Event) -> bool| table.log.iter().position(wanted);
    for round in [4, 8] {
        let mut table = Table::new(3);
        table.round(round).turn(Phase::Executive, C).act(C, "bonus energy");
        let revealed = place(&table, |event| matches!(event, Event::Revealed { .. }));
        let expo = place(&table, |event| matches!(event, Event::Expo { .. }));
        assert!(revealed.is_some() && revealed < expo);
        assert_eq!((table.game.round, table.game.phase), (round + 1, Phase::Political));
    }
    let mut table = Table::prosperity(3);
    table.city(A, "public-meeting-hall 0,1").round(12).turn(Phase::Executive, C);
    table.act(C, "bonus energy");
    let before = place(&table, |event| matches!(event, Event::BeforeExpo { .. }));
    let expo = place(&table, |event| matches!(event, Event::Expo { era: 3 }));
    assert!(before.is_some() && before < expo);
    assert_eq!(table.game.phase, Phase::Over);
    let mut table = Table::new(3);
    table.round(3).turn(Phase::Executive, C).act(C, "bonus energy");
    assert!(place(&table, |event| matches!(event, Event::Expo { .. })).is_none());
}

/// What a view promises is what comes.
#[test]
fn r2_5k_the_estimate_of_a_view_comes_true() {
    let mut table = Table::new(3);
    table.tracks(A, "population 9, employment 6, public 5").tracks(B, "public 6");
    let promised = table.game.view(Viewer::Public).seats[0].expo.clone();
    assert_eq!(table.get(A, Track::Prestige), 0, "the symbols count only at the Expo");
    run(&mut table);
    assert_eq!(table.game.view(Viewer::Public).expos[0].seats[0], promised);
    assert_eq!(table.get(A, Track::Prestige), promised.total);
}
