//! Every sentence that the game says exists in all three languages, uses the
//! same variables and formats without a fault.

use std::collections::BTreeSet;

use insula_core::{Game, Message, NoLog, Say, Scores, Seat, Viewer};
use insula_testkit::sentences::{
    Texts, bundle, format, keep, keep_terms, said_and_formats, same_keys,
};
use insula_testkit::{opening, walk};
use new_york::{
    Action, Bank, Card, Cell, Ended, Event, Figures, Illegal, Kind, Letter, Misfit, NewYork, Setup,
    Side, TileId, TileSet,
};

const TEXTS: Texts = [
    ("en", include_str!("../../../../locales/en/new-york.ftl")),
    ("it", include_str!("../../../../locales/it/new-york.ftl")),
    ("es", include_str!("../../../../locales/es/new-york.ftl")),
];

/// Said by the page or the terminal, not by the game.
const OTHERS: [&str; 5] = [
    "new-york-blurb",
    "new-york-name",
    "new-york-option-seen",
    "new-york-option-seen-hide",
    "new-york-option-seen-show",
];

#[test]
fn the_languages_have_the_same_keys_and_variables() {
    same_keys(TEXTS, 100);
}

#[test]
fn every_sentence_is_said_and_formats() {
    said_and_formats(TEXTS, &said(), &OTHERS);
}

#[test]
fn cells_are_named_as_on_a_city_plan() {
    let [english, italian, spanish] = TEXTS.map(|(language, text)| bundle(language, text));
    let name = |bundle, x, y| format(bundle, &Cell { x, y }.say());
    assert_eq!(name(&english, 0, 0), "7 Av & 45 St");
    assert_eq!(name(&english, 1, 2), "6 Av & 43 St");
    assert_eq!(name(&english, -5, -3), "12 Av & 48 St");
    assert_eq!(name(&english, 4, 44), "Park & 1 St");
    assert_eq!(name(&english, 9, 45), "1 block east of 1 Av & 1 block south of 1 St");
    assert_eq!(name(&italian, -7, 0), "2 isolati a ovest di 12 Av & 45 St");
    assert_eq!(name(&spanish, 8, 47), "1 Av & 3 manzanas al sur de 1 St");
}

#[test]
fn words_agree_in_gender_and_number() {
    let [english, italian, spanish] = TEXTS.map(|(language, text)| bundle(language, text));
    let tile = TileId::all().find(|tile| tile.kind() == Some(Kind::Church)).unwrap();
    let stays = Event::LeftoverStays { tile, bank: Bank::Red }.say();
    assert_eq!(format(&english, &stays), "Nobody has the most red money: church 5 stays.");
    assert!(format(&italian, &stays).contains("banca rossa: chiesa 5"));
    assert!(format(&spanish, &stays).contains("banco rojo: iglesia 5"));
    let lay = |n: u8| Message::new("new-york-ask-lay").with("n", n);
    assert_eq!(format(&english, &lay(1)), "Place the tile that you bought: city or reserve?");
    assert!(format(&italian, &lay(3)).starts_with("Sistema le 3 tessere"));
    assert!(format(&spanish, &lay(3)).starts_with("Coloca las 3 losetas"));
    let why = Misfit::Sides { side: Side::N, street: true, neighbor: TileId::START };
    let no = Illegal::Misplaced { tile, cell: Cell { x: 0, y: 1 }, why }.say();
    assert_eq!(
        format(&english, &no),
        "At 7 Av & 44 St the north side does not match: \
         church 5 has a street there, Times Square has none."
    );
    assert!(format(&italian, &no).starts_with("In 7 Av & 44 St il lato nord non combacia"));
    assert!(format(&spanish, &no).starts_with("En 7 Av & 44 St el lado norte no encaja"));
}

/// Every kind of sentence, those within sentences too.
fn said() -> Vec<Message> {
    let mut said = Vec::new();
    for seats in 2..=6 {
        for seed in 0..12 {
            listen(seats, seed, &mut said);
        }
    }
    keep_terms::<NewYork>(&mut said);
    refusals().iter().for_each(|illegal| keep(illegal.say(), &mut said));
    events().iter().for_each(|event| keep(event.say(), &mut said));
    // An offer of its own that no random game gets to (3.7).
    keep(Message::new("new-york-ask-pass"), &mut said);
    keep(Message::new("new-york-do-pass"), &mut said);
    said
}

/// All that is said in one random game.
fn listen(seats: u8, seed: u64, said: &mut Vec<Message>) {
    let setup = Setup { seats, show_seen: false };
    let mut game: NewYork = opening(&setup, seed);
    for (number, (seat, action)) in walk::<NewYork>(&setup, seed, |_| {}).into_iter().enumerate() {
        for seat in (0..seats).map(Seat) {
            keep(game.prompt(seat), said);
            // The whole table now and then: it is long and changes little.
            if number % 50 == 0 {
                NewYork::tell(&game.view(Viewer::Seat(seat)))
                    .into_iter()
                    .for_each(|line| keep(line, said));
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
    NewYork::tell(&game.view(Viewer::Public)).into_iter().for_each(|line| keep(line, said));
    assert!(game.apply(Seat(0), Action::Pass, &mut NoLog).is_err());
}

fn refusals() -> Vec<Illegal> {
    let card: Card = "yellow5".parse().unwrap();
    let last: Card = "red7".parse().unwrap();
    let (tile, old, cell) = (TileId(54), TileId(1), Cell { x: 2, y: -1 });
    let mut all = vec![
        Illegal::Over,
        Illegal::NotYourTurn { turn: Seat(1) },
        Illegal::Waiting,
        Illegal::NotShown { card },
        Illegal::OverFive { total: 7 },
        Illegal::Order { card, last, paying: true },
        Illegal::TooDear { tile, have: 4 },
        Illegal::NotHeld { card },
        Illegal::Stuck { card, missing: 3 },
        Illegal::Unpaid { paid: 4, price: 9 },
        Illegal::NothingPicked,
        Illegal::NotInReserve { tile },
        Illegal::FitsNowhere { tile },
        Illegal::BoughtNow { tile },
        Illegal::NotInCity { tile },
        Illegal::NotWaiting { tile },
        Illegal::NoDirk { leftover: true },
        Illegal::CannotPass,
    ];
    for bank in Bank::ALL {
        all.extend([Illegal::EmptySlot { bank }, Illegal::WrongBank { card, bank }]);
    }
    for phase in ["act", "take", "pay", "move", "lay", "leftover", "over"] {
        let whats = Action::all(0).into_iter().map(Action::name).collect::<BTreeSet<_>>();
        all.extend(whats.into_iter().map(|what| Illegal::WrongPhase { what, phase }));
    }
    for (side, street) in Side::ALL.into_iter().flat_map(|side| [(side, true), (side, false)]) {
        let why = Misfit::Sides { side, street, neighbor: TileId::START };
        all.push(Illegal::Misplaced { tile, cell, why });
        all.push(Illegal::Mismatch { tile, old, side, street });
    }
    for why in [Misfit::Taken, Misfit::NoTouch, Misfit::NoWalk, Misfit::Hole] {
        all.push(Illegal::Misplaced { tile, cell, why });
    }
    all.extend([Misfit::Start, Misfit::Cut, Misfit::Pit].map(|why| Illegal::Fixed { tile, why }));
    all
}

/// Those that random games hardly meet.
fn events() -> Vec<Event> {
    let tile = TileId(20);
    let mut all = vec![
        Event::Passed { seat: Seat(0) },
        Event::Gave { seat: Seat(1), tile },
        Event::Shuffled,
        Event::Dirk { tiles: TileSet::NONE },
        Event::Ended { why: Ended::Idle },
        Event::Won { scores: Scores::new(&[7, 7]) },
    ];
    for bank in Bank::ALL {
        all.push(Event::Leftover { seat: Seat(2), tile, bank, total: 11 });
        all.push(Event::LeftoverStays { tile, bank });
    }
    for letter in Letter::ALL {
        // Nobody but a street, and a tie of the two seats and Dirk in everything.
        for count in [0, 2] {
            let mut figures = Figures {
                letter,
                seats: 2,
                dirk: true,
                counts: [[0; 7]; 6],
                streets: [3, 0, 0, 0, 0, 0],
            };
            figures.counts.iter_mut().for_each(|counts| counts[..3].fill(count));
            all.extend((0..3).map(|party| Event::Scored { party, figures }));
        }
        all.push(Event::Scoring { letter });
    }
    all
}
