//! 7: two seats, and Dirk.

use super::*;

#[test]
fn r7_1_one_copy_of_each_card_is_left_out() {
    let setup = Setup { seats: 2, show_seen: false };
    let game = NewYork::new(&setup, Rng::new(Seed::from_number(3)));
    assert_eq!(all_money(&game).len(), 72);
    audit(&game);
}

#[test]
fn r7_2_six_tiles_at_setup_after_the_slots() {
    for (seats, tiles) in [(2, 6), (3, 0), (6, 0)] {
        let setup = Setup { seats, show_seen: false };
        let game = NewYork::new(&setup, Rng::new(Seed::from_number(3)));
        assert_eq!((game.dirk.len(), usize::from(game.bag.len())), (tiles, 50 - tiles));
        assert_eq!(game.view(Viewer::Public).dirk.is_some(), seats == 2);
    }
}

#[test]
fn r7_2_six_tiles_right_after_a() {
    let mut table = Table::new(&["", ""], "red1 red2 red3 red4");
    table.deck("A blue2 B blue3", [0, 1, 0, 1, 2]).act(A, "take red4, done");
    assert_eq!(ids(table.game.dirk), [1, 2, 3, 4, 5, 6]);
    // They come after the scoring: nothing of them counts in it.
    assert_eq!(table.game.dirk_score, 0);
    let mut tiles = TileSet::NONE;
    (1..=6).for_each(|id| tiles.insert(TileId(id)));
    assert_eq!(table.log.last(), Some(&Event::Dirk { tiles }));
    // Never more than the bag holds.
    let mut short = Table::new(&["", ""], "red1 red2 red3 red4");
    short.deck("A blue2", [0, 1, 0, 0, 1]).bag(4).act(A, "take red4, done");
    assert_eq!((short.game.dirk.len(), short.game.bag.len(), short.game.phase), (4, 0, Phase::Act));
}

#[test]
fn r7_2_a_third_of_the_bag_after_b() {
    for (bag, tiles) in [(17, 5), (18, 6), (2, 0), (0, 0)] {
        let mut table = Table::new(&["", ""], "red1 red2 red3 red4");
        table.game.scored[0] = Some(crate::phase::refill::figures(&table.game, Letter::A));
        table.deck("B blue2", [0, 0, 0, 1, 1]).bag(bag).act(A, "take red4, done");
        assert_eq!(table.game.dirk.len(), tiles, "of {bag}");
    }
}

#[test]
fn r7_2_his_draw_can_end_the_game() {
    // A purchase, then A: Dirk empties the bag, and the slot stays empty.
    let mut table = Table::new(&["blue8", ""], "red1 red2 red3 red4");
    table.deck("A blue2", [0, 1, 0, 0, 1]).bag(3);
    table.act(A, "buy blue, pay blue8, done, take red4, done, keep 7");
    assert_eq!((table.game.ended, table.game.dirk.len()), (Some(Ended::Bag), 3));
}

#[test]
fn r7_3_dirk_shares_majorities_and_has_no_street() {
    let mut table = Table::new(&["", ""], "red1 red2 red3 red4");
    table.build(A, "1 0,-1");
    // He has a museum, as seat 0 does, and a church alone.
    table.game.dirk.insert(TileId(5));
    table.game.dirk.insert(TileId(32));
    table.fill_bag().deck("A blue2", [0, 1, 0, 0, 1]).act(A, "take red4, done");
    let sheet = &table.view(Viewer::Public).scorings[0];
    assert_eq!((&*sheet.streets, &*sheet.totals), (&[3, 0][..], &[3, 0, 4][..]));
    assert_eq!(sheet.kinds[0].tied, [true, false, true]);
    assert_eq!(table.view(Viewer::Public).dirk.unwrap().score, 4);
}

#[test]
fn r7_3_dirk_cannot_win() {
    let mut table = Table::new(&["blue8", ""], "red1 red2 red3 red4");
    table.build(A, "1 0,-1").build(B, "41 0,1");
    table.game.dirk = TileSet(0b111 << 51);
    table.game.dirk.insert(TileId(42));
    table.game.dirk.insert(TileId(43));
    table.deck("blue1 blue2", [0; 5]).bag(0);
    table.act(A, "buy blue, pay blue8, done, take red4, done, keep 7").act(A, "keep 31");
    assert_eq!(table.game.phase, Phase::Over);
    let view = table.view(Viewer::Public);
    // Parks 2 to 1 and skyscrapers alone: 20 + 21. Seat 0: street 3, museum 16.
    assert_eq!((table.scores(), view.dirk.unwrap().score), (vec![19, 12], 41));
    assert_eq!(view.winners, [0]);
    assert_eq!(table.game.scores().unwrap().points(), [19, 12]);
}

#[test]
fn r7_4_a_tile_bought_this_turn_may_be_given() {
    let mut table = Table::new(&["blue8 green9", ""], "red1 red2 red3 red4");
    table.reserve(A, &[41]);
    table.act(A, "buy blue, pay blue8, done, buy green, pay green9, done, take red4, done");
    assert_eq!(table.offered(A, "give"), ["give 7", "give 14"]);
    assert_eq!(table.no(A, "give 41"), rule("3.4", "waits"));
    // Tile by tile.
    table.act(A, "give 14, lay 7 0,1");
    assert_eq!((ids(table.game.dirk), table.game.turn), (vec![14], B));
    assert!(table.log.contains(&Event::Gave { seat: A, tile: TileId(14) }));
}

#[test]
fn r7_4_only_with_two_seats() {
    let mut table = Table::new(&["blue8", "", ""], "red1 red2 red3 red4");
    table.act(A, "buy blue, pay blue8, done, take red4, done");
    assert_eq!(table.no(A, "give 7"), rule("7.4", "dirk"));
    assert!(table.offered(A, "give").is_empty());
}
