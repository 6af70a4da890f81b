//! What lies ahead: the time that is left, World Expos, the end, the plant,
//! initiative.

use std::cmp::Ordering;

use insula_core::Seat;

use super::project;
use crate::MAX_SEATS;
use crate::TheCapitals;
use crate::city::Slots;
use crate::data::data;
use crate::effect::{Effect, Track};
use crate::phase::expo::ExpoFigures;
use crate::phase::{Phase, tourism};
use crate::run;

/// What a dollar is worth: it makes a quarter of a point at the end.
pub(super) const MONEY: i32 = 25;
/// What a dollar is worth that is likely to be lost at the end of the track.
const LOST: i32 = 10;
/// How many dollars more a turn brings than it takes.
const INCOME: i32 = 3;
/// What each of the first dollars spares in Extra Taxation besides.
const NEEDY: i32 = 9;
/// How many dollars a city needs in reserve.
const RESERVE: i32 = 10;
/// What a cube is worth at the end.
pub(super) const CUBE: i32 = 25;
/// What a cube is worth that an activation can use.
pub(super) const USED_CUBE: i32 = 55;
/// What one more activation is worth.
const ACTIVATION: i32 = 130;
/// What a place further left is worth before the tiles are chosen.
const EARLY: i32 = 35;
/// What can be had for one more person, before work for them comes.
const PERSON: i32 = 40;
/// By the rounds until a World Expo, how sure its public services are, in
/// percent.
const SURE: [i32; 4] = [100, 70, 55, 45];
/// By the rounds until a World Expo, how sure unemployment is, in percent.
const IDLE: [i32; 4] = [100, 45, 25, 15];
/// How sure the later ones are.
const LATER: (i32, i32) = (35, 10);

/// The time that is left, and the next World Expo as of now.
pub(super) struct Outlook {
    /// World Expos to come, one at least.
    expos: i32,
    /// Rounds after this one before the next World Expo.
    until: usize,
    /// Rounds after this one.
    rounds: i32,
    figures: [ExpoFigures; MAX_SEATS],
    highest: Seat,
    lowest: Option<Seat>,
}

/// What lies ahead of one seat.
pub(super) struct Ahead {
    /// Executive turns that have not begun.
    pub turns: i32,
    /// Those of them in this era.
    pub soon: i32,
    /// Builds in the Building phases to come.
    pub builds: i32,
    /// One of them is in this round.
    pub builds_now: bool,
    /// What a space of progress is worth.
    pub step: i32,
    /// How much money is likely to be lost at the end of the track (2.5l).
    excess: i32,
    /// By track, what one more is worth.
    pub values: [i32; 8],
}

impl Ahead {
    /// What money is worth: some of it is needed, some may be too much.
    pub fn money(&self, money: i32) -> i32 {
        MONEY * money + NEEDY * money.min(RESERVE) - (MONEY - LOST) * self.excess
    }
}

impl Outlook {
    pub fn new(game: &TheCapitals) -> Outlook {
        let time = &data().time;
        Outlook {
            expos: i32::from(time.eras) - game.era() as i32,
            until: usize::from((time.rounds - game.round % time.rounds) % time.rounds),
            rounds: i32::from(time.eras * time.rounds - game.round),
            figures: figures(game),
            highest: tourism::highest(game),
            lowest: tourism::lowest(game),
        }
    }

    pub fn ahead(&self, game: &TheCapitals, seat: Seat) -> Ahead {
        let rank = game.rank(seat);
        // Whether the build and the Executive turn of this round are to come.
        let (builds_now, acts) = match game.phase {
            Phase::Political => (true, true),
            Phase::Building => (rank >= game.at, true),
            Phase::Executive => (false, rank > game.at),
            Phase::Tokens | Phase::Prosperity | Phase::Extra | Phase::BeforeExpo | Phase::Over => {
                (false, false)
            }
        };
        let turns = self.rounds + i32::from(acts);
        let builds = self.rounds + i32::from(builds_now);
        let step = step(game, seat, turns, builds);
        let money = i32::from(game.side(seat).tracks.get(Track::Economy));
        let last = data().track(Track::Economy).map_or(0, |row| i32::from(row.last));
        let excess = (money + INCOME * turns - last).clamp(0, money);
        Ahead {
            turns,
            soon: self.until as i32 + i32::from(acts),
            builds,
            builds_now,
            step,
            excess,
            values: self.values(seat, step, excess),
        }
    }

    /// What work brings at the World Expos to come (2.9b).
    pub fn employment(&self, seat: Seat) -> i32 {
        i32::from(self.figures[seat.index()].jobs()) * (100 + 90 * (self.expos - 1))
    }

    /// What people without work cost there (2.9c), and the work that may come.
    pub fn people(&self, seat: Seat, ahead: &Ahead) -> i32 {
        let figures = &self.figures[seat.index()];
        let sure = IDLE[self.until] + LATER.1 * (self.expos - 1);
        let needed = (2 * ahead.builds).min(6);
        let work = PERSON * self.expos * i32::from(figures.unemployed).min(needed) / 2;
        i32::from(figures.unemployment()) * sure + work
    }

    /// What public services bring at the World Expos to come (2.9d, 2.9e).
    pub fn public(&self, seat: Seat, step: i32) -> i32 {
        let figures = &self.figures[seat.index()];
        let bonus = figures.bonus().map_or(0, |(track, n)| {
            i32::from(n)
                * match track {
                    Track::Prestige => 100,
                    Track::Progress => step,
                    _ => MONEY,
                }
        });
        (bonus + 100 * i32::from(figures.behind())) * self.sure() / 100
    }

    /// The activation of the highest culture, and the tourist of the lowest (2.6).
    pub fn tourists(&self, seat: Seat, ahead: &Ahead) -> i32 {
        let turns = ahead.turns.min(4);
        let gain = if self.highest == seat { ACTIVATION / 2 * turns } else { 0 };
        let loss = if self.lowest == Some(seat) { USED_CUBE / 2 * turns } else { 0 };
        gain - loss
    }

    /// What the place on the initiative track costs and gives.
    pub fn initiative(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let side = game.side(seat);
        let place = &data().spaces[usize::from(side.space)];
        let early = match game.phase {
            Phase::Political => EARLY * (data().spaces.len() as i32 - i32::from(side.space)),
            _ => 0,
        };
        if self.rounds > 0 {
            // (2.3d) It multiplies the next price, usually a small one.
            return early - i32::from(place.times) * MONEY * 3 / 2;
        }
        // (2.11b) The last payment.
        let price = u16::from(place.price) * u16::from(place.times);
        let taxations = i32::from(side.tracks.taxations(price));
        let money = i32::from(price) - taxations * i32::from(data().taxation.economy);
        early - money * MONEY - 100 * taxations
    }

    /// By track, what one more is worth.
    fn values(&self, seat: Seat, step: i32, excess: i32) -> [i32; 8] {
        let unemployed = self.figures[seat.index()].unemployed;
        let mut values = [0; 8];
        values[Track::Progress.index()] = step;
        values[Track::Employment.index()] = if unemployed > 0 { 100 * self.expos } else { 10 };
        values[Track::Population.index()] = if unemployed < 3 { PERSON } else { 0 };
        values[Track::Public.index()] = self.sure() * 9 / 10;
        values[Track::Culture.index()] = 70;
        values[Track::Energy.index()] = CUBE + 15;
        values[Track::Prestige.index()] = 100;
        values[Track::Economy.index()] = (MONEY - excess / 2).max(LOST);
        values
    }

    /// How sure public services are over all World Expos to come, in percent.
    fn sure(&self) -> i32 {
        SURE[self.until] + LATER.0 * (self.expos - 1)
    }
}

/// What tiles give just before the last World Expo (2.11a) and at the end
/// (2.11c), with the tracks of now.
pub(super) fn end(game: &TheCapitals, seat: Seat, ahead: &Ahead) -> i32 {
    let city = &game.side(seat).city;
    let waiting = match game.phase {
        Phase::BeforeExpo => match game.rank(seat).cmp(&game.at) {
            Ordering::Less => Slots::NONE,
            Ordering::Equal => game.left,
            Ordering::Greater => city.slots(),
        },
        _ => city.slots(),
    };
    let mut sum = 0;
    for slot in city.slots().iter() {
        let Some(tile) = city.tile(slot) else { continue };
        if let (Some(effect), true) = (tile.before_expo(), waiting.contains(slot)) {
            sum += project::worth(game, seat, tile, Some(city.cell(slot)), 2, ahead, effect);
        }
        for effect in tile.end().as_slice() {
            let &Effect::Move { track, n, per } = effect else { continue };
            let times = run::count(game, seat, tile, city.cell(slot), per);
            let worth = if track == Track::Prestige { 100 } else { 50 };
            sum += worth * i32::from(n.in_era(2)) * i32::from(times);
        }
    }
    sum
}

/// What a space of progress is worth: a part of the next plant, and a point of
/// its own at the end.
fn step(game: &TheCapitals, seat: Seat, turns: i32, builds: i32) -> i32 {
    let level = game.side(seat).tracks.level();
    let plants = &data().plants;
    let now = usize::from(level) - 1;
    let Some(next) = plants.get(now + 1) else { return 100 };
    let cubes = i32::from(run::next_plant(game, seat, level + 1));
    let more = i32::from(next.activations > plants[now].activations);
    // The level after it is a step nearer too.
    let soon = plants.get(now + 2).map_or(0, |soon| {
        i32::from(soon.activations > next.activations) * (turns - 2).max(0) * ACTIVATION / 2
    });
    let worth = if turns > 0 { USED_CUBE } else { CUBE };
    let upgrade = cubes * worth + more * ACTIVATION * turns + soon;
    let each = upgrade / i32::from(data().progress.steps);
    match builds {
        0 => 100,
        1 => (each + 100) / 2,
        2 => (2 * each + 100) / 3,
        _ => each,
    }
}

/// As if the World Expo were now (2.9), but for what arrows and upgrades of it
/// would move.
fn figures(game: &TheCapitals) -> [ExpoFigures; MAX_SEATS] {
    let mut figures = [ExpoFigures::default(); MAX_SEATS];
    let mut keys = [(0, 0, 0); MAX_SEATS];
    for (rank, &seat) in game.in_order().iter().enumerate() {
        let tracks = &game.side(seat).tracks;
        let figures = &mut figures[seat.index()];
        figures.employment = tracks.get(Track::Employment) as u8;
        figures.unemployed = tracks.get(Track::Population) as u8 - figures.employment;
        figures.level = tracks.get(Track::Public) as u8;
        // (A33) Ranked by the money after the bonus.
        let bonus = figures.bonus().filter(|&(track, _)| track == Track::Economy);
        let money = tracks.get(Track::Economy) + bonus.map_or(0, |(_, n)| n);
        keys[seat.index()] = (tracks.get(Track::Public), money, -(rank as i16));
    }
    for seat in game.all_seats() {
        let own = keys[seat.index()];
        let ahead = game.all_seats().filter(|other| keys[other.index()] > own);
        figures[seat.index()].ahead = ahead.count() as u8;
    }
    figures
}
