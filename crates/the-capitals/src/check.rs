//! The tables as a person proof-reads them against the box.
//!
//! **Invariant:** every fact of the data stands on one line, after its source.

use std::fmt::Write as _;

use insula_core::Source;

use crate::data::{Arrow, Data, data};
use crate::notation;
use crate::tile::TileId;

/// The tables with their sources: each tile with its effects, then the board.
/// `cubes` and `seats` name the sources of these numbers of a tile.
pub fn check_data() -> String {
    let data = data();
    let mut text = String::new();
    let mut line = |source: Source, row: String| {
        let _ = writeln!(text, "{:<8} {row}", source.name());
    };
    for tile in TileId::all() {
        let [effects, cubes, seats] = data.sources[tile.index()];
        let of = |what: &str, source: Option<Source>| {
            source.map(|source| format!(" | {what} {}", source.name())).unwrap_or_default()
        };
        let row = notation::tile(tile);
        let source = effects.expect("checked: each row has a source");
        line(source, format!("tile {row}{}{}", of("cubes", cubes), of("seats", seats)));
    }
    board(data, &mut line);
    rules(data, &mut line);
    text
}

/// What is printed on the board and on the plants.
fn board(data: &Data, line: &mut impl FnMut(Source, String)) {
    for plant in &data.plants {
        let (level, activations) = (plant.level, plant.activations);
        let cubes = join(&plant.cubes);
        line(plant.source, format!("plants {level}: cubes {cubes}, activations {activations}"));
    }
    for (at, space) in data.spaces.iter().enumerate() {
        let icon = space.icon.map(|icon| format!(", icon {icon}")).unwrap_or_default();
        let (at, price, times) = (at + 1, space.price, space.times);
        line(space.source, format!("initiative {at}: ${price} {times}x{icon}"));
    }
    let start = &data.initiative;
    let (first, open, last) = (start.first, join(&start.open), start.last_in_round_2);
    line(
        start.source,
        format!("initiative: first on {first}, open {open}, last {last}x in round 2"),
    );
    for row in &data.tracks {
        let (name, first, last, start) = (row.track.name(), row.first, row.last, row.start);
        line(row.source, format!("track {name}: {first}-{last}, start {start}"));
        let mut arrow = |end: &str, arrow: &Arrow| {
            let (to, n) = (arrow.track.name(), arrow.n);
            line(arrow.source, format!("track {name}: {end} arrow {to}{n:+}"));
        };
        if let Some(low) = &row.low {
            arrow("low", low);
        }
        arrow("high", &row.high);
    }
    line(data.progress.source, format!("progress: {} steps to the plant", data.progress.steps));
    let expo = &data.expo;
    line(expo.employment_source, format!("expo employment: {}", join(&expo.employment)));
    for row in &data.bonuses {
        let gain = row.gain.map_or("-".to_owned(), |gain| gain.to_string());
        line(row.source, format!("expo public {}: {gain}", row.level));
    }
    for row in &data.attraction {
        let (from, takes) = (row.from, row.takes);
        line(row.source, format!("attraction from {from}: takes up to {takes}"));
    }
    let rows = &data.prosperity;
    line(rows.rounds_source, format!("prosperity: rounds {}", join(&rows.rounds)));
    line(rows.hand_source, format!("prosperity: hands {}", join(&rows.hand)));
}

/// The numbers that the rules name.
fn rules(data: &Data, line: &mut impl FnMut(Source, String)) {
    let row = &data.time;
    line(row.source, format!("time: {} eras of {} rounds", row.eras, row.rounds));
    let row = &data.projects;
    let (rows, tiles, full) = (join(&row.rows), join(&row.tiles), join(&row.full_refill));
    line(row.source, format!("projects: rows {rows}, tiles {tiles}, full refill {full}"));
    let row = &data.placement;
    line(row.source, format!("placement: {} tokens, penalty {}", row.tokens, row.penalty));
    let row = &data.taxation;
    let (prestige, money, left) = (row.prestige, row.economy, row.left);
    line(row.source, format!("taxation: prestige-{prestige}, $+{money}, ${left} left"));
    let row = &data.culture;
    line(row.source, format!("highest culture: activations+{}", row.activations));
    let row = &data.no_activation;
    line(row.source, format!("no activation: progress+{} or energy+{}", row.progress, row.energy));
    let row = &data.expo;
    let (unemployment, behind) = (row.unemployment, row.behind);
    line(row.source, format!("expo: unemployment to {unemployment}, {behind} a city ahead"));
    let row = &data.conversions;
    let (energy, money, culture) = (row.energy, row.economy, row.culture);
    let progress = row.progress;
    line(
        row.source,
        format!("prestige: {energy} energy, ${money}, {culture} culture, {progress} progress"),
    );
    line(data.lake.source, format!("lake: energy+{}", data.lake.energy));
    let row = &data.two_seats;
    let (culture, removed) = (row.neutral_culture, row.removed);
    line(row.source, format!("two seats: neutral culture+{culture}, {removed} a type removed"));
}

fn join(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
