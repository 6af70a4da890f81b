//! Cards that an owner of the box has written, as every game's packs.

use std::collections::BTreeMap;

use insula_core::{Called, Message, PackError, Packed, Renamed, StateHash};

use crate::card::{CardId, Sort};
use crate::cards::Cards;
use crate::catalog::{Catalog, catalog_of};
use crate::setup::Setup;
use crate::words::names;
use crate::{RULES, UrbanSprawl};

impl Packed for UrbanSprawl {
    const STANDARD: &'static str = Cards::standard_text();

    type Pack = Cards;
    type Facts = Catalog;

    fn read_pack(name: &str, file: &str, text: &str) -> Result<Cards, PackError> {
        Ok(Cards::parse(text, file)?.titled(name))
    }

    fn pack_hash(pack: &Cards) -> StateHash {
        pack.hash()
    }

    fn standard_hash() -> StateHash {
        Cards::standard().hash()
    }

    fn with_pack(setup: Setup, pack: &'static Cards) -> Setup {
        Setup { cards: pack, ..setup }
    }

    fn facts(pack: &Cards) -> Catalog {
        catalog_of(pack)
    }

    fn names(pack: &Cards) -> Vec<Renamed> {
        CardId::all().filter_map(|card| renamed(pack, card)).collect()
    }
}

/// What a card is called, if not as the built-in one of its place.
fn renamed(pack: &Cards, card: CardId) -> Option<Renamed> {
    let slug = pack.name_slug(card);
    let called = match pack.permit(card) {
        // The name of a permit tells what is printed on it.
        Some(permit) if pack[card] != Cards::standard()[card] => {
            Called::Message(names::permit(permit))
        }
        Some(_) => return None,
        // All four have one key.
        None if card.sort() == Sort::Renewal => return None,
        None if pack.name(card, "en").is_some() => {
            let own = |language| Some((language, pack.name(card, language)?.to_owned()));
            let languages = RULES.iter().map(|&(language, _)| language);
            Called::Name(languages.filter_map(own).collect::<BTreeMap<_, _>>())
        }
        None if slug != Cards::standard().name_slug(card) => {
            Called::Message(Message::new(format!("urban-sprawl-card-{slug}")))
        }
        None => return None,
    };
    Some(Renamed { key: names::key(card), called })
}
