//! What `insula-load` does for minutes, for seconds: busy tables, people who only watch, a
//! start with many tables, finished games, hints while bots think, a server that is killed
//! again and again, and one that is sent nonsense.

use std::time::Duration;

use insula_load::{Launch, fuzz, hints, idle, kill, moves, replay, start};
use tempfile::TempDir;

/// More than a debug build holds at any time while little is sent to it.
const GROWTH: u64 = 64 << 20;

#[tokio::test]
async fn busy_tables_are_answered() {
    let (launch, _data) = launch();
    let server = launch.start().await.unwrap();
    let (tables, time) = (16, Duration::from_secs(2));
    let found = moves::moves(&server, moves::Spec { tables, time, rate: None }).await.unwrap();
    let moves::Count { refused, lost, .. } = found.count;
    assert_eq!((refused, lost), (0, 0), "{found}");
    assert!(found.latencies.len() > 2 * tables, "{found}");
}

#[tokio::test]
async fn sockets_that_only_watch_take_little() {
    let (launch, _data) = launch();
    let found = idle::idle(&launch.start().await.unwrap(), 200).await.unwrap();
    let (before, with) = found.memory;
    // The bar is 1 GiB for 10,000.
    assert!(with.saturating_sub(before) < 200 * (100 << 10), "{found}");
}

#[tokio::test]
async fn a_server_with_stored_tables_is_there_within_a_second() {
    let (launch, _data) = launch();
    let found = start::start(&launch, 200).await.unwrap();
    assert!(found.ready < Duration::from_secs(1), "{found}");
}

#[tokio::test]
async fn every_kind_of_finished_game_is_loaded_and_verified() {
    let (launch, _data) = launch();
    let found = replay::replay(&launch).await.unwrap();
    // The bar of 10 ms is for optimized programs.
    assert!(found.slowest() < Duration::from_millis(500), "{found}");
}

#[tokio::test]
async fn people_have_hints_while_bots_think() {
    let (launch, _data) = launch();
    let spec = hints::Spec { tables: 4, people: 2, hints: 2 };
    let found = hints::hints(&launch.start().await.unwrap(), spec).await.unwrap();
    assert_eq!(found.latencies.len(), 4, "{found}");
    // The bar of 1.5 s is for a machine that does nothing else.
    assert!(found.latencies.at(1000) < Duration::from_secs(6), "{found}");
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_or_doubled_by_kills() {
    let (launch, _data) = launch();
    let spec = kill::Spec { tables: 8, kills: 4, moves: 60, seed: 8 };
    let found = kill::kill(&launch, spec).await.unwrap();
    assert!(found.tables > 0 && found.acknowledged >= 60, "{found}");
}

#[tokio::test]
async fn nonsense_changes_no_table() {
    let (launch, _data) = launch();
    let found = fuzz::fuzz(&launch, 6000, 8).await.unwrap();
    assert!(found.sent >= 6000 && found.grown() < GROWTH, "{found}");
}

fn launch() -> (Launch, TempDir) {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (binary, folder) = (env!("CARGO_BIN_EXE_insula").into(), data.path().to_owned());
    (Launch { binary, data: folder, db: None, more: Vec::new() }, data)
}
