//! Reads and checks the text of the tables.
//!
//! **Invariant:** tables that pass name every tile at its row, and hold no
//! number that the board cannot show.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use insula_core::Source;
use serde::Deserialize;

use super::{
    Attraction, Bonus, Conversions, Culture, Data, Expo, Initiative, Lake, NoActivation, Placement,
    Plant, Progress, Projects, Prosperity, Space, Taxation, Time, TrackRow, TwoSeats,
};
use crate::MIN_SEATS;
use crate::effect::{Amount, Count, Effect, Effects, Permanent, Requirement, Special, Track};
use crate::filter::{Class, Filter};
use crate::tile::{Density, Kind, Stack, TileId};

/// What is wrong with the tables.
#[derive(Debug, thiserror::Error)]
pub(super) enum Wrong {
    #[error(transparent)]
    Text(#[from] toml::de::Error),
    #[error("tile {slug}: {what}")]
    Tile { slug: String, what: &'static str },
    #[error("{table}: {what}")]
    Table { table: &'static str, what: &'static str },
}

/// The tables that `text` spells.
pub(super) fn read(text: &str) -> Result<Data, Wrong> {
    let tables: Tables = toml::from_str(text)?;
    check_board(&tables)?;
    if tables.tiles.len() != TileId::COUNT {
        return Err(Wrong::Table { table: "tiles", what: "there are 105 rows" });
    }
    let mut slugs = BTreeSet::new();
    let in_order = Stack::ALL.into_iter().flat_map(|stack| stack.tiles().map(move |_| stack));
    for (row, stack) in tables.tiles.iter().zip(in_order) {
        let wrong = |what| Wrong::Tile { slug: row.slug.clone(), what };
        row.check(stack).map_err(wrong)?;
        if !slugs.insert(&*row.slug) {
            return Err(wrong("two tiles have this slug"));
        }
    }
    Ok(lay_out(tables))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    tiles: Vec<TileRow>,
    plants: [Plant; 6],
    spaces: [Space; 6],
    initiative: Initiative,
    tracks: [TrackRow; 5],
    progress: Progress,
    taxation: Taxation,
    expo: Expo,
    bonuses: [Bonus; 7],
    culture: Culture,
    attraction: [Attraction; 3],
    time: Time,
    projects: Projects,
    placement: Placement,
    no_activation: NoActivation,
    conversions: Conversions,
    prosperity: Prosperity,
    lake: Lake,
    two_seats: TwoSeats,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    slug: String,
    stack: Stack,
    kind: Kind,
    density: Option<Density>,
    requirement: Option<Requirement>,
    #[serde(default)]
    immediate: Effects,
    #[serde(default)]
    activate: Effects,
    construction: Option<Effect>,
    permanent: Option<Permanent>,
    before_expo: Option<Effect>,
    #[serde(default)]
    end: Effects,
    cubes: Option<Printed>,
    seats: Option<Printed>,
    source: Source,
}

/// A number with a source of its own.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    n: u8,
    source: Source,
}

impl TileRow {
    fn check(&self, stack: Stack) -> Result<(), &'static str> {
        let spelled = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let prosperity = stack == Stack::Prosperity;
        let era = Stack::ERAS.contains(&stack);
        let checks = [
            (!self.slug.is_empty() && self.slug.chars().all(spelled), "a slug is a-z, 0-9 and -"),
            (self.stack == stack, "it lies in another stack"),
            ((self.kind == Kind::Prosperity) == prosperity, "prosperity is a type and a stack"),
            (self.requirement.is_some() == prosperity, "prosperity tiles have a requirement"),
            ((self.kind == Kind::Housing) == self.density.is_some(), "housing has a density"),
            (self.cubes.is_some() != self.activate.is_empty(), "cubes go with an activate effect"),
            (self.construction.is_none_or(counts_tiles), "a construction effect counts tiles"),
            (self.specials_fit(), "a special stands where it cannot happen"),
            (self.before_expo.is_none() || self.end.is_empty(), "before_expo goes without end"),
            (
                self.seats.is_none_or(|seats| era && matches!(seats.n, 4 | 5)),
                "an era tile's icon is 4 or 5",
            ),
        ];
        checks.into_iter().find(|(right, _)| !right).map_or(Ok(()), |(_, what)| Err(what))
    }

    /// A free activation happens on build, on activation or before the Expo, an
    /// extra build on build; nothing else is ever more than a move.
    fn specials_fit(&self) -> bool {
        let activate = Effect::Special(Special::ActivateAdjacent);
        let build = Effect::Special(Special::BuildExtra);
        let fit = |effects: &[Effect], specials: &[Effect]| {
            let fits = |effect| matches!(effect, &Effect::Move { .. }) || specials.contains(effect);
            effects.iter().all(fits)
        };
        let price = match self.requirement {
            Some(Requirement::Pay(price)) => price,
            _ => Effects::NONE,
        };
        fit(self.immediate.as_slice(), &[activate, build])
            && fit(self.activate.as_slice(), &[activate])
            && fit(self.before_expo.as_slice(), &[activate])
            && fit(self.permanent.map(|permanent| permanent.then).as_slice(), &[])
            && fit(self.end.as_slice(), &[])
            && fit(price.as_slice(), &[])
    }

    fn classes(&self) -> Filter {
        const PROG3: Effect =
            Effect::Move { track: Track::Progress, n: Amount::fixed(3), per: Count::Once };
        let mut classes = self.density.map_or(self.kind.filter(), Density::filter);
        if self.immediate.as_slice().contains(&PROG3) {
            classes = classes.or(Filter::of(Class::Prog3));
        }
        // The name is the slug: it never changes.
        if self.kind == Kind::Tourism && self.slug.contains("museum") {
            classes = classes.or(Filter::of(Class::Museum));
        }
        let has = [
            (!self.activate.is_empty(), Class::Activates),
            (matches!(self.construction, Some(Effect::Move { .. })), Class::Constructs),
            (self.permanent.is_some(), Class::Permanent),
        ];
        for (_, class) in has.into_iter().filter(|&(has, _)| has) {
            classes = classes.or(Filter::of(class));
        }
        classes
    }
}

fn counts_tiles(construction: Effect) -> bool {
    match construction {
        Effect::Move { per, .. } => {
            matches!(per, Count::Adj(_) | Count::City(_) | Count::AdjTypes)
        }
        Effect::Special(special) => special == Special::NoPenalty,
    }
}

fn check_board(tables: &Tables) -> Result<(), Wrong> {
    let [population, employment, public, culture, economy] = tables.tracks;
    let named = [
        (population, Track::Population),
        (employment, Track::Employment),
        (public, Track::Public),
        (culture, Track::Culture),
        (economy, Track::Economy),
    ];
    let ends = |row: &TrackRow| (row.first..=row.last).contains(&row.start);
    let gives = |row: &TrackRow| {
        let mut arrows = row.low.iter().chain([&row.high]);
        arrows.all(|arrow| matches!(arrow.track, Track::Prestige | Track::Energy))
    };
    let (plants, prosperity) = (&tables.plants, &tables.prosperity);
    let best_first = |plant: &Plant| plant.cubes.is_sorted_by(|better, worse| better >= worse);
    let (initiative, made) = (&tables.initiative, &tables.conversions);
    let spaces = 1..=tables.spaces.len();
    let last = u16::from(tables.time.eras) * u16::from(tables.time.rounds);
    let deal = |(seats, &hand): (usize, &u8)| {
        let dealt = usize::from(hand) * (seats + MIN_SEATS);
        usize::from(hand) >= prosperity.rounds.len() && dealt <= Stack::Prosperity.tiles().len()
    };
    let checks = [
        (plants.iter().map(|plant| plant.level).eq(1..=6), "plants", "levels 1 to 6 in order"),
        (plants.iter().all(best_first), "plants", "the best of a level comes first"),
        (
            named.iter().all(|(row, track)| row.track == *track),
            "tracks",
            "population, employment, public, culture and economy in order",
        ),
        (tables.tracks.iter().all(ends), "tracks", "a track starts on one of its spaces"),
        (
            named.iter().all(|(row, track)| row.low.is_none() == (*track == Track::Economy)),
            "tracks",
            "all but economy have a low arrow",
        ),
        (tables.tracks.iter().all(gives), "tracks", "an arrow gives prestige or energy"),
        (
            tables.bonuses.iter().map(|bonus| bonus.level).eq(public.first..=public.last),
            "bonuses",
            "one for each level of public services",
        ),
        (
            tables.expo.employment.len() == usize::from(employment.last) + 1,
            "expo",
            "one number for each space of employment",
        ),
        (
            initiative.open.iter().all(|&open| spaces.contains(&usize::from(open)))
                && spaces.contains(&usize::from(initiative.first)),
            "initiative",
            "there are six spaces",
        ),
        (
            tables.attraction.is_sorted_by_key(|level| (level.from, level.takes)),
            "attraction",
            "the weakest level comes first",
        ),
        (
            prosperity.rounds.is_sorted_by(|early, late| early < late)
                && prosperity.rounds.iter().all(|&round| (1..=last).contains(&round.into())),
            "prosperity",
            "rounds of the game in order",
        ),
        (
            prosperity.hand.iter().enumerate().all(deal),
            "prosperity",
            "a hand has a tile for each round, and all hands come from 25",
        ),
        (
            usize::from(tables.time.eras) == Stack::ERAS.len(),
            "time",
            "each era has a stack, and there are three",
        ),
        (tables.progress.steps > 0, "progress", "the loop has spaces"),
        (tables.taxation.economy > 0, "taxation", "it brings money"),
        (
            ![made.energy, made.economy, made.culture, made.progress].contains(&0),
            "conversions",
            "prestige is not made of nothing",
        ),
    ];
    match checks.into_iter().find(|(right, ..)| !right) {
        Some((_, table, what)) => Err(Wrong::Table { table, what }),
        None => Ok(()),
    }
}

fn lay_out(tables: Tables) -> Data {
    let rows = &tables.tiles;
    Data {
        slugs: by_tile(rows, |row| &*row.slug.clone().leak()),
        kinds: by_tile(rows, |row| row.kind),
        densities: by_tile(rows, |row| row.density),
        classes: by_tile(rows, TileRow::classes),
        cubes: by_tile(rows, |row| row.cubes.map_or(0, |cubes| cubes.n)),
        seats: by_tile(rows, |row| row.seats.map_or(MIN_SEATS as u8, |seats| seats.n)),
        immediate: by_tile(rows, |row| row.immediate),
        activate: by_tile(rows, |row| row.activate),
        construction: by_tile(rows, |row| row.construction),
        permanent: by_tile(rows, |row| row.permanent),
        before_expo: by_tile(rows, |row| row.before_expo),
        end: by_tile(rows, |row| row.end),
        requirements: by_tile(rows, |row| row.requirement),
        sources: by_tile(rows, |row| {
            let of = |printed: Option<Printed>| printed.map(|printed| printed.source);
            [Some(row.source), of(row.cubes), of(row.seats)]
        }),
        plants: tables.plants,
        spaces: tables.spaces,
        initiative: tables.initiative,
        tracks: tables.tracks,
        progress: tables.progress,
        taxation: tables.taxation,
        expo: tables.expo,
        bonuses: tables.bonuses,
        culture: tables.culture,
        attraction: tables.attraction,
        time: tables.time,
        projects: tables.projects,
        placement: tables.placement,
        no_activation: tables.no_activation,
        conversions: tables.conversions,
        prosperity: tables.prosperity,
        lake: tables.lake,
        two_seats: tables.two_seats,
    }
}

fn by_tile<T>(rows: &[TileRow], fact: impl Fn(&TileRow) -> T) -> [T; TileId::COUNT] {
    std::array::from_fn(|tile| fact(&rows[tile]))
}
