//! Fills a view: what is written here is seen, nothing else (8).

use insula_core::{Game, Seat, Viewer};

use super::{
    BestView, BoughtView, DirkView, EdgeView, NextView, PendingView, PlacedView, SeatView,
    SlotView, StreetView, TileView, View,
};
use crate::money::{Bank, Card, Deck, Hand};
use crate::phase::act::Pending;
use crate::phase::buy::{self, Purchase, payment};
use crate::phase::{Phase, refill};
use crate::score::{Letter, SheetView};
use crate::tile::{TileId, TileSet};
use crate::{NewYork, Party};

/// The state as `viewer` may see it.
pub(crate) fn view(game: &NewYork, viewer: Viewer) -> View {
    let own = viewer.seat().filter(|seat| seat.0 < game.seats);
    let pending = game.pending.get().filter(|_| viewer.is(game.turn));
    let in_turn = matches!(game.phase, Phase::Act | Phase::Lay);
    let letter = refill::next_letter(game);
    let hand = own.map(|seat| left_in_hand(game, seat, pending));
    View {
        phase: game.phase,
        turn: in_turn.then_some(game.turn.0),
        start: game.start.0,
        turns: game.turns,
        // (3.2b) In phase act, whatever was bought was paid exactly.
        again: game.phase == Phase::Act && !game.bought.list().is_empty(),
        slots: Bank::ALL.map(|bank| slot(game, bank, own)).into(),
        display: game.display.cards().to_vec(),
        bag: game.bag.len(),
        deck: game.deck.len(),
        piles: game.deck.piles().to_vec(),
        discards: game.discards.list(),
        next: next(game, letter),
        hand: hand.map(|hand| hand.list()),
        totals: hand.map(|hand| Bank::ALL.map(|bank| hand.of(bank).total()).into()),
        pending: pending.map(|pending| self::pending(game, pending)),
        bought: bought(game),
        seats: game.sides[..usize::from(game.seats)].iter().map(|side| seat(game, side)).collect(),
        dirk: game.has_dirk().then(|| DirkView { tiles: tiles(game.dirk), score: game.dirk_score }),
        sheet: refill::figures(game, letter).sheet(),
        scorings: scorings(game),
        ended: game.ended,
        idle: game.idle,
        opening: opening(game),
        winners: game
            .scores()
            .map_or_else(Vec::new, |scores| scores.winners().map(|seat| seat.0).collect()),
    }
}

fn tile(id: TileId) -> Option<TileView> {
    Some(TileView {
        id: id.0,
        kind: id.kind()?,
        price: id.price(),
        streets: id.streets().iter().collect(),
    })
}

fn tiles(set: TileSet) -> Vec<TileView> {
    set.iter().filter_map(tile).collect()
}

/// The own hand without the cards of the payment under way.
fn left_in_hand(game: &NewYork, seat: Seat, pending: Option<Pending>) -> Hand {
    let mut hand = *game.side(seat).hand.get();
    match pending {
        Some(Pending::Pay { bank, notes }) => hand.subtract(bank, notes),
        Some(Pending::Take { .. } | Pending::Move { .. }) | None => {}
    }
    hand
}

fn slot(game: &NewYork, bank: Bank, own: Option<Seat>) -> SlotView {
    let here = game.slots[bank.index()];
    let notes = own.map(|seat| game.side(seat).hand.get().of(bank));
    let best = here.zip(notes).and_then(|(tile, notes)| payment::best(notes, tile.price()));
    SlotView {
        bank,
        tile: here.and_then(tile),
        have: notes.map(|notes| notes.total()),
        best: best.map(|notes| BestView { cards: notes.list(bank), total: notes.total() }),
    }
}

/// Where the scoring card is in the deck, as far as everybody can tell (2.6).
fn next(game: &NewYork, letter: Letter) -> NextView {
    let piles = game.deck.piles();
    match Deck::pile_of(letter) {
        Some(pile) => {
            let above: u8 = piles[..pile].iter().sum();
            NextView { letter, from: above + 1, to: above + piles[pile] }
        }
        None => NextView { letter, from: 0, to: 0 },
    }
}

fn pending(game: &NewYork, pending: Pending) -> PendingView {
    let side = game.side(game.turn);
    match pending {
        Pending::Take { places } => {
            let (taken, _) = game.display.split(places);
            PendingView::Take { cards: taken.cards().to_vec(), total: taken.total() }
        }
        Pending::Pay { bank, notes } => {
            let price = buy::price(game, bank);
            let exact = payment::exact(side.hand.get().of(bank), price);
            PendingView::Pay {
                bank,
                cards: notes.list(bank),
                total: notes.total(),
                price,
                exact: exact.map(|notes| notes.list(bank)),
            }
        }
        Pending::Move { tile: id } => {
            let mut swaps = Vec::new();
            side.city.swaps_for(id, |old| swaps.push(old.0));
            let tile = tile(id).expect("checked: the start tile is in no reserve");
            PendingView::Move { tile, swaps }
        }
    }
}

fn bought(game: &NewYork) -> Vec<BoughtView> {
    let waiting = game.bought.list().iter().filter(|bought| game.waiting.contains(bought.tile));
    let row = |&Purchase { tile: id, bank, paid }: &Purchase| {
        let tile = tile(id)?;
        Some(BoughtView { tile, bank, cards: paid.list(bank), total: paid.total() })
    };
    waiting.filter_map(row).collect()
}

fn seat(game: &NewYork, side: &Party) -> SeatView {
    let removable = side.city.removable();
    let placed = side.city.tiles().map(|(id, cell)| PlacedView {
        tile: tile(id),
        x: cell.x,
        y: cell.y,
        fixed: !removable.contains(id),
    });
    let run = side.city.longest();
    let edge = |(cell, side): (crate::Cell, crate::Side)| EdgeView { x: cell.x, y: cell.y, side };
    SeatView {
        score: side.score,
        hand: side.hand.get().len(),
        // (8.3) Every card was seen when it was dealt or taken.
        seen: game.show_seen.then(|| side.hand.get().list()),
        city: placed.collect(),
        reserve: tiles(side.reserve),
        street: StreetView {
            length: side.city.street(),
            edges: run.edges.into_iter().map(edge).collect(),
            closed: run.closed,
        },
        leftover: tiles(side.leftover),
    }
}

fn scorings(game: &NewYork) -> Vec<SheetView> {
    game.scored.iter().flatten().map(|figures| figures.sheet()).collect()
}

/// (2.3) The opening deal lies face up until the first turn is over: the hands
/// without what was taken in it, with what was paid.
fn opening(game: &NewYork) -> Option<Vec<Vec<Card>>> {
    if game.turns > 0 {
        return None;
    }
    let hand = |(seat, side): (u8, &Party)| {
        let mut cards = side.hand.get().list();
        if Seat(seat) == game.turn {
            for card in game.taken.cards() {
                let place = cards.iter().position(|other| other == card);
                if let Some(place) = place {
                    cards.remove(place);
                }
            }
            cards.extend(game.bought.list().iter().flat_map(|row| row.paid.list(row.bank)));
            cards.sort_unstable();
        }
        cards
    };
    Some((0..).zip(&game.sides[..usize::from(game.seats)]).map(hand).collect())
}
