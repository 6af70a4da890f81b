//! The file with an operator's settings: read, or refused with what would be right, and never
//! with a password.
#![no_main]

#[path = "../../crates/insula/src/serve/sources.rs"]
#[allow(dead_code)]
mod sources;

use std::{env, fs, process};

use libfuzzer_sys::fuzz_target;
use sources::{Key, Sources};
use toml::Table;

const PASSWORD: &str = "hunter2hunter2";
const KEYS: &[Key] = &[
    Key { name: "port", usual: Some("8777"), right: "a number", secret: false },
    Key { name: "smtp", usual: None, right: "smtps://NAME:PASSWORD@HOST", secret: true },
];

fuzz_target!(|text: &str| {
    let path = env::temp_dir().join(format!("insula-fuzz-{}.toml", process::id()));
    let text = text.replace("PASSWORD", PASSWORD);
    fs::write(&path, &text).expect("a file");
    let nothing = |_: &str| None;
    let read = Sources::new(KEYS, Table::new(), &nothing, Some(&path)).and_then(|mut from| {
        from.value("smtp", |text| text.starts_with("smtps://").then_some(()))?;
        from.always("port", |text| text.parse::<u16>().ok())?;
        Ok(from.shown())
    });
    let said = read.unwrap_or_else(|error| format!("{error:#}"));
    let kept = format!("smtp = \"smtps://ada:{PASSWORD}@mail.example\"\n");
    assert!(!text.starts_with(&kept) || !said.contains(PASSWORD), "{said}");
});
