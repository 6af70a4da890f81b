//! Slips of the booklet (4), as we read them.

use insula_core::{Game, Rng, Seed, Viewer};

use super::table::{A, B, C, Table, tile, tourism};
use crate::effect::Track;
use crate::phase::Phase;
use crate::tile::{Density, Kind};
use crate::{Setup, TheCapitals};

#[test]
fn s1_baker_does_what_market_does() {
    let play = |slug: &str| {
        let mut table = Table::new(4);
        let built = table.does(A, |table| {
            table.build(A, slug, "0,1");
        });
        let activated = table.does(A, |table| {
            table.activate(A, slug);
        });
        let beside = table.does(A, |table| {
            table.activate(A, "hotel");
        });
        (built, activated, beside)
    };
    assert_eq!(play("baker"), play("market"));
    assert_eq!(play("baker").0, "progress+1 employment+1 public-1");
    assert_eq!(play("baker").1, "energy-1 economy+4");
    assert_eq!(play("baker").2, "culture-1 energy-1 economy+11", "7 of Hotel and 4 beside it");
}

#[test]
fn s2_danncil_estate_is_high_density_housing() {
    assert_eq!(tile("danncil-estate").density(), Some(Density::High));
    let mut table = Table::new(4);
    table.city(A, "opera-house 1,-1");
    let built = table.does(A, |table| {
        table.build(A, "danncil-estate", "0,1");
    });
    assert_eq!(built, "progress+1 population+4 public-2 culture+3");
}

#[test]
fn s3_dillo_residences_gain_one_public_services() {
    let mut table = Table::new(3);
    table.city(A, "dillo-residences 0,1");
    let activated = table.does(A, |table| {
        table.activate(A, "dillo-residences");
    });
    assert_eq!(activated, "public+1 culture-2 energy-1");
}

#[test]
fn s4_multinational_corp_scores_four_at_the_end() {
    let mut table = Table::prosperity(3);
    table.city(A, "multinational-corp 0,1");
    assert_eq!(table.ends(A), ["multinational-corp prestige+4"]);
    table.city(B, "art-gallery 0,1");
    assert_eq!(table.ends(B), ["art-gallery prestige+4"], "its sister");
}

#[test]
fn s5_three_pennants_gives_prestige() {
    let mut table = Table::prosperity(3);
    table.tracks(A, "population 9");
    let built = table.does(A, |table| {
        table.build_hand(A, "three-pennants", "0,1");
    });
    assert_eq!(built, "culture+2 prestige+4");
}

#[test]
fn s6_warehouse_gives_prestige() {
    for (round, gain) in [(3, "prestige+1"), (5, "prestige+3"), (9, "prestige+6")] {
        let mut table = Table::prosperity(3);
        table.city(A, "baker 0,1").round(round);
        let built = table.does(A, |table| {
            table.build_hand(A, "warehouse", "0,-1");
        });
        assert_eq!(built, gain);
    }
}

#[test]
fn s7_the_two_schools_differ() {
    // Both beside a house: (I) brings people when built, (II) culture when the
    // house is activated.
    let play = |school: &str| {
        let mut table = Table::new(4);
        table.city(A, "dillo-residences 0,1");
        let built = table.does(A, |table| {
            table.build(A, school, "1,1");
        });
        let activated = table.does(A, |table| {
            table.activate(A, "dillo-residences");
        });
        (built, activated)
    };
    let first = play("school-1");
    assert_eq!(first.0, "progress+1 population+1 public+2");
    assert_eq!(first.1, "public+1 culture-2 energy-1");
    let second = play("school-2");
    assert_eq!(second.0, "progress+1 public+2");
    assert_eq!(second.1, "public+1 culture-1 energy-1");
}

#[test]
fn s8_five_players_are_dealt_five() {
    let dealt = |seats| {
        let setup = Setup { seats, prosperity: true, full_refill: false, hide_prestige: false };
        let game = TheCapitals::new(&setup, Rng::new(Seed::from_number(3)));
        let hand = |seat: usize| game.sides[seat].hand.get().len();
        ((0..usize::from(seats)).map(hand).collect::<Vec<_>>(), game.out.get().len())
    };
    assert_eq!(dealt(5), (vec![5; 5], 0));
    assert_eq!(dealt(4), (vec![6; 4], 1));
    assert_eq!(dealt(2), (vec![6; 2], 13));
}

#[test]
fn s9_only_round_one_has_no_political_phase() {
    let setup = Setup { seats: 3, prosperity: false, full_refill: false, hide_prestige: false };
    let mut chosen = [0; 13];
    insula_testkit::walk::<TheCapitals>(&setup, 5, |game| {
        if game.phase == Phase::Political {
            chosen[usize::from(game.round)] += 1;
        }
    });
    assert_eq!(chosen, [0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
}

#[test]
fn s10_the_last_space_is_normal_from_round_three() {
    let price = |round: u8, space: &str| {
        let mut table = Table::new(5);
        table.spaces(&[6, 2, 3, 4, 5]).round(round).turn(Phase::Political, A);
        table.tracks(A, "economy 30").act(A, space);
        30 - table.get(A, Track::Economy)
    };
    assert_eq!((price(2, "space 1"), price(3, "space 1")), (4, 8));
    assert_eq!((price(2, "space 6"), price(3, "space 6")), (0, 0));
}

#[test]
fn s11_tourists_change_city_in_the_tourism_phase() {
    let mut table = Table::new(3);
    table.tracks(A, "culture 8").tracks(C, "culture 1");
    table.rows(["library doctor courthouse", "", ""]);
    table.act(A, "tile library, place 0,1").act(B, "tile doctor, place 0,1");
    assert_eq!(table.tourist_at(2), (Some(C), None));
    table.act(C, "tile courthouse, place 0,1");
    assert_eq!(table.game.phase, Phase::Executive);
    assert_eq!(table.tourist_at(2), (Some(A), None), "before the Executive phase");
    table.tracks(C, "culture 20");
    table.play_until(|game| game.round == 2 && game.phase == Phase::Building);
    assert_eq!(table.tourist_at(2).0, Some(A), "nothing changes in between");
}

#[test]
fn s12_the_second_attraction_takes_from_ten_down() {
    let mut table = Table::new(4);
    table.tracks(A, "culture 14").tracks(B, "culture 10").tracks(C, "culture 11");
    table.tracks(D4, "culture 0");
    tourism(&mut table);
    assert_eq!(table.tourist_at(1).0, Some(A));
    assert_eq!(table.tourist_at(2).0, Some(C));
}

/// The fourth seat, who is lowest.
const D4: insula_core::Seat = super::table::D;

#[test]
fn s13_no_activation_gives_progress_or_energy() {
    let take = |bonus: &str| {
        let mut table = Table::new(3);
        table.turn(Phase::Executive, A);
        table.does(A, |table| {
            table.act(A, bonus);
        })
    };
    assert_eq!(take("bonus progress"), "progress+1");
    assert_eq!(take("bonus energy"), "energy+1");
}

#[test]
fn s14_school_counts_adjacent_housing() {
    let mut table = Table::new(3);
    table.city(A, "dillo-residences 0,1; baker 1,1");
    let built = table.does(A, |table| {
        table.build(A, "school-1", "-1,1");
    });
    assert_eq!(built, "progress+1 population+1 public+2 prestige-2", "one home next to it");
    let home = table.does(A, |table| {
        table.build(A, "windsor-cottages", "-1,2");
    });
    assert_eq!(home, "progress+3 population+3 public+1 prestige-2", "each new home");
    let shop = table.does(A, |table| {
        table.build(A, "restaurant", "-2,2");
    });
    assert_eq!(shop, "progress-4 employment+1 energy+5 prestige-4 level+1", "no other building");
}

#[test]
fn s15_prosperity_is_one_type() {
    assert_eq!(Kind::ALL.iter().filter(|kind| kind.name() == "prosperity").count(), 1);
    let mut table = Table::prosperity(3);
    table.city(A, "church 0,1; casino 1,1");
    assert_eq!(table.game.side(A).city.count(Kind::Prosperity.filter()), 2);
}

#[test]
fn s16_the_arch_of_the_taxation_example() {
    let mut table = Table::new(3);
    table.tracks(A, "economy 1").rows(["", "magnificent-arch", ""]).turn(Phase::Building, A);
    let built = table.does(A, |table| {
        table.act(A, "tile magnificent-arch, place 1,1");
    });
    assert_eq!(built, "progress+3 public-1 culture+9 prestige-5 economy+1");
}

#[test]
fn s17_the_hospital_of_the_example() {
    let mut table = Table::new(5);
    let built = table.does(A, |table| {
        table.build(A, "osler-general", "0,1");
    });
    assert_eq!(built, "progress+1 public+2");
}

#[test]
fn the_public_sees_what_is_built() {
    let mut table = Table::new(3);
    table.build(A, "library", "0,1");
    assert_eq!(table.game.view(Viewer::Public).seats[0].built, Some("library"));
}
