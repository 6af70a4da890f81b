//! A build: a tile, its cell, what comes first (A8), and then all of it at
//! once (2.4). The Building phase, the extra build of Financial District and
//! the Prosperity builds share it.

use insula_core::{EventSink, Seat};

use super::pending::{Build, Deed, Order, Pending, Targets};
use super::{Phase, flow, free, projects, prosperity};
use crate::action::First;
use crate::city::Cell;
use crate::data::data;
use crate::effect::Track;
use crate::event::Event;
use crate::run::{
    Aloud, Book, Run, Source, Steps, activates_another, has_extra_build, late_losses,
};
use crate::tile::TileId;
use crate::{Action, Illegal, TheCapitals};

/// The tracks where a gain and a loss can meet; of energy the loss always
/// comes first, and of prestige it does not matter (A8).
const ASKED: [Track; 5] =
    [Track::Public, Track::Economy, Track::Culture, Track::Population, Track::Employment];

/// Every tile of the Projects Area (2.4a).
#[inline]
pub(crate) fn legal_tile(game: &TheCapitals, out: &mut Vec<Action>) {
    let tiles = game.rows.iter().flat_map(|row| row.tiles());
    out.extend(tiles.map(|&tile| Action::Tile(tile)));
}

pub(crate) fn check_tile(game: &TheCapitals, tile: TileId) -> Result<(), Illegal> {
    match projects::price(game, tile) {
        Some(_) => Ok(()),
        None => Err(Illegal::NotInProjects { tile }),
    }
}

#[inline]
pub(crate) fn legal_place(game: &TheCapitals, seat: Seat, out: &mut Vec<Action>) {
    game.side(seat).city.cells_to_build(|cell| out.push(Action::Place(cell)));
}

pub(crate) fn check_place(game: &TheCapitals, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    // (2.4c)
    let city = &game.side(seat).city;
    city.check_build(cell).map_err(|why| Illegal::Misplaced { cell, why })
}

pub(crate) fn commit_place(
    game: &mut TheCapitals,
    seat: Seat,
    cell: Cell,
    log: &mut impl EventSink<Event>,
) {
    let Some(Pending::Place { tile, lake }) = *game.pending.get() else { return };
    decide(game, seat, Build { tile, lake, cell, order: Order::default() }, log);
}

pub(crate) fn commit_first(
    game: &mut TheCapitals,
    seat: Seat,
    first: First,
    log: &mut impl EventSink<Event>,
) {
    let Some(Pending::Order { mut build, track }) = *game.pending.get() else { return };
    build.order = build.order.with(track, first == First::Loss);
    decide(game, seat, build, log);
}

/// Asks what is still to be decided, or builds.
fn decide(game: &mut TheCapitals, seat: Seat, build: Build, log: &mut impl EventSink<Event>) {
    if !build.lake {
        if let Some(track) = question(game, seat, &build) {
            *game.pending.get_mut() = Some(Pending::Order { build, track });
            return;
        }
        let asks = activates_another(build.tile.immediate().as_slice())
            && !free::targets(game, seat, build.cell).is_empty();
        if asks {
            let (deed, source) = (Deed::Build(build), build.tile);
            *game.pending.get_mut() = Some(Pending::Free { deed, source, targets: Targets::NONE });
            return;
        }
    }
    finish(game, seat, build, Targets::NONE, None, log);
}

/// The next track on which the owner is to say what comes first (2.4i): a gain
/// and a loss meet there and their order changes the result.
pub(crate) fn question(game: &TheCapitals, seat: Seat, build: &Build) -> Option<Track> {
    let Build { tile, cell, order, .. } = *build;
    let city = &game.side(seat).city;
    if !Steps::may_meet(city, tile) {
        return None;
    }
    let steps = Steps::of(city, tile, cell, game.era(), order);
    let after = |track, loss| {
        let mut game = game.clone();
        let build = Build { order: order.with(track, loss), ..*build };
        let price = price(&game, tile);
        Run::new(&mut game, seat, &mut ()).build(&build, price, &[]);
        game.side(seat).tracks
    };
    ASKED.into_iter().find(|&track| {
        !order.asked(track) && steps.meet(track) && after(track, false) != after(track, true)
    })
}

/// Carries out a build that is decided, with the targets of free activations;
/// `declined` is the tile whose free activation was not wanted.
pub(crate) fn finish(
    game: &mut TheCapitals,
    seat: Seat,
    build: Build,
    targets: Targets,
    declined: Option<TileId>,
    log: &mut impl EventSink<Event>,
) {
    *game.pending.get_mut() = None;
    let Build { tile, lake, cell, order } = build;
    let price = price(game, tile);
    match game.phase {
        Phase::Prosperity => game.side_mut(seat).hand.get_mut().remove(tile),
        _ => projects::take(game, tile),
    }
    let mut book = None;
    if lake {
        log.log(|| Event::Lake { seat, tile, cell, cubes: data().lake.energy });
        Run::new(game, seat, &mut ()).lake(&build);
    } else {
        log.log(|| {
            let mut told = Book::new(seat);
            let penalty = -game.side(seat).city.penalty(tile, cell).prestige() as u8;
            Run::new(&mut game.clone(), seat, &mut told).build(&build, price, targets.as_slice());
            let taxed = told.taxed();
            book = Some(told);
            Event::Built { seat, tile, cell, price, penalty, taxed }
        });
        for (track, loss) in order.answers() {
            let first = if loss { First::Loss } else { First::Gain };
            log.log(|| Event::First { seat, track, first });
        }
        Run::new(game, seat, &mut ()).build(&build, price, targets.as_slice());
        if let Some(book) = book {
            book.tell(log);
        }
        if let Some(tile) = declined {
            log.log(|| Event::Declined { seat, tile });
        }
    }
    match game.phase {
        Phase::Building => {
            game.side_mut(seat).built = Some(tile);
            flow::after_building(game, log);
        }
        // (2.13i, A64) A build of its own, of the same seat; its losses come
        // after it, or at once where there is nothing to build.
        Phase::Prosperity if !lake && has_extra_build(tile) => {
            game.phase = Phase::Extra;
            if game.rows.iter().all(|row| row.tiles().is_empty()) {
                end_extra(game, seat, log);
            }
        }
        Phase::Prosperity => prosperity::after(game, log),
        Phase::Extra => end_extra(game, seat, log),
        Phase::Political | Phase::Executive | Phase::Tokens | Phase::BeforeExpo | Phase::Over => {}
    }
}

/// The price of the row where a tile lies; a tile of the hand has none (2.13e).
pub(crate) fn price(game: &TheCapitals, tile: TileId) -> u8 {
    projects::price(game, tile).unwrap_or(0)
}

/// The extra build is over: what Financial District takes after it (A64).
fn end_extra(game: &mut TheCapitals, seat: Seat, log: &mut impl EventSink<Event>) {
    let city = &game.side(seat).city;
    let mut tiles = city.slots().iter().filter_map(|slot| city.tile(slot));
    if let Some(tile) = tiles.find(|&tile| has_extra_build(tile)) {
        for (track, n) in late_losses(tile, game.era()) {
            Run::new(game, seat, &mut Aloud { seat, log }).shift(Source::Tile(tile), track, n);
        }
    }
    game.phase = Phase::Prosperity;
    prosperity::after(game, log);
}
