//! Cards that help in the turn, pay rows, or place parks.

use super::{nothing, site, town};
use crate::tests::table::{A, B, C, Table, card};
use crate::{Kind, Office};

#[test]
fn t14_and_m16_pay_the_printed_column() {
    // Column 2 pays 5: each seat has two buildings there, so 8 / 3.
    let mut table = town();
    table.effects("T14", site("T14"));
    assert_eq!(table.all(), [(22, 20); 3]);
    let mut table = town();
    table.effects("M16", site("M16"));
    assert_eq!(table.all(), [(22, 22), (22, 20), (22, 20)]);
    // Alone; (14.1.17) a wealth marker above the column does not pay.
    let mut table = nothing();
    table.markers("T1 12").effects("T14", site("T14"));
    assert_eq!(table.all(), [(5, 0), (0, 0), (0, 0)]);
    let mut table = nothing();
    table.effects("M16", site("M16"));
    assert_eq!(table.all(), [(5, 2), (0, 0), (0, 0)]);
}

#[test]
fn m08_pays_the_printed_prestige_row() {
    let mut table = town();
    table.effects("M08", site("M08"));
    assert_eq!(table.all(), [(20, 21), (20, 20), (20, 20)]);
    // In block row 0 the number is 3; tied for first: 3 + 1, halved.
    let mut table = nothing();
    table.city("park 2,0 2").markers("R0 6").effects("M08", "0,4+0,5+1,4+1,5");
    assert_eq!(table.all(), [(0, 2), (0, 0), (0, 2)]);
}

#[test]
fn t15_gives_action_points_for_this_turn() {
    let mut table = nothing();
    table.effects("T15", "4,4");
    assert_eq!(table.game.ap, 8);
    // What is not spent is lost.
    table.deck(crate::Deck::Planning, "^PL01").planning("PL02 PL03 PL04 PL05");
    table.effects("T15", "0,0").act(A, "end");
    assert_eq!((table.asked(), table.game.ap), (Some(B), 6));
}

/// A pack may be generous beyond what a number holds: then it stays at the most.
#[test]
fn nothing_overflows_however_generous_a_pack_is() {
    let mut table = town();
    table.game.ap = u8::MAX - 1;
    table.effects("T15", "4,4");
    assert_eq!(table.game.ap, u8::MAX);

    let mut table = town();
    table.game.discount = u8::MAX - 1;
    table.wealth(A, u16::MAX).effects("T22", "4,4");
    assert_eq!(table.game.discount, u8::MAX);
    // Offers are made from the wealth and the discount.
    assert!(table.offers(A).contains(&"end".to_owned()));

    // Two RES of seat B in these rows pay 2 each.
    let mut table = town();
    table.wealth(A, u16::MAX).wealth(C, 0).prestige(C, 0).effects("C15", site("C15"));
    table.act(B, "wealth");
    assert_eq!(table.game.party(A).wealth, u16::MAX);
}

/// (14.1.27) From the 1 AP box upward; Urban Renewal and the top are passed
/// over.
#[test]
fn t18_c22_and_m20_take_permits() {
    for (text, n) in [("T18", 1), ("C22", 2), ("M20", 2)] {
        let mut table = nothing();
        table.planning("UR1 PL05 - PL02").deck(crate::Deck::Planning, "^PL09 PL10");
        table.effects(text, site(text));
        let hand: Vec<_> = table.game.party(A).hand.iter().collect();
        assert_eq!(hand, ["PL02", "PL05"].map(card)[2 - n..], "{text}");
        assert_eq!(table.game.planning[0], Some(card("UR1")));
        assert_eq!(table.game.planning_deck.top(), Some(card("PL09")));
        assert_eq!(table.game.ap, if text == "M20" { 8 } else { 6 });
        // There is none: the rest is done.
        let mut table = nothing();
        table.planning("UR1 - UR2").effects(text, site(text));
        assert!(table.game.party(A).hand.is_empty() && table.is_quiet());
        assert_eq!(table.game.ap, if text == "M20" { 8 } else { 6 });
    }
    // Named once more: they are all that take permits.
    let takes = ["T18", "C22", "M20"].map(card);
    let all = crate::CardId::all().filter(|&id| {
        let contract = crate::Cards::standard().contract(id);
        contract.is_some_and(|contract| {
            let effects = contract.effects.as_slice().iter();
            effects.into_iter().any(|effect| matches!(effect, crate::Effect::TakePermits { .. }))
        })
    });
    assert_eq!(all.collect::<Vec<_>>(), takes);
}

#[test]
fn t22_makes_the_next_contract_cheaper() {
    let mut table = Table::new(2);
    table.effects("T22", "4,4").effects("T22", "6,0");
    assert_eq!(table.game.discount, 6, "they add up");
    // Block 2,0 costs 2 less 6: nothing. Then the discount is used up.
    table.hand(A, "PL15").boxes("T10 T05");
    table.act(A, "build T10; site 4,0");
    assert_eq!((table.has(A).0, table.game.discount), (20, 0));
    // It ends with the turn.
    table
        .effects("T22", "8,0")
        .deck(crate::Deck::Planning, "^PL01")
        .planning("PL02 PL03 PL04 PL05");
    table
        .deck(crate::Deck::Town, "^T01")
        .boxes("T05 T02 T03 T04 T06")
        .deck(crate::Deck::Town, "^T01");
    table.act(A, "end");
    assert_eq!(table.game.discount, 0, "T22");
}

#[test]
fn c17_lets_two_favors_be_held() {
    let mut table = Table::new(2);
    table.boxes("T01 T02 T03").act(A, "favor T01");
    assert_eq!(table.refused(A, "favor T02"), "3.2e");
    table.effects("C17", site("C17")).act(A, "favor T02");
    assert_eq!(table.refused(A, "favor T03"), "3.2e");
    assert_eq!(table.game.party(A).favors(), 2);
    // Who has it already keeps it: nothing changes.
    table.effects("C17", "0,0+0,1");
    assert_eq!((table.game.extra_favor, table.is_quiet()), (Some(A), true));
}

#[test]
fn t27_places_a_park_anywhere() {
    let mut table = nothing();
    table.city("res 0,0 1").effects("T27", "0,4");
    assert_eq!((table.asked(), table.offers(A).len()), (Some(A), 142));
    assert_eq!(table.refused(A, "park 0,0"), "14.1.21");
    // (5.5f, R15) Beside a RES: no zoning, no bonus.
    table.act(A, "park 0,1");
    assert_eq!((table.has(A), table.is_quiet()), ((0, 0), true));
    let mut table = nothing();
    table.game.party_mut(A).cubes = 1;
    table.effects("T27", "0,4");
    assert!(table.is_quiet(), "no cube is left");
}

#[test]
fn t30_gains_then_places_a_park() {
    let mut table = town();
    table.effects("T30", site("T30"));
    assert_eq!(table.has(A), (20, 21));
    table.act(A, "park 11,11");
    let mut table = nothing();
    table.game.party_mut(A).cubes = 1;
    table.effects("T30", site("T30"));
    assert_eq!((table.has(A), table.is_quiet()), ((0, 0), true));
}

#[test]
fn c07_places_two_parks() {
    let mut table = nothing();
    table.effects("C07", "4,4").act(A, "park 0,0; park 0,1");
    assert!(table.is_quiet());
    assert_eq!(parks(&table), 2);
    // One cube left: one park.
    let mut table = nothing();
    table.game.party_mut(A).cubes = 2;
    table.effects("C07", "4,4").act(A, "park 0,0");
    assert_eq!((parks(&table), table.is_quiet()), (1, true));
}

fn parks(table: &Table) -> usize {
    let map = &table.game.map;
    map.buildings().iter().filter(|&lot| map.building(lot).unwrap().kind == Kind::Park).count()
}

#[test]
fn c16_counts_the_park_it_has_placed() {
    let mut table = town();
    table.effects("C16", site("C16")).act(A, "park 11,11");
    assert_eq!(table.all(), [(22, 20), (21, 20), (20, 20)]);
    let mut table = nothing();
    table.city("park 0,0 2");
    table.game.party_mut(A).cubes = 1;
    table.effects("C16", site("C16"));
    assert_eq!(table.all(), [(0, 0), (0, 0), (1, 0)]);
}

#[test]
fn m28_counts_homes_beside_parks() {
    // The new one touches the park 4,6, seat 2's the park 9,5; with a park at
    // 3,2 the RES 4,3 counts too.
    let mut table = town();
    table.effects("M28", site("M28")).act(A, "park 3,2");
    assert_eq!(table.all(), [(20, 22), (20, 20), (20, 21)]);
    let mut table = nothing();
    table.game.party_mut(A).cubes = 1;
    table.effects("M28", site("M28"));
    assert_eq!((table.has(A), table.is_quiet()), ((0, 0), true), "no park anywhere");
}

#[test]
fn te1_and_pe11_let_the_mayor_place_a_park() {
    let mut table = nothing();
    table.office(Office::Mayor, C).event("TE1");
    assert_eq!((table.has(B), table.asked()), ((1, 1), Some(C)));
    table.act(C, "park 0,0");
    let mut table = nothing();
    table.event("TE1");
    assert_eq!((table.has(B), table.is_quiet()), ((1, 1), true), "no Mayor");
    let mut table = nothing();
    table.wealth(A, 5).wealth(C, 1).office(Office::Mayor, C).event("PE11");
    assert_eq!(table.all(), [(4, 0), (0, 0), (0, 0)]);
    table.act(C, "park 0,0");
    let mut table = nothing();
    table.wealth(A, 5).event("PE11");
    assert_eq!((table.has(A), table.is_quiet()), ((4, 0), true), "no Mayor");
}
