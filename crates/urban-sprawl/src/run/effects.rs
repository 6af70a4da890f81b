//! Cards at work: vocations and effects, one after the other (5.4, 5.5a, 14.1).
//! What a card says beats the rules (1.13): nothing here asks whether it may.

use insula_core::{EventSink, Seat, Seats};

use super::count::{count, highest_blocks};
use super::frame::{Ask, Asking, Frame};
use super::meant::{Meant, meant, possible};
pub(crate) use super::meant::{Tied, waits_for};
use super::{elections, end, gain, payouts};
use crate::UrbanSprawl;
use crate::card::{Card, CardId, Sort, Vocations};
use crate::effect::{Count, Effect, Effects, Election, Filter, Res, Scope};
use crate::event::{Event, PlanningCards, Why};
use crate::grid::{Lot, Site};
use crate::market::Hand;
use crate::offers::contract_index;
use crate::office::{Office, Vocation};

/// What a card shows that is carried out in order.
#[inline]
pub(crate) fn parts(game: &UrbanSprawl, card: CardId) -> (Vocations, Effects) {
    match &game.cards[card] {
        Card::Contract(contract) => (contract.vocations, contract.effects(game.tamed)),
        Card::Event(effects) => (Vocations::NONE, *effects),
        Card::Permit(_) | Card::Renewal(_) => (Vocations::NONE, Effects::NONE),
    }
}

/// One of a card's effects.
#[inline]
pub(crate) fn effect_of(game: &UrbanSprawl, card: CardId, at: u8) -> Effect {
    parts(game, card).1.as_slice()[usize::from(at)]
}

/// The next thing of a card.
pub(super) fn card(
    game: &mut UrbanSprawl,
    card: CardId,
    at: u8,
    site: Option<Site>,
    log: &mut impl EventSink<Event>,
) -> bool {
    let (vocations, effects) = parts(game, card);
    let steps = 2 * vocations.as_slice().len();
    let now = usize::from(at);
    if now >= steps + effects.as_slice().len() {
        game.frames.pop();
        return false;
    }
    game.frames.replace(Frame::Card { card, at: at + 1, site });
    if now < steps {
        let (vocation, n) = vocations.as_slice()[now / 2];
        match now % 2 {
            0 => take_vocation(game, card, vocation, log),
            _ => score(game, card, vocation, n, true, log),
        }
    } else {
        let at = (now - steps) as u8;
        game.frames.push(Frame::Effect { card, at, site, seat: None, lot: None, block: None });
    }
    false
}

/// The builder takes a tile from the supply; if it has none, from an opponent
/// (5.4a, 5.4b, R29).
fn take_vocation(
    game: &mut UrbanSprawl,
    card: CardId,
    vocation: Vocation,
    log: &mut impl EventSink<Event>,
) {
    let seat = game.active;
    if game.supply(vocation) > 0 {
        game.party_mut(seat).vocations[vocation.index()] += 1;
        log.log(|| Event::Vocation { seat, vocation, from: None });
    } else if !robbed(game, vocation).is_empty() {
        game.frames.push(Frame::Steal { card, vocation });
    }
}

/// The opponents of the active seat that have a tile of a vocation.
pub(crate) fn robbed(game: &UrbanSprawl, vocation: Vocation) -> Seats {
    let mut seats = holders(game, vocation);
    seats.remove(game.active);
    seats
}

/// Who has tiles of a vocation.
fn holders(game: &UrbanSprawl, vocation: Vocation) -> Seats {
    let mut seats = Seats::NONE;
    for seat in game.all_seats() {
        if game.party(seat).vocations[vocation.index()] > 0 {
            seats.insert(seat);
        }
    }
    seats
}

/// Every tile of a vocation scores (5.4c); by a contract the Police Chief gets
/// both (5.4d, R30).
fn score(
    game: &mut UrbanSprawl,
    card: CardId,
    vocation: Vocation,
    n: u8,
    contract: bool,
    log: &mut impl EventSink<Event>,
) {
    let mut left = holders(game, vocation);
    let chief = game.holder(Office::PoliceChief).filter(|&seat| contract && left.contains(seat));
    if let Some(chief) = chief {
        left.remove(chief);
        let tiles = game.party(chief).vocations[vocation.index()];
        let both = i16::from(n) * i16::from(tiles);
        gain(game, chief, (both, both), Why::Vocation(vocation, card), log);
    }
    if !left.is_empty() {
        push_ask(game, Ask::Tile { vocation, n }, card, 0, None, left);
    }
}

fn push_ask(
    game: &mut UrbanSprawl,
    ask: Ask,
    card: CardId,
    at: u8,
    site: Option<Site>,
    left: Seats,
) {
    let asking = Asking { ask, card: Some(card), at, site, left, now: None, items: 0 };
    game.frames.push(Frame::Ask(asking));
}

/// Starts an effect; waits if the active seat has to break a tie (R46).
pub(super) fn effect(
    game: &mut UrbanSprawl,
    frame: Frame,
    log: &mut impl EventSink<Event>,
) -> bool {
    let Frame::Effect { card, at, site, seat, lot, block } = frame else { return false };
    let effect = effect_of(game, card, at);
    let meant = match effect.who() {
        None => Meant::Seats(Seats::NONE),
        Some(who) => meant(game, who, &effect, seat, lot),
    };
    let (seats, building) = match meant {
        Meant::Seats(seats) => (seats, None),
        Meant::Owner(lot) => (game.map.owner(lot).map_or(Seats::NONE, Seats::one), Some(lot)),
        // Nobody is asked for what cannot be.
        Meant::Tie if possible(game, &effect) => return true,
        Meant::Tie => {
            game.frames.pop();
            return false;
        }
    };
    let mut block = block;
    if block.is_none() && is_of_highest_block(effect.count()) {
        let tied = highest_blocks(game);
        if tied.len() > 1 {
            return true;
        }
        block = tied.first().map(Lot::block);
    }
    game.frames.pop();
    let ask = |game: &mut UrbanSprawl, ask| {
        if !seats.is_empty() {
            push_ask(game, ask, card, at, site, seats);
        }
    };
    let why = Why::Effect(card, at);
    let one = seats.first();
    match effect {
        Effect::Gain { res, n, per, .. } | Effect::Lose { res, n, per, .. } => {
            let sign = if matches!(effect, Effect::Gain { .. }) { 1 } else { -1 };
            // (5.5d) Each by itself, what its own buildings bring.
            for seat in game.clockwise().filter(|&seat| seats.contains(seat)) {
                let times = per.map_or(1, |per| count(game, seat, per, site, block));
                let n = sign * i16::from(n) * i16::from(times);
                gain(game, seat, amount(res, n), why, log);
            }
        }
        Effect::PayYou { n, .. } => {
            let mut others = Seats::all(game.seats);
            others.remove(game.active);
            push_ask(game, Ask::PayYou { n }, card, at, site, others);
        }
        Effect::PayOrLose { worth, n, of: Filter::Lowest, .. } => match (building, one) {
            (Some(lot), Some(_)) => ask(game, Ask::PayOrLoseThis { worth, n, lot }),
            // (14.1.16) An uncontrolled one goes without asking.
            (Some(lot), None) => lose(game, lot, card, log),
            (None, _) => {}
        },
        Effect::PayOrLose { worth, n, of, .. } => ask(game, Ask::PayOrLose { worth, n, of }),
        Effect::Payout(worth) => {
            if let Some(site) = site {
                payouts::here(game, site.block, worth, card, log);
            }
        }
        Effect::Place { marker, .. } => ask(game, Ask::Marker(marker)),
        Effect::Move(_) => ask(game, Ask::Move),
        Effect::Park(_) => ask(game, Ask::Park),
        Effect::Uncontrol { zone, .. } => ask(game, Ask::Uncontrol(zone)),
        Effect::Claim { zone, cost, .. } => ask(game, Ask::Claim { zone, cost }),
        Effect::Elect(Election::Of(office)) => {
            // (14.1.24) An office that is not in play is skipped.
            if game.in_play(office) {
                game.frames.push(Frame::Elect(office));
            }
        }
        Effect::Elect(Election::Next) => elections::next(game, log),
        Effect::Elect(Election::All) => {
            game.frames.push(Frame::Elections { next: Some(Office::Mayor) });
        }
        Effect::WinOffice(_) => ask(game, Ask::Office),
        // (14.1.26)
        Effect::ExtraFavor(_) => {
            if let Some(seat) = one {
                game.extra_favor = Some(seat);
                log.log(|| Event::ExtraFavor { seat });
            }
        }
        Effect::TakePermits { n, .. } => {
            for seat in game.clockwise().filter(|&seat| seats.contains(seat)) {
                take_permits(game, seat, n, card, log);
            }
        }
        // (14.1.28)
        Effect::Ap(n) => {
            game.ap = game.ap.saturating_add(n);
            let seat = game.active;
            log.log(|| Event::Ap { seat, n, card });
        }
        Effect::Discount(n) => {
            game.discount = game.discount.saturating_add(n);
            let seat = game.active;
            log.log(|| Event::Discount { seat, n, card });
        }
        Effect::Score { vocation, n } => score(game, card, vocation, n, false, log),
        // (14.1.30, 14.1.31)
        Effect::Activate(deck) => {
            game.active_decks[contract_index(deck)] = true;
            log.log(|| Event::Activated { deck });
        }
        Effect::UnlockOffices => {
            game.offices_open = true;
            log.log(|| Event::OfficesOpen);
            // (10.3)
            if game.airport_elections {
                game.frames.push(Frame::Elections { next: Some(Office::Mayor.next()) });
            }
        }
        Effect::UnlockContractor => {
            game.contractor_open = true;
            log.log(|| Event::ContractorOpen);
        }
        // (14.1.32)
        Effect::EndGame => end::run(game, log),
        // It is the Urban Renewal card's right, looked up when something is built.
        Effect::AllowDemolition => {}
    }
    false
}

fn is_of_highest_block(count: Option<Count>) -> bool {
    count.is_some_and(|count| count.scope == Scope::HighestBlock)
}

const fn amount(res: Res, n: i16) -> (i16, i16) {
    match res {
        Res::Wealth => (n, 0),
        Res::Prestige => (0, n),
        Res::Both => (n, n),
    }
}

/// A building goes to an event (14.1.15, R34).
pub(super) fn lose(
    game: &mut UrbanSprawl,
    lot: Lot,
    card: CardId,
    log: &mut impl EventSink<Event>,
) {
    let was = game.remove_building(lot);
    log.log(|| Event::Lost { owner: was.owner, lot, kind: was.kind, card });
}

/// Build Permits from the planning boxes, the cheapest first (14.1.27).
fn take_permits(
    game: &mut UrbanSprawl,
    seat: Seat,
    n: u8,
    card: CardId,
    log: &mut impl EventSink<Event>,
) {
    let mut taken = Hand::NONE;
    for place in &mut game.planning {
        match *place {
            Some(permit) if permit.sort() == Sort::Permit && taken.len() < n => {
                taken.insert(permit);
                *place = None;
            }
            _ => {}
        }
    }
    let hand = &mut game.party_mut(seat).hand;
    hand.0 |= taken.0;
    if !taken.is_empty() {
        log.log(|| Event::TookPermits { seat, cards: PlanningCards(taken), card });
    }
}
