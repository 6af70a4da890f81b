//! A build that has begun: what it would be at a good place, with any permits
//! that pay.

use insula_core::{Game, NoLog, Seat};

use super::outlook::Outlook;
use super::rows::Rows;
use crate::card::Contract;
use crate::grid::Site;
use crate::phase::{build, permits};
use crate::{Action, UrbanSprawl};

/// What 1 wealth is worth against prestige and rows.
const WEALTH: i32 = 35;

/// The state after the build.
pub(super) fn built(game: &UrbanSprawl) -> UrbanSprawl {
    let (mut next, seat) = (game.clone(), game.active);
    if let Some(site) = best(game, seat) {
        next.commit(seat, Action::Site(site), &mut NoLog);
    }
    while let Some(pending) = *next.pending.get() {
        let mut first = None;
        permits::legal(&next, seat, &pending, |card| first = first.or(Some(card)));
        let Some(card) = first else { break };
        next.commit(seat, Action::Permit(card), &mut NoLog);
    }
    next
}

/// The place that looks best, as long as there is none.
fn best(game: &UrbanSprawl, seat: Seat) -> Option<Site> {
    let pending = (*game.pending.get()).filter(|pending| pending.site.is_none())?;
    let contract = game.cards.contract(pending.card)?;
    let blocks = Rows::new(game, &Outlook::new(game)).blocks(seat);
    let empty = build::empty_sites(game, seat, contract).iter();
    let cleared = build::clearing_sites(game, seat, contract, build::clearing(game, seat)).iter();
    empty.chain(cleared).max_by_key(|&site| {
        blocks[site.block.index()] + adjacency(game, contract, site)
            - WEALTH * i32::from(build::price(game, site))
    })
}

/// The adjacency bonus (5.3).
fn adjacency(game: &UrbanSprawl, contract: &Contract, site: Site) -> i32 {
    let n = i32::from(game.map.adjacent_of(contract.zone.kind(), site).len());
    if build::doubles(game) { 200 * n } else { 100 * n }
}
