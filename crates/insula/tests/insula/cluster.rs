//! Servers are killed while people play: whoever is acknowledged an action finds it in the
//! journal, once, and every table goes on within ten seconds.
//!
//! With `INSULA_TEST_DB` there are three servers on one PostgreSQL, else one on SQLite.
//! `INSULA_TABLES` and `INSULA_KILLS` make it longer.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use insula_server::Table;
use insula_store::testing::Place;
use insula_store::{Move, Store, Stored, TableId};
use serde_json::json;
use tokio::time::sleep;

use crate::client::{Server, make_table, post};
use crate::player::{Played, Sent, Shared, draw, play};

/// A table that was not played on for longer has been lost sight of.
const WITHIN: Duration = Duration::from_secs(10);
/// How often is looked whether something has happened.
const LOOK: Duration = Duration::from_millis(50);
/// All of them together want so many actions a second at most: the machine is shared with the
/// servers, and overload is another test's business.
const RATE: u64 = 1000;

/// Where the servers are that live.
#[derive(Default)]
pub struct Fleet(Mutex<Vec<String>>);

impl Fleet {
    /// Any of them; while there is none, nobody answers.
    pub fn any(&self, draws: &mut u64) -> String {
        let hosts = self.0.lock().unwrap();
        match hosts.len() {
            0 => "127.0.0.1:1".to_owned(),
            most => hosts[draw(draws, most)].clone(),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_when_servers_are_killed() {
    let place = Place::new().await;
    let shared_database = place.open().await.is_shared();
    let (tables, kills) = (number("INSULA_TABLES", 30), number("INSULA_KILLS", 3));
    let data = folder("cluster");
    let count = if shared_database { 3 } else { 1 };
    let mut servers: Vec<_> = (0..count).map(|_| start(&data, &place)).collect();
    let shared = Arc::new(Shared::new(tables));
    let tell = |servers: &[Server]| {
        *shared.fleet.0.lock().unwrap() =
            servers.iter().map(|server| server.host.clone()).collect();
    };
    tell(&servers);
    let pause = Duration::from_millis(1000 * tables as u64 / RATE);
    let players: Vec<_> =
        (0..tables).map(|n| tokio::spawn(play(shared.clone(), n, pause))).collect();

    let (mut draws, mut bots) = (7, Vec::new());
    for kill in 0..kills {
        everybody(&shared).await;
        let victim = servers.swap_remove(draw(&mut draws, servers.len()));
        if shared_database {
            bots.push(bots_alone(&victim.host));
        }
        tell(&servers);
        victim.kill();
        let killed = Instant::now();
        if servers.is_empty() {
            servers.push(start(&data, &place));
            tell(&servers);
        }
        everybody(&shared).await;
        println!(
            "kill {}: after {} ms everybody has played on",
            kill + 1,
            killed.elapsed().as_millis()
        );
        if servers.len() < count {
            servers.push(start(&data, &place));
            tell(&servers);
        }
    }
    let store = place.open().await;
    let began = Instant::now();
    // Bots that nobody watches play on, on whichever server.
    for table in &bots {
        while store.load(table).await.unwrap().scores.is_none() {
            assert!(began.elapsed() < 6 * WITHIN, "nobody plays at {table}");
            sleep(LOOK).await;
        }
    }
    println!("bots that nobody watches: finished after {} ms", began.elapsed().as_millis());
    shared.enough.store(true, Ordering::Relaxed);
    let mut played = Vec::new();
    for player in players {
        played.extend(player.await.unwrap());
    }
    servers.into_iter().for_each(Server::kill);

    let longest = played.iter().map(|played| played.longest).max().unwrap();
    let sent: usize = played.iter().map(|played| played.sent.len()).sum();
    let counts = shared.acknowledged.iter().map(|count| count.load(Ordering::Relaxed));
    let acknowledged: usize = counts.sum();
    println!(
        "{} tables, {kills} kills, {acknowledged} actions acknowledged of {sent}, \
         the longest wait {} ms",
        played.len(),
        longest.as_millis()
    );
    for played in &played {
        check(&store, played).await;
    }
    for table in &bots {
        replays(store.load(table).await.unwrap());
    }
    assert!(longest < WITHIN, "{longest:?}");
    store.close().await;
    std::fs::remove_dir_all(data).unwrap();
}

/// What was acknowledged is there once, in order; of what was not, some may be.
async fn check(store: &Store, played: &Played) {
    let stored = store.load(&played.table.parse().unwrap()).await.unwrap();
    let kept: Vec<_> = stored
        .entries
        .iter()
        .map(|entry| match &entry.what {
            Move::Act(act) => (entry.seat.0, act.as_str()),
            Move::Undo | Move::Back(_) => panic!("nobody undid anything"),
        })
        .collect();
    // How far the journal may be after each.
    let mut reached = vec![0];
    for Sent { seat, act, acknowledged } in &played.sent {
        let is_next = |&&at: &&usize| kept.get(at) == Some(&(*seat, act.as_str()));
        let mut next: Vec<_> = reached.iter().filter(is_next).map(|at| at + 1).collect();
        if !acknowledged {
            next.extend(&reached);
        }
        assert!(!next.is_empty(), "{}: {seat} {act} is lost, or there twice", played.table);
        reached = next;
    }
    assert!(reached.contains(&kept.len()), "{}: there is more than was sent", played.table);
    replays(stored);
}

/// Every hash is what the rules make of it.
fn replays(stored: Stored) {
    let header = &stored.header;
    let game = insula_games::games().iter().find(|game| game.id() == header.game).unwrap();
    let seats = header.seats.len() as u8;
    let dealt = game.start(seats, &header.options, header.seed).unwrap();
    Table::open(stored, dealt).unwrap();
}

/// Waits until everybody has been acknowledged a few more actions.
async fn everybody(shared: &Shared) {
    let counts = || -> Vec<usize> {
        shared.acknowledged.iter().map(|count| count.load(Ordering::Relaxed)).collect()
    };
    let (before, began) = (counts(), Instant::now());
    let moved = |now: &[usize]| now.iter().zip(&before).all(|(now, before)| *now > before + 3);
    while !moved(&counts()) {
        assert!(began.elapsed() < 6 * WITHIN, "somebody does not play any more");
        sleep(LOOK).await;
    }
}

/// A table of bots that nobody watches. Who makes it is known from another table.
fn bots_alone(host: &str) -> TableId {
    let (you, bot) =
        (json!({"kind": "you", "name": "Ada"}), json!({"kind": "bot", "name": "B", "bot": "easy"}));
    let asked = |seats| json!({"game": "capitol", "options": {}, "seats": seats});
    let (_, cookie) = make_table(host, &asked(json!([you, bot])));
    let bots = asked(json!([bot, bot]));
    let (status, created, _) = post(host, "/api/tables", &cookie, &bots);
    assert_eq!(status, 200, "{created}");
    created["id"].as_str().unwrap().parse().unwrap()
}

fn start(data: &Path, place: &Place) -> Server {
    Server::start_with(data, &["--db", place.url()])
}

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
