//! What each seat has, and what it can expect of it.

use insula_core::Seat;

use super::outlook::Outlook;
use crate::card::CardId;
use crate::effect::Worth;
use crate::grid::Row;
use crate::market::Hand;
use crate::office::Office;
use crate::phase::permits;
use crate::run::{elections, end, payouts};
use crate::zone::Zone;
use crate::{MAX_SEATS, UrbanSprawl};

/// What 1 wealth is worth at the end.
const LAST: i32 = 10;
/// What each of the first few is worth besides while there is time to build.
const NEEDED: (i32, u16) = (38, 12);
/// What each of the next few is.
const USEFUL: (i32, u16) = (16, 14);
/// What 1 wealth that will come is worth while there is time to build.
const COMING: i32 = 26;
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
const FAVOR: (i32, i32) = (85, 45);
/// By office, what its ability brings in a turn.
const ABILITY: [i32; Office::ALL.len()] = [20, 90, 110, 60, 90];
/// How many turns an office is held.
const HELD: i32 = 4;
/// How much an office counts for who leads its next election, in percent.
const LEADING: i32 = 30;
/// How much of what a vocation tile can score counts, in percent.
const VOCATION: i32 = 60;

/// By seat, in hundredths of a point.
pub(super) fn standings(game: &UrbanSprawl, outlook: &Outlook) -> [i32; MAX_SEATS] {
    let mut sums = [0; MAX_SEATS];
    let busy = outlook.turns_to(4) / 4;
    for seat in game.all_seats() {
        let party = game.party(seat);
        let tile = |(&n, &worth): (&u8, &i32)| i32::from(n) * worth * VOCATION / 100;
        sums[seat.index()] = 100 * i32::from(party.prestige)
            + wealth(party.wealth, busy)
            + party.vocations.iter().zip(&outlook.vocations).map(tile).sum::<i32>()
            + hand(game, seat, busy)
            + favors(game, seat, busy);
    }
    rows(game, outlook, busy, &mut sums);
    offices(game, outlook, &mut sums);
    sums
}

/// Some of it is needed to build; the rest counts at the end (9.3).
fn wealth(wealth: u16, busy: i32) -> i32 {
    let some = |(worth, most): (i32, u16), from: u16| {
        worth * i32::from(wealth.saturating_sub(from).min(most)) * busy / 100
    };
    LAST * i32::from(wealth) + some(NEEDED, 0) + some(USEFUL, NEEDED.1)
}

/// What the rows on the board are likely to pay.
fn rows(game: &UrbanSprawl, outlook: &Outlook, busy: i32, sums: &mut [i32; MAX_SEATS]) {
    for row in Row::all() {
        let Some((worth, number)) = game.map.number(row) else { continue };
        let each = match worth {
            Worth::Wealth => outlook.wealth * (LAST + COMING * busy / 100) / 100,
            Worth::Prestige => outlook.prestige(number),
        };
        let pays = payouts::pays(game, row);
        for (sum, pays) in sums.iter_mut().zip(pays) {
            *sum += each * i32::from(pays);
        }
        // More buildings than are needed now keep a row, or may win it.
        let counts = payouts::counts(game, row);
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += each * i32::from(number) * i32::from(count.min(8)) / 60;
        }
    }
}

/// Permits are for building, or for an investment.
fn hand(game: &UrbanSprawl, seat: Seat, busy: i32) -> i32 {
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
    (used.max(invest * 14) + invest * 4 + renewals) * busy / 100
}

/// Contracts that are kept for a later turn.
fn favors(game: &UrbanSprawl, seat: Seat, busy: i32) -> i32 {
    let hand = game.party(seat).hand;
    let have = |zone: Zone| permits::worth(game, Hand(hand.0 & game.cards.serving(zone)));
    let favors = game.party(seat).favors.iter().flatten();
    let contracts = favors.filter_map(|favor| game.cards.contract(favor.card));
    let worth = contracts.map(|contract| {
        let ready = have(contract.zone) >= contract.lots;
        let each = if ready { FAVOR.0 } else { FAVOR.1 };
        each * (1 + i32::from(contract.lots)) / 2
    });
    worth.sum::<i32>() * busy / 100
}

/// What offices give: their abilities for some turns, and their end bonuses.
fn offices(game: &UrbanSprawl, outlook: &Outlook, sums: &mut [i32; MAX_SEATS]) {
    let turns = outlook.turns_to(HELD);
    // The nearer the end, the surer is the bonus.
    let sure = 100 - outlook.turns_to(12) * 70 / 1200;
    for office in Office::ALL.into_iter().filter(|&office| game.in_play(office)) {
        let worth = |seat: Seat| {
            let bonus = 100 * i32::from(end::office_bonus(game, seat, office));
            ABILITY[office.index()] * turns / 100 + bonus * sure / 100
        };
        if let Some(seat) = game.holder(office) {
            sums[seat.index()] += worth(seat);
        }
        // Media is not dealt in the buying round.
        if game.media().is_none() || turns == 0 {
            continue;
        }
        let leading = elections::candidates(game, office);
        for seat in leading.iter().filter(|&seat| game.holder(office) != Some(seat)) {
            let share = LEADING / i32::from(leading.len());
            sums[seat.index()] += worth(seat) * share / 100;
        }
    }
}
