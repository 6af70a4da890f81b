//! Game files: written, read back, broken in every way, and carried out again.

use insula_core::{Options, Scores, Seat, Seed, StateHash};
use insula_store::{
    CHAIN, Chain, Company, Entry, Header, MAX_ENTRIES, MAX_RECORD, Move, ParseRecordError,
    PersonId, Reason, Record, Replay, ReplayError, Sitter, SitterKind, Stored, TableId, fair,
    verify,
};

/// Two seats add numbers to their heap; at 10 together it is over.
#[derive(Default)]
struct Heaps {
    adds: Vec<(Seat, i32)>,
}

impl Heaps {
    fn heap(&self, seat: u8) -> i32 {
        self.adds.iter().filter(|(by, _)| by.0 == seat).map(|(_, number)| number).sum()
    }
}

impl Replay for Heaps {
    type Refused = &'static str;

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), &'static str> {
        let number = action.strip_prefix("add ").and_then(|number| number.parse().ok());
        self.adds.push((seat, number.ok_or("not a number")?));
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), &'static str> {
        let last = self.adds.iter().rposition(|(by, _)| *by == seat).ok_or("nothing to undo")?;
        self.adds.remove(last);
        Ok(())
    }

    fn back(&mut self, _: Seat, to: u32) -> Result<(), &'static str> {
        self.adds.truncate(to as usize);
        Ok(())
    }

    fn state_hash(&self) -> StateHash {
        insula_core::state_hash(&self.adds)
    }

    fn scores(&self) -> Option<Scores> {
        let heaps = [self.heap(0), self.heap(1)];
        (heaps[0] + heaps[1] >= 10).then(|| Scores::new(&heaps))
    }
}

fn start(_: &Header) -> Result<Heaps, ReplayError> {
    Ok(Heaps::default())
}

fn header() -> Header {
    let bot = Some("greedy".to_owned());
    Header {
        chain: CHAIN,
        game: "heaps".to_owned(),
        rules: 2,
        seats: vec![
            Sitter { name: "Anna B".to_owned(), kind: SitterKind::You, bot: None },
            Sitter { name: "Città = 2: x".to_owned(), kind: SitterKind::Bot, bot },
        ],
        options: Options::from([
            ("goal".to_owned(), "ten".to_owned()),
            ("pace".to_owned(), "slow".to_owned()),
        ]),
        seed: Seed::from_number(4),
    }
}

/// Plays the moves and keeps the journal as a table does.
fn stored(moves: &[(u8, &str)]) -> Stored {
    let (header, mut game) = (header(), Heaps::default());
    let mut chain = Chain::new(&header);
    let mut entries = Vec::new();
    for &(seat, text) in moves {
        let seat = Seat(seat);
        let what = Move::read(text).unwrap();
        match &what {
            Move::Act(action) => game.act(seat, action).unwrap(),
            Move::Undo => game.undo(seat).unwrap(),
            Move::Back(to) => game.back(seat, *to).unwrap(),
        }
        chain = chain.next(seat, &what, game.state_hash());
        entries.push(Entry { seat, what, hash: chain.hash(), rules: 2, time: 0 });
    }
    let scores = game.scores().map(|scores| scores.points().to_vec());
    // What a seat has answered beforehand is no part of a record.
    let standing = [(Seat(0), Options::from([("add".to_owned(), "3".to_owned())]))].into();
    let (id, owner) = (TableId::random(), PersonId([0; 32]));
    let company = Company::of(&header, owner);
    Stored { id, header, owner, created: 0, entries, scores, standing, company }
}

fn record() -> Record {
    let moves = [(0, "add 3"), (1, "add 9"), (1, "undo"), (1, "add 4"), (0, "add 5")];
    Record::of(&stored(&moves)).unwrap()
}

#[test]
fn a_record_reads_back_the_same_and_verifies() {
    let record = record();
    let text = record.to_string();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(
        lines[..10],
        [
            "insula 2",
            "game heaps",
            "rules 2",
            "seats 2",
            "seat 0 you Anna B",
            "seat 1 bot greedy Città = 2: x",
            "set goal=ten",
            "set pace=slow",
            &format!("fair {}", fair(&Seed::from_number(4))),
            &format!("seed {}", Seed::from_number(4)),
        ]
    );
    assert!(lines[10].starts_with("0: add 3 = ") && lines[12].starts_with("1: undo = "));
    assert!(lines[15].starts_with("end 8 4 "));
    assert_eq!(text.parse::<Record>().as_ref(), Ok(&record));
    let verified = verify(&record, start).unwrap();
    assert_eq!((verified.actions, verified.undone), (4, 1));
    assert_eq!(verified.scores.points(), [8, 4]);
}

#[test]
fn an_unfinished_table_has_no_record() {
    assert_eq!(Record::of(&stored(&[(0, "add 3")])), None);
}

/// Replaces the first `old` of the record by `new` and reads it.
fn broken(old: &str, new: &str) -> ParseRecordError {
    let text = record().to_string();
    assert!(text.contains(old), "{old:?} is not in the record");
    text.replacen(old, new, 1).parse::<Record>().unwrap_err()
}

#[test]
fn every_breakage_is_named_with_its_line() {
    let bad = |key| Reason::BadValue { key };
    let seat = |seat: &str| Reason::BadSeat { seat: seat.to_owned() };
    let key = |key: &str| Reason::UnknownKey { key: key.to_owned() };
    let expected = |expected| Reason::Expected { expected };
    let hash = record().entries[0].hash.to_string();
    let seed = Seed::from_number(4).to_string();
    let upper = hash.to_uppercase();
    let long = format!("0: {} =", "x".repeat(500));
    let promise = format!("fair {}\n", fair(&Seed::from_number(4)));
    let cases: Vec<(&str, &str, usize, Reason)> = vec![
        ("insula 2\n", "insula 3\n", 1, Reason::BadHeader),
        ("insula 2\n", "", 1, Reason::BadHeader),
        ("game heaps\n", "", 2, expected("game ")),
        ("game heaps", "game ../heaps", 2, bad("game")),
        ("game heaps", "game heaps\r", 2, bad("game")),
        ("rules 2", "rules two", 3, bad("rules")),
        ("rules 2", "rules 02", 3, bad("rules")),
        ("rules 2", "rules -1", 3, bad("rules")),
        ("rules 2", "rules 4294967296", 3, bad("rules")),
        ("seats 2", "seats 0", 4, bad("seats")),
        ("seats 2", "seats 99999999999999999999", 4, bad("seats")),
        ("seats 2", "seats 3", 7, expected("seat ")),
        ("seat 0 you", "seat 1 you", 5, seat("1")),
        ("seat 0 you Anna B", "seat 0 you  Anna B", 5, bad("seat")),
        ("seat 0 you Anna B", "seat 0 open Anna B", 5, bad("seat")),
        ("bot greedy Città = 2: x", "bot greedy ", 6, bad("seat")),
        ("seat 0 you Anna B", "seat 0 cat Anna B", 5, bad("seat")),
        ("bot greedy Città = 2: x", "bot greedy", 6, bad("seat")),
        ("set goal", "let goal", 7, key("let")),
        ("set goal=ten", "set goal", 7, bad("set")),
        ("set pace=slow", "set goal=ten", 8, bad("set")),
        (&promise, "", 9, expected("fair ")),
        ("fair ", "fair x", 9, bad("fair")),
        ("\nseed ", "\nsaid ", 10, expected("seed ")),
        (&seed, &seed[1..], 10, bad("seed")),
        ("0: add 3", "2: add 3", 11, seat("2")),
        ("0: add 3", "x: add 3", 11, seat("x")),
        ("0: add 3", "00: add 3", 11, seat("00")),
        ("0: add 3", "0 add 3", 11, key("0")),
        ("0: add 3", "0:  add 3", 11, Reason::BadAction),
        ("0: add 3", "0: add\u{7}3", 11, Reason::BadAction),
        ("0: add 3", "0: back 01", 11, Reason::BadAction),
        ("0: add 3", "0: ", 11, Reason::BadAction),
        (&hash, &hash[..63], 11, Reason::BadHash),
        (&hash, &upper, 11, Reason::BadHash),
        (&hash, "", 11, Reason::BadHash),
        ("0: add 3 =", &long, 11, Reason::TooLong { what: "the line" }),
        ("end 8 4", "end 8", 16, bad("end")),
        ("end 8 4", "end 8 4.0", 16, bad("end")),
        ("end 8 4", "fin 8 4", 16, key("fin")),
        ("end 8 4", "end", 16, Reason::BadHash),
    ];
    for (old, new, line, reason) in cases {
        let error = broken(old, new);
        assert_eq!((error.line, &error.reason), (line, &reason), "{old:?} -> {new:?}");
    }
}

#[test]
fn a_record_cut_off_anywhere_is_refused() {
    let text = record().to_string();
    let cuts = (0..text.len()).filter(|&cut| text.is_char_boundary(cut));
    for cut in cuts {
        let error = text[..cut].parse::<Record>().unwrap_err();
        let whole_lines = text[..cut].matches('\n').count();
        assert_eq!(error.line, whole_lines + 1, "cut at {cut}");
        assert_eq!(error.reason, Reason::Truncated, "cut at {cut}");
    }
}

#[test]
fn nothing_may_follow_the_end() {
    for more in ["\n", "x", "0: add 1 = 00\n"] {
        let error = (record().to_string() + more).parse::<Record>().unwrap_err();
        assert_eq!((error.line, error.reason), (17, Reason::AfterEnd), "{more:?}");
    }
}

#[test]
fn a_record_has_a_greatest_length() {
    let text = record().to_string();
    let (head, tail) = text.split_at(text.find("0: add 3").unwrap());
    let line = tail.lines().next().unwrap();
    let many = format!("{head}{}", format!("{line}\n").repeat(MAX_ENTRIES + 1));
    let error = many.parse::<Record>().unwrap_err();
    assert_eq!(error.line, 10 + MAX_ENTRIES + 1);
    assert_eq!(error.reason, Reason::TooLong { what: "the game" });
    let error = "x".repeat(MAX_RECORD + 1).parse::<Record>().unwrap_err();
    assert_eq!((error.line, error.reason), (1, Reason::TooLong { what: "the file" }));
}

/// Reads the record after `old` became `new`, and carries it out.
fn forged(old: &str, new: &str) -> ReplayError {
    let text = record().to_string();
    assert!(text.contains(old), "{old:?} is not in the record");
    let record: Record = text.replacen(old, new, 1).parse().unwrap();
    verify(&record, start).unwrap_err()
}

#[test]
fn every_forgery_is_found_at_its_entry() {
    let at = |error: &ReplayError| match error {
        ReplayError::Differs { step, .. } | ReplayError::Refused { step, .. } => Some(*step),
        _ => None,
    };
    // The header is under every hash, but for the names.
    for (old, new) in [
        ("game heaps", "game piles"),
        ("rules 2", "rules 3"),
        ("you Anna B", "friend Anna B"),
        ("bot greedy", "bot random"),
        ("goal=ten", "goal=six"),
    ] {
        assert_eq!(at(&forged(old, new)), Some(1), "{old:?}");
    }
    assert_eq!(at(&forged("1: add 9", "1: add 8")), Some(2));
    assert_eq!(at(&forged("1: add 9", "0: add 9")), Some(2));
    assert_eq!(at(&forged("1: undo", "0: undo")), Some(3));
    let refused = forged("1: add 4", "1: sub 4");
    assert!(matches!(&refused, ReplayError::Refused { step: 4, why, .. } if why == "not a number"));
    assert_eq!(
        forged("end 8 4", "end 8 5"),
        ReplayError::Scores { written: vec![8, 5], found: vec![8, 4] }
    );
}

#[test]
fn missing_entries_and_other_ends_are_found() {
    let mut short = record();
    short.entries.pop();
    assert_eq!(verify(&short, start), Err(ReplayError::NotOver));
    let mut other = record();
    other.end = other.entries[0].hash;
    assert_eq!(verify(&other, start), Err(ReplayError::End));
    let unknown = |_: &Header| Err::<Heaps, _>(ReplayError::Setup("no such game".to_owned()));
    let error = verify(&record(), unknown).unwrap_err();
    assert_eq!(error.to_string(), "the game cannot be started: no such game");
}

#[test]
fn another_seed_is_not_the_one_that_was_promised() {
    let (seed, other) = (Seed::from_number(4), Seed::from_number(5));
    assert_eq!(forged(&seed.to_string(), &other.to_string()), ReplayError::Unfair);
    assert_eq!(forged(&fair(&seed).to_string(), &fair(&other).to_string()), ReplayError::Unfair);
}

#[test]
fn a_name_can_go_and_the_game_stays() {
    for name in ["", "Someone else"] {
        let text = record().to_string().replace("Anna B", name);
        let read: Record = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
        assert!(verify(&read, start).is_ok(), "{name:?}");
    }
}

#[test]
fn what_everybody_agreed_to_take_back_does_not_count() {
    let moves = [(0, "add 3"), (1, "add 4"), (0, "add 1"), (1, "back 1"), (1, "add 9")];
    let record = Record::of(&stored(&moves)).unwrap();
    let text = record.to_string();
    assert!(text.contains("\n1: back 1 = "));
    assert_eq!(text.parse::<Record>().as_ref(), Ok(&record));
    let verified = verify(&record, start).unwrap();
    assert_eq!((verified.actions, verified.undone), (4, 2));
    assert_eq!(verified.scores.points(), [3, 9]);
    let elsewhere: Record = text.replace("1: back 1", "1: back 2").parse().unwrap();
    assert!(matches!(verify(&elsewhere, start), Err(ReplayError::Differs { step: 4, .. })));
}

#[test]
fn files_of_the_first_version_are_still_read_and_their_names_are_sealed() {
    let mut table = stored(&[(0, "add 3"), (1, "add 9")]);
    table.header.chain = 1;
    let (mut chain, mut game) = (Chain::new(&table.header), Heaps::default());
    for entry in &mut table.entries {
        game.act(entry.seat, &entry.what.to_string()).unwrap();
        chain = chain.next(entry.seat, &entry.what, game.state_hash());
        entry.hash = chain.hash();
    }
    let text = Record::of(&table).unwrap().to_string();
    assert!(text.starts_with("insula 1\n") && !text.contains("fair "));
    let read: Record = text.parse().unwrap();
    assert_eq!((verify(&read, start).is_ok(), read.to_string()), (true, text.clone()));
    let renamed: Record = text.replace("Anna B", "Anna C").parse().unwrap();
    assert!(matches!(verify(&renamed, start), Err(ReplayError::Differs { step: 1, .. })));
    for unknown in ["seat 0 friend Anna B", "seat 0 you "] {
        let error = text.replace("seat 0 you Anna B", unknown).parse::<Record>().unwrap_err();
        assert_eq!(error.reason, Reason::BadValue { key: "seat" }, "{unknown:?}");
    }
}
