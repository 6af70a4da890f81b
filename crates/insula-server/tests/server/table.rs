//! A plain table, without sockets: what it refuses, takes back and shows.

use insula_core::{Options, Seat, Seed, Viewer};
use insula_games::Refusal as GameRefusal;
use insula_server::wire::{Packet, Reason, ServerMessage};
use insula_server::{Refusal, Table, Who};
use insula_store::{
    Company, Entry, Header, Move, PersonId, ReplayError, Sitter, SitterKind, Stored, TableId,
};

use crate::hush;

const ANNA: PersonId = PersonId([1; 32]);
const STRANGER: PersonId = PersonId([2; 32]);
const ME: Who = Who::Person(ANNA);

/// A table with the journal that its server would have written.
struct Played {
    table: Table,
    journal: Vec<Entry>,
}

fn stored(kinds: &[SitterKind], entries: Vec<Entry>) -> Stored {
    let sitter = |&kind: &SitterKind| Sitter {
        name: "Anna".to_owned(),
        kind,
        bot: (kind == SitterKind::Bot).then(|| "random".to_owned()),
    };
    let header = Header {
        chain: insula_store::CHAIN,
        game: "hush".to_owned(),
        rules: 1,
        seats: kinds.iter().map(sitter).collect(),
        options: Options::from([("ring".to_owned(), "calm".to_owned())]),
        seed: Seed::from_number(1),
    };
    let id = "abcdefghjkmn".parse::<TableId>().unwrap();
    let standing = Default::default();
    let company = Company::of(&header, ANNA);
    Stored { id, header, owner: ANNA, created: 7, entries, scores: None, standing, company }
}

fn open(stored: Stored) -> Table {
    let header = &stored.header;
    let seats = header.seats.len() as u8;
    let dealt = hush::GAMES[0].start(seats, &header.options, header.seed).unwrap();
    Table::open(stored, dealt).unwrap()
}

#[test]
fn a_game_of_another_rules_version_is_not_carried_out() {
    let mut stored = stored(&TWO, Vec::new());
    stored.header.rules = 2;
    let header = &stored.header;
    let dealt = hush::GAMES[0].start(2, &header.options, header.seed).unwrap();
    let refused = Table::open(stored, dealt).err();
    assert_eq!(refused, Some(ReplayError::Rules { written: 2, known: 1 }));
}

const TWO: [SitterKind; 2] = [SitterKind::You, SitterKind::Guest];

fn two_seats() -> Played {
    Played { table: open(stored(&TWO, Vec::new())), journal: Vec::new() }
}

impl Played {
    fn seq(&self, seat: u8) -> u32 {
        self.table.seq(Viewer::Seat(Seat(seat)))
    }

    fn public(&self) -> Packet {
        self.table.packet(STRANGER, Viewer::Public, 0)
    }

    fn packet(&self, seat: u8) -> Packet {
        self.table.packet(ANNA, Viewer::Seat(Seat(seat)), 0)
    }

    fn try_act(&self, seat: u8, act: &str) -> Result<(), Refusal> {
        self.table.act(ME, Seat(seat), self.seq(seat), act, 0).map(drop)
    }

    fn act(&mut self, seat: u8, act: &str) {
        let prepared = self.table.act(ME, Seat(seat), self.seq(seat), act, 0).unwrap();
        self.journal.push(prepared.entry.clone());
        self.table.commit(prepared);
    }

    fn undo(&mut self, seat: u8) -> Result<(), Refusal> {
        let prepared = self.table.undo(ME, Seat(seat), self.seq(seat), 0)?;
        self.journal.push(prepared.entry.clone());
        self.table.commit(prepared);
        Ok(())
    }

    fn take_back(&mut self, seat: u8) -> Result<(), Refusal> {
        let prepared = self.table.take_back(Seat(seat), 0)?;
        self.journal.push(prepared.entry.clone());
        self.table.commit(prepared);
        Ok(())
    }

    fn play(&mut self, moves: &[(u8, &str)]) {
        moves.iter().for_each(|&(seat, act)| self.act(seat, act));
    }

    /// Every packet there is: own seats and the public's.
    fn packets(&self) -> Vec<Packet> {
        vec![self.packet(0), self.packet(1), self.public()]
    }
}

fn offers(packet: &Packet) -> Vec<&str> {
    packet.offers.iter().map(|offer| offer.act.as_str()).collect()
}

#[test]
fn the_table_is_told_only_through_eyes_of_ones_own() {
    let played = two_seats();
    let told = |who, seat| played.table.tell(who, seat);
    let lines = |answer: Result<ServerMessage, Refusal>| match answer {
        Ok(ServerMessage::Told { lines, .. }) => lines,
        other => panic!("{other:?}"),
    };
    assert_ne!(lines(told(ME, Some(Seat(0)))), lines(told(ME, None)));
    assert_eq!(lines(told(Who::Person(STRANGER), None)), lines(told(ME, None)));
    assert_eq!(told(Who::Person(STRANGER), Some(Seat(0))), Err(Refusal::NotYourSeat));
}

const BOTH_SEALED: [(u8, &str); 3] = [(0, "pick 2"), (0, "seal"), (1, "seal")];

#[test]
fn a_packet_has_the_view_the_offers_and_the_prompt_of_its_viewer() {
    let table = two_seats();
    let packet = table.packet(0);
    assert_eq!(
        (packet.seq, packet.viewer, &packet.mine[..]),
        (0, Some(Seat(0)), &[Seat(0), Seat(1)][..])
    );
    assert_eq!(offers(&packet), ["pick 1", "pick 2", "pick 3", "seal"]);
    assert_eq!(packet.to_act, [Seat(0), Seat(1)]);
    assert_eq!(packet.prompt.unwrap().key, "hush-ask-bid");
    assert!(packet.view.json()["number"].is_u64());
    assert!(!packet.over && !packet.undo);
}

#[test]
fn spectators_see_only_what_is_public() {
    let mut table = two_seats();
    table.act(0, "pick 3");
    let packet = table.public();
    assert!(packet.view.json()["number"].is_null());
    assert_eq!(packet.view.json()["picks"], serde_json::json!([]));
    assert_eq!((offers(&packet).len(), packet.prompt, packet.undo), (0, None, false));
    assert_eq!((packet.viewer, packet.mine), (None, vec![]));
    // And nobody looks through the eyes of others.
    let stranger = Who::Person(STRANGER);
    assert_eq!(table.table.viewer(stranger, None), Ok(Viewer::Public));
    assert_eq!(table.table.viewer(stranger, Some(Seat(0))), Err(Refusal::NotYourSeat));
    assert_eq!(table.table.viewer(ME, Some(Seat(2))), Err(Refusal::NotYourSeat));
}

#[test]
fn secret_picks_are_invisible_to_others_down_to_their_number() {
    let mut table = two_seats();
    let before = (table.packet(1), table.public());
    table.play(&[(0, "pick 1"), (0, "pick 3")]);
    table.undo(0).unwrap();
    assert_eq!((table.packet(1), table.public()), before);
    assert_eq!(table.seq(0), 3);
    // Sealing is to be seen.
    table.act(0, "seal");
    assert_eq!((table.packet(1).seq, table.public().seq), (1, 1));
}

#[test]
fn a_second_action_on_the_same_packet_is_stale() {
    let mut table = two_seats();
    let seq = table.seq(0);
    table.act(0, "pick 1");
    let second = table.table.act(ME, Seat(0), seq, "pick 2", 0).map(drop);
    assert_eq!(second, Err(Refusal::Stale));
    let early = table.table.act(ME, Seat(0), seq + 2, "pick 2", 0).map(drop);
    assert_eq!(early, Err(Refusal::Stale));
    let undo = table.table.undo(ME, Seat(0), seq, 0).map(drop);
    assert_eq!(undo, Err(Refusal::Stale));
}

#[test]
fn those_who_bid_at_once_do_not_make_each_other_stale() {
    let mut table = two_seats();
    let seq = table.seq(1);
    // Seat 1 can see that seat 0 sealed, but its own decision is the same.
    table.play(&[(0, "pick 1"), (0, "seal")]);
    assert_eq!(table.seq(1), seq + 1);
    let prepared = table.table.act(ME, Seat(1), seq, "pick 2", 0).unwrap();
    table.table.commit(prepared);
    // Its own action is another matter.
    assert_eq!(table.table.act(ME, Seat(1), seq, "pick 3", 0).map(drop), Err(Refusal::Stale));
}

#[test]
fn a_turn_taken_by_another_seat_makes_stale() {
    let mut table = two_seats();
    table.play(&BOTH_SEALED);
    let seq = table.seq(1);
    table.act(0, "say");
    assert_eq!(table.table.act(ME, Seat(1), seq, "say", 0).map(drop), Err(Refusal::Stale));
    assert_eq!(table.try_act(1, "say"), Ok(()));
}

#[test]
fn refusals_are_typed_and_change_nothing() {
    let mut table = two_seats();
    table.play(&BOTH_SEALED);
    let (before, hash) = (table.packets(), table.table.game().state_hash());
    let unreadable = |text: &str| Err(GameRefusal::Unreadable { text: text.to_owned() }.into());
    let refuse = |seat, act| table.try_act(seat, act);
    assert_eq!(refuse(0, "dance"), unreadable("dance"));
    assert_eq!(refuse(0, " say"), unreadable(" say"));
    assert_eq!(refuse(0, ""), unreadable(""));
    assert_eq!(refuse(0, "say\n0: say = 00"), unreadable("say\n0: say = 00"));
    assert_eq!(refuse(1, "say"), Err(GameRefusal::NotYourTurn.into()));
    assert_eq!(refuse(0, "pick 1").unwrap_err().rule().as_deref(), Some("2.1"));
    assert_eq!(refuse(0, "boom").unwrap_err().reason(), Reason::Illegal);
    assert_eq!((table.packets(), table.table.game().state_hash()), (before, hash));
}

#[test]
fn a_seat_that_is_not_yours_is_refused() {
    let kinds = [SitterKind::You, SitterKind::Bot];
    let table = open(stored(&kinds, Vec::new()));
    let act = |who, seat| table.act(who, Seat(seat), 0, "pick 1", 0).map(drop);
    assert_eq!(act(ME, 0), Ok(()));
    assert_eq!(act(ME, 1), Err(Refusal::NotYourSeat));
    assert_eq!(act(ME, 9), Err(Refusal::NotYourSeat));
    assert_eq!(act(Who::Person(STRANGER), 0), Err(Refusal::NotYourSeat));
    assert_eq!(act(Who::Bot, 0), Err(Refusal::NotYourSeat));
    assert_eq!(act(Who::Bot, 1), Ok(()));
    let undo = table.undo(Who::Person(STRANGER), Seat(0), 0, 0).map(drop);
    assert_eq!(undo, Err(Refusal::NotYourSeat));
    let why = table.why(Who::Person(STRANGER), Seat(0), "pick 1".to_owned());
    assert_eq!(why, Err(Refusal::NotYourSeat));
    assert_eq!(table.mine(ANNA), [Seat(0)]);
}

#[test]
fn why_not_is_answered_with_the_rule() {
    let mut table = two_seats();
    table.act(0, "pick 2");
    let ask = |act: &str| match table.table.why(ME, Seat(0), act.to_owned()) {
        Ok(ServerMessage::Why { legal, rule, message, .. }) => (legal, rule, message),
        other => panic!("{other:?}"),
    };
    assert_eq!(ask("pick 3"), (true, None, None));
    let (legal, rule, message) = ask("pick 1");
    assert_eq!((legal, rule.as_deref()), (false, Some("2.1")));
    assert_eq!(message.unwrap().key, "hush-no");
}

#[test]
fn picks_are_taken_back_one_by_one_also_while_others_bid() {
    let mut table = two_seats();
    let start = table.packet(0);
    table.play(&[(0, "pick 1"), (1, "pick 2"), (0, "pick 3"), (1, "seal")]);
    assert!(table.packet(0).undo);
    table.undo(0).unwrap();
    assert_eq!(table.packet(0).view.json()["picks"], serde_json::json!([1]));
    table.undo(0).unwrap();
    assert_eq!(offers(&table.packet(0)), offers(&start));
    assert!(!table.packet(0).undo);
    assert_eq!(table.undo(0), Err(Refusal::NoUndo));
    // What the other seat did stands.
    assert_eq!(table.packet(1).view.json()["picks"], serde_json::json!([2]));
    assert_eq!(table.packet(1).view.json()["sealed"], serde_json::json!([false, true]));
}

#[test]
fn what_revealed_something_is_not_taken_back() {
    let mut table = two_seats();
    table.play(&BOTH_SEALED);
    for seat in [0, 1] {
        assert!(!table.packet(seat).undo);
        assert_eq!(table.undo(seat), Err(Refusal::NoUndo));
    }
    table.act(0, "show");
    assert_eq!(table.undo(0), Err(Refusal::NoUndo));
}

#[test]
fn a_public_action_is_taken_back_until_another_seat_acts() {
    let mut table = two_seats();
    table.play(&BOTH_SEALED);
    let before = (table.public().view, table.packet(0).log, table.packet(0).offers);
    table.act(0, "say");
    assert_eq!(table.packet(0).log.lines.len(), 2);
    assert!(table.packet(0).undo && !table.packet(1).undo);
    assert_eq!(table.undo(1), Err(Refusal::NoUndo));
    table.undo(0).unwrap();
    assert_eq!((table.public().view, table.packet(0).log, table.packet(0).offers), before);

    // Another seat's secret pick does not show, but it ends the chance.
    table.act(0, "say");
    let seen = table.packet(0);
    table.act(1, "hold");
    assert_eq!(table.packet(0), seen);
    assert_eq!(table.undo(0), Err(Refusal::NoUndo));
    table.undo(1).unwrap();
    assert_eq!(table.undo(0), Ok(()));
    table.play(&[(0, "say"), (1, "say")]);
    assert!(!table.packet(0).undo);
}

#[test]
fn by_consent_a_turn_is_taken_back_across_what_was_revealed() {
    let mut table = two_seats();
    assert_eq!(table.take_back(0), Err(Refusal::NoUndo));
    let before = (table.public().view, table.packet(0).view, table.packet(1).view);
    table.play(&BOTH_SEALED);
    let sealed = (table.public().view, table.packet(0).log, table.packet(1).offers);
    table.play(&[(0, "show"), (1, "say")]);
    // The last turn of seat 0 is its `show`; the answer to it goes, too.
    table.take_back(0).unwrap();
    assert_eq!((table.public().view, table.packet(0).log, table.packet(1).offers), sealed);
    assert_eq!(table.journal.last().unwrap().what, Move::Back(3));
    assert!(!table.packet(0).undo);
    // Its two picks before the seals are one turn.
    table.take_back(0).unwrap();
    assert_eq!((table.public().view, table.packet(0).view, table.packet(1).view), before);
    assert!(table.packet(0).log.lines.is_empty());
    assert_eq!(table.journal.last().unwrap().what, Move::Back(0));
    // What was decided on a packet from before is stale now.
    let seq = table.seq(0) - 1;
    assert_eq!(table.table.act(ME, Seat(0), seq, "pick 2", 0).map(drop), Err(Refusal::Stale));
    table.play(&BOTH_SEALED);
    let again = open(stored(&TWO, table.journal.clone()));
    let again = Played { table: again, journal: Vec::new() };
    assert_eq!(again.packets(), table.packets());
    // An undo after a take-back reaches no further than the take-back.
    table.take_back(1).unwrap();
    assert_eq!(table.undo(0), Err(Refusal::NoUndo));
    table.play(&[(1, "seal"), (0, "say"), (1, "say")]);
    table.play(&BOTH_SEALED);
    table.play(&[(0, "say"), (1, "show")]);
    assert_eq!(table.take_back(0), Err(Refusal::NoUndo));
}

#[test]
fn the_journal_builds_the_same_table_with_the_same_packets() {
    let mut table = two_seats();
    table.play(&[(0, "pick 1"), (1, "pick 2"), (0, "pick 3")]);
    table.undo(0).unwrap();
    table.play(&[(1, "seal"), (0, "seal"), (0, "hold"), (0, "say"), (1, "hold")]);
    assert_eq!(table.journal[3].what, Move::Undo);
    let again = open(stored(&TWO, table.journal.clone()));
    let again = Played { table: again, journal: Vec::new() };
    assert_eq!(again.packets(), table.packets());
    assert_eq!(again.table.game().state_hash(), table.table.game().state_hash());
    assert_eq!(again.table.entries(), 9);
}

#[test]
fn a_journal_that_was_tampered_with_is_not_opened() {
    let mut table = two_seats();
    table.play(&BOTH_SEALED);
    let mut entries = table.journal.clone();
    entries[0].what = Move::Act("pick 3".to_owned());
    let forged = stored(&TWO, entries);
    let dealt = hush::GAMES[0].start(2, &forged.header.options, forged.header.seed).unwrap();
    let error = Table::open(forged, dealt).map(drop).unwrap_err();
    assert!(error.to_string().starts_with("entry 1, `0: pick 3`: leads elsewhere"), "{error}");
}

#[test]
fn a_finished_table_stays_viewable_and_takes_nothing() {
    let mut table = two_seats();
    table.play(&BOTH_SEALED);
    table.play(&[(0, "say"), (1, "say")]);
    table.play(&BOTH_SEALED);
    table.play(&[(0, "say"), (1, "show")]);
    let number = table.packet(1).view.json()["number"].as_i64().unwrap() as i32;
    for packet in table.packets() {
        assert!(packet.over && packet.to_act.is_empty() && packet.offers.is_empty());
        assert_eq!(packet.scores, Some(vec![4, number]));
        assert_eq!((packet.winners, packet.undo), (vec![Seat(1)], false));
    }
    assert_eq!(table.try_act(0, "say"), Err(GameRefusal::Over.into()));
    assert_eq!(table.undo(1), Err(GameRefusal::Over.into()));
}
