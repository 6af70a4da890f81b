//! What a run moves, with the reason for each part.
//!
//! **Invariant:** listens to the engine's [`Trace`] and adds up; it knows no
//! effect.

use insula_core::{Message, Say};

use crate::data::data;
use crate::effect::Track;
use crate::run::{Source, Trace};
use crate::tile::TileId;
use crate::tracks::{Moved, Tracks};
use crate::words::effects::sign;

/// Why a track moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Why {
    /// What the engine named.
    Source(Source),
    /// Extra Taxation.
    Taxation,
    /// The red arrow of this track.
    Arrow(Track),
    /// Employment went with the population.
    Followed,
}

/// What moved, in the order in which it began to.
#[derive(Debug, Default)]
pub(super) struct Parts {
    list: Vec<(Why, Track, i16)>,
    /// Extra Taxations.
    pub taxed: u16,
    /// Upgrades: the level, and the cubes of its plant.
    pub upgrades: Vec<(u8, i16)>,
}

impl Parts {
    fn add(&mut self, why: Why, track: Track, n: i16) {
        let same = |part: &&mut (Why, Track, i16)| part.0 == why && part.1 == track;
        match self.list.iter_mut().find(same) {
            Some(part) => part.2 += n,
            None => self.list.push((why, track, n)),
        }
    }

    /// The cubes that an activation cost.
    pub fn paid(&mut self, n: i16) {
        self.add(Why::Source(Source::Price), Track::Energy, n);
    }

    /// A sentence for each track that is another or was moved to and fro.
    pub fn notes(&self, before: &Tracks, after: &Tracks) -> Vec<Message> {
        Track::ALL.into_iter().filter_map(|track| self.note(track, before, after)).collect()
    }

    fn note(&self, track: Track, before: &Tracks, after: &Tracks) -> Option<Message> {
        let parts: Vec<&(Why, Track, i16)> =
            self.list.iter().filter(|part| part.1 == track && part.2 != 0).collect();
        let (from, to) = (before.get(track), after.get(track));
        if parts.is_empty() {
            return None;
        }
        // Progress begins anew at an upgrade: its spaces are the parts.
        let n = match track {
            Track::Progress => parts.iter().map(|part| part.2).sum(),
            _ => to - from,
        };
        Some(
            Message::new("the-capitals-note-track")
                .with("track", track.name())
                .with("from", i32::from(from))
                .with("to", i32::from(to))
                .with("sign", sign(n))
                .with("n", i32::from(n))
                .with("parts", parts.into_iter().map(part).collect::<Vec<_>>()),
        )
    }

    /// Each tile that moves something, for the board: `fires doctor public 1`.
    pub fn marks(&self) -> Vec<String> {
        let fires = |&(why, track, n): &(Why, Track, i16)| match why {
            Why::Source(Source::Tile(tile)) if n != 0 => {
                Some(format!("fires {} {} {n}", tile.slug(), track.name()))
            }
            _ => None,
        };
        self.list.iter().filter_map(fires).collect()
    }
}

impl Trace for Parts {
    fn moved(&mut self, source: Source, moved: Moved) {
        // What taxation brings is a part of its own.
        let by = match moved.track {
            Track::Economy if moved.asked < 0 => moved.asked,
            _ => moved.by,
        };
        self.add(Why::Source(source), moved.track, by);
        if let Source::Plant(level) = source {
            self.upgrades.push((level, by));
        }
        if moved.taxations > 0 {
            let (times, rule) = (moved.taxations as i16, &data().taxation);
            self.taxed += moved.taxations;
            self.add(Why::Taxation, Track::Economy, times * i16::from(rule.economy));
            self.add(Why::Taxation, Track::Prestige, -times * i16::from(rule.prestige));
        }
        if let Some(given) = moved.given() {
            self.add(Why::Arrow(moved.track), given.track, given.n.into());
        }
        if moved.followed > 0 {
            self.add(Why::Followed, Track::Employment, -i16::from(moved.followed));
        }
    }

    fn free(&mut self, _source: TileId, _tile: TileId) {}
}

/// "Doctor +1".
fn part(&(why, track, n): &(Why, Track, i16)) -> Message {
    let part = |key| Message::new(format!("the-capitals-part-{key}"));
    let said = match why {
        Why::Source(Source::Tile(tile)) => {
            Message::new("the-capitals-part").with("tile", tile.say())
        }
        Why::Source(Source::Price) if track == Track::Energy => part("cubes"),
        Why::Source(Source::Price) => part("price"),
        Why::Source(Source::Penalty) => part("penalty"),
        Why::Source(Source::Plant(level)) => part("plant").with("level", level),
        Why::Source(Source::Lake) => part("lake"),
        Why::Source(Source::Reward | Source::Expo | Source::Conversion) => part("bonus"),
        Why::Taxation => part("taxation"),
        Why::Arrow(track) => part("arrow").with("track", track.name()),
        Why::Followed => part("followed"),
    };
    said.with("sign", sign(n)).with("n", i32::from(n))
}
