//! Building a contract: where, with what, and carrying it out (5, 8).

use std::cell::OnceCell;

use insula_core::{EventSink, Seat};

use super::pending::Pending;
use super::permits::{self, Ways};
use super::turn;
use crate::board::board;
use crate::card::{CardId, Contract};
use crate::cards::Permits;
use crate::event::{Event, PlanningCards, Why};
use crate::grid::{Clearing, Lots, Map, Misfit, Site, Sites};
use crate::market::{Hand, Place};
use crate::office::Office;
use crate::run::frame::Frame;
use crate::run::{gain, run};
use crate::{Action, Illegal, UrbanSprawl};

/// What a seat can pay and clear, computed once for all contracts on offer.
pub(crate) struct Means {
    /// Those of the hand.
    permits: Permits,
    clearing: Clearing,
    /// The blocks that it can pay, once somebody asked.
    blocks: OnceCell<Lots>,
}

impl Means {
    #[inline]
    pub fn of(game: &UrbanSprawl, seat: Seat) -> Means {
        let permits = game.cards.sum(game.party(seat).hand);
        Means { permits, clearing: clearing(game, seat), blocks: OnceCell::new() }
    }

    /// Whether a contract can be built, action points apart.
    #[inline]
    pub fn can_build(&self, game: &UrbanSprawl, seat: Seat, card: CardId) -> bool {
        let Some(contract) = game.cards.contract(card) else { return false };
        if self.permits.zones()[contract.zone.index()] < contract.lots.into() {
            return false;
        }
        let blocks = || *self.blocks.get_or_init(|| affordable(game, seat));
        let (zone, lots, restrictions) = (contract.zone, contract.lots, &contract.restrictions);
        // (5.2e)
        if game.party(seat).cubes == 0 {
            return !clearing_sites(game, seat, contract, self.clearing).is_empty();
        }
        let sites = game.map.sites(zone, lots, restrictions);
        if !sites.is_empty() && !sites.within(blocks()).is_empty() {
            return true;
        }
        match self.clearing {
            Clearing::No => false,
            Clearing::Except(spared) => {
                game.map.can_clear(zone, lots, restrictions, spared, blocks())
            }
        }
    }
}

/// The places on empty lots that the seat can pay.
#[inline]
pub(crate) fn empty_sites(game: &UrbanSprawl, seat: Seat, contract: &Contract) -> Sites {
    // (5.2e)
    if game.party(seat).cubes == 0 {
        return Sites::none(contract.lots);
    }
    let sites = game.map.sites(contract.zone, contract.lots, &contract.restrictions);
    if sites.is_empty() { sites } else { sites.within(affordable(game, seat)) }
}

/// The places where the seat would demolish something and that it can pay.
#[inline]
pub(crate) fn clearing_sites(
    game: &UrbanSprawl,
    seat: Seat,
    contract: &Contract,
    clearing: Clearing,
) -> Sites {
    let Clearing::Except(spared) = clearing else { return Sites::none(contract.lots) };
    let (zone, lots) = (contract.zone, contract.lots);
    let all = game.map.sites_clearing(zone, lots, &contract.restrictions, spared);
    let sites = all.within(affordable(game, seat));
    if game.party(seat).cubes > 0 {
        return sites;
    }
    // (R47) Only where a cube comes back.
    let mut left = Sites::none(lots);
    for site in sites.iter().filter(|&site| frees_cube(&game.map, seat, site)) {
        left.insert(site);
    }
    left
}

/// What a seat may demolish to make room (5.2f, 8.1, 8.4).
#[inline]
pub(crate) fn clearing(game: &UrbanSprawl, seat: Seat) -> Clearing {
    if game.contractor == Some(seat) {
        Clearing::Except(None)
    } else if game.party(seat).hand.renewals().is_empty() {
        Clearing::No
    } else {
        Clearing::Except(game.contractor)
    }
}

/// What a block costs the active seat: its value, less a discount (5.1d).
#[inline]
pub(crate) fn price(game: &UrbanSprawl, site: Site) -> u8 {
    game.map.value(site.block).saturating_sub(game.discount)
}

/// The blocks that a seat can pay.
#[inline]
fn affordable(game: &UrbanSprawl, seat: Seat) -> Lots {
    let most = game.party(seat).wealth.saturating_add(game.discount.into());
    game.map.blocks_worth(0, most.min(u8::MAX.into()) as u8)
}

fn frees_cube(map: &Map, seat: Seat, site: Site) -> bool {
    site.lots().iter().any(|lot| map.owner(lot) == Some(seat))
}

#[inline]
pub(crate) fn legal_pending(
    game: &UrbanSprawl,
    seat: Seat,
    pending: &Pending,
    out: &mut Vec<Action>,
) {
    if pending.site.is_some() {
        permits::legal(game, seat, pending, |card| out.push(Action::Permit(card)));
        return;
    }
    let Some(contract) = game.cards.contract(pending.card) else { return };
    out.extend(empty_sites(game, seat, contract).iter().map(Action::Site));
    let clearing = clearing(game, seat);
    out.extend(clearing_sites(game, seat, contract, clearing).iter().map(Action::Site));
}

/// Whether a seat may begin to build a contract: everything that it needs must
/// be there (5.1e, R28).
pub(crate) fn check(game: &UrbanSprawl, seat: Seat, card: CardId) -> Result<(), Illegal> {
    let cost = match game.favor(seat, card) {
        // (3.2f, R25)
        Some(favor) if favor.fresh => return Err(Illegal::FreshFavor { card }),
        Some(_) => board().market.favor,
        None => turn::on_offer(game, card)?.1,
    };
    turn::affordable(game, cost)?;
    let contract = game.cards.contract(card).expect("checked: only contracts are on offer");
    // (5.1b)
    let have = permits::worth(game, permits::serving(game, seat, contract));
    let (zone, need) = (contract.zone, contract.lots);
    if have < need {
        return Err(Illegal::TooFewPermits { zone, need, have });
    }
    let mut reason = Illegal::NoPlace { card };
    for site in all_sites(contract.lots) {
        match check_place(game, seat, contract, site) {
            Ok(()) => return Ok(()),
            Err(Illegal::TooDear { .. }) => {
                reason = Illegal::Unaffordable { have: game.party(seat).wealth };
            }
            Err(Illegal::NoCube) if matches!(reason, Illegal::NoPlace { .. }) => {
                reason = Illegal::NoCube;
            }
            Err(_) => {}
        }
    }
    Err(reason)
}

pub(crate) fn check_site(
    game: &UrbanSprawl,
    seat: Seat,
    card: CardId,
    site: Site,
) -> Result<(), Illegal> {
    let contract = game.cards.contract(card).expect("checked: a contract is being built");
    check_place(game, seat, contract, site)
}

fn check_place(
    game: &UrbanSprawl,
    seat: Seat,
    contract: &Contract,
    site: Site,
) -> Result<(), Illegal> {
    // (5.2a)
    if site.size() != contract.lots {
        return Err(Illegal::WrongSize { lots: contract.lots });
    }
    // (5.2b, 5.2c, 8.1 to 8.4)
    let misplaced = |why: Misfit| Illegal::Misplaced { why };
    let clearing = clearing(game, seat);
    game.map.check(site, contract.zone, &contract.restrictions, clearing).map_err(misplaced)?;
    // (5.2e)
    if game.party(seat).cubes == 0 && !frees_cube(&game.map, seat, site) {
        return Err(Illegal::NoCube);
    }
    // (5.1d)
    let (price, have) = (price(game, site), game.party(seat).wealth);
    if u16::from(price) <= have { Ok(()) } else { Err(Illegal::TooDear { price, have }) }
}

fn all_sites(lots: u8) -> impl Iterator<Item = Site> {
    let shapes = move || crate::grid::Shape::of_size(lots);
    crate::grid::Block::all()
        .flat_map(move |block| shapes().map(move |shape| Site { block, shape }))
}

pub(crate) fn commit_site(
    game: &mut UrbanSprawl,
    seat: Seat,
    site: Site,
    log: &mut impl EventSink<Event>,
) {
    let pending = game.pending.get_mut().as_mut().expect("checked: a contract is being built");
    pending.site = Some(site);
    go_on(game, seat, log);
}

pub(crate) fn commit_permit(
    game: &mut UrbanSprawl,
    seat: Seat,
    card: CardId,
    log: &mut impl EventSink<Event>,
) {
    let pending = game.pending.get_mut().as_mut().expect("checked: a contract is being built");
    pending.permits.insert(card);
    go_on(game, seat, log);
}

/// Builds as soon as only one set of permits is left (R27).
fn go_on(game: &mut UrbanSprawl, seat: Seat, log: &mut impl EventSink<Event>) {
    let Some(Pending { card, site: Some(site), permits }) = *game.pending.get() else { return };
    let contract = game.cards.contract(card).expect("checked: a contract is being built");
    let hand = permits::serving(game, seat, contract);
    match permits::ways(game, hand, permits, contract.lots) {
        Ways::One(permits) => {
            *game.pending.get_mut() = None;
            build(game, seat, card, site, permits, log);
        }
        Ways::More => {}
        Ways::None => unreachable!("checked: the permits suffice"),
    }
}

/// Carries out a build in the order of R12.
fn build(
    game: &mut UrbanSprawl,
    seat: Seat,
    card: CardId,
    site: Site,
    permits: Hand,
    log: &mut impl EventSink<Event>,
) {
    let contract = *game.cards.contract(card).expect("checked: a contract is being built");
    // (5.1a) Pay.
    let (from, ap) = match game.favor(seat, card) {
        Some(_) => (Place::Favor, board().market.favor),
        None => game.contract_place(card).expect("checked: the card is on offer"),
    };
    turn::act(game, ap);
    match from {
        Place::Favor => game.drop_favor(seat, card),
        Place::Box(_) | Place::Top => game.take_contract(card, from),
    }
    let gone = game.map.check(site, contract.zone, &contract.restrictions, clearing(game, seat));
    let gone = gone.expect("checked: it fits there");
    // (8.6, R33) An Urban Renewal card only where it is needed.
    let needs_card = !gone.is_empty() && game.contractor != Some(seat);
    let renewal = if needs_card { game.party(seat).hand.renewals().iter().next() } else { None };
    let price = price(game, site);
    let party = &mut game.parties[seat.index()];
    party.wealth -= u16::from(price);
    for used in permits.iter().chain(renewal) {
        party.hand.remove(used);
        game.discards.insert(used);
    }
    game.discount = 0;
    let permits = PlanningCards(permits);
    log.log(|| Event::Built { seat, card, site, ap, price, permits, renewal, from });
    // (5.2) Place, (8.5) where others make room.
    for lot in gone.iter() {
        let was = game.remove_building(lot);
        let (kind, owner) = (was.kind, was.owner);
        log.log(|| Event::Demolished { seat, lot, kind, owner });
    }
    game.map.build(contract.zone.kind(), site, Some(seat));
    game.contracts.0[site.first().index()] = card.0;
    game.party_mut(seat).cubes -= 1;
    adjacency(game, seat, card, site, log);
    game.built += 1;
    // (5.4, 5.5) Vocations and effects.
    game.frames.push(Frame::Card { card, at: 0, site: Some(site) });
    run(game, log);
}

/// The adjacency bonus (5.3), doubled by the District Attorney for the first
/// contract of the turn (R26).
fn adjacency(
    game: &mut UrbanSprawl,
    seat: Seat,
    card: CardId,
    site: Site,
    log: &mut impl EventSink<Event>,
) {
    let contract = game.cards.contract(card).expect("checked: a contract is being built");
    let n = game.map.adjacent_of(contract.zone.kind(), site).len();
    let doubled = doubles(game);
    let times = if doubled { board().adjacency.district_attorney } else { 1 };
    let prestige = i16::from(n) * i16::from(board().adjacency.prestige * times);
    gain(game, seat, (0, prestige), Why::Adjacency { card, n, doubled }, log);
}

/// Whether the next contract's adjacency bonus is doubled (5.3b).
#[inline]
pub(crate) fn doubles(game: &UrbanSprawl) -> bool {
    game.built == 0 && game.holder(Office::DistrictAttorney) == Some(game.active)
}
