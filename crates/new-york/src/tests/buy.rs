//! 3.2: buying.

use super::*;

#[test]
fn r3_2_cards_of_the_slots_bank_only() {
    // Slots: 8, 9, 9, 10.
    let mut table =
        Table::new(&["blue3 blue5 green8 red9 red9", "", ""], "blue9 blue9 green9 green9");
    assert_eq!(table.offered(A, "buy"), ["buy blue", "buy red"]);
    assert_eq!(table.no(A, "buy green"), rule("3.2", "short"));
    assert_eq!(table.no(A, "buy yellow"), rule("3.2", "short"));
    table.act(A, "buy blue");
    assert_eq!(table.no(A, "pay red9"), rule("3.2", "bank"));
    assert_eq!(table.no(A, "pay blue4"), rule("3.2", "held"));
    assert_eq!(table.no(A, "done"), rule("3.2", "unpaid"));
    table.act(A, "pay blue3");
    assert_eq!(table.no(A, "pay blue3"), rule("3.2", "held"));
    assert_eq!(table.no(A, "done"), rule("3.2", "unpaid"));
    table.act(A, "pay blue5, done");
    assert_eq!(table.hand(A), "green8 red9 red9");
    assert_eq!(text(&table.game.discards.list()), "blue3 blue5");
    assert_eq!((table.slot_ids(), ids(table.game.waiting)), ([0, 14, 22, 31], vec![7]));
}

#[test]
fn r3_2_an_empty_slot_sells_nothing() {
    let mut table = Table::new(&["blue8 blue9", "", ""], "blue1 blue9 green9 green9");
    table.act(A, "buy blue, pay blue8, done");
    assert_eq!(table.no(A, "buy blue"), rule("3.2", "slot"));
}

#[test]
fn r3_2a_paying_too_much_is_allowed() {
    let mut table = Table::new(&["blue1 blue3 blue8 blue9", "", ""], "red1 red2 red3 red4");
    // Exact change is held, yet 1 + 3 + 8 + 9 may be paid for 8.
    table.act(A, "buy blue, pay blue1, pay blue3, pay blue8");
    assert_eq!(table.offers(A), ["pay blue9", "done"]);
    table.act(A, "pay blue9, done");
    assert_eq!((table.hand(A), table.game.phase), (String::new(), Phase::Lay));
}

#[test]
fn r3_2b_an_exact_payment_gives_another_action() {
    let mut table = Table::new(&["blue3 blue5", "", ""], "red1 red2 red3 red4");
    table.act(A, "buy blue, pay blue3, pay blue5, done");
    assert_eq!((table.game.phase, table.game.to_act()), (Phase::Act, seats(&[A])));
    assert!(table.view(Viewer::Public).again);
    // It must be taken, and any of the three is legal.
    assert_eq!(table.no(A, "pass"), rule("3.7", "pass"));
    assert_eq!(table.no(A, "keep 7"), rule("3.0", "phase"));
    table.act(A, "take red4, done");
    assert_eq!((table.game.phase, table.game.to_act()), (Phase::Lay, seats(&[A])));
    assert!(!table.view(Viewer::Public).again);
}

#[test]
fn r3_2b_a_park_at_ten_paid_with_eleven_ends_the_actions() {
    let mut table = Table::new(&["red2 red9 blue8", "", ""], "red1 red2 red3 red4");
    table.slots([7, 14, 22, 39]).act(A, "buy red, pay red2, pay red9, done");
    let tile = TileId(39);
    assert_eq!((tile.kind(), tile.price()), (Some(crate::Kind::Park), 10));
    assert_eq!(table.game.phase, Phase::Lay);
    assert_eq!(table.no(A, "buy blue"), rule("3.0", "phase"));
    table.act(A, "lay 39 1,0");
    assert_eq!(table.game.turn, B);
}

#[test]
fn r3_2b_two_exact_purchases_and_then_a_swap() {
    // Worked case: only then are the two bought tiles laid or reserved.
    let mut table = Table::new(&["blue8 green9", "", ""], "red1 red2 red3 red4");
    table.build(A, "41 1,0").reserve(A, &[42]);
    table.act(A, "buy blue, pay blue8, done, buy green, pay green9, done");
    assert_eq!((table.game.phase, ids(table.game.waiting)), (Phase::Act, vec![7, 14]));
    table.act(A, "move 42, swap 41");
    assert_eq!(table.game.phase, Phase::Lay);
    assert_eq!(table.cell(A, 42).as_deref(), Some("1,0"));
    assert_eq!(table.reserve_ids(A), [41]);
    table.act(A, "keep 14, lay 7 2,0");
    assert_eq!((table.reserve_ids(A), table.game.turn), (vec![14, 41], B));
    assert_eq!(table.cell(A, 7).as_deref(), Some("2,0"));
}

#[test]
fn r3_2c_nothing_is_refilled_meanwhile() {
    let hand = "blue8 green9 yellow9 red1 red9";
    let mut table = Table::new(&[hand, "", ""], "red1 red2 red3 red4");
    table.act(A, "buy blue, pay blue8, done, buy green, pay green9, done");
    table.act(A, "buy yellow, pay yellow9, done, buy red, pay red1, pay red9, done");
    // Four exact purchases, and one more action.
    assert_eq!((table.slot_ids(), table.game.waiting.len()), ([0; 4], 4));
    assert_eq!(table.offers(A), ["take red1", "take red2", "take red3", "take red4"]);
    table.act(A, "take red4, done");
    assert_eq!((table.game.phase, table.display()), (Phase::Lay, "red1 red2 red3".to_owned()));
    table.act(A, "keep 31, keep 7, keep 22, keep 14");
    assert_eq!(table.slot_ids(), [1, 2, 3, 4]);
    assert_eq!(table.display(), "red1 red2 red3 blue1");
}

#[test]
fn r3_2d_picks_go_up() {
    let mut table = Table::new(&["blue2 blue2 blue3 blue7", "", ""], "red1 red2 red3 red4");
    table.act(A, "buy blue, pay blue2");
    assert_eq!(table.offers(A), ["pay blue2", "pay blue3", "pay blue7"]);
    table.act(A, "pay blue3");
    assert_eq!(table.no(A, "pay blue2"), rule("3.2d", "order"));
    assert_eq!(table.offers(A), ["pay blue7"]);
}

#[test]
fn r3_2d_the_price_stays_in_reach() {
    // 8 with 1, 2, 3, 6: beginning with the 6 would leave 2 missing.
    let mut table = Table::new(&["blue1 blue2 blue3 blue6", "", ""], "red1 red2 red3 red4");
    table.act(A, "buy blue");
    assert_eq!(table.offers(A), ["pay blue1", "pay blue2", "pay blue3"]);
    assert_eq!(table.no(A, "pay blue6"), rule("3.2d", "stuck"));
    table.act(A, "pay blue1");
    // 1 + 6 is 7.
    assert_eq!(table.no(A, "pay blue6"), rule("3.2d", "stuck"));
    table.act(A, "pay blue2, pay blue3, pay blue6, done");
    assert_eq!(table.game.phase, Phase::Lay);
}

#[test]
fn r3_2d_every_way_on_leads_to_the_price() {
    // All payments of a hand, each by one path.
    let table = Table::new(&["blue1 blue2 blue2 blue4 blue6 blue9", "", ""], "red1 red2 red3 red4");
    let mut found = Vec::new();
    let mut begun = vec![{
        let mut game = table.game.clone();
        game.commit(A, "buy blue".parse().unwrap(), &mut insula_core::NoLog);
        (game, Vec::new())
    }];
    while let Some((game, picks)) = begun.pop() {
        let mut offers = Vec::new();
        game.legal_actions(A, &mut offers);
        assert!(!offers.is_empty());
        for offer in offers {
            let mut next = game.clone();
            next.commit(A, offer, &mut insula_core::NoLog);
            match offer {
                Action::Pay(card) => {
                    begun.push((next, picks.iter().copied().chain([card.value()]).collect()));
                }
                _ => found.push(picks.clone()),
            }
        }
    }
    let hand = [1, 2, 2, 4, 6, 9];
    let parts = (0u32..64).map(|bits| {
        let part = hand.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
        part.map(|(_, &value)| value).collect::<Vec<u8>>()
    });
    let mut parts: Vec<Vec<u8>> = parts.filter(|part| part.iter().sum::<u8>() >= 8).collect();
    parts.sort();
    parts.dedup();
    found.sort();
    assert_eq!(found, parts);
}
