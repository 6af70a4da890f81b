//! Real games at a table: plain, and through the server against bots.

use insula_core::{Options, Rng, Seat, Seed, Viewer};
use insula_server::wire::Packet;
use insula_server::{Refusal, Table, Who, verify_record};
use insula_store::testing::Place;
use insula_store::{Company, Entry, Header, Move, PersonId, Record, Sitter, SitterKind, Stored};
use serde_json::{Value, json};

use crate::web::{Person, start_at};

#[tokio::test]
async fn a_whole_game_of_capitol_with_a_restart_in_the_middle() {
    let seen = json!({ "seen": "show" });
    whole_game("capitol", &["you", "easy", "normal"], seen).await;
}

#[tokio::test]
async fn a_whole_game_of_new_york_with_a_restart_in_the_middle() {
    let seats = ["you", "easy", "easy", "easy", "easy", "normal"];
    whole_game("new-york", &seats, json!({ "seen": "show" })).await;
}

#[tokio::test]
async fn a_whole_game_of_the_capitals_with_a_restart_in_the_middle() {
    let seats = ["you", "easy", "normal", "easy", "easy"];
    whole_game("the-capitals", &seats, json!({ "prosperity": "on", "refill": "full" })).await;
}

#[tokio::test]
async fn a_whole_game_of_urban_sprawl_with_a_restart_in_the_middle() {
    let options = json!({ "length": "short", "metropolis": "tamed", "airport": "elected" });
    whole_game("urban-sprawl", &["you", "easy", "normal", "easy"], options).await;
}

async fn whole_game(game: &str, seats: &[&str], options: Value) {
    let games = insula_games::games();
    let place = Place::new().await;
    let server = start_at(&place, games).await;
    let mut anna = server.person();
    let id = anna.table(game, seats, options).await;

    // Some way into the game, then the server goes down while it is our turn.
    let mut socket = anna.socket(&id).await;
    let mut packet = socket.watch(0).await;
    let mut acted = 0;
    while acted < 12 {
        if let Some(offer) = packet["offers"].as_array().unwrap().first() {
            // Nobody holds hidden cards in Urban Sprawl.
            let hand = packet["view"]["hand"].is_array();
            assert_eq!(hand, game != "urban-sprawl", "own cards show");
            socket.act(0, &packet["seq"], offer["act"].as_str().unwrap()).await;
            acted += 1;
        }
        packet = socket.next_packet().await;
    }
    server.stop().await;

    let server = start_at(&place, games).await;
    let mut anna = Person { addr: server.addr.clone(), ..anna };
    let mut socket = anna.socket(&id).await;
    let mut outside = server.person().socket(&id).await;
    let public = outside.watch(None).await;
    assert_eq!((&public["view"]["hand"], &public["view"]["pending"]), (&Value::Null, &Value::Null));
    assert_eq!(public["offers"], json!([]));
    let again = socket.watch(0).await;
    assert!(again["seq"].as_u64() >= packet["seq"].as_u64(), "no acknowledged action is lost");

    let mut turn = 0;
    let end = socket
        .play(0, |offers| {
            turn += 7;
            turn % offers.len()
        })
        .await;
    assert_eq!(end["scores"].as_array().unwrap().len(), seats.len());
    assert!(!end["winners"].as_array().unwrap().is_empty());
    let export = anna.get(&format!("/api/tables/{id}/export")).await;
    let record: Record = export.body.parse().unwrap();
    let verified = verify_record(&record, games).unwrap();
    assert_eq!(json!(verified.scores.points()), end["scores"]);
    server.stop().await;
}

const ANNA: PersonId = PersonId([1; 32]);
const ME: Who = Who::Person(ANNA);

fn open(game: &str, seats: u8, seed: u64, entries: Vec<Entry>) -> Table {
    let sitter = Sitter { name: "Anna".to_owned(), kind: SitterKind::You, bot: None };
    let header = Header {
        chain: insula_store::CHAIN,
        game: game.to_owned(),
        rules: 1,
        seats: vec![sitter; usize::from(seats)],
        options: Options::new(),
        seed: Seed::from_number(seed),
    };
    let entry = insula_games::find(game).unwrap();
    let dealt = entry.start(seats, &header.options, header.seed).unwrap();
    let id = "abcdefghjkmn".parse().unwrap();
    let standing = Default::default();
    let company = Company::of(&header, ANNA);
    let stored =
        Stored { id, header, owner: ANNA, created: 0, entries, scores: None, standing, company };
    Table::open(stored, dealt).unwrap()
}

fn packets(table: &Table) -> Vec<Packet> {
    let viewers = Viewer::all(table.game().seats());
    viewers.map(|viewer| table.packet(ANNA, viewer, 0)).collect()
}

/// Random games with many changes of mind: who is sent nothing misses nothing,
/// everything else is sent, and the journal leads to the very same packets.
#[test]
fn a_packet_changes_exactly_when_its_number_does() {
    let capitol = [2, 3, 4].map(|seats| ("capitol", seats));
    let new_york = [2, 6].map(|seats| ("new-york", seats));
    let the_capitals = [2, 5].map(|seats| ("the-capitals", seats));
    let urban_sprawl = [2, 4].map(|seats| ("urban-sprawl", seats));
    let games = capitol.into_iter().chain(new_york).chain(the_capitals).chain(urban_sprawl);
    for (seed, (game, seats)) in (0..).zip(games) {
        let mut rng = Rng::stream(Seed::from_number(seed), 99);
        let (mut table, mut journal) = (open(game, seats, seed, Vec::new()), Vec::new());
        let (mut undone, mut refused) = (0, 0);
        let mut before = packets(&table);
        while let Some(first) = table.game().to_act().first() {
            // Anybody who may act does, and one in three thinks again.
            let acting: Vec<_> = table.game().to_act().iter().collect();
            let thinks = rng.below(3) == 0;
            let seat = if thinks { Seat(rng.below(seats.into()) as u8) } else { rng.pick(&acting) };
            let packet = &before[seat.index()];
            let prepared = if thinks && packet.undo {
                table.undo(ME, seat, packet.seq, 0)
            } else {
                let seat = if acting.contains(&seat) { seat } else { first };
                let packet = &before[seat.index()];
                let offer = rng.below(packet.offers.len() as u32) as usize;
                table.act(ME, seat, packet.seq, &packet.offers[offer].act, 0)
            };
            let prepared = match prepared {
                Ok(prepared) => prepared,
                Err(Refusal::NoUndo) => {
                    refused += 1; // Another seat's secret pick came after it.
                    continue;
                }
                Err(other) => panic!("seed {seed}: {other}"),
            };
            undone += u32::from(prepared.entry.what == Move::Undo);
            let actor = prepared.entry.seat;
            journal.push(prepared.entry.clone());
            table.commit(prepared);
            let after = packets(&table);
            for (old, new) in before.iter().zip(&after) {
                let (same, told) = (same_but_seq(old, new), old.seq != new.seq);
                let own = new.viewer == Some(actor);
                assert!(same != told || (own && told), "seed {seed}, viewer {:?}", new.viewer);
            }
            before = after;
        }
        assert!(undone > 10, "seed {seed}: {undone} undone, {refused} refused");
        assert_eq!(packets(&open(game, seats, seed, journal)), before, "seed {seed}");
    }
}

fn same_but_seq(old: &Packet, new: &Packet) -> bool {
    Packet { seq: new.seq, ..old.clone() } == *new
}

/// The card to be played is nobody's business before it is, and can be changed.
#[test]
fn a_chosen_card_is_secret_and_can_be_taken_back() {
    let mut table = open("capitol", 3, 1, Vec::new());
    let seat = table.game().to_act().first().unwrap();
    let before = packets(&table);
    let own = &before[seat.index()];
    let offer = own.offers.iter().find(|offer| offer.act.starts_with("play ")).unwrap();
    let chosen = table.act(ME, seat, own.seq, &offer.act, 0).unwrap();
    table.commit(chosen);
    let after = packets(&table);
    for (old, new) in before.iter().zip(&after).filter(|(old, _)| old.viewer != Some(seat)) {
        assert_eq!(old, new);
    }
    assert!(after[seat.index()].undo);
    let undo = table.undo(ME, seat, after[seat.index()].seq, 0).unwrap();
    table.commit(undo);
    assert!(same_but_seq(own, &packets(&table)[seat.index()]));
}
