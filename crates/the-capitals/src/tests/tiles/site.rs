//! A building site: cities in a position of our choice, where the first one
//! takes one step and everything that must stay as it is gets compared.
//!
//! **Invariant:** a step goes through the actions that a seat has, and it
//! panics if it changed another city, or of the own city anything but tracks,
//! the tile of the step and its cubes.

use insula_core::{Game, Refused, Seat};

use super::change::{Change, track};
use crate::TheCapitals;
use crate::city::{Cell, Corner, Square};
use crate::phase::Phase;
use crate::tests::table::{A, B, C, Table, tile};
use crate::tile::{Stack, TileId};
use crate::tracks::Tracks;

/// The middle of all tracks, with room for every single effect.
const MIDDLE: &str = "population 10 employment 5 public 2 culture 10 $ 20 energy 12 level 4";
/// Where the rivals are: behind on every track but public services.
const RIVAL: &str = "population 8 employment 4 public 2 culture 6 $ 15 energy 8 level 2 progress 3";
/// What would answer to something in another city if it could. `0,1` is free.
const RIVALS: [&str; 2] = [
    "museum-of-art 1,1; bus-station 0,-1; park 1,-1; police-station 2,0; library 2,1",
    "nature-trails 1,1; warehouse 0,-1; shopping-center 1,-1; walled-mart 2,0; fountain 2,1",
];
/// Lakes that lead away from City Hall and Hotel, and where a token goes.
const LAKES: &str = "lake 0,-1; lake 1,-1; lake 1,-2";
const TOKEN: [Corner; 2] = [Corner { x: 1, y: 0 }, Corner { x: 1, y: -2 }];

pub struct Site {
    pub table: Table,
}

impl Site {
    /// A city with these tiles, `dillo-residences 0,1; lake 1,1`, and rivals
    /// full of tiles that answer.
    pub fn new(city: &str) -> Site {
        let mut site = Site::with([city, "", ""]);
        for (seat, tiles) in [(B, RIVALS[0]), (C, RIVALS[1])] {
            let free = |tile: &&str| !city.contains(tile.split(' ').next().unwrap());
            let tiles: Vec<&str> = tiles.split("; ").filter(free).collect();
            site.lay(seat, &tiles.join("; "));
        }
        site
    }

    /// The same beside a way of lakes to `1,-3`, a token square far from City
    /// Hall and Hotel; so is `0,-3`.
    pub fn far(city: &str) -> Site {
        let mut site = Site::new(&format!("{LAKES}; {city}"));
        site.game_mut().side_mut(A).city.move_token(TOKEN[0], TOKEN[1]);
        site
    }

    /// Cities by seat, and nothing else in them.
    pub fn with<const N: usize>(cities: [&str; N]) -> Site {
        let mut site = Site { table: Table::prosperity(N as u8) };
        site.table.round(9);
        for (seat, city) in (0..).map(Seat).zip(cities) {
            site.put(seat, if seat == A { MIDDLE } else { RIVAL });
            site.lay(seat, city);
        }
        site
    }

    /// Other places on the tracks of the first city.
    pub fn tracks(self, text: &str) -> Site {
        self.tracks_of(A, text)
    }

    /// Other places on the tracks of a city.
    pub fn tracks_of(mut self, seat: Seat, text: &str) -> Site {
        self.put(seat, text);
        self
    }

    pub fn round(mut self, round: u8) -> Site {
        self.table.round(round);
        self
    }

    /// Changes places on the tracks: `population 5 $ 3 level 2`.
    pub fn put(&mut self, seat: Seat, text: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.chunks(2) {
            let name = if pair[0] == "$" { "economy" } else { pair[0] };
            self.table.tracks(seat, &format!("{name} {}", pair[1]));
        }
    }

    /// Puts tiles and lakes, `lake` or `lake:subway`, into a city, without any
    /// effect; each as soon as it touches the city.
    pub fn lay(&mut self, seat: Seat, text: &str) {
        let mut left: Vec<&str> =
            text.split(';').map(str::trim).filter(|item| !item.is_empty()).collect();
        while !left.is_empty() {
            let fits = |item: &&str| {
                let cell: Cell = item.split(' ').next_back().unwrap().parse().unwrap();
                self.game().side(seat).city.check_build(cell).is_ok()
            };
            let next = left.iter().position(fits);
            let item = left.remove(next.unwrap_or_else(|| panic!("no room for {left:?}")));
            match item.strip_prefix("lake") {
                None => self.table.city(seat, item),
                Some(lake) => match lake.strip_prefix(':') {
                    Some(lake) => self.table.lakes(seat, lake),
                    None => self.table.lakes(seat, &format!("{}{lake}", self.unseen(text))),
                },
            };
        }
    }

    /// A prosperity tile that is in no city and not in the text.
    fn unseen(&self, text: &str) -> &'static str {
        let laid = |tile: TileId| {
            let cities = self.game().all_seats().map(|seat| self.game().side(seat).city);
            let mut squares = cities.flat_map(|city| {
                city.slots().iter().map(|slot| city.square(slot)).collect::<Vec<_>>()
            });
            squares.any(|square| matches!(square, Square::Tile(t) | Square::Lake(t) if t == tile))
        };
        let free =
            Stack::Prosperity.tiles().filter(|tile| !laid(*tile) && !text.contains(tile.slug()));
        free.last().unwrap().slug()
    }

    /// The first city builds a tile of the $0 row.
    pub fn build(&mut self, slug: &str, cell: &str) -> Change {
        self.build_with(slug, cell, "")
    }

    /// As [`Site::build`], with more actions of the same decision.
    pub fn build_with(&mut self, slug: &str, cell: &str, more: &str) -> Change {
        self.offer(slug, 0);
        self.step(slug, &["tile ", slug, ", place ", cell], more)
    }

    /// The second city builds a tile; what that changed for the first.
    pub fn rival_builds(&mut self, slug: &str, cell: &str) -> Change {
        self.offer(slug, 0);
        self.table.turn(Phase::Building, B);
        let before = self.tracks_now(A);
        self.act(B, &format!("tile {slug}, place {cell}"));
        Change::between(&before, &self.tracks_now(A))
    }

    /// It is the first city's turn to build, and the tile lies in a row; two
    /// others for $4.
    pub fn offer(&mut self, slug: &str, row: usize) {
        let others = ["cogswell-cogs", "cole-harbor", "boing-aerospace"];
        let others: Vec<&str> = others.into_iter().filter(|other| *other != slug).collect();
        let mut rows = [String::new(), String::new(), others.join(" ")];
        rows[row] += &format!(" {slug}");
        self.table.rows(rows.each_ref().map(String::as_str)).turn(Phase::Building, A);
    }

    /// The first city builds a prosperity tile of its hand.
    pub fn prosper(&mut self, slug: &str, cell: &str) -> Change {
        self.prosper_with(slug, cell, "")
    }

    /// As [`Site::prosper`], with more actions of the same decision.
    pub fn prosper_with(&mut self, slug: &str, cell: &str, more: &str) -> Change {
        self.hold(slug);
        self.step(slug, &["tile ", slug, ", place ", cell], more)
    }

    /// The first city lays a lake.
    pub fn lake(&mut self, slug: &str, cell: &str) -> Change {
        self.hold(slug);
        self.step(slug, &["lake ", slug, ", place ", cell], "")
    }

    /// It is the first city's turn in the Prosperity step, with this tile.
    pub fn hold(&mut self, slug: &str) {
        self.table.hand(A, slug).turn(Phase::Prosperity, A);
    }

    /// The first city activates a tile and pays with cubes.
    pub fn activate(&mut self, slug: &str) -> Change {
        self.activate_with(slug, "")
    }

    /// As [`Site::activate`], with more actions of the same decision.
    pub fn activate_with(&mut self, slug: &str, more: &str) -> Change {
        self.step(slug, &[], more)
    }

    /// The second city activates a tile; what that changed for the first.
    pub fn rival_activates(&mut self, slug: &str) -> Change {
        let before = self.tracks_now(A);
        self.table.activate(B, slug);
        assert!(self.game().pending.get().is_none());
        Change::between(&before, &self.tracks_now(A))
    }

    /// What a finished decision of the first city changed on its own tracks;
    /// without actions it activates the tile.
    fn step(&mut self, slug: &str, actions: &[&str], more: &str) -> Change {
        let before = self.game().clone();
        match actions {
            [] => self.table.activate(A, slug),
            _ => self.table.act(A, &actions.concat()),
        };
        if !more.is_empty() {
            self.act(A, more);
        }
        assert!(self.game().pending.get().is_none(), "{slug}: asked {:?}", self.table.offers(A));
        for other in before.all_seats().filter(|&other| other != A) {
            let (was, is) = (before.side(other), self.game().side(other));
            assert!(was.tracks == is.tracks && was.city == is.city, "{slug} changed city {other}");
            assert_eq!(was.cubes, is.cubes, "{slug} changed the cubes of city {other}");
        }
        let (was, is) = (before.side(A), self.game().side(A));
        for slot in was.city.slots().iter() {
            let now = is.city.slot_at(was.city.cell(slot)).unwrap();
            assert_eq!(is.city.square(now), was.city.square(slot), "{slug} changed a tile");
            if was.city.tile(slot) != Some(tile(slug)) {
                let cubes = (was.cubes[slot.index()], is.cubes[now.index()]);
                assert_eq!(cubes.0, cubes.1, "{slug} changed the cubes of another tile");
            }
        }
        Change::between(&was.tracks, &is.tracks)
    }

    /// Plays a round to its end from the Executive phase on. Every city takes
    /// a cube and, where it must, moves its tokens.
    pub fn finish(&mut self, round: u8) {
        self.finish_until_asked(round);
        let game = self.game();
        assert!(game.round != round || game.phase == Phase::Over, "somebody is asked");
    }

    /// As [`Site::finish`], until somebody is asked for something else.
    pub fn finish_until_asked(&mut self, round: u8) {
        self.table.round(round).turn(Phase::Executive, A);
        while let Some(seat) = self.game().turn().filter(|_| self.game().round == round) {
            let offers = self.table.offers(seat);
            match self.game().phase {
                Phase::Executive => self.act(seat, "bonus energy"),
                Phase::Tokens => self.act(seat, &offers[0]),
                _ => return,
            }
        }
    }

    /// By which rule an action of the first city is refused, or `legal`.
    pub fn no(&self, action: &str) -> &'static str {
        let refused = self.game().check(A, action.parse().unwrap());
        let offered = self.table.offers(A).contains(&action.to_owned());
        assert_eq!(offered, refused.is_ok(), "{action}: {refused:?}");
        refused.map_or_else(|illegal| illegal.rule(), |()| "legal")
    }

    pub fn act(&mut self, seat: Seat, actions: &str) {
        self.table.act(seat, actions);
    }

    /// Where a marker of a city stands.
    pub fn get(&self, seat: Seat, name: &str) -> i16 {
        self.tracks_now(seat).get(track(name))
    }

    pub fn tracks_now(&self, seat: Seat) -> Tracks {
        self.game().side(seat).tracks
    }

    pub fn game(&self) -> &TheCapitals {
        &self.table.game
    }

    pub fn game_mut(&mut self) -> &mut TheCapitals {
        &mut self.table.game
    }
}
