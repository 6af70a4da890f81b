//! Events as sentences of the log.

use insula_core::{Message, Say, Seat};

use super::Event;
use crate::data::data;
use crate::effect::Track;
use crate::phase::expo::ExpoFigures;
use crate::stock::Row;
use crate::tracks::End;
use crate::words::effects::gain;

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::Round { round, era } => say("round").with("n", round).with("era", era),
            Event::Space { seat, space, price, taxed } => {
                of("space", seat).with("n", space).with("price", price).with("taxed", taxed)
            }
            Event::Built { seat, tile, cell, price, penalty, taxed } => of("built", seat)
                .with("tile", tile.say())
                .with("cell", cell.say())
                .with("price", price)
                .with("penalty", penalty)
                .with("taxed", taxed),
            Event::Lake { seat, tile, cell, cubes } => {
                of("lake", seat).with("tile", tile.say()).with("cell", cell.say()).with("n", cubes)
            }
            Event::Effects { seat, tile, gains } => {
                let moved = Track::ALL.into_iter().zip(gains).filter(|&(_, n)| n != 0);
                let gains: Vec<Message> = moved.map(|(track, n)| gain(track, n)).collect();
                of("effects", seat).with("tile", tile.say()).with("gains", gains)
            }
            Event::Upgraded { seat, level, cubes } => {
                of("upgraded", seat).with("n", level).with("cubes", cubes)
            }
            Event::Arrow { seat, track, end } => say_arrow(seat, track, end),
            Event::Followed { seat, n } => of("followed", seat).with("n", n),
            Event::First { seat, track, first } => {
                of("first", seat).with("track", track.name()).with("first", first.name())
            }
            Event::Culture { seat, culture } => of("culture", seat).with("n", i32::from(culture)),
            Event::Tourist { owner, host } => {
                say("tourist").with("owner", owner).with("host", host)
            }
            Event::TouristHome { owner } => say("tourist-home").with("owner", owner),
            Event::TouristNeutral { host } => say("tourist-neutral").with("host", host),
            Event::Activated { seat, tile, cost, tourists, taxed } => of("activated", seat)
                .with("tile", tile.say())
                .with("cost", cost)
                .with("tourists", tourists)
                .with("taxed", taxed),
            Event::ActivatedFree { seat, tile, source } => {
                of("activated-free", seat).with("tile", tile.say()).with("source", source.say())
            }
            Event::Declined { seat, tile } => of("declined", seat).with("tile", tile.say()),
            Event::Bonus { seat, reward } => {
                let (track, n) = reward.gain();
                of("bonus", seat).with("gain", gain(track, n))
            }
            Event::Stopped { seat } => of("stopped", seat),
            Event::Neutral { culture } => say("neutral").with("n", culture),
            Event::Token { seat, corner } => of("token", seat).with("corner", corner.say()),
            Event::Slid { tiles } => say("slid").with("tiles", say_row(&tiles)),
            Event::Era { era } => say("era").with("n", era),
            Event::Revealed { tiles } => {
                say("revealed").with("tiles", say_row(&tiles)).with("n", tiles.tiles().len() as u8)
            }
            Event::Expo { era } => say("expo").with("n", era),
            Event::ExpoSeat { seat, figures } => say_expo(seat, &figures),
            Event::BeforeExpo { seat, tile } => of("before-expo", seat).with("tile", tile.say()),
            Event::Payment { seat, price, taxed } => {
                of("payment", seat).with("price", price).with("taxed", taxed)
            }
            Event::EndTile { seat, tile, track, n } => {
                of("end-tile", seat).with("tile", tile.say()).with("gain", gain(track, n))
            }
            Event::Converted { seat, energy, economy, culture, progress } => of("converted", seat)
                .with("energy", i32::from(energy))
                .with("economy", i32::from(economy))
                .with("culture", i32::from(culture))
                .with("progress", i32::from(progress)),
            Event::Discarded => say("discarded"),
            Event::Won { seat, n } => of("won", seat).with("n", i32::from(n)),
        }
    }
}

/// A sentence of the log.
fn say(key: &'static str) -> Message {
    Message::new(format!("the-capitals-log-{key}"))
}

/// One about a seat.
fn of(key: &'static str, seat: Seat) -> Message {
    say(key).with("seat", seat)
}

fn say_arrow(seat: Seat, track: Track, end: End) -> Message {
    let row = data().track(track).expect("checked: only tracks with ends have arrows");
    let (name, arrow) = match end {
        End::Low => ("low", row.low.as_ref().unwrap_or(&row.high)),
        End::High => ("high", &row.high),
    };
    of("arrow", seat)
        .with("track", track.name())
        .with("end", name)
        .with("gain", gain(arrow.track, i16::from(arrow.n)))
}

fn say_row(row: &Row) -> Vec<Message> {
    row.tiles().iter().map(Say::say).collect()
}

/// What a World Expo gave, step by step (2.9).
fn say_expo(seat: Seat, figures: &ExpoFigures) -> Message {
    let said = of("expo-seat", seat)
        .with("jobs", i32::from(figures.jobs()))
        .with("unemployment", i32::from(figures.unemployment()))
        .with("behind", i32::from(figures.behind()))
        .with("total", i32::from(figures.total()));
    match figures.bonus() {
        Some((track, n)) => said.with("bonus", track.name()).with("gain", gain(track, n)),
        None => said.with("bonus", "none").with("gain", gain(Track::Prestige, 0)),
    }
}
