//! The deal, the buying round and Media (2).

use insula_core::{Game, NoLog, Rng, Seat, Seed, Viewer};

use super::table::{A, B, C, D, audit, lot};
use crate::card::Sort;
use crate::office::Vocation;
use crate::{Action, Cards, Deck, Event, GameLength, Office, Phase, Setup, UrbanSprawl, board};

fn deal(seats: u8, length: GameLength, seed: u64) -> UrbanSprawl {
    let cards = Cards::standard();
    let setup = Setup { seats, length, tamed: false, airport_elections: false, cards };
    UrbanSprawl::new(&setup, Rng::new(Seed::from_number(seed)))
}

fn deals() -> impl Iterator<Item = UrbanSprawl> {
    (2..=4).flat_map(|seats| {
        GameLength::ALL
            .into_iter()
            .flat_map(move |length| (0..40).map(move |seed| deal(seats, length, seed)))
    })
}

/// The log of the buying round, each buying the first building there is.
fn bought(game: &mut UrbanSprawl) -> Vec<Event> {
    let mut log = Vec::new();
    while game.phase == Phase::Buying {
        let seat = game.active;
        let lot = game.map.uncontrolled().first().unwrap();
        game.apply(seat, Action::Buy(lot), &mut log).unwrap();
    }
    log
}

/// (2.1b, 2.3c, 2.6)
#[test]
fn r2_1b_what_everybody_begins_with() {
    for game in deals() {
        audit(&game);
        let wealth = [39, 27, 21][usize::from(game.seats) - 2];
        for (place, seat) in game.clockwise().enumerate() {
            let party = game.party(seat);
            assert_eq!((party.wealth, party.prestige), (wealth, 0));
            // (2.3c) From the start seat: 1, 2, 3, 4.
            assert_eq!(usize::from(party.hand.len()), place + 1);
            assert_eq!(party.hand.permits(), party.hand);
        }
        assert_eq!((game.start, game.asked()), (game.active, Some(game.active)));
        // (2.6a, 2.6b, 2.6c)
        assert_eq!(game.map.free_spaces().count(), 9);
        assert_eq!((game.pawn, game.offices), (Office::Mayor, [None; 5]));
        assert_eq!((game.contractor, game.extra_favor), (None, None));
        assert!(!game.contractor_open && !game.offices_open);
        // (2.3a)
        assert_eq!((game.discards.len(), game.discards.renewals().len()), (4, 4));
        // (2.2e)
        assert_eq!(game.active_decks, [true, false, false]);
    }
}

/// (2.1c) Chance names the start seat.
#[test]
fn r2_1c_anybody_may_start() {
    for seats in 2..=4u8 {
        let mut seen = [false; 4];
        (0..60).for_each(|seed| seen[deal(seats, GameLength::Short, seed).start.index()] = true);
        let all = seen.iter().filter(|&&start| start).count();
        assert_eq!(all, usize::from(seats));
    }
}

/// (2.2b, 2.2c, 2.2d) The key event lies in its part of each deck: from the
/// bottom, below it 15, 9 or 18 cards, above it 15, 18 or 9.
#[test]
fn r2_2b_where_the_key_events_lie() {
    for (length, below, above) in
        [(GameLength::Standard, 15, 15), (GameLength::Long, 9, 18), (GameLength::Short, 18, 9)]
    {
        let mut places = Vec::new();
        for seed in 0..200 {
            let game = deal(3, length, seed);
            for (at, deck) in game.decks.iter().enumerate() {
                // Six of Town's are laid out, one of them still on the deck.
                let all = if at == 0 { 32 } else { 37 };
                assert_eq!(deck.cards().len(), all);
                let key = deck.cards().iter().position(|card| card.sort() == Sort::Key).unwrap();
                assert!(key >= below && key < 37 - above, "{length:?}: {key}");
                places.push(key);
            }
        }
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 37 - above - below, "{length:?}: every place is possible");
    }
}

/// (2.2f, 2.2g) Contracts only, face up; the key part stays as it is.
#[test]
fn r2_setup_events_are_shuffled_back() {
    let mut above = 0;
    for game in deals() {
        let shown = game.boxes.into_iter().chain([game.decks[0].top()]);
        assert!(shown.map(Option::unwrap).all(|card| card.sort() == Sort::Contract));
        assert_eq!(game.decks[1].top().or(game.decks[2].top()), None);
        let (first, len) = crate::setup::key_part(game.length.facts());
        let top = &game.decks[0].cards()[usize::from(first + len)..];
        above += top.iter().filter(|card| card.sort() == Sort::Event).count();
        let events = game.decks[0].cards().iter().filter(|card| card.sort() == Sort::Event);
        assert_eq!(events.count(), 6, "none is lost");
    }
    // 6 of 36 are events; on average 2 or so lie among the cards above.
    assert!((1.2..3.2).contains(&(above as f64 / 360.0)), "{above}");
}

/// (2.3b) Twenty-two permits on top, then fourteen with the events.
#[test]
fn r2_3b_the_planning_deck_begins_with_permits() {
    for game in deals() {
        let cards = game.planning_deck.cards();
        let laid = usize::from((1..=game.seats).sum::<u8>()) + 4;
        assert_eq!(cards.len(), 50 - laid);
        assert!(cards[28..].iter().all(|card| card.sort() == Sort::Permit));
        let events = cards[..28].iter().filter(|card| card.sort() == Sort::Event).count();
        assert_eq!(events, 14);
        assert!(game.planning_deck.top().is_some());
    }
}

/// (2.3d, S2) The boxes show what is for sale.
#[test]
fn s2_planning_boxes_are_face_up() {
    for game in deals() {
        let shown = game.planning.map(Option::unwrap);
        assert!(shown.iter().all(|card| card.sort() == Sort::Permit));
        let view = game.view(Viewer::Public);
        assert!(view.planning.iter().all(|place| place.card.is_some()));
    }
}

/// (2.3e, R1) No election, no payout, no event before the first turn is over.
#[test]
fn r1_setup_triggers_nothing() {
    for mut game in deals() {
        let before = game.all_seats().map(|seat| game.party(seat).wealth).sum::<u16>();
        let log = bought(&mut game);
        let after = game.all_seats().map(|seat| game.party(seat).wealth).sum::<u16>();
        assert_eq!(before - after, 66);
        assert!(log.iter().all(|event| {
            matches!(event, Event::Bought { .. } | Event::Media { .. } | Event::Turn { .. })
        }));
        assert_eq!((game.offices, game.pawn), ([None; 5], Office::Mayor));
    }
}

/// (2.4a) Clockwise from the start seat, until all twelve are bought.
#[test]
fn r2_4a_each_buys_in_turn() {
    for mut game in deals() {
        let start = game.start;
        let log = bought(&mut game);
        let mut seat = start;
        let buys = log.iter().filter_map(|event| match event {
            Event::Bought { seat, .. } => Some(*seat),
            _ => None,
        });
        let buys: Vec<Seat> = buys.collect();
        assert_eq!(buys.len(), 12);
        for buyer in buys {
            assert_eq!(buyer, seat);
            seat = seat.next(game.seats);
        }
        assert_eq!((game.phase, game.active), (Phase::Turn, start));
        assert!(game.investing);
    }
}

#[test]
fn r2_4b_nobody_passes_and_only_starting_buildings_are_for_sale() {
    let mut game = deal(4, GameLength::Standard, 1);
    let rule = |game: &UrbanSprawl, text: &str| {
        let action: Action = text.parse().unwrap();
        insula_core::Refused::rule(&game.check(game.active, action).unwrap_err())
    };
    assert_eq!(rule(&game, "end"), "2.4b");
    assert_eq!(rule(&game, "decline"), "2.4b");
    assert_eq!(rule(&game, "buy 0,0"), "2.4a");
    assert_eq!(rule(&game, "take PL01"), "3.1b");
    let first = game.active;
    game.apply(first, "buy 5,6".parse().unwrap(), &mut NoLog).unwrap();
    assert_eq!(rule(&game, "buy 5,6"), "2.4a");
    assert_eq!(game.party(first).wealth, 21 - 7);
    assert_eq!(game.party(first).cubes, 34);
}

/// (2.5a) The most wealth left takes Media.
#[test]
fn r2_5a_media_goes_to_the_richest() {
    let media = |buys: &[(Seat, &str)], seats| {
        let mut game = deal(seats, GameLength::Standard, 1);
        (game.start, game.active) = (A, A);
        let mut log = Vec::new();
        for &(seat, text) in buys {
            game.apply(seat, Action::Buy(lot(text)), &mut log).unwrap();
        }
        (game, log)
    };
    // Seat 0 spends 7 7 7 6 6 6, seat 1 the rest: 27.
    let cheap = ["10,1", "1,1", "10,10", "1,10", "8,8", "3,8"];
    let dear = ["5,6", "3,3", "6,6", "5,5", "6,5", "8,3"];
    let pairs = dear.iter().zip(cheap).flat_map(|(&dear, cheap)| [(A, dear), (B, cheap)]);
    let (game, log) = media(&pairs.collect::<Vec<_>>(), 2);
    assert_eq!(game.media(), Some(B));
    assert!(log.contains(&Event::Media { seat: B, tied: false }));
    assert_eq!((game.party(A).wealth, game.party(B).wealth), (0, 12));
    assert_eq!(game.all_seats().filter(|&seat| game.party(seat).tiles() > 0).count(), 1);
    // (2.5b) The other 23 are the supply.
    let left: u8 = Vocation::ALL.map(|vocation| game.supply(vocation)).iter().sum();
    assert_eq!(left, 23);
}

/// (S1) In a tie the controller of the RES of value 3 takes it, tied or not.
#[test]
fn s1_media_tie_goes_by_the_residential_of_three() {
    let mut game = deal(4, GameLength::Standard, 1);
    (game.start, game.active) = (A, A);
    // 0: 7 4 4 = 15; 1: 7 6 5 = 18; 2: 7 6 3 = 16; 3: 6 5 6 = 17. Then with
    // equal ends: give 0 and 2 the same by hand.
    let rounds = [
        [(A, "5,6"), (B, "3,3"), (C, "6,6"), (D, "3,8")],
        [(A, "1,1"), (B, "5,5"), (C, "6,5"), (D, "1,10")],
        [(A, "10,10"), (B, "8,8"), (C, "10,1"), (D, "8,3")],
    ];
    for (seat, text) in rounds.concat() {
        if text == "8,3" {
            // Seats 0 and 1 are tied for the most; seat 2 has the RES of 3.
            game.party_mut(B).wealth = 6;
            game.party_mut(C).wealth = 5;
            assert_eq!(game.party(A).wealth, 6);
        }
        game.apply(seat, Action::Buy(lot(text)), &mut NoLog).unwrap();
    }
    assert_eq!(game.party(D).wealth, 4);
    assert_eq!(game.media(), Some(C));
    assert_eq!(game.map.value(lot("10,1").block()), 3);
    let of_three = board()
        .starting
        .iter()
        .filter(|start| start.zone == crate::Zone::Res && game.map.value(start.lot.block()) == 3);
    assert_eq!(of_three.count(), 1);
}

/// (10.1) The options are read, and others refused.
#[test]
fn r10_1_options_choose_the_length() {
    use insula_core::Options;
    let with = |key: &str, value: &str| Options::from([(key.to_owned(), value.to_owned())]);
    let setup = UrbanSprawl::setup(2, &Options::new()).unwrap();
    assert_eq!(setup.length, GameLength::Standard);
    assert!(!setup.tamed && !setup.airport_elections);
    let length = |value| UrbanSprawl::setup(2, &with("length", value)).unwrap().length;
    assert_eq!((length("short"), length("long")), (GameLength::Short, GameLength::Long));
    assert!(UrbanSprawl::setup(2, &with("metropolis", "tamed")).unwrap().tamed);
    assert!(UrbanSprawl::setup(2, &with("airport", "elected")).unwrap().airport_elections);
    assert!(UrbanSprawl::setup(2, &with("length", "longer")).is_err());
    assert!(UrbanSprawl::setup(5, &Options::new()).is_err());
    assert_eq!(Deck::ALL.len(), 4);
}
