//! The task of a table when its journal fails or somebody else writes it.

use std::time::Duration;

use insula_core::{Seat, Seed};
use insula_server::wire::{NewSeat, NewTable as Asked, Packet, Reason, SeatKind, ServerMessage};
use insula_server::{Caller, Command, Handle, Outbox, Settings, Table, Who, new_header, spawn};
use insula_store::{NewTable, PersonId, Store, TableId};
use tokio::sync::{mpsc, watch};

use crate::hush;

const ANNA: PersonId = PersonId([1; 32]);

struct Seated {
    table: Handle,
    anna: Caller,
    inbox: mpsc::Receiver<ServerMessage>,
    closing: watch::Sender<bool>,
}

async fn create(store: &Store) -> TableId {
    let seat = |name: &str| NewSeat { kind: SeatKind::You, name: name.to_owned(), bot: None };
    let asked = Asked {
        game: "hush".to_owned(),
        seats: vec![seat("Anna"), seat("Bea")],
        options: Default::default(),
    };
    let header = new_header(hush::GAMES, &asked, Seed::from_number(1)).unwrap();
    store.create(&NewTable { header, owner: ANNA, created: 0 }).await.unwrap()
}

async fn open(store: &Store, id: &TableId) -> Table {
    let stored = store.load(id).await.unwrap();
    let dealt = hush::GAMES[0].start(2, &stored.header.options, stored.header.seed).unwrap();
    Table::open(stored, dealt).unwrap()
}

async fn sit_down(store: &Store, id: &TableId) -> Seated {
    let table = open(store, id).await;
    let (closing, closed) = watch::channel(false);
    let settings = Settings { bot_delay: Duration::ZERO };
    let dealt = table.game().clone_box();
    let (table, _) = spawn(table, dealt, store.clone(), settings, closed);
    let (out, inbox, _) = Outbox::new();
    let anna = Caller { id: 1, person: ANNA, out };
    let mut seated = Seated { table, anna, inbox, closing };
    seated.send(Command::Watch { client: seated.anna.clone(), seat: Some(Seat(0)) }).await;
    assert_eq!(seated.packet().await.seq, 0);
    seated
}

impl Seated {
    async fn send(&self, command: Command) {
        assert!(self.table.send(command).await);
    }

    async fn act(&self, seq: u32, act: &str) {
        let from = Some(self.anna.clone());
        self.send(Command::Act { from, seat: Seat(0), seq, act: act.to_owned() }).await;
    }

    async fn packet(&mut self) -> Packet {
        match self.inbox.recv().await.unwrap() {
            ServerMessage::Packet { packet } => *packet,
            other => panic!("{other:?}"),
        }
    }

    async fn refusal(&mut self) -> Reason {
        match self.inbox.recv().await.unwrap() {
            ServerMessage::Refused { reason, .. } => reason,
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn what_cannot_be_written_down_does_not_happen() {
    let store = Store::in_memory().await.unwrap();
    let id = create(&store).await;
    let mut seated = sit_down(&store, &id).await;
    store.close().await;
    for _ in 0..2 {
        seated.act(0, "pick 1").await;
        assert_eq!(seated.refusal().await, Reason::Journal);
    }
    seated.send(Command::Watch { client: seated.anna.clone(), seat: Some(Seat(0)) }).await;
    let packet = seated.packet().await;
    assert_eq!((packet.seq, &packet.view["picks"]), (0, &serde_json::json!([])));
    drop(seated.closing);
}

#[tokio::test]
async fn a_table_follows_its_journal_when_somebody_else_wrote_it() {
    let store = Store::in_memory().await.unwrap();
    let id = create(&store).await;
    let mut seated = sit_down(&store, &id).await;
    let elsewhere = open(&store, &id).await;
    let seal = elsewhere.act(Who::Person(ANNA), Seat(1), 0, "seal", 0).unwrap();
    store.append(&id, seal.seq, &seal.entry).await.unwrap();

    // The own action collides; the table reads what really happened.
    seated.act(0, "pick 1").await;
    let packet = seated.packet().await;
    assert_eq!((packet.seq, &packet.to_act[..]), (1, &[Seat(0)][..]));
    assert_eq!(seated.refusal().await, Reason::Journal);
    seated.act(1, "pick 1").await;
    assert_eq!(seated.packet().await.view["picks"], serde_json::json!([1]));
    assert_eq!(store.load(&id).await.unwrap().entries.len(), 2);
}

#[tokio::test]
async fn an_action_is_in_the_journal_before_its_packet() {
    let store = Store::in_memory().await.unwrap();
    let id = create(&store).await;
    let mut seated = sit_down(&store, &id).await;
    for (seq, act) in (0..).zip(["pick 1", "pick 2", "pick 3"]) {
        seated.act(seq, act).await;
        seated.packet().await;
        let entries = store.load(&id).await.unwrap().entries;
        assert_eq!(entries.last().unwrap().what.to_string(), act);
    }
}

#[tokio::test]
async fn a_client_that_lags_is_cut_off_and_the_table_goes_on() {
    let (out, inbox, lagging) = Outbox::new();
    let refused = insula_server::Refusal::Stale.tell(None, None);
    for _ in 0..inbox.max_capacity() {
        out.send(refused.clone());
    }
    let mut cut = std::pin::pin!(lagging.notified());
    assert!(!cut.as_mut().enable(), "the queue has just room enough");
    out.send(refused);
    cut.await;
}
