//! A game in a position of our choice.

use insula_core::{Game, Refused, Rng, Say, Seat, Seed, Viewer};

use crate::city::{City, Slots};
use crate::effect::Track;
use crate::event::Event;
use crate::phase::Phase;
use crate::phase::pending::Tourists;
use crate::stock::{Hand, Pile, Row, TileSet};
use crate::tile::{Stack, TileId};
use crate::{Action, Setup, TheCapitals};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// A table with its log. Positions are set without effects; only
/// [`Table::act`] and what is made of it play.
pub(crate) struct Table {
    pub game: TheCapitals,
    pub log: Vec<Event>,
}

impl Table {
    /// The first round: seats in the order of their numbers from the 2nd space
    /// on, seat 0 to build; nothing of 2.1f is paid: $10 each. The rows are
    /// empty; all era tiles are in their stacks, the lowest number next; hands
    /// are empty too.
    pub fn new(seats: u8) -> Table {
        Table::with(seats, false, false)
    }

    /// The same with the Prosperity variant.
    pub fn prosperity(seats: u8) -> Table {
        Table::with(seats, true, false)
    }

    /// The same with any options.
    pub fn with(seats: u8, prosperity: bool, full_refill: bool) -> Table {
        let setup = Setup { seats, prosperity, full_refill, hide_prestige: false };
        let mut game = TheCapitals::new(&setup, Rng::new(Seed::from_number(1)));
        game.gone = TileSet::NONE;
        game.rows = [Row::EMPTY; 3];
        for seat in 0..seats {
            game.order[usize::from(seat)] = Seat(seat);
            let side = &mut game.sides[usize::from(seat)];
            side.space = seat + 1;
            side.tracks = crate::Tracks::new();
            *side.hand.get_mut() = Hand::NONE;
        }
        let mut table = Table { game, log: Vec::new() };
        table.fill();
        table
    }

    /// Lays tiles into a city without effects: `baker 0,1; park 1,-1`.
    pub fn city(&mut self, seat: Seat, tiles: &str) -> &mut Table {
        self.lay(seat, tiles, City::place)
    }

    /// Lays lakes, by the tile on their other side.
    pub fn lakes(&mut self, seat: Seat, tiles: &str) -> &mut Table {
        self.lay(seat, tiles, City::place_lake)
    }

    /// Sets tracks: `culture 5, economy 12, progress 4, level 3, energy 0`.
    pub fn tracks(&mut self, seat: Seat, values: &str) -> &mut Table {
        for value in values.split(", ") {
            let (name, n) = value.split_once(' ').unwrap();
            let tracks = &mut self.game.side_mut(seat).tracks;
            match name {
                "level" => tracks.set_level(n.parse().unwrap()),
                _ => tracks.set(track(name), n.parse().unwrap()),
            }
        }
        self
    }

    /// Puts cubes on a tile of a city.
    pub fn cubes(&mut self, seat: Seat, slug: &str, n: u8) -> &mut Table {
        let slot = self.game.side(seat).city.slot_of(tile(slug)).unwrap();
        self.game.side_mut(seat).cubes[slot.index()] = n;
        self
    }

    /// Puts a tourist (5: the neutral one) into a city, on a tile or beside it.
    pub fn tourist(&mut self, owner: u8, host: Seat, on: Option<&str>) -> &mut Table {
        self.game.tourists[usize::from(owner)] =
            crate::Tourist { host: Some(host), on: on.map(tile) };
        self
    }

    /// The Projects Area: `baker park`, $0, $2 and $4.
    pub fn rows(&mut self, rows: [&str; 3]) -> &mut Table {
        self.game.rows = rows.map(|row| {
            let mut tiles = Row::EMPTY;
            row.split_whitespace().for_each(|slug| tiles.push(tile(slug)));
            tiles
        });
        self.fill()
    }

    /// A hand of prosperity tiles.
    pub fn hand(&mut self, seat: Seat, tiles: &str) -> &mut Table {
        let mut hand = Hand::NONE;
        tiles.split_whitespace().for_each(|slug| hand.insert(tile(slug)));
        *self.game.side_mut(seat).hand.get_mut() = hand;
        self.fill()
    }

    /// The spaces of the seats, from 1, and the order that follows from them.
    pub fn spaces(&mut self, spaces: &[u8]) -> &mut Table {
        for (seat, space) in spaces.iter().enumerate() {
            self.game.sides[seat].space = space - 1;
        }
        let sides = &self.game.sides;
        self.game.order[..spaces.len()].sort_by_key(|seat| sides[seat.index()].space);
        self
    }

    pub fn round(&mut self, round: u8) -> &mut Table {
        self.game.round = round;
        self
    }

    /// The phase, with this seat in turn.
    pub fn turn(&mut self, phase: Phase, seat: Seat) -> &mut Table {
        self.game.phase = phase;
        self.game.at = self.game.rank(seat);
        self.game.activated = 0;
        self.game.left = Slots::NONE;
        *self.game.pending.get_mut() = None;
        if phase != Phase::Executive {
            self.game.used = Tourists::NONE;
        }
        self
    }

    /// The seat is in turn to build the tile, which lies in the $0 row alone,
    /// and does so on the cell.
    pub fn build(&mut self, seat: Seat, slug: &str, cell: &str) -> &mut Table {
        self.rows([slug, "", ""]).turn(Phase::Building, seat);
        self.act(seat, &format!("tile {slug}, place {cell}"))
    }

    /// The seat is in turn to build the prosperity tile, which is all of its
    /// hand, and does so on the cell. Its requirement must be met.
    pub fn build_hand(&mut self, seat: Seat, slug: &str, cell: &str) -> &mut Table {
        self.hand(seat, slug).turn(Phase::Prosperity, seat);
        self.act(seat, &format!("tile {slug}, place {cell}"))
    }

    /// The seat is in turn to activate, and activates the tile with cubes
    /// alone.
    pub fn activate(&mut self, seat: Seat, slug: &str) -> &mut Table {
        self.turn(Phase::Executive, seat).act(seat, &format!("activate {slug}"));
        match self.offers(seat).iter().any(|offer| offer == "pay") {
            true => self.act(seat, "pay"),
            false => self,
        }
    }

    /// Lets `seat` take legal actions, several joined by `, `.
    pub fn act(&mut self, seat: Seat, actions: &str) -> &mut Table {
        for text in actions.split(", ") {
            let action: Action = text.parse().unwrap();
            let offers = self.offers(seat);
            assert!(offers.iter().any(|offer| offer == text), "{seat}: {text}: {offers:?}");
            if let Err(illegal) = self.game.apply(seat, action, &mut self.log) {
                panic!("{seat}: {text}: {illegal:?}");
            }
        }
        self
    }

    /// By which rule the action is refused, and with which words.
    pub fn no(&self, seat: Seat, action: &str) -> (&'static str, String) {
        let action: Action = action.parse().unwrap();
        let illegal = self.game.check(seat, action).unwrap_err();
        assert!(!self.offers(seat).contains(&action.to_string()), "{seat}: {action} is on offer");
        let key = illegal.say().key.strip_prefix("the-capitals-no-").unwrap().to_owned();
        (illegal.rule(), key)
    }

    /// All offers as text.
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.legal_actions(seat, &mut offers);
        offers.iter().map(Action::to_string).collect()
    }

    /// Offers that begin with this word, without it.
    pub fn offered(&self, seat: Seat, word: &str) -> Vec<String> {
        let rest = |offer: &String| match offer.split_once(' ') {
            Some((first, rest)) => (first == word).then(|| rest.to_owned()),
            None => (offer == word).then(String::new),
        };
        self.offers(seat).iter().filter_map(rest).collect()
    }

    /// Where a track stands.
    pub fn get(&self, seat: Seat, track: Track) -> i16 {
        self.game.side(seat).tracks.get(track)
    }

    /// All tracks, as [`Track::ALL`] lists them, and the plant's level.
    pub fn all(&self, seat: Seat) -> ([i16; 8], u8) {
        let tracks = &self.game.side(seat).tracks;
        (Track::ALL.map(|track| tracks.get(track)), tracks.level())
    }

    /// What differs between two times of [`Table::all`]: `culture+2 level+1`.
    pub fn change(&self, seat: Seat, before: ([i16; 8], u8)) -> String {
        let (now, level) = self.all(seat);
        let moved = Track::ALL.into_iter().zip(now).zip(before.0);
        let mut said: Vec<String> = moved
            .filter(|((_, now), before)| now != before)
            .map(|((track, now), before)| format!("{}{:+}", track.name(), now - before))
            .collect();
        if level != before.1 {
            said.push(format!("level{:+}", i16::from(level) - i16::from(before.1)));
        }
        said.join(" ")
    }

    /// What a seat's tracks do while `f` plays.
    pub fn does(&mut self, seat: Seat, f: impl FnOnce(&mut Table)) -> String {
        let before = self.all(seat);
        f(self);
        self.change(seat, before)
    }

    /// What the end effects of a seat's tiles would bring, in order.
    pub fn ends(&self, seat: Seat) -> Vec<String> {
        let view = self.game.view(Viewer::Public);
        let tiles = &view.seats[seat.index()].end.tiles;
        tiles.iter().map(|end| format!("{} {}{:+}", end.tile, end.track.name(), end.n)).collect()
    }

    /// The cubes on a tile.
    pub fn cubes_on(&self, seat: Seat, slug: &str) -> u8 {
        let side = self.game.side(seat);
        side.cubes[side.city.slot_of(tile(slug)).unwrap().index()]
    }

    /// The slugs of the rows.
    pub fn projects(&self) -> [Vec<&'static str>; 3] {
        self.game.rows.map(|row| row.tiles().iter().map(|tile| tile.slug()).collect())
    }

    /// Where a tourist is: whose city, and on which tile.
    pub fn tourist_at(&self, owner: u8) -> (Option<Seat>, Option<&'static str>) {
        let tourist = self.game.tourists[usize::from(owner)];
        (tourist.host, tourist.on.map(TileId::slug))
    }

    /// Lets the seat in turn take the first offer of each decision until
    /// `done`.
    pub fn play_until(&mut self, done: impl Fn(&TheCapitals) -> bool) -> &mut Table {
        while !done(&self.game) {
            let seat = self.game.to_act().first().unwrap();
            let first = self.offers(seat).remove(0);
            self.act(seat, &first);
        }
        self
    }

    /// What lies nowhere else goes back: era tiles of the seat count into their
    /// stacks, the lowest number on top, prosperity tiles out of the game.
    pub fn fill(&mut self) -> &mut Table {
        let mut used = self.game.gone;
        for row in &self.game.rows {
            row.tiles().iter().for_each(|&tile| used.insert(tile));
        }
        for side in &self.game.sides {
            side.hand.get().iter().for_each(|tile| used.insert(tile));
            for slot in side.city.slots().iter() {
                match side.city.square(slot) {
                    crate::Square::Tile(tile) | crate::Square::Lake(tile) => used.insert(tile),
                }
            }
        }
        let seats = self.game.seats;
        for (pile, era) in self.game.stacks.iter_mut().zip(Stack::ERAS) {
            let left = era.tiles().filter(|tile| tile.seats() <= seats && !used.contains(*tile));
            let mut left: Vec<TileId> = left.collect();
            left.reverse();
            *pile = Pile::of(&left);
        }
        let mut out = Hand::NONE;
        if self.game.prosperity {
            let left = Stack::Prosperity.tiles().filter(|tile| !used.contains(*tile));
            left.for_each(|tile| out.insert(tile));
        }
        *self.game.out.get_mut() = out;
        self
    }

    fn lay(
        &mut self,
        seat: Seat,
        tiles: &str,
        place: fn(&mut City, TileId, crate::Cell) -> crate::Slot,
    ) -> &mut Table {
        for text in tiles.split("; ").filter(|text| !text.is_empty()) {
            let (slug, cell) = text.split_once(' ').unwrap();
            let cell = cell.parse().unwrap();
            let side = self.game.side_mut(seat);
            assert_eq!(side.city.check_build(cell), Ok(()), "{text}");
            let slot = place(&mut side.city, tile(slug), cell);
            let last = City::MOST - 1;
            side.cubes.copy_within(slot.index()..last, slot.index() + 1);
            side.cubes[slot.index()] = 0;
        }
        self.fill()
    }
}

/// Which rule, with which words.
pub(crate) fn rule(rule: &'static str, key: &str) -> (&'static str, String) {
    (rule, key.to_owned())
}

/// The tile with this slug.
pub(crate) fn tile(slug: &str) -> TileId {
    TileId::find(slug).unwrap_or_else(|| panic!("no tile is called {slug}"))
}

/// The track with this name.
pub(crate) fn track(name: &str) -> Track {
    let found = Track::ALL.into_iter().find(|track| track.name() == name);
    found.unwrap_or_else(|| panic!("no track is called {name}"))
}

/// The Tourism phase (2.6).
pub(crate) fn tourism(table: &mut Table) {
    crate::phase::tourism::run(&mut table.game, &mut table.log);
}
