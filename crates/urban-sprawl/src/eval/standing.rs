//! What each seat has, and what it can expect of it.

use insula_core::{Seat, Terms};

use super::city::City;
use super::offices::offices;
use super::outlook::Outlook;
use super::rows::Share;
use crate::UrbanSprawl;
use crate::cards::Permits;
use crate::market::Hand;
use crate::phase::Phase;
use crate::zone::{MAX_LOTS, Zone};

/// What 1 wealth is worth at the end.
pub(super) const LAST: i32 = 10;
/// What each of the first few is worth besides while there is time to build.
const NEEDED: (i32, u16) = (60, 12);
/// What each of the next few is.
const USEFUL: (i32, u16) = (25, 14);
/// What 1 wealth that will come is worth while there is time to build.
pub(super) const COMING: i32 = 26;
/// What a permit is worth while there is time to build.
const PERMIT: i32 = 55;
/// So many permits can be used soon.
const PERMITS: i32 = 8;
/// What a permit more is worth then.
const SPARE: i32 = 14;
/// What an Urban Renewal card is worth.
const RENEWAL: i32 = 30;
/// What a contract held as a Favor is worth, by its lots, if its permits are
/// there, and if they are not.
const FAVOR: (i32, i32) = (130, 70);
/// What a contract on offer is worth to who has its permits: for each lot, and
/// for each point that its vocations score.
const OFFER: (i32, i32) = (120, 100);
/// How much of what a vocation tile can score counts, in percent.
const VOCATION: i32 = 180;
/// What an action point is worth as long as the turn lasts.
const AP: i32 = 60;
/// What a discount of 1 is worth as long as the turn lasts.
const DISCOUNT: i32 = 50;

// The places of the terms.
const PRESTIGE: usize = 0;
const WEALTH: usize = 1;
const MEANS: usize = 2;
const FINAL_ROWS: usize = 3;
const PRESTIGE_ROWS: usize = 4;
const WEALTH_ROWS: usize = 5;
const FOOTING: usize = 6;
const VOCATIONS: usize = 7;
const PERMIT_CARDS: usize = 8;
const FAVORS: usize = 9;
const CONTRACTS: usize = 10;
pub(super) const OFFICES: usize = 11;
pub(super) const BONUSES: usize = 12;
pub(super) const ELECTIONS: usize = 13;
const TURN: usize = 14;

/// Fills in every seat's terms.
pub(super) fn standing(game: &UrbanSprawl, terms: &mut Terms) {
    let outlook = Outlook::new(game);
    let city = City::of(game, &outlook);
    let offered = offered(game);
    for seat in game.all_seats() {
        let (party, busy) = (game.party(seat), outlook.busy);
        let own = terms.of_mut(seat);
        own[PRESTIGE] = 100 * i32::from(party.prestige);
        own[WEALTH] = LAST * i32::from(party.wealth);
        own[MEANS] = means(party.wealth, busy);
        let Share { last, prestige, wealth, footing } = city.rows[seat.index()];
        own[FINAL_ROWS] = last;
        own[PRESTIGE_ROWS] = prestige;
        own[WEALTH_ROWS] = wealth;
        own[FOOTING] = footing;
        let tile = |(&n, &worth): (&u8, &i32)| i32::from(n) * worth;
        let tiles = party.vocations.iter().zip(&outlook.vocations).map(tile);
        own[VOCATIONS] = tiles.sum::<i32>() * VOCATION / 100;
        let permits = game.cards.sum(party.hand);
        own[PERMIT_CARDS] = hand(party.hand, &permits) * busy / 100;
        own[FAVORS] = favors(game, seat, &permits) * busy / 100;
        own[CONTRACTS] = contracts(&offered, &permits) * busy / 100;
        own[TURN] = turn(game, seat);
    }
    offices(game, &outlook, &city, terms);
}

/// Some wealth is needed to build, besides what the end pays for it (9.3).
fn means(wealth: u16, busy: i32) -> i32 {
    let some = |(worth, most): (i32, u16), from: u16| {
        worth * i32::from(wealth.saturating_sub(from).min(most)) * busy / 100
    };
    some(NEEDED, 0) + some(USEFUL, NEEDED.1)
}

/// Permits are for building, or for an investment. `permits` are those of the hand.
fn hand(hand: Hand, permits: &Permits) -> i32 {
    // A card that serves more zones finds a contract sooner.
    let zones: u16 = permits.zones().iter().sum();
    let build = 10 * i32::from(permits.all()) + i32::from(zones);
    let invest = i32::from(permits.wealth());
    let soon = build.min(10 * PERMITS);
    let spare = build - soon;
    let used = (soon * PERMIT + spare * SPARE) / 12;
    let renewals = RENEWAL * i32::from(hand.renewals().len());
    used.max(invest * 14) + invest * 4 + renewals
}

/// Contracts that are kept for a later turn. `permits` are the seat's.
fn favors(game: &UrbanSprawl, seat: Seat, permits: &Permits) -> i32 {
    let favors = game.party(seat).favors.iter().flatten();
    let contracts = favors.filter_map(|favor| game.cards.contract(favor.card));
    let worth = contracts.map(|contract| {
        let ready = permits.zones()[contract.zone.index()] >= contract.lots.into();
        let each = if ready { FAVOR.0 } else { FAVOR.1 };
        each * (1 + i32::from(contract.lots)) / 2
    });
    worth.sum()
}

/// By zone and permits for it: what the best contract on offer is worth.
type Offered = [[i32; MAX_LOTS as usize + 1]; Zone::ALL.len()];

fn offered(game: &UrbanSprawl) -> Offered {
    let mut offered = Offered::default();
    for contract in game.contract_offers().filter_map(|(_, card)| game.cards.contract(card)) {
        let scored = contract.vocations.as_slice().iter().map(|&(_, n)| i32::from(n));
        let worth = OFFER.0 * i32::from(contract.lots) + OFFER.1 * scored.sum::<i32>();
        for best in &mut offered[contract.zone.index()][contract.lots.into()..] {
            *best = worth.max(*best);
        }
    }
    offered
}

/// The best contract on offer whose permits a seat has.
fn contracts(offered: &Offered, permits: &Permits) -> i32 {
    let best = offered.iter().zip(permits.zones());
    best.map(|(offered, &n)| offered[n.min(MAX_LOTS.into()) as usize]).max().unwrap_or(0)
}

/// What can still be done in the turn of now.
fn turn(game: &UrbanSprawl, seat: Seat) -> i32 {
    let acts = matches!(game.phase, Phase::Turn | Phase::Ask) && game.active == seat;
    if acts { AP * i32::from(game.ap) + DISCOUNT * i32::from(game.discount) } else { 0 }
}
