//! The end of the game: the last payment, end effects, prestige for what is
//! left, and who wins (2.11). It asks nobody.

use insula_core::{EventSink, Scores, Seat};

use super::Phase;
use crate::data::data;
use crate::effect::{Effect, Track};
use crate::event::Event;
use crate::run::{Run, Source, Trace};
use crate::tile::TileId;
use crate::tracks::Moved;
use crate::{MAX_SEATS, TheCapitals};

/// What the end brings a city besides its tiles' effects, which the trace is
/// told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ending {
    /// The last payment (2.11b).
    pub price: u16,
    /// Extra Taxations for it.
    pub taxations: u16,
    /// Prestige for cubes, money, culture and progress (2.11d, 2.11e).
    pub energy: i16,
    pub economy: i16,
    pub culture: i16,
    pub progress: i16,
    /// Cubes left after the exchange (A41).
    pub cubes_left: u8,
}

/// Ends the game.
pub(crate) fn run(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    for at in 0..usize::from(game.seats) {
        let seat = game.order[at];
        game.side_mut(seat).closing = Some(game.side(seat).tracks);
        let mut told = None;
        log.log(|| {
            let mut lines = Lines { seat, lines: Vec::new() };
            let ending = count(&mut game.clone(), seat, &mut lines);
            told = Some((lines.lines, ending));
            Event::Payment { seat, price: ending.price, taxed: ending.taxations }
        });
        count(game, seat, &mut ());
        if let Some((lines, ending)) = told {
            lines.into_iter().for_each(|line| log.log(|| line));
            let Ending { energy, economy, culture, progress, .. } = ending;
            log.log(|| Event::Converted { seat, energy, economy, culture, progress });
        }
    }
    game.phase = Phase::Over;
    game.at = 0;
    log.log(|| won(game));
}

/// Who won: the tie-breaks leave one seat (2.11f).
pub(crate) fn won(game: &TheCapitals) -> Event {
    let seat = scores(game).winners().next().expect("checked: one seat is the best");
    Event::Won { seat, n: game.side(seat).tracks.get(Track::Prestige) }
}

/// The end for one city: what it was once the game is over, and before that,
/// as if the game ended now without another World Expo.
pub(crate) fn forecast(game: &TheCapitals, seat: Seat, trace: &mut impl Trace) -> Ending {
    let mut game = game.clone();
    if let Some(tracks) = game.side(seat).closing {
        game.side_mut(seat).tracks = tracks;
    }
    count(&mut game, seat, trace)
}

/// The most prestige wins; ties: most cubes left, then economy, then further
/// left on initiative (2.11f, A41).
pub(crate) fn scores(game: &TheCapitals) -> Scores {
    let (mut points, mut ties) = ([0; MAX_SEATS], [0; MAX_SEATS]);
    for seat in game.all_seats() {
        let tracks = &game.side(seat).tracks;
        let economy = tracks.get(Track::Economy) as u32;
        let left = MAX_SEATS as u32 - u32::from(game.rank(seat));
        points[seat.index()] = tracks.get(Track::Prestige).into();
        ties[seat.index()] = u32::from(cubes_left(game, seat)) << 16 | economy << 8 | left;
    }
    let seats = usize::from(game.seats);
    Scores::new(&points[..seats]).breaking_ties(&ties[..seats])
}

fn count(game: &mut TheCapitals, seat: Seat, trace: &mut impl Trace) -> Ending {
    // (2.11b, A3) The space held, at its own multiplier.
    let space = &data().spaces[usize::from(game.side(seat).space)];
    let price = u16::from(space.price) * u16::from(space.times);
    let taxations = game.side(seat).tracks.taxations(price);
    Run::new(game, seat, trace).shift(Source::Price, Track::Economy, -(price as i16));
    // (2.11c, A40) First the effects that move a track, then prestige.
    for prestige in [false, true] {
        let slots = game.side(seat).city.slots();
        for slot in slots.iter() {
            let Some(tile) = game.side(seat).city.tile(slot) else { continue };
            for &effect in tile.end().as_slice() {
                let Effect::Move { track, .. } = effect else { continue };
                if (track == Track::Prestige) == prestige {
                    // (A68) Each is a gain of its own.
                    Run::new(game, seat, trace).effect(slot, effect);
                }
            }
        }
    }
    let (tracks, made) = (&game.side(seat).tracks, &data().conversions);
    let ending = Ending {
        price,
        taxations,
        energy: tracks.every(made.energy, Track::Energy),
        economy: tracks.every(made.economy, Track::Economy),
        culture: tracks.every(made.culture, Track::Culture),
        progress: tracks.every(made.progress, Track::Progress),
        cubes_left: cubes_left(game, seat),
    };
    let converted = ending.energy + ending.economy + ending.culture + ending.progress;
    Run::new(game, seat, trace).shift(Source::Conversion, Track::Prestige, converted);
    ending
}

/// Cubes that make no prestige (A41).
fn cubes_left(game: &TheCapitals, seat: Seat) -> u8 {
    (game.side(seat).tracks.get(Track::Energy) % i16::from(data().conversions.energy)) as u8
}

/// End effects as lines of the log, one for each.
struct Lines {
    seat: Seat,
    lines: Vec<Event>,
}

impl Trace for Lines {
    fn moved(&mut self, source: Source, moved: Moved) {
        let seat = self.seat;
        if let Source::Tile(tile) = source {
            self.lines.push(Event::EndTile { seat, tile, track: moved.track, n: moved.by });
        }
        if let Some(end) = moved.arrow {
            self.lines.push(Event::Arrow { seat, track: moved.track, end });
        }
    }

    fn free(&mut self, _source: TileId, _tile: TileId) {}
}
