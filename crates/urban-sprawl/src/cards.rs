//! A pack of 165 cards: the built-in one, or one that an owner of the box has
//! written.
//!
//! **Invariant:** a pack that was read has the structure of 14.2 to 14.6 (so
//! many cards of each sort at their places) and says nothing that the rules
//! could not carry out. Packs are values: nothing here is global but the
//! built-in one.

mod error;
mod fact;
mod read;
mod row;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Index;
use std::sync::LazyLock;

use insula_core::{PackError, Source, StateHash, state_hash};

pub use fact::Fact;

use crate::card::{Card, CardId, Contract, Deck, Permit, Sort};
use crate::effect::Effects;
use crate::market::Hand;
use crate::notation;
use crate::office::Vocation;
use crate::zone::{MAX_LOTS, Zone};
use fact::Sources;
use row::Names;

const TEXT: &str = include_str!("../data/cards.toml");
const FILE: &str = "cards.toml";

/// A pack of cards. Two packs are equal when they play alike: names and
/// sources do not count.
#[derive(Clone)]
pub struct Cards {
    cards: [Card; CardId::COUNT],
    /// By zone: the Build Permits that serve it, a bit each.
    serving: [u64; Zone::ALL.len()],
    /// By their permits, from 1: the Build Permits, a bit each.
    showing: [u64; MAX_LOTS as usize],
    /// By Build Permit.
    permits: [Permits; 36],
    /// By contract deck and vocation: what a tile scores by all its contracts.
    scored: [[u8; Vocation::ALL.len()]; Deck::CONTRACTS.len()],
    texts: Vec<Text>,
    hash: StateHash,
    /// What people call the pack.
    title: String,
}

/// What Build Permits are good for together: so many permits by zone, in all, and so much
/// as an investment. In one list, so that it is added up at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Permits([u16; 8]);

/// What people read of a card.
#[derive(Debug, Clone)]
struct Text {
    slug: String,
    names: Names,
    sources: Sources,
}

impl Permits {
    /// By zone.
    #[inline]
    pub fn zones(&self) -> &[u16] {
        &self.0[..Zone::ALL.len()]
    }

    /// Those of every card once.
    #[inline]
    pub const fn all(&self) -> u16 {
        self.0[4]
    }

    /// As an investment.
    #[inline]
    pub const fn wealth(&self) -> u16 {
        self.0[5]
    }
}

impl Cards {
    /// Reads a pack; `file` is only for the error.
    pub fn parse(text: &str, file: &str) -> Result<Cards, PackError> {
        read::read(text, file, Some(Cards::standard()))
    }

    /// The built-in pack.
    pub fn standard() -> &'static Cards {
        static STANDARD: LazyLock<Cards> = LazyLock::new(|| {
            read::read(TEXT, FILE, None)
                .unwrap_or_else(|error| panic!("checked: the data tests read it: {error}"))
        });
        &STANDARD
    }

    /// The text of the built-in pack, to start one's own from.
    pub const fn standard_text() -> &'static str {
        TEXT
    }

    /// Stands for all that a pack's cards say and do, wherever it was read;
    /// layout, comments, names and sources do not count.
    pub const fn hash(&self) -> StateHash {
        self.hash
    }

    /// The same cards under another title.
    pub fn titled(self, title: &str) -> Cards {
        Cards { title: title.to_owned(), ..self }
    }

    /// What people call the pack; it plays alike under any title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The contract at a place, if it is one.
    #[inline]
    pub const fn contract(&self, card: CardId) -> Option<&Contract> {
        match &self.cards[card.index()] {
            Card::Contract(contract) => Some(contract),
            Card::Permit(_) | Card::Renewal(_) | Card::Event(_) => None,
        }
    }

    /// The Build Permit at a place, if it is one.
    #[inline]
    pub const fn permit(&self, card: CardId) -> Option<&Permit> {
        match &self.cards[card.index()] {
            Card::Permit(permit) => Some(permit),
            Card::Renewal(_) | Card::Contract(_) | Card::Event(_) => None,
        }
    }

    /// The Build Permits that serve a zone, a bit each.
    #[inline]
    pub(crate) const fn serving(&self, zone: Zone) -> u64 {
        self.serving[zone.index()]
    }

    /// The Build Permits that show so many permits, 1 to 4, a bit each.
    #[inline]
    pub(crate) const fn showing(&self, permits: u8) -> u64 {
        self.showing[permits as usize - 1]
    }

    /// What the Build Permits of a hand are good for.
    #[inline]
    pub(crate) fn sum(&self, hand: Hand) -> Permits {
        let mut sum = Permits::default();
        for card in hand.permits().iter() {
            let Permits(one) = &self.permits[card.index()];
            sum.0.iter_mut().zip(one).for_each(|(sum, n)| *sum += n);
        }
        sum
    }

    /// By contract deck and vocation: what a tile scores if all contracts are
    /// built.
    #[inline]
    pub(crate) const fn scored(&self) -> &[[u8; Vocation::ALL.len()]; Deck::CONTRACTS.len()] {
        &self.scored
    }

    /// What the event at a place does, if it is one; key events too.
    #[inline]
    pub const fn event(&self, card: CardId) -> Option<&Effects> {
        match &self.cards[card.index()] {
            Card::Event(effects) => Some(effects),
            Card::Permit(_) | Card::Renewal(_) | Card::Contract(_) => None,
        }
    }

    /// The word for a card; no two cards share one.
    pub fn slug(&self, card: CardId) -> &str {
        &self.texts[card.index()].slug
    }

    /// The card with a slug.
    pub fn find(&self, slug: &str) -> Option<CardId> {
        CardId::all().find(|&card| self.slug(card) == slug)
    }

    /// The slug by which the locale files name a card: Build Permits share a
    /// name, and so do the Urban Renewal cards.
    pub fn name_slug(&self, card: CardId) -> &str {
        match card.sort() {
            Sort::Permit => "build-permit",
            Sort::Renewal => "urban-renewal",
            Sort::Contract | Sort::Event | Sort::Key => self.slug(card),
        }
    }

    /// The name that the pack itself gives a card, in `language` if it can,
    /// else in English. None: the locale files have it.
    pub fn name(&self, card: CardId, language: &str) -> Option<&str> {
        self.texts[card.index()].names.get(language)
    }

    /// How sure we are of a card (14.1.3).
    pub fn source(&self, card: CardId) -> Source {
        self.texts[card.index()].sources.card
    }

    /// How sure we are of one fact of a card.
    pub fn source_of(&self, card: CardId, fact: Fact) -> Source {
        let sources = &self.texts[card.index()].sources;
        sources.facts[fact.index()].unwrap_or(sources.card)
    }

    /// Puts a pack together from cards that have been checked.
    fn new(cards: [Card; CardId::COUNT], texts: Vec<Text>) -> Cards {
        let line = |(card, text): (&Card, &Text)| notation::line(&text.slug, card);
        let lines: Vec<String> = cards.iter().zip(&texts).map(line).collect();
        let hash = state_hash(&lines);
        let mut pack = Cards {
            cards,
            serving: [0; 4],
            showing: [0; 4],
            permits: [Permits::default(); 36],
            scored: [[0; 8]; 3],
            texts,
            hash,
            title: String::new(),
        };
        for card in CardId::of(Deck::Planning, Sort::Permit) {
            let Some(&permit) = pack.permit(card) else { continue };
            permit.zones().for_each(|zone| pack.serving[zone.index()] |= 1 << card.0);
            pack.showing[usize::from(permit.permits) - 1] |= 1 << card.0;
            let zones = Zone::ALL.map(|zone| if permit.serves(zone) { permit.permits } else { 0 });
            let [a, b, c, d] = zones.map(u16::from);
            pack.permits[card.index()] =
                Permits([a, b, c, d, permit.permits.into(), permit.wealth.into(), 0, 0]);
        }
        for (at, deck) in Deck::CONTRACTS.into_iter().enumerate() {
            for card in CardId::of(deck, Sort::Contract) {
                let Some(&contract) = pack.contract(card) else { continue };
                for &(vocation, n) in contract.vocations.as_slice() {
                    pack.scored[at][vocation.index()] += n;
                }
            }
        }
        pack
    }
}

/// Which pack it is; its cards would fill pages.
impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({})", self.hash)
    }
}

impl Index<CardId> for Cards {
    type Output = Card;

    #[inline]
    fn index(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Cards) -> bool {
        self.hash == other.hash
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash.0.hash(state);
    }
}
