//! What is hidden, what is known of it, and what actions show (1.10).

use insula_core::{Game, Rng, Seed, Viewer};
use insula_testkit::walk;

use super::table::{A, B, Table, audit, card};
use crate::card::{CardId, Sort};
use crate::{Cards, Deck, GameLength, Setup, UrbanSprawl};

fn rng(seed: u64) -> Rng {
    Rng::new(Seed::from_number(seed))
}

fn setup(seats: u8, length: GameLength) -> Setup {
    Setup { seats, length, tamed: false, airport_elections: false, cards: Cards::standard() }
}

/// A deck dealt anew has the same cards and the same top; every card that may
/// lie anywhere does so sooner or later.
#[test]
fn decks_are_dealt_anew_as_they_were_made() {
    for length in GameLength::ALL {
        let game = UrbanSprawl::new(&setup(3, length), rng(4));
        let (first, len) = crate::setup::key_part(length.facts());
        let mut keys = [false; 37];
        let mut bottoms = [false; CardId::COUNT];
        for seed in 0..400 {
            let other = game.resample(Viewer::Public, &mut rng(seed));
            audit(&other);
            for (one, two) in game.decks.iter().zip(&other.decks) {
                let sorted = |cards: &[CardId]| {
                    let mut cards = cards.to_vec();
                    cards.sort_unstable();
                    cards
                };
                assert_eq!(sorted(one.cards()), sorted(two.cards()));
                assert_eq!(one.top(), two.top());
                let key = two.cards().iter().position(|card| card.sort() == Sort::Key);
                keys[key.unwrap()] = true;
                bottoms[two.cards()[0].index()] = true;
            }
            let above = &other.planning_deck.cards()[28..];
            assert!(above.iter().all(|card| card.sort() == Sort::Permit));
            assert_eq!(game.planning_deck.top(), other.planning_deck.top());
        }
        let places = keys.iter().filter(|&&key| key).count();
        assert_eq!(places, usize::from(len));
        assert!(keys[usize::from(first)] && keys[usize::from(first + len) - 1]);
        // 31, 36 and 36 cards may lie at the bottom, less those in sight.
        assert_eq!(bottoms.iter().filter(|&&bottom| bottom).count(), 30 + 36 + 36);
    }
}

/// A renewed planning deck is all mixed.
#[test]
fn a_renewed_deck_is_all_mixed() {
    let mut table = Table::new(2);
    let mut tops = Vec::new();
    for seed in 0..200 {
        let other = table.game.resample(Viewer::Public, &mut rng(seed));
        tops.push(*other.planning_deck.cards().last().unwrap());
    }
    assert!(tops.iter().any(|card| card.sort() == Sort::Event));
    table.game.first_deck = true;
    let other = table.game.resample(Viewer::Public, &mut rng(1));
    assert!(other.planning_deck.cards()[28..].iter().all(|card| card.sort() != Sort::Event));
}

/// A build that has only begun is the builder's own business.
#[test]
fn picks_of_a_build_are_hidden_from_others() {
    let mut table = Table::new(2);
    table.hand(A, "PL01 PL04 PL05").boxes("T04");
    let before = table.game.view(Viewer::Seat(B));
    table.act(A, "build T04; site 4,0+4,1; permit PL04");
    assert!(table.log.len() > 1, "the last way is paid by itself");
    let mut table = Table::new(2);
    table.hand(A, "PL01 PL04 PL05 PL07").boxes("T04").act(A, "build T04; site 4,0+4,1");
    assert!(table.game.mid_decision(A) && !table.game.mid_decision(B));
    assert!(table.log.is_empty());
    assert_eq!(table.game.view(Viewer::Seat(B)).pending, None);
    assert_eq!(table.game.view(Viewer::Public).buildings, before.buildings);
    assert!(table.game.view(Viewer::Seat(A)).pending.is_some());
    let other = table.game.resample(Viewer::Seat(B), &mut rng(1));
    assert!(other.pending.get().is_none());
    let own = table.game.resample(Viewer::Seat(A), &mut rng(1));
    assert_eq!(own.pending, table.game.pending);
}

/// Only what turns a card up that nobody could tell reveals something.
#[test]
fn r1_10_what_reveals_a_card() {
    let mut table = Table::new(2);
    table.planning("PL01 PL02 PL03 PL04").boxes("T01 T02 T03 T04 T05");
    table.deck(Deck::Planning, "^PL07 PL08 PL10").deck(Deck::Town, "^T06 T08 T10");
    let reveals = |table: &Table, seat, text: &str| {
        let action = text.parse().unwrap();
        table.game.check(seat, action).unwrap();
        table.game.reveals(seat, action)
    };
    assert!(!reveals(&table, A, "take PL07") && !reveals(&table, A, "favor T06"));
    assert!(!reveals(&table, A, "end"), "nothing is missing");
    table.act(A, "take PL01");
    assert!(reveals(&table, A, "end"));
    // The last card of a deck can be told.
    table.deck(Deck::Planning, "^PL07 PL08");
    assert!(!reveals(&table, A, "end"));
    // An answer in the middle of the end of a turn lets the next card come.
    table.deck(Deck::Planning, "PE11 PL08 PL10").office(crate::Office::Mayor, B).act(A, "end");
    assert!(reveals(&table, B, "park 0,0"));
    // So does a renewed deck.
    let mut table = Table::new(2);
    table.planning("PL01 PL02 PL03 -").deck(Deck::Planning, "^PL07").discards("PL08 PL10");
    table.boxes("T01 T02 T03 T04 T05").deck(Deck::Town, "^T06");
    assert!(reveals(&table, A, "end"));
}

/// A refusal tells nothing of what lies face down: all hidden cards of a deck
/// are refused alike.
#[test]
fn refusals_tell_nothing_hidden() {
    let setup = setup(3, GameLength::Standard);
    for seed in 0..3 {
        let mut dice = rng(seed);
        walk::<UrbanSprawl>(&setup, seed, |game| {
            let Some(seat) = game.asked() else { return };
            let other = game.resample(Viewer::Seat(seat), &mut dice);
            for id in CardId::all() {
                for verb in ["take", "favor", "build"] {
                    let action = format!("{verb} {id}").parse().unwrap();
                    assert_eq!(game.check(seat, action), other.check(seat, action), "{action}");
                }
            }
        });
    }
    assert_eq!(card("T01").deck(), Deck::Town);
}
