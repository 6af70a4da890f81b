//! How good a state looks to a seat, for the bots: points made, points the
//! board promises, what stands in front, what the hand is worth, and what is
//! about to be won. All in hundredths of a point.
//!
//! **Invariant:** of other seats only public things count.

use insula_core::{Evaluate, Seat};

use crate::area::{AREAS, AreaId, Piece};
use crate::building::Shape;
use crate::cards::{CardSet, Kind};
use crate::data::{AUCTIONS, ROUNDS};
use crate::phase::construction::placing::{Next, next_building};
use crate::phase::{self, Phase};
use crate::score::Figures;
use crate::{Capitol, MAX};

/// What a point of position is worth for the rounds after this one, by their
/// number: the later, the less sure.
const LATER: [i32; ROUNDS] = [0, 75, 135, 180];
/// A building's worth in front, in percent of its gain on the board.
const WITH_PERMIT: i32 = 62;
const WITHOUT_PERMIT: i32 = 38;
/// An unroofed one, in percent of a finished one.
const WITH_ROOF: i32 = 66;
const WITHOUT_ROOF: i32 = 45;
/// A floor in front is always worth something.
const FLOOR: i32 = 6;
/// The worth of the first, second, ... card of a kind in hand.
const CARDS: [[i32; 6]; 3] =
    [[55, 40, 20, 8, 4, 2], [55, 42, 28, 14, 6, 3], [60, 50, 42, 34, 24, 14]];
/// The worth of each color of permit that is held.
const COLOR: i32 = 18;
/// The worth of one on a card's number, while there are auctions to come.
const PIP: i32 = 7;

impl Evaluate for Capitol {
    fn evaluate(&self, seat: Seat) -> i32 {
        let score = relative(self, seat, |other| 100 * i32::from(self.side(other).score));
        if self.phase == Phase::Over {
            return score;
        }
        let weight = weight(self);
        let board: i32 = AreaId::all()
            .map(|id| standing(self, seat, &Figures::now(self.area(id)), weight))
            .sum();
        let hand = *self.side(seat).hand.get();
        score
            + board
            + front(self, seat, hand, weight)
            + worth(self, hand)
            + piece(self, seat, weight)
    }
}

/// The seat's own figure against the mean of the others'.
fn relative(game: &Capitol, seat: Seat, figure: impl Fn(Seat) -> i32) -> i32 {
    let others = (0..game.seats).map(Seat).filter(|&other| other != seat);
    figure(seat) - others.map(&figure).sum::<i32>() / i32::from(game.seats - 1)
}

/// What one point of position will bring in this round and later ones.
fn weight(game: &Capitol) -> i32 {
    let now = if game.phase == Phase::Draw { 0 } else { 100 };
    now + LATER[ROUNDS - 1 - usize::from(game.round)]
}

/// An area as if scored now, and a little for a lead that will hold.
fn standing(game: &Capitol, seat: Seat, figures: &Figures, weight: i32) -> i32 {
    let points = figures.all_points();
    let amphitheater = figures.large == Some(Piece::Amphitheater);
    let places = figures.places();
    let worth = |seat: Seat| {
        let index = seat.index();
        let rivals = (0..MAX).filter(|&other| other != index).map(|other| figures.floors[other]);
        let lead = i32::from(figures.floors[index]) - i32::from(rivals.max().unwrap_or(0));
        let lead = if figures.floors[index] == 0 { 0 } else { lead.clamp(-2, 3) };
        let prize = i32::from(figures.points(1)) + i32::from(amphitheater);
        // (3.5.2) Cards: about half a point each, in each end phase to come.
        let cards = match places[index] {
            1 if amphitheater => 2,
            2 if amphitheater => 1,
            _ => 0,
        };
        let draws = LATER[ROUNDS - 1 - usize::from(game.round)];
        i32::from(points[index]) * weight + lead * prize * weight / 24 + cards * draws / 2
    };
    relative(game, seat, worth)
}

/// What the buildings in front of the seat promise. Each card in hand serves
/// one building only, so that using it never looks worse than keeping it.
fn front(game: &Capitol, seat: Seat, hand: CardSet, weight: i32) -> i32 {
    let side = game.side(seat);
    let mut plan = Plan::new(game, seat, hand, weight);
    let mut sum = 0;
    for id in side.finished.iter() {
        let building = game.buildings.get(id);
        let shapes = Shape::ALL.map(|shape| building.roof == Some(shape));
        sum += plan.best(building.floors, shapes, true, false);
        sum += FLOOR * i32::from(building.floors);
    }
    let mut roofs = hand.of(Kind::Roof).len();
    let shapes = side.roofs.map(|left| left > 0);
    for id in side.unroofed.iter() {
        let building = game.buildings.get(id);
        let share = if roofs > 0 { WITH_ROOF } else { WITHOUT_ROOF };
        let best = plan.best(building.floors, shapes, roofs > 0, true);
        sum += (best + FLOOR * i32::from(building.floors)) * share / 100;
        roofs = roofs.saturating_sub(1);
    }
    sum
}

/// Where the seat's buildings could go.
struct Plan {
    sites: [Site; AREAS],
    /// Permits in hand by color, less those planned with.
    permits: [u8; 3],
    /// Whether the seat may still build in this round.
    soon: bool,
    weight: i32,
    /// The part of the weight that comes after this round.
    later: i32,
}

/// An area as a place for the seat's buildings.
struct Site {
    id: AreaId,
    next: Next,
    /// What the lower and the higher building that fits would gain.
    gain: [i32; 2],
    /// Buildings planned there already.
    taken: u8,
}

impl Plan {
    fn new(game: &Capitol, seat: Seat, hand: CardSet, weight: i32) -> Plan {
        let mut permits = [0; 3];
        for color in hand.list().iter().filter_map(|face| face.suit().color()) {
            permits[color as usize] += 1;
        }
        Plan {
            sites: std::array::from_fn(|area| Site::new(game, seat, AreaId(area as u8), weight)),
            permits,
            soon: game.phase == Phase::Construction && !game.passed.contains(seat),
            weight: weight.max(1),
            later: LATER[ROUNDS - 1 - usize::from(game.round)],
        }
    }

    /// The promise of a building at its best site; `ready` when it could be
    /// placed in this round, `raisable` when it may still grow.
    fn best(&mut self, floors: u8, shapes: [bool; 2], ready: bool, raisable: bool) -> i32 {
        let (mut best, mut at, mut uses) = (0, None, false);
        for (area, site) in self.sites.iter().enumerate() {
            let Next { low, high, .. } = site.next;
            if !(0..2).any(|shape| shapes[shape] && site.next.shapes[shape]) {
                continue;
            }
            let fits = (low..=high).contains(&floors);
            let held = self.permits[site.id.color() as usize] > 0;
            let gain = match floors {
                _ if fits => site.gain[usize::from(floors > low)],
                _ if floors > high => site.gain[1] >> (floors - high).min(8),
                _ if raisable => site.gain[0] >> (low - floors).min(8),
                _ => 0,
            };
            let now = fits && held && ready && self.soon;
            let part = if now { self.weight } else { self.later };
            let share = if held { WITH_PERMIT } else { WITHOUT_PERMIT };
            let gain = (gain * part / self.weight * share / 100) >> site.taken;
            if gain > best {
                (best, at, uses) = (gain, Some(area), held);
            }
        }
        if let Some(area) = at {
            let site = &mut self.sites[area];
            site.taken += 1;
            self.permits[site.id.color() as usize] -= u8::from(uses);
        }
        best
    }
}

impl Site {
    fn new(game: &Capitol, seat: Seat, id: AreaId, weight: i32) -> Site {
        let next = next_building(game, id);
        let figures = Figures::now(game.area(id));
        let before = standing(game, seat, &figures, weight);
        let gain = [next.low, next.high].map(|floors| {
            let mut then = figures;
            then.floors[seat.index()] += floors;
            then.tallest[seat.index()] = then.tallest[seat.index()].max(floors);
            (standing(game, seat, &then, weight) - before).max(0)
        });
        Site { id, next, gain, taken: 0 }
    }
}

/// What a hand is worth, for building and for bidding.
fn worth(game: &Capitol, hand: CardSet) -> i32 {
    let last = usize::from(game.round) + 1 == ROUNDS;
    // (3.5.7) Cards that are left after the last construction only bid.
    let building = match game.phase {
        Phase::Construction | Phase::Auction | Phase::Put if last => 0,
        _ => 100,
    };
    let auctions = (ROUNDS - 1 - usize::from(game.round)) * AUCTIONS
        + match game.phase {
            Phase::Construction => AUCTIONS,
            Phase::Auction | Phase::Put => AUCTIONS - 1 - usize::from(game.auction),
            Phase::Draw | Phase::Over => 0,
        };
    let mut sum = 0;
    for kind in Kind::ALL {
        let count = usize::from(hand.of(kind).len());
        sum += CARDS[kind as usize].iter().take(count).sum::<i32>();
    }
    let mut colors = [0; 3];
    for face in hand.of(Kind::Permit).faces() {
        if let Some(color) = face.suit().color() {
            colors[color as usize] = COLOR;
        }
    }
    sum += colors.iter().sum::<i32>();
    let pips = i32::from(hand.total()) * PIP * auctions.min(AUCTIONS) as i32 / AUCTIONS as i32;
    sum * building / 100 + pips
}

/// What the auction under way promises: a chance before the reveal, the piece
/// itself after it.
fn piece(game: &Capitol, seat: Seat, weight: i32) -> i32 {
    match game.phase {
        Phase::Put => {
            let gain = best_put(game, game.turn, weight);
            if game.turn == seat { gain } else { -gain / i32::from(game.seats - 1) }
        }
        Phase::Auction => {
            let side = game.side(seat);
            let bid = *side.bid.get();
            let hand = *side.hand.get();
            let price = worth(game, hand) - worth(game, hand.without(bid));
            let chance = chance(game, seat, bid.total());
            (best_put(game, seat, weight) - price) * chance / 1000
        }
        Phase::Construction | Phase::Draw | Phase::Over => 0,
    }
}

/// The gain of the best place for the piece.
fn best_put(game: &Capitol, seat: Seat, weight: i32) -> i32 {
    let piece = phase::piece(game);
    let open = AreaId::all().filter(|&id| match piece {
        Piece::Fountain => !game.area(id).is_full(id),
        Piece::Amphitheater | Piece::Temple => game.area(id).large().is_none(),
    });
    let gains = open.map(|id| {
        let now = Figures::now(game.area(id));
        let mut then = now;
        match piece {
            Piece::Fountain => then.fountains += 1,
            Piece::Amphitheater | Piece::Temple => then.large = Some(piece),
        }
        standing(game, seat, &then, weight) - standing(game, seat, &now, weight)
    });
    gains.max().unwrap_or(0).max(0)
}

/// The chance in thousandths that a bid wins against hands of that size.
fn chance(game: &Capitol, seat: Seat, total: u16) -> i32 {
    if total == 0 {
        return 0;
    }
    let total = i32::from(total);
    let mut chance = 1000;
    for other in (0..game.seats).map(Seat).filter(|&other| other != seat) {
        let cards = i32::from(game.side(other).hand.get().len());
        if cards > 0 {
            // People bid a card or two, more from a large hand.
            let usual = 4 + cards;
            chance = chance * total * total / (total * total + usual * usual / 2);
        }
    }
    chance
}
