//! 3.3: the three auctions.

use super::*;

fn won(table: &Table) -> Option<(Seat, u16)> {
    table.log.iter().find_map(|event| match *event {
        Event::Won { seat, total, .. } => Some((seat, total)),
        _ => None,
    })
}

#[test]
fn r3_3_1_fountains_then_an_amphitheater_or_a_temple() {
    let table = Table::new(&["white1", "white2"]);
    let [fountain, amphitheater, temple] = [Piece::Fountain, Piece::Amphitheater, Piece::Temple];
    let early = vec![fountain, fountain, amphitheater];
    let late = vec![fountain, fountain, temple];
    let program = table.view(Viewer::Public).program;
    assert_eq!(program, [early.clone(), early, late.clone(), late]);
}

#[test]
fn r3_3_2_any_part_of_the_hand() {
    // Hand 4, 6, 7, 8: 7 and 4 make 11; the 6 and the 8 are not shown.
    let mut table = Table::auction(&["white4 floor6 red7 black8", "roof1"]);
    assert_eq!(table.game.to_act(), seats(&[A, B]));
    table.act(A, "bid white4, bid red7");
    let own = table.view(Viewer::Seat(A));
    assert_eq!(own.auction.as_ref().map(|auction| auction.total), Some(11));
    assert_eq!(own.hand, Some(faces("floor6 black8")));
    assert!(table.view(Viewer::Seat(B)).auction.unwrap().mine.is_empty());
    table.act(A, "seal").act(B, "seal");
    assert_eq!(won(&table), Some((A, 11)));
    let revealed = table.view(Viewer::Public).revealed.unwrap();
    assert_eq!((revealed.bids, revealed.totals), (vec![faces("white4 red7"), vec![]], vec![11, 0]));
    assert_eq!((table.hand(A), table.seen(A)), ("floor6 black8".to_owned(), String::new()));
}

#[test]
fn r3_3_2_picks_go_up() {
    let mut table = Table::auction(&["white4 black4 red4 floor4 floor4 roof7 roof3", "roof1"]);
    table.act(A, "bid floor4");
    assert_eq!(
        table.offers(A),
        ["bid floor4", "bid white4", "bid black4", "bid red4", "bid roof7", "seal"]
    );
    assert_eq!(table.no(A, "bid roof3"), "3.3.2");
    table.act(A, "bid floor4");
    assert_eq!(table.no(A, "bid floor4"), "3.3.2");
    table.act(A, "bid black4, bid roof7");
    assert_eq!(table.offers(A), ["seal"]);
    table.act(A, "seal");
    assert_eq!(table.no(A, "seal"), "3.3.2");
    assert_eq!(table.no(B, "pass"), "3.0");
}

#[test]
fn r3_3_3_bids_are_shown_together() {
    let mut table = Table::auction(&["white4", "roof1", "red5"]);
    table.act(B, "bid roof1, seal").act(C, "seal");
    let view = table.view(Viewer::Public);
    assert_eq!(view.revealed, None);
    assert_eq!(view.seats.iter().map(|seat| seat.sealed).collect::<Vec<_>>(), [false, true, true]);
    assert!(table.log.is_empty());
    table.act(A, "bid white4, seal");
    assert!(matches!(table.log[..], [Event::Revealed { .. }, Event::Won { seat: A, .. }]));
}

#[test]
fn r3_3_4_the_highest_sum_then_the_highest_card_then_the_start_player() {
    let mut table = Table::auction(&["red4 red7", "white8 white2"]);
    table.act(A, "bid red4, bid red7, seal").act(B, "bid white2, bid white8, seal");
    assert_eq!(won(&table), Some((A, 11)));
    // 7+4 loses to 8+3.
    let mut table = Table::auction(&["red4 red7", "white8 white3"]);
    table.act(A, "bid red4, bid red7, seal").act(B, "bid white3, bid white8, seal");
    assert_eq!(won(&table), Some((B, 11)));
    // 8+4 and 8+3+1: only the top card is compared, then it goes clockwise.
    let hands = ["red1", "red8 red4", "white8 white3 white1"];
    for (start, winner) in [(A, B), (B, B), (C, C)] {
        let mut table = Table::auction(&hands);
        table.game.start = start;
        table.act(A, "seal").act(B, "bid red4, bid red8, seal");
        table.act(C, "bid white1, bid white3, bid white8, seal");
        assert_eq!(won(&table), Some((winner, 12)));
    }
}

#[test]
fn r3_3_5_the_winner_discards_the_lowest_first() {
    let mut table = Table::auction(&["red4 black4 white4 red2 floor5 floor3 roof7", "roof1"]);
    let pick =
        "bid red2, bid floor3, bid white4, bid black4, bid red4, bid floor5, bid roof7, seal";
    table.act(A, pick).act(B, "bid roof1, seal");
    let tail = |kind, count: usize| {
        let queue = table.queue(kind);
        queue[queue.len() - count..].to_vec()
    };
    assert_eq!(tail(Kind::Permit, 4), faces("red2 white4 black4 red4"));
    assert_eq!(tail(Kind::Floor, 2), faces("floor3 floor5"));
    assert_eq!(tail(Kind::Roof, 1), faces("roof7"));
    assert_eq!(table.hand(A), "");
    table.audit();
}

#[test]
fn r3_3_6_the_others_take_back_what_all_have_seen() {
    let mut table = Table::auction(&["red4 black2", "roof1 floor3 floor3"]);
    table.act(A, "bid red4, seal").act(B, "bid floor3, seal");
    assert_eq!(table.hand(B), "roof1 floor3 floor3");
    assert_eq!(table.seen(B), "floor3");
    assert_eq!(table.view(Viewer::Public).seats[1].seen, Some(faces("floor3")));
}

#[test]
fn r3_3_7_an_empty_bid_is_no_bid() {
    let mut table = Table::auction(&["red4", "roof1"]);
    table.act(B, "seal").act(A, "seal");
    assert_eq!(table.log.last(), Some(&Event::Gone { piece: Piece::Fountain }));
    assert_eq!((table.game.phase, table.game.auction), (Phase::Auction, 1));
    let view = table.view(Viewer::Public);
    assert_eq!(view.gone, [0], "the first lot");
    assert_eq!(view.revealed.unwrap().winner, None);
    // A lone bidder wins and pays.
    table.act(A, "seal").act(B, "bid roof1, seal");
    assert_eq!(won(&table), Some((B, 1)));
    assert_eq!(table.hand(B), "");
    table.act(B, "put caelius");
    // Without cards there is nothing to seal: only A is asked.
    assert_eq!(table.game.to_act(), seats(&[A]));
    assert_eq!(table.no(B, "seal"), "3.3.7");
}

#[test]
fn r3_3_7_when_nobody_has_cards_the_pieces_go() {
    let mut table = Table::new(&["red4", ""]);
    table.act(A, "play red4, nothing");
    let gone = table.log.iter().filter(|event| matches!(event, Event::Gone { .. })).count();
    assert_eq!((gone, table.game.phase), (3, Phase::Draw));
    assert_eq!(table.view(Viewer::Public).gone.len(), 3);
}

#[test]
fn r3_3_8_a_fountain_goes_on_any_free_small_square() {
    let mut table = Table::auction(&["red4", "roof1"]);
    table.build(B, "palatinus", Shape::Round, &[1]).put("capitolinus", &[Piece::Fountain; 5]);
    table.act(A, "bid red4, seal").act(B, "seal");
    assert_eq!(table.game.to_act(), seats(&[A]));
    assert_eq!(table.no(A, "put capitolinus"), "3.3.8");
    assert_eq!(table.no(B, "put palatinus"), "3.3.8");
    assert_eq!(table.no(A, "seal"), "3.0");
    assert_eq!(table.offers(A).len(), 8);
    table.act(A, "put palatinus");
    assert_eq!(table.view(Viewer::Public).areas[1].fountains, 1);
}

#[test]
fn r3_3_9_the_others_go_on_any_free_large_square() {
    let mut table = Table::auction(&["red4", "roof1"]);
    table.act(A, "seal").act(B, "seal").act(A, "seal").act(B, "seal");
    table.put("caelius", &[Piece::Temple]).put("viminalis", &[Piece::Fountain; 7]);
    table.act(A, "bid red4, seal").act(B, "seal");
    assert_eq!(table.no(A, "put caelius"), "3.3.9");
    assert_eq!(table.offers(A).len(), 8);
    table.act(A, "put viminalis");
    assert_eq!(table.view(Viewer::Public).areas[5].large, Some(Piece::Amphitheater));
}

#[test]
fn r3_3_10_a_piece_counts_from_its_own_round_on() {
    let mut table = Table::auction(&["red4", "roof1"]);
    table.build(A, "palatinus", Shape::Round, &[1]);
    table.act(A, "bid red4, seal").act(B, "seal").act(A, "put palatinus");
    assert_eq!(table.game.to_act(), seats(&[B]));
    table.act(B, "seal").act(B, "seal");
    let scoring = &table.view(Viewer::Public).scorings[0];
    assert_eq!((scoring.areas[1].fountains, scoring.totals[0]), (1, 3));
}
