//! What an action would cost and give, what is asked, and what is said.

use insula_core::{Delta, Message};

use super::*;

fn preview(table: &Table, seat: Seat, action: &str) -> (Vec<Delta>, Vec<Message>) {
    let preview = table.game.preview(seat, action.parse().unwrap());
    (preview.points, preview.notes)
}

fn delta(place: &'static str, seat: Seat, before: i32, after: i32) -> Delta {
    Delta { place, seat, before, after }
}

fn note(key: &'static str) -> Message {
    Message::new(format!("new-york-note-{key}"))
}

#[test]
fn r5_3_a_tile_shows_everybodys_points_that_change() {
    let mut table = Table::new(&["", "", ""], "red1 red2 red3 red4");
    table.build(B, "5 0,-1").reserve(A, &[1]).act(A, "move 1");
    let (points, notes) = preview(&table, A, "put 0,-1");
    // A pays 1 for museums: a tie shares nothing.
    assert_eq!(points, [delta("street", A, 0, 3), delta("museum", B, 1, 0)]);
    let street = note("street").with("from", 0u8).with("to", 3u8);
    let ties = note("ties").with("kind", "museum").with("n", 1u8);
    let total = note("total").with("letter", "A").with("from", 0u16).with("to", 3u16);
    assert_eq!(notes, [street, ties, total]);
    table.act(A, "put 0,-1");
    assert_eq!(table.view(Viewer::Public).sheet.totals, [3, 1, 0]);
}

#[test]
fn r5_2_the_street_is_marked_as_it_would_be() {
    let mut table = Table::city("1 0,-1", &[18, 7]);
    let marks = |table: &Table, action: &str| {
        table.game.preview(A, action.parse().unwrap()).marks.join(" | ")
    };
    // From the west side of the tile in the north over its top and down, then
    // round the concave corner along the new tile in the east.
    table.act(A, "move 18");
    let longer = "0,-1 w | 0,-1 n | 0,-1 e | 1,0 n | 1,0 e";
    assert_eq!(marks(&table, "put 1,0"), longer);
    // A tile without streets changes nothing to look at.
    let mut table = Table::city("1 0,-1", &[18, 7]);
    table.act(A, "move 7");
    assert_eq!(marks(&table, "put 0,1"), "");
}

#[test]
fn r3_3_a_swap_and_a_dismantling_show_their_loss() {
    let mut table = Table::city("1 0,-1", &[39]);
    let (points, notes) = preview(&table, A, "dismantle 1");
    assert_eq!(points, [delta("street", A, 3, 0), delta("museum", A, 1, 0)]);
    let total =
        |from: u16, to: u16| note("total").with("letter", "A").with("from", from).with("to", to);
    assert_eq!(notes, [note("street").with("from", 3u8).with("to", 0u8), total(4, 0)]);
    let fits = preview(&table, A, "move 39").1;
    // West and east of the start tile: its street lies in the north.
    assert_eq!(fits, [note("fits").with("n", 2)]);
    table.act(A, "move 39");
    assert_eq!(table.offered(A, "put"), ["put -1,0", "put 1,0"]);
    let (points, notes) = preview(&table, A, "swap 1");
    let expected = [delta("street", A, 3, 1), delta("museum", A, 1, 0), delta("park", A, 0, 5)];
    assert_eq!(points, expected);
    let leads = note("leads").with("kind", "park").with("n", 1u8).with("rival", 0u8);
    assert_eq!(notes, [note("street").with("from", 3u8).with("to", 1u8), leads, total(4, 6)]);
}

#[test]
fn r3_2a_paying_too_much_is_warned_of() {
    let mut table = Table::new(&["blue3 blue5 blue9 red9 red8", "", ""], "red1 red2 red3 red4");
    let exact =
        note("exact-possible").with("cards", crate::money::say_cards(&cards_of("blue3 blue5")));
    assert_eq!(preview(&table, A, "buy blue").1, std::slice::from_ref(&exact));
    assert_eq!(preview(&table, A, "buy red").1, [note("over").with("n", 7u8)]);
    table.act(A, "buy blue");
    let paid = |n: u8| note("paid").with("n", n).with("price", 8u8);
    assert_eq!(preview(&table, A, "pay blue3").1, [paid(3)]);
    let mut dear = Table { game: table.game.clone(), log: Vec::new() };
    dear.act(A, "pay blue9");
    assert_eq!(preview(&dear, A, "done").1, [note("over").with("n", 1u8), exact]);
    table.act(A, "pay blue3, pay blue5");
    assert_eq!(preview(&table, A, "done").1, [note("exact")]);
}

#[test]
fn r3_1_money_shows_what_would_be_held() {
    let mut table = Table::new(&["blue3 red8", "", ""], "red1 red2 red3 red4");
    let money = |n: u16| vec![note("money").with("n", n)];
    assert_eq!(preview(&table, A, "take red1").1, money(12));
    table.act(A, "take red1");
    assert_eq!(
        (preview(&table, A, "take red2").1, preview(&table, A, "done").1),
        (money(14), money(12))
    );
}

#[test]
fn r7_4_a_gift_shows_what_dirk_would_have() {
    let mut table = Table::new(&["blue8", ""], "red1 red2 red3 red4");
    table.build(A, "1 0,-1").act(A, "buy blue, pay blue8, done, take red4, done");
    let (points, notes) = preview(&table, A, "give 7");
    assert_eq!(points, [delta("museum", A, 1, 0)]);
    let total = note("total").with("letter", "A").with("from", 4u16).with("to", 3u16);
    assert_eq!(notes, [total, note("dirk").with("kind", "museum").with("n", 1u8)]);
}

#[test]
fn every_phase_asks_for_something() {
    let mut table = Table::new(&["blue8 green9", "red9"], "red1 red2 red3 red4");
    table.build(A, "41 0,1").reserve(A, &[42]).bag(0);
    let asked = |table: &Table| {
        [A, B].map(|seat| table.game.prompt(seat).key.strip_prefix("new-york-").unwrap().to_owned())
    };
    assert_eq!(asked(&table), ["ask-act", "no-turn"]);
    for (picks, ask) in
        [("take red1", "ask-take"), ("buy blue", "ask-pay"), ("move 42", "ask-move")]
    {
        let mut begun = Table { game: table.game.clone(), log: Vec::new() };
        begun.act(A, picks);
        // Seat 1 is told the same as before.
        assert_eq!(asked(&begun), [ask, "no-turn"]);
    }
    table.act(A, "buy blue, pay blue8, done");
    assert_eq!(table.game.prompt(A).args["again"], "yes".into());
    table.act(A, "buy green, pay green9, done, take red4, done");
    assert_eq!(asked(&table), ["ask-lay", "no-turn"]);
    table.act(A, "keep 7");
    assert_eq!(asked(&table), ["ask-lay-one", "no-turn"]);
    table.act(A, "keep 14");
    assert_eq!(asked(&table), ["no-waiting", "ask-leftover-one"]);
    table.act(B, "keep 31");
    assert_eq!(asked(&table), ["log-won", "log-won"]);
}

#[test]
fn what_is_taken_is_named_once_in_a_line_of_picks() {
    let mut table = Table::new(&["", ""], "red1 red2 red3 red4");
    let describe = |table: &Table, text: &str| table.game.describe(A, text.parse().unwrap());
    assert_eq!(describe(&table, "take red1").args["card"], cards_of("red1")[0].say().into());
    table.act(A, "take red1, take red3");
    // Each pick has named its card, so the one that ends the line only adds them up.
    let done = Message::new("new-york-do-take-done").with("n", 4u8);
    assert_eq!(describe(&table, "done"), done);
    // What is picked stays in sight above.
    let asked = table.game.prompt(A);
    assert_eq!(asked.args["cards"], crate::money::say_cards(&cards_of("red1 red3")));
    assert_eq!(asked.args["n"], 4u8.into());
}

#[test]
fn the_table_is_told_in_sentences() {
    let mut table = Table::new(&["red3 blue8", ""], "red1 red2 red3 red4");
    table.build(A, "41 0,1").reserve(B, &[42]);
    let told = NewYork::tell(&table.game.view(Viewer::Seat(A)));
    let keys: Vec<&str> =
        told.iter().map(|line| line.key.strip_prefix("new-york-tell-").unwrap()).collect();
    let expected = "turn slot slot slot slot display hand score city placed reserve score city reserve \
                    kind kind kind kind kind kind dirk next deck";
    assert_eq!(keys.join(" "), expected);
    // The hand bank after bank, and nobody else's.
    assert_eq!(told[6].args["cards"], crate::money::say_cards(&cards_of("blue8 red3")));
    let public = NewYork::tell(&table.game.view(Viewer::Public));
    assert!(public.iter().all(|line| !line.key.ends_with("hand")));
}
