//! What each seat has, and what it can expect of it.

use insula_core::{Seat, Terms};

use super::offices::offices;
use super::outlook::Outlook;
use super::rows::Rows;
use crate::UrbanSprawl;
use crate::card::{CardId, Contract};
use crate::effect::Worth;
use crate::market::Hand;
use crate::phase::{Phase, permits};
use crate::zone::Zone;

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
    let rows = Rows::new(game, &outlook);
    for seat in game.all_seats() {
        let (party, busy) = (game.party(seat), outlook.busy);
        let own = terms.of_mut(seat);
        own[PRESTIGE] = 100 * i32::from(party.prestige);
        own[WEALTH] = LAST * i32::from(party.wealth);
        own[MEANS] = means(party.wealth, busy);
        for row in rows.iter() {
            let pays = i32::from(row.pays[seat.index()]);
            own[FINAL_ROWS] += row.last * pays;
            own[FOOTING] += row.footing(seat);
            let before = match row.worth {
                Worth::Prestige => PRESTIGE_ROWS,
                Worth::Wealth => WEALTH_ROWS,
            };
            own[before] += row.before * pays;
        }
        let tile = |(&n, &worth): (&u8, &i32)| i32::from(n) * worth;
        let tiles = party.vocations.iter().zip(&outlook.vocations).map(tile);
        own[VOCATIONS] = tiles.sum::<i32>() * VOCATION / 100;
        own[PERMIT_CARDS] = hand(game, seat) * busy / 100;
        let zones = Zone::ALL.map(|zone| {
            let serving = Hand(party.hand.0 & game.cards.serving(zone));
            permits::worth(game, serving)
        });
        own[FAVORS] = favors(game, seat, &zones) * busy / 100;
        own[CONTRACTS] = contracts(game, &zones) * busy / 100;
        own[TURN] = turn(game, seat);
    }
    offices(game, &outlook, terms);
}

/// Some wealth is needed to build, besides what the end pays for it (9.3).
fn means(wealth: u16, busy: i32) -> i32 {
    let some = |(worth, most): (i32, u16), from: u16| {
        worth * i32::from(wealth.saturating_sub(from).min(most)) * busy / 100
    };
    some(NEEDED, 0) + some(USEFUL, NEEDED.1)
}

/// Permits are for building, or for an investment.
fn hand(game: &UrbanSprawl, seat: Seat) -> i32 {
    let hand = game.party(seat).hand;
    let (mut build, mut invest) = (0, 0);
    let card = |card: CardId| game.cards.permit(card);
    for permit in hand.permits().iter().filter_map(card) {
        let zones = permit.zones().count() as i32;
        let n = i32::from(permit.permits);
        // A card that serves more zones finds a contract sooner.
        build += n * (10 + zones);
        invest += i32::from(permit.wealth);
    }
    let soon = build.min(10 * PERMITS);
    let spare = build - soon;
    let used = (soon * PERMIT + spare * SPARE) / 12;
    let renewals = RENEWAL * i32::from(hand.renewals().len());
    used.max(invest * 14) + invest * 4 + renewals
}

/// Contracts that are kept for a later turn. `zones` are a seat's permits.
fn favors(game: &UrbanSprawl, seat: Seat, zones: &[u8; Zone::ALL.len()]) -> i32 {
    let favors = game.party(seat).favors.iter().flatten();
    let contracts = favors.filter_map(|favor| game.cards.contract(favor.card));
    let worth = contracts.map(|contract| {
        let each = if ready(contract, zones) { FAVOR.0 } else { FAVOR.1 };
        each * (1 + i32::from(contract.lots)) / 2
    });
    worth.sum()
}

/// The best contract on offer whose permits a seat has.
fn contracts(game: &UrbanSprawl, zones: &[u8; Zone::ALL.len()]) -> i32 {
    let shown = game.contract_offers().filter_map(|(_, card)| game.cards.contract(card));
    let worth = shown.filter(|contract| ready(contract, zones)).map(|contract| {
        let scored = contract.vocations.as_slice().iter().map(|&(_, n)| i32::from(n));
        OFFER.0 * i32::from(contract.lots) + OFFER.1 * scored.sum::<i32>()
    });
    worth.max().unwrap_or(0)
}

/// Whether the permits for a contract are there.
fn ready(contract: &Contract, zones: &[u8; Zone::ALL.len()]) -> bool {
    zones[contract.zone.index()] >= contract.lots
}

/// What can still be done in the turn of now.
fn turn(game: &UrbanSprawl, seat: Seat) -> i32 {
    let acts = matches!(game.phase, Phase::Turn | Phase::Ask) && game.active == seat;
    if acts { AP * i32::from(game.ap) + DISCOUNT * i32::from(game.discount) } else { 0 }
}
