//! The deal (2.1, 2.12, 2.13a).

use insula_core::{Rng, Seat, Secret};

use crate::city::{City, Slots};
use crate::data::data;
use crate::effect::Track;
use crate::phase::Phase;
use crate::phase::pending::Tourists;
use crate::stock::{Hand, Pile, Row, TileSet};
use crate::tile::{Kind, Stack, TileId};
use crate::tracks::Tracks;
use crate::{MAX_SEATS, MIN_SEATS, Party, TheCapitals, Tourist};

/// What is chosen before the first action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// Two to five.
    pub seats: u8,
    /// With the Prosperity variant (2.13).
    pub prosperity: bool,
    /// With full refill (2.14).
    pub full_refill: bool,
    /// The screen hides the others' prestige during play (A43).
    pub hide_prestige: bool,
}

/// Deals a new game.
pub(crate) fn deal(setup: &Setup, mut rng: Rng) -> TheCapitals {
    let &Setup { seats, prosperity, full_refill, hide_prestige } = setup;
    let index = usize::from(seats) - MIN_SEATS;
    let mut gone = TileSet::NONE;
    let mut stacks = Stack::ERAS.map(|era| stack(era, seats, &mut gone, &mut rng));
    // (2.1c) Tiles of Era I in the first row.
    let mut rows = [Row::EMPTY; 3];
    for _ in 0..data().projects.tiles[index] {
        rows[0].push(stacks[0].draw().expect("checked: a stack has more than seven tiles"));
    }
    // (2.1e) Chance decides the first order.
    let mut order: [Seat; MAX_SEATS] = std::array::from_fn(|seat| Seat(seat as u8));
    rng.shuffle(&mut order[..usize::from(seats)]);
    let mut sides: [Party; MAX_SEATS] = std::array::from_fn(|_| Party::new());
    for (place, seat) in order[..usize::from(seats)].iter().enumerate() {
        let side = &mut sides[seat.index()];
        side.space = data().initiative.first - 1 + place as u8;
        // (2.1f) Every city lowers its economy by the $ of its space.
        side.tracks.pay(data().spaces[usize::from(side.space)].price.into());
    }
    let mut out = Hand::NONE;
    if prosperity {
        out = deal_hands(&mut sides[..usize::from(seats)], &mut rng);
    }
    // (2.1h) Tourists beside their cities; (2.12a) the neutral one waits.
    let tourists = std::array::from_fn(|owner| Tourist {
        host: (owner < usize::from(seats)).then_some(Seat(owner as u8)),
        on: None,
    });
    let two = usize::from(seats) == MIN_SEATS;
    let culture = data().track(Track::Culture).map_or(0, |row| row.start);
    TheCapitals {
        seats,
        prosperity,
        full_refill,
        hide_prestige,
        // (2.1i)
        round: 1,
        // (2.3a, A1) Round 1 has no Political phase.
        phase: Phase::Building,
        at: 0,
        order,
        pending: Secret::new(None),
        activated: 0,
        used: Tourists::NONE,
        left: Slots::NONE,
        token: None,
        neutral: if two { culture } else { 0 },
        tourists,
        stacks,
        rows,
        gone,
        out: Secret::new(out),
        sides,
        expos: [None; 3],
    }
}

/// The stack of an era, shuffled (2.1a, 2.1b).
fn stack(era: Stack, seats: u8, gone: &mut TileSet, rng: &mut Rng) -> Pile {
    let mut room = [TileId(0); Pile::MOST];
    let tiles = fill(&mut room, era.tiles().filter(|tile| tile.seats() <= seats));
    rng.shuffle(tiles);
    if usize::from(seats) > MIN_SEATS {
        return Pile::of(tiles);
    }
    // (2.12b, A49) One of each of the five types goes out, for all to see.
    let mut left = [data().two_seats.removed; Kind::ALL.len()];
    let stays = |tile: &TileId| {
        let left = &mut left[tile.kind().index()];
        let goes = *left > 0;
        *left -= u8::from(goes);
        if goes {
            gone.insert(*tile);
        }
        !goes
    };
    let mut room = [TileId(0); Pile::MOST];
    Pile::of(fill(&mut room, tiles.iter().copied().filter(stays)))
}

/// (2.13a) Hands of prosperity tiles; tells what is out of play.
fn deal_hands(sides: &mut [Party], rng: &mut Rng) -> Hand {
    let mut room = [TileId(0); Pile::MOST];
    let tiles = fill(&mut room, Stack::Prosperity.tiles());
    rng.shuffle(tiles);
    let size = data().prosperity.hand[sides.len() - MIN_SEATS];
    let mut hands = tiles.chunks(usize::from(size));
    for (side, tiles) in sides.iter_mut().zip(&mut hands) {
        *side.hand.get_mut() = Hand::of(tiles);
    }
    hands.fold(Hand::NONE, |out, tiles| Hand(out.0 | Hand::of(tiles).0))
}

/// Puts tiles into the first places of `room`; games are dealt by the
/// thousand, without a heap.
fn fill(room: &mut [TileId], tiles: impl Iterator<Item = TileId>) -> &mut [TileId] {
    let mut count = 0;
    for (place, tile) in room.iter_mut().zip(tiles) {
        *place = tile;
        count += 1;
    }
    &mut room[..count]
}

impl Party {
    /// (2.1d, 2.1g, 2.1h) A city at its start.
    fn new() -> Party {
        Party {
            city: City::new(),
            tracks: Tracks::new(),
            cubes: [0; City::MOST],
            space: 0,
            built: None,
            hand: Secret::new(Hand::NONE),
            closing: None,
        }
    }
}
