//! A turn: its start (3.1), taking cards (3.2), its end.

use insula_core::{EventSink, Seat};

use super::{Phase, build};
use crate::board::board;
use crate::card::{CardId, Deck, Sort};
use crate::event::{Event, Why};
use crate::market::{Favor, Place};
use crate::office::Office;
use crate::run::frame::{Frame, Step};
use crate::run::{gain, pay, run};
use crate::{Action, Illegal, UrbanSprawl};

/// The turn of the active seat begins.
pub(crate) fn begin(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) {
    let seat = game.active;
    game.phase = Phase::Turn;
    let n = game.turns + 1;
    log.log(|| Event::Turn { seat, n });
    // (3.1c) Before anything is invested.
    if game.holder(Office::Treasurer) == Some(seat) {
        for other in game.clockwise().skip(1) {
            let taken = game.party(other).wealth.min(board().turn.treasurer.into());
            pay(game, other, seat, (taken, 0), Why::Treasurer, log);
        }
    }
    // (3.2a) Nobody but the seat itself acts before it has them, so they can
    // be handed out at once (R26).
    let union_boss = game.holder(Office::UnionBoss) == Some(seat);
    game.ap = if union_boss { board().turn.union_boss_ap } else { board().turn.ap };
    game.investing = true;
    game.discount = 0;
    game.built = 0;
}

#[inline]
pub(crate) fn legal(game: &UrbanSprawl, seat: Seat, out: &mut Vec<Action>) {
    let party = game.party(seat);
    if game.investing {
        out.extend(party.hand.permits().iter().map(Action::Invest));
    }
    for (cost, card) in game.planning_offers().filter(|&(cost, _)| cost <= game.ap) {
        debug_assert!(cost > 0);
        out.push(Action::Take(card));
    }
    let room = party.favors() < game.favors_allowed(seat);
    let means = build::Means::of(game, seat);
    for (_, card) in game.contract_offers().filter(|&(cost, _)| cost <= game.ap) {
        if room {
            out.push(Action::Favor(card));
        }
        if means.can_build(game, seat, card) {
            out.push(Action::Build(card));
        }
    }
    for favor in party.favors.iter().flatten() {
        if !favor.fresh && means.can_build(game, seat, favor.card) {
            out.push(Action::Build(favor.card));
        }
    }
    out.push(Action::End);
}

pub(crate) fn check_invest(game: &UrbanSprawl, seat: Seat, card: CardId) -> Result<(), Illegal> {
    // (3.1e)
    if card.sort() == Sort::Renewal {
        return Err(Illegal::RenewalInvested);
    }
    // (3.1d)
    if !game.party(seat).hand.contains(card) {
        return Err(Illegal::NotYourPermit { card });
    }
    // (3.1f)
    if game.investing { Ok(()) } else { Err(Illegal::TooLateToInvest) }
}

pub(crate) fn check_take(game: &UrbanSprawl, card: CardId) -> Result<(), Illegal> {
    // (3.2c)
    let Some((_, cost)) = game.planning_place(card) else {
        let hidden = card.deck() == Deck::Planning && game.planning_deck.top().is_none();
        return Err(match hidden && !game.is_seen(card) {
            // (3.2h)
            true => Illegal::FaceDown { deck: Deck::Planning },
            false => Illegal::NoPlanningCard { card },
        });
    };
    affordable(game, cost)
}

pub(crate) fn check_favor(game: &UrbanSprawl, seat: Seat, card: CardId) -> Result<(), Illegal> {
    let (_, cost) = on_offer(game, card)?;
    affordable(game, cost)?;
    // (3.2e)
    let n = game.favors_allowed(seat);
    if game.party(seat).favors() < n { Ok(()) } else { Err(Illegal::FavorsFull { n }) }
}

/// Where a contract lies that a box or a deck's top offers, and its price.
pub(crate) fn on_offer(game: &UrbanSprawl, card: CardId) -> Result<(Place, u8), Illegal> {
    if let Some(found) = game.contract_place(card) {
        return Ok(found);
    }
    let deck = card.deck();
    let Some(at) = Deck::CONTRACTS.iter().position(|&other| other == deck) else {
        return Err(Illegal::NoContract { card });
    };
    let holder = game.all_seats().find(|&seat| game.has_favor(seat, card));
    Err(match holder {
        // (3.2f)
        Some(seat) if seat == game.active => Illegal::HeldFavor { card },
        Some(seat) => Illegal::OthersFavor { card, seat },
        // (3.2d)
        None if game.is_seen(card) => Illegal::NoContract { card },
        None if !game.active_decks[at] => Illegal::NotActive { deck },
        // (3.2h)
        None if game.decks[at].top().is_none() => Illegal::FaceDown { deck },
        None => Illegal::NoContract { card },
    })
}

/// (3.2b) The action points suffice.
pub(crate) fn affordable(game: &UrbanSprawl, cost: u8) -> Result<(), Illegal> {
    let have = game.ap;
    if cost <= have { Ok(()) } else { Err(Illegal::NoAp { cost, have }) }
}

pub(crate) fn commit_invest(
    game: &mut UrbanSprawl,
    seat: Seat,
    card: CardId,
    log: &mut impl EventSink<Event>,
) {
    game.party_mut(seat).hand.remove(card);
    game.discards.insert(card);
    let permit = game.cards.permit(card).expect("checked: only permits are invested");
    let wealth = i16::from(permit.wealth) * i16::from(board().turn.investment);
    gain(game, seat, (wealth, 0), Why::Investment(card), log);
}

pub(crate) fn commit_take(
    game: &mut UrbanSprawl,
    seat: Seat,
    card: CardId,
    log: &mut impl EventSink<Event>,
) {
    let (from, ap) = game.planning_place(card).expect("checked: the card is on offer");
    act(game, ap);
    match from {
        Place::Box(at) => game.planning[usize::from(at)] = None,
        Place::Top | Place::Favor => {
            game.planning_deck.draw();
        }
    }
    game.party_mut(seat).hand.insert(card);
    log.log(|| Event::Took { seat, card, ap, from });
}

pub(crate) fn commit_favor(
    game: &mut UrbanSprawl,
    seat: Seat,
    card: CardId,
    log: &mut impl EventSink<Event>,
) {
    let (from, ap) = game.contract_place(card).expect("checked: the card is on offer");
    act(game, ap);
    game.take_contract(card, from);
    let free = game.party_mut(seat).favors.iter_mut().find(|favor| favor.is_none());
    *free.expect("checked: there is room") = Some(Favor { card, fresh: true });
    log.log(|| Event::Favored { seat, card, ap, from });
}

/// The turn's player is done; what was taken is replaced (3.3).
pub(crate) fn commit_end(game: &mut UrbanSprawl, seat: Seat, log: &mut impl EventSink<Event>) {
    game.investing = false;
    game.ap = 0;
    game.discount = 0;
    game.built = 0;
    for favor in game.party_mut(seat).favors.iter_mut().flatten() {
        favor.fresh = false;
    }
    log.log(|| Event::EndOfTurn { seat });
    game.frames.push(Frame::EndOfTurn(Step::Planning));
    run(game, log);
}

/// An action begins: no more investments (3.1f).
pub(crate) fn act(game: &mut UrbanSprawl, ap: u8) {
    game.investing = false;
    game.ap -= ap;
}
