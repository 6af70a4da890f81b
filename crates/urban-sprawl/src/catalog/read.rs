//! Fills the catalog from the data.

use insula_core::Message;

use super::effect::facts;
use super::{
    CardFacts, CardVocationFacts, Catalog, EffectFacts, PrintedOffice, PrintedRow,
    RestrictionFacts, SortFacts, StartFacts, VocationFacts,
};
use crate::board::board;
use crate::card::{Card, CardId, Sort};
use crate::cards::Cards;
use crate::effect::{Effect, Effects};
use crate::grid::{Lots, Row};
use crate::office::{Office, Vocation};
use crate::restriction::Restrictions;
use crate::view::{CardText, LotView, covers, lot, side};
use crate::words::{cards as card_words, effects};

/// All of it, with the built-in cards.
pub fn catalog() -> Catalog {
    catalog_of(Cards::standard())
}

/// All of it, with the cards of a pack.
pub fn catalog_of(cards: &Cards) -> Catalog {
    let board = board();
    let lots = |lots: Lots| -> Vec<LotView> { lots.iter().map(lot).collect() };
    Catalog {
        cards: CardId::all().map(|id| card(cards, id)).collect(),
        rows: Row::all().map(row).collect(),
        water: lots(board.water),
        wilderness: lots(board.wild),
        starting: board
            .starting
            .iter()
            .map(|start| StartFacts {
                lot: lot(start.lot),
                zone: start.zone,
                value: board.printed[start.lot.block().index()],
            })
            .collect(),
        payout: board.payout.places.iter().map(|place| place.to_vec()).collect(),
        vocations: Vocation::ALL
            .into_iter()
            .zip(board.vocations)
            .map(|(vocation, tiles)| VocationFacts { vocation, tiles })
            .collect(),
        offices: Office::ALL.into_iter().map(office).collect(),
        ap: board.turn.ap,
        union_boss_ap: board.turn.union_boss_ap,
        treasurer: board.turn.treasurer,
        end_wealth: board.end.wealth,
        parks: board.supply.parks,
    }
}

fn card(cards: &Cards, id: CardId) -> CardFacts {
    let mut row = CardFacts {
        card: CardText(id),
        slug: cards.name_slug(id).to_owned(),
        deck: id.deck(),
        sort: sort(id.sort()),
        zones: Vec::new(),
        permits: 0,
        worth: None,
        ballot: false,
        zone: None,
        lots: 0,
        restrictions: restrictions(&Restrictions::NONE),
        vocations: Vec::new(),
        payout: None,
        effects: Vec::new(),
        tamed: None,
        source: cards.source(id).name(),
        about: card_words::about(&cards[id]),
        revealed: card_words::revealed(&cards[id]),
    };
    match &cards[id] {
        Card::Permit(permit) => {
            row.zones = permit.zones().collect();
            (row.permits, row.ballot) = (permit.permits, permit.ballot);
            row.worth = Some(permit.wealth);
        }
        Card::Renewal(renewal) => {
            (row.worth, row.ballot) = (renewal.wealth, renewal.ballot);
            row.effects = vec![facts(&Effect::AllowDemolition)];
        }
        Card::Event(effects) => row.effects = list(effects),
        Card::Contract(contract) => {
            (row.zone, row.lots, row.payout) =
                (Some(contract.zone), contract.lots, contract.prestige);
            row.restrictions = restrictions(&contract.restrictions);
            let vocations = contract.vocations.as_slice().iter();
            row.vocations = vocations.map(|&(vocation, n)| on_card(vocation, n)).collect();
            row.effects = list(&contract.effects);
            row.tamed = contract.tamed.then(|| list(&contract.effects(true)));
        }
    }
    row
}

fn on_card(vocation: Vocation, n: u8) -> CardVocationFacts {
    CardVocationFacts { vocation, n, say: card_words::vocation(vocation, n) }
}

fn list(effects: &Effects) -> Vec<EffectFacts> {
    effects.as_slice().iter().map(facts).collect()
}

const fn sort(sort: Sort) -> SortFacts {
    match sort {
        Sort::Permit => SortFacts::Permit,
        Sort::Renewal => SortFacts::Renewal,
        Sort::Contract => SortFacts::Contract,
        Sort::Event => SortFacts::Event,
        Sort::Key => SortFacts::Key,
    }
}

fn restrictions(of: &Restrictions) -> RestrictionFacts {
    RestrictionFacts {
        water: of.water,
        wilderness: of.wild,
        ignore_zoning: of.ignore_zoning,
        adjacent: of.adjacent.iter().collect(),
        not_adjacent: of.not_adjacent.iter().collect(),
        most: (of.most < u8::MAX).then_some(of.most),
        least: (of.least > 0).then_some(of.least),
        say: effects::restrictions(of),
    }
}

fn row(row: Row) -> PrintedRow {
    let (first, last) = covers(row);
    let number = board().rows[row.index()].number;
    PrintedRow {
        id: row.name(),
        side: side(row),
        first,
        last,
        worth: number.map(|(worth, _)| worth),
        n: number.map(|(_, n)| n),
    }
}

fn office(office: Office) -> PrintedOffice {
    let row = &board().offices[office.index()];
    let say = Message::new("urban-sprawl-says-office").with("office", office.name());
    PrintedOffice { office, zone: row.zone, decider: row.decider, say }
}
