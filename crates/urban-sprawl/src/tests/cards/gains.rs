//! Contracts that give and take by themselves, on one city and on none.

use super::{nothing, site, town};
use crate::tests::table::{A, B, C, Table};
use crate::{Card, Cards, Effect, Office};

/// What a contract of seat 0 in block 2,2 moves.
struct Row {
    card: &'static str,
    /// Where it stands if not at the usual place.
    at: Option<&'static str>,
    /// In the town: wealth and prestige by seat.
    town: [(i32, i32); 3],
    /// Alone in the city, with nothing to lose: only seat 0 can gain.
    alone: (i32, i32),
}

/// A contract at the usual place.
const fn alike(card: &'static str, town: [(i32, i32); 3], alone: (i32, i32)) -> Row {
    Row { card, at: None, town, alone }
}

const ROWS: [Row; 60] = [
    // 1 prestige for the RES 4,3 next to it.
    alike("T01", [(0, 1), (0, 0), (0, 0)], (0, 0)),
    // Two buildings next to it.
    alike("T03", [(2, 0), (0, 0), (0, 0)], (0, 0)),
    // Each has a RES in the rows.
    alike("T04", [(0, 1), (0, 1), (0, 1)], (0, 0)),
    alike("T05", [(0, 1), (0, 0), (0, 0)], (0, 1)),
    // Only opponents; seat 1 has a COM in the rows.
    alike("T06", [(0, 0), (-1, 0), (0, 0)], (0, 0)),
    alike("T09", [(0, 1), (0, 0), (0, 0)], (0, 1)),
    // Three RES, anybody's.
    alike("T10", [(3, 0), (0, 0), (0, 0)], (0, 0)),
    // Two COM and itself.
    alike("T11", [(3, 0), (0, 0), (0, 0)], (1, 0)),
    alike("T12", [(2, 0), (0, 0), (0, 0)], (0, 0)),
    alike("T13", [(0, 2), (0, 1), (0, 0)], (0, 1)),
    alike("T16", [(2, 0), (0, 0), (0, 0)], (0, 0)),
    alike("T17", [(4, 0), (0, 0), (0, 0)], (4, 0)),
    // Two IND and itself, 2 each.
    alike("T19", [(6, 0), (0, 0), (0, 0)], (2, 0)),
    // Five, three and two buildings in the rows, and itself.
    alike("T20", [(6, 0), (3, 0), (2, 0)], (1, 0)),
    alike("T21", [(4, 0), (2, 0), (2, 0)], (2, 0)),
    // The park 4,6 is next to 4,5.
    Row { card: "T23", at: Some("4,5"), town: [(2, 1), (0, 0), (0, 0)], alone: (2, 0) },
    alike("T24", [(2, 0), (0, 0), (0, 0)], (0, 0)),
    alike("T25", [(2, 0), (0, 0), (0, 0)], (0, 0)),
    alike("T26", [(3, 0), (0, 0), (0, 0)], (3, 0)),
    alike("T28", [(0, 2), (0, 1), (0, 1)], (0, 1)),
    // The builder's own RES 4,3 suffers, the new building does not.
    alike("T29", [(0, -1), (0, 0), (0, 0)], (0, 0)),
    alike("C01", [(0, 1), (0, 1), (0, 1)], (0, 0)),
    // RES of two and three lots.
    alike("C02", [(0, 0), (0, 1), (0, 1)], (0, 0)),
    alike("C04", [(0, 2), (0, 0), (0, 0)], (0, 0)),
    alike("C05", [(0, 0), (0, -1), (0, -1)], (0, 0)),
    // Media.
    alike("C09", [(0, 1), (0, 0), (0, 0)], (0, 0)),
    alike("C11", [(6, 0), (0, 0), (0, 0)], (0, 0)),
    alike("C12", [(4, 0), (2, 0), (0, 0)], (2, 0)),
    // Itself, the only COM of the block.
    alike("C13", [(3, 0), (0, 0), (0, 0)], (3, 0)),
    alike("C14", [(2, 0), (2, 0), (2, 0)], (2, 0)),
    // Ten buildings in the rows and itself.
    alike("C18", [(11, 0), (0, 0), (0, 0)], (1, 0)),
    alike("C19", [(4, 0), (2, 0), (2, 0)], (2, 0)),
    alike("C20", [(6, 0), (0, 0), (0, 0)], (2, 0)),
    alike("C21", [(6, -1), (0, 0), (0, 0)], (6, 0)),
    alike("C23", [(4, -1), (0, -1), (0, -1)], (4, 0)),
    alike("C24", [(2, 0), (2, 0), (2, 0)], (2, 0)),
    alike("C25", [(3, 1), (0, 0), (0, 0)], (3, 0)),
    Row { card: "C26", at: Some("4,5+5,5"), town: [(0, 2), (0, 0), (0, 0)], alone: (0, 0) },
    alike("C27", [(0, 2), (0, 0), (0, 0)], (0, 1)),
    alike("C28", [(2, 0), (2, 0), (1, 0)], (1, 0)),
    alike("C29", [(4, 0), (0, 0), (0, 0)], (0, 0)),
    // Only 0,0 touches water.
    alike("C30", [(0, 0), (0, 1), (0, 0)], (0, 0)),
    // RES and CIV: 0 has both and the new CIV, 1 has two RES, 2 has both.
    alike("M01", [(0, 12), (0, 8), (0, 8)], (0, 4)),
    alike("M03", [(0, 1), (0, 1), (0, 1)], (0, 0)),
    alike("M05", [(0, 1), (0, 1), (0, 0)], (0, 0)),
    alike("M06", [(0, 1), (0, 0), (0, 0)], (0, 0)),
    alike("M07", [(0, 2), (0, 0), (0, 0)], (0, 1)),
    // The COM of nobody and itself have four lots; seat 2's has three.
    alike("M09", [(8, 0), (0, 0), (3, 0)], (4, 0)),
    // The town's Mayor.
    alike("M11", [(0, 2), (0, 0), (0, 0)], (0, 0)),
    alike("M13", [(4, 0), (2, 0), (2, 0)], (2, 0)),
    alike("M17", [(8, 8), (4, 4), (4, 4)], (4, 4)),
    // All four IND.
    alike("M18", [(8, 0), (0, 0), (0, 0)], (2, 0)),
    alike("M19", [(8, -2), (0, 0), (0, 0)], (8, 0)),
    alike("M21", [(4, 0), (2, 0), (2, 0)], (2, 0)),
    alike("M22", [(6, 0), (3, 0), (2, 0)], (1, 0)),
    alike("M24", [(0, 2), (0, 1), (0, 1)], (0, 1)),
    // 3, and 2 for the park 4,6.
    alike("M25", [(0, 5), (0, 0), (0, 0)], (0, 3)),
    alike("M26", [(0, 2), (0, 0), (0, 0)], (0, 0)),
    // The new one has two lots; 4,3 and 0,0 have one.
    alike("M27", [(0, 1), (0, 1), (0, 0)], (0, 0)),
    alike("M29", [(0, 0), (0, 2), (0, 0)], (0, 0)),
];

/// With M30 below, every contract that asks nobody anything.
#[test]
fn r14_1_13_gains_and_losses_of_every_contract() {
    for Row { card, at, town: expected, .. } in &ROWS {
        let mut table = town();
        table.office(Office::Mayor, A);
        table.effects(card, at.unwrap_or(site(card)));
        assert_eq!(moved(&table, (20, 20)), expected.to_vec(), "{card}");
        assert!(table.is_quiet(), "{card}");
    }
}

#[test]
fn r5_5e_what_there_is_nothing_of_is_skipped() {
    for Row { card, at, alone, .. } in &ROWS {
        let mut table = nothing();
        table.effects(card, at.unwrap_or(site(card)));
        assert_eq!(moved(&table, (0, 0)), [*alone, (0, 0), (0, 0)], "{card}");
        assert!(table.is_quiet(), "{card}");
    }
}

#[test]
fn m30_counts_buildings_of_three_lots_or_more() {
    let mut table = town();
    table.effects("M30", site("M30"));
    assert_eq!(moved(&table, (20, 20)), [(0, 1), (0, 0), (0, 1)]);
    let mut table = nothing();
    table.city("res 0,0+0,1 1").effects("M30", site("M30"));
    assert_eq!(moved(&table, (0, 0)), [(0, 1), (0, 0), (0, 0)], "M30");
}

/// The table has every contract that does nothing but gain and lose.
#[test]
fn the_table_is_complete() {
    let plain = |effects: &[Effect]| {
        effects.iter().all(|effect| matches!(effect, Effect::Gain { .. } | Effect::Lose { .. }))
    };
    for card in crate::CardId::all() {
        let Card::Contract(contract) = &Cards::standard()[card] else { continue };
        let listed =
            ROWS.iter().any(|row| row.card == card.to_string()) || card.to_string() == "M30";
        assert_eq!(listed, plain(contract.effects.as_slice()), "{card}");
    }
}

/// (14.1.10) Uncontrolled buildings count where anybody's do.
#[test]
fn r14_1_10_own_and_anybodys() {
    let mut table = Table::new(2);
    table.city("com 0,4 -; com 4,0 1; res 4,10 -").effects("T10", "4,4");
    assert_eq!(table.has(A), (21, 0));
    table.effects("T13", "8,4+9,4");
    // Block 4,2: the column has 0,4 (nobody's), T10 and itself.
    assert_eq!((table.has(A), table.has(B)), ((21, 2), (20, 0)));
}

/// (10.2) Four contracts pay half.
#[test]
fn r10_2_tamed_contracts_pay_two() {
    let tamed = |card: &str, city: &str| {
        let mut table = Table::with(3, |setup| setup.tamed = true);
        table.city(city).effects(card, site(card));
        table
    };
    assert_eq!(tamed("M01", "res 0,0 1").all(), [(20, 2), (20, 2), (20, 0)]);
    assert_eq!(tamed("M17", "ind 0,0 2").all(), [(22, 2), (20, 0), (22, 2)]);
    // Temple and Marina: 2 wealth, as nobody has prestige.
    assert_eq!(tamed("M02", "res 0,0 2").all(), [(22, 0), (20, 0), (18, 0)]);
    assert_eq!(tamed("M10", "res 0,0 2").all(), [(22, 0), (20, 0), (18, 0)]);
    // Others are as they were: 2 for each COM of the rows.
    assert_eq!(tamed("C12", "com 4,0 2").all(), [(22, 0), (20, 0), (22, 0)]);
}

/// Corporate HQ (15): the builder for every COM of four lots in play, then
/// each for own COM of three lots.
#[test]
fn corporate_hq_of_the_worked_cases() {
    let mut table = Table::new(3);
    table
        .city("com 0,0+0,1+1,0+1,1 1; com 0,2+0,3+1,2+1,3 -; com 8,8+8,9+9,8 0; com 8,0+8,1+9,0 2");
    table.effects("M09", site("M09"));
    // Three of four lots with itself: 12; and 3 for the own one of three lots.
    assert_eq!(table.all(), [(35, 0), (20, 0), (23, 0)]);
    let moved = table.log.iter().map(|event| match event {
        crate::Event::Moved { seat, wealth, .. } => (*seat, *wealth),
        other => panic!("{other:?}"),
    });
    assert_eq!(moved.collect::<Vec<_>>(), [(A, 12), (A, 3), (C, 3)]);
}

/// Wealth and prestige by seat, less what everybody began with.
fn moved(table: &Table, (wealth, prestige): (i32, i32)) -> Vec<(i32, i32)> {
    let all = table.all().into_iter();
    all.map(|(w, p)| (i32::from(w) - wealth, i32::from(p) - prestige)).collect()
}
