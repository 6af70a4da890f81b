//! People come to a table: by invitation, because everybody may, or too late.

use insula_core::Seed;
use insula_server::{new_header, wire};
use insula_store::{NewTable, PersonId, SessionId, testing};
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Running, start};

async fn server() -> Running {
    start(testing::store().await, hush::GAMES).await
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

fn ids(cards: &Value) -> Vec<&str> {
    cards.as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn an_open_table_fills_by_invitation_and_starts() {
    let server = server().await;
    let (mut anna, mut bea) = (server.person(), server.person());
    let id = anna.hush_on(&["you", "open"], json!({})).await;
    let mut host = anna.socket(&id).await;
    let around = host.watch_around(0).await;
    assert_eq!((&around["state"], &around["host"]), (&json!("open"), &json!(true)));
    assert_eq!(
        around["seats"][1],
        json!({ "name": "", "kind": "open", "bot": null, "here": false })
    );
    assert_eq!(around["fair"].as_str().unwrap().len(), 64);
    assert_eq!(around["seed"], Value::Null);
    // Nothing of the game is told before everybody is there.
    for said in [
        json!({ "t": "act", "seat": 0, "seq": 0, "act": "pick 1" }),
        json!({ "t": "undo", "seat": 0, "seq": 0 }),
        json!({ "t": "why", "seat": 0, "act": "pick 1" }),
        json!({ "t": "tell", "seat": 0 }),
        json!({ "t": "hint", "seat": 0, "seq": 0 }),
        json!({ "t": "standing", "seat": 0, "key": "bid", "value": "seal" }),
        json!({ "t": "hand-over", "seat": 0 }),
        json!({ "t": "propose", "seat": 0, "what": "take-back" }),
    ] {
        host.say(said.clone()).await;
        assert_eq!(host.refusal().await, "not-started", "{said}");
    }

    let invite = around["invite"].as_str().unwrap();
    assert_eq!(invite.len(), 26);
    let offered = bea.get(&format!("/api/join/{invite}")).await.json();
    assert_eq!((&offered["id"], &offered["invite"]), (&json!(id), &Value::Null));
    assert_eq!(bea.join(invite, "Bea").await, id);
    // Everybody missing is there: the packet comes, and the table says so.
    assert_eq!(host.packet().await["to_act"], json!([0, 1]));
    let around = host.around(|around| around["state"] == "running").await;
    assert_eq!(
        (&around["seats"][1]["name"], &around["seats"][1]["kind"]),
        (&json!("Bea"), &json!("friend"))
    );
    assert_eq!(around["invite"], Value::Null);
    let mut guest = bea.socket(&id).await;
    assert_eq!(guest.watch(1).await["mine"], json!([1]));
    guest.say(json!({ "t": "watch", "seat": 0 })).await;
    assert_eq!(guest.refusal().await, "not-your-seat");
    assert_eq!(guest.do_now(1, "seal").await["to_act"], json!([0]));
    // Invited once more they are simply shown the table; for others it is too late.
    assert_eq!(bea.join(invite, "Bea").await, id);
    let mut late = server.person();
    for reply in [
        late.get(&format!("/api/join/{invite}")).await,
        late.post(&format!("/api/join/{invite}"), "{}").await,
    ] {
        assert_eq!(reply.refusal(), refused(410, "invite-expired"));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_forged_invitation_leads_nowhere() {
    let server = server().await;
    let mut anna = server.person();
    for word in ["abc", &"a".repeat(26), &"_".repeat(26), "..%2f..%2fetc"] {
        let path = format!("/api/join/{word}");
        assert_eq!(anna.get(&path).await.refusal(), refused(404, "no-invite"), "{word}");
        assert_eq!(anna.post(&path, "{}").await.refusal(), refused(404, "no-invite"), "{word}");
    }
    // A name of a table is no invitation to it, either.
    let id = anna.hush_on(&["you", "open"], json!({})).await;
    let join = format!("/api/tables/{id}/join");
    assert_eq!(server.person().post(&join, "{}").await.refusal(), refused(404, "no-invite"));
    server.stop().await;
}

#[tokio::test]
async fn two_persons_for_one_seat() {
    let server = server().await;
    let mut anna = server.person();
    let terms = json!({ "visibility": "public" });
    let id = anna.hush_on(&["you", "open"], terms.clone()).await;
    let join = format!("/api/tables/{id}/join");
    let (mut bea, mut carl) = (server.person(), server.person());
    let (one, two) = tokio::join!(bea.post(&join, "{}"), carl.post(&join, "{}"));
    let (winner, loser) = if one.status == 200 { (one, two) } else { (two, one) };
    assert_eq!((winner.status, loser.refusal()), (200, refused(409, "table-full")));

    let wide = anna.hush_on(&["you", "open", "open"], terms).await;
    let join = format!("/api/tables/{wide}/join");
    let seat = |seat: u8| json!({ "seat": seat, "name": "Dora" }).to_string();
    assert_eq!(bea.post(&join, &seat(2)).await.status, 200);
    let mut dora = server.person();
    assert_eq!(dora.post(&join, &seat(2)).await.refusal(), refused(409, "seat-taken"));
    assert_eq!(dora.post(&join, &seat(9)).await.refusal(), refused(404, "no-seat"));
    assert_eq!(dora.post(&join, &seat(1)).await.status, 200);
    let card = anna.get(&format!("/api/tables/{wide}")).await.json();
    assert_eq!((&card["state"], &card["seats"][1]["name"]), (&json!("running"), &json!("Dora")));
    server.stop().await;
}

#[tokio::test]
async fn a_private_table_is_there_for_those_at_it_only() {
    let server = server().await;
    let (mut anna, mut bea, mut eve) = (server.person(), server.person(), server.person());
    let id = anna.hush_on(&["you", "open"], json!({ "visibility": "private" })).await;
    let invite = anna.invite(&id).await;
    for rest in ["", "/socket", "/export", "/analysis", "/positions/0"] {
        let reply = eve.get(&format!("/api/tables/{id}{rest}")).await;
        assert_eq!(reply.refusal(), refused(404, "no-table"), "{rest}");
    }
    for (rest, body) in [
        ("/join", "{}"),
        ("/leave", ""),
        ("/start", "{\"bot\":\"easy\"}"),
        ("/rematch", ""),
        ("/play-on", "{\"at\":0,\"seats\":[null,null]}"),
        ("/analysis", ""),
    ] {
        let reply = eve.post(&format!("/api/tables/{id}{rest}"), body).await;
        assert_eq!(reply.refusal(), refused(404, "no-table"), "{rest}");
    }
    let lobby = eve.get("/api/lobby").await.json();
    assert_eq!(lobby, json!({ "mine": [], "open": [], "finished": [] }));
    bea.join(&invite, "Bea").await;
    assert_eq!(bea.get(&format!("/api/tables/{id}")).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_has_what_concerns_a_person() {
    let server = server().await;
    let (mut anna, mut bea) = (server.person(), server.person());
    let public = anna.hush_on(&["you", "open"], json!({ "visibility": "public" })).await;
    anna.hush_on(&["you", "open"], json!({})).await;
    let lobby = bea.get("/api/lobby").await.json();
    assert_eq!((ids(&lobby["open"]), ids(&lobby["mine"])), (vec![&*public], vec![]));
    assert_eq!(lobby["open"][0]["seats"][0]["name"], "you");
    assert_eq!(bea.cookie, None, "who looks around is nobody");
    let join = format!("/api/tables/{public}/join");
    bea.post(&join, "{\"name\":\"Bea\"}").await;
    let own = bea.hush_on(&["you", "open"], json!({})).await;
    // Where it is one's turn comes first, though another is newer.
    let lobby = bea.get("/api/lobby").await.json();
    assert_eq!(ids(&lobby["mine"]), [&*public, &*own]);
    assert_eq!(lobby["open"], json!([]));
    let done = bea.hush_on(&["you", "easy"], json!({})).await;
    bea.socket(&done).await.play(0, |offers| offers.len() - 1).await;
    assert_eq!(ids(&bea.get("/api/lobby").await.json()["finished"]), [&*done]);
    server.stop().await;
}

#[tokio::test]
async fn the_host_starts_with_bots_or_takes_the_table_away() {
    let server = server().await;
    let (mut anna, mut bea) = (server.person(), server.person());
    let id = anna.hush_on(&["you", "open", "open"], json!({})).await;
    let invite = anna.invite(&id).await;
    bea.join(&invite, "Bea").await;
    let path = |rest: &str| format!("/api/tables/{id}/{rest}");
    let start = "{\"bot\":\"easy\"}";
    assert_eq!(bea.post(&path("start"), start).await.refusal(), refused(403, "not-yours"));
    assert_eq!(
        anna.post(&path("start"), "{\"bot\":\"deep\"}").await.refusal(),
        refused(400, "unknown-bot")
    );
    // Bea thinks better of it; her seat is free again.
    assert_eq!(bea.post(&path("leave"), "").await.status, 204);
    assert_eq!(bea.post(&path("leave"), "").await.refusal(), refused(403, "not-yours"));
    assert_eq!(anna.post(&path("start"), start).await.status, 204);
    let card = anna.get(&format!("/api/tables/{id}")).await.json();
    let kinds: Vec<_> =
        card["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["you", "bot", "bot"]);
    assert_ne!(card["seats"][1]["name"], card["seats"][2]["name"]);
    for rest in ["start", "leave"] {
        assert_eq!(
            anna.post(&path(rest), start).await.refusal(),
            refused(409, "not-open"),
            "{rest}"
        );
    }

    let other = anna.hush_on(&["you", "open", "open"], json!({})).await;
    let invite = anna.invite(&other).await;
    bea.join(&invite, "Bea").await;
    let mut waits = bea.socket(&other).await;
    waits.watch_around(1).await;
    assert_eq!(anna.post(&format!("/api/tables/{other}/leave"), "").await.status, 204);
    assert_eq!(waits.heard().await, None);
    assert_eq!(bea.get(&format!("/api/tables/{other}")).await.refusal(), refused(404, "no-table"));
    assert_eq!(bea.get(&format!("/api/join/{invite}")).await.refusal(), refused(404, "no-invite"));
    server.stop().await;
}

#[tokio::test]
async fn every_pace_has_its_limits() {
    let server = server().await;
    let mut anna = server.person();
    let seats = json!([{ "kind": "you", "name": "Anna" }, { "kind": "open", "name": "" }]);
    for (pace, good) in [
        (json!({ "kind": "live", "base": 9, "increment": 0 }), false),
        (json!({ "kind": "live", "base": 10, "increment": 600 }), true),
        (json!({ "kind": "live", "base": 86_401, "increment": 0 }), false),
        (json!({ "kind": "live", "base": 60, "increment": 601 }), false),
        (json!({ "kind": "days", "days": 0 }), false),
        (json!({ "kind": "days", "days": 30 }), true),
        (json!({ "kind": "days", "days": 31 }), false),
    ] {
        let asked = json!({ "game": "hush", "seats": seats, "pace": pace });
        let reply = anna.post("/api/tables", &asked.to_string()).await;
        match good {
            true => assert_eq!(reply.status, 200, "{pace}"),
            false => assert_eq!(reply.refusal(), refused(400, "bad-pace"), "{pace}"),
        }
    }
    let friend = json!([{ "kind": "you", "name": "Anna" }, { "kind": "friend", "name": "Bea" }]);
    let asked = json!({ "game": "hush", "seats": friend }).to_string();
    assert_eq!(anna.post("/api/tables", &asked).await.refusal(), refused(400, "garbled"));
    server.stop().await;
}

#[tokio::test]
async fn what_has_waited_for_a_month_is_taken_away() {
    let store = testing::store().await;
    let anna = PersonId([1; 32]);
    store.new_guest(anna, "Anna", SessionId([1; 32]), 0).await.unwrap();
    let asked = json!({
        "game": "hush",
        "seats": [{ "kind": "you", "name": "Anna" }, { "kind": "open", "name": "" }],
    });
    let asked: wire::NewTable = serde_json::from_value(asked).unwrap();
    let header = new_header(hush::GAMES, &asked, Seed::from_number(1)).unwrap();
    let old = store.create(&NewTable::new(header, anna, 0)).await.unwrap();
    let server = start(store, hush::GAMES).await;
    let mut bea = server.person();
    let path = format!("/api/tables/{old}");
    while bea.get(&path).await.status != 404 {}
    server.stop().await;
}
