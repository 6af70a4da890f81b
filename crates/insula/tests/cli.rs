//! The command line as its users see it: the real binary, its output and its
//! refusals.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

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
    let args = ["play", "capitol", "--seats", "human,random", "--seed", "3", "--lang", "en"];
    // The second offer chooses a card; then undo, a wrong number, a move that
    // the rules refuse, and quit.
    let text = said(&args, "2\nu\n99\nput caelius\nq\n");
    assert!(text.contains("   2  "), "numbered offers\n{text}");
    assert!(text.contains("Type one of the numbers"), "{text}");
    assert_eq!(text.matches("   1  Pass").count(), 2, "asked again after the undo\n{text}");
}

#[test]
fn bots_alone_play_to_the_scores_in_every_language() {
    for game in ["capitol", "new-york", "the-capitals", "urban-sprawl"] {
        for (language, wins) in [("en", "win"), ("it", "Vi"), ("es", "Gana")] {
            let args =
                ["play", game, "--seats", "random,random", "--seed", "3", "--lang", language];
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
    assert!(bots.contains("there is no bot \"wizard\"; there is random, greedy"), "{bots}");
    let seats = refused(&["play", "capitol", "--seats", "human"]);
    assert!(seats.contains("1 seats: this game has 2 to 4"), "{seats}");
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
