//! An operator kills the server, and nobody notices: every acknowledged action
//! is there after the restart, and the game goes on to a verified end.

use std::path::PathBuf;
use std::process::Command;

use insula_store::{Move, Store, TableId};
use serde_json::{Value, json};

use crate::client::{Page, Server, make_table};

/// Acknowledged actions between two kills.
const BETWEEN_KILLS: usize = 40;
const KILLS: usize = 3;

#[tokio::test]
async fn an_acknowledged_action_survives_sigkill() {
    let data = folder("kill");
    let mut server = Server::start(&data);
    let (table, cookie) = make_table(
        &server.host,
        &json!({"game": "capitol", "options": {}, "seats": [
            {"kind": "you", "name": "Ada"},
            {"kind": "guest", "name": "Bo"},
            {"kind": "guest", "name": "Cy"},
        ]}),
    );
    let mut acknowledged = Vec::new();
    let mut draws = 1u64;
    for _ in 0..KILLS {
        let mut page = Page::open(&server.host, &table, &cookie).await;
        let mut packet = page.watch(0).await;
        for _ in 0..BETWEEN_KILLS {
            packet = act(&mut page, packet, &mut draws, &mut acknowledged).await;
        }
        // One more is under way when the power goes.
        let (packet, seat) = whoever_acts(&mut page, packet).await;
        let last = pick(&packet, &mut draws);
        page.send(json!({"t": "act", "seat": seat, "seq": packet["seq"], "act": last})).await;
        server.kill();

        let kept = journal(&data, &table).await;
        assert_eq!(kept[..acknowledged.len()], acknowledged, "an acknowledged action is lost");
        assert!(kept.len() <= acknowledged.len() + 1, "more actions than were sent");
        acknowledged = kept;
        server = Server::start(&data);
    }

    // The table goes on where it was, to the end, and its file proves it.
    let mut page = Page::open(&server.host, &table, &cookie).await;
    let mut packet = page.watch(0).await;
    while packet["over"] == false {
        packet = act(&mut page, packet, &mut draws, &mut acknowledged).await;
    }
    assert_eq!(journal(&data, &table).await, acknowledged);
    let export = insula(&["export", &table, "--data", data.to_str().unwrap()]);
    let file = data.join("game.insula");
    std::fs::write(&file, export).unwrap();
    let said = insula(&["replay", file.to_str().unwrap()]);
    assert!(said.starts_with("capitol: verified, "), "{said}");
    assert!(said.contains(&format!("{} actions", acknowledged.len())), "{said}");
    drop(server);
    std::fs::remove_dir_all(data).unwrap();
}

#[tokio::test]
async fn a_game_with_cards_of_ones_own_is_proved_with_them_only() {
    let data = folder("kill-cards");
    let text = insula(&["cards", "urban-sprawl"]).replacen("\nlots = 1\n", "\nlots = 2\n", 1);
    let folder = data.join("cards");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("mine.toml"), text).unwrap();
    let cards = ["--cards", folder.to_str().unwrap()];
    let server = Server::start_with(&data, &cards);
    let (table, cookie) = make_table(
        &server.host,
        &json!({"game": "urban-sprawl", "options": {"cards": "mine", "length": "short"}, "seats": [
            {"kind": "you", "name": "Ada"},
            {"kind": "guest", "name": "Bo"},
        ]}),
    );
    let (mut acknowledged, mut draws) = (Vec::new(), 1u64);
    let mut page = Page::open(&server.host, &table, &cookie).await;
    let mut packet = page.watch(0).await;
    for _ in 0..BETWEEN_KILLS {
        packet = act(&mut page, packet, &mut draws, &mut acknowledged).await;
    }
    server.kill();
    let server = Server::start_with(&data, &cards);
    let mut page = Page::open(&server.host, &table, &cookie).await;
    let mut packet = page.watch(0).await;
    while packet["over"] == false {
        packet = act(&mut page, packet, &mut draws, &mut acknowledged).await;
    }
    drop(server);
    let file = data.join("game.insula");
    // A file is written with or without the cards; only with them it is proved.
    let export = insula(&["export", &table, "--data", data.to_str().unwrap()]);
    std::fs::write(&file, export).unwrap();
    let replay = ["replay", file.to_str().unwrap()];
    let said = insula(&[replay, cards].concat());
    assert!(said.contains(&format!("verified, {} actions", acknowledged.len())), "{said}");
    let without = Command::new(env!("CARGO_BIN_EXE_insula")).args(replay).output().unwrap();
    let complaint = String::from_utf8(without.stderr).unwrap();
    assert!(!without.status.success() && complaint.contains("--cards DIR"), "{complaint}");
    std::fs::remove_dir_all(data).unwrap();
}

/// Acts with the first seat that is asked; the answer acknowledges it.
async fn act(
    page: &mut Page,
    packet: Value,
    draws: &mut u64,
    acknowledged: &mut Vec<(u8, String)>,
) -> Value {
    let (packet, seat) = whoever_acts(page, packet).await;
    let act = pick(&packet, draws);
    page.send(json!({"t": "act", "seat": seat, "seq": packet["seq"], "act": act})).await;
    let packet = page.packet().await;
    acknowledged.push((seat as u8, act));
    packet
}

/// Looks through the eyes of the first seat that is asked.
async fn whoever_acts(page: &mut Page, packet: Value) -> (Value, u64) {
    let seat = packet["to_act"][0].as_u64().unwrap();
    if packet["viewer"] == seat { (packet, seat) } else { (page.watch(seat).await, seat) }
}

/// Any offer, by a small generator of fixed draws.
pub fn pick(packet: &Value, draws: &mut u64) -> String {
    *draws = draws.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    let offers = packet["offers"].as_array().unwrap();
    let offer = &offers[(*draws >> 33) as usize % offers.len()];
    offer["act"].as_str().unwrap().to_owned()
}

/// What the file on disk holds.
async fn journal(data: &std::path::Path, table: &str) -> Vec<(u8, String)> {
    let store = Store::open(&data.join("insula.sqlite")).await.unwrap();
    let stored = store.load(&table.parse::<TableId>().unwrap()).await.unwrap();
    store.close().await;
    let action = |what: &Move| match what {
        Move::Act(action) => action.clone(),
        Move::Undo | Move::Back(_) => panic!("nobody undid anything"),
    };
    stored.entries.iter().map(|entry| (entry.seat.0, action(&entry.what))).collect()
}

pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn insula(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_insula")).args(args).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}
