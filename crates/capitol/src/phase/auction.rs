//! Development: three auctions with sealed bids; the winner places the piece
//! (3.3).

use insula_core::{EventSink, Seat, Seats};

use crate::area::{AreaId, Piece};
use crate::cards::CardSet;
use crate::event::Event;
use crate::phase::{self, Phase, clockwise};
use crate::{Action, Capitol, Illegal, MAX};

/// Seats that still owe a bid: they hold cards and have not sealed (3.3.2, 3.3.7).
#[inline]
pub(crate) fn bidders(game: &Capitol) -> Seats {
    let mut seats = Seats::NONE;
    for seat in (0..game.seats).map(Seat) {
        if !game.sealed.contains(seat) && !game.side(seat).hand.get().is_empty() {
            seats.insert(seat);
        }
    }
    seats
}

pub(crate) fn legal(game: &Capitol, seat: Seat, out: &mut Vec<Action>) {
    let side = game.side(seat);
    let (hand, bid) = (*side.hand.get(), *side.bid.get());
    // Picks go up: cards of the last pick's face and above.
    let from = bid.last().and_then(|card| card.face().copies().first()).map_or(0, |card| card.0);
    let open = hand.without(bid).and(CardSet(u64::MAX << from));
    out.extend(open.faces().map(Action::Bid));
    out.push(Action::Seal);
}

pub(crate) fn legal_put(game: &Capitol, out: &mut Vec<Action>) {
    let small = phase::piece(game) == Piece::Fountain;
    let open = AreaId::all().filter(|&id| match small {
        true => !game.area(id).is_full(id),
        false => game.area(id).large().is_none(),
    });
    out.extend(open.map(Action::Put));
}

pub(crate) fn check(game: &Capitol, seat: Seat, action: Action) -> Result<(), Illegal> {
    let side = game.side(seat);
    match action {
        Action::Bid(card) => {
            // (3.3.2) A card of the hand, not yet in the bid.
            if side.hand.get().without(*side.bid.get()).and(card.copies()).is_empty() {
                return Err(Illegal::NotToBid { card });
            }
            // (3.3.2) Each subset has one path: picks go up.
            match side.bid.get().last().map(|last| last.face()) {
                Some(last) if card < last => Err(Illegal::BidOrder { card, last }),
                Some(_) | None => Ok(()),
            }
        }
        Action::Seal => Ok(()),
        Action::Pass
        | Action::Play(_)
        | Action::Nothing
        | Action::Floor(_)
        | Action::Roof(..)
        | Action::Place(..)
        | Action::Put(_)
        | Action::Draw(_) => Err(Illegal::WrongPhase { phase: game.phase }),
    }
}

pub(crate) fn check_put(game: &Capitol, action: Action) -> Result<(), Illegal> {
    let Action::Put(id) = action else {
        return Err(Illegal::WrongPhase { phase: game.phase });
    };
    let area = game.area(id);
    match phase::piece(game) {
        // (3.3.8) A fountain needs a free small square.
        Piece::Fountain if area.is_full(id) => Err(Illegal::NoSquare { area: id }),
        Piece::Fountain => Ok(()),
        // (3.3.9) The others need a free large square.
        Piece::Amphitheater | Piece::Temple => match area.large() {
            Some(piece) => Err(Illegal::LargeTaken { area: id, piece }),
            None => Ok(()),
        },
    }
}

pub(crate) fn commit(
    game: &mut Capitol,
    seat: Seat,
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    if let Action::Bid(card) = action {
        let side = game.side_mut(seat);
        let open = side.hand.get().without(*side.bid.get());
        let card = open.copy_of(card, side.seen).expect("checked: a copy in the hand");
        side.bid.get_mut().insert(card);
        return;
    }
    game.sealed.insert(seat);
    if bidders(game).is_empty() {
        reveal(game, log);
        if game.phase != Phase::Put {
            phase::start_auction(game, log);
        }
    }
}

pub(crate) fn commit_put(
    game: &mut Capitol,
    seat: Seat,
    area: AreaId,
    log: &mut impl EventSink<Event>,
) {
    let piece = phase::piece(game);
    game.areas[area.index()].put(piece, phase::lot(game));
    log.log(|| Event::Put { seat, piece, area });
    game.auction += 1;
    phase::start_auction(game, log);
}

/// What everybody remembers of the last auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Revealed {
    /// 0 to 2.
    pub auction: u8,
    pub winner: Option<Seat>,
}

/// Shows all bids together; the winner's cards go, the others go back (3.3.3
/// to 3.3.7). Leaves the phase at `Put`, or the next auction due.
pub(crate) fn reveal(game: &mut Capitol, log: &mut impl EventSink<Event>) {
    let (auction, piece) = (game.auction, phase::piece(game));
    let winner = winner(game);
    let mut bids = [CardSet::default(); MAX];
    for (side, shown) in game.sides.iter_mut().zip(&mut bids) {
        *shown = std::mem::take(side.bid.get_mut());
        side.shown = *shown;
        // (3.3.6) What is taken back has been seen.
        side.seen = side.seen.or(*shown);
    }
    game.sealed = Seats::NONE;
    game.revealed = Some(Revealed { auction, winner });
    let seats = game.seats;
    log.log(|| Event::Revealed { auction, piece, bids: crate::event::Bids { bids, seats } });
    let Some(seat) = winner else {
        // (3.3.7) Nobody bid: the piece leaves the game.
        game.gone[usize::from(game.round)] |= 1 << auction;
        log.log(|| Event::Gone { piece });
        game.auction += 1;
        return;
    };
    // (3.3.5) The lowest first: the pick order is the discard order.
    let bid = bids[seat.index()];
    for card in bid.cards() {
        game.discard(seat, card.face());
    }
    log.log(|| Event::Won { seat, piece, total: bid.total() });
    game.turn = seat;
    game.phase = Phase::Put;
}

/// (3.3.4) The highest sum, then the highest single card, then the nearest to
/// the start player clockwise.
fn winner(game: &Capitol) -> Option<Seat> {
    let mut best = None;
    for seat in clockwise(game.start, game.seats) {
        let bid = *game.side(seat).bid.get();
        let Some(top) = bid.last() else { continue };
        let worth = (bid.total(), top.face().value());
        if best.is_none_or(|(other, _)| worth > other) {
            best = Some((worth, seat));
        }
    }
    best.map(|(_, seat)| seat)
}
