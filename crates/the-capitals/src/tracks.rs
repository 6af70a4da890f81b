//! A seat's six tracks, the cubes on its plant, its prestige and the level of
//! its plant (2.5, 2.10).
//!
//! **Invariant:** every marker lies on a space of its track, employment never
//! above population; below level 6 the steps are fewer than one turn of the
//! progress loop. Every change goes through here, by the rules.

mod arrows;
mod pay;
#[cfg(test)]
mod tests;

pub use arrows::{Arrows, End};
pub use pay::Paid;

use crate::data::{Arrow, data};
use crate::effect::Track;

/// What a seat has on the board and on its plant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tracks {
    prestige: i16,
    energy: u16,
    population: u8,
    employment: u8,
    public: u8,
    culture: u8,
    economy: u8,
    /// Spaces of progress since the last upgrade.
    steps: u8,
    level: u8,
}

/// What a move did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// Which track.
    pub track: Track,
    /// How far it should have moved.
    pub asked: i16,
    /// How far it moved. Of money, with what taxation brought.
    pub by: i16,
    /// The red arrow that took effect.
    pub arrow: Option<End>,
    /// Employment lost because the people left (A14).
    pub followed: u8,
    /// Upgrades of the plant; its level is up already, the cubes of the new
    /// plants are not there yet.
    pub upgrades: u8,
    /// How often Extra Taxation was made.
    pub taxations: u16,
}

impl Moved {
    /// What the red arrow gave.
    pub fn given(self) -> Option<&'static Arrow> {
        let row = data().track(self.track)?;
        match self.arrow? {
            End::Low => row.low.as_ref(),
            End::High => Some(&row.high),
        }
    }
}

impl Tracks {
    /// The start spaces (2.1d), before the payment of 2.1f, and the level-1
    /// plant with its cubes (2.1h).
    pub fn new() -> Tracks {
        let [population, employment, public, culture, economy] = data().tracks.map(|row| row.start);
        let [plant, ..] = data().plants;
        let [cubes, ..] = plant.cubes;
        Tracks {
            prestige: 0,
            energy: u16::from(cubes),
            population,
            employment,
            public,
            culture,
            economy,
            steps: 0,
            level: plant.level,
        }
    }

    /// Where a track stands: its space, the cubes, the prestige; of progress,
    /// the spaces since the last upgrade.
    #[inline]
    pub const fn get(&self, track: Track) -> i16 {
        match track {
            Track::Progress => self.steps as i16,
            Track::Employment => self.employment as i16,
            Track::Population => self.population as i16,
            Track::Public => self.public as i16,
            Track::Culture => self.culture as i16,
            Track::Energy => self.energy as i16,
            Track::Prestige => self.prestige,
            Track::Economy => self.economy as i16,
        }
    }

    /// How far a track can still move up (2.5a, 2.5c).
    #[inline]
    pub fn room(&self, track: Track) -> i16 {
        match (track, data().track(track)) {
            (Track::Employment, _) => self.get(Track::Population) - self.get(track),
            (_, Some(row)) => i16::from(row.last) - self.get(track),
            (_, None) => i16::MAX,
        }
    }

    /// The level of the plant.
    #[inline]
    pub const fn level(&self) -> u8 {
        self.level
    }

    /// The full groups of `n` on a track (2.4m). Money is what there is:
    /// taxation does not help (2.10d).
    #[inline]
    pub const fn every(&self, n: u8, track: Track) -> i16 {
        self.get(track).div_euclid(n as i16)
    }

    /// Moves a track by `n`, a loss being negative, as far as the rules let
    /// it. A loss of money is a payment ([`Tracks::pay`]). `arrows` are those
    /// that took effect before in the same build or activation; each other
    /// gain begins with none (A13, A68).
    pub fn shift(&mut self, track: Track, n: i16, arrows: &mut Arrows) -> Moved {
        let before = self.get(track);
        let mut moved =
            Moved { track, asked: n, by: 0, arrow: None, followed: 0, upgrades: 0, taxations: 0 };
        match track {
            Track::Population | Track::Employment | Track::Public | Track::Culture => {
                moved.arrow = self.slide(track, n, arrows);
            }
            Track::Economy if n < 0 => moved.taxations = self.pay(n.unsigned_abs()).taxations,
            Track::Economy => moved.arrow = self.slide(track, n, arrows),
            Track::Progress => moved.upgrades = self.advance(n),
            // (1.3) Cubes do not run out. (2.5g) What is not there is not lost.
            Track::Energy => self.energy = self.energy.saturating_add_signed(n),
            Track::Prestige => self.prestige += n,
        }
        moved.by = match track {
            // Its spaces are counted anew at an upgrade.
            Track::Progress => n,
            _ => self.get(track) - before,
        };
        // (2.5b, A14) Never more workers than people; no arrow for that.
        moved.followed = self.employment.saturating_sub(self.population);
        self.employment -= moved.followed;
        moved
    }

    /// Moves a track with two ends; tells the arrow that took effect.
    fn slide(&mut self, track: Track, n: i16, arrows: &mut Arrows) -> Option<End> {
        let row = data().track(track).expect("checked: these tracks have ends");
        let (first, last) = (i16::from(row.first), i16::from(row.last));
        let to = self.get(track) + n;
        let end = match () {
            () if to < first => Some(End::Low),
            () if to > last => Some(End::High),
            () => None,
        };
        // (2.5c, 2.5f) The marker stays on the last space. (2.5a) Employment stays
        // with population, and what is cut off by it passes no end (A58).
        let high = match track {
            Track::Employment => last.min(i16::from(self.population)),
            _ => last,
        };
        *self.space(track) = to.clamp(first, high.max(first)) as u8;
        let end = end.filter(|end| *end == End::Low || high == last)?;
        let arrow = match end {
            End::Low => row.low.as_ref()?,
            End::High => &row.high,
        };
        // (2.5d, A13) Once, however far the move would go.
        if !arrows.insert(track, end) {
            return None;
        }
        let n = i16::from(arrow.n);
        match arrow.track {
            Track::Energy => self.energy = self.energy.saturating_add_signed(n),
            Track::Prestige => self.prestige += n,
            _ => unreachable!("checked: the data's arrows give prestige or energy"),
        }
        Some(end)
    }

    /// Progress; tells how many upgrades it brings (2.5h). No component takes
    /// progress away.
    fn advance(&mut self, n: i16) -> u8 {
        debug_assert!(n >= 0);
        let top = data().plants.len() as u8;
        let turn = data().progress.steps;
        self.steps = self.steps.saturating_add(u8::try_from(n).unwrap_or(0));
        // (A50) Each turn is an upgrade, (2.5j) but not beyond the last plant,
        // from which the spaces are counted on.
        let upgrades = (self.steps / turn).min(top - self.level);
        self.level += upgrades;
        self.steps -= upgrades * turn;
        upgrades
    }

    /// Puts a marker where a test wants it.
    #[cfg(test)]
    pub(crate) fn set(&mut self, track: Track, n: i16) {
        match track {
            Track::Progress => self.steps = n as u8,
            Track::Energy => self.energy = n as u16,
            Track::Prestige => self.prestige = n,
            Track::Population
            | Track::Employment
            | Track::Public
            | Track::Culture
            | Track::Economy => *self.space(track) = n as u8,
        }
    }

    /// Gives a test the plant that it wants, without its cubes.
    #[cfg(test)]
    pub(crate) fn set_level(&mut self, level: u8) {
        self.level = level;
    }

    fn space(&mut self, track: Track) -> &mut u8 {
        match track {
            Track::Population => &mut self.population,
            Track::Employment => &mut self.employment,
            Track::Public => &mut self.public,
            Track::Culture => &mut self.culture,
            Track::Economy => &mut self.economy,
            Track::Progress | Track::Energy | Track::Prestige => {
                unreachable!("checked: only tracks with ends slide")
            }
        }
    }
}

impl Default for Tracks {
    fn default() -> Tracks {
        Tracks::new()
    }
}
