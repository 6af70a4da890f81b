//! Fills a view: what is written here is seen, nothing else.

use insula_core::{Game, Seat, Viewer};

use super::{
    AreaView, AuctionView, FirstView, FrontView, NextView, PendingView, RevealedView, ScoredArea,
    ScoringView, SeatView, SquareView, StackView, View,
};
use crate::area::{AreaId, Piece, Square};
use crate::building::Shape;
use crate::cards::{CardId, CardSet, Kind};
use crate::data::{AUCTIONS, ROUNDS, data};
use crate::phase::construction::placing::next_building;
use crate::phase::{self, Phase};
use crate::score::{self, Figures};
use crate::{Capitol, MAX};

/// The state as `viewer` may see it (5).
pub(crate) fn view(game: &Capitol, viewer: Viewer) -> View {
    let own = viewer.seat().filter(|seat| seat.0 < game.seats);
    let pending = game.pending.get().filter(|_| viewer.is(game.turn));
    let in_turn = matches!(game.phase, Phase::Construction | Phase::Put | Phase::Draw);
    View {
        round: game.round + 1,
        phase: game.phase,
        start: game.start.0,
        turn: in_turn.then_some(game.turn.0),
        supply: game.supply,
        areas: AreaId::all().map(|id| area(game, id)).collect(),
        seats: (0..game.seats).map(|number| seat(game, Seat(number))).collect(),
        stacks: Kind::ALL.map(|kind| stack(game, kind)).into(),
        hand: own.map(|seat| {
            let side = game.side(seat);
            let mut hand = side.hand.get().without(*side.bid.get());
            let chosen = pending.and_then(|pending| hand.copy_of(pending.card, side.seen));
            chosen.into_iter().for_each(|card| hand.remove(card));
            hand.list()
        }),
        pending: pending.map(|pending| PendingView {
            card: pending.card,
            first: pending.first.map(|floors| FirstView { floors }),
        }),
        auction: auction(game, own),
        revealed: revealed(game),
        program: data().program.iter().map(|pieces| pieces.to_vec()).collect(),
        gone: gone(game),
        scorings: scorings(game),
        due: game.due,
        winners: game
            .scores()
            .map_or_else(Vec::new, |scores| scores.winners().map(|seat| seat.0).collect()),
    }
}

fn area(game: &Capitol, id: AreaId) -> AreaView {
    let area = game.area(id);
    let next = next_building(game, id);
    AreaView {
        slug: id.slug(),
        color: id.color(),
        shape: area.shape,
        tallest: area.top,
        printed: id.data().printed,
        squares: area.squares(id).iter().map(|&square| self::square(game, square)).collect(),
        large: area.large(),
        lot: area.large_lot(),
        fountains: area.fountains,
        next: NextView {
            shapes: Shape::ALL.into_iter().filter(|&shape| next.shapes[shape as usize]).collect(),
            floors: (next.low..=next.high).collect(),
        },
        tally: Figures::now(area).tally(),
    }
}

fn square(game: &Capitol, square: Square) -> Option<SquareView> {
    match square {
        Square::Free => None,
        Square::Fountain(lot) => Some(SquareView::Fountain { lot }),
        Square::Building(id) => {
            let building = game.buildings.get(id);
            Some(SquareView::Building {
                id,
                seat: building.owner.0,
                floors: building.floors,
                shape: building.roof.expect("checked: only finished buildings are placed"),
            })
        }
    }
}

fn seat(game: &Capitol, seat: Seat) -> SeatView {
    let side = game.side(seat);
    let front = |&id: &u8| side.unroofed.contains(id) || side.finished.contains(id);
    let ids = 0..game.buildings.all().len() as u8;
    let last = usize::from(game.round) + 1 == ROUNDS;
    SeatView {
        score: side.score,
        hand: side.hand.get().len(),
        seen: game.show_seen.then(|| side.seen.list()),
        front: ids
            .filter(front)
            .map(|id| {
                let building = game.buildings.get(id);
                FrontView { id, floors: building.floors, shape: building.roof }
            })
            .collect(),
        round: side.roofs[Shape::Round as usize],
        triangular: side.roofs[Shape::Triangular as usize],
        passed: game.phase == Phase::Construction && game.passed.contains(seat),
        sealed: game.sealed.contains(seat),
        // (3.5.7) The last round has no end phase.
        bonus: if last { 0 } else { score::bonus(game, seat) },
    }
}

fn stack(game: &Capitol, kind: Kind) -> StackView {
    let queue = &game.queues[kind as usize];
    StackView {
        kind,
        left: queue.left(),
        top: queue.top().map(CardId::face),
        discards: queue.discards(),
    }
}

fn auction(game: &Capitol, own: Option<Seat>) -> Option<AuctionView> {
    let winner = match game.phase {
        Phase::Auction => None,
        Phase::Put => Some(game.turn.0),
        Phase::Construction | Phase::Draw | Phase::Over => return None,
    };
    let mine = own.map_or(CardSet::default(), |seat| *game.side(seat).bid.get());
    Some(AuctionView {
        number: game.auction + 1,
        piece: phase::piece(game),
        mine: mine.list(),
        total: mine.total(),
        winner,
    })
}

fn revealed(game: &Capitol) -> Option<RevealedView> {
    let revealed = game.revealed?;
    let bids = || game.sides[..usize::from(game.seats)].iter().map(|side| side.shown);
    Some(RevealedView {
        number: revealed.auction + 1,
        piece: data().program[usize::from(game.round)][usize::from(revealed.auction)],
        bids: bids().map(CardSet::list).collect(),
        totals: bids().map(CardSet::total).collect(),
        winner: revealed.winner.map(|seat| seat.0),
    })
}

fn gone(game: &Capitol) -> Vec<u8> {
    let lots = 0..(ROUNDS * AUCTIONS) as u8;
    lots.filter(|&lot| {
        let (round, auction) = (lot / AUCTIONS as u8, lot % AUCTIONS as u8);
        game.gone[usize::from(round)] & (1 << auction) != 0
    })
    .collect()
}

fn scorings(game: &Capitol) -> Vec<ScoringView> {
    let scored = matches!(game.phase, Phase::Draw | Phase::Over);
    (0..game.round + u8::from(scored)).map(|round| scoring(game, round)).collect()
}

fn scoring(game: &Capitol, round: u8) -> ScoringView {
    let mut totals = [0; MAX];
    let figures = AreaId::all().zip(score::scoring(game, round));
    let areas = figures.map(|(id, figures)| {
        let tally = figures.tally();
        tally.iter().for_each(|row| totals[usize::from(row.seat)] += row.points);
        ScoredArea {
            slug: id.slug(),
            fountains: figures.fountains,
            temple: figures.large == Some(Piece::Temple),
            tally,
        }
    });
    let areas = areas.collect();
    ScoringView { round: round + 1, areas, totals: totals[..usize::from(game.seats)].to_vec() }
}
