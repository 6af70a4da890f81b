//! Before Expo III and the end of the game (2.11).

use insula_core::{Game, Viewer};

use super::table::{A, B, C, Table, rule};
use crate::effect::Track;
use crate::event::Event;
use crate::phase::{Phase, end};

/// The last Executive turn of the game is over.
fn last_turn(table: &mut Table) {
    table.round(12).turn(Phase::Executive, C).act(C, "bonus energy");
}

#[test]
fn a3_the_final_payment_is_price_times_own_multiplier() {
    let price = |space: u8| {
        let mut table = Table::new(5);
        table.game.sides[0].space = space - 1;
        let ending = end::forecast(&table.game, A, &mut ());
        ending.price
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(price), [20, 12, 6, 4, 1, 0]);
}

/// (2.11b) The worked case: from S2 with $7, two taxations, $1 left and
/// nothing for money.
#[test]
fn r2_11b_worked_the_final_payment() {
    let mut table = Table::new(3);
    table.tracks(A, "economy 7");
    let ending = end::forecast(&table.game, A, &mut ());
    assert_eq!((ending.price, ending.taxations, ending.economy), (12, 2, 0));
    end::run(&mut table.game, &mut table.log);
    assert_eq!(table.get(A, Track::Economy), 1);
    assert!(table.log.contains(&Event::Payment { seat: A, price: 12, taxed: 2 }));
}

/// (2.11c to 2.11e) Payment, tracks, prestige, conversions.
#[test]
fn a40_the_order_of_the_end() {
    let mut table = Table::prosperity(3);
    table.city(A, "international-bank 0,1; public-works-office 1,1; theatre 1,2");
    table.spaces(&[3, 2, 4]).tracks(A, "energy 9, culture 4, economy 20, progress 3");
    // $20 less 6; 4 + 4 culture.
    let ends =
        ["public-works-office culture+4", "international-bank prestige+2", "theatre prestige+2"];
    assert_eq!(table.ends(A), ends);
    let view = table.game.view(Viewer::Public);
    let end = &view.seats[0].end;
    assert_eq!((end.energy, end.economy, end.culture, end.progress), (2, 3, 4, 3));
    assert_eq!((end.total, end.cubes_left, end.taxations), (16, 1, 0));
    end::run(&mut table.game, &mut table.log);
    assert_eq!(table.get(A, Track::Prestige), 16);
    let after = table.game.view(Viewer::Public);
    assert_eq!(after.seats[0].end, *end, "it can still be told afterwards");
}

/// (2.11f) Cubes left, then economy, then further left.
#[test]
fn a41_ties_count_cubes_left_after_the_exchange() {
    let winner = |a: &str, b: &str| {
        let mut table = Table::new(2);
        table.spaces(&[4, 3]).tracks(A, a).tracks(B, b);
        end::run(&mut table.game, &mut table.log);
        let scores = table.game.scores().unwrap();
        assert_eq!(scores.points()[0], scores.points()[1], "a tie");
        scores.winners().collect::<Vec<_>>()
    };
    // After 4 and 6 are paid both have $6 or $7.
    assert_eq!(winner("energy 7, prestige 1, economy 10", "energy 8, economy 12"), [A]);
    assert_eq!(winner("energy 6, prestige 1, economy 11", "energy 11, economy 12"), [B]);
    assert_eq!(winner("energy 8, economy 11", "energy 8, economy 12"), [A], "economy: 7 to 6");
    assert_eq!(winner("energy 8, economy 10", "energy 8, economy 12"), [B], "further left");
}

/// (2.11a) The owner chooses the order; Technology Park asks for its target.
#[test]
fn a63_several_effects_before_the_expo() {
    let play = |order: &[&str]| {
        let mut table = Table::prosperity(3);
        table.city(A, "gene-research-lab 0,1; public-meeting-hall 0,-1");
        table.tracks(A, "population 12, employment 9");
        last_turn(&mut table);
        assert_eq!((table.game.phase, table.game.turn()), (Phase::BeforeExpo, Some(A)));
        assert_eq!(table.offers(A), ["effect gene-research-lab", "effect public-meeting-hall"]);
        assert_eq!(table.no(A, "effect hotel"), rule("2.11a", "before"));
        assert_eq!(table.no(A, "effect church"), rule("2.11a", "before"));
        order.iter().for_each(|effect| {
            table.act(A, effect);
        });
        assert_eq!(table.game.phase, Phase::Over, "the last one happens by itself");
        (table.get(A, Track::Progress), table.get(A, Track::Employment))
    };
    assert_eq!(play(&["effect gene-research-lab"]), (2, 12));
    assert_eq!(play(&["effect public-meeting-hall"]), (3, 12), "12 employment, a step more");
}

#[test]
fn a63_technology_park_with_another_effect() {
    let mut table = Table::prosperity(3);
    table.city(A, "public-meeting-hall 0,1; technology-park 1,1");
    table.city(B, "technology-park -1,-1; library -2,-2").tracks(A, "population 9");
    last_turn(&mut table);
    assert_eq!(table.offers(A), ["effect public-meeting-hall", "effect technology-park"]);
    table.act(A, "effect technology-park");
    assert!(table.game.mid_decision(A));
    assert_eq!(table.offers(A), ["free city-hall", "free hotel", "decline"]);
    let culture = table.get(A, Track::Culture);
    table.act(A, "free hotel");
    assert_eq!(table.get(A, Track::Culture), culture - 1);
    // (2.2d) B has one effect, and a target: it is asked at once.
    assert_eq!((table.game.phase, table.game.turn()), (Phase::BeforeExpo, Some(B)));
    assert!(!table.game.mid_decision(B));
    assert_eq!(table.offers(B), ["free city-hall", "decline"]);
    assert_eq!(table.no(B, "effect technology-park"), rule("2.11a", "before"), "nothing to order");
    table.act(B, "decline");
    assert_eq!(table.game.phase, Phase::Over);
    assert_eq!(table.no(B, "decline"), rule("2.2d", "over"));
}

/// (2.11a) In round 12 only.
#[test]
fn r2_11a_not_before_the_other_expos() {
    let mut table = Table::prosperity(3);
    table.city(A, "public-meeting-hall 0,1").tracks(A, "population 9");
    table.round(8).turn(Phase::Executive, C).act(C, "bonus energy");
    assert_eq!(table.get(A, Track::Employment), 2);
}

/// (2.11d, 2.11e) What each is worth.
#[test]
fn r2_11d_r2_11e_prestige_for_what_is_left() {
    let mut table = Table::new(3);
    table.tracks(A, "energy 11, economy 24, culture 9, progress 5, prestige -3");
    end::run(&mut table.game, &mut table.log);
    // 11 cubes 2; $24 less 12 is 3; culture 4; progress 5.
    assert_eq!(table.get(A, Track::Prestige), -3 + 2 + 3 + 4 + 5);
    let told = Event::Converted { seat: A, energy: 2, economy: 3, culture: 4, progress: 5 };
    assert!(table.log.contains(&told));
    assert!(matches!(table.log.last(), Some(Event::Won { .. })));
    assert_eq!(table.game.scores().unwrap().points()[0], 11);
}
