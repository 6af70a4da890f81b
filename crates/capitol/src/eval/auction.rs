//! What the auction under way promises: a chance before the reveal, the piece
//! itself after it.

use insula_core::Seat;

use super::board::{Board, Site};
use super::{Stage, hand};
use crate::area::Piece;
use crate::phase::{self, Phase};
use crate::{Capitol, MAX};

pub(super) fn piece(game: &Capitol, seat: Seat, board: &Board, stage: Stage) -> i32 {
    match game.phase {
        // Where it serves the winner best, it may serve others, too.
        Phase::Put => {
            best_put(game, game.turn, board, stage).map_or(0, |put| put.gains[seat.index()])
        }
        Phase::Auction => {
            let side = game.side(seat);
            let (hand, bid) = (*side.hand.get(), *side.bid.get());
            let chance = chance(game, seat, bid.total());
            if chance == 0 {
                return 0;
            }
            let worth = |cards| hand::worth(game, stage, cards).sum();
            let price = worth(hand) - worth(hand.without(bid));
            let put = best_put(game, seat, board, stage).map_or(0, |put| put.against);
            (put.max(0) - price) * chance / 1000
        }
        Phase::Construction | Phase::Draw | Phase::Over => 0,
    }
}

/// A place for the piece.
struct Put {
    /// By seat.
    gains: [i32; MAX],
    /// What it gains its winner against the mean of the others.
    against: i32,
}

/// The best place for the piece.
fn best_put(game: &Capitol, seat: Seat, board: &Board, stage: Stage) -> Option<Put> {
    let piece = phase::piece(game);
    let open = board.sites.iter().filter(|site| match piece {
        Piece::Fountain => !game.area(site.id).is_full(site.id),
        Piece::Amphitheater | Piece::Temple => site.figures.large.is_none(),
    });
    let puts = open.map(|site| {
        let gains = gains(site, piece, stage);
        let own = gains[seat.index()];
        let others = gains.iter().sum::<i32>() - own;
        Put { gains, against: own - others / i32::from(game.seats - 1) }
    });
    puts.max_by_key(|put| put.against)
}

/// By seat: what a piece in an area adds.
fn gains(site: &Site, piece: Piece, stage: Stage) -> [i32; MAX] {
    let mut then = site.figures;
    match piece {
        Piece::Fountain => then.fountains += 1,
        Piece::Amphitheater | Piece::Temple => then.large = Some(piece),
    }
    site.places.map(|place| {
        let points = i32::from(then.points(place)) - i32::from(site.figures.points(place));
        let cards = match place {
            1 if piece == Piece::Amphitheater => 2,
            2 if piece == Piece::Amphitheater => 1,
            _ => 0,
        };
        points * stage.weight() + cards * stage.later / 2
    })
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
