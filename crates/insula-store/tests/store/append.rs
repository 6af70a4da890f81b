//! What is appended at the same time is written together, and everybody gets an answer
//! of their own.

use std::time::Instant;

use futures_util::future::join_all;
use insula_core::{Options, Seat, Seed, StateHash};
use insula_store::testing::{self, Place};
use insula_store::{
    CHAIN, Doing, Entry, Fault, Header, Move, NewTable, PersonId, SessionId, Sitter, SitterKind,
    Store, TableId,
};

const ANNA: PersonId = PersonId([1; 32]);

async fn tables(store: &Store, count: usize) -> Vec<TableId> {
    store.new_guest(ANNA, "Anna", SessionId([1; 32]), 0).await.unwrap();
    let anna = Sitter { name: "Anna".to_owned(), kind: SitterKind::You, bot: None };
    let header = Header {
        chain: CHAIN,
        game: "hamlet".to_owned(),
        rules: 3,
        seats: vec![anna],
        options: Options::new(),
        seed: Seed::from_number(9),
    };
    let mut ids = Vec::new();
    for _ in 0..count {
        ids.push(store.create(&NewTable::new(header.clone(), ANNA, 0)).await.unwrap());
    }
    ids
}

fn entry(time: i64) -> Entry {
    let what = Move::Act(format!("build {time}"));
    Entry { seat: Seat(0), what, hash: StateHash([7; 32]), rules: 3, time }
}

/// Prints how many appends there are in a second: `cargo test -p insula-store --test append
/// -- --nocapture`.
#[tokio::test]
async fn many_tables_append_at_the_same_time() {
    for (count, each) in [(1, 100), (64, 20)] {
        let place = Place::new().await;
        let store = place.open().await;
        let ids = tables(&store, count).await;
        let started = Instant::now();
        let appending = ids.iter().map(async |id| {
            for seq in 0..each {
                store.append(id, seq, &entry(seq.into()), Some("clock")).await.unwrap();
            }
        });
        join_all(appending).await;
        let speed = f64::from(each) * count as f64 / started.elapsed().as_secs_f64();
        println!("{count} tables: {speed:.0} appends/s");
        store.close().await;

        let store = place.open().await;
        let expected: Vec<_> = (0..i64::from(each)).map(entry).collect();
        for id in &ids {
            let stored = store.load(id).await.unwrap();
            assert_eq!(stored.entries, expected);
            assert_eq!(stored.company.clock.as_deref(), Some("clock"));
        }
    }
}

#[tokio::test]
async fn a_bad_append_fails_alone() {
    let store = testing::store().await;
    let ids = tables(&store, 20).await;
    let (over, nowhere) = (&ids[3], TableId::random());
    store.finish(over, &[1]).await.unwrap();
    let appended = join_all(ids.iter().enumerate().map(async |(n, id)| {
        let (id, seq) = match n {
            5 => (id, 1),
            6 => (&nowhere, 0),
            _ => (id, 0),
        };
        store.append(id, seq, &entry(0), Some("clock")).await.map_err(|error| error.fault)
    }))
    .await;
    for (n, done) in appended.into_iter().enumerate() {
        match n {
            3 => assert!(matches!(done, Err(Fault::Finished)), "{done:?}"),
            5 => assert!(matches!(done, Err(Fault::NotNext { seq: 1, next: 0 })), "{done:?}"),
            6 => assert!(matches!(done, Err(Fault::NoTable)), "{done:?}"),
            _ => done.unwrap(),
        }
        let good = !matches!(n, 3 | 5 | 6);
        let stored = store.load(&ids[n]).await.unwrap();
        assert_eq!(stored.entries.len(), usize::from(good));
        assert_eq!(stored.company.clock.is_some(), good);
    }
}

#[tokio::test]
async fn nothing_is_acknowledged_that_cannot_be_written() {
    let store = testing::store().await;
    let ids = tables(&store, 3).await;
    store.close().await;
    let zero = entry(0);
    for failed in join_all(ids.iter().map(|id| store.append(id, 0, &zero, None))).await {
        let error = failed.unwrap_err();
        assert_eq!(error.doing, Doing::Append);
        assert!(matches!(error.fault, Fault::Database(_)), "{error}");
    }
}
