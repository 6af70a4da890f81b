//! The task of a table: when its journal fails, when somebody else writes it, and
//! while the thinkers are busy.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc as blocking};
use std::time::Duration;

use insula_core::{Seat, Seed};
use insula_server::wire::{
    ClientMessage, NewSeat, NewTable as Asked, Packet, Reason, SeatKind, ServerMessage,
};
use insula_server::{
    Caller, Command, Handle, Kind, Metrics, Notices, Outbox, Settings, Table, Thinkers, Who,
    new_header, spawn,
};
use insula_store::{NewTable, PersonId, SessionId, Store, TableId, testing};
use tokio::sync::{mpsc, oneshot, watch};

use crate::hush;

const ANNA: PersonId = PersonId([1; 32]);

struct Seated {
    table: Handle,
    anna: Caller,
    inbox: mpsc::Receiver<ServerMessage>,
    closing: watch::Sender<bool>,
}

async fn memory() -> Store {
    let store = testing::store().await;
    store.new_guest(ANNA, "Anna", SessionId([1; 32]), 0).await.unwrap();
    store
}

async fn create(store: &Store) -> TableId {
    create_with(store, SeatKind::You).await
}

/// Anna's table; the other seat is hers, too, or a bot's.
async fn create_with(store: &Store, other: SeatKind) -> TableId {
    let bot = (other == SeatKind::Bot).then(|| "easy".to_owned());
    let anna = NewSeat { kind: SeatKind::You, name: "Anna".to_owned(), bot: None };
    let asked = Asked {
        game: "hush".to_owned(),
        seats: vec![anna, NewSeat { kind: other, name: "Bea".to_owned(), bot }],
        options: Default::default(),
        visibility: Default::default(),
        pace: Default::default(),
    };
    let header = new_header(hush::GAMES, &asked, Seed::from_number(1)).unwrap();
    store.create(&NewTable::new(header, ANNA, 0)).await.unwrap()
}

async fn open(store: &Store, id: &TableId) -> Table {
    let stored = store.load(id).await.unwrap();
    let dealt = hush::GAMES[0].start(2, &stored.header.options, stored.header.seed).unwrap();
    Table::open(stored, dealt).unwrap()
}

async fn sit_down(store: &Store, id: &TableId) -> Seated {
    sit_down_with(store, id, Arc::new(Thinkers::new(1))).await
}

async fn sit_down_with(store: &Store, id: &TableId, thinkers: Arc<Thinkers>) -> Seated {
    let table = open(store, id).await;
    let (closing, closed) = watch::channel(false);
    let settings = Settings {
        bot_delay: Duration::ZERO,
        thinkers,
        notices: Notices::none(),
        metrics: Metrics::default(),
    };
    let dealt = table.game().clone_box();
    let (table, _) = spawn(table, dealt, store.clone(), settings, closed);
    let (out, inbox, _) = Outbox::new();
    let anna = Caller { id: 1, person: ANNA, out };
    let mut seated = Seated { table, anna, inbox, closing };
    seated.send(seated.says(ClientMessage::Watch { seat: Some(Seat(0)) })).await;
    assert_eq!(seated.packet().await.seq, 0);
    seated
}

impl Seated {
    async fn send(&self, command: Command) {
        assert!(self.table.send(command).await);
    }

    fn says(&self, said: ClientMessage) -> Command {
        Command::said(self.anna.clone(), said)
    }

    async fn act(&self, seq: u32, act: &str) {
        let act = ClientMessage::Act { seat: Seat(0), seq, act: act.to_owned(), confirm: false };
        self.send(self.says(act)).await;
    }

    /// The next message about the game.
    async fn hear(&mut self) -> ServerMessage {
        loop {
            match self.inbox.recv().await.unwrap() {
                ServerMessage::Around { .. }
                | ServerMessage::Chat { .. }
                | ServerMessage::Notes { .. } => {}
                other => return other,
            }
        }
    }

    async fn packet(&mut self) -> Packet {
        match self.hear().await {
            ServerMessage::Packet { packet } => *packet,
            other => panic!("{other:?}"),
        }
    }

    async fn refusal(&mut self) -> Reason {
        match self.hear().await {
            ServerMessage::Refused { reason, .. } => reason,
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn what_cannot_be_written_down_does_not_happen() {
    let store = memory().await;
    let id = create(&store).await;
    let mut seated = sit_down(&store, &id).await;
    store.close().await;
    for _ in 0..2 {
        seated.act(0, "pick 1").await;
        assert_eq!(seated.refusal().await, Reason::Journal);
    }
    seated.send(seated.says(ClientMessage::Watch { seat: Some(Seat(0)) })).await;
    let packet = seated.packet().await;
    assert_eq!((packet.seq, &packet.view.json()["picks"]), (0, &serde_json::json!([])));
    drop(seated.closing);
}

#[tokio::test]
async fn a_table_follows_its_journal_when_somebody_else_wrote_it() {
    let store = memory().await;
    let id = create(&store).await;
    let mut seated = sit_down(&store, &id).await;
    let elsewhere = open(&store, &id).await;
    let seal = elsewhere.act(Who::Person(ANNA), Seat(1), 0, "seal", 0).unwrap();
    store.append(&id, seal.seq, &seal.entry, None).await.unwrap();

    // The own action collides; the table reads what really happened.
    seated.act(0, "pick 1").await;
    let packet = seated.packet().await;
    assert_eq!((packet.seq, &packet.to_act[..]), (1, &[Seat(0)][..]));
    assert_eq!(seated.refusal().await, Reason::Journal);
    seated.act(1, "pick 1").await;
    assert_eq!(seated.packet().await.view.json()["picks"], serde_json::json!([1]));
    assert_eq!(store.load(&id).await.unwrap().entries.len(), 2);
}

#[tokio::test]
async fn an_action_is_in_the_journal_before_its_packet() {
    let store = memory().await;
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
async fn what_has_come_in_is_done_and_answered_before_a_table_closes() {
    let store = memory().await;
    let id = create(&store).await;
    let mut seated = sit_down(&store, &id).await;
    for (seq, act) in (0..).zip(["pick 1", "pick 2", "pick 3", "seal"]) {
        seated.act(seq, act).await;
    }
    seated.closing.send_replace(true);
    for seq in 1..=4 {
        assert_eq!(seated.packet().await.seq, seq);
    }
    // Then nobody is left who could send, and nothing more is taken.
    let Seated { table, anna, mut inbox, closing: _ } = seated;
    drop(anna);
    while inbox.recv().await.is_some() {}
    assert!(!table.send(Command::Gone).await);
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

/// A thinker that is busy until the first sender is dropped, and the one for hints until
/// the second is.
async fn busy() -> (Arc<Thinkers>, Vec<blocking::Sender<()>>) {
    let (thinkers, mut free) = (Arc::new(Thinkers::new(1)), Vec::new());
    for kind in [Kind::Bot, Kind::Hint] {
        let (end, blocked) = blocking::channel::<()>();
        let (begun, begins) = oneshot::channel();
        let work = move || {
            begun.send(()).unwrap();
            let _ = blocked.recv();
        };
        let other = thinkers.clone();
        tokio::spawn(async move { other.think(kind, &TableId::random(), work).await });
        begins.await.unwrap();
        free.push(end);
    }
    (thinkers, free)
}

#[tokio::test]
async fn people_move_while_every_thinker_is_busy() {
    let store = memory().await;
    let id = create_with(&store, SeatKind::Bot).await;
    let (thinkers, mut free) = busy().await;
    let mut seated = sit_down_with(&store, &id, thinkers).await;
    seated.send(seated.says(ClientMessage::Hint { seat: Seat(0), seq: 0 })).await;
    for (seq, act) in (0..).zip(["pick 1", "pick 3", "seal"]) {
        seated.act(seq, act).await;
        assert_eq!(seated.packet().await.seq, seq + 1);
    }
    // Then the hint comes, for the packet on which it was asked, and the bot.
    drop(free.pop());
    match seated.hear().await {
        ServerMessage::Hint { seat: Seat(0), seq: 0, .. } => {}
        other => panic!("{other:?}"),
    }
    drop(free);
    assert_eq!(seated.packet().await.view.json()["scores"][0], 4);
}

#[tokio::test]
async fn asked_again_while_it_is_under_way_a_hint_is_answered_once() {
    let store = memory().await;
    let id = create(&store).await;
    let (thinkers, free) = busy().await;
    let mut seated = sit_down_with(&store, &id, thinkers).await;
    for _ in 0..3 {
        seated.send(seated.says(ClientMessage::Hint { seat: Seat(0), seq: 0 })).await;
    }
    // The table takes one command after the other: then all three have been heard.
    seated.act(0, "pick 1").await;
    seated.packet().await;
    drop(free);
    let hint = seated.hear().await;
    assert!(matches!(hint, ServerMessage::Hint { seq: 0, .. }), "{hint:?}");
    seated.act(1, "seal").await;
    seated.packet().await;
}

#[tokio::test]
async fn a_bot_plays_its_picks_one_by_one_and_thinks_anew_when_they_do_not_fit() {
    let store = memory().await;
    let id = create_with(&store, SeatKind::Bot).await;
    let (thinkers, free) = busy().await;
    let mut seated = sit_down_with(&store, &id, thinkers).await;
    let line = ["pick 1", "pick 3", "pick 2", "seal"].map(str::to_owned).to_vec();
    seated.send(Command::Bot { seat: Seat(1), seq: 0, line, at: 0 }).await;
    seated.act(0, "pick 2").await;
    seated.packet().await;
    seated.act(1, "seal").await;
    // The third pick is refused; what follows is a new thought.
    drop(free);
    let mut packet = seated.packet().await;
    while packet.view.json()["turn"].is_null() {
        packet = seated.packet().await;
    }
    let entries = store.load(&id).await.unwrap().entries;
    let bots = entries.iter().filter(|entry| entry.seat == Seat(1));
    let bots: Vec<_> = bots.map(|entry| entry.what.to_string()).collect();
    assert_eq!(bots, ["pick 1", "pick 3", "seal"]);
}

/// What never ends is made of short steps, and leaves room between them.
#[tokio::test]
async fn bots_play_on_one_thread_beside_an_endless_analysis() {
    let store = memory().await;
    let id = create_with(&store, SeatKind::Bot).await;
    let thinkers = Arc::new(Thinkers::new(1));
    let over = Arc::new(AtomicBool::new(false));
    let endless = tokio::spawn({
        let (thinkers, over, other) = (thinkers.clone(), over.clone(), TableId::random());
        async move {
            let mut steps = 0u32;
            while !over.load(Ordering::Relaxed) {
                thinkers.think(Kind::Analysis, &other, || ()).await.unwrap();
                steps += 1;
            }
            steps
        }
    });
    let mut seated = sit_down_with(&store, &id, thinkers).await;
    seated.send(seated.says(ClientMessage::Watch { seat: Some(Seat(0)) })).await;
    let mut packet = seated.packet().await;
    while !packet.over {
        if let Some(offer) = packet.offers.last() {
            seated.act(packet.seq, &offer.act).await;
        }
        packet = match seated.hear().await {
            ServerMessage::Packet { packet } => *packet,
            ServerMessage::Refused { reason: Reason::Stale, .. } => seated.packet().await,
            other => panic!("{other:?}"),
        };
    }
    over.store(true, Ordering::Relaxed);
    assert!(endless.await.unwrap() > 0);
}
