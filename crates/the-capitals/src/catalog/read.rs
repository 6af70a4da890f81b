//! Fills the catalog from the data.

use super::{
    AttractionFacts, Catalog, ConversionFacts, EffectFacts, NeedFacts, OnFacts, PerFacts,
    PermanentFacts, PlantFacts, RequirementFacts, SpecialFacts, TileFacts, TrackFacts,
    TriggerFacts, WhatFacts,
};
use crate::data::{Arrow, data};
use crate::effect::{Amount, Count, Effect, Effects, Requirement, Special, Trigger};
use crate::filter::Filter;
use crate::tile::TileId;
use crate::view::GainView;
use crate::words::effects;

/// All of it.
pub fn catalog() -> Catalog {
    let data = data();
    let gain = |arrow: &Arrow| GainView { track: arrow.track, n: arrow.n.into() };
    Catalog {
        tiles: TileId::all().map(tile).collect(),
        tracks: data
            .tracks
            .iter()
            .map(|row| TrackFacts {
                track: row.track,
                first: row.first,
                last: row.last,
                start: row.start,
                low: row.low.as_ref().map(gain),
                high: gain(&row.high),
            })
            .collect(),
        progress: data.progress.steps,
        rounds: data.time.rounds,
        eras: data.time.eras,
        marked: data.prosperity.rounds.to_vec(),
        employment: data.expo.employment.to_vec(),
        unemployment: data.expo.unemployment,
        bonuses: data.bonuses.iter().map(|row| bonus(row.gain)).collect(),
        behind: data.expo.behind,
        attraction: data
            .attraction
            .iter()
            .map(|row| AttractionFacts { from: row.from, takes: row.takes })
            .collect(),
        plants: data
            .plants
            .iter()
            .map(|row| PlantFacts {
                level: row.level,
                cubes: row.cubes.to_vec(),
                activations: row.activations,
            })
            .collect(),
        lake: data.lake.energy,
        conversions: ConversionFacts {
            energy: data.conversions.energy,
            economy: data.conversions.economy,
            culture: data.conversions.culture,
            progress: data.conversions.progress,
        },
        penalty: data.placement.penalty,
    }
}

/// What a level of public services brings; the same in every era.
fn bonus(gain: Option<Effect>) -> Option<GainView> {
    match gain? {
        Effect::Move { track, n, .. } => Some(GainView { track, n: n.in_era(0).into() }),
        Effect::Special(_) => None,
    }
}

fn tile(tile: TileId) -> TileFacts {
    let list = |effects: &Effects| effects.as_slice().iter().map(|one| effect(tile, one)).collect();
    TileFacts {
        slug: tile.slug(),
        kind: tile.kind(),
        density: tile.density(),
        stack: tile.stack(),
        cubes: (!tile.activate().is_empty()).then(|| tile.cubes()),
        seats: tile.seats(),
        immediate: list(tile.immediate()),
        activate: list(tile.activate()),
        construction: tile.construction().map(|one| effect(tile, &one)),
        permanent: tile.permanent().map(|permanent| PermanentFacts {
            on: trigger(permanent.on),
            then: effect(tile, &permanent.then),
        }),
        before_expo: tile.before_expo().map(|one| effect(tile, &one)),
        end: list(tile.end()),
        requirement: tile.requirement().map(|need| requirement(tile, need)),
        say: effects::says(tile),
    }
}

fn effect(tile: TileId, of: &Effect) -> EffectFacts {
    let say = effects::effect(tile, of);
    match *of {
        Effect::Move { track, n, per } => {
            let Amount(by_era) = n;
            let n = n.same().map_or_else(|| by_era.to_vec(), |n| vec![n]);
            EffectFacts { track: Some(track), n, per: self::per(per), special: None, say }
        }
        Effect::Special(special) => {
            let special = match special {
                Special::ActivateAdjacent => SpecialFacts::ActivateAdjacent,
                Special::BuildExtra => SpecialFacts::BuildExtra,
                Special::NoPenalty => SpecialFacts::NoPenalty,
            };
            EffectFacts { track: None, n: Vec::new(), per: None, special: Some(special), say }
        }
    }
}

fn per(count: Count) -> Option<PerFacts> {
    let (what, filter) = match count {
        Count::Once => return None,
        Count::Adj(filter) => (WhatFacts::Adj, filter),
        Count::City(filter) => (WhatFacts::City, filter),
        Count::AdjTypes => (WhatFacts::AdjTypes, Filter::NONE),
        Count::Every(..) => (WhatFacts::Every, Filter::NONE),
        Count::PublicLevel => (WhatFacts::PublicLevel, Filter::NONE),
        Count::PlantLevel => (WhatFacts::PlantLevel, Filter::NONE),
        Count::AheadInCulture => (WhatFacts::AheadInCulture, Filter::NONE),
        Count::Tourists => (WhatFacts::Tourists, Filter::NONE),
    };
    let (n, track) = match count {
        Count::Every(n, track) => (Some(n), Some(track)),
        _ => (None, None),
    };
    Some(PerFacts { what, filter: filter.words().collect(), n, track })
}

fn trigger(on: Trigger) -> TriggerFacts {
    let (on, filter) = match on {
        Trigger::ActivateAdj(filter) => (OnFacts::ActivateAdj, filter),
        Trigger::ActivateCity(filter) => (OnFacts::ActivateCity, filter),
        Trigger::Upgrade => (OnFacts::Upgrade, Filter::NONE),
        Trigger::EndOfTourism => (OnFacts::EndOfTourism, Filter::NONE),
    };
    TriggerFacts { on, filter: filter.words().collect() }
}

fn requirement(tile: TileId, need: Requirement) -> RequirementFacts {
    let (kind, filter, track) = match need {
        Requirement::MostOrTied([one, other]) => {
            (NeedFacts::MostOrTied, one.filter().or(other.filter()), None)
        }
        Requirement::Most(filter) => (NeedFacts::Most, filter, None),
        Requirement::Least(filter) => (NeedFacts::Least, filter, None),
        Requirement::Highest(track) => (NeedFacts::Highest, Filter::NONE, Some(track)),
        Requirement::Lowest(track) => (NeedFacts::Lowest, Filter::NONE, Some(track)),
        Requirement::Pay(_) => (NeedFacts::Pay, Filter::NONE, None),
    };
    let pays = match need {
        Requirement::Pay(price) => price.as_slice().iter().map(|one| effect(tile, one)).collect(),
        _ => Vec::new(),
    };
    let filter = filter.words().collect();
    RequirementFacts { kind, filter, track, pays, say: effects::need(need) }
}
