//! 8: what is public, what is not, and what an action shows.

use insula_core::{EventSink, NoLog};

use super::*;

fn reveals(table: &Table, seat: Seat, action: &str) -> bool {
    table.game.reveals(seat, action.parse().unwrap())
}

fn opening(seats: u8, seed: u64, show_seen: bool) -> NewYork {
    NewYork::new(&Setup { seats, show_seen }, Rng::new(Seed::from_number(seed)))
}

/// Plays any legal actions.
fn play(game: &mut NewYork, rng: &mut Rng, log: &mut impl EventSink<Event>) -> bool {
    let Some(seat) = game.to_act().first() else { return false };
    let mut offers = Vec::new();
    game.legal_actions(seat, &mut offers);
    game.commit(seat, rng.pick(&offers), log);
    true
}

#[test]
fn r8_1_what_everybody_sees() {
    let mut table = Table::new(&["blue8", "red9 red9", ""], "red1 red2 red3 red4");
    table.build(B, "41 0,1").reserve(C, &[42]);
    table.act(A, "buy blue, pay blue8, done");
    let view = table.view(Viewer::Public);
    assert_eq!(
        (text(&view.discards), text(&view.display)),
        ("blue8".into(), "red1 red2 red3 red4".into())
    );
    assert_eq!(view.seats.iter().map(|seat| seat.hand).collect::<Vec<_>>(), [0, 2, 0]);
    assert_eq!((view.bag, view.deck), (48, 108 - 4 - 3));
    assert_eq!((view.bought.len(), view.bought[0].tile.id, view.bought[0].total), (1, 7, 8));
    assert_eq!((view.seats[1].city.len(), view.seats[2].reserve[0].id), (2, 42));
    assert!(view.hand.is_none() && view.slots[0].have.is_none());
}

#[test]
fn r8_2_a_hand_is_seen_by_its_owner_only() {
    for show_seen in [false, true] {
        let mut table = Table::new(&["blue8", "red9 red4", ""], "red1 red2 red3 red4");
        table.game.show_seen = show_seen;
        table.act(A, "take red4, done");
        let own = table.view(Viewer::Seat(B));
        assert_eq!(own.hand.map(|hand| text(&hand)), Some("red4 red9".into()));
        assert_eq!(own.totals, Some(vec![0, 0, 0, 13]));
        assert_eq!(own.slots[3].best.as_ref().map(|best| best.total), Some(13));
        // (8.3) With the option everybody is shown what has been seen.
        let other = table.view(Viewer::Public);
        assert_eq!((other.hand, other.totals), (None, None));
        let seen = other.seats[1].seen.as_ref().map(|cards| text(cards));
        assert_eq!(seen, show_seen.then(|| "red4 red9".to_owned()));
    }
}

/// Every other viewer's view, offers, words and log are the same whatever
/// cards a rival holds, as long as nobody plays them.
#[test]
fn r8_2_a_rivals_cards_show_nowhere() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (6, 4)] {
        let mut game = opening(seats, seed, false);
        let mut rng = Rng::stream(Seed::from_number(seed), 3);
        let mut swapped = 0;
        while game.turns == 0 {
            play(&mut game, &mut rng, &mut NoLog);
        }
        while game.ended.is_none() {
            let rival = game.turn.next(seats);
            if let Some(other) = swap_cards(&game, rival, &mut rng) {
                swapped += 1;
                for viewer in Viewer::all(seats).filter(|viewer| !viewer.is(rival)) {
                    assert_eq!(game.view(viewer), other.view(viewer), "{viewer:?}");
                    let Some(seat) = viewer.seat() else { continue };
                    let offers = |game: &NewYork| {
                        let mut offers = Vec::new();
                        game.legal_actions(seat, &mut offers);
                        offers
                    };
                    assert_eq!(offers(&game), offers(&other));
                    assert_eq!(game.prompt(seat), other.prompt(seat));
                    for offer in offers(&game) {
                        assert_eq!(game.describe(seat, offer), other.describe(seat, offer));
                        assert_eq!(game.preview(seat, offer), other.preview(seat, offer));
                        assert_eq!(game.reveals(seat, offer), other.reveals(seat, offer));
                    }
                }
                let (mut next, mut same) = (game.clone(), other);
                let mut logs = [Vec::new(), Vec::new()];
                play(&mut next, &mut rng.clone(), &mut logs[0]);
                play(&mut same, &mut rng.clone(), &mut logs[1]);
                // At the end of the game the totals are compared in the open.
                if next.ended.is_none() {
                    assert_eq!(logs[0], logs[1]);
                }
            }
            play(&mut game, &mut rng, &mut NoLog);
        }
        assert!(swapped > 50, "{seats} seats: {swapped}");
    }
}

/// The same game, but a card of `rival` lies deep in the deck and another one
/// of the deck is in the hand instead; the next refill draws the same cards.
fn swap_cards(game: &NewYork, rival: Seat, rng: &mut Rng) -> Option<NewYork> {
    let hand = game.side(rival).hand.get().list();
    let deck: Vec<Drawn> = game.deck.cards().rev().collect();
    let deep = (8..deck.len())
        .find(|&place| matches!(deck[place], Drawn::Money(card) if !hand.contains(&card)))?;
    let mine = *hand.get(rng.below(hand.len().max(1) as u32) as usize)?;
    let Drawn::Money(theirs) = deck[deep] else { return None };
    let mut other = game.clone();
    other.side_mut(rival).hand.get_mut().remove(mine);
    other.side_mut(rival).hand.get_mut().insert(theirs);
    let mut order = deck;
    order[deep] = Drawn::Money(mine);
    other.deck = Deck::of(&order, game.deck.piles());
    audit(&other);
    Some(other)
}

/// Whoever follows the opening deal and the public log knows every hand: so
/// `resample` may keep them.
#[test]
fn r8_3_every_hand_follows_from_what_was_seen() {
    for seats in 2..=6 {
        let mut game = opening(seats, u64::from(seats), false);
        let mut rng = Rng::stream(Seed::from_number(9), 3);
        let mut hands: Vec<Hand> = game
            .view(Viewer::Public)
            .opening
            .unwrap()
            .iter()
            .map(|cards| {
                let mut hand = Hand::NONE;
                cards.iter().for_each(|&card| hand.insert(card));
                hand
            })
            .collect();
        loop {
            let mut log: Vec<Event> = Vec::new();
            let on = play(&mut game, &mut rng, &mut log);
            for event in log {
                match event {
                    Event::Took { seat, cards } => {
                        cards.cards().iter().for_each(|&card| hands[seat.index()].insert(card));
                    }
                    Event::Bought { seat, bank, cards, .. } => {
                        hands[seat.index()].subtract(bank, cards);
                    }
                    _ => {}
                }
            }
            let held: Vec<Hand> =
                game.sides[..usize::from(seats)].iter().map(|side| *side.hand.get()).collect();
            assert_eq!(hands, held);
            if !on {
                break;
            }
        }
    }
}

#[test]
fn r8_4_unfinished_picks_are_private() {
    let mut table = Table::new(&["blue3 blue5", "red9", ""], "red1 red2 red3 red4");
    table.build(A, "41 0,1").reserve(A, &[42]);
    let before = Viewer::all(3).map(|viewer| table.view(viewer)).collect::<Vec<_>>();
    for picks in ["take red1", "take red1, take red2", "buy blue", "buy blue, pay blue3", "move 42"]
    {
        let mut begun = Table { game: table.game.clone(), log: Vec::new() };
        begun.act(A, picks);
        assert!(begun.log.is_empty() && begun.game.mid_decision(A));
        for (viewer, before) in Viewer::all(3).zip(&before) {
            assert_eq!(begun.view(viewer) == *before, !viewer.is(A), "{picks}: {viewer:?}");
        }
        // What is dealt anew for others has forgotten them.
        let mut rng = Rng::new(Seed::from_number(1));
        assert!(!begun.game.resample(Viewer::Seat(B), &mut rng).mid_decision(A));
        assert!(begun.game.resample(Viewer::Seat(A), &mut rng).mid_decision(A));
    }
    table.act(A, "buy blue, pay blue3");
    let own = table.view(Viewer::Seat(A));
    assert_eq!(
        (own.hand.map(|hand| text(&hand)), own.totals),
        (Some("blue5".into()), Some(vec![5, 0, 0, 0]))
    );
    let Some(crate::PendingView::Pay { bank, cards, total, price, exact }) = own.pending else {
        panic!("{:?}", own.pending);
    };
    assert_eq!((bank, text(&cards), total, price), (Bank::Blue, "blue3".into(), 3, 8));
    assert_eq!(exact.map(|cards| text(&cards)), Some("blue3 blue5".into()));
}

#[test]
fn r8_2_hands_stay_and_orders_are_dealt_anew() {
    let game = opening(4, 3, false);
    let mut rng = Rng::new(Seed::from_number(9));
    let deal = game.resample(Viewer::Seat(A), &mut rng);
    audit(&deal);
    let hands = |game: &NewYork| game.sides.each_ref().map(|side| *side.hand.get());
    assert_eq!(hands(&deal), hands(&game));
    assert!(deal.deck.cards().ne(game.deck.cards()) && deal.bag.tiles() != game.bag.tiles());
    assert!(deal.luck != game.luck);
    assert_eq!(
        (deal.deck.piles(), deal.slots, deal.display),
        (game.deck.piles(), game.slots, game.display)
    );
}

#[test]
fn r8_2_a_scoring_card_stays_in_what_is_left_of_its_pile() {
    // Two cards of pile 1, three of pile 2 with A, and so on.
    let mut table = Table::new(&["", "", ""], "red1 red2 red3 red4");
    table.deck("blue1 blue2 A blue3 blue4 blue5 blue6 blue7 B blue8", [2, 3, 2, 2, 1]);
    let mut rng = Rng::new(Seed::from_number(2));
    let (mut a, mut b, mut top) = ([0; 3], [0; 2], [0; 8]);
    for _ in 0..3000 {
        let deal = table.game.resample(Viewer::Public, &mut rng);
        let order: Vec<Drawn> = deal.deck.cards().rev().collect();
        let place = |letter| order.iter().position(|&card| card == Drawn::Scoring(letter)).unwrap();
        a[place(Letter::A) - 2] += 1;
        b[place(Letter::B) - 7] += 1;
        let Drawn::Money(card) = order[0] else { panic!("pile 1 has money only") };
        top[usize::from(card.value()) - 1] += 1;
        assert_eq!(deal.deck.piles(), [2, 3, 2, 2, 1]);
    }
    assert!(a.iter().all(|count| (900..1100).contains(count)), "{a:?}");
    assert!(b.iter().all(|count| (1400..1600).contains(count)), "{b:?}");
    assert!(top.iter().all(|count| (310..440).contains(count)), "{top:?}");
}

#[test]
fn r8_2_only_the_end_of_a_turn_shows_something() {
    let mut table = Table::new(&["blue8 green9", "", ""], "red1 red2 red3 red4");
    table.build(A, "41 0,1").reserve(A, &[42]);
    for action in ["take red1", "buy blue", "move 42"] {
        assert!(!reveals(&table, A, action), "{action}");
    }
    // A redesign draws nothing.
    assert!(!reveals(&table, A, "dismantle 41"));
    let mut begun = Table { game: table.game.clone(), log: Vec::new() };
    begun.act(A, "take red1");
    assert!(reveals(&begun, A, "done"));
    // A purchase is laid first.
    table.act(A, "buy blue, pay blue8");
    assert!(!reveals(&table, A, "done"));
    table.act(A, "done, buy green, pay green9, done, dismantle 41");
    assert!(!reveals(&table, A, "keep 7"));
    table.act(A, "keep 7");
    assert!(reveals(&table, A, "keep 14"));
}

#[test]
fn r8_2_what_can_be_told_is_no_news() {
    let table = |deck: &str, piles, bag: usize| {
        let mut table = Table::new(&["blue9", "", ""], "red1 red2 red3");
        table.deck(deck, piles).bag(bag).act(A, "buy blue, pay blue9, done");
        table
    };
    let news = |table: &Table| reveals(table, A, "keep 7");
    // One card, or cards that are all alike; one tile, or none.
    assert!(!news(&table("green1", [0; 5], 1)) && !news(&table("green1 green1", [0; 5], 0)));
    assert!(news(&table("green1 green2", [0; 5], 1)) && news(&table("green1", [0; 5], 2)));
    // A scoring card alone in its pile, then a single card.
    assert!(!news(&table("B green1", [0, 0, 0, 1, 1], 1)));
    assert!(news(&table("B green1 green1", [0, 0, 0, 2, 1], 1)));
    // The reshuffled discards: what was just paid, and what else lies there.
    let mut again = table("", [0; 5], 1);
    assert!(!news(&again));
    again.game.discards.insert("blue1".parse().unwrap());
    assert!(news(&again));
    // Neither deck nor discards.
    again.game.discards = Hand::NONE;
    assert!(!news(&again));
}

#[test]
fn r8_2_dirks_draw_is_news() {
    for (bag, news) in [(12, true), (6, false), (0, false)] {
        let mut table = Table::new(&["", ""], "red1 red2 red3 red4");
        table.deck("A green1", [0, 1, 0, 0, 1]).bag(bag).act(A, "take red1");
        assert_eq!(reveals(&table, A, "done"), news, "{bag}");
    }
}
