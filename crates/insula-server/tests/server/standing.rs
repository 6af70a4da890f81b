//! Standing answers: kept by the table, given without a page, seen by nobody else.

use insula_server::Table;
use insula_store::Store;
use insula_store::testing::{self, Place};
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Running, Socket, start, start_at};

/// A table of two people who look at it through one socket each, and a stranger.
struct Room {
    server: Running,
    store: Store,
    id: String,
    zero: Socket,
    one: Socket,
    outside: Socket,
}

async fn room() -> Room {
    let store = testing::store().await;
    let server = start(store.clone(), hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let (mut zero, mut one) = (anna.socket(&id).await, anna.socket(&id).await);
    let mut outside = server.person().socket(&id).await;
    zero.watch(0).await;
    one.watch(1).await;
    outside.watch(None).await;
    Room { server, store, id, zero, one, outside }
}

impl Room {
    /// Both seal, and seat 0 is to speak.
    async fn sealed(&mut self) -> Value {
        self.zero.act(0, &json!(0), "seal").await;
        self.zero.packet().await;
        for socket in [&mut self.one, &mut self.outside] {
            assert_eq!(socket.packet().await["to_act"], json!([1]));
        }
        self.one.act(1, &json!(1), "seal").await;
        self.one.packet().await;
        self.outside.packet().await;
        self.zero.packet().await
    }

    async fn journal(&self) -> Vec<String> {
        journal(&self.store, &self.id).await
    }
}

/// Who did what; every hash is checked on the way.
async fn journal(store: &Store, id: &str) -> Vec<String> {
    let stored = store.load(&id.parse().unwrap()).await.unwrap();
    let lines = stored.entries.iter().map(|entry| format!("{}: {}", entry.seat, entry.what));
    let lines = lines.collect();
    let header = &stored.header;
    let seats = header.seats.len() as u8;
    let dealt = hush::GAMES[0].start(seats, &header.options, header.seed).unwrap();
    Table::open(stored, dealt).unwrap();
    lines
}

fn standing(seat: u8, key: &str, value: &str) -> Value {
    json!({ "t": "standing", "seat": seat, "key": key, "value": value })
}

/// What a packet says about a standing answer: its value, and what each would do.
fn about<'a>(packet: &'a Value, key: &str) -> (&'a str, Vec<(&'a str, Option<&'a str>)>) {
    let all = packet["standing"].as_array().unwrap();
    let one = all.iter().find(|one| one["key"] == key).unwrap();
    let values = one["values"].as_array().unwrap().iter();
    let each = values.map(|value| (value["value"].as_str().unwrap(), value["act"].as_str()));
    (one["value"].as_str().unwrap(), each.collect())
}

#[tokio::test]
async fn an_answer_is_kept_and_answers_what_is_asked() {
    let mut room = room().await;
    let first = room.zero.watch(0).await;
    assert_eq!(about(&first, "bid"), ("ask", vec![("ask", None), ("seal", Some("seal"))]));
    assert_eq!(about(&first, "held"), ("ask", vec![("ask", None), ("say", None), ("show", None)]));
    // It is also the answer to what is asked now, and all comes in one packet.
    room.zero.say(standing(0, "bid", "seal")).await;
    let packet = room.zero.packet().await;
    assert_eq!((about(&packet, "bid").0, &packet["to_act"]), ("seal", &json!([1])));
    for socket in [&mut room.one, &mut room.outside] {
        assert_eq!(socket.packet().await["to_act"], json!([1]));
    }
    assert_eq!(room.journal().await, ["0: seal"]);

    // And to what is asked later: round two begins with the seal of seat 0.
    room.one.act(1, &json!(1), "seal").await;
    room.zero.packet().await;
    room.zero.act(0, &json!(2), "say").await;
    room.one.packet().await;
    let packet = room.one.packet().await;
    room.one.act(1, &packet["seq"], "say").await;
    let packet = room.one.packet().await;
    assert_eq!((&packet["view"]["round"], &packet["to_act"]), (&json!(2), &json!([1])));
    assert_eq!(room.journal().await, ["0: seal", "1: seal", "0: say", "1: say", "0: seal"]);
    room.server.stop().await;
}

#[tokio::test]
async fn ask_takes_an_answer_back() {
    let mut room = room().await;
    room.zero.say(standing(0, "held", "say")).await;
    assert_eq!(about(&room.zero.packet().await, "held").0, "say");
    room.zero.say(standing(0, "held", "ask")).await;
    assert_eq!(about(&room.zero.packet().await, "held").0, "ask");
    let packet = room.sealed().await;
    room.zero.act(0, &packet["seq"], "hold").await;
    let packet = room.zero.packet().await;
    assert_eq!((&packet["view"]["held"], &packet["to_act"]), (&json!(true), &json!([0])));
    assert_eq!(room.journal().await, ["0: seal", "1: seal", "0: hold"]);
    room.server.stop().await;
}

#[tokio::test]
async fn nobody_else_sees_an_answer() {
    let mut room = room().await;
    room.zero.say(standing(0, "held", "show")).await;
    let own = room.zero.packet().await;
    // Nothing has happened: a click upon the packet before is still good.
    assert_eq!((&own["seq"], about(&own, "held").0), (&json!(0), "show"));
    // The others were sent nothing; what they hear next is an answer to them.
    let one = room.one.watch(1).await;
    assert_eq!(about(&one, "held").0, "ask");
    let outside = room.outside.watch(None).await;
    assert_eq!((&one["seq"], &outside["seq"]), (&json!(0), &json!(0)));
    assert_eq!(outside["standing"], json!([]));
    let public = room.zero.watch(None).await;
    assert_eq!(public["standing"], json!([]));
    room.server.stop().await;
}

#[tokio::test]
async fn what_is_not_ones_own_or_not_known_is_refused() {
    let server = start(testing::store().await, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest", "easy"], json!({})).await;
    let mut zero = anna.socket(&id).await;
    let before = zero.watch(0).await["standing"].clone();
    for (seat, key, value, reason) in [
        (0, "dance", "seal", "no-such-answer"),
        (0, "bid", "say", "no-such-answer"),
        (0, "bid", "", "no-such-answer"),
        (2, "bid", "seal", "not-your-seat"),
        (7, "bid", "seal", "not-your-seat"),
    ] {
        zero.say(standing(seat, key, value)).await;
        let refused = heard(&mut zero, "refused").await;
        assert_eq!(refused["reason"], reason, "{seat} {key} {value}");
    }
    let mut stranger = server.person().socket(&id).await;
    stranger.say(standing(0, "bid", "seal")).await;
    assert_eq!(heard(&mut stranger, "refused").await["reason"], "not-your-seat");
    assert_eq!(zero.watch(0).await["standing"], before);
    server.stop().await;
}

/// The next message of a kind; the bot's moves may come before it.
async fn heard(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let heard = socket.hear().await;
        if heard["t"] == kind {
            return heard;
        }
    }
}

#[tokio::test]
async fn an_answer_outlives_a_restart_and_needs_no_page() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let mut one = anna.socket(&id).await;
    one.watch(1).await;
    let mut zero = anna.socket(&id).await;
    zero.watch(0).await;
    zero.act(0, &json!(0), "seal").await;
    zero.packet().await;
    zero.say(standing(0, "bid", "seal")).await;
    zero.packet().await;
    server.stop().await;

    // Only seat 1 has a page open now.
    let store = place.open().await;
    let server = start(store.clone(), hush::GAMES).await;
    let anna = Person { addr: server.addr.clone(), ..anna };
    let mut one = anna.socket(&id).await;
    let mut packet = one.watch(1).await;
    assert_eq!(packet["to_act"], json!([1]));
    one.act(1, &packet["seq"], "seal").await;
    one.packet().await;
    let mut zero = anna.socket(&id).await;
    packet = zero.watch(0).await;
    zero.act(0, &packet["seq"], "say").await;
    // A page that is closed with something unread may take its last word along.
    zero.packet().await;
    drop(zero);
    packet = one.packet().await;
    one.act(1, &packet["seq"], "say").await;
    packet = one.packet().await;
    assert_eq!((&packet["view"]["round"], &packet["to_act"]), (&json!(2), &json!([1])));
    let all = ["0: seal", "1: seal", "0: say", "1: say", "0: seal"];
    assert_eq!(journal(&store, &id).await, all);
    server.stop().await;
}

/// What was missing when the server went down is done when it comes up.
#[tokio::test]
async fn an_answer_given_just_before_the_end_is_carried_out_after_it() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    server.stop().await;
    let store = place.open().await;
    let seat = insula_core::Seat(1);
    store.set_standing(&id.parse().unwrap(), seat, "bid", Some("seal")).await.unwrap();
    store.close().await;

    let store = place.open().await;
    let server = start(store.clone(), hush::GAMES).await;
    let anna = Person { addr: server.addr.clone(), ..anna };
    let packet = anna.socket(&id).await.watch(0).await;
    assert_eq!(packet["to_act"], json!([0]));
    assert_eq!(journal(&store, &id).await, ["1: seal"]);
    server.stop().await;
}

/// An undo reaches back over what the table answered to the last own action:
/// otherwise the same answer would come again at once.
#[tokio::test]
async fn undo_reaches_back_over_standing_answers() {
    let mut room = room().await;
    let packet = room.sealed().await;
    room.zero.say(standing(0, "held", "say")).await;
    room.zero.packet().await;
    room.zero.act(0, &packet["seq"], "hold").await;
    let said = room.zero.packet().await;
    assert_eq!((&said["to_act"], &said["undo"]), (&json!([1]), &json!(true)));
    room.zero.say(json!({ "t": "undo", "seat": 0, "seq": said["seq"] })).await;
    let back = room.zero.packet().await;
    assert_eq!((&back["view"]["held"], &back["to_act"]), (&json!(false), &json!([0])));
    assert_eq!(back["offers"], packet["offers"]);
    assert_eq!(back["undo"], json!(false), "what comes before revealed the bids");
    let all = ["0: seal", "1: seal", "0: hold", "0: say", "0: undo", "0: undo"];
    assert_eq!(room.journal().await, all);

    // Who wants to be asked after all says so first.
    room.zero.act(0, &back["seq"], "hold").await;
    let said = room.zero.packet().await;
    room.zero.say(standing(0, "held", "ask")).await;
    room.zero.packet().await;
    room.zero.say(json!({ "t": "undo", "seat": 0, "seq": said["seq"] })).await;
    let back = room.zero.packet().await;
    assert_eq!((&back["view"]["held"], &back["to_act"]), (&json!(true), &json!([0])));
    room.server.stop().await;
}

/// Where there is no own action behind the standing answers, nothing is taken
/// back.
#[tokio::test]
async fn standing_answers_alone_are_not_taken_back() {
    let mut room = room().await;
    room.zero.say(standing(0, "bid", "seal")).await;
    let packet = room.zero.packet().await;
    assert_eq!((&packet["to_act"], &packet["undo"]), (&json!([1]), &json!(false)));
    room.zero.say(json!({ "t": "undo", "seat": 0, "seq": packet["seq"] })).await;
    assert_eq!(room.zero.refusal().await, "no-undo");
    room.zero.say(standing(0, "bid", "ask")).await;
    assert_eq!(room.zero.packet().await["undo"], json!(true));
    room.zero.say(json!({ "t": "undo", "seat": 0, "seq": packet["seq"] })).await;
    assert_eq!(room.zero.packet().await["to_act"], json!([0, 1]));
    assert_eq!(room.journal().await, ["0: seal", "0: undo"]);
    room.server.stop().await;
}
