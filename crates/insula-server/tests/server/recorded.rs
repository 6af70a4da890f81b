//! Games recorded by every version of the rules there has been: carried out as they
//! were, or refused in words, never silently different.

use std::path::{Path, PathBuf};

use insula_games::games;
use insula_server::verify_record;
use insula_store::{Record, ReplayError};

/// The game that was recorded when these rules were the newest. A new version of the
/// rules adds a file; the older ones stay as they are.
fn recorded(game: &str, rules: u32) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    folder.join(format!("{game}-rules-{rules}.insula"))
}

fn read(file: &Path) -> Record {
    let text = std::fs::read_to_string(file);
    let text = text.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

#[test]
fn games_of_every_rules_version_are_verified_or_refused() {
    for entry in games() {
        let known = entry.info().rules_version;
        for rules in 1..=known {
            let record = read(&recorded(entry.id(), rules));
            assert_eq!((&*record.header.game, record.header.rules), (entry.id(), rules));
            match verify_record(&record, games()) {
                Ok(verified) => {
                    assert_eq!(verified.scores.points(), record.scores);
                    assert!(verified.undone > 0, "each was played with undos");
                }
                Err(ReplayError::Rules { written, known: now }) => {
                    assert_eq!((written, now), (rules, known));
                    assert!(rules < known, "{}: today's rules refuse themselves", entry.id());
                }
                Err(other) => panic!("{} {rules}: {other}", entry.id()),
            }
        }
    }
}

#[test]
fn a_game_of_rules_to_come_is_refused_with_both_versions() {
    for entry in games() {
        let mut record = read(&recorded(entry.id(), 1));
        record.header.rules = 99;
        let known = entry.info().rules_version;
        let error = verify_record(&record, games()).unwrap_err();
        assert_eq!(error, ReplayError::Rules { written: 99, known });
        let said = format!("begun by rules version 99, but this is version {known}");
        assert_eq!(error.to_string(), said);
    }
}
