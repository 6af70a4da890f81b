//! What is asked of a seat, and its actions, in words.

mod tell;

pub(crate) use tell::tell;

use insula_core::{Game, Message, Say, Seat};

use crate::city::Cell;
use crate::event::say_won;
use crate::illegal::yes;
use crate::money::say_cards;
use crate::phase::act::{self, Pending};
use crate::phase::{Phase, buy, take};
use crate::tile::{TileId, TileSet};
use crate::{Action, Illegal, NewYork};

/// What is asked of `seat` now.
pub(crate) fn prompt(game: &NewYork, seat: Seat) -> Message {
    if game.to_act().contains(seat) {
        return ask(game, seat);
    }
    match game.phase {
        Phase::Act | Phase::Lay => Illegal::NotYourTurn { turn: game.turn }.say(),
        Phase::Leftover => Illegal::Waiting.say(),
        Phase::Over => say_won(&game.points()),
    }
}

fn ask(game: &NewYork, seat: Seat) -> Message {
    match (game.phase, *game.pending.get()) {
        (Phase::Act, None) => {
            let mut offers = Vec::new();
            act::legal(game, seat, &mut offers);
            match offers[..] {
                [Action::Pass] => Message::new("new-york-ask-pass"),
                _ => Message::new("new-york-ask-act")
                    .with("again", yes(!game.bought.list().is_empty())),
            }
        }
        (Phase::Act, Some(Pending::Take { places })) => {
            let (taken, _) = game.display.split(places);
            Message::new("new-york-ask-take")
                .with("cards", say_cards(taken.cards()))
                .with("n", taken.total())
                .with("more", yes(take::more(&game.display, places)))
        }
        (Phase::Act, Some(Pending::Pay { bank, notes })) => {
            let (paid, price) = (notes.total(), buy::price(game, bank));
            Message::new("new-york-ask-pay")
                .with("tile", in_slot(game, bank))
                .with("n", paid)
                .with("price", price)
                .with("more", price.saturating_sub(paid))
        }
        (Phase::Act, Some(Pending::Move { tile })) => {
            Message::new("new-york-ask-move").with("tile", tile.say())
        }
        (Phase::Lay, _) => {
            let tiles = game.to_place(seat);
            ask_to_place(tiles, "new-york-ask-lay-one", "new-york-ask-lay")
        }
        (Phase::Leftover, _) => {
            let tiles = game.to_place(seat);
            ask_to_place(tiles, "new-york-ask-leftover-one", "new-york-ask-leftover")
        }
        (Phase::Over, _) => Illegal::Over.say(),
    }
}

/// With one tile left it is named.
fn ask_to_place(tiles: TileSet, one: &'static str, many: &'static str) -> Message {
    match (tiles.len(), tiles.iter().next()) {
        (1, Some(tile)) => Message::new(one).with("tile", tile.say()),
        (count, _) => Message::new(many).with("n", count as u8),
    }
}

/// The legal `action` in words.
pub(crate) fn describe(game: &NewYork, seat: Seat, action: Action) -> Message {
    let chosen = match *game.pending.get() {
        Some(Pending::Move { tile }) => tile,
        Some(Pending::Take { .. } | Pending::Pay { .. }) | None => TileId::START,
    };
    match action {
        Action::Take(card) => Message::new("new-york-do-take").with("card", card.say()),
        Action::Buy(bank) => Message::new("new-york-do-buy")
            .with("tile", game.slots[bank.index()].unwrap_or(TileId::START).say_with_streets())
            .with("bank", bank.name()),
        Action::Pay(card) => Message::new("new-york-do-pay").with("card", card.say()),
        Action::Done => done(game),
        Action::Move(tile) => {
            Message::new("new-york-do-move").with("tile", tile.say_with_streets())
        }
        Action::Put(cell) => {
            Message::new("new-york-do-put").with("tile", chosen.say()).with("cell", cell.say())
        }
        Action::Swap(old) => Message::new("new-york-do-swap")
            .with("tile", chosen.say())
            .with("old", old.say())
            .with("cell", cell_of(game, seat, old)),
        Action::Dismantle(tile) => Message::new("new-york-do-dismantle")
            .with("tile", tile.say())
            .with("cell", cell_of(game, seat, tile)),
        Action::Lay(tile, cell) => Message::new("new-york-do-lay")
            .with("tile", waiting(game, seat, tile))
            .with("cell", cell.say()),
        Action::Keep(tile) => {
            Message::new("new-york-do-keep").with("tile", waiting(game, seat, tile))
        }
        Action::Give(tile) => {
            Message::new("new-york-do-give").with("tile", waiting(game, seat, tile))
        }
        Action::Pass => Message::new("new-york-do-pass"),
    }
}

fn done(game: &NewYork) -> Message {
    match *game.pending.get() {
        Some(Pending::Take { places }) => {
            // The cards have been named, by the picks and in the prompt.
            let (taken, _) = game.display.split(places);
            Message::new("new-york-do-take-done").with("n", taken.total())
        }
        Some(Pending::Pay { bank, notes }) => {
            let (paid, price) = (notes.total(), buy::price(game, bank));
            Message::new("new-york-do-pay-done")
                .with("n", paid)
                .with("price", price)
                .with("over", paid.saturating_sub(price))
        }
        Some(Pending::Move { .. }) | None => Illegal::NothingPicked.say(),
    }
}

/// A tile to place; with its streets where another one has the same name.
fn waiting(game: &NewYork, seat: Seat, tile: TileId) -> Message {
    let alike = |other: TileId| other != tile && other.say() == tile.say();
    if game.to_place(seat).iter().any(alike) { tile.say_with_streets() } else { tile.say() }
}

fn in_slot(game: &NewYork, bank: crate::Bank) -> Message {
    game.slots[bank.index()].unwrap_or(TileId::START).say()
}

fn cell_of(game: &NewYork, seat: Seat, tile: TileId) -> Message {
    game.side(seat).city.cell_of(tile).unwrap_or(Cell::START).say()
}
