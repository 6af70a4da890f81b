//! The sentences of a game: each exists in all languages, uses the same
//! variables and formats without a fault.
//!
//! **Invariant:** knows the locale files as text and the messages as data;
//! which sentences a game says, the game's own test collects.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use insula_core::{Arg, Evaluate, Message};

/// A locale file by language, English first.
pub type Texts = [(&'static str, &'static str); 3];

/// All languages have the keys and variables of the first, more than `least`.
pub fn same_keys(texts: Texts, least: usize) {
    let [english, italian, spanish] = texts.map(|(_, text)| variables(text));
    assert!(english.len() > least, "{}", english.len());
    assert_eq!(english, italian);
    assert_eq!(english, spanish);
}

/// All that is `said` formats in every language, and nothing else is there
/// but `others`, which somebody else says.
pub fn said_and_formats(texts: Texts, said: &[Message], others: &[&str]) {
    let mut keys: BTreeSet<&str> = said.iter().map(|message| &*message.key).collect();
    keys.extend(others);
    for (language, text) in texts {
        let variables = variables(text);
        let bundle = bundle(language, text);
        for message in said {
            let names: BTreeSet<String> =
                message.args.iter().map(|(name, _)| name.to_owned()).collect();
            let known = variables.get(&*message.key);
            assert_eq!(known, Some(&names), "{language}: {}", message.key);
            let words = format(&bundle, message);
            assert!(!words.contains(['{', '}']) && !words.is_empty(), "{language}: {words}");
        }
        let unsaid: Vec<_> = variables.keys().filter(|key| !keys.contains(&***key)).collect();
        assert!(unsaid.is_empty(), "{language}: nobody says {unsaid:?}");
    }
}

/// One of each set of words is enough: the numbers in it may differ.
pub fn keep(message: Message, said: &mut Vec<Message>) {
    for (_, arg) in message.args.iter() {
        keep_arg(arg, said);
    }
    let words = |message: &Message| -> Vec<Arg> {
        let words =
            message.args.iter().map(|(_, arg)| arg).filter(|arg| matches!(arg, Arg::Word(_)));
        words.cloned().collect()
    };
    let same = |old: &Message| old.key == message.key && words(old) == words(&message);
    if !said.iter().any(same) {
        said.push(message);
    }
}

/// Keeps the words for the terms by which a game judges.
pub fn keep_terms<G: Evaluate>(said: &mut Vec<Message>) {
    G::TERMS.iter().for_each(|term| keep(Message::new(format!("{}-term-{term}", G::ID)), said));
}

/// The sentences of one language.
pub fn bundle(language: &str, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().expect("well-formed Fluent")]);
    bundle.set_use_isolating(false);
    bundle
        .add_resource(FluentResource::try_new(text.to_owned()).expect("well-formed Fluent"))
        .expect("well-formed Fluent");
    bundle
}

/// A message in words; seats are called by their numbers.
pub fn format(bundle: &FluentBundle<FluentResource>, message: &Message) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in message.args.iter() {
        args.set(name, value(bundle, arg));
    }
    let pattern = bundle.get_message(&message.key).and_then(|message| message.value());
    let pattern = pattern.unwrap_or_else(|| panic!("there is no {}", message.key));
    let mut errors = Vec::new();
    let words = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{}: {errors:?}", message.key);
    words
}

/// By key, the variables of a file.
fn variables(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            key = line.split(' ').next().expect("well-formed Fluent").to_owned();
            assert!(found.insert(key.clone(), BTreeSet::new()).is_none(), "{key} is there twice");
        }
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(char::is_ascii_alphanumeric).collect();
            // A dollar sign in the text is money, no variable.
            if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
                found.get_mut(&key).expect("well-formed Fluent").insert(name);
            }
        }
    }
    found
}

fn value(bundle: &FluentBundle<FluentResource>, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Tenths(tenths) => FluentValue::from(*tenths as f64 / 10.0),
        Arg::Word(word) => FluentValue::from(word.to_string()),
        Arg::Seat(seat) => FluentValue::from(format!("Seat {seat}")),
        Arg::Message(message) => FluentValue::from(format(bundle, message)),
        Arg::List(list) => {
            let words = list.iter().map(|arg| value(bundle, arg));
            let words = words.map(|word| match word {
                FluentValue::String(word) => word.into_owned(),
                other => format!("{other:?}"),
            });
            FluentValue::from(words.collect::<Vec<_>>().join(", "))
        }
    }
}

fn keep_arg(arg: &Arg, said: &mut Vec<Message>) {
    match arg {
        Arg::Message(message) => keep(message.clone(), said),
        Arg::List(list) => list.iter().for_each(|arg| keep_arg(arg, said)),
        Arg::Number(_) | Arg::Tenths(_) | Arg::Word(_) | Arg::Seat(_) => {}
    }
}
