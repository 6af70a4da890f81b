//! What a page says to a table through its socket, a message a line.
#![no_main]

use insula_core::{Options, Seed, Viewer};
use insula_games::find;
use insula_server::wire::ClientMessage;
use insula_server::{Table, Who, new_header};
use insula_store::{Company, PersonId, Stored, TableId};
use libfuzzer_sys::fuzz_target;
use serde_json::json;

const ANNA: PersonId = PersonId([1; 32]);

fn table() -> Table {
    let seats = json!([{ "kind": "you", "name": "Anna" }, { "kind": "guest", "name": "Bea" }]);
    let asked = json!({ "game": "urban-sprawl", "seats": seats, "options": {} });
    let asked = serde_json::from_value(asked).expect("a table");
    let header = new_header(insula_games::games(), &asked, Seed::from_number(1)).expect("a header");
    let entry = find(&header.game).expect("a game");
    let dealt = entry.start(2, &Options::new(), header.seed).expect("a game");
    let company = Company::of(&header, ANNA);
    let stored = Stored {
        id: TableId::random(),
        header,
        owner: ANNA,
        created: 0,
        entries: Vec::new(),
        scores: None,
        standing: Default::default(),
        company,
    };
    Table::open(stored, dealt).expect("a table")
}

fuzz_target!(|text: &str| {
    let (mut table, who) = (table(), Who::Person(ANNA));
    for (now, line) in (0..).zip(text.lines().take(64)) {
        let Ok(said) = serde_json::from_str::<ClientMessage>(line) else { continue };
        let before = table.entries();
        let done = match said {
            ClientMessage::Act { seat, seq, act, .. } => table.act(who, seat, seq, &act, now),
            ClientMessage::Undo { seat, seq } => table.undo(who, seat, seq, now),
            ClientMessage::Why { seat, act } => {
                let _ = table.why(who, seat, act);
                continue;
            }
            ClientMessage::Tell { seat } => {
                let _ = table.tell(who, seat);
                continue;
            }
            ClientMessage::Watch { seat } => {
                if let Ok(viewer) = table.viewer(who, seat) {
                    table.packet(ANNA, viewer, 0);
                }
                continue;
            }
            ClientMessage::Standing { seat, key, value } => {
                if let Ok(answer) = table.answer(who, seat, &key, &value) {
                    table.set_answer(answer);
                }
                continue;
            }
            _ => continue,
        };
        if let Ok(prepared) = done {
            table.commit(prepared);
            assert_eq!(table.entries(), before + 1);
        }
    }
    table.packet(ANNA, Viewer::Public, 0);
});
