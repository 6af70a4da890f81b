//! 5: what is public, and what an action shows.

use super::*;

fn reveals(table: &Table, seat: Seat, action: &str) -> bool {
    table.game.reveals(seat, action.parse().unwrap())
}

#[test]
fn r5_1_the_seen_copy_is_played_first() {
    let mut table = Table::new(&["floor3 floor3", "white1"]);
    let (first, last) = ("floor3".parse::<Face>().unwrap().copies().first().unwrap(), CardId(19));
    assert_eq!(last.face(), first.face());
    table.game.sides[0].seen = CardSet(1 << last.0);
    *table.game.sides[0].hand.get_mut() = CardSet(1 << last.0 | 1 << first.0);
    table.act(A, "play floor3");
    assert!(!reveals(&table, A, "nothing"));
    table.act(A, "nothing");
    assert_eq!((table.hand(A), table.seen(A)), ("floor3".to_owned(), String::new()));
    table.act(B, "pass").act(A, "play floor3");
    assert!(reveals(&table, A, "nothing"));
}

#[test]
fn r5_2_only_a_completed_play_shows_its_card() {
    let mut table = Table::new(&["floor3 white1", "white2"]);
    assert!(!reveals(&table, A, "pass") && !reveals(&table, A, "play floor3"));
    table.act(A, "play floor3");
    assert!(reveals(&table, A, "nothing") && !reveals(&table, A, "floor new"));
    table.act(A, "floor new");
    assert!(reveals(&table, A, "floor 1"));
    let mut short = Table::new(&["floor3 white1", "white2"]);
    let rest = short.game.supply - 1;
    short.front(B, rest, None).act(A, "play floor3");
    assert!(reveals(&short, A, "floor new"));
}

#[test]
fn r5_2_the_last_seal_shows_the_sealed_bids() {
    let mut table = Table::auction(&["floor3", "white2"]);
    assert!(!reveals(&table, A, "bid floor3") && !reveals(&table, A, "seal"));
    table.act(A, "seal");
    // Even an empty bid was a secret.
    assert!(reveals(&table, B, "seal"));
    let mut alone = Table::auction(&["floor3 white1", ""]);
    assert!(!reveals(&alone, A, "seal"));
    alone.act(A, "bid floor3");
    assert!(reveals(&alone, A, "seal"));
    alone.act(A, "seal");
    assert!(!reveals(&alone, A, "put caelius"));
}

#[test]
fn r5_2_a_draw_shows_the_card_below() {
    let mut table = Table::auction(&["floor3", "white2"]);
    for _ in 0..3 {
        table.act(A, "seal").act(B, "seal");
    }
    assert!(reveals(&table, A, "draw roof"));
    // What has been turned over is known.
    let queue = &mut table.game.queues[Kind::Roof as usize];
    for _ in 0..queue.left() {
        let card = queue.draw();
        queue.discard(card);
    }
    assert!(!reveals(&table, A, "draw roof"));
}

#[test]
fn r5_2_what_can_be_told_is_no_news() {
    // All floor cards are in sight but those of one hand: they can be told.
    let mut table = Table::new(&["floor3 floor4", "white2"]);
    let queue = &mut table.game.queues[Kind::Floor as usize];
    for _ in 0..queue.left() {
        let card = queue.draw();
        queue.discard(card);
    }
    table.act(A, "play floor3");
    assert!(!reveals(&table, A, "nothing"));
    // With a second hand in the dark nobody can tell.
    let mut table = Table::new(&["floor3 floor4", "floor2"]);
    let queue = &mut table.game.queues[Kind::Floor as usize];
    for _ in 0..queue.left() {
        let card = queue.draw();
        queue.discard(card);
    }
    table.act(A, "play floor3");
    assert!(reveals(&table, A, "nothing"));
}

#[test]
fn r5_1_what_was_seen_stays_with_its_owner() {
    let mut table = Table::auction(&["red4 black2", "roof1 floor3 white8"]);
    table.act(A, "bid red4, seal").act(B, "bid floor3, seal").act(A, "put caelius");
    let mut rng = Rng::new(Seed::from_number(9));
    let mut other = false;
    for _ in 0..20 {
        let deal = table.game.resample(Viewer::Seat(A), &mut rng);
        audit(&deal);
        let hand = *deal.side(B).hand.get();
        assert!(hand.list().contains(&"floor3".parse().unwrap()));
        assert_eq!(Kind::ALL.map(|kind| hand.of(kind).len()), [1, 1, 1]);
        assert_eq!(deal.side(A).hand.get(), table.game.side(A).hand.get());
        other |= hand != *table.game.side(B).hand.get();
    }
    assert!(other, "hidden cards are dealt anew");
}

#[test]
fn r5_3_what_was_seen_may_be_shown() {
    for show_seen in [false, true] {
        let setup = Setup { seats: 2, show_seen };
        let game = Capitol::new(&setup, Rng::new(Seed::from_number(0)));
        assert_eq!(game.view(Viewer::Public).seats[0].seen.is_some(), show_seen);
        assert_eq!(game.view(Viewer::Public).hand, None);
    }
}
