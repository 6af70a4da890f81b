//! What lies ahead: World Expos, the end, the plant, initiative, the hand.

use insula_core::Seat;

use crate::MAX_SEATS;
use crate::TheCapitals;
use crate::data::data;
use crate::effect::Track;
use crate::phase::expo::{self, ExpoFigures};
use crate::phase::{Phase, end, executive, tourism};
use crate::run::{self, Source, Trace};
use crate::tile::TileId;
use crate::tracks::Moved;

/// What a dollar is worth: it makes a quarter of a point at the end.
const MONEY: i32 = 25;
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
const IDLE: [i32; 4] = [100, 55, 35, 25];
/// How sure the later ones are.
const LATER: (i32, i32) = (35, 15);

/// The time that is left, and the next World Expo as of now.
pub(super) struct Outlook {
    /// World Expos to come, one at least.
    expos: i32,
    /// Rounds after this one before the next World Expo.
    until: usize,
    /// Rounds after this one.
    pub rounds: i32,
    figures: [ExpoFigures; MAX_SEATS],
    highest: Seat,
    lowest: Option<Seat>,
}

impl Outlook {
    pub fn new(game: &TheCapitals) -> Outlook {
        let time = &data().time;
        Outlook {
            expos: i32::from(time.eras) - game.era() as i32,
            until: usize::from((time.rounds - game.round % time.rounds) % time.rounds),
            rounds: i32::from(time.eras * time.rounds - game.round),
            figures: expo::estimate(game),
            highest: tourism::highest(game),
            lowest: tourism::lowest(game),
        }
    }

    /// Executive turns of a seat that have not begun.
    pub fn turns(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let to_come = match game.phase {
            Phase::Political | Phase::Building => true,
            Phase::Executive => game.rank(seat) > game.at,
            Phase::Tokens | Phase::Prosperity | Phase::Extra | Phase::BeforeExpo | Phase::Over => {
                false
            }
        };
        self.rounds + i32::from(to_come)
    }

    /// Builds of a seat in the Building phases to come.
    pub fn builds(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let to_come = match game.phase {
            Phase::Political => true,
            Phase::Building => game.rank(seat) >= game.at,
            Phase::Executive
            | Phase::Tokens
            | Phase::Prosperity
            | Phase::Extra
            | Phase::BeforeExpo
            | Phase::Over => false,
        };
        self.rounds + i32::from(to_come)
    }

    /// What a seat has and can expect from it.
    pub fn standing(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let tracks = &game.side(seat).tracks;
        let on = |track| i32::from(tracks.get(track));
        let turns = self.turns(game, seat).min(4);
        let mut sum = 100 * on(Track::Prestige) + self.expos(game, seat);
        sum += 50 * on(Track::Culture) + money(on(Track::Economy));
        // (2.6) One activation more, and the tourist of the lowest.
        if self.highest == seat {
            sum += ACTIVATION / 2 * turns;
        }
        if self.lowest == Some(seat) {
            sum -= USED_CUBE / 2 * turns;
        }
        sum + self.end(game, seat)
    }

    /// The World Expos to come, with the tracks of now.
    fn expos(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let figures = &self.figures[seat.index()];
        let later = self.expos - 1;
        let jobs = 100 * i32::from(figures.jobs()) * (100 + 90 * later) / 100;
        let idle = 100 * i32::from(figures.unemployment()) * (IDLE[self.until] + LATER.1 * later);
        let bonus = figures.bonus().map_or(0, |(track, n)| {
            i32::from(n)
                * match track {
                    Track::Prestige => 100,
                    Track::Progress => self.step(game, seat),
                    _ => MONEY,
                }
        });
        let public = bonus + 100 * i32::from(figures.behind());
        let people = self.people(game, seat);
        jobs + idle / 100 + public * (SURE[self.until] + LATER.0 * later) / 100 + people
    }

    /// Room for work to come.
    fn people(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let spare = i32::from(self.figures[seat.index()].unemployed);
        let needed = (2 * self.builds(game, seat)).min(6);
        PERSON * self.expos * spare.min(needed) / 2
    }

    /// What tiles give at the end; in the last round, the last payment too.
    fn end(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let mut gains = Gains::default();
        end::forecast(game, seat, &mut gains);
        let payment = if self.rounds == 0 { gains.payment } else { 0 };
        gains.tiles + payment
    }

    /// What a space of progress is worth: a part of the next plant, and a
    /// point of its own at the end.
    pub fn step(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let level = game.side(seat).tracks.level();
        let plants = &data().plants;
        let (now, turns) = (usize::from(level) - 1, self.turns(game, seat));
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
        match self.builds(game, seat) {
            0 => 100,
            1 => (each + 100) / 2,
            2 => (2 * each + 100) / 3,
            _ => each,
        }
    }

    /// Progress made since the last upgrade.
    pub fn progress(&self, game: &TheCapitals, seat: Seat) -> i32 {
        self.step(game, seat) * i32::from(game.side(seat).tracks.get(Track::Progress))
    }

    /// By track, what one more is worth.
    pub fn values(&self, game: &TheCapitals, seat: Seat) -> [i32; 8] {
        let figures = &self.figures[seat.index()];
        let public = (SURE[self.until] + LATER.0 * (self.expos - 1)) * 9 / 10;
        let mut values = [0; 8];
        values[Track::Progress.index()] = self.step(game, seat);
        values[Track::Employment.index()] =
            if figures.unemployed > 0 { 100 * self.expos } else { 10 };
        values[Track::Population.index()] = if figures.unemployed < 3 { PERSON } else { 0 };
        values[Track::Public.index()] = public;
        values[Track::Culture.index()] = 60;
        values[Track::Energy.index()] = CUBE + 15;
        values[Track::Prestige.index()] = 100;
        values[Track::Economy.index()] = MONEY + 3;
        values
    }

    /// What the place on the initiative track costs and gives.
    pub fn initiative(&self, game: &TheCapitals, seat: Seat) -> i32 {
        let space = usize::from(game.side(seat).space);
        let place = &data().spaces[space];
        // (2.3d) It multiplies the next price, usually a small one.
        let leaving = if self.rounds > 0 { -i32::from(place.times) * MONEY * 3 / 2 } else { 0 };
        let early = match game.phase {
            Phase::Political => EARLY * (data().spaces.len() - space) as i32,
            _ => 0,
        };
        leaving + early
    }
}

/// What money is worth: some of it is needed.
fn money(money: i32) -> i32 {
    MONEY * money + NEEDY * money.min(RESERVE)
}

/// What the end gives by tiles and takes by the last payment.
#[derive(Default)]
struct Gains {
    tiles: i32,
    payment: i32,
}

impl Trace for Gains {
    fn moved(&mut self, source: Source, moved: Moved) {
        let by = i32::from(moved.by);
        match source {
            Source::Tile(_) => {
                self.tiles += by * if moved.track == Track::Prestige { 100 } else { 50 };
            }
            Source::Price => self.payment += by * MONEY - 100 * i32::from(moved.taxations),
            Source::Penalty
            | Source::Plant(_)
            | Source::Lake
            | Source::Reward
            | Source::Expo
            | Source::Conversion => {}
        }
    }

    fn free(&mut self, _source: TileId, _tile: TileId) {}
}

/// Activations that a seat can make in the turn of now.
pub(super) fn now(game: &TheCapitals, seat: Seat) -> i32 {
    let acting = game.phase == Phase::Executive && game.turn() == Some(seat);
    match acting {
        true => i32::from(executive::allowed(game, seat)) - i32::from(game.activated),
        false => 0,
    }
}
