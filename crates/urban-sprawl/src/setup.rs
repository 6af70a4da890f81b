//! The deal (2.1 to 2.6).

use insula_core::{Rng, Seat, Secret};

use crate::board::{Board, Length, board};
use crate::card::{CardId, Deck, Sort};
use crate::cards::Cards;
use crate::grid::Map;
use crate::market::{ContractPile, Hand, PlanningPile};
use crate::office::{Office, Vocation};
use crate::phase::Phase;
use crate::run::frame::Frames;
use crate::{MAX_SEATS, Party, Standing, UrbanSprawl};

/// How long a game is (10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameLength {
    /// The key events come earlier (2.2d).
    Short,
    /// As usual (2.2b).
    Standard,
    /// The key events come later (2.2c).
    Long,
}

impl GameLength {
    /// All three.
    pub const ALL: [GameLength; 3] = [GameLength::Short, GameLength::Standard, GameLength::Long];

    /// As the option has it.
    pub const fn name(self) -> &'static str {
        match self {
            GameLength::Short => "short",
            GameLength::Standard => "standard",
            GameLength::Long => "long",
        }
    }

    /// The one with this name; the usual one if there is none.
    pub(crate) fn named(name: &str) -> GameLength {
        let length = GameLength::ALL.into_iter().find(|length| length.name() == name);
        length.unwrap_or(GameLength::Standard)
    }

    /// How its contract decks are made.
    pub(crate) fn facts(self) -> &'static Length {
        let found = board().lengths.iter().find(|length| length.name == self.name());
        found.expect("checked: the data has every length")
    }
}

/// What is chosen before the first action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Setup {
    /// Two to four.
    pub seats: u8,
    /// How long the game is (10.1).
    pub length: GameLength,
    /// With the strongest contracts weakened (10.2).
    pub tamed: bool,
    /// With elections at Airport (10.3).
    pub airport_elections: bool,
    /// The pack of cards.
    pub cards: &'static Cards,
}

/// Deals a new game.
pub(crate) fn deal(setup: &Setup, mut rng: Rng) -> UrbanSprawl {
    let &Setup { seats, length, tamed, airport_elections, cards } = setup;
    // (2.1c)
    let start = Seat(rng.below(seats.into()) as u8);
    let town = town(length.facts(), &mut rng);
    let later = |deck, rng: &mut Rng| ContractPile::of(&pile(length.facts(), deck, rng));
    let mut decks =
        [ContractPile::of(&town), later(Deck::City, &mut rng), later(Deck::Metropolis, &mut rng)];
    // (2.2f) From the 1 AP box upward, as the cards would slide.
    let boxes = std::array::from_fn(|_| decks[0].draw());
    decks[0].turn_up();
    let mut planning_deck = planning(&mut rng);
    let mut parties = [Party {
        wealth: Board::by_seats(&board().wealth.start, seats).into(),
        prestige: 0,
        cubes: Board::by_seats(&board().supply.cubes, seats),
        hand: Hand::NONE,
        favors: [None; 2],
        vocations: [0; Vocation::ALL.len()],
    }; MAX_SEATS];
    for (place, &draws) in board().planning.draws[..usize::from(seats)].iter().enumerate() {
        // (2.3c)
        let seat = (start.index() + place) % usize::from(seats);
        for _ in 0..draws {
            let card = planning_deck.draw().expect("checked: 22 permits lie on top");
            parties[seat].hand.insert(card);
        }
    }
    for party in &mut parties[usize::from(seats)..] {
        (party.wealth, party.cubes) = (0, 0);
    }
    // (2.3d)
    let boxed = std::array::from_fn(|_| planning_deck.draw());
    planning_deck.turn_up();
    let mut discards = Hand::NONE;
    CardId::of(Deck::Planning, Sort::Renewal).for_each(|card| discards.insert(card));
    UrbanSprawl {
        cards,
        seats,
        length,
        tamed,
        airport_elections,
        phase: Phase::Buying,
        start,
        active: start,
        turns: 0,
        ap: 0,
        investing: false,
        discount: 0,
        built: 0,
        frames: Frames::NONE,
        pending: Secret::new(None),
        map: Map::start(),
        contracts: Standing::EMPTY,
        planning: boxed,
        planning_deck,
        first_deck: true,
        discards,
        luck: Secret::new(rng.seed()),
        boxes,
        decks,
        active_decks: [true, false, false],
        offices: [None; Office::ALL.len()],
        offices_open: false,
        pawn: Office::Mayor,
        contractor: None,
        contractor_open: false,
        extra_favor: None,
        parties,
    }
}

/// A contract deck from the bottom: piles of shuffled cards, one of them with
/// the key event (2.2b, 2.2c, 2.2d).
fn pile(length: &Length, deck: Deck, rng: &mut Rng) -> [CardId; ContractPile::MOST] {
    let mut cards = [CardId(0); ContractPile::MOST];
    let others = CardId::of(deck, Sort::Contract).chain(CardId::of(deck, Sort::Event));
    cards.iter_mut().zip(others).for_each(|(place, card)| *place = card);
    let last = ContractPile::MOST - 1;
    cards[last] = CardId::of(deck, Sort::Key).next().expect("checked: every deck has a key event");
    rng.shuffle(&mut cards[..last]);
    // The key event goes to any place of its pile; the others move up.
    let (first, len) = key_part(length);
    let place = usize::from(first) + rng.below(u32::from(len)) as usize;
    cards[place..].rotate_right(1);
    cards
}

/// Where the part with the key event begins, counted from the bottom, and how
/// many cards it has with it.
pub(crate) fn key_part(length: &Length) -> (u8, u8) {
    let below: u8 = length.piles()[..usize::from(length.key)].iter().sum();
    (below, length.piles()[usize::from(length.key)] + 1)
}

/// The Town deck: the top six are contracts (2.2g).
fn town(length: &Length, rng: &mut Rng) -> [CardId; ContractPile::MOST] {
    const SHOWN: usize = 6;
    let (first, len) = key_part(length);
    let top = usize::from(first + len);
    loop {
        let mut cards = pile(length, Deck::Town, rng);
        let part = &mut cards[top..];
        let is_contract = |card: &CardId| card.sort() == Sort::Contract;
        if part.iter().filter(|card| is_contract(card)).count() < SHOWN {
            continue;
        }
        // The first six contracts come to the top, in their order; the rest
        // of the part is shuffled with what was set aside.
        let mut end = part.len();
        for at in (0..part.len()).rev() {
            if part.len() - end < SHOWN && is_contract(&part[at]) {
                end -= 1;
                part[at..=end].rotate_left(1);
            }
        }
        rng.shuffle(&mut part[..end]);
        return cards;
    }
}

/// The planning deck (2.3b).
fn planning(rng: &mut Rng) -> PlanningPile {
    let mut permits = [CardId(0); 36];
    permits
        .iter_mut()
        .zip(CardId::of(Deck::Planning, Sort::Permit))
        .for_each(|(to, card)| *to = card);
    rng.shuffle(&mut permits);
    let events = CardId::of(Deck::Planning, Sort::Event);
    let mixed = usize::from(board().planning.with_events);
    let mut cards = [CardId(0); PlanningPile::MOST];
    let mut len = 0;
    let mut push = |card| {
        cards[len] = card;
        len += 1;
    };
    permits[..mixed].iter().copied().chain(events).for_each(&mut push);
    permits[mixed..].iter().copied().for_each(&mut push);
    let bottom = len - (permits.len() - mixed);
    rng.shuffle(&mut cards[..bottom]);
    PlanningPile::of(&cards[..len])
}
