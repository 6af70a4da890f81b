//! How good a state looks to a seat, for the bots: points made, what the
//! scorings to come promise, the street, money and what it can buy, tiles that
//! wait, and an action that is still to be taken. All in hundredths of a point.
//!
//! **Invariant:** nothing hidden counts. Of the deck and the bag only sizes do;
//! hands do, because every card in them has been seen (8.3).

mod outlook;
#[cfg(test)]
mod tests;

use insula_core::{Evaluate, Seat};

use crate::NewYork;
use crate::money::{BANKS, Bank, Hand, Notes};
use crate::phase::Phase;
use crate::phase::act::Pending;
use crate::tile::TileId;
use outlook::{Outlook, promise};

/// What a coin is worth while there is enough to buy.
const COIN: i32 = 66;
/// Coins that one of the tiles to come for a seat can use up.
const NEED: i32 = 6;
/// The worth of a coin beyond that need, in percent.
const SPARE: i32 = 35;
/// The worth of each price from 2 to 13 that a bank's cards make exactly.
const PRICE: i32 = 16;
/// What an action is worth.
const ACTION: i32 = 460;
/// The chance, in percent, that a tile in a slot outlasts one rival's turn.
const STAYS: i32 = 72;
/// How much of the profit of a purchase counts before it is made, in percent.
const PLAN: i32 = 45;
/// The worth of each pattern of streets for which the city has a place.
const FIT: i32 = 16;
/// The chance, in percent, that a tile in a slot is left over when the bag is
/// empty; it falls with every tile in the bag.
const LEFT: i32 = 40;
/// How much of what the others can expect counts against the seat, in percent.
const RIVALS: i32 = 50;

impl Evaluate for NewYork {
    fn evaluate(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Over {
            return relative(self, seat, |other| 100 * i32::from(self.side(other).score));
        }
        let outlook = Outlook::new(self, seat);
        let expected = relative(self, seat, |other| outlook.expected(self, other));
        expected + own(self, seat, &outlook)
    }
}

/// The seat's own figure against a part of the mean of the others'.
fn relative(game: &NewYork, seat: Seat, figure: impl Fn(Seat) -> i32) -> i32 {
    let others = (0..game.seats).map(Seat).filter(|&other| other != seat);
    figure(seat) - others.map(&figure).sum::<i32>() * RIVALS / (100 * i32::from(game.seats - 1))
}

/// What only the seat itself has or can do: money, tiles to lay, an action.
fn own(game: &NewYork, seat: Seat, outlook: &Outlook) -> i32 {
    let side = game.side(seat);
    let waiting: i32 = game.to_place(seat).iter().map(promise).sum();
    let fits = FIT * side.city.patterns().count_ones() as i32;
    if outlook.ended {
        return waiting;
    }
    let mut hand = *side.hand.get();
    let mut sum = waiting + fits;
    let mut slots = game.slots;
    let pending = if game.turn == seat { *game.pending.get() } else { None };
    match pending {
        Some(Pending::Take { places }) => {
            let (taken, _) = game.display.split(places);
            taken.cards().iter().for_each(|&card| hand.insert(card));
        }
        // As if bought for what is picked, or a coin more than the price.
        Some(Pending::Pay { bank, notes }) => {
            hand.subtract(bank, notes);
            if let Some(tile) = slots[bank.index()].take() {
                let missing = i32::from(tile.price()) + 1 - i32::from(notes.total());
                sum += outlook.gain(seat, &side.city, tile) - COIN * missing.max(0);
            }
        }
        Some(Pending::Move { .. }) | None => {}
    }
    // Turns of rivals until the seat can act again.
    let acting = game.phase == Phase::Act && game.turn == seat && pending.is_none();
    let turns = match (i32::from(seat.0) - i32::from(game.turn.0)).rem_euclid(game.seats.into()) {
        0 if acting => 0,
        0 => i32::from(game.seats) - 1,
        turns => turns,
    };
    sum += money(game, &hand, outlook) + plans(game, seat, &hand, slots, outlook, turns);
    if acting { sum + ACTION } else { sum }
}

/// What the cards of a hand are worth, wherever the tiles may come up.
fn money(game: &NewYork, hand: &Hand, outlook: &Outlook) -> i32 {
    let total = i32::from(hand.total());
    let need = NEED * outlook.unsold / i32::from(game.seats);
    let coins = total.min(need) * COIN + (total - need).max(0) * COIN * SPARE / 100;
    let prices: i32 =
        Bank::ALL.into_iter().map(|bank| (sums(hand.of(bank)) & 0x3ffc).count_ones() as i32).sum();
    coins + PRICE * prices * outlook.unsold.min(20) / 20
}

/// What the tiles in the slots promise to the cards of a hand.
fn plans(
    game: &NewYork,
    seat: Seat,
    hand: &Hand,
    slots: [Option<TileId>; BANKS],
    outlook: &Outlook,
    turns: i32,
) -> i32 {
    let city = &game.side(seat).city;
    let stays = (0..turns).fold(100, |chance, _| chance * STAYS / 100);
    let is_left = (LEFT - 10 * i32::from(game.bag.len())).max(0);
    let (mut exact, mut best, mut left) = (0, 0, 0);
    for (bank, slot) in Bank::ALL.into_iter().zip(slots) {
        let Some(tile) = slot else { continue };
        let (price, held) = (tile.price(), hand.of(bank));
        let leads = is_left > 0 && leads(game, seat, bank, held);
        let pays = held.total() >= price;
        if !leads && !pays {
            continue;
        }
        let gain = outlook.gain(seat, city, tile);
        if leads {
            left += gain * is_left / 100;
        }
        if !pays {
            continue;
        }
        let over = (sums(held) >> price).trailing_zeros() as i32;
        let profit = gain - COIN * (i32::from(price) + over);
        match over {
            0 => exact += (profit + ACTION).max(0),
            _ => best = best.max(profit),
        }
    }
    left + (exact + best) * stays / 100 * PLAN / 100
}

/// (6.2) Whether nobody has as much of the bank's money.
fn leads(game: &NewYork, seat: Seat, bank: Bank, held: Notes) -> bool {
    let mut others = (0..game.seats).map(Seat).filter(|&other| other != seat);
    others.all(|other| game.side(other).hand.get().of(bank).total() < held.total())
}

/// The totals that some of the cards make, a bit each, up to 63.
fn sums(notes: Notes) -> u64 {
    let mut sums = 1u64;
    for value in notes.values() {
        (0..notes.count(value)).for_each(|_| sums |= sums << value);
    }
    sums
}
