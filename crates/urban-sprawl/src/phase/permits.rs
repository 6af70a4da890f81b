//! Which permit cards pay for a contract (5.1b, R27).
//!
//! **Invariant:** a set pays when it suffices and no card of it could be left
//! out. Cards are picked in ascending order, so every set has one path.

use insula_core::Seat;

use super::pending::Pending;
use crate::card::{CardId, Contract, Sort};
use crate::market::Hand;
use crate::zone::MAX_LOTS;
use crate::{Illegal, UrbanSprawl};

/// The ways to pay that are left after some picks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ways {
    /// There is none.
    None,
    /// Only this set.
    One(Hand),
    /// Several.
    More,
}

/// The permits of a seat that serve a contract's zone.
#[inline]
pub(crate) fn serving(game: &UrbanSprawl, seat: Seat, contract: &Contract) -> Hand {
    Hand(game.party(seat).hand.0 & game.cards.serving(contract.zone))
}

/// How many permits the cards show together.
#[inline]
pub(crate) fn worth(game: &UrbanSprawl, cards: Hand) -> u8 {
    (1..=MAX_LOTS).map(|n| n * (cards.0 & game.cards.showing(n)).count_ones() as u8).sum()
}

/// The ways to pay `need` with `picked` and any cards of `hand` after the last
/// of them.
pub(crate) fn ways(game: &UrbanSprawl, hand: Hand, picked: Hand, need: u8) -> Ways {
    let mut search = Search { game, need, found: Ways::None };
    let least = picked.iter().map(|card| permits(game, card)).min().unwrap_or(u8::MAX);
    search.go(after(hand, picked), picked, worth(game, picked), least);
    search.found
}

pub(crate) fn legal(
    game: &UrbanSprawl,
    seat: Seat,
    pending: &Pending,
    mut each: impl FnMut(CardId),
) {
    let Some(contract) = game.cards.contract(pending.card) else { return };
    let hand = serving(game, seat, contract);
    for card in after(hand, pending.permits).iter() {
        let mut picked = pending.permits;
        picked.insert(card);
        if ways(game, hand, picked, contract.lots) != Ways::None {
            each(card);
        }
    }
}

pub(crate) fn check(
    game: &UrbanSprawl,
    seat: Seat,
    pending: &Pending,
    card: CardId,
) -> Result<(), Illegal> {
    // (8.6, R33) It goes by itself where it is needed.
    if card.sort() == Sort::Renewal {
        return Err(Illegal::RenewalInVain);
    }
    let contract = game.cards.contract(pending.card).expect("checked: a contract is being built");
    // (5.1b)
    if !game.party(seat).hand.contains(card) {
        return Err(Illegal::PermitNotHeld { card });
    }
    let hand = serving(game, seat, contract);
    if !hand.contains(card) {
        return Err(Illegal::WrongPermit { card, zone: contract.zone });
    }
    // (5.1c)
    let mut picked = pending.permits;
    picked.insert(card);
    let ascending = after(hand, pending.permits).contains(card);
    if ascending && ways(game, hand, picked, contract.lots) != Ways::None {
        Ok(())
    } else {
        Err(Illegal::PermitTooMany { card })
    }
}

/// Those after the last one picked.
#[inline]
fn after(hand: Hand, picked: Hand) -> Hand {
    match picked.0 {
        0 => hand,
        bits => Hand(hand.0 & !(u64::MAX >> bits.leading_zeros())),
    }
}

#[inline]
fn permits(game: &UrbanSprawl, card: CardId) -> u8 {
    game.cards.permit(card).map_or(0, |permit| permit.permits)
}

struct Search<'a> {
    game: &'a UrbanSprawl,
    need: u8,
    found: Ways,
}

impl Search<'_> {
    /// All ways with `picked`, worth `sum` and the smallest of them `least`,
    /// and some of `rest`; stops at the second.
    fn go(&mut self, rest: Hand, picked: Hand, sum: u8, least: u8) {
        if sum >= self.need {
            // A card that could be left out is no way (R27).
            if sum - least < self.need {
                self.found = match self.found {
                    Ways::None => Ways::One(picked),
                    Ways::One(_) | Ways::More => Ways::More,
                };
            }
            return;
        }
        let mut rest = rest;
        while !rest.is_empty() && self.found != Ways::More {
            // Too little is left.
            if sum + worth(self.game, rest) < self.need {
                return;
            }
            let card = CardId(rest.0.trailing_zeros() as u8);
            rest.remove(card);
            let n = permits(self.game, card);
            let mut with = picked;
            with.insert(card);
            self.go(rest, with, sum + n, least.min(n));
        }
    }
}
