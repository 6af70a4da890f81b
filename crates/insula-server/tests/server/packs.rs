//! Tables with cards of one's own: played, restarted with and without them.

use std::fs;
use std::path::Path;

use insula_games::{Entry, find, games, with_cards};
use insula_server::verify_record;
use insula_store::Record;
use insula_store::testing::{self, Place};
use serde_json::json;

use crate::web::{start, start_at};

/// All games, and one pack: Clinic is called Spa and takes two lots.
fn with_spa(folder: &Path) -> (&'static [Entry], String) {
    let text = find("urban-sprawl").unwrap().standard_cards().unwrap();
    let (before, clinic) = text.split_once("slug = \"clinic\"").unwrap();
    let clinic = clinic.replacen("lots = 1", "lots = 2", 1);
    let own = "slug = \"spa\"\nnames = { en = \"Spa\" }";
    fs::write(folder.join("spa.toml"), format!("{before}{own}{clinic}")).unwrap();
    let games = with_cards(folder).unwrap();
    let packs = games.iter().find_map(|entry| entry.info().packs.pop());
    (games, packs.unwrap().hash)
}

#[tokio::test]
async fn a_table_goes_on_with_its_pack_and_waits_without_it() {
    let folder = tempfile::tempdir().unwrap();
    let (games, hash) = with_spa(folder.path());
    let journal = Place::new().await;
    let server = start_at(&journal, games).await;
    let mut anna = server.person();
    // A pack can be named; its hash is what is recorded.
    let own = anna.table("urban-sprawl", &["you", "guest"], json!({ "cards": "spa" })).await;
    let plain = anna.table("urban-sprawl", &["you", "guest"], json!({ "cards": "standard" })).await;
    let mut socket = anna.socket(&plain).await;
    assert_eq!(socket.watch(0).await["options"]["cards"], json!(null));
    let mut socket = anna.socket(&own).await;
    let mut packet = socket.watch(0).await;
    assert_eq!(packet["options"]["cards"], json!(hash));
    assert_eq!(packet["view"]["pack"]["name"], "spa");
    for _ in 0..6 {
        let seat = packet["to_act"][0].as_u64().unwrap() as u8;
        packet = socket.watch(seat).await;
        let act = packet["offers"][0]["act"].as_str().unwrap();
        socket.act(seat, &packet["seq"], act).await;
        packet = socket.next_packet().await;
    }
    let last = socket.watch(None).await;
    server.stop().await;

    // Without the pack: that table says what is missing, the rest is as ever.
    let server = start_at(&journal, insula_games::games()).await;
    anna.addr = server.addr.clone();
    for rest in ["", "/socket"] {
        let reply = anna.get(&format!("/api/tables/{own}{rest}")).await;
        assert_eq!(reply.refusal(), (409, "no-pack".to_owned()));
        assert_eq!(reply.json()["message"]["args"], json!({ "pack": { "word": hash } }));
    }
    let listed = anna.get("/api/tables").await.json();
    let listed: Vec<_> = listed.as_array().unwrap().iter().map(|card| &card["id"]).collect();
    assert_eq!(listed.len(), 2, "{listed:?}");
    let mut socket = anna.socket(&plain).await;
    assert_eq!(socket.watch(0).await["over"], false);
    let asked = json!({ "game": "urban-sprawl", "options": { "cards": hash }, "seats": [
        { "kind": "you", "name": "Anna" }, { "kind": "guest", "name": "Bo" },
    ]});
    let refused = anna.post("/api/tables", &asked.to_string()).await.refusal();
    assert_eq!(refused, (409, "no-pack".to_owned()));
    server.stop().await;

    // With it, the table is where it was.
    let server = start_at(&journal, games).await;
    anna.addr = server.addr.clone();
    let mut socket = anna.socket(&own).await;
    let again = socket.watch(None).await;
    assert_eq!((&again["view"], &again["log"]), (&last["view"], &last["log"]));
    server.stop().await;
}

#[tokio::test]
async fn a_game_file_proves_itself_with_its_pack_only() {
    let folder = tempfile::tempdir().unwrap();
    let (with_pack, hash) = with_spa(folder.path());
    let server = start(testing::store().await, with_pack).await;
    let mut anna = server.person();
    let options = json!({ "cards": hash, "length": "short" });
    let id = anna.table("urban-sprawl", &["you", "easy"], options).await;
    anna.socket(&id).await.play(0, |_| 0).await;
    let export = anna.get(&format!("/api/tables/{id}/export")).await;
    assert!(export.body.contains(&format!("\nset cards={hash}\n")), "{}", &export.body[..400]);
    let record: Record = export.body.parse().unwrap();
    verify_record(&record, with_pack).unwrap();
    let refused = verify_record(&record, games()).unwrap_err().to_string();
    assert!(refused.contains(&hash) && refused.contains("--cards"), "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn the_page_asks_once_what_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let (games, hash) = with_spa(folder.path());
    let server = start(testing::store().await, games).await;
    let mut anna = server.person();
    let sheet = anna.get(&format!("/api/packs/urban-sprawl/{hash}")).await.json();
    let name = json!({ "en": "Spa", "it": "Spa", "es": "Spa" });
    let renamed = json!([{ "key": "urban-sprawl-card-clinic", "called": { "name": name } }]);
    assert_eq!(sheet["names"], renamed);
    assert_eq!(sheet["facts"]["cards"].as_array().unwrap().len(), 165);
    let missing = anna.get("/api/packs/urban-sprawl/0123456789abcdef").await.refusal();
    assert_eq!(missing, (409, "no-pack".to_owned()));
    let nothing = anna.get(&format!("/api/packs/chess/{hash}")).await.refusal();
    assert_eq!(nothing, (404, "unknown-game".to_owned()));
    server.stop().await;
}
