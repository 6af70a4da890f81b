//! What a position holds for each seat, for the bots: points made, what the
//! board promises, what stands in front, what the hand is worth, and what is
//! about to be won. All in hundredths of a point.
//!
//! **Invariant:** a seat's terms are made of its own things and of public ones.

mod auction;
mod board;
mod front;
mod hand;
mod prospect;

use std::sync::LazyLock;

use insula_core::{Evaluate, Fitted, Seat, Terms, WHOLE};

use crate::data::{AUCTIONS, ROUNDS};
use crate::phase::Phase;
use crate::score::allotment;
use crate::{Capitol, MAX};
use board::Board;
use front::Front;

/// What a point of position is worth for the rounds after this one, by their
/// number: the later, the less sure.
const LATER: [i32; ROUNDS] = [0, 75, 135, 180];
/// What a card that is still to be drawn is worth.
const DRAW: i32 = 45;
/// By phase, when it begins and how long it lasts, of the 256 parts of a round.
const BUILDING: u16 = 144;
const BIDDING: u16 = 32;
const DRAWING: u16 = 16;
/// Cards of a hand with which a construction phase begins.
const HAND: u16 = 8;

impl Evaluate for Capitol {
    const TERMS: &'static [&'static str] = &[
        "score",
        "scoring",
        "later",
        "lead",
        "safety",
        "amphitheater",
        "draws",
        "ready",
        "finished",
        "unroofed",
        "roofs",
        "floors",
        "permits",
        "bids",
        "piece",
    ];

    fn progress(&self) -> u16 {
        let seats = u16::from(self.seats);
        let within = match self.phase {
            Phase::Construction => {
                let building =
                    (0..self.seats).map(Seat).filter(|&seat| !self.passed.contains(seat));
                let cards = building.map(|seat| u16::from(self.side(seat).hand.get().len()));
                let full = HAND * seats;
                BUILDING * (full - cards.sum::<u16>().min(full)) / full
            }
            Phase::Auction => BUILDING + BIDDING * u16::from(self.auction),
            Phase::Put => BUILDING + BIDDING * u16::from(self.auction) + BIDDING / 2,
            Phase::Draw => {
                let drawn = (self.turn.0 + self.seats - self.start.0) % self.seats;
                BUILDING + BIDDING * AUCTIONS as u16 + DRAWING * u16::from(drawn) / seats
            }
            Phase::Over => return WHOLE,
        };
        u16::from(self.round) * (WHOLE / ROUNDS as u16) + within
    }

    fn terms(&self, terms: &mut Terms) {
        let stage = Stage::of(self);
        let board = Board::new(self, stage);
        let mut fronts: [Front; MAX] = Default::default();
        let mut threats = [0; MAX];
        for seat in (0..self.seats).map(Seat) {
            let (front, lost) = front::front(self, seat, &board, stage);
            fronts[seat.index()] = front;
            threats.iter_mut().zip(lost).for_each(|(sum, lost)| *sum += lost);
        }
        for seat in (0..self.seats).map(Seat) {
            let side = self.side(seat);
            let standing = board.standing(seat);
            let front = &fronts[seat.index()];
            let hand = hand::worth(self, stage, *side.hand.get());
            terms.of_mut(seat)[..Self::TERMS.len()].copy_from_slice(&[
                100 * i32::from(side.score),
                standing.points * stage.now,
                standing.points * stage.later,
                standing.lead * stage.weight() / prospect::LEAD,
                -threats[seat.index()],
                standing.cards * stage.later / 2,
                i32::from(due(self, seat)) * DRAW,
                front.ready,
                front.finished,
                front.unroofed,
                hand.roofs,
                hand.floors,
                hand.permits,
                hand.bids,
                auction::piece(self, seat, &board, stage),
            ]);
        }
    }

    fn fitted() -> &'static Fitted {
        static FITTED: LazyLock<Fitted> = LazyLock::new(|| {
            toml::from_str(include_str!("../data/weights.toml"))
                .expect("checked: a test reads the weights")
        });
        &FITTED
    }
}

/// What one point of position will bring, in hundredths.
#[derive(Clone, Copy)]
struct Stage {
    /// In this round.
    now: i32,
    /// In the rounds after it.
    later: i32,
}

impl Stage {
    fn of(game: &Capitol) -> Stage {
        let scored = matches!(game.phase, Phase::Draw | Phase::Over);
        let later = LATER[ROUNDS - 1 - usize::from(game.round)];
        Stage { now: if scored { 0 } else { 100 }, later }
    }

    fn weight(self) -> i32 {
        self.now + self.later
    }
}

/// Cards that the seat draws in the end phase under way (3.5).
fn due(game: &Capitol, seat: Seat) -> u8 {
    let order = |seat: Seat| (seat.0 + game.seats - game.start.0) % game.seats;
    match game.phase {
        Phase::Draw if seat == game.turn => game.due,
        Phase::Draw if order(seat) > order(game.turn) => allotment(game, seat),
        Phase::Construction | Phase::Auction | Phase::Put | Phase::Draw | Phase::Over => 0,
    }
}
