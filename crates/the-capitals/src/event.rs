//! What happened, for the log and the sound. All of it is public.

use insula_core::{Message, Say, Seat};

use crate::action::{First, Reward};
use crate::city::{Cell, Corner};
use crate::data::data;
use crate::effect::Track;
use crate::phase::expo::ExpoFigures;
use crate::stock::Row;
use crate::tile::TileId;
use crate::tracks::End;
use crate::words::effects::gain;

/// Something that everybody may know.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Event {
    /// A round begins.
    Round {
        /// 1 to 12.
        round: u8,
        /// 1 to 3.
        era: u8,
    },
    /// An initiative space was chosen.
    Space {
        /// Who.
        seat: Seat,
        /// From 1.
        space: u8,
        /// What it cost.
        price: u16,
        /// Extra Taxations for it.
        taxed: u16,
    },
    /// A tile was built.
    Built {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// What its row cost.
        price: u8,
        /// The prestige lost to placement rules: 0, 2 or 4.
        penalty: u8,
        /// Extra Taxations for all of it.
        taxed: u16,
    },
    /// A lake was built.
    Lake {
        /// Who.
        seat: Seat,
        /// The tile that was turned over.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// The cubes it brought.
        cubes: u8,
    },
    /// A tile moved tracks.
    Effects {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// By track, in sum; red arrows, plants and taxation apart.
        gains: [i16; 8],
    },
    /// A plant was upgraded.
    Upgraded {
        /// Whose.
        seat: Seat,
        /// To this level.
        level: u8,
        /// With these cubes.
        cubes: u8,
    },
    /// A red arrow took effect.
    Arrow {
        /// Whose.
        seat: Seat,
        /// On this track.
        track: Track,
        /// At this end.
        end: End,
    },
    /// Employment fell with population.
    Followed {
        /// Whose.
        seat: Seat,
        /// So far.
        n: u8,
    },
    /// The owner chose what comes first on a track.
    First {
        /// Who.
        seat: Seat,
        /// Which track.
        track: Track,
        /// What.
        first: First,
    },
    /// The Highest Culture token was taken.
    Culture {
        /// By whom.
        seat: Seat,
        /// With so much culture.
        culture: i16,
    },
    /// A tourist went to another city.
    Tourist {
        /// Whose.
        owner: Seat,
        /// To whose city.
        host: Seat,
    },
    /// A tourist came home.
    TouristHome {
        /// Whose.
        owner: Seat,
    },
    /// The neutral tourist went to a city.
    TouristNeutral {
        /// To whose.
        host: Seat,
    },
    /// A tile was activated.
    Activated {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// For so many cubes and tourists.
        cost: u8,
        /// So many of them tourists.
        tourists: u8,
        /// Extra Taxations for all of it.
        taxed: u16,
    },
    /// A tile was activated by another one.
    ActivatedFree {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// By this one.
        source: TileId,
    },
    /// A free activation was declined.
    Declined {
        /// Who.
        seat: Seat,
        /// That of this tile.
        tile: TileId,
    },
    /// A city activated nothing.
    Bonus {
        /// Who.
        seat: Seat,
        /// What it took.
        reward: Reward,
    },
    /// A city activated no more, though it could have.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// The neutral culture went up.
    Neutral {
        /// To this.
        culture: u8,
    },
    /// A construction token was moved.
    Token {
        /// Whose.
        seat: Seat,
        /// To where.
        corner: Corner,
    },
    /// Tiles left the last row.
    Slid {
        /// Which.
        tiles: Row,
    },
    /// The stack of a new era is opened.
    Era {
        /// 2 or 3.
        era: u8,
    },
    /// Tiles came into the Projects Area.
    Revealed {
        /// Which.
        tiles: Row,
    },
    /// A World Expo takes place.
    Expo {
        /// Which, 1 to 3.
        era: u8,
    },
    /// What a World Expo gave a city.
    ExpoSeat {
        /// Whose.
        seat: Seat,
        /// What decided it.
        figures: ExpoFigures,
    },
    /// An effect before Expo III happens.
    BeforeExpo {
        /// Whose.
        seat: Seat,
        /// Of which tile.
        tile: TileId,
    },
    /// The last payment for the initiative space.
    Payment {
        /// Who.
        seat: Seat,
        /// How much.
        price: u16,
        /// Extra Taxations for it.
        taxed: u16,
    },
    /// An effect at the end of the game.
    EndTile {
        /// Whose.
        seat: Seat,
        /// Of which tile.
        tile: TileId,
        /// What it moved.
        track: Track,
        /// How far.
        n: i16,
    },
    /// Prestige for what is left.
    Converted {
        /// Whose.
        seat: Seat,
        /// For cubes.
        energy: i16,
        /// For money.
        economy: i16,
        /// For culture.
        culture: i16,
        /// For progress.
        progress: i16,
    },
    /// Prosperity tiles left over were discarded, unseen.
    Discarded,
    /// Somebody won.
    Won {
        /// Who.
        seat: Seat,
        /// With so much prestige.
        n: i16,
    },
}

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
