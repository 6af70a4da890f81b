//! Every sentence that the game says exists in all three languages, uses the
//! same variables and formats without a fault.

use std::collections::BTreeSet;

use insula_core::{Game, Message, NoLog, Say, Seat, Viewer};
use insula_testkit::sentences::{
    Texts, bundle, format, keep, keep_terms, said_and_formats, same_keys,
};
use insula_testkit::{opening, walk};
use the_capitals::{
    Action, Cell, Corner, End, Event, ExpoFigures, First, Illegal, Misfit, MisplacedToken, Phase,
    Reward, Row, Setup, TheCapitals, TileId, Track, catalog,
};

const TEXTS: Texts = [
    (
        "en",
        concat!(
            include_str!("../../../../locales/en/the-capitals.ftl"),
            include_str!("../../../../locales/en/the-capitals-tiles.ftl")
        ),
    ),
    (
        "it",
        concat!(
            include_str!("../../../../locales/it/the-capitals.ftl"),
            include_str!("../../../../locales/it/the-capitals-tiles.ftl")
        ),
    ),
    (
        "es",
        concat!(
            include_str!("../../../../locales/es/the-capitals.ftl"),
            include_str!("../../../../locales/es/the-capitals-tiles.ftl")
        ),
    ),
];

/// Said by the page or the terminal, not by the game.
const OTHERS: [&str; 13] = [
    "the-capitals-blurb",
    "the-capitals-name",
    "the-capitals-option-prestige",
    "the-capitals-option-prestige-hide",
    "the-capitals-option-prestige-show",
    "the-capitals-option-prosperity",
    "the-capitals-option-prosperity-off",
    "the-capitals-option-prosperity-on",
    "the-capitals-option-refill",
    "the-capitals-option-refill-full",
    "the-capitals-option-refill-normal",
    "the-capitals-plant",
    "the-capitals-tile-lake",
];

#[test]
fn the_languages_have_the_same_keys_and_variables() {
    same_keys(TEXTS, 250);
}

#[test]
fn every_sentence_is_said_and_formats() {
    said_and_formats(TEXTS, &said(), &OTHERS);
}

#[test]
fn cells_are_named_by_letter_and_number() {
    let [english, italian, spanish] = TEXTS.map(|(language, text)| bundle(language, text));
    let name = |bundle, x, y| format(bundle, &Cell { x, y }.say());
    assert_eq!(name(&english, 0, 0), "H8");
    assert_eq!(name(&english, 1, -3), "I5");
    assert_eq!(name(&english, -7, -9), "A-1");
    assert_eq!(name(&english, 7, 2), "O10");
    assert_eq!(name(&english, -9, 0), "2 west of A, row 8");
    assert_eq!(name(&italian, 8, 1), "1 a est di O, riga 9");
    assert_eq!(name(&spanish, -8, 0), "1 al oeste de A, fila 8");
    // The corner that City Hall and Hotel share in the north.
    let corner = Corner { x: 1, y: 0 }.say();
    assert_eq!(format(&english, &corner), "corner H7–I8");
    assert_eq!(format(&italian, &corner), "angolo H7–I8");
    assert_eq!(format(&spanish, &corner), "esquina H7–I8");
}

#[test]
fn tiles_say_all_that_they_do() {
    let [english, italian, spanish] = TEXTS.map(|(language, text)| bundle(language, text));
    let catalog = catalog();
    let say = |bundle, slug: &str| {
        let tile = catalog.tiles.iter().find(|tile| tile.slug == slug).unwrap();
        let need = tile.requirement.iter().map(|need| &need.say);
        need.chain(&tile.say).map(|line| format(bundle, line)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        say(&english, "baker"),
        "When built: +1 progress, +1 employment, −1 public services. When activated: +$4. \
         Each time you activate a tile next to it: +$4."
    );
    assert_eq!(
        say(&english, "mayors-house"),
        "Requirement, paid before it is placed: −$12, −1 public services, −2 culture. \
         At the end of the game: +4 prestige for each other prosperity tile in your city."
    );
    assert_eq!(
        say(&italian, "bus-station"),
        "Requisito: non meno abitazioni ed edifici industriali insieme di ogni altra città, e \
         almeno uno. Alla costruzione: +1/+3/+5 prestigio secondo l’era. Ogni volta che attivi \
         un’abitazione nella tua città: +1 cubetto energia."
    );
    assert_eq!(
        say(&spanish, "technology-park"),
        "Requisito: la central de nivel más bajo o, al mismo nivel, el menor progreso. \
         Al construir: puedes activar gratis un edificio adyacente. Una vez, antes de la tercera \
         Exposición Universal: puedes activar gratis un edificio adyacente."
    );
}

#[test]
fn every_group_of_tiles_has_its_own_word() {
    let whats = ["the-capitals-each", "the-capitals-any", "the-capitals-many"];
    let mut seen = BTreeSet::new();
    let mut said = Vec::new();
    does(&mut said);
    for message in said.iter().filter(|message| whats.contains(&&*message.key)) {
        let what = format!("{:?}", message.args["what"]);
        for (language, text) in TEXTS {
            let words = format(&bundle(language, text), message);
            let plain = Message::new(message.key.clone()).with("what", "any");
            let plain = match &*message.key {
                "the-capitals-each" => plain.with("other", "no"),
                _ => plain,
            };
            let any = format(&bundle(language, text), &plain);
            assert!(words != any || what.contains("any"), "{language}: {what} has no word");
        }
        seen.insert(what);
    }
    assert!(seen.len() > 14, "{seen:?}");
}

#[test]
fn words_agree_in_gender_and_number() {
    let [english, italian, spanish] = TEXTS.map(|(language, text)| bundle(language, text));
    let tile = TileId::find("church").unwrap();
    let seat = Seat(1);
    let built = |penalty, taxed| {
        Event::Built { seat, tile, cell: Cell { x: 0, y: 1 }, price: 2, penalty, taxed }.say()
    };
    assert_eq!(format(&english, &built(0, 0)), "Seat 1 builds Church at H9 for $2.");
    assert_eq!(
        format(&english, &built(4, 1)),
        "Seat 1 builds Church at H9 for $2, 4 prestige lost as a building penalty, \
         with 1 Extra Taxation."
    );
    assert!(format(&italian, &built(0, 3)).ends_with("per $2, con 3 tassazioni extra."));
    assert!(format(&spanish, &built(0, 1)).ends_with("por $2, con impuestos extra 1 vez."));
    let unmet = Illegal::Unmet { tile, have: 5, rival: 4 }.say();
    assert_eq!(
        format(&english, &unmet),
        "You cannot build Church as itself now. Requirement: the lowest population. \
         You have 5, the nearest rival 4."
    );
    let arrow = Event::Arrow { seat, track: Track::Public, end: End::High }.say();
    assert!(format(&italian, &arrow).contains("dei servizi pubblici: +3 cubetti energia"));
    assert!(format(&spanish, &arrow).contains("de los servicios públicos: +3 cubos de energía"));
}

/// Every kind of sentence, those within sentences too.
fn said() -> Vec<Message> {
    let mut said = Vec::new();
    for seats in 2..=5 {
        for seed in 0..10 {
            let prosperity = seed % 3 > 0;
            listen(seats, seed, prosperity, &mut said);
        }
    }
    refusals().iter().for_each(|illegal| keep(illegal.say(), &mut said));
    events().iter().for_each(|event| keep(event.say(), &mut said));
    // Two effects before the World Expo in one city (A63).
    let hall = TileId::find("public-meeting-hall").unwrap().say();
    keep(Message::new("the-capitals-ask-effect"), &mut said);
    keep(Message::new("the-capitals-do-effect").with("tile", hall), &mut said);
    does(&mut said);
    keep_terms::<TheCapitals>(&mut said);
    said
}

/// What the tiles do and ask for.
fn does(said: &mut Vec<Message>) {
    for tile in catalog().tiles {
        tile.requirement.into_iter().for_each(|need| keep(need.say, said));
        tile.say.into_iter().for_each(|line| keep(line, said));
        keep(TileId::find(tile.slug).unwrap().say(), said);
    }
}

/// All that is said in one random game.
fn listen(seats: u8, seed: u64, prosperity: bool, said: &mut Vec<Message>) {
    let setup =
        Setup { seats, prosperity, full_refill: false, hide_prestige: seed.is_multiple_of(2) };
    let mut game: TheCapitals = opening(&setup, seed);
    let steps = walk::<TheCapitals>(&setup, seed, |_| {});
    for (number, (seat, action)) in steps.into_iter().enumerate() {
        for seat in (0..seats).map(Seat) {
            keep(game.prompt(seat), said);
            // The whole table now and then: it is long and changes little.
            if number % 40 == 0 {
                let told = TheCapitals::tell(&game.view(Viewer::Seat(seat)));
                told.into_iter().for_each(|line| keep(line, said));
            }
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
    let told = TheCapitals::tell(&game.view(Viewer::Public));
    told.into_iter().for_each(|line| keep(line, said));
    assert!(game.apply(Seat(0), Action::End, &mut NoLog).is_err());
}

fn refusals() -> Vec<Illegal> {
    let tile = TileId::find("resort").unwrap();
    let cell = Cell { x: 2, y: -1 };
    let mut all = vec![
        Illegal::Over,
        Illegal::NotYourTurn { turn: Seat(1) },
        Illegal::SpaceTaken { space: 3, seat: Seat(2) },
        Illegal::SpaceClosed { space: 6 },
        Illegal::NotInProjects { tile },
        Illegal::NotInHand { tile },
        Illegal::Unmet { tile, have: 3, rival: 7 },
        Illegal::Misplaced { cell, why: Misfit::Taken },
        Illegal::Misplaced { cell, why: Misfit::Apart },
        Illegal::NothingToOrder,
        Illegal::NoActivations { n: 2 },
        Illegal::NoEffect { tile },
        Illegal::NotInCity { tile },
        Illegal::TooDear { tile, cost: 8, have: 3 },
        Illegal::Unpaid { missing: 2 },
        Illegal::EnoughTourists { cost: 2 },
        Illegal::TouristOrder,
        Illegal::TouristStuck { missing: 1 },
        Illegal::TouristUsed,
        Illegal::TouristHere { tile },
        Illegal::TouristAway,
        Illegal::NotTarget { tile },
        Illegal::NoBonus,
        Illegal::NotBefore { tile },
    ];
    let tokens = [MisplacedToken::Taken, MisplacedToken::Apart, MisplacedToken::Full];
    all.extend(tokens.map(|why| Illegal::Token { why }));
    let phases = [
        Phase::Political,
        Phase::Building,
        Phase::Executive,
        Phase::Tokens,
        Phase::Prosperity,
        Phase::Extra,
        Phase::BeforeExpo,
        Phase::Over,
    ];
    let names = phases.map(Phase::name).into_iter().chain(["place", "order", "free", "pay"]);
    for phase in names {
        let whats = Action::all(0).into_iter().map(Action::name).collect::<BTreeSet<_>>();
        all.extend(whats.into_iter().map(|what| Illegal::WrongPhase { what, phase }));
    }
    all
}

/// Those that random games hardly meet.
fn events() -> Vec<Event> {
    let (seat, tile) = (Seat(0), TileId::find("technology-park").unwrap());
    let mut all = vec![
        Event::Discarded,
        Event::Declined { seat, tile },
        Event::ActivatedFree { seat, tile: TileId::HOTEL, source: tile },
        Event::BeforeExpo { seat, tile },
        Event::Followed { seat, n: 2 },
        Event::Stopped { seat },
        Event::Slid { tiles: Row::EMPTY },
        Event::Won { seat, n: -3 },
    ];
    for track in Track::ALL {
        all.push(Event::EndTile { seat, tile, track, n: 3 });
        all.push(Event::EndTile { seat, tile, track, n: -1 });
        for first in First::ALL {
            all.push(Event::First { seat, track, first });
        }
    }
    for track in [Track::Employment, Track::Population, Track::Public, Track::Culture] {
        all.extend([End::Low, End::High].map(|end| Event::Arrow { seat, track, end }));
    }
    all.extend(Reward::ALL.map(|reward| Event::Bonus { seat, reward }));
    for level in 0..=6 {
        let figures = ExpoFigures { employment: 5, unemployed: 2, level, ahead: 1 };
        all.push(Event::ExpoSeat { seat, figures });
    }
    all
}
