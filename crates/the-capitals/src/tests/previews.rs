//! What an action would cost and give.

use insula_core::{Delta, Game, Message, NoLog, Preview, Rng, Say, Seat, Seed};

use super::table::{A, B, Table, tile};
use crate::effect::Track;
use crate::phase::Phase;
use crate::{Action, Setup, TheCapitals};

fn preview(table: &Table, seat: Seat, action: &str) -> Preview {
    assert!(table.offers(seat).contains(&action.to_owned()), "{action}");
    table.game.preview(seat, action.parse().unwrap())
}

fn note(key: &str) -> Message {
    Message::new(format!("the-capitals-note-{key}"))
}

/// A part of a track's move.
fn part(key: &str, n: i32) -> Message {
    let key = if key.is_empty() { String::new() } else { format!("-{key}") };
    signed(Message::new(format!("the-capitals-part{key}")), n)
}

fn by(slug: &str, n: i32) -> Message {
    part("", n).with("tile", tile(slug).say())
}

fn signed(message: Message, n: i32) -> Message {
    message.with("sign", if n < 0 { "minus" } else { "plus" }).with("n", n)
}

fn moves(track: Track, from: i32, to: i32, n: i32, parts: Vec<Message>) -> Message {
    let said = note("track").with("track", track.name()).with("from", from).with("to", to);
    signed(said, n).with("parts", parts)
}

fn rules(a: &'static str, b: &'static str, kind: &'static str) -> [Message; 2] {
    [note("rule-a").with("kept", a), note("rule-b").with("kept", b).with("kind", kind)]
}

#[test]
fn r2_4_a_cell_shows_each_track_with_its_parts() {
    let mut table = Table::new(3);
    table.city(A, "danncil-estate 0,1").rows(["doctor", "", ""]).act(A, "tile doctor");
    let shown = preview(&table, A, "place 1,1");
    let [a, b] = rules("yes", "yes", "public");
    let expected = [
        a,
        b,
        moves(Track::Progress, 0, 1, 1, vec![by("doctor", 1)]),
        // One by itself, one for the house next to it.
        moves(Track::Public, 2, 4, 2, vec![by("doctor", 2)]),
    ];
    assert_eq!(shown.notes, expected);
    assert_eq!(shown.points, []);
    assert_eq!(shown.marks, ["fires doctor progress 1", "fires doctor public 2"]);
}

#[test]
fn r2_4k_the_tiles_that_are_set_off_are_marked() {
    let mut table = Table::new(3);
    table.city(B, "opera-house 2,0").rows(["king-george-mansion", "", ""]);
    table.turn(Phase::Building, B).act(B, "tile king-george-mansion");
    let shown = preview(&table, B, "place 0,-1");
    let king = |n| vec![by("king-george-mansion", n)];
    let [a, b] = rules("yes", "first", "housing");
    let expected = [
        a,
        b,
        moves(Track::Progress, 0, 1, 1, king(1)),
        moves(Track::Population, 3, 7, 4, king(4)),
        moves(Track::Public, 2, 0, -2, king(-2)),
        moves(Track::Culture, 3, 6, 3, vec![by("opera-house", 3)]),
        // Jobs -1, unemployment -1 then -3, one city ahead and then both.
        note("expo").with("from", -4).with("to", -8),
        note("culture"),
    ];
    assert_eq!(shown.notes, expected);
    let marks = shown.marks.iter().map(String::as_str);
    let mut marks: Vec<&str> = marks.filter(|mark| mark.contains("opera")).collect();
    assert_eq!(marks.pop(), Some("fires opera-house culture 3"));
    assert!(marks.is_empty());
}

#[test]
fn r2_10_taxation_and_penalties_are_parts() {
    // The worked case of the Arch from the $2 row with $1, and both rules broken.
    let mut table = Table::new(3);
    table.tracks(A, "economy 1").rows(["", "magnificent-arch", ""]);
    let taxed = note("taxed").with("n", 1u16);
    assert_eq!(preview(&table, A, "tile magnificent-arch").notes[1..], [taxed]);
    table.act(A, "tile magnificent-arch");
    let shown = preview(&table, A, "place -1,0");
    let [a, b] = rules("no", "no", "tourism");
    assert_eq!(shown.notes[..2], [a, b]);
    assert_eq!(shown.notes[2], note("penalty").with("n", 4u16));
    assert_eq!(shown.notes[3], note("taxed").with("n", 5u16));
    let prestige = vec![part("taxation", -5), part("penalty", -4)];
    let money = vec![part("price", -2), part("taxation", 15), by("magnificent-arch", -12)];
    assert!(shown.notes.contains(&moves(Track::Prestige, 0, -9, -9, prestige)), "{shown:?}");
    assert!(shown.notes.contains(&moves(Track::Economy, 1, 2, 1, money)), "{shown:?}");
    assert_eq!(shown.points, [Delta { place: "prestige", seat: A, before: 0, after: -9 }]);
    let does = table.does(A, |table| {
        table.act(A, "place -1,0");
    });
    assert_eq!(does, "progress+3 public-1 culture+9 prestige-9 economy+1");
}

#[test]
fn a39_next_to_subway_the_rules_say_why_they_are_kept() {
    let mut table = Table::prosperity(3);
    table.city(A, "subway 2,0; bookseller -1,0").rows(["baker", "", ""]).act(A, "tile baker");
    let shown = preview(&table, A, "place 3,0");
    assert_eq!(shown.notes[..2], rules("subway", "subway", "commerce"));
    assert_eq!(shown.points, []);
    let shown = preview(&table, A, "place -2,0");
    assert_eq!(shown.notes[..2], rules("no", "yes", "commerce"));
    assert_eq!(shown.points.len(), 1);
}

#[test]
fn r2_4_a_tile_tells_how_many_cells_are_free_of_penalty() {
    let mut table = Table::new(3);
    table.rows(["baker science-center", "", ""]);
    // At a token: two in the north, two in the south.
    let best = |n: u8| vec![note("best").with("n", n)];
    assert_eq!(preview(&table, A, "tile baker").notes, best(4));
    table.city(A, "park 1,-1; library 1,1");
    assert_eq!(preview(&table, A, "tile science-center").notes, best(2));
}

#[test]
fn r2_5h_an_upgrade_is_told_with_its_plant() {
    let mut table = Table::new(3);
    table.tracks(A, "progress 5").rows(["courthouse", "", ""]).act(A, "tile courthouse");
    let shown = preview(&table, A, "place 0,-1");
    assert!(shown.notes.contains(&note("upgrade").with("n", 2u8).with("cubes", 5)));
    assert!(shown.notes.contains(&moves(Track::Progress, 5, 0, 1, vec![by("courthouse", 1)])));
    let plant = vec![part("plant", 5).with("level", 2u8)];
    assert!(shown.notes.contains(&moves(Track::Energy, 4, 9, 5, plant)), "{shown:?}");
}

#[test]
fn r2_5c_a_red_arrow_is_a_part_of_prestige() {
    let mut table = Table::new(3);
    table.tracks(A, "public 0").rows(["fountain", "", ""]).act(A, "tile fountain");
    let shown = preview(&table, A, "place 1,1");
    let arrow = vec![part("arrow", -2).with("track", "public")];
    assert!(shown.notes.contains(&moves(Track::Prestige, 0, -2, -2, arrow)), "{shown:?}");
}

#[test]
fn r2_4i_a_question_is_announced_and_each_answer_shown() {
    // (7) A high-density house beside Doctor at public 1.
    let mut table = Table::new(3);
    table.city(A, "doctor 1,1").tracks(A, "public 1").rows(["danncil-estate", "", ""]);
    table.act(A, "tile danncil-estate");
    let shown = preview(&table, A, "place 0,1");
    assert!(shown.notes.contains(&note("order").with("track", "public")), "{shown:?}");
    table.act(A, "place 0,1");
    assert_eq!(preview(&table, A, "first gain").points, []);
    let loss = preview(&table, A, "first loss");
    assert_eq!(loss.points, [Delta { place: "prestige", seat: A, before: 0, after: -2 }]);
    let parts = vec![by("danncil-estate", -1), by("doctor", 1)];
    assert!(loss.notes.contains(&moves(Track::Public, 1, 1, 0, parts)), "{loss:?}");
}

#[test]
fn r2_7_an_activation_shows_its_price_and_what_it_sets_off() {
    let mut table = Table::new(3);
    table.city(A, "fountain 1,1").turn(Phase::Executive, A);
    let shown = preview(&table, A, "activate hotel");
    let expected = [
        note("cost").with("tile", tile("hotel").say()).with("n", 2u16),
        note("left").with("n", 3),
        moves(Track::Culture, 3, 3, 0, vec![by("hotel", -1), by("fountain", 1)]),
        moves(Track::Energy, 4, 3, -1, vec![part("cubes", -1)]),
        moves(Track::Economy, 10, 17, 7, vec![by("hotel", 7)]),
    ];
    assert_eq!(shown.notes, expected);
    assert!(shown.marks.contains(&"fires fountain culture 1".to_owned()));
    table.act(A, "activate hotel");
    assert_eq!(preview(&table, A, "pay").notes, expected);
    // A tourist that pays spares the cube.
    let [cost, _, culture, _, money] = expected;
    let spared = [cost, note("left").with("n", 4), culture, money];
    assert_eq!(preview(&table, A, "tourist 0").notes, spared);
}

#[test]
fn r2_7l_a_free_activation_shows_all_of_it() {
    let mut table = Table::new(3);
    table.city(A, "convention-center 0,1").tracks(A, "energy 9").turn(Phase::Executive, A);
    let shown = preview(&table, A, "activate convention-center");
    assert_eq!(shown.notes.iter().filter(|said| **said == note("free")).count(), 1);
    table.act(A, "activate convention-center, pay");
    let shown = preview(&table, A, "free hotel");
    let money = moves(Track::Economy, 10, 17, 7, vec![by("hotel", 7)]);
    let energy = moves(Track::Energy, 9, 6, -3, vec![part("cubes", -3)]);
    assert!(shown.notes.contains(&money) && shown.notes.contains(&energy), "{shown:?}");
    let shown = preview(&table, A, "decline");
    assert!(!shown.notes.contains(&money) && shown.notes.contains(&energy), "{shown:?}");
}

#[test]
fn r2_7m_the_bonus_is_shown() {
    let mut table = Table::new(3);
    table.tracks(A, "progress 5").turn(Phase::Executive, A);
    let shown = preview(&table, A, "bonus progress");
    let progress = moves(Track::Progress, 5, 0, 1, vec![part("bonus", 1)]);
    assert!(shown.notes.contains(&progress), "{shown:?}");
}

#[test]
fn r2_3_a_space_shows_its_price_now_and_later() {
    let mut table = Table::new(3);
    table.round(3).tracks(A, "economy 5").turn(Phase::Political, A);
    // (7) From $3/4x to the fourth space: 4 times $2.
    let shown = preview(&table, A, "space 4");
    let expected = [
        note("next").with("n", 2u8),
        note("taxed").with("n", 2u16),
        moves(Track::Prestige, 0, -2, -2, vec![part("taxation", -2)]),
        moves(Track::Economy, 5, 3, -2, vec![part("price", -8), part("taxation", 6)]),
    ];
    assert_eq!(shown.notes, expected);
    // (2.11b) In the last round what is paid at the end.
    table.round(12);
    assert_eq!(preview(&table, A, "space 2").notes[0], note("final").with("n", 12u8));
}

#[test]
fn r2_13f_a_lake_has_no_rule_to_break() {
    let mut table = Table::prosperity(3);
    table.round(3).hand(A, "church").turn(Phase::Prosperity, A);
    assert_eq!(preview(&table, A, "lake church").notes, [note("lake").with("n", 2u8)]);
    table.act(A, "lake church");
    let shown = preview(&table, A, "place -1,1");
    assert_eq!(shown.notes, [moves(Track::Energy, 4, 6, 2, vec![part("lake", 2)])]);
}

#[test]
fn what_is_shown_is_what_happens() {
    let mut checked = 0;
    for seed in 0..24 {
        let setup = Setup {
            seats: 2 + (seed % 4) as u8,
            prosperity: seed % 2 == 0,
            full_refill: false,
            hide_prestige: false,
        };
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut game = TheCapitals::new(&setup, Rng::new(Seed::from_number(seed)));
        while let Some(seat) = game.to_act().first() {
            let mut offers = Vec::new();
            game.legal_actions(seat, &mut offers);
            let action = rng.pick(&offers);
            let shown = game.preview(seat, action);
            let before = game.clone();
            game.commit(seat, action, &mut NoLog);
            checked += u32::from(compare(&before, &game, seat, action, &shown));
        }
    }
    assert!(checked > 1500, "{checked}");
}

/// Compares the tracks of a finished decision with its preview, where nothing
/// else has happened in between; whether it could.
fn compare(
    before: &TheCapitals,
    after: &TheCapitals,
    seat: Seat,
    action: Action,
    shown: &Preview,
) -> bool {
    let finished = !after.mid_decision(seat) && !matches!(action, Action::End | Action::Token(_));
    // A World Expo, Casino and what Financial District takes come by themselves.
    let casino = before.side(seat).city.slot_of(tile("casino")).is_some();
    if !finished || after.round != before.round || casino || before.phase == Phase::Extra {
        return false;
    }
    if after.phase == Phase::Over || before.phase == Phase::BeforeExpo {
        return false;
    }
    for track in Track::ALL {
        let now = i64::from(after.side(seat).tracks.get(track));
        let said = shown.notes.iter().find(|said| {
            said.key == "the-capitals-note-track" && said.args["track"] == track.name().into()
        });
        match said {
            Some(said) => assert_eq!(said.args["to"], now.into(), "{action}: {track:?}"),
            None => assert_eq!(now, before.side(seat).tracks.get(track).into(), "{action}"),
        }
    }
    true
}
