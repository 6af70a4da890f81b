//! A contract to build: how many places it has, and what one of them costs and
//! gives.

use insula_core::{Message, Preview, Say, Seat};

use super::tried::Tried;
use super::{note, notes, paid};
use crate::board::board;
use crate::card::{CardId, Contract};
use crate::event::{Event, Why};
use crate::grid::Site;
use crate::market::Place;
use crate::phase::build::{self, clearing, clearing_sites, empty_sites};
use crate::zone::{Kind, Kinds};
use crate::{Action, UrbanSprawl};

/// The places of a contract, and the action points that are left.
pub(super) fn places(game: &UrbanSprawl, seat: Seat, card: CardId) -> Preview {
    let Some(contract) = game.cards.contract(card) else { return Preview::default() };
    let empty = empty_sites(game, seat, contract);
    let cleared = clearing_sites(game, seat, contract, clearing(game, seat));
    let prices = || empty.iter().chain(cleared.iter()).map(|site| build::price(game, site));
    let (least, most) = (prices().min().unwrap_or(0), prices().max().unwrap_or(0));
    let ap = match game.contract_place(card) {
        Some((Place::Box(_) | Place::Top, ap)) => ap,
        Some((Place::Favor, _)) | None => board().market.favor,
    };
    let n = prices().count() as u16;
    notes(vec![
        note("sites").with("n", n).with("least", least).with("most", most),
        note("ap-left").with("n", game.ap - ap),
    ])
}

/// The chosen contract on a place.
pub(super) fn site(game: &UrbanSprawl, seat: Seat, site: Site) -> Preview {
    let card = (*game.pending.get()).map(|pending| pending.card);
    let Some(contract) = card.and_then(|card| game.cards.contract(card)) else {
        return Preview::default();
    };
    let tried = Tried::new(game, seat, Action::Site(site));
    let value = game.map.value(site.block);
    let mut said = vec![paid(game, seat, build::price(game, site))];
    if game.discount > 0 {
        said.push(note("discount").with("n", game.discount.min(value)));
        said.push(note("value").with("n", value));
    }
    said.push(zoning(game, contract, site));
    said.push(bonus(&tried));
    let mut marks = vec![format!("cost {}", build::price(game, site))];
    let kin = game.map.adjacent_of(contract.zone.kind(), site);
    marks.extend(kin.iter().map(|lot| format!("adjacent {lot}")));
    for event in &tried.events {
        match *event {
            Event::Built { renewal: Some(_), .. } => said.push(note("renewal")),
            Event::Demolished { lot, kind, owner, .. } => {
                let gone = note("demolish").with("building", kind.say()).with("lot", lot.say());
                said.push(match owner {
                    Some(seat) => gone.with("by", "seat").with("other", seat),
                    None => gone.with("by", "nobody").with("other", Seat(0)),
                });
                marks.push(format!("gone {lot}"));
            }
            Event::Vocation { vocation, .. } => {
                said.push(note("vocation").with("vocation", vocation.say()));
            }
            _ => {}
        }
    }
    let mut preview = tried.preview(said);
    marks.append(&mut preview.marks);
    Preview { marks, ..preview }
}

/// Why zoning lets it stand there (5.2c).
fn zoning(game: &UrbanSprawl, contract: &Contract, site: Site) -> Message {
    let of = |kinds: Kinds| {
        let adjacent = |kind: Kind| !game.map.adjacent_of(kind, site).is_empty();
        kinds.iter().any(adjacent)
    };
    let own = contract.zone.kind();
    let zoning = if of(Kinds::of(own)) {
        "own"
    } else if of(Kinds::ZONES.without(own)) {
        "ignored"
    } else {
        "alone"
    };
    note("zoning").with("zoning", zoning)
}

/// The adjacency bonus (5.3); the engine tells none if there is none.
fn bonus(tried: &Tried<'_>) -> Message {
    let bonus = tried.events.iter().find_map(|event| match *event {
        Event::Moved { prestige, why: Why::Adjacency { n, doubled, .. }, .. } => {
            Some((n, i32::from(prestige), doubled))
        }
        _ => None,
    });
    let (n, prestige, doubled) = bonus.unwrap_or((0, 0, false));
    note("adjacency")
        .with("n", n)
        .with("prestige", prestige)
        .with("doubled", if doubled { "yes" } else { "no" })
}
