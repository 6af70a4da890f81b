//! 6: the end of the game.

use super::*;

/// Seat 0 pays 9 for the blue tile of 8 with nothing left in the bag, and keeps
/// the tile.
fn ended(hands: &[&str]) -> Table {
    let first = format!("{} blue9", hands[0]);
    let hands: Vec<&str> = [&*first].into_iter().chain(hands[1..].iter().copied()).collect();
    let mut table = Table::new(&hands, "yellow1 yellow2 yellow3 yellow4");
    table.bag(0).act(A, "buy blue, pay blue9, done, keep 7");
    table
}

fn leftover(table: &Table, seat: Seat) -> Vec<u8> {
    ids(table.game.side(seat).leftover)
}

#[test]
fn r6_1_a_slot_that_stays_empty_ends_the_game() {
    let table = ended(&["", "", ""]);
    assert_eq!(table.game.ended, Some(Ended::Bag));
    assert!(table.log.contains(&Event::Ended { why: Ended::Bag }));
    assert_eq!(table.view(Viewer::Public).turn, None);
}

#[test]
fn r6_1_an_empty_bag_with_full_slots_plays_on() {
    let mut table = Table::new(&["blue8", "", ""], "red1 red2 red3 red4");
    table.bag(1).act(A, "buy blue, pay blue8, done, take red4, done, keep 7");
    assert_eq!((table.game.bag.len(), table.slot_ids()), (0, [1, 14, 22, 31]));
    assert_eq!((table.game.phase, table.game.turn), (Phase::Act, B));
    table.act(B, "take red1, done");
    assert_eq!((table.game.phase, table.game.ended), (Phase::Act, None));
}

#[test]
fn r6_1_when_it_is_over_nothing_is_done() {
    let table = ended(&["", "", ""]);
    assert_eq!((table.game.phase, table.game.to_act()), (Phase::Over, Seats::NONE));
    assert_eq!(table.no(B, "take yellow2"), rule("6.1", "over"));
    assert_eq!(table.no(A, "pass"), rule("6.1", "over"));
}

#[test]
fn r6_2_the_strictly_highest_total_receives_the_tile() {
    // Values, not cards: 9 beats 1 + 1 + 2. On a tie, and with no money at all,
    // it stays.
    let table = ended(&["green1 green2 green1 red5", "green9", "red5"]);
    assert_eq!([A, B, C].map(|seat| leftover(&table, seat)), [vec![], vec![14], vec![]]);
    assert_eq!(table.slot_ids(), [0, 0, 22, 31]);
    let green = Event::Leftover { seat: B, tile: TileId(14), bank: Bank::Green, total: 9 };
    assert!(table.log.contains(&green));
    let stays = |tile, bank| Event::LeftoverStays { tile: TileId(tile), bank };
    assert!(
        table.log.contains(&stays(22, Bank::Yellow)) && table.log.contains(&stays(31, Bank::Red))
    );
    let nobody = ended(&["", "", ""]);
    assert!(nobody.log.contains(&stays(31, Bank::Red)));
    // A later seat above a tie of two earlier ones.
    let table = ended(&["red5", "red5", "red6"]);
    assert_eq!(leftover(&table, C), [31]);
    // A tie of later seats above an earlier one.
    let table = ended(&["red4", "red5", "red5"]);
    assert!([A, B, C].iter().all(|&seat| !leftover(&table, seat).contains(&31)));
}

#[test]
fn r6_3_all_who_receive_some_place_at_the_same_time() {
    let mut table = ended(&["", "green9", "red5 yellow2"]);
    assert_eq!((table.game.phase, table.game.to_act()), (Phase::Leftover, seats(&[B, C])));
    assert_eq!(table.no(A, "keep 14"), rule("6.3", "waiting"));
    assert_eq!(table.view(Viewer::Public).seats[2].leftover.len(), 2);
    // In any order, C first.
    table.act(C, "lay 31 1,0");
    assert_eq!(table.game.to_act(), seats(&[B, C]));
    table.act(B, "keep 14");
    assert_eq!(table.no(B, "keep 14"), rule("6.3", "waiting"));
    assert_eq!(table.no(C, "lay 14 2,0"), rule("3.4", "waits"));
    assert_eq!(table.game.phase, Phase::Leftover);
    table.act(C, "lay 22 2,0");
    assert_eq!(table.game.phase, Phase::Over);
    // C is scored with them: a station and a church, 18 and 19.
    assert_eq!(table.scores(), [0, 0, 37]);
    assert!(matches!(table.log.last(), Some(Event::Won { .. })));
}

#[test]
fn r6_3_a_leftover_is_placed_or_reserved() {
    let mut table = ended(&["", "green9 red9"]);
    table.reserve(B, &[41]);
    for other in ["take yellow2", "buy red", "move 41", "dismantle 41", "pass"] {
        assert_eq!(table.no(B, other), rule("3.0", "phase"), "{other}");
    }
    // Two seats, but Dirk receives none.
    assert_eq!(table.no(B, "give 14"), rule("6.3", "dirk"));
    assert_eq!(table.offered(B, "keep"), ["keep 14", "keep 31"]);
    assert_eq!(table.offered(B, "give").len(), 0);
    assert_eq!(table.no(B, "lay 14 1,1"), rule("4d", "touch"));
}

#[test]
fn r6_4_the_most_points_win_and_ties_share() {
    let mut table = ended(&["", "green9", "red5"]);
    table.act(B, "keep 14");
    table.game.sides[0].score = 19;
    table.act(C, "lay 31 0,1");
    assert_eq!(table.scores(), [19, 0, 19]);
    assert_eq!(table.view(Viewer::Public).winners, [0, 2]);
    let won = table.log.last().unwrap().say();
    assert_eq!(won.args["seats"], vec![A, C].into());
    assert_eq!(table.game.scores().unwrap().points(), [19, 0, 19]);
}

#[test]
fn r6_5_sixty_idle_turns_end_the_game() {
    let mut table = Table::new(&["red9", "", ""], "red1 red2 red3 red4");
    for seat in [A, B, C] {
        table.reserve(seat, &[41 + seat.0]);
    }
    let idle = |table: &mut Table, turns: usize| {
        for _ in 0..turns {
            let (seat, tile) = (table.game.turn, 41 + table.game.turn.0);
            let moves = match table.cell(seat, tile) {
                Some(_) => format!("dismantle {tile}"),
                None => format!("move {tile}, put 0,1"),
            };
            table.act(seat, &moves);
        }
    };
    idle(&mut table, 59);
    assert_eq!((table.game.idle, table.game.phase), (59, Phase::Act));
    // Money, like a purchase, starts the count anew.
    table.act(C, "take red4, done");
    assert_eq!(table.game.idle, 0);
    idle(&mut table, 59);
    assert_eq!((table.game.phase, table.game.ended), (Phase::Act, None));
    idle(&mut table, 1);
    assert_eq!(table.game.ended, Some(Ended::Idle));
    // It ends like any other: the red tile goes to seat 0 with its 9.
    assert_eq!((table.game.to_act(), leftover(&table, A)), (seats(&[A]), vec![31]));
    table.act(A, "keep 31");
    assert_eq!(table.game.phase, Phase::Over);
}
