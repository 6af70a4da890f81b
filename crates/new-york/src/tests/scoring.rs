//! 5.1: when scorings take place, and what they give.

use super::*;

fn letters(table: &Table) -> Vec<Letter> {
    let letter = |event: &Event| match *event {
        Event::Scoring { letter } => Some(letter),
        _ => None,
    };
    table.log.iter().filter_map(letter).collect()
}

/// Seat 0 has a street of 3 and a museum, seat 1 a church.
fn ready() -> Table {
    let mut table = Table::new(&["", "", ""], "red1 red2 red3 red4");
    table.build(A, "1 0,-1").build(B, "32 0,1");
    table
}

#[test]
fn r5_1_scored_the_moment_the_card_turns_up() {
    let mut table = ready();
    table.deck("blue1 A blue2 B blue3", [1, 1, 1, 1, 1]);
    table.act(A, "take red1, take red2, done");
    // The card takes no place of the display and is gone.
    assert_eq!(
        (letters(&table), table.display()),
        (vec![Letter::A], "red3 red4 blue1 blue2".into())
    );
    // Street 3 and museum 1; church 4.
    assert_eq!(table.scores(), [4, 4, 0]);
    let view = table.view(Viewer::Public);
    assert_eq!((view.scorings.len(), view.scorings[0].totals.clone()), (1, vec![4, 4, 0]));
    assert_eq!((view.next.letter, view.next.from, view.next.to), (Letter::B, 1, 1));
    table.act(B, "take red3, done");
    // B pays more, in addition; a 2nd place needs a tile.
    assert_eq!(
        (letters(&table), table.scores()),
        (vec![Letter::A, Letter::B], vec![4 + 3 + 8, 4 + 11, 0])
    );
    let view = table.view(Viewer::Public);
    assert_eq!((view.next.letter, view.next.from, view.next.to), (Letter::C, 0, 0));
    assert_eq!(view.sheet.letter, Letter::C);
}

#[test]
fn r5_1_both_cards_in_one_refill() {
    let mut table = ready();
    table.deck("A B blue2 blue3", [0, 1, 0, 1, 2]).act(A, "take red4, done");
    assert_eq!(
        (letters(&table), table.display()),
        (vec![Letter::A, Letter::B], "red1 red2 red3 blue2".into())
    );
}

#[test]
fn r5_1_a_scoring_counts_what_was_laid_in_the_turn() {
    let mut table = Table::new(&["blue2 blue4", "", ""], "red1 red2 red3 red4");
    table.slots([1, 14, 22, 31]).deck("A blue1 blue2", [0, 1, 0, 0, 2]);
    table.act(A, "buy blue, pay blue2, done, take red4, done, lay 1 0,-1");
    assert_eq!(table.scores(), [3 + 1, 0, 0]);
    assert_eq!(table.slot_ids()[0], 2, "the slots come after the scoring");
}

#[test]
fn r5_1_the_turn_goes_on_after_a_scoring() {
    let mut table = ready();
    table.deck("A blue2 blue3", [0, 1, 0, 0, 2]).act(A, "take red4, done");
    assert_eq!((table.game.turn, table.game.turns), (B, 1));
}

#[test]
fn r5_1_a_scoring_in_the_last_refill_comes_first() {
    let mut table = Table::new(&["blue9", "", ""], "red1 red2 red3");
    table.deck("A blue2 B blue3", [0, 1, 0, 1, 2]).bag(0);
    table.act(A, "buy blue, pay blue9, done, keep 7");
    // A came in the refill; B had not turned up and is not scored.
    assert_eq!(letters(&table), [Letter::A, Letter::C]);
    assert_eq!(table.game.phase, Phase::Over);
    let view = table.view(Viewer::Public);
    let scored: Vec<Letter> = view.scorings.iter().map(|sheet| sheet.letter).collect();
    assert_eq!(scored, [Letter::A, Letter::C]);
}

#[test]
fn r5_2_sides_count_and_not_corners() {
    // Tile 1 has streets on three sides and two corners between them.
    let mut table = Table::city("1 0,-1", &[]);
    table.deck("A blue1", [0, 1, 0, 0, 1]).act(A, "take green9, done");
    assert_eq!(table.view(Viewer::Public).scorings[0].streets, [3, 0, 0]);
    assert_eq!(table.view(Viewer::Public).seats[0].street.edges.len(), 3);
}

#[test]
fn r5_2_a_closed_ring_counts_every_side() {
    let ring = "5 0,-1; 6 1,0; 13 0,1; 12 -1,0; 9 1,-1; 3 1,1; 2 -1,1; 4 -1,-1";
    let mut table = Table::city(ring, &[]);
    assert!(table.view(Viewer::Public).seats[0].street.closed);
    table.deck("A blue1", [0, 1, 0, 0, 1]).act(A, "take green9, done");
    assert_eq!(table.view(Viewer::Public).scorings[0].streets, [12, 0, 0]);
}

#[test]
fn r5_3_the_reserve_never_counts() {
    let mut table = Table::city("", &[1, 2, 3]);
    table.deck("A blue1", [0, 1, 0, 0, 1]).act(A, "take green9, done");
    assert_eq!(table.scores(), [0, 0, 0]);
}
