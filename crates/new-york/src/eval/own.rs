//! What only the seat itself has or can do: money and what it buys, tiles to
//! lay, an action; and what it has begun, as if it were done.

use insula_core::Seat;

use super::outlook::{Outlook, promise};
use super::race::Points;
use crate::NewYork;
use crate::city::City;
use crate::money::{BANKS, Bank, Hand, Notes};
use crate::phase::Phase;
use crate::phase::act::Pending;
use crate::tile::{Kind, TileId};

/// What a coin is worth while there is enough to buy.
const COIN: i32 = 48;
/// Coins that one of the tiles to come for a seat can use up.
const NEED: i32 = 6;
/// The worth of a coin beyond that need, in percent.
const SPARE: i32 = 35;
/// The worth of each price from 2 to 13 that a bank's cards make exactly.
const PRICE: i32 = 32;
const PRICES: u64 = 0x3ffc;
/// What an action is worth.
pub(super) const ACTION: i32 = 420;
/// The chance, in percent, that a tile in a slot outlasts one rival's turn.
const STAYS: i32 = 72;
/// How much of the profit of a purchase counts before it is made, in percent.
const PLAN: i32 = 45;
/// The chance, in percent, that a tile in a slot is left over when the bag is
/// empty; it falls with every tile in the bag.
const LEFT: i32 = 40;

/// The terms that depend on what the seat has begun.
#[derive(Default)]
pub(super) struct Own {
    pub majorities: Points,
    /// What a rival takes who buys a tile from the slots, below zero.
    pub safety: i32,
    pub waiting: i32,
    pub coins: i32,
    pub prices: i32,
    pub exact: i32,
    pub purchase: i32,
    pub leftover: i32,
    pub turn: i32,
}

impl Own {
    pub fn new(game: &NewYork, seat: Seat, outlook: &Outlook) -> Own {
        let side = game.side(seat);
        let by_kind = outlook.majorities.map(|by_seat| by_seat[seat.index()]);
        let gains = Gains { outlook, seat, city: &side.city, by_kind };
        let mut own = Own {
            majorities: by_kind.into_iter().fold(Points::default(), |sum, kind| sum + kind),
            waiting: game.to_place(seat).iter().map(promise).sum(),
            ..Own::default()
        };
        if outlook.ended {
            return own;
        }
        let mut hand = *side.hand.get();
        let mut slots = game.slots;
        let mut spent = 0;
        let in_turn = game.turn == seat;
        let mut acting = in_turn && game.phase == Phase::Act;
        let pending = if in_turn { *game.pending.get() } else { None };
        match pending {
            Some(Pending::Take { places }) => {
                let (taken, _) = game.display.split(places);
                taken.cards().iter().for_each(|&card| hand.insert(card));
                acting = false;
            }
            // As if bought for what is picked and the least that can be added.
            Some(Pending::Pay { bank, notes }) => {
                let open = hand.of(bank).without(notes).from(notes.highest().max(1));
                hand.subtract(bank, notes);
                if let Some(tile) = slots[bank.index()].take() {
                    let missing = tile.price().saturating_sub(notes.total());
                    let over = (sums(open) >> missing).trailing_zeros() as u8;
                    spent = i32::from(missing + over);
                    // (3.2b) Exactly paid: another action.
                    acting = notes.total() <= tile.price() && over == 0;
                    own.majorities = own.majorities + gains.majority(tile);
                    own.waiting += promise(tile);
                }
            }
            Some(Pending::Move { tile }) => {
                if let Some(kind) = tile.kind().filter(|_| side.city.fits(tile)) {
                    // It counts half already.
                    own.majorities = own.majorities + gains.more(kind, 1);
                }
                acting = false;
            }
            None => {}
        }
        own.money(game, &hand, spent, outlook);
        let seats = i32::from(game.seats);
        let after = (i32::from(seat.0) - i32::from(game.turn.0)).rem_euclid(seats);
        // Turns until the seat acts again.
        let turns = if in_turn && !acting { seats } else { after };
        own.turn = ACTION * (seats - turns) / seats;
        own.safety = -gains.in_danger(game, slots) * PLAN / 100;
        own.plans(game, &gains, &hand, slots, turns.min(seats - 1));
        own
    }

    /// What the cards of a hand are worth, wherever the tiles may come up.
    fn money(&mut self, game: &NewYork, hand: &Hand, spent: i32, outlook: &Outlook) {
        let total = i32::from(hand.total()) - spent;
        let need = NEED * outlook.unsold / i32::from(game.seats);
        self.coins = total.min(need) * COIN + (total - need).max(0) * COIN * SPARE / 100;
        let prices = Bank::ALL.map(|bank| (sums(hand.of(bank)) & PRICES).count_ones() as i32);
        self.prices = PRICE * prices.iter().sum::<i32>() * outlook.unsold.min(20) / 20;
    }

    /// What the tiles in the slots promise to the cards of a hand.
    fn plans(
        &mut self,
        game: &NewYork,
        gains: &Gains,
        hand: &Hand,
        slots: [Option<TileId>; BANKS],
        turns: i32,
    ) {
        let stays = (0..turns).fold(100, |chance, _| chance * STAYS / 100);
        let is_left = (LEFT - 10 * i32::from(game.bag.len())).max(0);
        for (bank, slot) in Bank::ALL.into_iter().zip(slots) {
            let Some(tile) = slot else { continue };
            let (price, held) = (tile.price(), hand.of(bank));
            let has = held.total();
            let leads = is_left > 0 && gains.leads(game.seats, bank, has);
            let pays = has >= price;
            if !leads && !pays {
                continue;
            }
            let gain = gains.of(tile);
            if leads {
                self.leftover += gain * is_left / 100;
            }
            if !pays {
                continue;
            }
            let over = (sums(held) >> price).trailing_zeros() as i32;
            let profit = gain - COIN * (i32::from(price) + over);
            match over {
                0 => self.exact += (profit + ACTION).max(0),
                _ => self.purchase = self.purchase.max(profit),
            }
        }
        self.exact = self.exact * stays / 100 * PLAN / 100;
        self.purchase = self.purchase * stays / 100 * PLAN / 100;
    }
}

/// What one more tile promises a seat.
struct Gains<'a> {
    outlook: &'a Outlook,
    seat: Seat,
    city: &'a City,
    /// What the majorities promise without it.
    by_kind: [Points; 6],
}

impl Gains<'_> {
    fn of(&self, tile: TileId) -> i32 {
        let Points { next, later } = self.majority(tile);
        next + later + promise(tile)
    }

    fn majority(&self, tile: TileId) -> Points {
        let Some(kind) = tile.kind() else { return Points::default() };
        self.more(kind, if self.city.fits(tile) { 2 } else { 1 })
    }

    fn more(&self, kind: Kind, halves: u8) -> Points {
        self.with(kind, self.seat, halves) - self.by_kind[kind.index()]
    }

    /// What the majorities of a type promise with so many more halves of a tile for
    /// some seat.
    fn with(&self, kind: Kind, other: Seat, halves: u8) -> Points {
        let race = self.outlook.races[kind.index()].with(other.index(), halves);
        race.promises()[self.seat.index()]
    }

    /// (6.2) Whether no rival has as much of the bank's money.
    fn leads(&self, seats: u8, bank: Bank, has: u8) -> bool {
        let mut others = (0..seats).map(Seat).filter(|&other| other != self.seat);
        others.all(|other| self.outlook.money[other.index()][bank.index()] < has)
    }

    /// What the seat loses if each tile in the slots goes to the first rival who
    /// can pay it.
    fn in_danger(&self, game: &NewYork, slots: [Option<TileId>; BANKS]) -> i32 {
        let mut sum = 0;
        for (bank, slot) in Bank::ALL.into_iter().zip(slots) {
            let Some((tile, kind)) = slot.and_then(|tile| Some((tile, tile.kind()?))) else {
                continue;
            };
            let money = |other: Seat| self.outlook.money[other.index()][bank.index()];
            let pays = |other: &Seat| money(*other) >= tile.price();
            let rivals = (0..game.seats).map(|turn| Seat((game.turn.0 + turn) % game.seats));
            let buyer = rivals.filter(|&other| other != self.seat).find(pays);
            if let Some(buyer) = buyer {
                let Points { next, later } = self.by_kind[kind.index()] - self.with(kind, buyer, 2);
                sum += next + later;
            }
        }
        sum
    }
}

/// The totals that some of the cards make, a bit each, up to 63.
fn sums(notes: Notes) -> u64 {
    let mut sums = 1u64;
    for value in notes.values() {
        (0..notes.count(value)).for_each(|_| sums |= sums << value);
    }
    sums
}
