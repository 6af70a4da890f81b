//! 3.5 to 3.7: the refill, reshuffles, and passing.

use super::*;

#[test]
fn r3_5_the_display_and_then_the_slots_blue_to_red() {
    let mut table = Table::new(&["green9 red8 red9", "", ""], "red1 red2 red3 red4");
    table.deck("green1 green2 green3 green4", [0; 5]);
    table.act(A, "buy red, pay red8, pay red9, done, keep 31");
    // The lowest tile of the bag is next.
    assert_eq!((table.slot_ids(), table.display()), ([7, 14, 22, 1], "red1 red2 red3 red4".into()));
    table.game.turn = A;
    table.act(A, "buy green, pay green9, done, take red1, take red2, done, keep 14");
    assert_eq!(table.slot_ids(), [7, 2, 22, 1]);
    assert_eq!(table.display(), "red3 red4 green1 green2");
    let short = Table::new(&["", "", ""], "red1 red2").act(A, "take red1, done").display();
    assert_eq!(short, "red2 blue1 blue1 blue1");
}

#[test]
fn r3_6_the_discards_become_the_deck() {
    let mut table = Table::new(&["", "", ""], "red1 red2 red3 red4");
    table.deck("green1", [0; 5]);
    cards_of("blue5 blue6 yellow7").into_iter().for_each(|card| table.game.discards.insert(card));
    let luck = *table.game.luck.get();
    table.act(A, "take red1, take red2, done");
    assert!(table.log.contains(&Event::Shuffled));
    assert!(table.game.discards.is_empty());
    assert_eq!((table.game.deck.len(), table.game.deck.piles()), (2, [0; 5]));
    let display = table.display();
    assert!(display.starts_with("red3 red4 green1 "), "{display}");
    assert!(*table.game.luck.get() != luck, "each reshuffle has luck of its own");
    // Nothing is shuffled before a card is needed.
    let mut later = Table::new(&["", "", ""], "red1 red2 red3 red4");
    later.deck("green1", [0; 5]).game.discards.insert("blue5".parse().unwrap());
    later.act(A, "take red1, done");
    assert_eq!((later.game.deck.len(), later.game.discards.len()), (0, 1));
}

#[test]
fn r3_6_reshuffles_differ_and_repeat() {
    let shuffled = |seed: u64| {
        let mut table = Table::new(&["", "", ""], "red1 red2 red3 red4");
        table.deck("", [0; 5]);
        *table.game.luck.get_mut() = Seed::from_number(seed);
        Card::all()
            .filter(|card| card.bank() == Bank::Blue)
            .for_each(|card| table.game.discards.insert(card));
        table.act(A, "take red4, done");
        table.display()
    };
    assert_eq!(shuffled(3), shuffled(3));
    assert!((4..20).any(|seed| shuffled(seed) != shuffled(3)));
}

#[test]
fn r3_6_with_neither_deck_nor_discards_the_display_stays_short() {
    let mut table = Table::new(&["", "", ""], "red1 red2 red3 red4");
    table.deck("green1", [0; 5]).act(A, "take red1, take red2, done");
    assert_eq!(table.display(), "red3 red4 green1");
    table.act(B, "take green1, done").act(C, "take red3, done").act(A, "take red4, done");
    assert_eq!(table.display(), "");
}

#[test]
fn r3_7_pass_only_without_a_legal_action() {
    let mut table = Table::new(&["", "", ""], "red1");
    table.deck("", [0; 5]);
    assert_eq!(table.no(A, "pass"), rule("3.7", "pass"));
    table.act(A, "take red1, done");
    // No money, no card, no tile.
    assert_eq!(table.offers(B), ["pass"]);
    assert_eq!(table.game.prompt(B).key, "new-york-ask-pass");
    table.act(B, "pass");
    assert_eq!(table.log.last(), Some(&Event::Passed { seat: B }));
    assert_eq!((table.game.turn, table.game.idle), (C, 1));
    // A tile of the reserve that fits, a city tile, or enough money will do.
    let mut reserve = Table { game: table.game.clone(), log: Vec::new() };
    reserve.reserve(C, &[41]);
    assert_eq!(
        (reserve.offers(C), reserve.no(C, "pass")),
        (vec!["move 41".to_owned()], rule("3.7", "pass"))
    );
    let mut city = Table { game: table.game.clone(), log: Vec::new() };
    city.build(C, "41 0,1");
    assert_eq!(city.no(C, "pass"), rule("3.7", "pass"));
    table.game.sides[2].hand.get_mut().insert("blue8".parse().unwrap());
    assert_eq!(table.offers(C), ["buy blue"]);
    assert_eq!(table.no(C, "pass"), rule("3.7", "pass"));
    // (3.2b) Another action that cannot be taken is passed, too.
    table.act(C, "buy blue, pay blue8, done");
    assert_eq!(table.offers(C), ["pass"]);
    table.act(C, "pass, keep 7");
    assert_eq!((table.game.turn, table.game.idle), (A, 0));
}
