//! Every sentence that the game says exists in all three languages, uses the
//! same variables and formats without a fault.

use capitol::{
    Action, AreaId, Capitol, Color, Effect, Event, Face, Illegal, Kind, Phase, Piece, Setup, Shape,
};
use insula_core::{EventSink, Game, Message, NoLog, Say, Scores, Seat, Viewer};
use insula_testkit::sentences::{
    Texts, bundle, format, keep, keep_terms, said_and_formats, same_keys,
};
use insula_testkit::{opening, walk};

const TEXTS: Texts = [
    ("en", include_str!("../../../../locales/en/capitol.ftl")),
    ("it", include_str!("../../../../locales/it/capitol.ftl")),
    ("es", include_str!("../../../../locales/es/capitol.ftl")),
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
    same_keys(TEXTS, 80);
}

#[test]
fn every_sentence_is_said_and_formats() {
    said_and_formats(TEXTS, &said(), &OTHERS);
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

/// Every kind of sentence, those within sentences too.
fn said() -> Vec<Message> {
    let mut said = Vec::new();
    for seats in 2..=4 {
        for seed in 0..30 {
            listen(seats, seed, &mut said);
        }
    }
    keep_terms::<Capitol>(&mut said);
    refusals().iter().for_each(|illegal| keep(illegal.say(), &mut said));
    events().iter().for_each(|event| keep(event.say(), &mut said));
    said
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
