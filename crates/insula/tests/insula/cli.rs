//! The command line as its users see it: the real binary, its output and its
//! refusals.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use insula_core::{Options, Rng, Seed};
use insula_store::{Chain, Header, Move, Record, RecordEntry, Sitter, SitterKind};
use serde_json::Value;

fn insula(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_insula"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Who quits early does not read on.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn said(args: &[&str], typed: &str) -> String {
    let output = insula(args, typed);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What it complains about; the exit status tells scripts.
fn refused(args: &[&str]) -> String {
    let output = insula(args, "");
    assert!(!output.status.success(), "{args:?} was not refused");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn sim_prints_one_json_object() {
    let args = "sim capitol --players 3 --games 30 --seed 5 --bots random --threads 2 --json";
    let text = said(&args.split(' ').collect::<Vec<_>>(), "");
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(report["games"], 30);
    for key in ["seconds", "games_per_s", "actions_per_s", "mean_actions"] {
        assert!(report[key].as_f64().unwrap() > 0.0, "{key}");
    }
    let seats = report["by_seat"].as_array().unwrap();
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert_eq!((seats.len(), wins.round() as u64), (3, 30), "a shared win is a fraction");
    let random = &report["by_bot"]["random"];
    assert_eq!(random["games"], 90);
    assert!((random["win_rate"].as_f64().unwrap() - 1.0 / 3.0).abs() < 1e-9);
    assert_eq!(random["mean_score"].as_f64().is_some(), seats[0]["mean_score"].as_f64().is_some());
}

#[test]
fn sim_refuses_what_it_cannot_play() {
    for (args, why) in [
        (
            "sim chess",
            "there is no game \"chess\"; there is capitol, new-york, the-capitals, urban-sprawl",
        ),
        ("sim capitol --players 9", "9 seats"),
        ("sim capitol --players 3 --bots random,random", "2 bots for 3 seats"),
        ("sim capitol --bots clever", "\"clever\""),
        ("sim capitol --games 0", "no games"),
        ("sim capitol --set seen=perhaps", "\"perhaps\" is not one of hide, show"),
        ("sim capitol --set wind=calm", "\"wind\""),
        ("sim capitol --set wind", "key=value"),
    ] {
        let complaint = refused(&args.split(' ').collect::<Vec<_>>());
        assert!(complaint.contains(why), "{args}: {complaint}");
    }
}

#[test]
fn a_person_plays_with_numbers_undoes_and_is_told_the_rule() {
    let args = ["play", "capitol", "--seats", "human,easy", "--seed", "3", "--lang", "en"];
    // The second offer chooses a card; then undo, a wrong number, a move that
    // the rules refuse, and quit.
    let text = said(&args, "2\nu\n99\nput caelius\nq\n");
    assert!(text.contains("   2  "), "numbered offers\n{text}");
    assert!(text.contains("Type one of the numbers"), "{text}");
    assert_eq!(text.matches("   1  Pass").count(), 2, "asked again after the undo\n{text}");
}

#[test]
fn a_hint_numbers_its_moves_as_the_offers_are() {
    let args = ["play", "capitol", "--seats", "human,easy", "--seed", "3", "--lang", "en"];
    let text = said(&args, "hint\nq\n");
    let (offers, rest) = text.split_once("Your choice").unwrap();
    let hint = rest.split("Your choice").next().unwrap();
    let numbered = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| line.starts_with("  "));
        let numbers = lines.filter_map(|line| line.split_whitespace().next());
        numbers.filter(|number| number.parse::<u8>().is_ok()).map(str::to_owned).collect()
    };
    let (offered, advised) = (numbered(offers), numbered(hint));
    assert!(advised.iter().all(|number| offered.contains(number)), "{text}");
    assert_eq!(hint.matches("% to win").count(), 2 * 3, "three moves, two seats\n{text}");
    assert!(!hint.contains("hint-") && !hint.contains("capitol-"), "{text}");
}

/// A game between bots, as its file.
fn game_file(name: &str) -> String {
    let entry = insula_games::find("capitol").unwrap();
    let sitter = |name: &str| Sitter { name: name.to_owned(), kind: SitterKind::You, bot: None };
    let header = Header {
        chain: insula_store::CHAIN,
        game: "capitol".to_owned(),
        rules: entry.info().rules_version,
        seats: vec![sitter("Anna"), sitter("Bea")],
        options: Options::new(),
        seed: Seed::from_number(4),
    };
    let (mut chain, mut entries) = (Chain::new(&header), Vec::new());
    let mut game = entry.start(2, &header.options, header.seed).unwrap();
    let mut rng = Rng::stream(header.seed, 1);
    while let Some(seat) = game.to_act().first() {
        for act in game.bot_line("random", seat, &mut rng, &|| false).unwrap() {
            game.apply(seat, &act).unwrap();
            let what = Move::Act(act);
            chain = chain.next(seat, &what, game.state_hash());
            entries.push(RecordEntry { seat, what, hash: chain.hash() });
        }
    }
    let scores = game.scores().unwrap().points().to_vec();
    let end = chain.end(&scores).hash();
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(
        &file,
        Record { fair: Some(insula_store::fair(&header.seed)), header, entries, scores, end }
            .to_string(),
    )
    .unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn an_analysis_tells_the_moves_that_lost_most() {
    let file = game_file("analyzed.insula");
    let analysis: Value = serde_json::from_str(&said(&["analyze", &file, "--json"], "")).unwrap();
    let moments = analysis["moments"].as_array().unwrap();
    let lost = |moment: &Value| {
        let of = |which: &str| {
            let seat = moment["seat"].as_u64().unwrap() as usize;
            moment["judged"][which]["chances"][seat].as_i64()
        };
        of("better").map_or(0, |better| better - of("played").unwrap())
    };
    let worst = moments.iter().map(lost).max().unwrap();
    for (language, word) in [("en", "better: "), ("it", "meglio: "), ("es", "mejor: ")] {
        let text = said(&["analyze", &file, "--lang", language], "");
        assert_eq!(text.matches(word).count(), 10, "{text}");
        let first = text.lines().find(|line| line.contains('−')).unwrap();
        let digits: String =
            first.rsplit('−').next().unwrap().chars().filter(char::is_ascii_digit).collect();
        assert_eq!(digits.parse(), Ok(worst), "{first}");
        assert!(!text.contains("capitol-") && !text.contains("hint-"), "{text}");
    }
}

#[test]
fn bots_alone_play_to_the_scores_in_every_language() {
    for game in ["capitol", "new-york", "the-capitals", "urban-sprawl"] {
        for (language, wins) in [("en", "win"), ("it", "Vi"), ("es", "Gana")] {
            let args = ["play", game, "--seats", "easy,normal", "--seed", "3", "--lang", language];
            let text = said(&args, "");
            let last = text.lines().last().unwrap();
            assert!(last.contains(wins) || last.contains("Victoria"), "{last}");
            assert!(!text.contains(&format!("{game}-")), "a message without words\n{text}");
        }
    }
}

#[test]
fn play_refuses_unknown_bots_and_seat_counts() {
    let bots = refused(&["play", "capitol", "--seats", "human,wizard"]);
    assert!(
        bots.contains("there is no bot \"wizard\"; there is easy, normal, hard, expert"),
        "{bots}"
    );
    let seats = refused(&["play", "capitol", "--seats", "human"]);
    assert!(seats.contains("1 seats: this game has 2 to 4"), "{seats}");
}

/// A fresh folder with these packs.
fn packs(name: &str, files: &[(&str, &str)]) -> String {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("cards").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for (file, text) in files {
        std::fs::write(folder.join(file), text).unwrap();
    }
    folder.to_str().unwrap().to_owned()
}

#[test]
fn an_owner_of_the_box_writes_and_plays_with_their_own_cards() {
    let text = said(&["cards", "urban-sprawl"], "");
    let complaint = refused(&["cards", "capitol"]);
    assert!(complaint.contains("capitol is not played with cards of your own"), "{complaint}");
    // Every civic contract has another name, and the first of Town takes more room.
    let (planning, town) = text.split_once("[[town.contracts]]").unwrap();
    let names = "\nnames = { en = \"Spa\", it = \"Terme\" }\nzone = \"civ\"\n";
    let own = town.replace("\nzone = \"civ\"\n", names);
    let own = own.replacen("lots = 1", "lots = 2", 1);
    let folder = packs("own", &[("mine.toml", &format!("{planning}[[town.contracts]]{own}"))]);
    let play = |lang: &str, cards: &str| {
        let args = ["play", "urban-sprawl", "--seats", "easy,easy", "--seed", "3", "--lang", lang];
        said(&[&args[..], &["--cards", &folder, "--set", cards]].concat(), "")
    };
    assert!(play("en", "cards=mine").contains("Spa"));
    assert!(play("it", "cards=mine").contains("Terme"));
    assert!(play("es", "cards=mine").contains("Spa"), "the English name where there is none");
    assert!(!play("en", "cards=standard").contains("Spa"));
    let sim = ["sim", "urban-sprawl", "--games", "10", "--json", "--cards", &folder];
    let actions = |cards: &str| {
        let text = said(&[&sim[..], &["--set", cards]].concat(), "");
        serde_json::from_str::<Value>(&text).unwrap()["mean_actions"].as_f64().unwrap()
    };
    assert_ne!(actions("cards=mine"), actions("cards=standard"));
    let complaint = refused(&[&sim[..], &["--set", "cards=yours"]].concat());
    assert!(complaint.contains("the cards yours are not here"), "{complaint}");
}

#[test]
fn bad_cards_are_refused_with_file_line_and_reason() {
    let text = said(&["cards", "urban-sprawl"], "");
    let wrong = text.replacen("permits = 1", "permits = 9", 1);
    let line = text[..text.find("permits = 1\n").unwrap()].matches('\n').count() + 1;
    let folder = packs("bad", &[("a.toml", &wrong), ("b.toml", &text)]);
    let data = format!("{folder}/data");
    for args in [
        &["serve", "--data", &data, "--cards", &folder][..],
        &["play", "urban-sprawl", "--cards", &folder],
        &["sim", "urban-sprawl", "--cards", &folder],
    ] {
        let complaint = refused(args);
        assert!(
            complaint.contains(&format!("a.toml:{line}: permits: 9 is not from 1 to 4")),
            "{complaint}"
        );
        assert!(complaint.contains("b.toml has the built-in cards"), "{complaint}");
        assert_eq!(complaint.lines().count(), 2, "{complaint}");
    }
    assert!(!std::path::Path::new(&data).exists(), "nothing was begun");
    let complaint = refused(&["serve", "--data", &data, "--cards", "no-such-folder"]);
    assert!(complaint.contains("the folder of cards no-such-folder cannot be read"), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
}

#[test]
fn a_broken_game_file_is_refused_with_its_line() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken.insula");
    std::fs::write(&file, "insula 1\ngame capitol\nrules many\n").unwrap();
    let complaint = refused(&["replay", file.to_str().unwrap()]);
    assert!(complaint.contains("line 3"), "{complaint}");
    let missing = refused(&["replay", "no-such-file.insula"]);
    assert!(missing.contains("no-such-file.insula cannot be read"), "{missing}");
    let nowhere = refused(&["export", "abcdefghjkmn", "--data", "no-such-folder"]);
    assert!(nowhere.contains("there is no journal"), "{nowhere}");
}

#[test]
fn a_taken_port_is_said_in_one_line() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let data = concat!(env!("CARGO_TARGET_TMPDIR"), "/taken");
    let complaint = refused(&["serve", "--port", &port, "--data", data]);
    assert!(complaint.contains("choose another --port"), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_insula"))
        .arg("check-data")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn check_data_prints_every_component_with_its_source() {
    let capitol = ["Capitolinus", "caelius", "book", "found", "house", "sum 56", "sum 108"];
    let new_york = ["skyscraper", "blue", "NEW", "book", "found", "house"];
    let the_capitals = ["city-hall", "plant", "initiative", "book", "found", "inferred", "house"];
    let urban_sprawl = ["Victorian", "zoning", "book", "found", "house"];
    let games = [
        ("capitol", &capitol[..]),
        ("new-york", &new_york[..]),
        ("the-capitals", &the_capitals[..]),
        ("urban-sprawl", &urban_sprawl[..]),
    ];
    for (game, words) in games {
        let text = said(&["check-data", game], "");
        for word in words {
            assert!(text.to_lowercase().contains(&word.to_lowercase()), "{word}\n{text}");
        }
    }
}
