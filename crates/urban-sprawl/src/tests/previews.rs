//! What previews promise.

use insula_core::{Arg, Game, Message, Preview, Rng, Seed, Viewer};
use insula_testkit::{opening, walk};

use super::table::{A, B, Table};
use crate::event::{Event, Why};
use crate::office::{Office, Vocation};
use crate::run::frame::{Ask, Frame};
use crate::{Action, Cards, GameLength, Setup, UrbanSprawl, Worth};

fn preview(table: &Table, text: &str) -> Preview {
    let action: Action = text.parse().unwrap();
    table.game.check(table.asked().unwrap(), action).unwrap();
    table.game.preview(table.asked().unwrap(), action)
}

fn note<'a>(preview: &'a Preview, key: &str) -> Option<&'a Message> {
    let key = format!("urban-sprawl-note-{key}");
    preview.notes.iter().find(|note| note.key == key)
}

/// A number or word of a note.
fn arg(preview: &Preview, key: &str, name: &str) -> String {
    match &note(preview, key).unwrap_or_else(|| panic!("no {key} in {preview:?}")).args[name] {
        Arg::Number(number) => number.to_string(),
        Arg::Word(word) => word.to_string(),
        other => panic!("{other:?}"),
    }
}

/// The High School of section 15 beside a commercial and a civic building.
#[test]
fn r5_a_site_says_what_it_costs_and_gives() {
    let mut table = Table::new(3);
    table.starting().boxes("T04").hand(A, "PL31").act(A, "build T04");
    let at = preview(&table, "site 4,7+5,7");
    assert_eq!((arg(&at, "price", "n"), arg(&at, "price", "left")), ("7".into(), "13".into()));
    assert_eq!(arg(&at, "zoning", "zoning"), "own");
    assert_eq!(
        (arg(&at, "adjacency", "n"), arg(&at, "adjacency", "prestige")),
        ("1".into(), "1".into())
    );
    assert!(note(&at, "vocation").is_some());
    // Its own Education tile is about to score.
    assert_eq!((arg(&at, "scores", "n"), arg(&at, "scores", "each")), ("1".into(), "2".into()));
    assert_eq!(at.marks, ["cost 7", "adjacent 6,6", "moves 0 0 1"]);
    assert_eq!((at.points[0].seat, at.points[0].before, at.points[0].after), (A, 0, 1));
    let alone = preview(&table, "site 4,0+5,0");
    assert_eq!(
        (arg(&alone, "price", "n"), arg(&alone, "zoning", "zoning")),
        ("2".into(), "alone".into())
    );
    assert_eq!(arg(&alone, "adjacency", "n"), "0");
    assert_eq!(arg(&alone, "income", "worth"), "wealth");
}

#[test]
fn r5_3b_the_doubled_bonus_is_told() {
    let mut table = Table::new(3);
    table.city("civ 0,0 1; civ 0,2 1").office(Office::DistrictAttorney, A);
    table.boxes("T05").hand(A, "PL11").act(A, "build T05");
    let at = preview(&table, "site 0,1");
    assert_eq!(arg(&at, "adjacency", "doubled"), "yes");
    assert_eq!(arg(&at, "adjacency", "prestige"), "4");
    // (T05) And 1 for its effect.
    assert_eq!(at.points[0].after, 5);
}

/// University: everybody gains by its own buildings.
#[test]
fn r14_1_effects_are_told_for_every_seat() {
    let mut table = Table::new(3);
    table.city("res 0,0 1; res 0,2 1; civ 0,4 1").sports_team().boxes("M01").hand(A, "PL31");
    table.office(Office::PoliceChief, A).act(A, "build M01");
    let at = preview(&table, "site 10,10+10,11+11,10+11,11");
    // The Police Chief gets both for the tile, then 4 for the University.
    assert!(at.marks.contains(&"moves 0 5 9".to_owned()), "{:?}", at.marks);
    assert!(at.marks.contains(&"moves 1 0 12".to_owned()), "{:?}", at.marks);
    let points: Vec<i32> = at.points.iter().map(|delta| delta.after).collect();
    assert_eq!(points, [9, 12]);
    assert!(note(&at, "then").is_none());
}

#[test]
fn what_must_be_chosen_is_announced() {
    let mut table = Table::new(3);
    table.boxes("T07").hand(A, "PL11").act(A, "build T07");
    let at = preview(&table, "site 4,0+5,0");
    let then = note(&at, "then").unwrap();
    assert_eq!(then.args["seat"], Arg::Seat(A));
    let Arg::Message(asked) = &then.args["say"] else { panic!("{then:?}") };
    assert_eq!(asked.key, "urban-sprawl-ask-marker");
}

#[test]
fn r8_what_is_demolished_is_told() {
    let mut table = Table::new(3);
    table.city("com 0,0 1; com 0,1 -; com 4,4 0").boxes("T11").hand(A, "PL32 UR1");
    table.act(A, "build T11");
    let at = preview(&table, "site 0,0+0,1");
    assert!(note(&at, "renewal").is_some());
    let gone: Vec<&String> = at.marks.iter().filter(|mark| mark.starts_with("gone")).collect();
    assert_eq!(gone, ["gone 0,0", "gone 0,1"]);
    assert_eq!(at.notes.iter().filter(|note| note.key == "urban-sprawl-note-demolish").count(), 2);
}

#[test]
fn r6_a_marker_says_how_many_blocks_it_raises() {
    let mut table = Table::new(3);
    table.city("com 0,0 0; com 2,0 1").effects("T08", "6,6+6,7");
    let top = preview(&table, "marker T0");
    assert_eq!((arg(&top, "blocks", "n"), arg(&top, "blocks", "value")), ("12".into(), "7".into()));
    // Seats 0 and 1 would share it: (7 + 3) / 2.
    assert_eq!(arg(&top, "others-income", "worth"), "wealth");
    assert_eq!(arg(&preview(&table, "marker R5"), "blocks", "n"), "6");
}

#[test]
fn r3_cards_say_what_they_bring() {
    let mut table = Table::new(3);
    table.planning("PL15 UR2").boxes("T04").hand(A, "PL04").ap(5);
    let take = preview(&table, "take PL15");
    assert_eq!(arg(&take, "ap-left", "n"), "4");
    let permits: Vec<_> =
        take.notes.iter().filter(|note| note.key == "urban-sprawl-note-permits").collect();
    assert_eq!(permits.len(), 2);
    assert_eq!(
        (arg(&take, "permits", "from"), arg(&take, "permits", "to")),
        ("1".into(), "3".into())
    );
    assert!(note(&preview(&table, "take UR2"), "says").is_some());
    let invest = preview(&table, "invest PL04");
    assert_eq!(
        (arg(&invest, "money", "from"), arg(&invest, "money", "to")),
        ("20".into(), "31".into())
    );
    assert!(note(&preview(&table, "favor T04"), "favor").is_some());
    assert_eq!(arg(&preview(&table, "end"), "ap-lost", "n"), "5");
}

#[test]
fn r5_a_contract_says_how_many_places_it_has() {
    let mut table = Table::new(3);
    table.boxes("T29").hand(A, "PL34").wealth(A, 3);
    // (T29) Value 5 at most, and 3 wealth: the columns of wealth 1 and 2, and
    // not those of more than 3.
    let build = preview(&table, "build T29");
    let sites = table.game.map.blocks_worth(0, 3).len();
    assert_eq!(arg(&build, "sites", "n"), sites.to_string());
    assert_eq!(
        (arg(&build, "sites", "least"), arg(&build, "sites", "most")),
        ("2".into(), "3".into())
    );
    assert_eq!(arg(&build, "ap-left", "n"), "5");
}

#[test]
fn r5_1c_permits_beyond_the_need_are_told() {
    let mut table = Table::new(3);
    table.boxes("T04").hand(A, "PL23 PL31").act(A, "build T04; site 4,0+5,0");
    assert_eq!(arg(&preview(&table, "permit PL23"), "excess", "n"), "1");
    assert_eq!(arg(&preview(&table, "permit PL31"), "excess", "n"), "2");
}

#[test]
fn r7_who_would_lead_is_told() {
    let mut table = Table::new(3);
    table.airport().city("com 4,6 1").boxes("T15").hand(A, "PL12").act(A, "build T15");
    // Block (0,3) is worth 9, that of the other building 7.
    assert!(note(&preview(&table, "site 0,6"), "lead").is_some());
    assert!(note(&preview(&table, "site 10,0"), "lead").is_none());
}

#[test]
fn r5_4c_an_answer_says_what_it_moves() {
    let mut table = Table::new(3);
    table.vocations(B, Vocation::Tourism, 1).event("PE12");
    let answer = preview(&table, "prestige");
    assert_eq!((answer.points[0].seat, answer.points[0].after), (B, 1));
    assert_eq!(preview(&table, "wealth").marks, ["moves 1 1 0"]);
}

fn setup(seats: u8) -> Setup {
    Setup {
        seats,
        length: GameLength::Short,
        tamed: false,
        airport_elections: true,
        cards: Cards::standard(),
    }
}

/// Whatever is promised comes true, and nothing hidden is told.
#[test]
fn previews_keep_their_word() {
    for seats in 2..=4 {
        for seed in 0..4 {
            let setup = setup(seats);
            let mut rng = Rng::stream(Seed::from_number(seed), 3);
            let mut game: UrbanSprawl = opening(&setup, seed);
            for (seat, action) in walk::<UrbanSprawl>(&setup, seed, |_| {}) {
                let promised = game.preview(seat, action);
                let other = game.resample(Viewer::Seat(seat), &mut rng);
                assert_eq!(other.preview(seat, action), promised, "{action}");
                let before = game.parties;
                let mut log: Vec<Event> = Vec::new();
                game.commit(seat, action, &mut log);
                let turned = log.iter().any(|event| matches!(event, Event::Revealed { .. }));
                let done = game.pending.get().is_none() && !matches!(action, Action::End);
                if turned || !done || matches!(action, Action::Permit(_)) {
                    continue;
                }
                let mut last = game.clone();
                let scored = answer_tiles(&mut last);
                for seat in game.all_seats() {
                    let now = last.party(seat).prestige - scored[seat.index()];
                    let moved = before[seat.index()].prestige != now;
                    let told = promised.points.iter().find(|delta| delta.seat == seat);
                    let after = told.map(|delta| delta.after);
                    assert_eq!(after, moved.then_some(i32::from(now)), "{action}, seat {seat}");
                }
            }
        }
    }
}

/// Takes prestige for every vocation tile that scores, and tells how much of
/// it each seat got.
fn answer_tiles(game: &mut UrbanSprawl) -> [u16; crate::MAX_SEATS] {
    let mut scored = [0; crate::MAX_SEATS];
    let tile = |game: &UrbanSprawl| match game.frames.top() {
        Some(Frame::Ask(asking)) if matches!(asking.ask, Ask::Tile { .. }) => Some(asking),
        _ => None,
    };
    let ends = matches!(game.frames.bottom(), Some(Frame::EndOfTurn(_)));
    while let (false, Some(asking), Some(seat)) = (ends, tile(game), game.asked()) {
        let answer = match asking.now {
            None => Action::Next(asking.left.first().unwrap()),
            Some(_) => Action::Worth(Worth::Prestige),
        };
        let mut log: Vec<Event> = Vec::new();
        game.commit(seat, answer, &mut log);
        for event in log {
            if let Event::Moved { seat, prestige, why: Why::Vocation(..), .. } = event {
                scored[seat.index()] += prestige.unsigned_abs();
            }
        }
    }
    scored
}
