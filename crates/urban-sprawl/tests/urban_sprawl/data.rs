//! The cards: every one against the list in `cards.txt`, and every tally of
//! 14.2, 14.7 and 14.8.

use std::collections::BTreeSet;

use insula_core::{Source, state_hash};
use urban_sprawl::{
    Card, CardId, Cards, Contract, Deck, Effect, Election, Fact, Filter, Kind, Permit, Sort,
    Vocation, Worth, Zone, board, check_data,
};

/// Id, slug, facts and status of every card.
const CARDS: &str = include_str!("../cards.txt");

fn rows() -> impl Iterator<Item = &'static str> {
    CARDS.lines().filter(|line| !line.starts_with('#'))
}

fn cards() -> &'static Cards {
    Cards::standard()
}

fn contracts(deck: Deck) -> Vec<&'static Contract> {
    CardId::of(deck, Sort::Contract).map(|card| cards().contract(card).unwrap()).collect()
}

fn permits() -> Vec<&'static Permit> {
    let of = CardId::of(Deck::Planning, Sort::Permit);
    of.map(|card| cards().permit(card).unwrap()).collect()
}

/// Every effect of the pack.
fn effects() -> Vec<Effect> {
    let of = |card| match &cards()[card] {
        Card::Permit(_) => Vec::new(),
        Card::Renewal(_) => vec![Effect::AllowDemolition],
        Card::Event(effects) => effects.as_slice().to_vec(),
        Card::Contract(contract) => contract.effects.as_slice().to_vec(),
    };
    CardId::all().flat_map(of).collect()
}

fn count<T>(list: &[T], right: impl Fn(&T) -> bool) -> usize {
    list.iter().filter(|item| right(item)).count()
}

#[test]
fn every_card_says_what_the_page_says() {
    assert_eq!(rows().count(), CardId::COUNT);
    let table = check_data();
    for (row, line) in rows().zip(table.lines()) {
        let (facts, status) = row.rsplit_once(" | ").unwrap();
        // After the mark of nine letters, up to the sources of single facts.
        let printed = &line[9..];
        let rest = printed.strip_prefix(facts).unwrap_or_else(|| panic!("{facts}\n{printed}"));
        let mark = line[..9].trim();
        let sure = ["book", "found"].contains(&mark);
        let known = if sure { "found" } else { "partly found" };
        let told = if mark == "house" && rest.is_empty() { "house" } else { known };
        assert_eq!(told, status, "{line}");
        let lists = |part: &str| Fact::ALL.iter().any(|fact| part.contains(fact.name()));
        assert!(rest.split(" | ").skip(1).all(lists), "{line}");
    }
}

#[test]
fn a_pack_is_known_by_what_its_cards_say() {
    // The hash is that of the page's own facts: without ids and status.
    let facts = |row: &'static str| {
        let (_, rest) = row.split_once(" | ").unwrap();
        rest.rsplit_once(" | ").unwrap().0
    };
    let lines: Vec<&str> = rows().map(facts).collect();
    assert_eq!(cards().hash(), state_hash(&lines));
}

#[test]
fn slugs_are_the_names_and_unique() {
    let slugs: BTreeSet<&str> = CardId::all().map(|card| cards().slug(card)).collect();
    assert_eq!(slugs.len(), CardId::COUNT);
    for card in CardId::all() {
        assert_eq!(cards().find(cards().slug(card)), Some(card));
        assert_eq!(cards().name(card, "en"), None, "the locale files have it");
    }
    let name = |id: &str| cards().name_slug(id.parse().unwrap());
    assert_eq!(name("M24"), "high-rise-apartments");
    assert_eq!(name("M09"), "corporate-hq");
    assert_eq!(name("UR3"), "urban-renewal");
    assert_eq!(name("PL04"), "build-permit");
    assert_eq!(cards().find("urban-renewal"), None);
}

#[test]
fn every_card_has_a_name_in_three_languages() {
    let names: BTreeSet<&str> = CardId::all().map(|card| cards().name_slug(card)).collect();
    for text in [
        include_str!("../../../../locales/en/urban-sprawl-cards.ftl"),
        include_str!("../../../../locales/it/urban-sprawl-cards.ftl"),
        include_str!("../../../../locales/es/urban-sprawl-cards.ftl"),
    ] {
        let keys = text.lines().filter_map(|line| line.strip_prefix("urban-sprawl-card-"));
        let keys: BTreeSet<&str> =
            keys.map(|rest| rest.split(' ').next().unwrap_or_default()).collect();
        assert_eq!(keys, names);
    }
}

#[test]
fn s12_estate_auction_costs_nine() {
    let effects = cards().event(cards().find("estate-auction").unwrap()).unwrap();
    let [Effect::Claim { cost, .. }] = effects.as_slice() else { panic!("{effects}") };
    assert_eq!(*cost, 9);
}

#[test]
fn the_sources_of_single_facts() {
    let source = |id: &str, fact| cards().source_of(id.parse().unwrap(), fact);
    assert_eq!(source("T01", Fact::Zone), Source::Found);
    assert_eq!(source("T01", Fact::Effects), Source::House);
    assert_eq!(source("PL04", Fact::Payout), Source::Book);
    assert_eq!(source("PL04", Fact::Ballot), Source::House);
    assert_eq!(source("M01", Fact::Zone), Source::Inferred);
    assert_eq!(source("M01", Fact::Effects), Source::Found);
    assert_eq!(source("M10", Fact::Restrictions), Source::House);
    assert_eq!(source("CE1", Fact::Effects), Source::Book);
}

#[test]
fn r14_2_three_of_each_number() {
    for wealth in 1..=12 {
        assert_eq!(count(&permits(), |permit| permit.wealth == wealth), 3, "{wealth}");
    }
}

#[test]
fn r14_2_every_zone_is_served_alike() {
    for zone in Zone::ALL {
        let serving: Vec<_> = permits().into_iter().filter(|permit| permit.serves(zone)).collect();
        assert_eq!(serving.len(), 17, "{zone}");
        assert_eq!(serving.iter().map(|permit| permit.permits).sum::<u8>(), 35, "{zone}");
    }
}

#[test]
fn r14_2_permits_by_level() {
    for (level, number, ballots) in [(1, 10, 3), (2, 12, 4), (3, 8, 3), (4, 6, 2)] {
        assert_eq!(count(&permits(), |permit| permit.permits == level), number);
        assert_eq!(count(&permits(), |permit| permit.permits == level && permit.ballot), ballots);
    }
    let all = permits().iter().map(|permit| permit.permits).sum::<u8>();
    assert_eq!(all, 10 + 24 + 24 + 24);
}

#[test]
fn r14_2_the_permit_of_the_book() {
    let fits = |permit: &&Permit| {
        let civ_res = permit.serves(Zone::Civ) && permit.serves(Zone::Res);
        civ_res && permit.zones().count() == 2 && permit.permits == 1
    };
    let found: Vec<_> = permits().into_iter().filter(fits).collect();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].wealth, 11);
    assert!(!found[0].serves(Zone::Ind) && !found[0].serves(Zone::Com));
}

#[test]
fn s3_four_urban_renewal_cards() {
    assert_eq!(CardId::of(Deck::Planning, Sort::Renewal).len(), 4);
    for card in CardId::of(Deck::Planning, Sort::Renewal) {
        let Card::Renewal(renewal) = cards()[card] else { panic!("{card}") };
        assert_eq!((renewal.wealth, renewal.ballot), (None, true));
    }
}

#[test]
fn r14_7_sizes_and_zones_by_deck() {
    let expected = [
        (Deck::Town, [16, 12, 2, 0], [7, 8, 7, 8]),
        (Deck::City, [5, 10, 10, 5], [8, 8, 7, 7]),
        (Deck::Metropolis, [0, 5, 13, 12], [8, 8, 7, 7]),
    ];
    for (deck, sizes, zones) in expected {
        let of = contracts(deck);
        assert_eq!([1, 2, 3, 4].map(|lots| count(&of, |it| it.lots == lots)), sizes, "{deck}");
        assert_eq!(Zone::ALL.map(|zone| count(&of, |it| it.zone == zone)), zones, "{deck}");
        let events = CardId::of(deck, Sort::Event).len() + CardId::of(deck, Sort::Key).len();
        assert_eq!((events, events + of.len()), (7, 37));
    }
    let planning = [Sort::Permit, Sort::Renewal, Sort::Event];
    assert_eq!(planning.map(|sort| CardId::of(Deck::Planning, sort).len()), [36, 4, 14]);
}

#[test]
fn r14_7_prestige_payouts() {
    let expected = [
        (Deck::Town, [15, 6, 5, 4, 0, 0, 0]),
        (Deck::City, [13, 3, 3, 4, 4, 3, 0]),
        (Deck::Metropolis, [11, 3, 2, 3, 4, 3, 4]),
    ];
    let mut all = [0; 7];
    for (deck, icons) in expected {
        let of = contracts(deck);
        let numbers = [None, Some(1), Some(2), Some(3), Some(4), Some(5), Some(6)];
        let found = numbers.map(|number| count(&of, |it| it.prestige == number));
        assert_eq!(found, icons, "{deck}");
        all = std::array::from_fn(|at| all[at] + found[at]);
    }
    assert_eq!(all, [39, 12, 10, 11, 8, 6, 4]);
    assert_eq!(all[1..].iter().sum::<usize>(), 51);
}

#[test]
fn r14_7_vocations() {
    let expected = [
        (Vocation::Finance, 2, "bank 2", "savings-and-loan 3", "corporate-hq 6, stock-exchange 4"),
        (Vocation::Transportation, 2, "train-depot 2", "rail-yard 4", "port 7, distribution-hub 4"),
        (
            Vocation::Education,
            3,
            "high-school 2, library 1",
            "community-college 2",
            "university 5, research-institute 3",
        ),
        (
            Vocation::Energy,
            3,
            "oil-well 2",
            "power-plant 2, oil-refinery 2",
            "nuclear-plant 4, hydroelectric-dam 3",
        ),
        (
            Vocation::Tourism,
            4,
            "hotel 2, diner 1, lakeside-cabins 1",
            "museum 2, grand-hotel 2",
            "art-museum 2, sports-arena 2, casino 3",
        ),
        (
            Vocation::Factory,
            4,
            "brewery 1, cannery 2, sawmill 1",
            "auto-plant 2, steel-mill 2",
            "chemical-works 4, electronics-plant 3",
        ),
        (
            Vocation::PublicService,
            5,
            "clinic 1, fire-station 1, police-station 1",
            "hospital 1, prison 2, public-works-depot 1",
            "medical-center 2, federal-building 2",
        ),
        (Vocation::Media, 1, "newspaper 1", "radio-station 2", "television-station 2"),
    ];
    let mut totals = Vec::new();
    for (vocation, tiles, town, city, metropolis) in expected {
        assert_eq!(board().vocations[vocation.index()], tiles, "{vocation}");
        let gives = |deck: Deck| {
            let of = CardId::of(deck, Sort::Contract).filter_map(|card| {
                let list = cards().contract(card).unwrap().vocations;
                let (_, n) = *list.as_slice().iter().find(|(which, _)| *which == vocation)?;
                Some(format!("{} {n}", cards().slug(card)))
            });
            of.collect::<Vec<_>>()
        };
        let lists = Deck::CONTRACTS.map(gives);
        totals.push(lists.iter().map(Vec::len).sum::<usize>());
        for (list, text) in lists.into_iter().zip([town, city, metropolis]) {
            let named: BTreeSet<&str> = text.split(", ").collect();
            assert_eq!(list.iter().map(String::as_str).collect::<BTreeSet<_>>(), named);
        }
    }
    assert_eq!(totals, [4, 4, 5, 5, 8, 7, 8, 3]);
    let all = Deck::CONTRACTS.into_iter().flat_map(contracts);
    assert!(all.into_iter().all(|contract| contract.vocations.as_slice().len() <= 1));
}

#[test]
fn r14_8_the_building_tiles() {
    let expected = [
        (Zone::Civ, [8, 7, 6, 4], 25),
        (Zone::Com, [10, 7, 5, 6], 28),
        (Zone::Ind, [5, 6, 8, 4], 23),
        (Zone::Res, [10, 7, 6, 3], 26),
    ];
    let all: Vec<_> = Deck::CONTRACTS.into_iter().flat_map(contracts).collect();
    let mut tiles = 0;
    for (zone, sizes, total) in expected {
        let starting = count(&board().starting, |start| start.zone == zone);
        let found = [1, 2, 3, 4].map(|lots| {
            let built = count(&all, |it| it.zone == zone && it.lots == lots);
            built + if lots == 1 { starting } else { 0 }
        });
        assert_eq!((found, found.iter().sum()), (sizes, total), "{zone}");
        tiles += total;
    }
    assert_eq!((tiles, tiles + usize::from(board().supply.parks)), (102, 128));
}

#[test]
fn r10_2_the_tamed_option_halves_four_cards() {
    let mut tamed = Vec::new();
    for card in Deck::CONTRACTS.into_iter().flat_map(|deck| CardId::of(deck, Sort::Contract)) {
        let contract = cards().contract(card).unwrap();
        assert_eq!(contract.effects(false), contract.effects);
        if contract.effects(true) != contract.effects {
            let printed = contract.effects.to_string();
            tamed.push(format!("{} {}", cards().slug(card), contract.effects(true)));
            assert_eq!(contract.effects(true).to_string(), printed.replace('4', "2"));
        }
    }
    assert_eq!(
        tamed,
        [
            "university GAINPER(each,P,2,cnt(RES+CIV,own,all))",
            "temple PAYYOU(2,cnt(RES,own,all))",
            "marina PAYYOU(2,cnt(RES/1,own,all))",
            "port GAINPER(each,WP,2,cnt(IND,own,all))",
        ]
    );
}

#[test]
fn r14_1_every_word_of_the_language_is_used() {
    let all = effects();
    let verbs: BTreeSet<String> = all
        .iter()
        .map(|effect| effect.to_string().split('(').next().unwrap_or_default().to_owned())
        .collect();
    let expected = "ACTIVATE, ALLOW_DEMOLITION, AP, CLAIM, DISCOUNT, ELECT, ENDGAME, EXTRAFAVOR, \
                    GAIN, GAINPER, LOSE, LOSEPER, MOVE, PARK, PAYORLOSE, PAYOUT, PAYYOU, PLACE, \
                    TAKEPERMIT, UNCONTROL, UNLOCK, VOCSCORE, WINOFFICE";
    assert_eq!(verbs.into_iter().collect::<Vec<_>>().join(", "), expected);
    let who: BTreeSet<_> = all.iter().filter_map(Effect::who).collect();
    assert_eq!(who.len(), 13);
    let offices: BTreeSet<_> = who.iter().filter_map(|who| who.office()).collect();
    assert!(offices.into_iter().eq(urban_sprawl::Office::ALL));
    let counts: Vec<_> = all.iter().filter_map(Effect::count).collect();
    let scopes: BTreeSet<_> = counts.iter().map(|count| count.scope).collect();
    assert_eq!(scopes.len(), 7);
    let what: BTreeSet<String> = counts.iter().map(|count| count.what.to_string()).collect();
    let expected = "ANY, CIV, COM, COM/2+, COM/3, COM/4, IND, PARK, RES, RES+CIV, RES/1, RES/2+, \
                    RES/3+, office, voc";
    assert_eq!(what.into_iter().collect::<Vec<_>>().join(", "), expected);
    let filters: BTreeSet<Filter> = all
        .iter()
        .filter_map(|effect| match effect {
            Effect::PayOrLose { of, .. } => Some(*of),
            _ => None,
        })
        .collect();
    assert_eq!(
        filters.iter().map(Filter::to_string).collect::<Vec<_>>().join(", "),
        "ANY/1, ANY/2+, ANY@water, lo1"
    );
    for effect in [
        Effect::Payout(Worth::Wealth),
        Effect::Payout(Worth::Prestige),
        Effect::Elect(Election::Next),
        Effect::Elect(Election::All),
        Effect::UnlockOffices,
        Effect::UnlockContractor,
        Effect::Activate(Deck::City),
        Effect::Activate(Deck::Metropolis),
    ] {
        assert!(all.contains(&effect), "{effect}");
    }
}

#[test]
fn r14_1_restrictions_in_use() {
    let all: Vec<_> = Deck::CONTRACTS.into_iter().flat_map(contracts).collect();
    let used = |right: &dyn Fn(&urban_sprawl::Restrictions) -> bool| {
        count(&all, |contract| right(&contract.restrictions))
    };
    assert_eq!(used(&|set| set.water), 7);
    assert_eq!(used(&|set| set.wild), 5);
    assert_eq!(used(&|set| set.ignore_zoning), 2);
    assert_eq!(used(&|set| set.not_adjacent.contains(Kind::Res)), 3);
    assert_eq!(used(&|set| set.not_adjacent.contains(Kind::Civ)), 2);
    assert_eq!(used(&|set| set.adjacent.contains(Kind::Park)), 1);
    assert_eq!(used(&|set| set.most == 5), 1);
    assert_eq!(used(&|set| set.least == 10), 1);
}

#[test]
fn cards_are_small() {
    assert!(size_of::<Effect>() <= 10, "{}", size_of::<Effect>());
    assert!(size_of::<Card>() <= 64, "{}", size_of::<Card>());
}
