//! The laws on random games, the generator against the judge, recorded games
//! and perft.

#![allow(clippy::unwrap_used)]

#[path = "urban_sprawl/board.rs"]
mod board;
#[path = "urban_sprawl/cites.rs"]
mod cites;
#[path = "urban_sprawl/data.rs"]
mod data;
#[path = "urban_sprawl/packs.rs"]
mod packs;
#[path = "urban_sprawl/sentences.rs"]
mod sentences;

use std::path::Path;

use insula_core::{Game, NoLog, Rng, Seed, Viewer, state_hash};
use insula_testkit as testkit;
use urban_sprawl::{
    Action, CardId, CardText, Cards, Deck, GameLength, Kind, Setup, Sort, UrbanSprawl, View, board,
};

/// Every seat count and length; options change with the length.
fn setup(seats: u8, length: GameLength) -> Setup {
    let option = (length == GameLength::Long) == (seats != 3);
    Setup { seats, length, tamed: option, airport_elections: option, cards: Cards::standard() }
}

/// 300 random games; each seat count and length is a test of its own, so that
/// they run side by side.
fn laws(seats: u8, length: GameLength) {
    testkit::laws::<UrbanSprawl>(&setup(seats, length), 0..300, conserve);
}

#[test]
fn the_laws_hold_with_two_seats_in_a_short_game() {
    laws(2, GameLength::Short);
}

#[test]
fn the_laws_hold_with_two_seats_in_a_standard_game() {
    laws(2, GameLength::Standard);
}

#[test]
fn the_laws_hold_with_two_seats_in_a_long_game() {
    laws(2, GameLength::Long);
}

#[test]
fn the_laws_hold_with_three_seats_in_a_short_game() {
    laws(3, GameLength::Short);
}

#[test]
fn the_laws_hold_with_three_seats_in_a_standard_game() {
    laws(3, GameLength::Standard);
}

#[test]
fn the_laws_hold_with_three_seats_in_a_long_game() {
    laws(3, GameLength::Long);
}

#[test]
fn the_laws_hold_with_four_seats_in_a_short_game() {
    laws(4, GameLength::Short);
}

#[test]
fn the_laws_hold_with_four_seats_in_a_standard_game() {
    laws(4, GameLength::Standard);
}

#[test]
fn the_laws_hold_with_four_seats_in_a_long_game() {
    laws(4, GameLength::Long);
}

/// A pack in which many cards do something else.
fn own_cards() -> &'static Cards {
    let text = Cards::standard_text()
        .replace("wealth = 12\n", "wealth = 2\n")
        .replace("lots = 3\n", "lots = 2\n")
        .replace("who = \"each\"", "who = \"leader\"")
        .replace("{ elect = \"next\" }", "{ elect = \"all\" }");
    Box::leak(Box::new(Cards::parse(&text, "own.toml").unwrap()))
}

#[test]
fn the_laws_hold_with_another_pack() {
    let cards = own_cards();
    for seats in 2..=4 {
        let setup = Setup { cards, ..setup(seats, GameLength::Short) };
        testkit::laws::<UrbanSprawl>(&setup, 0..10, |game| conserve_with(game, cards));
    }
}

#[test]
fn a_state_is_another_with_other_cards() {
    let new = |cards| {
        let setup = Setup { cards, ..setup(3, GameLength::Short) };
        UrbanSprawl::new(&setup, Rng::new(Seed::from_number(7)))
    };
    let (built_in, own) = (new(Cards::standard()), new(own_cards()));
    assert_ne!(state_hash(&built_in), state_hash(&own));
    // What people call a pack plays no part.
    let titled = Box::leak(Box::new(own_cards().clone().titled("mine")));
    assert_eq!(state_hash(&new(titled)), state_hash(&own));
    assert_eq!(new(titled).view(Viewer::Public).pack.unwrap().name, "mine");
}

/// Every action there is: every card, lot, place, gray space, seat and office.
#[test]
fn the_judge_passes_exactly_what_is_on_offer() {
    let universe = Action::all();
    let by_card = 5 * CardId::COUNT;
    let by_place = 6 * 144 + 36 + 36 * 13;
    assert_eq!(universe.len(), 3 + 2 + 5 + 4 * 5 + by_card + by_place + 9 + 81);
    for seats in 2..=4 {
        for length in GameLength::ALL {
            testkit::judge::<UrbanSprawl>(&setup(seats, length), 0..3, &universe);
        }
    }
}

#[test]
fn recorded_games_and_refusals() {
    testkit::playthroughs::<UrbanSprawl>(folder("playthroughs"));
}

#[test]
fn perft() {
    testkit::perft::<UrbanSprawl>(folder("tests/perft.csv"));
}

/// From the opening only the buying round is in reach: 12 buildings, then 11,
/// and so on. So sequences are also counted from the middle of random games:
/// by seats, seed and actions taken.
#[test]
fn perft_from_the_middle_of_games() {
    let counted = [
        (2, 5, 60, 8823),
        (2, 6, 200, 91931),
        (3, 7, 120, 29792),
        (3, 8, 250, 196992),
        (4, 9, 100, 348036),
        (4, 10, 350, 230),
    ];
    for (seats, seed, steps, sequences) in counted {
        let setup = setup(seats, GameLength::Standard);
        let actions = testkit::walk::<UrbanSprawl>(&setup, seed, |_| {});
        let mut game: UrbanSprawl = testkit::opening(&setup, seed);
        actions
            .iter()
            .take(steps)
            .for_each(|&(seat, action)| game.commit(seat, action, &mut NoLog));
        assert_eq!(testkit::count(&game, 4), sequences, "{seats} seats, seed {seed}");
    }
}

/// A park goes on any empty lot: 132 when only the starting buildings stand,
/// and a few more once events have taken some of them.
#[test]
fn the_longest_offer_list() {
    let mut longest = 0;
    for seats in 2..=4 {
        for seed in 0..100 {
            testkit::walk::<UrbanSprawl>(&setup(seats, GameLength::Standard), seed, |game| {
                for seat in game.to_act().iter() {
                    let mut offers = Vec::new();
                    game.legal_actions(seat, &mut offers);
                    longest = longest.max(offers.len());
                }
            });
        }
    }
    assert!((130..=144).contains(&longest), "{longest}");
}

/// A state is small and flat.
#[test]
fn a_state_is_small() {
    assert!(size_of::<UrbanSprawl>() <= 1024, "{}", size_of::<UrbanSprawl>());
    assert!(size_of::<Action>() <= 4);
}

/// Cards, tiles, vocations, cubes and markers, by what all can see.
fn conserve(game: &UrbanSprawl) {
    conserve_with(game, Cards::standard());
}

fn conserve_with(game: &UrbanSprawl, pack: &Cards) {
    let view = game.view(Viewer::Public);
    cards(&view);
    tiles(&view, pack);
    vocations(&view);
    markers(&view);
}

/// 165 cards: those in sight once each, the others in their decks or, of the
/// contract decks, out of the game.
fn cards(view: &View) {
    let mut seen = [0u8; CardId::COUNT];
    let mut put = |card: &CardText| seen[card.0.index()] += 1;
    let boxes = view.planning.iter().chain(&view.contracts);
    boxes.filter_map(|place| place.card.as_ref()).for_each(&mut put);
    view.discards.iter().for_each(&mut put);
    let decks = || std::iter::once(&view.planning_deck).chain(&view.decks);
    decks().filter_map(|deck| deck.top.as_ref()).for_each(&mut put);
    for seat in &view.seats {
        seat.permits.iter().for_each(&mut put);
        seat.favors.iter().for_each(|favor| put(&favor.card));
    }
    view.buildings.iter().filter_map(|building| building.card.as_ref()).for_each(&mut put);
    assert!(seen.iter().all(|&n| n <= 1), "{view:?}");
    let in_sight = |deck: Deck| {
        CardId::all().filter(|card| card.deck() == deck).map(|card| seen[card.index()]).sum::<u8>()
    };
    let renewals: u8 = view.seats.iter().map(|seat| seat.renewals).sum();
    let hidden = |left: u8, top: bool| left - u8::from(top);
    let planning = &view.planning_deck;
    let all = in_sight(Deck::Planning) + renewals + hidden(planning.left, planning.top.is_some());
    assert_eq!(all, 54);
    for deck in &view.decks {
        // What is built and what was an event is out.
        let contracts = CardId::of(deck.deck, Sort::Contract).len() as u8;
        assert!(in_sight(deck.deck) + hidden(deck.left, deck.top.is_some()) <= contracts + 7);
    }
    // Only contracts and planning cards to be had lie open.
    let open = CardId::all().filter(|card| seen[card.index()] > 0);
    let events = open.filter(|card| matches!(card.sort(), Sort::Event | Sort::Key));
    assert!(events.into_iter().all(|card| card.deck() == Deck::Planning));
}

/// 128 building tiles: a contract's on the board or beside it, and 26 parks; a
/// cube for every building that somebody controls (R47).
fn tiles(view: &View, pack: &Cards) {
    let parks = view.buildings.iter().filter(|building| building.kind == Kind::Park);
    assert_eq!(parks.count() as u8 + view.parks_left, board().supply.parks);
    let mut lots = [false; 144];
    for building in &view.buildings {
        for [row, column] in building.lots.iter().copied() {
            let lot = &mut lots[usize::from(row) * 12 + usize::from(column)];
            assert!(!*lot, "two buildings on {row},{column}");
            *lot = true;
        }
        if let Some(card) = &building.card {
            let contract = pack.contract(card.0).unwrap();
            assert_eq!(
                (contract.zone.kind(), usize::from(contract.lots)),
                (building.kind, building.lots.len())
            );
        }
    }
    let plain = |kind| view.buildings.iter().filter(move |b| b.card.is_none() && b.kind != kind);
    assert!(plain(Kind::Park).count() <= 12, "starting buildings");
    let all = [70, 46, 35][view.seats.len() - 2];
    for (seat, party) in (0..).zip(&view.seats) {
        let own = view.buildings.iter().filter(|building| building.owner == Some(seat)).count();
        assert_eq!((own as u8 + party.cubes, party.buildings), (all, own as u8));
    }
}

/// 24 tiles.
fn vocations(view: &View) {
    for row in &view.vocations {
        let held = view.seats.iter().flat_map(|seat| &seat.vocations);
        let held: u8 = held.filter(|held| held.vocation == row.vocation).map(|held| held.n).sum();
        assert_eq!(row.left + held, row.of, "{:?}", row.vocation);
    }
    assert_eq!(view.vocations.iter().map(|row| row.of).sum::<u8>(), 24);
}

/// Nine markers, on the board or beside it.
fn markers(view: &View) {
    let placed = view.rows.iter().filter(|row| row.gray).filter_map(|row| row.n);
    let unplaced = view.unplaced.wealth.iter().chain(&view.unplaced.prestige).copied();
    let mut all: Vec<u8> = placed.chain(unplaced).collect();
    all.sort_unstable();
    assert_eq!(all, (4..=12).collect::<Vec<_>>());
}

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}
