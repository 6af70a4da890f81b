//! What the tiles do and ask for, in plain words.
//!
//! **Invariant:** made from the data alone; every tile's text says all that
//! its row says.

use insula_core::{Arg, Message};

use crate::effect::{Count, Effect, Permanent, Requirement, Special, Track, Trigger};
use crate::filter::Filter;
use crate::tile::TileId;

/// A gain or loss: "+2 culture".
pub(crate) fn gain(track: Track, n: i16) -> Message {
    Message::new("the-capitals-gain")
        .with("track", track.name())
        .with("sign", sign(n))
        .with("n", n.unsigned_abs())
}

/// For the selectors of signs.
pub(crate) fn sign(n: i16) -> &'static str {
    if n < 0 { "minus" } else { "plus" }
}

/// All that a tile does, a sentence for each kind of effect, in the order in
/// which they can happen; its requirement is not among them.
pub(crate) fn says(tile: TileId) -> Vec<Message> {
    let list = |key, effects: &[Effect]| {
        let effects: Vec<Message> = effects.iter().map(|one| effect(tile, one)).collect();
        (!effects.is_empty()).then(|| Message::new(key).with("effects", effects))
    };
    let one = |key, of: Effect| Message::new(key).with("effect", effect(tile, &of));
    [
        list("the-capitals-says-immediate", tile.immediate().as_slice()),
        tile.construction().map(|construction| match construction {
            Effect::Move { .. } => one("the-capitals-says-construction", construction),
            Effect::Special(_) => one("the-capitals-says-later", construction),
        }),
        list("the-capitals-says-activate", tile.activate().as_slice()),
        tile.permanent().map(|Permanent { on, then }| {
            one("the-capitals-says-permanent", then).with("on", trigger(on))
        }),
        tile.before_expo().map(|before| one("the-capitals-says-before-expo", before)),
        list("the-capitals-says-end", tile.end().as_slice()),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// One effect of a tile: "+1 population for each industry tile next to it".
pub(crate) fn effect(tile: TileId, effect: &Effect) -> Message {
    match *effect {
        Effect::Move { track, n, per } => {
            let gain = match n.same() {
                Some(n) => gain(track, i16::from(n)),
                None => by_era(track, n.0),
            };
            match count(tile, per) {
                Some(per) => {
                    Message::new("the-capitals-gain-per").with("gain", gain).with("per", per)
                }
                None => gain,
            }
        }
        Effect::Special(Special::ActivateAdjacent) => Message::new("the-capitals-special-activate"),
        Effect::Special(Special::BuildExtra) => Message::new("the-capitals-special-build"),
        Effect::Special(Special::NoPenalty) => Message::new("the-capitals-special-spares"),
    }
}

/// What a prosperity tile asks for.
pub(crate) fn need(requirement: Requirement) -> Message {
    match requirement {
        Requirement::MostOrTied([one, other]) => Message::new("the-capitals-need-most-or-tied")
            .with("what", many(one.filter().or(other.filter()))),
        Requirement::Most(filter) => {
            Message::new("the-capitals-need-most").with("what", many(filter))
        }
        Requirement::Least(filter) => {
            Message::new("the-capitals-need-least").with("what", many(filter))
        }
        Requirement::Highest(track) => {
            Message::new("the-capitals-need-highest").with("track", track.name())
        }
        Requirement::Lowest(track) => {
            Message::new("the-capitals-need-lowest").with("track", track.name())
        }
        Requirement::Pay(price) => {
            let moves = price.as_slice().iter().filter_map(|effect| match *effect {
                Effect::Move { track, n, .. } => Some(gain(track, i16::from(n.in_era(0)))),
                Effect::Special(_) => None,
            });
            Message::new("the-capitals-need-pay").with("price", moves.collect::<Vec<_>>())
        }
    }
}

/// The word for a filter in the selectors: `housing-high`, `housing-or-tourism`.
pub(crate) fn word(filter: Filter) -> String {
    filter.words().collect::<Vec<_>>().join("-or-").replace('.', "-")
}

fn by_era(track: Track, by_era: [i8; 3]) -> Message {
    let [one, two, three] = by_era.map(|n| {
        let n = i16::from(n);
        let sign = if n == 0 { "zero" } else { sign(n) };
        Message::new("the-capitals-signed").with("sign", sign).with("n", n.unsigned_abs())
    });
    Message::new("the-capitals-gain-eras")
        .with("track", track.name())
        .with("one", one)
        .with("two", two)
        .with("three", three)
}

fn count(tile: TileId, per: Count) -> Option<Message> {
    Some(match per {
        Count::Once => return None,
        Count::Adj(filter) => {
            Message::new("the-capitals-per-adj").with("what", single(filter, false))
        }
        // (2.4l) No tile counts itself.
        Count::City(filter) => Message::new("the-capitals-per-city")
            .with("what", single(filter, filter.matches(tile.classes()))),
        Count::AdjTypes => Message::new("the-capitals-per-type"),
        Count::Every(n, track) => {
            Message::new("the-capitals-per-every").with("n", n).with("track", track.name())
        }
        Count::PublicLevel => Message::new("the-capitals-per-public-level"),
        Count::PlantLevel => Message::new("the-capitals-per-plant-level"),
        Count::AheadInCulture => Message::new("the-capitals-per-ahead"),
        Count::Tourists => Message::new("the-capitals-per-tourist"),
    })
}

fn trigger(on: Trigger) -> Message {
    match on {
        Trigger::ActivateAdj(filter) => {
            Message::new("the-capitals-on-activate-adj").with("what", any(filter))
        }
        Trigger::ActivateCity(filter) => {
            Message::new("the-capitals-on-activate-city").with("what", any(filter))
        }
        Trigger::Upgrade => Message::new("the-capitals-on-upgrade"),
        Trigger::EndOfTourism => Message::new("the-capitals-on-end-of-tourism"),
    }
}

/// "housing tile", after "each"; "other housing tile" where the tile itself
/// is one.
fn single(filter: Filter, other: bool) -> Message {
    Message::new("the-capitals-each")
        .with("what", Arg::Word(word(filter).into()))
        .with("other", if other { "yes" } else { "no" })
}

/// "a housing tile".
fn any(filter: Filter) -> Message {
    Message::new("the-capitals-any").with("what", Arg::Word(word(filter).into()))
}

/// "housing tiles".
fn many(filter: Filter) -> Message {
    Message::new("the-capitals-many").with("what", Arg::Word(word(filter).into()))
}
