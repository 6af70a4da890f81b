//! Game files: what reads is written back the same, and is proved or refused in words.
#![no_main]

use insula_games::games;
use insula_server::verify_record;
use insula_store::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    assert_eq!(written.parse::<Record>().as_ref(), Ok(&record));
    if let Err(why) = verify_record(&record, games()) {
        assert!(!why.to_string().is_empty());
    }
});
