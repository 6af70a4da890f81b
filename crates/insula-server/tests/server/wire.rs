//! What goes over the wire looks as the page expects it.

use insula_core::{Message, Seat};
use insula_server::Refusal;
use insula_server::wire::{AnalysisState, ClientMessage, ServerMessage};
use serde_json::json;

#[test]
fn the_page_is_understood() {
    let read = |said: serde_json::Value| serde_json::from_value::<ClientMessage>(said).ok();
    let seat = Seat(1);
    let act = || "pick 1".to_owned();
    assert_eq!(
        read(json!({ "t": "watch", "seat": null })),
        Some(ClientMessage::Watch { seat: None })
    );
    assert_eq!(
        read(json!({ "t": "watch", "seat": 1 })),
        Some(ClientMessage::Watch { seat: Some(seat) })
    );
    assert_eq!(
        read(json!({ "t": "act", "seat": 1, "seq": 7, "act": "pick 1" })),
        Some(ClientMessage::Act { seat, seq: 7, act: act(), confirm: false })
    );
    assert_eq!(
        read(json!({ "t": "undo", "seat": 1, "seq": 7 })),
        Some(ClientMessage::Undo { seat, seq: 7 })
    );
    assert_eq!(
        read(json!({ "t": "why", "seat": 1, "act": "pick 1" })),
        Some(ClientMessage::Why { seat, act: act() })
    );
    assert_eq!(
        read(json!({ "t": "standing", "seat": 1, "key": "bid", "value": "seal" })),
        Some(ClientMessage::Standing { seat, key: "bid".to_owned(), value: "seal".to_owned() })
    );
    assert_eq!(
        read(json!({ "t": "hint", "seat": 1, "seq": 7 })),
        Some(ClientMessage::Hint { seat, seq: 7 })
    );
    assert_eq!(read(json!({ "t": "act", "seat": 1, "act": "pick 1" })), None);
    assert_eq!(read(json!({ "t": "act", "seat": 256, "seq": 7, "act": "pick 1" })), None);
}

#[test]
fn answers_have_their_agreed_form() {
    let refused = Refusal::NoUndo.tell(Some(Seat(1)), None);
    assert_eq!(
        serde_json::to_value(refused).unwrap(),
        json!({
            "t": "refused", "seat": 1, "act": null, "reason": "no-undo", "rule": null,
            "message": { "key": "server-no-undo", "args": {} },
        })
    );
    let why = ServerMessage::Why {
        seat: Seat(0),
        act: "say".to_owned(),
        legal: false,
        rule: Some("3.2".to_owned()),
        message: Some(Message::new("hush-no")),
    };
    assert_eq!(
        serde_json::to_value(why).unwrap(),
        json!({
            "t": "why", "seat": 0, "act": "say", "legal": false, "rule": "3.2",
            "message": { "key": "hush-no", "args": {} },
        })
    );
}

#[test]
fn an_analysis_says_how_far_it_is() {
    let said = |state: AnalysisState| serde_json::to_value(state).unwrap();
    assert_eq!(said(AnalysisState::None), json!({ "state": "none" }));
    assert_eq!(
        said(AnalysisState::Working { done: 3, total: 9 }),
        json!({ "state": "working", "done": 3, "total": 9 })
    );
    let analysis = json!({ "moments": [] });
    assert_eq!(
        said(AnalysisState::Done { analysis: analysis.clone() }),
        json!({ "state": "done", "analysis": analysis })
    );
}

/// Every type that a declaration names is declared, too.
#[cfg(feature = "wire")]
#[test]
fn the_declarations_are_complete() {
    let types = insula_server::wire::export_types();
    for (name, declaration) in &types {
        assert!(declaration.starts_with(&format!("type {name} = ")), "{declaration}");
        let without_docs = declaration.split("/**").map(|part| part.rsplit("*/").next().unwrap());
        let words: String = without_docs.collect();
        // Names of types begin with a capital letter; strings are in quotes.
        let words = words
            .split('"')
            .step_by(2)
            .flat_map(|part| part.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
        for word in words.filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase())) {
            let known = word == "Array" || types.iter().any(|(name, _)| *name == word);
            assert!(known, "{name} names {word}, which is not declared");
        }
    }
}
