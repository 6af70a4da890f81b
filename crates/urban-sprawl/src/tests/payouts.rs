//! What rows pay, and the end (4, 9).

use super::table::{A, B, C, D, Table};
use crate::run::{end, payouts};
use crate::{Office, Phase, Row};

fn row(name: &str) -> Row {
    Row::all().find(|row| row.name() == name).unwrap()
}

fn pays(table: &Table, name: &str) -> Vec<u8> {
    payouts::pays(&table.game, row(name))[..usize::from(table.game.seats)].to_vec()
}

/// So many buildings of each seat in column 3, whose number is 6.
fn column(counts: &[u8]) -> Table {
    let mut table = Table::new(counts.len() as u8);
    let mut lots = (0..12).flat_map(|r| [6, 7].map(|c| format!("{r},{c}")));
    for (seat, &n) in counts.iter().enumerate() {
        for _ in 0..n {
            table.city(&format!("park {} {seat}", lots.next().unwrap()));
        }
    }
    table
}

/// (4.4, 4.5) The worked cases (15).
#[test]
fn r4_5_ties_share_what_they_span() {
    for (counts, paid) in [
        (vec![3, 3, 2, 1], vec![4, 4, 1, 0]),
        (vec![2, 2, 2, 2], vec![2, 2, 2, 2]),
        (vec![4, 3, 1, 1], vec![6, 3, 0, 0]),
        (vec![1, 1], vec![4, 4]),
        (vec![1, 0, 0, 0], vec![6, 0, 0, 0]),
        (vec![2, 1, 1], vec![6, 2, 2]),
        (vec![1, 2, 1, 1], vec![1, 6, 1, 1]),
    ] {
        assert_eq!(pays(&column(&counts), "B3"), paid, "{counts:?}");
    }
    // Row 12 with three tied: 12 + 6 + 3, thirds.
    let mut table = column(&[1, 1, 1]);
    table.markers("T1 12");
    assert_eq!(pays(&table, "T1"), [7, 7, 7]);
    // With two there is no third place: 12 and 6.
    let mut table = column(&[2, 1]);
    table.markers("T1 12");
    assert_eq!(pays(&table, "T1"), [12, 6]);
}

/// (4.2, R5) Buildings, not lots; parks too; each once, also in rows of double
/// width; those of nobody count for nobody.
#[test]
fn r5_a_payout_counts_buildings_once() {
    let mut table = Table::new(3);
    table.city("com 0,6+0,7+1,6+1,7 0; park 2,6 1; res 2,7 1; ind 4,6 -; ind 4,7 -; ind 5,6 -");
    assert_eq!(payouts::counts(&table.game, row("B3"))[..3], [1, 2, 0]);
    assert_eq!(pays(&table, "B3"), [3, 6, 0]);
    // The row of blocks 0 and 1 together: prestige 3.
    assert_eq!(payouts::counts(&table.game, row("L0"))[..3], [1, 2, 0]);
    assert_eq!(pays(&table, "L0"), [1, 3, 0]);
}

/// (4.3, R6) No building, no place.
#[test]
fn r6_no_building_no_place() {
    let mut table = Table::new(4);
    table.city("park 0,6 2");
    assert_eq!(pays(&table, "B3"), [0, 0, 6, 0]);
    assert_eq!(pays(&Table::new(4), "B3"), [0; 4]);
}

/// (4.1) A number that is not on the board pays nothing.
#[test]
fn r4_1_only_numbers_on_the_board_pay() {
    let mut table = column(&[1, 1]);
    // PL12 names wealth 10, PL15 wealth 6.
    payouts::of_card(&mut table.game, "PL12".parse().unwrap(), &mut table.log);
    assert_eq!((table.all(), table.log.len()), (vec![(20, 0); 2], 0));
    payouts::of_card(&mut table.game, "PL15".parse().unwrap(), &mut table.log);
    assert_eq!(table.all(), [(24, 0); 2]);
    table.markers("R0 10");
    payouts::of_card(&mut table.game, "PL12".parse().unwrap(), &mut table.log);
    // Both stand in block row 0: 10 + 5 halved.
    assert_eq!(table.all(), [(31, 0); 2]);
    assert_eq!(pays(&table, "T2"), [0, 0], "no marker, no number");
}

/// (9.2, R49) At the end all prestige rows pay once, without a card.
#[test]
fn r49_final_payouts_need_no_card() {
    let mut table = Table::new(2);
    // Row 4 has prestige 2 on the left and marker 6 on the right.
    table.wealth(A, 0).wealth(B, 9).city("civ 8,0 0; res 8,4 1; res 9,8 0; com 0,0 -");
    table.markers("R4 6, T0 12").sports_team().event("MKEY");
    // L2: 2 for seat 0, 1 for seat 1; R4: 6 and 3; nothing of wealth rows.
    assert_eq!(table.all(), [(0, 8), (9, 4)]);
    assert_eq!(table.game.phase, Phase::Over);
    let rows = end::prestige_rows(&table.game).map(|row| row.map(Row::name));
    assert_eq!(rows, [Some("L1"), Some("L2"), Some("L0"), None, None, Some("R4")]);
}

/// (9.3) 1 prestige for 10 wealth, which is kept.
#[test]
fn r9_3_wealth_is_worth_a_tenth() {
    let mut table = Table::new(3);
    table.wealth(A, 39).wealth(B, 9).wealth(C, 10).event("MKEY");
    assert_eq!(table.all(), [(39, 3), (9, 0), (10, 1)]);
}

/// (9.4, R49) The offices' bonuses; buildings of nobody count too.
#[test]
fn r9_4_offices_give_their_bonus() {
    let mut table = Table::new(4);
    for seat in [A, B, C, D] {
        table.wealth(seat, 0);
    }
    // Each in a place of its own; prestige rows are made equal by hand below.
    table.city("civ 0,0 -; civ 4,4 1; com 0,4 -; res 8,8 -; res 8,0 -; res 11,11 -; ind 4,8 -");
    table.city("park 5,5 -; res 6,6 0; park 7,6 0");
    table.office(Office::Mayor, A).office(Office::DistrictAttorney, A);
    table.office(Office::Treasurer, B).office(Office::PoliceChief, C).office(Office::UnionBoss, D);
    let bonus = |seat, office| end::office_bonus(&table.game, seat, office);
    // Own buildings beside a park, whoever's; the park itself is no such one.
    assert_eq!(bonus(A, Office::Mayor), 1);
    assert_eq!(bonus(B, Office::Mayor), 1, "the CIV 4,4");
    assert_eq!(bonus(A, Office::DistrictAttorney), 2);
    assert_eq!(bonus(B, Office::Treasurer), 1);
    assert_eq!(bonus(C, Office::PoliceChief), 4);
    assert_eq!(bonus(D, Office::UnionBoss), 1);
    table.event("MKEY");
    // Block rows 2 and 3: seat 0 has two buildings, seat 1 one: 1 and 0.
    assert_eq!(table.all(), [(0, 4), (0, 1), (0, 4), (0, 1)]);
}

/// (9.5, 9.6) Most prestige, then wealth, then shared; what is left in hand is
/// worth nothing.
#[test]
fn r9_5_a_tie_goes_to_the_richer() {
    let winners = |table: &Table| end::scores(&table.game).winners().collect::<Vec<_>>();
    let mut table = Table::new(3);
    table.prestige(A, 5).prestige(B, 5).prestige(C, 4).wealth(A, 3).wealth(B, 4).wealth(C, 19);
    table.hand(A, "PL01 PL02 UR1").favors(A, "T05").event("MKEY");
    assert_eq!(table.all(), [(3, 5), (4, 5), (19, 5)]);
    assert_eq!(winners(&table), [C]);
    let mut table = Table::new(2);
    table.prestige(A, 5).prestige(B, 5).event("MKEY");
    assert_eq!(winners(&table), [A, B]);
}
