//! The rows of a pack as the text spells them.

use std::collections::BTreeMap;

use insula_core::Source;
use serde::Deserialize;
use toml::Spanned;

use super::Fact;
use crate::effect::spelled;
use crate::office::Vocation;
use crate::restriction::Restriction;
use crate::zone::Zone;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tables {
    pub planning: PlanningRows,
    pub town: Spanned<DeckRows>,
    pub city: Spanned<DeckRows>,
    pub metropolis: Spanned<DeckRows>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlanningRows {
    #[serde(default)]
    pub permits: Vec<Spanned<PermitRow>>,
    #[serde(default)]
    pub renewals: Vec<Spanned<RenewalRow>>,
    #[serde(default)]
    pub events: Vec<Spanned<EventRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckRows {
    #[serde(default)]
    pub contracts: Vec<Spanned<ContractRow>>,
    #[serde(default)]
    pub events: Vec<Spanned<EventRow>>,
    pub key: Option<Spanned<EventRow>>,
}

/// A row with what every card has.
macro_rules! row {
    ($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty,)* }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            id: Spanned<String>,
            slug: Spanned<String>,
            #[serde(default)]
            names: Names,
            source: Source,
            #[serde(default)]
            book: Vec<Fact>,
            #[serde(default)]
            found: Vec<Fact>,
            #[serde(default)]
            inferred: Vec<Fact>,
            #[serde(default)]
            house: Vec<Fact>,
            $($(#[$meta])* pub $field: $type,)*
        }

        impl Row for $name {
            fn id(&self) -> &Spanned<String> {
                &self.id
            }

            fn slug(&self) -> &Spanned<String> {
                &self.slug
            }

            fn names(&self) -> &Names {
                &self.names
            }

            fn sources(&self) -> (Source, [(Source, &[Fact]); 4]) {
                let lists: [(Source, &[Fact]); 4] = [
                    (Source::Book, &self.book),
                    (Source::Found, &self.found),
                    (Source::Inferred, &self.inferred),
                    (Source::House, &self.house),
                ];
                (self.source, lists)
            }
        }
    };
}

/// What every row has.
pub(super) trait Row {
    fn id(&self) -> &Spanned<String>;
    fn slug(&self) -> &Spanned<String>;
    fn names(&self) -> &Names;
    /// The card's source, then the facts with another one.
    fn sources(&self) -> (Source, [(Source, &[Fact]); 4]);
}

row!(PermitRow {
    permits: Spanned<u8>,
    zones: Spanned<Vec<Zone>>,
    wealth: Spanned<u8>,
    #[serde(default)]
    ballot: bool,
});

row!(RenewalRow {
    wealth: Option<Spanned<u8>>,
    #[serde(default)]
    ballot: bool,
    effects: Spanned<Vec<Spanned<spelled::Effect>>>,
});

row!(EventRow {
    effects: Spanned<Vec<Spanned<spelled::Effect>>>,
});

row!(ContractRow {
    zone: Zone,
    lots: Spanned<u8>,
    restrictions: Option<Spanned<Vec<Restriction>>>,
    vocations: Option<Spanned<Vec<BTreeMap<Vocation, u8>>>>,
    effects: Spanned<Vec<Spanned<spelled::Effect>>>,
    prestige: Option<Spanned<u8>>,
    tamed: Option<Spanned<bool>>,
});

/// Names that a pack gives a card.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Names {
    en: Option<String>,
    it: Option<String>,
    es: Option<String>,
}

impl Names {
    /// In a language, else in English.
    pub fn get(&self, language: &str) -> Option<&str> {
        let own = match language {
            "it" => self.it.as_deref(),
            "es" => self.es.as_deref(),
            _ => None,
        };
        own.or(self.en.as_deref())
    }

    /// Those that are given.
    pub fn given(&self) -> impl Iterator<Item = &str> {
        [&self.en, &self.it, &self.es].into_iter().filter_map(|name| name.as_deref())
    }

    /// Whether there is an English one, on which the others fall back.
    pub const fn has_english(&self) -> bool {
        self.en.is_some()
    }
}
