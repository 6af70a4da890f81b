//! Effects in the short notation of the proof-reading tables: `culture+2 *
//! city(public)`.
//!
//! **Invariant:** it says all that the data says of a tile, so two tiles with
//! one text do the same.

use std::fmt::{Display, Formatter, Result};

use crate::effect::{
    Amount, Count, Effect, Effects, Permanent, Requirement, Special, Track, Trigger,
};
use crate::filter::Filter;
use crate::tile::TileId;

impl Display for Filter {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.words().collect::<Vec<_>>().join(" or "))
    }
}

impl Display for Amount {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Amount([a, b, c]) = *self;
        match self.same() {
            Some(n) => write!(f, "{n:+}"),
            None => write!(f, "+[{a},{b},{c}]"),
        }
    }
}

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Count::Once => Ok(()),
            Count::Adj(filter) => write!(f, " * adj({filter})"),
            Count::City(filter) => write!(f, " * city({filter})"),
            Count::AdjTypes => f.write_str(" * adjtypes"),
            Count::Every(n, track) => write!(f, " * floor({}/{n})", short(*track)),
            Count::PublicLevel => f.write_str(" * publevel"),
            Count::PlantLevel => f.write_str(" * plantlevel"),
            Count::AheadInCulture => f.write_str(" * ahead(culture)"),
            Count::Tourists => f.write_str(" * tourists"),
        }
    }
}

impl Display for Special {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Special::ActivateAdjacent => "activate 1 adjacent tile free",
            Special::BuildExtra => "build 1 extra tile",
            Special::NoPenalty => "later adjacent tiles without penalty",
        })
    }
}

impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Effect::Move { track, n, per } => write!(f, "{}{n}{per}", short(*track)),
            Effect::Special(special) => write!(f, "{special}"),
        }
    }
}

impl Display for Effects {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let words: Vec<String> = self.as_slice().iter().map(Effect::to_string).collect();
        f.write_str(&words.join(", "))
    }
}

impl Display for Permanent {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.on {
            Trigger::ActivateAdj(filter) => write!(f, "on activate adj({filter}): ")?,
            Trigger::ActivateCity(filter) => write!(f, "on activate city({filter}): ")?,
            Trigger::Upgrade => f.write_str("on upgrade: ")?,
            Trigger::EndOfTourism => f.write_str("end of tourism phase: ")?,
        }
        write!(f, "{}", self.then)
    }
}

impl Display for Requirement {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Requirement::MostOrTied([one, other]) => {
                write!(f, "most or tied: {} + {}", one.name(), other.name())
            }
            Requirement::Most(filter) => write!(f, "most: {filter}"),
            Requirement::Least(filter) => write!(f, "least: {filter}"),
            Requirement::Highest(track) => write!(f, "highest: {}", short(*track)),
            Requirement::Lowest(track) => write!(f, "lowest: {}", short(*track)),
            Requirement::Pay(price) => write!(f, "pay: {price}"),
        }
    }
}

/// Slug, stack, type, immediate, activate, construction, permanent and end
/// effects, cubes, seats and requirement.
pub(crate) fn tile(tile: TileId) -> String {
    let density = tile.density().map(|density| format!(".{}", density.name()));
    let kind = format!("{}{}", tile.kind().name(), density.unwrap_or_default());
    let before = tile.before_expo().map(|effect| format!("before Expo III: {effect}"));
    let cubes = (!tile.activate().is_empty()).then(|| tile.cubes());
    let seats = match tile.seats() {
        4 => "4+",
        5 => "5",
        _ => "all",
    };
    [
        tile.slug().to_owned(),
        tile.stack().name().to_owned(),
        kind,
        tile.immediate().to_string(),
        tile.activate().to_string(),
        text(tile.construction()),
        text(tile.permanent()),
        before.unwrap_or_else(|| tile.end().to_string()),
        text(cubes),
        seats.to_owned(),
        text(tile.requirement()),
    ]
    .map(|cell| if cell.is_empty() { "-".to_owned() } else { cell })
    .join(" | ")
}

fn text(thing: Option<impl Display>) -> String {
    thing.map(|thing| thing.to_string()).unwrap_or_default()
}

fn short(track: Track) -> &'static str {
    if track == Track::Economy { "$" } else { track.name() }
}
