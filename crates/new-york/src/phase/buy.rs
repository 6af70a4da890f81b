//! Buying the tile of a slot with cards of its bank (3.2).

pub(crate) mod payment;

use insula_core::{EventSink, Seat};

use super::act::Pending;
use super::end_actions;
use crate::event::Event;
use crate::money::{BANKS, Bank, Card, Notes};
use crate::tile::TileId;
use crate::{Action, Illegal, NewYork};

/// One tile bought in this turn, and what was paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Purchase {
    pub tile: TileId,
    pub bank: Bank,
    pub paid: Notes,
}

/// What was bought in this turn, in order. Slots are not refilled meanwhile,
/// so there are at most four (3.2c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Purchases {
    list: [Purchase; BANKS],
    len: u8,
}

impl Purchases {
    pub const NONE: Purchases = Purchases {
        list: [Purchase { tile: TileId::START, bank: Bank::Blue, paid: Notes(0) }; BANKS],
        len: 0,
    };

    #[inline]
    pub fn list(&self) -> &[Purchase] {
        &self.list[..usize::from(self.len)]
    }

    #[inline]
    fn push(&mut self, purchase: Purchase) {
        self.list[usize::from(self.len)] = purchase;
        self.len += 1;
    }
}

#[inline]
pub(crate) fn legal(game: &NewYork, seat: Seat, out: &mut Vec<Action>) {
    let hand = game.side(seat).hand.get();
    for (bank, slot) in Bank::ALL.into_iter().zip(game.slots) {
        if slot.is_some_and(|tile| hand.of(bank).total() >= tile.price()) {
            out.push(Action::Buy(bank));
        }
    }
}

/// Continues a payment of `notes`.
#[inline]
pub(crate) fn legal_pay(
    game: &NewYork,
    seat: Seat,
    bank: Bank,
    notes: Notes,
    out: &mut Vec<Action>,
) {
    let (paid, price) = (notes.total(), price(game, bank));
    let open = game.side(seat).hand.get().of(bank).without(notes).from(notes.highest().max(1));
    let mut reach = paid + open.total();
    for value in open.values() {
        if reach < price {
            break;
        }
        out.push(Action::Pay(Card::of(bank, value)));
        reach -= value * open.count(value);
    }
    if paid >= price {
        out.push(Action::Done);
    }
}

pub(crate) fn check(game: &NewYork, seat: Seat, bank: Bank) -> Result<(), Illegal> {
    // (3.2) A tile lies there.
    let Some(tile) = game.slots[bank.index()] else {
        return Err(Illegal::EmptySlot { bank });
    };
    // (3.2) The money of this bank is enough.
    let have: u8 =
        game.side(seat).hand.get().of(bank).list(bank).iter().map(|card| card.value()).sum();
    match have < tile.price() {
        true => Err(Illegal::TooDear { tile, have }),
        false => Ok(()),
    }
}

pub(crate) fn check_pay(
    game: &NewYork,
    seat: Seat,
    bank: Bank,
    notes: Notes,
    card: Card,
) -> Result<(), Illegal> {
    // (3.2) Cards of the slot's bank only.
    if card.bank() != bank {
        return Err(Illegal::WrongBank { card, bank });
    }
    // (3.2) A card of the hand that is not picked yet.
    let held = game.side(seat).hand.get().of(bank);
    if held.count(card.value()) == notes.count(card.value()) {
        return Err(Illegal::NotHeld { card });
    }
    // (3.2d) Each payment has one path: picks go up.
    let picks = notes.list(bank);
    if let Some(&last) = picks.last().filter(|&&last| card < last) {
        return Err(Illegal::Order { card, last, paying: true });
    }
    // (3.2d) The price stays in reach. (3.2a) Beyond it everything is.
    let open = (card.value()..=9).map(|value| value * (held.count(value) - notes.count(value)));
    let reach: u8 = picks.iter().map(|card| card.value()).sum::<u8>() + open.sum::<u8>();
    match price(game, bank).saturating_sub(reach) {
        0 => Ok(()),
        missing => Err(Illegal::Stuck { card, missing }),
    }
}

pub(crate) fn check_done(game: &NewYork, bank: Bank, notes: Notes) -> Result<(), Illegal> {
    // (3.2) At least the price.
    let (paid, price) = (notes.total(), price(game, bank));
    match paid < price {
        true => Err(Illegal::Unpaid { paid, price }),
        false => Ok(()),
    }
}

#[inline]
pub(crate) fn commit_pay(game: &mut NewYork, card: Card) {
    if let Some(Pending::Pay { notes, .. }) = game.pending.get_mut() {
        notes.insert(card.value());
    }
}

pub(crate) fn finish(
    game: &mut NewYork,
    seat: Seat,
    bank: Bank,
    notes: Notes,
    log: &mut impl EventSink<Event>,
) {
    let tile = game.slots[bank.index()].take().expect("checked: a tile lies in the slot");
    // (3.2) The cards go to the discards, the tile waits.
    game.side_mut(seat).hand.get_mut().subtract(bank, notes);
    game.discards.add(bank, notes);
    game.bought.push(Purchase { tile, bank, paid: notes });
    game.waiting.insert(tile);
    let over = notes.total() - tile.price();
    log.log(|| Event::Bought { seat, tile, bank, cards: notes, over });
    // (3.2b) Exactly paid: another action.
    match over {
        0 => *game.pending.get_mut() = None,
        _ => end_actions(game, log),
    }
}

/// The price of the tile that is being paid.
#[inline]
pub(crate) fn price(game: &NewYork, bank: Bank) -> u8 {
    game.slots[bank.index()].map_or(0, TileId::price)
}
