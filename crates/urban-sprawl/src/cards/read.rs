//! Reads and checks the text of a pack.
//!
//! **Invariant:** a pack that passes has every card at its place, no slug
//! twice, and effects only where they can be carried out.

use std::collections::BTreeMap;
use std::ops::Range;

use insula_core::PackError;
use toml::Spanned;

use super::error::Page;
use super::fact::Sources;
use super::row::{ContractRow, DeckRows, EventRow, PermitRow, RenewalRow, Row, Tables};
use super::{Cards, Text};
use crate::board::Payout;
use crate::card::{Card, CardId, Contract, Deck, Permit, Renewal, Sort, Vocations};
use crate::effect::{Effect, Effects, spelled};
use crate::restriction::{self, Restrictions};
use crate::zone::MAX_LOTS;

/// Prestige rows are 1 to 6.
const PRESTIGE: u8 = 6;
/// The most that a vocation tile scores.
const SCORE: u8 = 20;
/// The longest slug and the longest name.
const LONG: usize = 40;

/// The pack that `text` spells. With a pack that is `known`, every other slug
/// must bring its name along, as the locale files cannot have it.
pub(super) fn read(text: &str, file: &str, known: Option<&Cards>) -> Result<Cards, PackError> {
    let page = Page { text, file };
    let tables: Tables = toml::from_str(text)
        .map_err(|error| page.wrong(error.span().unwrap_or_default(), error.message()))?;
    let mut pack =
        Pack { page, known, cards: Vec::new(), texts: Vec::new(), slugs: BTreeMap::new() };
    let planning = tables.planning;
    pack.list(Deck::Planning, Sort::Permit, planning.permits, Pack::permit)?;
    pack.list(Deck::Planning, Sort::Renewal, planning.renewals, Pack::renewal)?;
    pack.list(Deck::Planning, Sort::Event, planning.events, Pack::event)?;
    pack.deck(Deck::Town, tables.town)?;
    pack.deck(Deck::City, tables.city)?;
    pack.deck(Deck::Metropolis, tables.metropolis)?;
    let cards = pack.cards.try_into().expect("checked: every list has its length");
    Ok(Cards::new(cards, pack.texts))
}

/// What has been read so far.
struct Pack<'a> {
    page: Page<'a>,
    known: Option<&'a Cards>,
    cards: Vec<Card>,
    texts: Vec<Text>,
    /// Each slug with its line.
    slugs: BTreeMap<String, usize>,
}

type Spelled = Spanned<Vec<Spanned<spelled::Effect>>>;

impl Pack<'_> {
    fn deck(&mut self, deck: Deck, rows: Spanned<DeckRows>) -> Result<(), PackError> {
        let (span, name) = (rows.span(), deck.name());
        let rows = rows.into_inner();
        let Some(key) = rows.key else {
            return Err(self.page.wrong(span, format!("the {name} deck has no key event")));
        };
        self.list(deck, Sort::Contract, rows.contracts, Pack::contract)?;
        self.list(deck, Sort::Event, rows.events, Pack::event)?;
        self.list(deck, Sort::Key, vec![key], Pack::key)
    }

    /// Reads the cards of one sort, as many as the deck has.
    fn list<R: Row>(
        &mut self,
        deck: Deck,
        sort: Sort,
        rows: Vec<Spanned<R>>,
        read: impl Fn(&Self, Deck, R) -> Result<Card, PackError>,
    ) -> Result<(), PackError> {
        let places = CardId::of(deck, sort);
        if rows.len() != places.len() {
            // The first row too many, or the last before the gap.
            let at = rows.get(places.len()).or(rows.last());
            let (name, what) = (deck.name(), many(sort));
            let (is, should) = (rows.len(), places.len());
            let reason = format!("the {name} deck has {should} {what}, not {is}");
            return Err(self.page.wrong(at.map(Spanned::span).unwrap_or_default(), reason));
        }
        for (place, row) in places.zip(rows) {
            let span = row.span();
            let row = row.into_inner();
            let text = self.text(place, span, &row)?;
            self.texts.push(text);
            let card = read(self, deck, row)?;
            self.cards.push(card);
        }
        Ok(())
    }

    /// What every row says of itself.
    fn text(
        &mut self,
        place: CardId,
        span: Range<usize>,
        row: &impl Row,
    ) -> Result<Text, PackError> {
        let page = self.page;
        let (id, slug) = (row.id(), row.slug());
        if *id.get_ref() != place.to_string() {
            let reason = format!("{} stands in the place of {place}", id.get_ref());
            return Err(page.wrong(id.span(), reason));
        }
        let word = slug.get_ref();
        let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if word.is_empty() || word.len() > LONG || !word.chars().all(letter) {
            let reason = format!("a slug is up to {LONG} of a-z, 0-9 and -");
            return Err(page.wrong(slug.span(), reason));
        }
        if let Some(line) = self.slugs.insert(word.clone(), page.line(&slug.span())) {
            let reason = format!("the slug {word} is that of line {line} too");
            return Err(page.wrong(slug.span(), reason));
        }
        let names = row.names();
        let bad = |name: &str| {
            let len = name.chars().count();
            name.trim() != name || len == 0 || len > LONG || name.chars().any(char::is_control)
        };
        if names.given().any(bad) {
            let reason = format!("a name is a line of up to {LONG} letters");
            return Err(page.wrong(span, reason));
        }
        let named = matches!(place.sort(), Sort::Contract | Sort::Event | Sort::Key);
        // What would be read and never said is better refused.
        if names.given().next().is_some() && !named {
            let reason = "Build Permits and Urban Renewal have no names of their own";
            return Err(page.wrong(span, reason));
        }
        if names.given().next().is_some() && !names.has_english() {
            return Err(page.wrong(span, "names: the English one is missing"));
        }
        let unknown = |known: &Cards| !named_slugs(known).any(|slug| slug == word);
        if named && !names.has_english() && self.known.is_some_and(unknown) {
            let reason = format!("{word} is none of ours: give it names = {{ en = \"...\" }}");
            return Err(page.wrong(slug.span(), reason));
        }
        let (source, lists) = row.sources();
        let sources = Sources::read(place.sort(), source, lists)
            .map_err(|reason| page.wrong(span.clone(), reason))?;
        Ok(Text { slug: word.clone(), names: names.clone(), sources })
    }

    fn permit(&self, _: Deck, row: PermitRow) -> Result<Card, PackError> {
        let zones = row.zones.get_ref();
        let twice = zones.iter().enumerate().any(|(at, zone)| zones[..at].contains(zone));
        if zones.is_empty() || twice {
            return Err(self.page.wrong(row.zones.span(), "zones: at least one, none twice"));
        }
        let permits = self.number(&row.permits, "permits", MAX_LOTS)?;
        let wealth = self.number(&row.wealth, "wealth", Payout::NUMBERS as u8)?;
        Ok(Card::Permit(Permit::new(permits, zones, wealth, row.ballot)))
    }

    fn renewal(&self, _: Deck, row: RenewalRow) -> Result<Card, PackError> {
        let only = |effect: &Effect| match effect {
            Effect::AllowDemolition => Ok(()),
            _ => Err("Urban Renewal allows demolition, nothing else"),
        };
        self.effects(row.effects, only)?;
        let most = Payout::NUMBERS as u8;
        let wealth = row.wealth.map(|n| self.number(&n, "wealth", most)).transpose()?;
        Ok(Card::Renewal(Renewal { wealth, ballot: row.ballot }))
    }

    fn event(&self, _: Deck, row: EventRow) -> Result<Card, PackError> {
        let fits = |effect: &Effect| no_key(effect).and_then(|()| no_building(effect));
        Ok(Card::Event(self.effects(row.effects, fits)?))
    }

    /// A key event does what its deck's stage needs, and maybe more.
    fn key(&self, deck: Deck, row: EventRow) -> Result<Card, PackError> {
        let (must, reason): (&[Effect], _) = match deck {
            Deck::Planning | Deck::Town => (
                &[Effect::Activate(Deck::City), Effect::UnlockOffices],
                "the key event of Town activates City and unlocks the offices",
            ),
            Deck::City => (
                &[Effect::Activate(Deck::Metropolis), Effect::UnlockContractor],
                "the key event of City activates Metropolis and unlocks the contractor",
            ),
            Deck::Metropolis => {
                (&[Effect::EndGame], "the key event of Metropolis ends the game, last of all")
            }
        };
        let span = row.effects.span();
        let effects = self.effects(row.effects, no_building)?;
        let list = effects.as_slice();
        let keys: Vec<Effect> = list.iter().copied().filter(Effect::is_key).collect();
        let ends_early = list.iter().rev().skip(1).any(|effect| *effect == Effect::EndGame);
        if keys != must || ends_early {
            return Err(self.page.wrong(span, reason));
        }
        Ok(Card::Event(effects))
    }

    fn contract(&self, _: Deck, row: ContractRow) -> Result<Card, PackError> {
        let lots = self.number(&row.lots, "lots", MAX_LOTS)?;
        let prestige = row.prestige.map(|n| self.number(&n, "prestige", PRESTIGE)).transpose()?;
        let restrictions = match row.restrictions {
            None => Restrictions::NONE,
            Some(list) => {
                let span = list.span();
                restriction::read(list.into_inner())
                    .map_err(|reason| self.page.wrong(span, reason))?
            }
        };
        let vocations = match row.vocations {
            None => Vocations::NONE,
            Some(list) => {
                let pairs: Vec<_> =
                    list.get_ref().iter().flatten().map(|(&v, &n)| (v, n)).collect();
                let one_each = list.get_ref().iter().all(|map| map.len() == 1);
                let right = one_each && pairs.iter().all(|(_, n)| (1..=SCORE).contains(n));
                let vocations = Vocations::new(&pairs).filter(|_| right && !pairs.is_empty());
                vocations.ok_or_else(|| {
                    let most = Vocations::MOST;
                    let reason = format!("vocations: up to {most}, each with 1 to {SCORE}");
                    self.page.wrong(list.span(), reason)
                })?
            }
        };
        let effects = self.effects(row.effects, no_key)?;
        let contract = Contract {
            zone: row.zone,
            lots,
            restrictions,
            vocations,
            effects,
            prestige,
            tamed: row.tamed.as_ref().is_some_and(|tamed| *tamed.get_ref()),
        };
        if let Some(tamed) = row.tamed
            && contract.effects(true) == effects
        {
            return Err(self.page.wrong(tamed.span(), "there is nothing to tame"));
        }
        Ok(Card::Contract(contract))
    }
}

impl Pack<'_> {
    /// A number from 1 to `most`.
    fn number(&self, n: &Spanned<u8>, what: &str, most: u8) -> Result<u8, PackError> {
        if (1..=most).contains(n.get_ref()) {
            return Ok(*n.get_ref());
        }
        Err(self.page.wrong(n.span(), format!("{what}: {} is not from 1 to {most}", n.get_ref())))
    }

    /// The list, each effect right by itself and on this card.
    fn effects(
        &self,
        spelled: Spelled,
        fits: impl Fn(&Effect) -> Result<(), &'static str>,
    ) -> Result<Effects, PackError> {
        let list = spelled.span();
        let mut effects = Vec::new();
        for effect in spelled.into_inner() {
            let span = effect.span();
            let effect = Effect::try_from(effect.into_inner());
            let effect = effect.map_err(|reason| self.page.wrong(span.clone(), reason))?;
            let flaw = effect.flaw().map_or(Ok(()), Err);
            flaw.and_then(|()| fits(&effect)).map_err(|reason| self.page.wrong(span, reason))?;
            effects.push(effect);
        }
        let (len, most) = (effects.len(), Effects::MOST);
        match Effects::new(&effects) {
            None => {
                let reason = format!("{len} effects are too many, {most} is the most");
                Err(self.page.wrong(list, reason))
            }
            Some(_) if len == 0 => Err(self.page.wrong(list, "it has no effect")),
            Some(effects) => Ok(effects),
        }
    }
}

/// Contracts and common events leave the stages of the game alone.
fn no_key(effect: &Effect) -> Result<(), &'static str> {
    match effect {
        Effect::AllowDemolition => Err("only Urban Renewal allows demolition"),
        effect if effect.is_key() => Err("only a key event does this"),
        _ => Ok(()),
    }
}

/// An event has no builder and no new building (14.1.8).
fn no_building(effect: &Effect) -> Result<(), &'static str> {
    match effect {
        Effect::AllowDemolition => Err("only Urban Renewal allows demolition"),
        effect if effect.needs_building() => {
            Err("an event has no builder and no new building: only a contract can do this")
        }
        _ => Ok(()),
    }
}

/// Every slug that has a name in the locale files.
fn named_slugs(cards: &Cards) -> impl Iterator<Item = &str> {
    CardId::all().map(|card| cards.name_slug(card))
}

fn many(sort: Sort) -> &'static str {
    match sort {
        Sort::Permit => "permits",
        Sort::Renewal => "renewals",
        Sort::Contract => "contracts",
        Sort::Event => "events",
        Sort::Key => "key events",
    }
}
