//! The list of games.

use std::collections::HashSet;

use insula_core::{Options, Seed, SetupError};
use insula_games::{find, games};

#[test]
fn every_game_is_found_by_its_name() {
    let ids: HashSet<&str> = games().iter().map(|entry| entry.id()).collect();
    assert_eq!(ids.len(), games().len());
    for entry in games() {
        assert_eq!(find(entry.id()).unwrap().id(), entry.id());
        let game = entry.start(entry.info().min_seats, &Options::new(), Seed::from_number(1));
        assert_eq!(game.unwrap().id(), entry.id());
    }
    assert!(find("chess").is_none() && find("").is_none());
}

#[test]
fn a_lobby_learns_what_it_needs() {
    let info = serde_json::to_value(find("capitol").unwrap().info()).unwrap();
    let expected = serde_json::json!({
        "id": "capitol",
        "min_seats": 2,
        "max_seats": 4,
        "options": [{ "key": "seen", "values": ["hide", "show"] }],
        "rules_version": 1,
        "bots": ["easy", "normal", "hard", "expert"],
        "packs": [],
    });
    assert_eq!(info, expected);
}

#[test]
fn every_game_has_its_rules_in_three_languages() {
    for entry in games() {
        let texts: HashSet<&str> = ["en", "it", "es"].map(|lang| entry.rules(lang)).into();
        assert_eq!(texts.len(), 3, "{}", entry.id());
        assert_eq!(entry.rules("la"), entry.rules("en"));
        assert!(entry.check_data().lines().count() > 3, "{}", entry.id());
    }
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let capitol = find("capitol").unwrap();
    let start = |seats, key: &str, value: &str| {
        let options = Options::from([(key.to_owned(), value.to_owned())]);
        capitol.start(seats, &options, Seed::from_number(1)).map(|game| game.seats())
    };
    assert_eq!(start(3, "seen", "show"), Ok(3));
    assert_eq!(start(1, "seen", "show"), Err(SetupError::Seats { seats: 1, min: 2, max: 4 }));
    assert!(matches!(start(2, "seen", "maybe"), Err(SetupError::BadValue { key: "seen", .. })));
    assert!(matches!(start(2, "scene", "show"), Err(SetupError::UnknownOption { .. })));
}
