//! The board of section 12, and the numbers that the rules name.

use urban_sprawl::{
    Block, Board, CardId, Lot, Map, Office, Row, Site, Vocation, Worth, Zone, board, check_data,
};

fn assert_rows(rows: &[&str]) {
    let table = check_data();
    for row in rows {
        assert!(table.lines().any(|line| line == *row), "{row}\n{table}");
    }
}

#[test]
fn r12_1_the_rows() {
    assert_rows(&[
        "found    row L0: prestige 3, 12 blocks from 0,0 to 1,5",
        "found    row L1: prestige 1, 12 blocks from 2,0 to 3,5",
        "found    row L2: prestige 2, 12 blocks from 4,0 to 5,5",
        "found    row B0: wealth 1, 6 blocks from 0,0 to 5,0",
        "found    row B1: wealth 4, 6 blocks from 0,1 to 5,1",
        "found    row B2: wealth 5, 6 blocks from 0,2 to 5,2",
        "found    row B3: wealth 6, 6 blocks from 0,3 to 5,3",
        "found    row B4: wealth 3, 6 blocks from 0,4 to 5,4",
        "found    row B5: wealth 2, 6 blocks from 0,5 to 5,5",
        "found    row T0: gray, 12 blocks from 0,0 to 5,1",
        "found    row T1: gray, 12 blocks from 0,2 to 5,3",
        "found    row T2: gray, 12 blocks from 0,4 to 5,5",
        "found    row R0: gray, 6 blocks from 0,0 to 0,5",
        "found    row R1: gray, 6 blocks from 1,0 to 1,5",
        "found    row R2: gray, 6 blocks from 2,0 to 2,5",
        "found    row R3: gray, 6 blocks from 3,0 to 3,5",
        "found    row R4: gray, 6 blocks from 4,0 to 4,5",
        "found    row R5: gray, 6 blocks from 5,0 to 5,5",
        "book     markers P4 P5 P6 W7 W8 W9 W10 W11 W12",
    ]);
    let double = Row::all().filter(|row| row.lots().len() == 48).count();
    let single = Row::all().filter(|row| row.lots().len() == 24).count();
    assert_eq!((double, single), (6, 12));
}

#[test]
fn r12_1_the_values_of_the_blocks() {
    let expected = [
        [4, 7, 8, 9, 6, 5],
        [4, 7, 8, 9, 6, 5],
        [2, 5, 6, 7, 4, 3],
        [2, 5, 6, 7, 4, 3],
        [3, 6, 7, 8, 5, 4],
        [3, 6, 7, 8, 5, 4],
    ];
    let map = Map::start();
    for block in Block::all() {
        let value = expected[usize::from(block.row())][usize::from(block.column())];
        assert_eq!(map.value(block), value, "{block}");
    }
    // With a number of each kind the printed rows name themselves.
    for (worth, last) in [(Worth::Wealth, 6), (Worth::Prestige, 3)] {
        for number in 1..=last {
            let row = map.row_of(worth, number).unwrap();
            assert_eq!(map.number(row), Some((worth, number)));
        }
        assert_eq!(map.row_of(worth, last + 1), None);
    }
}

#[test]
fn r12_2_the_edges() {
    assert_rows(&["found    edges: water 23 lots, wilderness 23"]);
    for lot in Lot::all() {
        let (row, column) = (lot.row(), lot.column());
        assert_eq!(board().water.contains(lot), row == 0 || column == 11, "{lot}");
        assert_eq!(board().wild.contains(lot), column == 0 || row == 11, "{lot}");
    }
    let both = board().water & board().wild;
    assert!(both.iter().eq([Lot::at(0, 0), Lot::at(11, 11)]));
}

#[test]
fn r12_3_the_starting_buildings() {
    assert_rows(&[
        "found    start RES lot 1,1, block 0,0, value 4",
        "found    start RES lot 1,10, block 0,5, value 5",
        "found    start RES lot 10,1, block 5,0, value 3",
        "found    start RES lot 10,10, block 5,5, value 4",
        "found    start IND lot 3,3, block 1,1, value 7",
        "found    start IND lot 5,5, block 2,2, value 6",
        "found    start COM lot 3,8, block 1,4, value 6",
        "found    start COM lot 5,6, block 2,3, value 7",
        "found    start COM lot 6,5, block 3,2, value 6",
        "found    start COM lot 8,3, block 4,1, value 6",
        "found    start CIV lot 6,6, block 3,3, value 7",
        "found    start CIV lot 8,8, block 4,4, value 5",
    ]);
    let map = Map::start();
    for start in &board().starting {
        let building = map.building(start.lot).unwrap();
        assert_eq!((building.kind, building.owner), (start.zone.kind(), None));
        assert_eq!(building.site, Site::one(start.lot));
    }
    assert_eq!((map.buildings().len(), map.taken().len()), (12, 12));
    let res_of_3 = board()
        .starting
        .iter()
        .filter(|start| start.zone == Zone::Res && map.value(start.lot.block()) == 3);
    assert_eq!(res_of_3.count(), 1, "who controls it breaks the tie for Media (2.5)");
}

#[test]
fn r24_every_buyer_can_pay() {
    let map = Map::start();
    let mut values: Vec<u8> = map.buildings().iter().map(|lot| map.value(lot.block())).collect();
    values.sort();
    values.reverse();
    assert_eq!(values.iter().sum::<u8>(), 66);
    assert_eq!(values[..6], [7, 7, 7, 6, 6, 6]);
    for (seats, each, left) in [(4, 3, 18), (3, 4, 15), (2, 6, 12)] {
        let dearest: u8 = values[..each].iter().sum();
        assert_eq!(Board::by_seats(&board().wealth.start, seats), dearest, "{seats} seats");
        assert_eq!(each * usize::from(seats), 12);
        assert_eq!(dearest * seats - 66, left, "left in all hands");
    }
    assert_rows(&["book     wealth by seats: 39 27 21"]);
}

#[test]
fn r12_4_the_market() {
    assert_rows(&[
        "found    market: planning 1 2 3 4, top 5; contracts 1 2 3 4 5, tops 6 5 4; favor 0",
    ]);
}

#[test]
fn r12_5a_the_offices_decide_in_the_order_of_the_wheel() {
    assert_rows(&[
        "book     office mayor: by vocations, decider media",
        "book     office district-attorney: by CIV, decider mayor",
        "book     office treasurer: by COM, decider district-attorney",
        "book     office police-chief: by RES, decider treasurer",
        "book     office union-boss: by IND, decider police-chief",
    ]);
    for office in Office::ALL {
        let decided = board().offices[office.next().index()].decider;
        assert_eq!(decided, (office != Office::UnionBoss).then_some(office));
    }
}

#[test]
fn r13_2_twenty_four_vocation_tiles() {
    assert_rows(&[
        "found    vocation finance: 2",
        "found    vocation transportation: 2",
        "found    vocation education: 3",
        "found    vocation energy: 3",
        "found    vocation tourism: 4",
        "found    vocation factory: 4",
        "found    vocation public-service: 5",
        "found    vocation media: 1",
    ]);
    assert_eq!(board().vocations.iter().sum::<u8>(), 24);
    assert_eq!(board().vocations[Vocation::Media.index()], 1);
}

#[test]
fn r4_4_the_payout_table() {
    assert_rows(&[
        "book     payout place 1: 1 2 3 4 5 6 7 8 9 10 11 12",
        "book     payout place 2: 0 1 1 2 2 3 3 4 4 5 5 6",
        "book     payout place 3: 0 0 0 1 1 1 1 2 2 2 2 3",
        "book     payout place 4: 0 0 0 0 0 0 0 1 1 1 1 1",
    ]);
    let sum = |number, places: usize| {
        (0..places).map(|place| board().payout.pays(number, place)).sum::<u8>()
    };
    // The worked cases: two tie for first, all four tie, three tie at 12, two at 6.
    assert_eq!([sum(6, 2) / 2, sum(6, 4) / 4, sum(12, 3) / 3], [4, 2, 7]);
    assert_eq!([board().payout.pays(6, 2), board().payout.pays(6, 3)], [1, 0]);
    // Each place pays half of the one before, rounded down, but for the least.
    for number in 1..=12 {
        assert_eq!(board().payout.pays(number, 0), number);
        assert_eq!(board().payout.pays(number, 1), number / 2);
        assert_eq!(board().payout.pays(number, 2), number / 4);
        assert_eq!(board().payout.pays(number, 3), number / 8);
    }
}

#[test]
fn r2_2_how_the_decks_are_made() {
    assert_rows(&[
        "book     deck standard: 15 6 15 with the key in 1",
        "book     deck long: 9 9 9 9 with the key in 1",
        "book     deck short: 9 9 9 9 with the key in 2",
        "book     planning: 14 with the events, 22 on top, draws 1 2 3 4",
    ]);
    // The cards above the pile with the key event: 15, 18 and 9.
    let above = board()
        .lengths
        .map(|length| length.piles()[usize::from(length.key) + 1..].iter().sum::<u8>());
    assert_eq!(above, [15, 18, 9]);
    // The permits on top are enough for the draws of four seats, four boxes
    // and the deck's top: no event comes at setup.
    let laid: u8 = board().planning.draws.iter().sum::<u8>() + 4 + 1;
    assert!(laid <= board().planning.on_top);
}

#[test]
fn the_numbers_that_the_rules_name() {
    assert_rows(&[
        "book     turn: 6 AP, Union Boss 8, Treasurer takes 2",
        "book     turn: favors 1, extra 2, investment x1",
        "book     adjacency: prestige 1, District Attorney x2",
        "house    supply: cubes by seats 70 46 35, parks 26",
        "book     end: 1 prestige for 10 wealth, 1 for an office's each",
        "house    tamed: 4 becomes 2",
    ]);
    // 140 cubes in four colors, shared out evenly.
    for (seats, cubes) in (2..=4).zip(board().supply.cubes) {
        assert_eq!(cubes, 140 / seats);
    }
    // Cards, rows with markers and edges, starters, market, offices, vocations,
    // payouts and the rest: no line but those that the tests name.
    let lines = CardId::COUNT + 18 + 2 + 12 + 1 + 5 + 8 + 4 + 4 + 1 + 6;
    assert_eq!(check_data().lines().count(), lines);
}
