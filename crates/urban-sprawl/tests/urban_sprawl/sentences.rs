//! Every sentence that the game says exists in all three languages, uses the
//! same variables and formats without a fault.

use std::collections::BTreeSet;

use insula_core::{Called, Game, Message, NoLog, Packed, Renamed, Rng, Say, Seat, Seed, Viewer};
use insula_testkit::sentences::{
    Texts, bundle, format, keep, keep_terms, said_and_formats, same_keys,
};
use insula_testkit::{opening, walk};
use urban_sprawl::{
    Action, Block, CardFacts, CardId, Cards, Deck, Event, GameLength, Illegal, Kind, Lot, Marker,
    Misfit, Office, Row, Setup, Site, Space, UrbanSprawl, Vocation, Why, Worth, Zone, catalog,
};

const TEXTS: Texts = [
    (
        "en",
        concat!(
            include_str!("../../../../locales/en/urban-sprawl.ftl"),
            include_str!("../../../../locales/en/urban-sprawl-cards.ftl")
        ),
    ),
    (
        "it",
        concat!(
            include_str!("../../../../locales/it/urban-sprawl.ftl"),
            include_str!("../../../../locales/it/urban-sprawl-cards.ftl")
        ),
    ),
    (
        "es",
        concat!(
            include_str!("../../../../locales/es/urban-sprawl.ftl"),
            include_str!("../../../../locales/es/urban-sprawl-cards.ftl")
        ),
    ),
];

/// Said by the page or the terminal, not by the game.
const OTHERS: [&str; 15] = [
    "urban-sprawl-blurb",
    "urban-sprawl-card-build-permit",
    "urban-sprawl-deck",
    "urban-sprawl-name",
    "urban-sprawl-option-airport",
    "urban-sprawl-option-airport-elected",
    "urban-sprawl-option-airport-vacant",
    "urban-sprawl-option-length",
    "urban-sprawl-option-length-long",
    "urban-sprawl-option-length-short",
    "urban-sprawl-option-length-standard",
    "urban-sprawl-option-metropolis",
    "urban-sprawl-option-metropolis-printed",
    "urban-sprawl-option-metropolis-tamed",
    "urban-sprawl-zone",
];

#[test]
fn the_languages_have_the_same_keys_and_variables() {
    same_keys(TEXTS, 350);
}

#[test]
fn every_sentence_is_said_and_formats() {
    said_and_formats(TEXTS, &said(), &OTHERS);
}

#[test]
fn lots_are_named_by_letter_and_number() {
    let [english, italian, spanish] = TEXTS.map(|(language, text)| bundle(language, text));
    assert_eq!(format(&english, &Lot::at(0, 0).say()), "A1");
    assert_eq!(format(&italian, &Lot::at(11, 6).say()), "G12");
    let site: Site = "4,7+5,7".parse().unwrap();
    assert_eq!(format(&spanish, &site.say()), "H5+H6");
    let names: BTreeSet<String> = Lot::all().map(|lot| format(&english, &lot.say())).collect();
    assert_eq!(names.len(), Lot::COUNT);
    for (language, text) in TEXTS {
        let bundle = bundle(language, text);
        let spaces: BTreeSet<String> = Space::all().map(|at| format(&bundle, &at.say())).collect();
        assert_eq!(spaces.len(), Space::COUNT, "{language}");
    }
}

/// All that a card says, in reading order.
fn lines(card: &CardFacts) -> Vec<Message> {
    let vocations = card.vocations.iter().map(|vocation| &vocation.say);
    let effects = card.effects.iter().map(|effect| &effect.say);
    let before = card.about.iter().chain(&card.restrictions.say).chain(vocations);
    before.chain(effects).chain(&card.revealed).cloned().collect()
}

/// All that a card says in one language.
fn card_says(language: usize, card: &str) -> String {
    let (language, text) = TEXTS[language];
    let bundle = bundle(language, text);
    let card: CardId = card.parse().unwrap();
    let lines = lines(&catalog().cards[card.index()]);
    lines.iter().map(|line| format(&bundle, line)).collect::<Vec<_>>().join(" ")
}

#[test]
fn cards_say_all_that_they_do() {
    assert_eq!(
        card_says(0, "M09"),
        "Commercial building of 4 lots. Finance 6: you take one such tile; then each one in play \
         gives its holder 6 wealth or 6 prestige. You gain 4 wealth for each 4-lot commercial \
         building in the city. Each player gains 3 wealth for each of their 3-lot commercial \
         buildings."
    );
    assert_eq!(
        card_says(1, "M28"),
        "Edificio residenziale da 4 lotti. Ignora le restrizioni di zona. Piazzi un parco da 1 \
         lotto in un lotto vuoto qualsiasi e lo controlli. Ogni giocatore guadagna 1 di prestigio \
         per ogni proprio edificio residenziale adiacente a un parco. Quando si rivela: paga la \
         fila di prestigio 1."
    );
    assert_eq!(
        card_says(2, "PE07"),
        "El Alcalde pierde 2 de prestigio. Cada jugador paga 6 de riqueza o pierde uno de sus \
         edificios de 2 o más solares, si tiene alguno."
    );
    assert_eq!(
        card_says(0, "PL09"),
        "1 permit for civic, industrial or residential contracts. As an investment it brings 8 \
         wealth. When revealed: the election pawn moves on and that office is elected. When \
         revealed: wealth row 8 pays."
    );
}

/// Cards that do different things say different things, in every language.
#[test]
fn what_differs_reads_differently() {
    let cards = catalog().cards;
    for (language, text) in TEXTS {
        let bundle = bundle(language, text);
        let mut seen: Vec<(String, String)> = Vec::new();
        for effect in cards.iter().flat_map(|card| &card.effects) {
            let words = format(&bundle, &effect.say);
            let facts = format!("{:?}", effect.icons);
            for (others, other) in &seen {
                assert_eq!(*others == words, *other == facts, "{language}: {words} / {others}");
            }
            seen.push((words, facts));
        }
    }
}

#[test]
fn words_agree_in_number_and_amount() {
    let [english, italian, spanish] = TEXTS.map(|(language, text)| bundle(language, text));
    let card: CardId = "M17".parse().unwrap();
    let seat = Seat(1);
    let why = Why::Effect(card, 0);
    let gained = |wealth, prestige| Event::Moved { seat, wealth, prestige, why }.say();
    assert_eq!(format(&english, &gained(4, 4)), "Seat 1 gains 4 wealth and 4 prestige (Port).");
    assert_eq!(format(&english, &gained(-2, 0)), "Seat 1 loses 2 wealth (Port).");
    assert_eq!(format(&italian, &gained(0, 3)), "Seat 1 guadagna 3 di prestigio (Porto).");
    assert_eq!(format(&spanish, &gained(0, -3)), "Seat 1 pierde 3 de prestigio (Puerto).");
    let bonus = |n, doubled| {
        let why = Why::Adjacency { card, n, doubled };
        Event::Moved { seat, wealth: 0, prestige: 2, why }.say()
    };
    assert!(format(&english, &bonus(2, false)).ends_with(": 2 buildings of its zone."));
    assert!(format(&english, &bonus(1, true)).contains("1 building of its zone, doubled"));
    assert!(format(&italian, &bonus(1, false)).ends_with(": 1 edificio della sua zona."));
    let lost = |owner| Event::Lost {
        owner,
        lot: Lot::at(2, 3),
        kind: Kind::Park,
        card: "PE05".parse().unwrap(),
    };
    assert_eq!(
        format(&spanish, &lost(Some(seat)).say()),
        "Seat 1 pierde: parque en D3 (Inundación)."
    );
    assert_eq!(
        format(&english, &lost(None).say()),
        "The uncontrolled park at D3 is removed (Flood)."
    );
}

/// Every kind of sentence, those within sentences too.
fn said() -> Vec<Message> {
    let mut said = Vec::new();
    for seats in 2..=4 {
        for length in GameLength::ALL {
            (0..8).for_each(|seed| listen(seats, seed, length, &mut said));
        }
    }
    refusals().iter().for_each(|illegal| keep(illegal.say(), &mut said));
    events().iter().for_each(|event| keep(event.say(), &mut said));
    does(&mut said);
    said.extend(standing());
    for Renamed { called, .. } in UrbanSprawl::names(custom().cards) {
        if let Called::Message(name) = called {
            keep(name, &mut said);
        }
    }
    keep_terms::<UrbanSprawl>(&mut said);
    said
}

/// What can be answered beforehand; the words for `ask` are the page's.
fn standing() -> impl Iterator<Item = Message> {
    UrbanSprawl::STANDING.iter().flat_map(|choice| {
        let key = format!("urban-sprawl-standing-{}", choice.key);
        let answers = choice.values[1..].iter().map(|value| format!("{key}-{value}")).collect();
        [vec![key], answers].concat().into_iter().map(Message::new)
    })
}

/// A pack with other Build Permits, and a card under a name of its own.
fn custom() -> Setup {
    let text = Cards::standard_text().replacen("wealth = 12", "wealth = 10", 1);
    let text = text.replacen(
        "slug = \"clinic\"",
        "slug = \"spa\"\nnames = { en = \"Spa\", it = \"Terme\" }",
        1,
    );
    let text = text.replacen("slug = \"library\"", "slug = \"clinic\"", 1);
    let cards = Box::leak(Box::new(Cards::parse(&text, "own.toml").unwrap()));
    let length = GameLength::Standard;
    Setup { seats: 2, length, tamed: false, airport_elections: false, cards }
}

#[test]
fn cards_of_another_pack_have_their_own_names() {
    let names = UrbanSprawl::names(custom().cards);
    let [permit, spa, library] = &names[..] else { panic!("{names:?}") };
    let english = bundle(TEXTS[0].0, TEXTS[0].1);
    assert_eq!(permit.key, "urban-sprawl-card-permit-01");
    let Called::Message(message) = &permit.called else { panic!("{permit:?}") };
    let said = format(&english, message);
    assert_eq!(said, "Build Permit (1 permit, civic or commercial; 10)");
    assert_eq!(spa.key, "urban-sprawl-card-clinic");
    let own = [("en", "Spa"), ("it", "Terme"), ("es", "Spa")].map(|(to, name)| (to, name.into()));
    assert_eq!(spa.called, Called::Name(own.into()));
    // A built-in name at another place.
    assert_eq!(library.key, "urban-sprawl-card-library");
    assert_eq!(library.called, Called::Message(Message::new("urban-sprawl-card-clinic")));
    assert_eq!(UrbanSprawl::names(Cards::standard()), []);
}

#[test]
fn a_view_tells_what_the_cards_of_its_pack_do() {
    let with = |cards| Setup { cards, ..custom() };
    let told = |cards| {
        let game = UrbanSprawl::new(&with(cards), Rng::new(Seed::from_number(1)));
        UrbanSprawl::tell(&game.view(Viewer::Public))
    };
    // No contract takes a single lot.
    let text = Cards::standard_text().replace("lots = 1\n", "lots = 2\n");
    let cards = Box::leak(Box::new(Cards::parse(&text, "own.toml").unwrap()));
    let is_small = |message: &Message| {
        format!("{message:?}").contains("says-contract")
            && format!("{message:?}").contains("(\"lots\", Number(1))")
    };
    assert!(told(Cards::standard()).iter().any(is_small));
    assert!(!told(cards).iter().any(is_small));
}

/// The names of the built-in permits say what is printed on them, in the words
/// that other packs use.
#[test]
fn permits_are_told_apart() {
    let catalog = catalog();
    for (language, text) in TEXTS {
        let bundle = bundle(language, text);
        for card in catalog.cards.iter().filter(|card| card.permits > 0) {
            let adjective = |zone: &Zone| {
                format(&bundle, &Message::new("urban-sprawl-adjective").with("zone", zone.name()))
            };
            let name = format(&bundle, &card.card.0.say());
            assert!(card.zones.iter().all(|zone| name.contains(&adjective(zone))), "{name}");
            let begins = format!("({} ", card.permits);
            let ends = format!("; {})", card.worth.unwrap());
            assert!(name.contains(&begins) && name.ends_with(&ends), "{name}");
        }
    }
}

/// What the cards do and ask for, and what offices are good for.
fn does(said: &mut Vec<Message>) {
    let catalog = catalog();
    for card in catalog.cards {
        keep(card.card.0.say(), said);
        lines(&card).into_iter().for_each(|line| keep(line, said));
        card.tamed.into_iter().flatten().for_each(|effect| keep(effect.say, said));
    }
    catalog.offices.into_iter().for_each(|office| keep(office.say, said));
}

/// All that is said in one random game, offers and the table now and then:
/// they are long and change little.
fn listen(seats: u8, seed: u64, length: GameLength, said: &mut Vec<Message>) {
    let tamed = seed.is_multiple_of(2);
    let setup = Setup { seats, length, tamed, airport_elections: !tamed, cards: Cards::standard() };
    let mut game: UrbanSprawl = opening(&setup, seed);
    let steps = walk::<UrbanSprawl>(&setup, seed, |_| {});
    for (number, (seat, action)) in steps.into_iter().enumerate() {
        if number % 60 == 0 {
            for seat in (0..seats).map(Seat) {
                keep(game.prompt(seat), said);
            }
            let told = UrbanSprawl::tell(&game.view(Viewer::Seat(seat)));
            told.into_iter().for_each(|line| keep(line, said));
        }
        keep(game.prompt(seat), said);
        let asked = game.view(Viewer::Public).question.is_some();
        if asked || number % 7 == 0 {
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
    let told = UrbanSprawl::tell(&game.view(Viewer::Public));
    told.into_iter().for_each(|line| keep(line, said));
    assert!(game.apply(Seat(0), Action::End, &mut NoLog).is_err());
}

fn refusals() -> Vec<Illegal> {
    let (seat, lot, card) = (Seat(1), Lot::at(4, 7), "T04".parse().unwrap());
    let space = Space::all().next().unwrap();
    let mut all = vec![
        Illegal::Over,
        Illegal::NotYourTurn { seat },
        Illegal::NotForSale { lot },
        Illegal::NobodyPasses,
        Illegal::NotYourPermit { card },
        Illegal::RenewalInvested,
        Illegal::TooLateToInvest,
        Illegal::NoAp { cost: 5, have: 2 },
        Illegal::NoPlanningCard { card },
        Illegal::NoContract { card },
        Illegal::FavorsFull { n: 1 },
        Illegal::FreshFavor { card },
        Illegal::OthersFavor { card, seat },
        Illegal::HeldFavor { card },
        Illegal::PermitTooMany { card },
        Illegal::TooDear { price: 8, have: 3 },
        Illegal::Unaffordable { have: 1 },
        Illegal::NoPlace { card },
        Illegal::WrongSize { lots: 2 },
        Illegal::NoCube,
        Illegal::RenewalInVain,
        Illegal::MustChoose,
        Illegal::NoVocation { seat, vocation: Vocation::Energy },
        Illegal::MustDo,
        Illegal::NothingToChoose { seat },
        Illegal::NotElectable { seat },
        Illegal::NotTied,
        Illegal::NoParkThere { lot, mayor: true },
        Illegal::SpaceTaken { space },
        Illegal::NoMarker { space },
        Illegal::CannotMoveThere { space },
        Illegal::NotClaimable { lot },
        Illegal::NotToLose { lot },
        Illegal::NotLowest { lot },
    ];
    for zone in Zone::ALL {
        all.push(Illegal::TooFewPermits { zone, need: 3, have: 1 });
        all.push(Illegal::WrongPermit { card, zone });
        all.push(Illegal::NotControlled { lot, zone });
    }
    for worth in Worth::ALL {
        all.push(Illegal::NotInFull { worth, n: 4 });
        all.push(Illegal::CannotPayOff { worth, n: 4 });
    }
    all.extend(Deck::ALL.map(|deck| Illegal::FaceDown { deck }));
    all.extend(Deck::CONTRACTS.map(|deck| Illegal::NotActive { deck }));
    all.extend(Office::ALL.map(|office| Illegal::OfficeNotInPlay { office }));
    all.extend(misfits(lot).map(|why| Illegal::Misplaced { why }));
    let whats: BTreeSet<&str> = Action::all().into_iter().map(Action::name).collect();
    for what in whats {
        all.extend(PARTS.map(|part| Illegal::WrongPart { what, part }));
    }
    all
}

/// What can be going on.
const PARTS: [&str; 21] = [
    "buying",
    "turn",
    "over",
    "site",
    "permits",
    "vocation",
    "steal",
    "order",
    "elect",
    "contractor",
    "park",
    "marker",
    "move",
    "uncontrol",
    "claim",
    "pay-or-lose",
    "pay-you",
    "office",
    "seat",
    "building",
    "block",
];

fn misfits(lot: Lot) -> impl Iterator<Item = Misfit> {
    let kinds = Kind::ALL.map(Misfit::NotBeside);
    [
        Misfit::Taken(lot),
        Misfit::Uncovered(lot),
        Misfit::Protected(lot),
        Misfit::TooDear { value: 7, most: 5 },
        Misfit::TooCheap { value: 7, least: 10 },
        Misfit::NoWater,
        Misfit::NoWilderness,
        Misfit::Beside(lot),
        Misfit::Zoning(lot),
    ]
    .into_iter()
    .chain(kinds)
}

/// Those that random games hardly meet.
fn events() -> Vec<Event> {
    let (seat, other, lot) = (Seat(0), Seat(1), Lot::at(0, 0));
    let card: CardId = "TE5".parse().unwrap();
    let kind = Kind::Res;
    let mut all = vec![
        Event::Media { seat, tied: true },
        Event::Media { seat, tied: false },
        Event::PickedSeat { seat, card },
        Event::PickedBuilding { lot, card },
        Event::PickedBlock { block: Block::at(0, 0), card },
        Event::Lost { owner: None, lot, kind, card },
        Event::Lost { owner: Some(seat), lot, kind, card },
        Event::Uncontrolled { seat, lot, kind, owner: other, card },
        Event::Claimed { seat, lot, kind, price: 9, card },
        Event::Claimed { seat, lot, kind, price: 0, card },
        Event::Declined { seat, card },
        Event::Reshuffled { n: 12 },
        Event::ExtraFavor { seat },
        Event::Next { seat },
        Event::Won { seat, office: Office::Mayor, card },
        Event::Park { seat, lot, card: None },
        Event::Park { seat, lot, card: Some(card) },
        Event::Ap { seat, n: 2, card },
        Event::Discount { seat, n: 3, card },
        Event::Demolished { seat, lot, kind, owner: None },
        Event::Demolished { seat, lot, kind, owner: Some(other) },
    ];
    for office in Office::ALL {
        all.push(Event::NobodyElected { office });
        for by in [None, Some(other)] {
            all.extend([true, false].map(|again| Event::Elected { seat, office, again, by }));
        }
        all.extend([true, false].map(|in_play| Event::Pawn { office, in_play }));
    }
    all.extend([None, Some(other)].map(|by| Event::Contractor { seat, by }));
    all.extend(Deck::ALL.map(|deck| Event::DeckOut { deck }));
    all.extend(Deck::CONTRACTS.map(|deck| Event::Activated { deck }));
    for vocation in Vocation::ALL {
        all.extend([None, Some(other)].map(|from| Event::Vocation { seat, vocation, from }));
    }
    let (from, to) = (Space::all().next().unwrap(), Space::all().last().unwrap());
    for marker in Marker::ALL {
        all.push(Event::Marker { seat, marker, space: to, card });
        all.push(Event::MarkerMoved { seat, marker, from, to, card });
    }
    for row in Row::all() {
        for (worth, card) in [(Worth::Wealth, Some(card)), (Worth::Prestige, None)] {
            all.push(Event::Payout { row, worth, number: 5, card });
        }
    }
    all.extend(moves(card));
    all
}

/// Every reason for which wealth and prestige move, and every amount that has
/// words of its own.
fn moves(card: CardId) -> Vec<Event> {
    let (seat, to) = (Seat(0), Seat(1));
    let row = Row::all().next().unwrap();
    let whys = [
        Why::Effect(card, 0),
        Why::Vocation(Vocation::Tourism, card),
        Why::Adjacency { card, n: 1, doubled: false },
        Why::Adjacency { card, n: 2, doubled: true },
        Why::Payout(row, None),
        Why::Investment("PL04".parse().unwrap()),
        Why::EndWealth,
        Why::EndOffice(Office::Mayor),
    ];
    let mut all = Vec::new();
    for why in whys {
        for (wealth, prestige) in [(2, 0), (0, 1), (4, 4)] {
            all.push(Event::Moved { seat, wealth, prestige, why });
        }
    }
    let why = Why::Effect(card, 0);
    for (wealth, prestige) in [(2, 0), (0, 1), (4, 4)] {
        all.push(Event::Moved { seat, wealth: -wealth, prestige: -prestige, why });
        let (wealth, prestige) = (wealth.unsigned_abs(), prestige.unsigned_abs());
        all.push(Event::Paid { from: seat, to, wealth, prestige, why });
        all.push(Event::Paid { from: seat, to, wealth, prestige, why: Why::Treasurer });
    }
    all
}
