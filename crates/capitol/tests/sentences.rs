//! Every sentence that the game says exists in all three languages, uses the
//! same variables and formats without a fault.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use capitol::{
    Action, AreaId, Capitol, Color, Effect, Event, Face, Illegal, Kind, Phase, Piece, Setup, Shape,
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use insula_core::{Arg, EventSink, Game, Message, NoLog, Say, Scores, Seat, Viewer};
use insula_testkit::{opening, walk};

const TEXTS: [(&str, &str); 3] = [
    ("en", include_str!("../../../locales/en/capitol.ftl")),
    ("it", include_str!("../../../locales/it/capitol.ftl")),
    ("es", include_str!("../../../locales/es/capitol.ftl")),
];

/// Said by the page or the terminal, not by the game.
const OTHERS: [&str; 5] = [
    "capitol-blurb",
    "capitol-name",
    "capitol-option-seen",
    "capitol-option-seen-hide",
    "capitol-option-seen-show",
];

#[test]
fn the_languages_have_the_same_keys_and_variables() {
    let [english, italian, spanish] = TEXTS.map(|(_, text)| variables(text));
    assert!(english.len() > 80, "{}", english.len());
    assert_eq!(english, italian);
    assert_eq!(english, spanish);
}

#[test]
fn every_sentence_is_said_and_formats() {
    let said = said();
    let mut keys: BTreeSet<&str> = said.iter().map(|message| &*message.key).collect();
    keys.extend(OTHERS);
    for (language, text) in TEXTS {
        let variables = variables(text);
        let bundle = bundle(language, text);
        for message in &said {
            let names: BTreeSet<String> =
                message.args.iter().map(|(name, _)| name.to_owned()).collect();
            let known = variables.get(&*message.key);
            assert_eq!(known, Some(&names), "{language}: {}", message.key);
            let words = format(&bundle, message);
            assert!(!words.contains(['{', '}', '$']) && !words.is_empty(), "{language}: {words}");
        }
        let unsaid: Vec<_> = variables.keys().filter(|key| !keys.contains(&***key)).collect();
        assert!(unsaid.is_empty(), "{language}: nobody says {unsaid:?}");
    }
}

#[test]
fn exact_numbers_and_plurals_are_chosen() {
    let [english, italian, spanish] = TEXTS.map(|(language, text)| bundle(language, text));
    let floor = |n: u8| Message::new("capitol-do-floor").with("n", n);
    assert_eq!(format(&english, &floor(0)), "A floor for a new building");
    assert_eq!(format(&english, &floor(1)), "A floor on a building of 1 floor");
    assert_eq!(format(&italian, &floor(3)), "Un piano su un edificio di 3 piani");
    assert_eq!(format(&spanish, &floor(1)), "Un piso sobre un edificio de 1 piso");
    let place = Message::new("capitol-note-place").with("from", 0u8).with("to", 1u8);
    assert_eq!(format(&english, &place), "Your place: none → 1st.");
    let area = AreaId::find("campus-martius").unwrap();
    let no = Illegal::WrongColor { area, permit: Color::Red };
    assert_eq!(
        format(&italian, &no.say()),
        "Campus Martius è un’area bianca, il permesso è rosso."
    );
    let lost = Event::Lost { seat: Seat(0), cards: 1 };
    assert!(format(&spanish, &lost.say()).ends_with("Seat 0 se queda sin 1 carta."));
}

/// By key, the variables of a file.
fn variables(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            key = line.split(' ').next().unwrap().to_owned();
            assert!(found.insert(key.clone(), BTreeSet::new()).is_none(), "{key} is there twice");
        }
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(char::is_ascii_alphanumeric).collect();
            found.get_mut(&key).unwrap().insert(name);
        }
    }
    found
}

fn bundle(language: &str, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(text.to_owned()).unwrap()).unwrap();
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, message: &Message) -> String {
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

fn value(bundle: &FluentBundle<FluentResource>, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
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

/// Every kind of sentence, those within sentences too.
fn said() -> Vec<Message> {
    let mut said = Vec::new();
    for seats in 2..=4 {
        for seed in 0..30 {
            listen(seats, seed, &mut said);
        }
    }
    refusals().iter().for_each(|illegal| keep(illegal.say(), &mut said));
    events().iter().for_each(|event| keep(event.say(), &mut said));
    said
}

/// One of each set of words is enough: the numbers in it may differ.
fn keep(message: Message, said: &mut Vec<Message>) {
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

fn keep_arg(arg: &Arg, said: &mut Vec<Message>) {
    match arg {
        Arg::Message(message) => keep(message.clone(), said),
        Arg::List(list) => list.iter().for_each(|arg| keep_arg(arg, said)),
        Arg::Number(_) | Arg::Word(_) | Arg::Seat(_) => {}
    }
}

/// All that is said in one random game.
fn listen(seats: u8, seed: u64, said: &mut Vec<Message>) {
    let setup = Setup { seats, show_seen: false };
    let mut game: Capitol = opening(&setup, seed);
    for (seat, action) in walk::<Capitol>(&setup, seed, |_| {}) {
        for seat in (0..seats).map(Seat) {
            keep(game.prompt(seat), said);
            Capitol::tell(&game.view(Viewer::Seat(seat)))
                .into_iter()
                .for_each(|line| keep(line, said));
            let mut offers = Vec::new();
            game.legal_actions(seat, &mut offers);
            for offer in offers {
                keep(game.describe(seat, offer), said);
                let preview = game.preview(seat, offer);
                preview.notes.into_iter().for_each(|note| keep(note, said));
            }
        }
        let mut log: Vec<Event> = Vec::new();
        game.apply(seat, action, &mut log).unwrap();
        log.iter().for_each(|event| keep(event.say(), said));
    }
    keep(game.prompt(Seat(0)), said);
    assert!(game.apply(Seat(0), Action::Pass, &mut NoLog).is_err());
}

fn refusals() -> Vec<Illegal> {
    let card: Face = "white5".parse().unwrap();
    let last: Face = "red7".parse().unwrap();
    let area = AreaId::find("quirinalis").unwrap();
    let mut all = vec![
        Illegal::Over,
        Illegal::NotYourTurn { phase: Phase::Draw, turn: Seat(1) },
        Illegal::Sealed,
        Illegal::NoCards,
        Illegal::NotHeld { card },
        Illegal::NotToBid { card },
        Illegal::CardChosen { card },
        Illegal::NoCardChosen,
        Illegal::NoFloors,
        Illegal::BothFloors,
        Illegal::NothingToRaise { floors: 1 },
        Illegal::NothingToRoof { floors: 2 },
        Illegal::Full { area },
        Illegal::FirstHeight { area, floors: 2 },
        Illegal::WrongHeight { area, floors: 4, top: 2 },
        Illegal::BidOrder { card, last },
        Illegal::NoSquare { area },
    ];
    let phases = [Phase::Construction, Phase::Auction, Phase::Put, Phase::Draw, Phase::Over];
    all.extend(phases.map(|phase| Illegal::WrongPhase { phase }));
    for kind in Kind::ALL {
        all.extend([Illegal::NoneLeft { kind }, Illegal::WrongCard { card, needed: kind }]);
    }
    for shape in Shape::ALL {
        all.push(Illegal::NoRoof { shape });
        all.push(Illegal::NothingToPlace { shape, floors: 2 });
        all.push(Illegal::WrongShape { area, shape });
        all.extend(AreaId::all().map(|area| Illegal::ThreeAlike { area, shape }));
    }
    for permit in [Color::White, Color::Black, Color::Red] {
        all.extend(AreaId::all().map(|area| Illegal::WrongColor { area, permit }));
    }
    all.extend(
        [Piece::Amphitheater, Piece::Temple].map(|piece| Illegal::LargeTaken { area, piece }),
    );
    all
}

/// Those that random games hardly meet.
fn events() -> Vec<Event> {
    let mut log = Vec::new();
    log.log(|| Event::Lost { seat: Seat(1), cards: 2 });
    log.log(|| Event::Passed { seat: Seat(0), cards: false });
    log.log(|| Event::Over { scores: Scores::new(&[7, 7]) });
    for piece in [Piece::Fountain, Piece::Amphitheater, Piece::Temple] {
        log.log(|| Event::Gone { piece });
    }
    let effect = Effect::Floors { first: 0, second: None };
    log.log(|| Event::Played { seat: Seat(0), card: "floor1".parse().unwrap(), effect });
    log
}
