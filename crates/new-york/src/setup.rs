//! The deal (2).

use insula_core::{Rng, Seat, Secret};

use crate::bag::Bag;
use crate::city::City;
use crate::data::data;
use crate::money::{CARDS, Card, Deck, Hand, PLACES, Row};
use crate::phase::Phase;
use crate::phase::buy::Purchases;
use crate::tile::TileSet;
use crate::{MAX, NewYork, Party};

/// What is chosen before the first action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// Two to six.
    pub seats: u8,
    /// Whether views list the cards of each hand, all of which have been seen.
    pub show_seen: bool,
}

/// Deals a new game.
pub(crate) fn deal(setup: &Setup, mut rng: Rng) -> NewYork {
    let seats = setup.seats;
    // (2.2) The slots, blue to red.
    let mut bag = Bag::new(&mut rng);
    let slots = std::array::from_fn(|_| bag.draw());
    // (7.2) Dirk's first tiles, after the slots.
    let dirk = if seats == 2 { bag.draw_many(data().dirk.setup) } else { TileSet::NONE };
    let mut room = [Card::FIRST; CARDS];
    let mut money = money(seats, &mut room);
    rng.shuffle(money);
    // (2.3) Hands, one after the other.
    let mut sides: [Party; MAX] = std::array::from_fn(|_| Party::new());
    for side in &mut sides[..usize::from(seats)] {
        *side.hand.get_mut() = deal_hand(&mut money);
    }
    let start = start_player(&sides[..usize::from(seats)], &mut rng);
    // (2.5) The display.
    let mut display = Row::EMPTY;
    (0..PLACES).for_each(|_| display.push(draw(&mut money)));
    let deck = Deck::first(money, &mut rng);
    NewYork {
        seats,
        show_seen: setup.show_seen,
        phase: Phase::Act,
        start,
        turn: start,
        turns: 0,
        idle: 0,
        pending: Secret::new(None),
        bought: Purchases::NONE,
        waiting: TileSet::NONE,
        taken: Row::EMPTY,
        display,
        slots,
        discards: Hand::default(),
        deck,
        bag,
        luck: Secret::new(rng.seed()),
        sides,
        dirk,
        dirk_score: 0,
        scored: [None; 3],
        ended: None,
    }
}

/// All money cards of a game (1.1); with two seats one copy of each less (7.1).
fn money(seats: u8, room: &mut [Card; CARDS]) -> &mut [Card] {
    let copies = if seats == 2 { data().money.copies_of_two } else { data().money.copies };
    let cards = Card::all().flat_map(|card| (0..copies).map(move |_| card));
    let mut count = 0;
    for (place, card) in room.iter_mut().zip(cards) {
        *place = card;
        count += 1;
    }
    &mut room[..count]
}

/// Takes the top card, the last one.
fn draw(money: &mut &mut [Card]) -> Card {
    *money.split_off_last_mut().expect("checked: six hands of at most 28 leave cards")
}

/// (2.3) Cards from the top until they total 20 or more.
fn deal_hand(money: &mut &mut [Card]) -> Hand {
    let mut hand = Hand::NONE;
    while hand.total() < u16::from(data().deal.total) {
        hand.insert(draw(money));
    }
    hand
}

/// (2.4) The fewest cards, then the lowest total, then chance.
pub(crate) fn start_player(sides: &[Party], rng: &mut Rng) -> Seat {
    let rank = |side: &Party| (side.hand.get().len(), side.hand.get().total());
    let best = sides.iter().map(rank).min();
    let tied = || (0..).map(Seat).zip(sides).filter(|(_, side)| Some(rank(side)) == best);
    let chosen = rng.below(tied().count() as u32) as usize;
    tied().nth(chosen).map(|(seat, _)| seat).expect("checked: one of those who tie")
}

impl Party {
    /// (2.1) A city of the start tile alone, no money yet.
    fn new() -> Party {
        Party {
            hand: Secret::new(Hand::NONE),
            city: City::new(),
            reserve: TileSet::NONE,
            leftover: TileSet::NONE,
            score: 0,
        }
    }
}
