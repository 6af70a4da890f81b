//! What the buildings in front of a seat promise it, and with what they threaten
//! the others. Each card in hand serves one building only, so that using it never
//! looks worse than keeping it.

use insula_core::Seat;

use super::Stage;
use super::board::Board;
use super::prospect::Change;
use crate::area::AREAS;
use crate::building::{Building, Shape};
use crate::cards::{CardSet, Kind};
use crate::phase::Phase;
use crate::phase::construction::Pending;
use crate::phase::construction::placing::Next;
use crate::{Capitol, MAX};

/// A building's worth in front, in percent of its gain on the board.
const WITH_PERMIT: i32 = 62;
const WITHOUT_PERMIT: i32 = 38;
/// An unroofed one, in percent of a finished one.
const WITH_ROOF: i32 = 66;
const WITHOUT_ROOF: i32 = 45;
/// A floor in front is always worth something.
const FLOOR: i32 = 6;
/// The chance, in percent, that among so many permits nobody has seen there is
/// one of a given color.
const UNSEEN: [i32; 5] = [0, 33, 55, 70, 80];
/// A promise that is as good as kept.
const SURE: i32 = 1024;

/// The promises, apart.
#[derive(Default)]
pub(super) struct Front {
    /// Finished, with a permit for a place where they fit, in this round.
    pub ready: i32,
    /// Finished, for later.
    pub finished: i32,
    pub unroofed: i32,
}

/// What the seat's buildings promise it, and what they can take from the others,
/// as far as these know.
pub(super) fn front(
    game: &Capitol,
    seat: Seat,
    board: &Board,
    stage: Stage,
) -> (Front, [i32; MAX]) {
    let side = game.side(seat);
    let hand = *side.hand.get();
    let mut front = Front::default();
    let mut threat = [0; MAX];
    let mut plan = |permits, own: bool| {
        let mut lost = [0; MAX];
        Plan::new(game, seat, board, stage, permits).each(|building, best| {
            let mut gain = 0;
            if let Some(change) = best.change {
                gain = change.gain * best.chance / SURE;
                for (sum, lost) in lost.iter_mut().zip(change.lost) {
                    *sum += lost * best.chance / SURE;
                }
            }
            if own {
                front.add(building, gain, best.now);
            }
        });
        threat = lost;
    };
    plan(Permits { known: colors(hand), unseen: 0 }, true);
    let unseen = hand.without(side.seen).of(Kind::Permit).len();
    // The others do not know all that the seat knows.
    if unseen > 0 {
        plan(Permits { known: colors(side.seen), unseen }, false);
    }
    if game.turn == seat {
        front.look_ahead(game, seat, board);
    }
    (front, threat)
}

impl Front {
    fn add(&mut self, building: &Standing, gain: i32, now: bool) {
        let floors = FLOOR * i32::from(building.floors);
        match building.share {
            100 => {
                self.finished += floors;
                *(if now { &mut self.ready } else { &mut self.finished }) += gain;
            }
            share => self.unroofed += gain + floors * share / 100,
        }
    }

    /// A chosen card as if it were carried out at its best place.
    fn look_ahead(&mut self, game: &Capitol, seat: Seat, board: &Board) {
        let Some(Pending { card, .. }) = *game.pending.get() else { return };
        match (card.suit().kind(), card.suit().color()) {
            (Kind::Permit, Some(color)) => {
                let mut best = 0;
                for site in board.sites.iter().filter(|site| site.color == color as usize) {
                    let Next { low, high, shapes } = site.next;
                    for id in game.side(seat).finished.iter() {
                        let Building { floors, roof, .. } = *game.buildings.get(id);
                        let alike = roof.is_some_and(|shape| shapes[shape as usize]);
                        if alike && (low..=high).contains(&floors) {
                            let change = &site.change[seat.index()][usize::from(floors > low)];
                            best = best.max(change.gain);
                        }
                    }
                }
                self.ready += best * (100 - WITH_PERMIT) / 100;
            }
            (Kind::Roof, _) => {
                let unroofed = game.side(seat).unroofed.iter().count().max(1) as i32;
                self.unroofed += self.unroofed / unroofed * (100 - WITH_ROOF) / WITH_ROOF;
            }
            (Kind::Floor | Kind::Permit, _) => {}
        }
    }
}

/// Permits that a seat is known to hold, by color, and others.
struct Permits {
    known: [u8; 3],
    unseen: u8,
}

impl Permits {
    /// The chance in percent that there is one of that color.
    fn chance(&self, color: usize) -> i32 {
        match self.known[color] {
            0 => UNSEEN[usize::from(self.unseen).min(UNSEEN.len() - 1)],
            _ => 100,
        }
    }

    /// Uses one of that color, if there may be one.
    fn take(&mut self, color: usize) -> bool {
        let known = &mut self.known[color];
        let from = if *known > 0 { known } else { &mut self.unseen };
        let there = *from > 0;
        *from -= u8::from(there);
        there
    }
}

/// Where the seat's buildings could go.
struct Plan<'a> {
    game: &'a Capitol,
    seat: Seat,
    board: &'a Board,
    /// How much of a point of position comes in this round and later, of [`SURE`].
    parts: [i32; 2],
    /// Less those planned with.
    permits: Permits,
    /// By area: buildings planned there already.
    taken: [u8; AREAS],
    /// Whether the seat may still build in this round.
    soon: bool,
}

/// A building in front.
struct Standing {
    floors: u8,
    /// Which roof it has or can get.
    shapes: [bool; 2],
    /// It may still grow.
    raisable: bool,
    /// It can be placed in this round, given a permit.
    ready: bool,
    /// How much of it is done, in percent.
    share: i32,
}

/// The best site of a building.
#[derive(Default)]
struct Best<'a> {
    change: Option<&'a Change>,
    /// That it comes to this, of [`SURE`].
    chance: i32,
    /// It can be placed there in this round.
    now: bool,
}

impl<'a> Plan<'a> {
    fn new(
        game: &'a Capitol,
        seat: Seat,
        board: &'a Board,
        stage: Stage,
        permits: Permits,
    ) -> Plan<'a> {
        let soon = game.phase == Phase::Construction && !game.passed.contains(seat);
        let parts = [stage.now, stage.later].map(|part| SURE * part / stage.weight().max(1));
        Plan { game, seat, board, parts, permits, taken: [0; AREAS], soon }
    }

    /// Finds a site for each building.
    fn each(mut self, mut f: impl FnMut(&Standing, Best)) {
        let side = self.game.side(self.seat);
        for id in side.finished.iter() {
            let building = self.game.buildings.get(id);
            let shapes = Shape::ALL.map(|shape| building.roof == Some(shape));
            let floors = building.floors;
            let building = Standing { floors, shapes, raisable: false, ready: true, share: 100 };
            f(&building, self.best(&building));
        }
        let mut roofs = side.hand.get().of(Kind::Roof).len();
        let shapes = side.roofs.map(|left| left > 0);
        for id in side.unroofed.iter() {
            let floors = self.game.buildings.get(id).floors;
            let ready = roofs > 0;
            let share = if ready { WITH_ROOF } else { WITHOUT_ROOF };
            let building = Standing { floors, shapes, raisable: true, ready, share };
            f(&building, self.best(&building));
            roofs = roofs.saturating_sub(1);
        }
    }

    fn best(&mut self, building: &Standing) -> Best<'a> {
        let (mut best, mut most, mut at) = (Best::default(), 0, None);
        let Standing { floors, shapes, .. } = *building;
        let odds = [0, 1, 2].map(|color| self.odds(color));
        let ready = building.ready && self.soon;
        for (area, site) in self.board.sites.iter().enumerate() {
            let Next { low, high, shapes: open } = site.next;
            if !(shapes[0] && open[0] || shapes[1] && open[1]) {
                continue;
            }
            let changes = &site.change[self.seat.index()];
            let (change, steps) = match floors {
                _ if floors > high => (&changes[usize::from(high > low)], floors - high),
                _ if floors >= low => (&changes[usize::from(floors > low)], 0),
                _ if building.raisable => (&changes[0], low - floors),
                _ => continue,
            };
            let now = steps == 0 && ready;
            let chance = odds[site.color][usize::from(now)] >> (steps + self.taken[area]).min(16);
            let gain = change.against * chance;
            if gain > most {
                (most, at) = (gain, Some((area, site.color)));
                best = Best { change: Some(change), chance, now };
            }
        }
        if let Some((area, color)) = at {
            self.taken[area] += 1;
            best.now &= self.permits.take(color);
        }
        best.chance = best.chance * building.share / 100;
        best
    }

    /// The chance, of [`SURE`], that a building comes to an area of that color in a
    /// later round, and in this one or a later one.
    fn odds(&self, color: usize) -> [i32; 2] {
        let permit = self.permits.chance(color);
        let share = WITHOUT_PERMIT + (WITH_PERMIT - WITHOUT_PERMIT) * permit / 100;
        let [now, later] = self.parts;
        [later * share / 100, (later + now * permit / 100) * share / 100]
    }
}

/// By color: the permits of a hand.
pub(super) fn colors(cards: CardSet) -> [u8; 3] {
    let mut colors = [0; 3];
    for card in cards.of(Kind::Permit).cards() {
        if let Some(color) = card.face().suit().color() {
            colors[color as usize] += 1;
        }
    }
    colors
}
