//! What happens: effects, elections, payouts, the end of a turn. The top frame
//! is carried on until somebody is asked.
//!
//! **Invariant:** when [`run`] returns, the top frame waits for a real choice
//! of [`asked`], or there is no frame and the active seat acts, or the game is
//! over. Wealth and prestige change only here, by [`gain`] and [`pay`], and
//! where a price is paid.

pub(crate) mod asks;
pub(crate) mod count;
pub(crate) mod effects;
pub(crate) mod elections;
pub(crate) mod end;
pub(crate) mod end_of_turn;
pub(crate) mod frame;
pub(crate) mod meant;
pub(crate) mod payouts;

use insula_core::{EventSink, Seat};

use crate::UrbanSprawl;
use crate::event::{Event, Why};
use crate::phase::Phase;
use frame::{Asking, Frame};

/// Carries on until somebody is asked, the active seat acts, or the game is
/// over.
pub(crate) fn run(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) {
    loop {
        let Some(frame) = game.frames.top() else {
            if game.phase != Phase::Over {
                game.phase = Phase::Turn;
            }
            return;
        };
        let waits = match frame {
            Frame::Card { card, at, site } => effects::card(game, card, at, site, log),
            Frame::Effect { .. } => effects::effect(game, frame, log),
            Frame::Ask(asking) => asks::go_on(game, asking, log),
            Frame::Steal { .. } => true,
            Frame::Elections { next } => elections::all(game, next),
            Frame::Elect(office) => elections::elect(game, office, log),
            Frame::Contractor => elections::contractor(game, log),
            Frame::Payout(card) => {
                game.frames.pop();
                payouts::of_card(game, card, log);
                false
            }
            Frame::EndOfTurn(step) => end_of_turn::go_on(game, step, log),
        };
        if waits {
            game.phase = Phase::Ask;
            return;
        }
    }
}

/// Whom the top frame asks.
#[inline]
pub(crate) fn asked(game: &UrbanSprawl) -> Option<Seat> {
    Some(match game.frames.top()? {
        Frame::Ask(Asking { now: Some(seat), .. }) => seat,
        Frame::Elect(office) => elections::decider(game, office),
        Frame::Contractor => elections::contractor_decider(game),
        Frame::Ask(_)
        | Frame::Card { .. }
        | Frame::Effect { .. }
        | Frame::Steal { .. }
        | Frame::Elections { .. }
        | Frame::Payout(_)
        | Frame::EndOfTurn(_) => game.active,
    })
}

/// A seat gains wealth and prestige from the bank, or loses, below 0, what it
/// has at most (1.12, 1.14).
#[inline]
pub(crate) fn gain(
    game: &mut UrbanSprawl,
    seat: Seat,
    (wealth, prestige): (i16, i16),
    why: Why,
    log: &mut impl EventSink<Event>,
) {
    let party = game.party_mut(seat);
    let moved = |have: &mut u16, by: i16| {
        let before = *have;
        *have = have.saturating_add_signed(by);
        (i32::from(*have) - i32::from(before)) as i16
    };
    let (wealth, prestige) =
        (moved(&mut party.wealth, wealth), moved(&mut party.prestige, prestige));
    if (wealth, prestige) != (0, 0) {
        log.log(|| Event::Moved { seat, wealth, prestige, why });
    }
}

/// Wealth and prestige, which the payer has, go from one seat to another, as
/// only a card or an office can say (1.11).
pub(crate) fn pay(
    game: &mut UrbanSprawl,
    from: Seat,
    to: Seat,
    (wealth, prestige): (u16, u16),
    why: Why,
    log: &mut impl EventSink<Event>,
) {
    let payer = game.party_mut(from);
    payer.wealth -= wealth;
    payer.prestige -= prestige;
    let taker = game.party_mut(to);
    taker.wealth = taker.wealth.saturating_add(wealth);
    taker.prestige = taker.prestige.saturating_add(prestige);
    if (wealth, prestige) != (0, 0) {
        log.log(|| Event::Paid { from, to, wealth, prestige, why });
    }
}
