//! What everybody sees of a seat.

use insula_core::Seat;

use super::figures::{expo_row, final_view};
use super::{CornerView, PlacedView, SeatView, TouristView, TracksView};
use crate::action::Owner;
use crate::city::{Slot, Square};
use crate::data::data;
use crate::effect::Track;
use crate::phase::expo::ExpoFigures;
use crate::phase::{Phase, executive};
use crate::tile::TileId;
use crate::{Party, TheCapitals, Tracks, run};

pub(super) fn seat(game: &TheCapitals, seat: Seat, expo: &ExpoFigures) -> SeatView {
    let side = game.side(seat);
    let level = side.tracks.level();
    let top = data().plants.len() as u8;
    let acting = game.phase == Phase::Executive && game.turn() == Some(seat);
    SeatView {
        tracks: tracks(&side.tracks),
        level,
        activations: executive::allowed(game, seat),
        activated: if acting { game.activated } else { 0 },
        next_plant: (level < top).then(|| run::next_plant(game, seat, level + 1)),
        space: side.space + 1,
        city: side.city.slots().iter().map(|slot| placed(game, seat, side, slot)).collect(),
        tokens: side.city.tokens().map(|corner| CornerView { x: corner.x, y: corner.y }).into(),
        tourists: tourists(game, seat),
        away: game.tourists[seat.index()].host != Some(seat),
        hand: side.hand.get().len(),
        built: side.built.map(TileId::slug),
        expo: expo_row(expo),
        end: final_view(game, seat),
    }
}

fn tracks(tracks: &Tracks) -> TracksView {
    TracksView {
        progress: tracks.get(Track::Progress),
        employment: tracks.get(Track::Employment),
        population: tracks.get(Track::Population),
        public: tracks.get(Track::Public),
        culture: tracks.get(Track::Culture),
        energy: tracks.get(Track::Energy),
        prestige: tracks.get(Track::Prestige),
        economy: tracks.get(Track::Economy),
    }
}

fn placed(game: &TheCapitals, seat: Seat, side: &Party, slot: Slot) -> PlacedView {
    let (tile, lake) = match side.city.square(slot) {
        Square::Tile(tile) => (tile, false),
        Square::Lake(tile) => (tile, true),
    };
    let cell = side.city.cell(slot);
    let active = !lake && !tile.activate().is_empty();
    PlacedView {
        tile: tile.slug(),
        lake,
        x: cell.x,
        y: cell.y,
        cubes: side.cubes[slot.index()],
        cost: active.then(|| executive::cost(game, seat, tile) as u8),
    }
}

/// All tourists in the city of a seat, the neutral one last.
fn tourists(game: &TheCapitals, seat: Seat) -> Vec<TouristView> {
    let here = Owner::all().filter(|owner| game.tourists[owner.index()].host == Some(seat));
    let row = |owner: Owner| TouristView {
        owner: if owner == Owner::NEUTRAL { game.seats } else { owner.0 },
        on: game.tourists[owner.index()].on.map(TileId::slug),
        used: game.used.contains(owner),
    };
    here.map(row).collect()
}
