//! One rule a test, on positions set up by hand.

#![allow(clippy::unwrap_used)]

mod buy;
mod dirk;
mod end;
mod lay;
mod previews;
mod redesign;
mod refill;
mod scoring;
mod secrets;
mod setup;
mod take;
mod whole;

use insula_core::{Game, Refused, Rng, Say, Seat, Seats, Seed, Viewer};

use crate::bag::Bag;
use crate::city::Cell;
use crate::event::Event;
use crate::money::{Bank, Card, Deck, Drawn, Hand, Row};
use crate::phase::{Ended, Phase};
use crate::score::Letter;
use crate::tile::{TileId, TileSet};
use crate::{Action, NewYork, Setup, View};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A game in a position of our choice; seat 0 is in turn, no tile is placed.
struct Table {
    game: NewYork,
    log: Vec<Event>,
}

impl Table {
    /// These hands, and in the display these cards. All other money lies in
    /// the deck, lowest cards on top, without scoring cards; the slots hold
    /// tiles 7, 14, 22 and 31 (prices 8, 9, 9, 10, no streets); the other tiles
    /// come out of the bag from the lowest number on.
    fn new(hands: &[&str], display: &str) -> Table {
        let setup = Setup { seats: hands.len() as u8, show_seen: false };
        let mut game = NewYork::new(&setup, Rng::new(Seed::from_number(1)));
        game.start = A;
        game.turn = A;
        let mut free = all_money(&game);
        for (side, cards) in game.sides.iter_mut().zip(hands) {
            *side.hand.get_mut() = Hand::NONE;
            cards_of(cards).into_iter().for_each(|card| {
                free.remove(card);
                side.hand.get_mut().insert(card);
            });
        }
        game.display = row(display);
        game.display.cards().iter().for_each(|&card| free.remove(card));
        let deck: Vec<Drawn> = free.list().into_iter().map(Drawn::Money).collect();
        game.deck = Deck::of(&deck, [0; 5]);
        game.dirk = TileSet::NONE;
        let mut table = Table { game, log: Vec::new() };
        table.slots([7, 14, 22, 31]);
        table
    }

    /// Three seats with nothing, and this city and reserve of the first.
    fn city(city: &str, reserve: &[u8]) -> Table {
        let mut table = Table::new(&["", "", ""], "blue9 blue9 green9 green9");
        table.build(A, city).reserve(A, reserve);
        table
    }

    /// Other tiles in the slots, 0 for none; the rest goes back into the bag.
    fn slots(&mut self, ids: [u8; 4]) -> &mut Table {
        self.game.slots = ids.map(|id| (id > 0).then_some(TileId(id)));
        self.fill_bag()
    }

    /// All tiles that are nowhere else are in the bag, the lowest next.
    fn fill_bag(&mut self) -> &mut Table {
        let mut free = TileSet::ALL;
        used_tiles(&self.game).into_iter().for_each(|tile| free.remove(tile));
        self.game.bag = Bag::of(&free.iter().collect::<Vec<_>>());
        self
    }

    /// Only so many tiles are left in the bag; the others are gone.
    fn bag(&mut self, count: usize) -> &mut Table {
        let left: Vec<TileId> = self.game.bag.tiles().iter().rev().copied().take(count).collect();
        self.game.bag = Bag::of(&left);
        self
    }

    /// Lays tiles into a city: `7 1,0; 12 1,-1`, X east, Y south.
    fn build(&mut self, seat: Seat, city: &str) -> &mut Table {
        for text in city.split("; ").filter(|text| !text.is_empty()) {
            let (id, cell) = text.split_once(' ').unwrap();
            let (tile, cell): (_, Cell) = (TileId::find(id).unwrap(), cell.parse().unwrap());
            let city = &mut self.game.sides[seat.index()].city;
            assert_eq!(city.check_place(tile, cell), Ok(()), "{text}");
            city.place(tile, cell);
        }
        self.fill_bag()
    }

    fn reserve(&mut self, seat: Seat, ids: &[u8]) -> &mut Table {
        ids.iter().for_each(|&id| self.game.sides[seat.index()].reserve.insert(TileId(id)));
        self.fill_bag()
    }

    /// The deck from the top: money cards, `A` and `B`; in which piles it lies.
    fn deck(&mut self, cards: &str, piles: [u8; 5]) -> &mut Table {
        let drawn = |text: &str| match text {
            "A" => Drawn::Scoring(Letter::A),
            "B" => Drawn::Scoring(Letter::B),
            card => Drawn::Money(card.parse().unwrap()),
        };
        let cards: Vec<Drawn> = cards.split_whitespace().map(drawn).collect();
        self.game.deck = Deck::of(&cards, piles);
        self
    }

    /// Lets `seat` take legal actions, several joined by `, `.
    fn act(&mut self, seat: Seat, actions: &str) -> &mut Table {
        for text in actions.split(", ") {
            let action: Action = text.parse().unwrap();
            let mut offers = Vec::new();
            self.game.legal_actions(seat, &mut offers);
            assert!(offers.contains(&action), "{seat}: {text} is not on offer: {offers:?}");
            if let Err(illegal) = self.game.apply(seat, action, &mut self.log) {
                panic!("{seat}: {text}: {illegal:?}");
            }
        }
        self
    }

    /// By which rule the action is refused, and with which words.
    fn no(&self, seat: Seat, action: &str) -> (&'static str, String) {
        let action: Action = action.parse().unwrap();
        let illegal = self.game.check(seat, action).unwrap_err();
        let mut offers = Vec::new();
        self.game.legal_actions(seat, &mut offers);
        assert!(!offers.contains(&action), "{seat}: {action} is on offer");
        let key = illegal.say().key.strip_prefix("new-york-no-").unwrap().to_owned();
        (illegal.rule(), key)
    }

    fn offers(&self, seat: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.legal_actions(seat, &mut offers);
        offers.iter().map(Action::to_string).collect()
    }

    /// Offers that begin with this word.
    fn offered(&self, seat: Seat, word: &str) -> Vec<String> {
        let offers = self.offers(seat);
        offers.into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    fn hand(&self, seat: Seat) -> String {
        text(&self.game.side(seat).hand.get().list())
    }

    fn display(&self) -> String {
        text(self.game.display.cards())
    }

    fn slot_ids(&self) -> [u8; 4] {
        self.game.slots.map(|slot| slot.map_or(0, |tile| tile.0))
    }

    fn reserve_ids(&self, seat: Seat) -> Vec<u8> {
        ids(self.game.side(seat).reserve)
    }

    fn cell(&self, seat: Seat, id: u8) -> Option<String> {
        self.game.side(seat).city.cell_of(TileId(id)).map(|cell| cell.to_string())
    }

    fn scores(&self) -> Vec<u16> {
        let sides = &self.game.sides[..usize::from(self.game.seats)];
        sides.iter().map(|side| side.score).collect()
    }
}

/// Which rule, with which words.
fn rule(rule: &'static str, key: &str) -> (&'static str, String) {
    (rule, key.to_owned())
}

fn all_money(game: &NewYork) -> Hand {
    let mut hand = Hand::NONE;
    let copies = if game.seats == 2 { 2 } else { 3 };
    for card in Card::all() {
        (0..copies).for_each(|_| hand.insert(card));
    }
    hand
}

/// Every tile that is not in the bag.
fn used_tiles(game: &NewYork) -> Vec<TileId> {
    let mut tiles: Vec<TileId> = game.slots.iter().copied().flatten().collect();
    tiles.extend(game.waiting.iter().chain(game.dirk.iter()));
    for side in &game.sides {
        tiles.extend(side.city.tiles().map(|(tile, _)| tile).filter(|&tile| tile != TileId::START));
        tiles.extend(side.reserve.iter().chain(side.leftover.iter()));
    }
    tiles
}

/// What must hold in every state: every card and every tile is somewhere once.
fn audit(game: &NewYork) {
    let mut money = Hand::NONE;
    let mut scoring = Vec::new();
    let sides = &game.sides[..usize::from(game.seats)];
    let mut cards: Vec<Card> = sides.iter().flat_map(|side| side.hand.get().list()).collect();
    cards.extend(game.discards.list());
    cards.extend(game.display.cards());
    for drawn in game.deck.cards() {
        match drawn {
            Drawn::Money(card) => cards.push(card),
            Drawn::Scoring(letter) => scoring.push(letter),
        }
    }
    cards.into_iter().for_each(|card| money.insert(card));
    assert_eq!(money, all_money(game), "money");
    let due = |letter: &Letter| game.scored[*letter as usize].is_none();
    scoring.sort_unstable();
    assert_eq!(scoring, [Letter::A, Letter::B].into_iter().filter(due).collect::<Vec<_>>());
    let mut tiles = used_tiles(game);
    tiles.extend(game.bag.tiles());
    tiles.sort_unstable();
    assert_eq!(tiles, TileId::all().collect::<Vec<_>>(), "tiles");
}

fn cards_of(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn row(text: &str) -> Row {
    let mut row = Row::EMPTY;
    cards_of(text).into_iter().for_each(|card| row.push(card));
    row
}

fn text(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

fn ids(tiles: TileSet) -> Vec<u8> {
    tiles.iter().map(|tile| tile.0).collect()
}

fn seats(list: &[Seat]) -> Seats {
    let mut seats = Seats::NONE;
    list.iter().for_each(|&seat| seats.insert(seat));
    seats
}
