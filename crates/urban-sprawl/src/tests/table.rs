//! A game in a position of our choice, and the inventory of any position.

use insula_core::{Game, Refused, Rng, Say, Seat, Seed, Viewer};

use crate::board::{Board, board};
use crate::card::{CardId, Deck, Sort};
use crate::event::Event;
use crate::grid::{Lot, Map, Marker, Site, Space};
use crate::market::{ContractPile, Favor, Hand, PlanningPile};
use crate::offers::contract_index;
use crate::office::{Office, Vocation};
use crate::run;
use crate::run::frame::{Frame, Frames};
use crate::zone::Kind;
use crate::{Action, Cards, GameLength, Phase, Setup, UrbanSprawl};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// A table with its log. Positions are set without effects; only
/// [`Table::act`] and what is made of it play.
pub(crate) struct Table {
    pub game: UrbanSprawl,
    pub log: Vec<Event>,
}

impl Table {
    /// The first turn of seat 0, who can invest and has 6 AP and Media. The
    /// city, the boxes and all hands are empty, every seat has 20 wealth; all
    /// cards lie face down in their decks, the lowest number next.
    pub fn new(seats: u8) -> Table {
        Table::with(seats, |_| {})
    }

    /// The same with other options.
    pub fn with(seats: u8, change: impl FnOnce(&mut Setup)) -> Table {
        let mut setup = Setup {
            seats,
            length: GameLength::Standard,
            tamed: false,
            airport_elections: false,
            cards: Cards::standard(),
        };
        change(&mut setup);
        let mut game = UrbanSprawl::new(&setup, Rng::new(Seed::from_number(1)));
        (game.start, game.active) = (A, A);
        game.map = Map::new();
        game.phase = Phase::Turn;
        (game.ap, game.investing) = (board().turn.ap, true);
        game.planning = [None; 4];
        game.boxes = [None; 5];
        game.discards = Hand::NONE;
        game.first_deck = false;
        for party in &mut game.parties[..usize::from(seats)] {
            (party.wealth, party.hand) = (20, Hand::NONE);
        }
        game.parties[0].vocations[Vocation::Media.index()] = 1;
        let mut table = Table { game, log: Vec::new() };
        for deck in Deck::ALL {
            table.fill(deck);
        }
        table
    }

    /// All cards of a deck that lie nowhere else, the lowest number next.
    fn fill(&mut self, deck: Deck) {
        let sorts = [Sort::Permit, Sort::Renewal, Sort::Contract, Sort::Event, Sort::Key];
        let all = sorts.into_iter().flat_map(|sort| CardId::of(deck, sort));
        let mut cards: Vec<CardId> = all.filter(|&card| !self.is_out(card)).collect();
        cards.reverse();
        match deck {
            Deck::Planning => self.game.planning_deck = PlanningPile::of(&cards),
            _ => self.game.decks[contract_index(deck)] = ContractPile::of(&cards),
        }
    }

    /// Whether a card lies anywhere but in a deck.
    fn is_out(&self, card: CardId) -> bool {
        let game = &self.game;
        let boxes = game.planning.iter().chain(&game.boxes).flatten();
        let held = |seat| game.party(seat).hand.contains(card) || game.has_favor(seat, card);
        boxes.into_iter().any(|&other| other == card)
            || game.discards.contains(card)
            || game.all_seats().any(held)
            || game.map.buildings().iter().any(|lot| game.contract_at(lot) == Some(card))
    }

    /// Buildings: `civ 4,7+5,7 0; res 1,1 -; park 0,0 2`, with a cube of that
    /// seat or without one.
    pub fn city(&mut self, buildings: &str) -> &mut Table {
        for building in buildings.split("; ") {
            let words: Vec<&str> = building.split(' ').collect();
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == words[0]).unwrap();
            let owner = words[2].parse().ok().map(Seat);
            self.game.map.build(kind, words[1].parse().unwrap(), owner);
            if let Some(seat) = owner {
                self.game.party_mut(seat).cubes -= 1;
            }
        }
        self
    }

    /// The twelve starting buildings, uncontrolled.
    pub fn starting(&mut self) -> &mut Table {
        self.game.map = Map::start();
        self
    }

    pub fn wealth(&mut self, seat: Seat, wealth: u16) -> &mut Table {
        self.game.party_mut(seat).wealth = wealth;
        self
    }

    pub fn prestige(&mut self, seat: Seat, prestige: u16) -> &mut Table {
        self.game.party_mut(seat).prestige = prestige;
        self
    }

    /// A hand of planning cards: `PL04 UR1`.
    pub fn hand(&mut self, seat: Seat, hand: &str) -> &mut Table {
        self.game.party_mut(seat).hand = set(hand);
        self.refill()
    }

    /// Favors taken in an earlier turn.
    pub fn favors(&mut self, seat: Seat, favors: &str) -> &mut Table {
        let mut list = favors.split_whitespace().map(card);
        let favor = |card| Favor { card, fresh: false };
        self.game.party_mut(seat).favors = std::array::from_fn(|_| list.next().map(favor));
        self.refill()
    }

    /// The contract boxes from the 1 AP box: `T01 - T03`.
    pub fn boxes(&mut self, cards: &str) -> &mut Table {
        let mut list = cards.split_whitespace();
        let mut next = || list.next().filter(|&text| text != "-").map(card);
        self.game.boxes = std::array::from_fn(|_| next());
        self.refill()
    }

    /// The planning boxes from the 1 AP box.
    pub fn planning(&mut self, cards: &str) -> &mut Table {
        let mut list = cards.split_whitespace();
        let mut next = || list.next().filter(|&text| text != "-").map(card);
        self.game.planning = std::array::from_fn(|_| next());
        self.refill()
    }

    pub fn discards(&mut self, cards: &str) -> &mut Table {
        self.game.discards = set(cards);
        self.refill()
    }

    /// Exactly these cards in a deck, the next one first, face down; `^T01` as
    /// the first lies face up.
    pub fn deck(&mut self, deck: Deck, cards: &str) -> &mut Table {
        let up = cards.starts_with('^');
        let mut list: Vec<CardId> =
            cards.trim_start_matches('^').split_whitespace().map(card).collect();
        list.reverse();
        match deck {
            Deck::Planning => {
                self.game.planning_deck = PlanningPile::of(&list);
                if up {
                    self.game.planning_deck.turn_up();
                }
            }
            _ => {
                let pile = &mut self.game.decks[contract_index(deck)];
                *pile = ContractPile::of(&list);
                if up {
                    pile.turn_up();
                }
            }
        }
        self
    }

    /// The decks without what lies elsewhere now.
    fn refill(&mut self) -> &mut Table {
        let stays = |table: &Table, cards: &[CardId]| {
            let stay = cards.iter().copied().filter(|&card| !table.is_out(card));
            stay.collect::<Vec<CardId>>()
        };
        let left = stays(self, self.game.planning_deck.cards());
        let up = self.game.planning_deck.top().is_some_and(|top| left.last() == Some(&top));
        self.game.planning_deck = PlanningPile::of(&left);
        if up {
            self.game.planning_deck.turn_up();
        }
        for deck in 0..3 {
            let left = stays(self, self.game.decks[deck].cards());
            let up = self.game.decks[deck].top().is_some_and(|top| left.last() == Some(&top));
            self.game.decks[deck] = ContractPile::of(&left);
            if up {
                self.game.decks[deck].turn_up();
            }
        }
        self
    }

    /// City is active, and the zone offices are in play.
    pub fn airport(&mut self) -> &mut Table {
        self.game.active_decks[1] = true;
        self.game.offices_open = true;
        self
    }

    /// Metropolis is active too, and the Contractor is in play.
    pub fn sports_team(&mut self) -> &mut Table {
        self.airport();
        self.game.active_decks[2] = true;
        self.game.contractor_open = true;
        self
    }

    pub fn office(&mut self, office: Office, seat: Seat) -> &mut Table {
        self.game.offices[office.index()] = Some(seat);
        self.game.offices_open |= office != Office::Mayor;
        self
    }

    pub fn contractor(&mut self, seat: Seat) -> &mut Table {
        self.game.contractor_open = true;
        self.game.contractor = Some(seat);
        self
    }

    pub fn vocations(&mut self, seat: Seat, vocation: Vocation, n: u8) -> &mut Table {
        self.game.party_mut(seat).vocations[vocation.index()] = n;
        self
    }

    /// Media moves to this seat.
    pub fn media(&mut self, seat: Seat) -> &mut Table {
        for party in &mut self.game.parties {
            party.vocations[Vocation::Media.index()] = 0;
        }
        self.vocations(seat, Vocation::Media, 1)
    }

    /// Markers on gray spaces: `R4 6, T0 12`.
    pub fn markers(&mut self, markers: &str) -> &mut Table {
        for marker in markers.split(", ") {
            let (space, number) = marker.split_once(' ').unwrap();
            let number: u8 = number.parse().unwrap();
            let found = Marker::ALL.into_iter().find(|marker| marker.number() == number);
            self.game.map.put_marker(space.parse().unwrap(), found.unwrap());
        }
        self
    }

    /// Another seat is active, at the start of its turn.
    pub fn active(&mut self, seat: Seat) -> &mut Table {
        self.game.active = seat;
        self
    }

    pub fn ap(&mut self, ap: u8) -> &mut Table {
        self.game.ap = ap;
        self
    }

    /// A legal action, by its text; several with `; ` between them.
    pub fn act(&mut self, seat: Seat, texts: &str) -> &mut Table {
        for text in texts.split("; ") {
            let action: Action = text.parse().unwrap();
            let done = self.game.apply(seat, action, &mut self.log);
            done.unwrap_or_else(|no| panic!("{text}: {} {no:?}", no.rule()));
            // Whatever happens can be shown and told.
            self.game.view(Viewer::Public);
            self.log.iter().for_each(|event| drop(event.say()));
        }
        self
    }

    /// The rule by which an action is refused.
    pub fn refused(&self, seat: Seat, text: &str) -> &'static str {
        let action: Action = text.parse().unwrap();
        let no = self.game.check(seat, action).expect_err(text);
        assert!(!self.offers(seat).contains(&text.to_owned()), "{text} is on offer");
        no.say();
        no.rule()
    }

    /// What a seat can do, as texts.
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.legal_actions(seat, &mut offers);
        offers.iter().map(Action::to_string).collect()
    }

    /// Who is to act.
    pub fn asked(&self) -> Option<Seat> {
        self.game.asked()
    }

    /// Carries out an event as if it were revealed now.
    pub fn event(&mut self, text: &str) -> &mut Table {
        self.game.frames.push(Frame::Card { card: card(text), at: 0, site: None });
        run::run(&mut self.game, &mut self.log);
        self
    }

    /// The active seat's contract stands there; its vocations and effects
    /// follow.
    pub fn built(&mut self, text: &str, site: &str) -> &mut Table {
        self.stand(text, site);
        self.run_card(text, site, 0)
    }

    /// The same with the effects alone.
    pub fn effects(&mut self, text: &str, site: &str) -> &mut Table {
        self.stand(text, site);
        let contract = self.game.cards.contract(card(text)).unwrap();
        let after = 2 * contract.vocations.as_slice().len() as u8;
        self.run_card(text, site, after)
    }

    /// A contract of the active seat stands there, without any effect.
    pub fn stand(&mut self, text: &str, site: &str) -> &mut Table {
        let (card, site) = (card(text), site.parse::<Site>().unwrap());
        let contract = self.game.cards.contract(card).unwrap();
        assert_eq!(contract.lots, site.size(), "{text}");
        let (seat, kind) = (self.game.active, contract.zone.kind());
        self.game.map.build(kind, site, Some(seat));
        self.game.contracts.0[site.first().index()] = card.0;
        self.game.party_mut(seat).cubes -= 1;
        self
    }

    fn run_card(&mut self, text: &str, site: &str, at: u8) -> &mut Table {
        let site = Some(site.parse().unwrap());
        self.game.frames.push(Frame::Card { card: card(text), at, site });
        run::run(&mut self.game, &mut self.log);
        self
    }

    /// Wealth and prestige of a seat.
    pub fn has(&self, seat: Seat) -> (u16, u16) {
        let party = self.game.party(seat);
        (party.wealth, party.prestige)
    }

    /// Wealth and prestige of every seat.
    pub fn all(&self) -> Vec<(u16, u16)> {
        self.game.all_seats().map(|seat| self.has(seat)).collect()
    }

    /// Nothing is under way: the active seat acts.
    pub fn is_quiet(&self) -> bool {
        self.game.phase == Phase::Turn && self.game.frames == Frames::NONE
    }

    pub fn value(&self, place: &str) -> u8 {
        self.game.map.value(lot(place).block())
    }
}

pub(crate) fn card(text: &str) -> CardId {
    text.parse().unwrap()
}

pub(crate) fn lot(text: &str) -> Lot {
    text.parse().unwrap()
}

fn set(cards: &str) -> Hand {
    let mut hand = Hand::NONE;
    cards.split_whitespace().for_each(|text| hand.insert(card(text)));
    hand
}

/// Every card in one place; tiles, vocations, cubes and markers accounted for.
pub(crate) fn audit(game: &UrbanSprawl) {
    let mut places = [0; CardId::COUNT];
    let mut put = |card: CardId| places[card.index()] += 1;
    game.planning.iter().flatten().for_each(|&card| put(card));
    game.planning_deck.cards().iter().for_each(|&card| put(card));
    game.discards.iter().for_each(&mut put);
    game.boxes.iter().flatten().for_each(|&card| put(card));
    game.decks.iter().for_each(|deck| deck.cards().iter().for_each(|&card| put(card)));
    for party in &game.parties {
        party.hand.iter().for_each(&mut put);
        party.favors.iter().flatten().for_each(|favor| put(favor.card));
        assert!(party.favors[0].is_some() || party.favors[1].is_none());
    }
    for lot in game.map.buildings().iter() {
        game.contract_at(lot).into_iter().for_each(&mut put);
    }
    for card in CardId::all() {
        match card.deck() {
            Deck::Planning => assert_eq!(places[card.index()], 1, "{card}"),
            // Events that have come and buildings that went left the game.
            _ => assert!(places[card.index()] <= 1, "{card}"),
        }
    }
    structure(game);
    buildings(game);
    for vocation in Vocation::ALL {
        let held: u8 = game.parties.iter().map(|party| party.vocations[vocation.index()]).sum();
        let all = board().vocations[vocation.index()];
        match vocation {
            Vocation::Media => assert_eq!(held, u8::from(game.phase != Phase::Buying)),
            _ => assert_eq!(held + game.supply(vocation), all),
        }
    }
    let mut markers: Vec<u8> =
        Space::all().filter_map(|space| game.map.marker(space)).map(|m| m.number()).collect();
    markers.sort_unstable();
    markers.dedup();
    assert_eq!(markers.len(), Space::COUNT - game.map.free_spaces().count());
    assert!(game.pending.get().is_none() || game.phase == Phase::Turn);
    assert_eq!(game.frames.is_empty(), game.phase != Phase::Ask);
}

/// Decks keep the order in which they were made.
fn structure(game: &UrbanSprawl) {
    let (first, len) = crate::setup::key_part(game.length.facts());
    for (deck, pile) in Deck::CONTRACTS.into_iter().zip(&game.decks) {
        let key = pile.cards().iter().position(|card| card.sort() == Sort::Key);
        if let Some(key) = key {
            assert!((first..first + len).contains(&(key as u8)), "{deck:?}: {key}");
        }
        assert!(pile.cards().iter().all(|card| card.deck() == deck));
    }
    if game.first_deck {
        let above = game.planning_deck.cards().iter().skip(28);
        assert!(above.into_iter().all(|card| card.sort() == Sort::Permit));
    }
    let face_up = game.planning.iter().flatten().chain(game.boxes.iter().flatten());
    assert!(face_up.into_iter().all(|card| !matches!(card.sort(), Sort::Event | Sort::Key)));
}

/// A tile for every building, a cube for every controlled one.
fn buildings(game: &UrbanSprawl) {
    let mut cubes = [0; 4];
    let mut parks = 0;
    let starting = board().starting.map(|start| start.lot);
    for lot in game.map.buildings().iter() {
        let building = game.map.building(lot).unwrap();
        assert_eq!(building.site.first(), lot);
        if let Some(seat) = building.owner {
            cubes[seat.index()] += 1;
        }
        match game.contract_at(lot) {
            Some(card) => {
                let contract = game.cards.contract(card).unwrap();
                assert_eq!(contract.zone.kind(), building.kind);
                assert_eq!(contract.lots, building.site.size());
            }
            None if building.kind == Kind::Park => parks += 1,
            None => assert!(starting.contains(&lot)),
        }
    }
    for lot in Lot::all().filter(|&lot| !game.map.buildings().contains(lot)) {
        assert_eq!(game.contract_at(lot), None);
    }
    assert_eq!(parks + game.map.parks_left(), board().supply.parks);
    for seat in game.all_seats() {
        let all = Board::by_seats(&board().supply.cubes, game.seats);
        assert_eq!(cubes[seat.index()] + game.party(seat).cubes, all);
    }
}
