//! Payouts of rows (4).

use std::sync::LazyLock;

use insula_core::{EventSink, Seat};

use super::gain;
use crate::board::{Payout, board};
use crate::card::{Card, CardId};
use crate::effect::Worth;
use crate::event::{Event, Why};
use crate::grid::{Block, Row};
use crate::{MAX_SEATS, UrbanSprawl};

/// The payout of a newly revealed card: the wealth row of a planning card, the
/// prestige row of a contract, if its number is on the board (4.1).
pub(crate) fn of_card(game: &mut UrbanSprawl, card: CardId, log: &mut impl EventSink<Event>) {
    let named = match &game.cards[card] {
        Card::Permit(permit) => Some((Worth::Wealth, permit.wealth)),
        Card::Renewal(renewal) => renewal.wealth.map(|n| (Worth::Wealth, n)),
        Card::Contract(contract) => contract.prestige.map(|n| (Worth::Prestige, n)),
        Card::Event(_) => None,
    };
    let row = named.and_then(|(worth, number)| game.map.row_of(worth, number));
    if let Some(row) = row {
        of_row(game, row, Some(card), log);
    }
}

/// The payout of the printed row of a block (14.1.17).
pub(crate) fn here(
    game: &mut UrbanSprawl,
    block: Block,
    worth: Worth,
    card: CardId,
    log: &mut impl EventSink<Event>,
) {
    let printed = |row: &Row| {
        let facts = &board().rows[row.index()];
        facts.number.is_some_and(|(of, _)| of == worth) && facts.lots.contains(block.lot(0))
    };
    if let Some(row) = Row::all().find(printed) {
        of_row(game, row, Some(card), log);
    }
}

/// A row pays by what its number is in.
pub(crate) fn of_row(
    game: &mut UrbanSprawl,
    row: Row,
    card: Option<CardId>,
    log: &mut impl EventSink<Event>,
) {
    let Some((worth, number)) = game.map.number(row) else { return };
    log.log(|| Event::Payout { row, worth, number, card });
    let pays = pays(game, row);
    for seat in game.clockwise() {
        let n = i16::from(pays[seat.index()]);
        let amount = match worth {
            Worth::Wealth => (n, 0),
            Worth::Prestige => (0, n),
        };
        gain(game, seat, amount, Why::Payout(row, card), log);
    }
}

/// By seat: what a row would pay now (4.2 to 4.5).
pub(crate) fn pays(game: &UrbanSprawl, row: Row) -> [u8; MAX_SEATS] {
    match game.map.number(row) {
        Some((_, number)) => shares(number, counts(game, row)),
        None => [0; MAX_SEATS],
    }
}

/// By seat: what the row of a number pays for so many buildings (4.3 to 4.5).
#[inline]
pub(crate) fn shares(number: u8, counts: [u8; MAX_SEATS]) -> [u8; MAX_SEATS] {
    let mut shares = [0; MAX_SEATS];
    let paid = &PAID[usize::from(number) - 1];
    // Nobody has built along many rows.
    if counts == [0; MAX_SEATS] {
        return shares;
    }
    for (share, own) in shares.iter_mut().zip(counts) {
        // (4.3, R6) None is no place.
        if own == 0 {
            continue;
        }
        let (mut place, mut tied) = (0, 0);
        for other in counts {
            place += usize::from(other > own);
            tied += usize::from(other == own);
        }
        *share = paid[place][tied - 1];
    }
    shares
}

/// By number from 1, place from 0, and how many share it from 1: what each of them is paid
/// (4.5).
static PAID: LazyLock<[[[u8; MAX_SEATS]; MAX_SEATS]; Payout::NUMBERS]> = LazyLock::new(|| {
    let payout = &board().payout;
    let mut paid = [[[0; MAX_SEATS]; MAX_SEATS]; Payout::NUMBERS];
    for (number, paid) in (1..).zip(&mut paid) {
        for (place, paid) in paid.iter_mut().enumerate() {
            for tied in 1..=MAX_SEATS - place {
                let sum: u8 = (place..place + tied).map(|at| payout.pays(number, at)).sum();
                paid[tied - 1] = sum / tied as u8;
            }
        }
    }
    paid
});

/// By seat: the buildings that it controls in a row (4.2).
pub(crate) fn counts(game: &UrbanSprawl, row: Row) -> [u8; MAX_SEATS] {
    std::array::from_fn(|seat| game.map.in_row(Seat(seat as u8), row))
}
