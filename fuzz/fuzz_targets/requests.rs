//! What a page asks of the server: the bodies of requests, and words in addresses.
#![no_main]

use insula_core::Seed;
use insula_games::games;
use insula_server::new_header;
use insula_server::wire::{
    Farewell, MailCode, NewName, NewNotices, NewPassword, NewTable, PlayOn, SignIn, TakeSeat,
};
use insula_store::{Invite, TableId};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(asked) = serde_json::from_str::<NewTable>(text)
        && let Ok(header) = new_header(games(), &asked, Seed::from_number(1))
    {
        let entry = insula_games::find(&header.game).expect("checked by the header");
        let seats = u8::try_from(header.seats.len()).expect("checked by the header");
        entry.start(seats, &header.options, header.seed).expect("checked by the header");
    }
    let _ = serde_json::from_str::<Farewell>(text);
    let _ = serde_json::from_str::<MailCode>(text);
    let _ = serde_json::from_str::<NewName>(text);
    let _ = serde_json::from_str::<NewNotices>(text);
    let _ = serde_json::from_str::<NewPassword>(text);
    let _ = serde_json::from_str::<PlayOn>(text);
    let _ = serde_json::from_str::<SignIn>(text);
    let _ = serde_json::from_str::<TakeSeat>(text);
    let _ = text.parse::<TableId>();
    let _ = Invite::read(text);
});
