//! All that a card says, a sentence a thing.

use insula_core::{Message, Say};

use super::effects::{effect, restrictions};
use super::names::{or, zone_adjective};
use crate::card::{Card, CardId};
use crate::cards::Cards;
use crate::effect::{Effect, Worth};
use crate::office::Vocation;

/// Everything printed on a card in reading order.
pub(crate) fn says(cards: &Cards, card: CardId, tamed: bool) -> Vec<Message> {
    let mut said = about(&cards[card]);
    match &cards[card] {
        Card::Permit(_) => {}
        Card::Renewal(_) => said.push(effect(&Effect::AllowDemolition)),
        Card::Event(effects) => said.extend(effects.as_slice().iter().map(effect)),
        Card::Contract(contract) => {
            said.extend(restrictions(&contract.restrictions));
            let vocations = contract.vocations.as_slice().iter();
            said.extend(vocations.map(|&(of, n)| vocation(of, n)));
            said.extend(contract.effects(tamed).as_slice().iter().map(effect));
        }
    }
    said.extend(revealed(&cards[card]));
    said
}

/// What a card is for.
pub(crate) fn about(card: &Card) -> Vec<Message> {
    match card {
        Card::Permit(permit) => {
            let zones = or(permit.zones().map(|zone| zone_adjective(zone.kind())));
            let permits = say("permit").with("n", permit.permits).with("zones", zones);
            vec![permits, say("invest").with("n", permit.wealth)]
        }
        Card::Contract(contract) => {
            let (zone, lots) = (contract.zone.name(), contract.lots);
            vec![say("contract").with("zone", zone).with("lots", lots)]
        }
        Card::Renewal(_) | Card::Event(_) => Vec::new(),
    }
}

/// What a vocation of a contract does.
pub(crate) fn vocation(vocation: Vocation, n: u8) -> Message {
    say("vocation").with("vocation", vocation.say()).with("n", n)
}

/// What a card does when it is revealed at the end of a turn.
pub(crate) fn revealed(card: &Card) -> Vec<Message> {
    let (row, ballot) = match card {
        Card::Permit(permit) => (Some((Worth::Wealth, permit.wealth)), permit.ballot),
        Card::Renewal(renewal) => (renewal.wealth.map(|n| (Worth::Wealth, n)), renewal.ballot),
        Card::Contract(contract) => (contract.prestige.map(|n| (Worth::Prestige, n)), false),
        Card::Event(_) => (None, false),
    };
    let ballot = ballot.then(|| say("ballot"));
    let row = row.map(|(worth, n)| say("payout").with("worth", worth.name()).with("n", n));
    ballot.into_iter().chain(row).collect()
}

fn say(key: &'static str) -> Message {
    Message::new(format!("urban-sprawl-says-{key}"))
}
