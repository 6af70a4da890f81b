//! 3.4: points with their reasons, and 4: who wins.

use super::*;

const ROUND: Shape = Shape::Round;

/// Buildings of up to four seats in Palatinus.
fn palatinus(heights: &[&[u8]]) -> Table {
    let mut table = Table::new(&["white1", "white2", "white3", "white4"]);
    for (seat, heights) in heights.iter().enumerate() {
        table.build(Seat(seat as u8), "palatinus", ROUND, heights);
    }
    table
}

/// Place, points and rule by seat, of those who have floors there.
fn tally(table: &Table) -> Vec<(u8, u8, u8, &'static str)> {
    let rows = table.figures("palatinus").tally();
    rows.iter().map(|row| (row.seat, row.place, row.points, row.rule)).collect()
}

#[test]
fn r3_4_1_floors_then_the_tallest_building() {
    // Floors 3, 3, 2, 1; the first has a tallest of 3, the second of 2.
    let table = palatinus(&[&[3], &[1, 2], &[2], &[1]]);
    assert_eq!(
        tally(&table),
        [(0, 1, 2, "3.4.2"), (1, 2, 0, "3.4.3"), (2, 0, 0, "3.4.1"), (3, 0, 0, "3.4.1")]
    );
}

#[test]
fn r3_4_2_first_gets_two_and_fountains() {
    let mut table = palatinus(&[&[2], &[1]]);
    table.put("palatinus", &[Piece::Fountain; 3]);
    assert_eq!(tally(&table), [(0, 1, 5, "3.4.2"), (1, 2, 3, "3.4.3")]);
    // Printed ones count as well.
    table.build(B, "capitolinus", ROUND, &[1]);
    assert_eq!(table.figures("capitolinus").all_points(), [0, 4, 0, 0]);
}

#[test]
fn r3_4_3_second_gets_fountains_only() {
    // Only two in an area without fountains: 2 and 0.
    assert_eq!(tally(&palatinus(&[&[2], &[1]])), [(0, 1, 2, "3.4.2"), (1, 2, 0, "3.4.3")]);
}

#[test]
fn r3_4_4_a_tie_at_the_top_leaves_no_second() {
    let mut table = palatinus(&[&[2], &[2], &[1]]);
    table.put("palatinus", &[Piece::Fountain, Piece::Temple]);
    let rows = [(0, 1, 6, "3.4.4"), (1, 1, 6, "3.4.4"), (2, 0, 0, "3.4.1")];
    assert_eq!(tally(&table), rows);
}

#[test]
fn r3_4_5_a_tie_for_second() {
    // 1+3 floors against 2 and 2, two fountains.
    let mut table = palatinus(&[&[1, 3], &[2], &[2]]);
    table.put("palatinus", &[Piece::Fountain; 2]);
    let rows = [(0, 1, 4, "3.4.2"), (1, 2, 2, "3.4.5"), (2, 2, 2, "3.4.5")];
    assert_eq!(tally(&table), rows);
    // Equal floors, tallest 3, 2, 2.
    let places = |heights: &[&[u8]]| palatinus(heights).figures("palatinus").places();
    assert_eq!(places(&[&[3], &[2, 1], &[1, 2]]), [1, 2, 2, 0]);
    // Equal floors, tallest 3, 2, 1: the second is alone.
    assert_eq!(places(&[&[3], &[2, 1], &[1, 1, 1]]), [1, 2, 0, 0]);
}

#[test]
fn r3_4_6_alone_is_first() {
    assert_eq!(tally(&palatinus(&[&[], &[1]])), [(1, 1, 2, "3.4.6")]);
}

#[test]
fn r3_4_7_a_temple_doubles_every_point() {
    let mut table = palatinus(&[&[2], &[1]]);
    table.put("palatinus", &[Piece::Fountain, Piece::Temple]);
    assert_eq!(tally(&table), [(0, 1, 6, "3.4.2"), (1, 2, 2, "3.4.3")]);
}

#[test]
fn the_reasons_of_an_old_scoring_stay() {
    let mut table = Table::new(&["white1", "red2"]);
    table.build(A, "palatinus", ROUND, &[1]);
    table.act(A, "pass").act(B, "pass");
    for _ in 0..2 {
        table.act(A, "seal").act(B, "seal");
    }
    table.act(A, "bid white1, seal").act(B, "seal").act(A, "put palatinus");
    let first = table.view(Viewer::Public).scorings;
    assert_eq!(first[0].totals, [2, 0]);
    table.act(A, &["draw floor"; 8].join(", ")).act(B, &["draw roof"; 6].join(", "));
    table.act(B, "play red2, place palatinus round 1");
    table.put("palatinus", &[Piece::Fountain]);
    assert_eq!(table.view(Viewer::Public).scorings, first);
}

#[test]
fn r4_1_the_most_points_win_and_r4_2_a_tie_is_shared() {
    for (scores, winners) in [([5, 9, 3], vec![1]), ([9, 9, 3], vec![0, 1])] {
        let mut table = Table::auction(&["red1", "red2", "red3"]);
        table.game.round = 3;
        for (side, score) in table.game.sides.iter_mut().zip(scores) {
            side.score = score;
        }
        for _ in 0..3 {
            table.act(A, "seal").act(B, "seal").act(C, "seal");
        }
        assert_eq!(table.view(Viewer::Public).winners, winners);
        let scores = table.game.scores().unwrap();
        assert_eq!(table.log.last(), Some(&Event::Over { scores }));
    }
}
