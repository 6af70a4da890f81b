//! What activations cost, and who can pay for them (2.7b to 2.7g).

use insula_core::Seat;

use crate::action::Owner;
use crate::city::Slot;
use crate::data::data;
use crate::effect::Track;
use crate::phase::pending::Tourists;
use crate::tile::TileId;
use crate::{TheCapitals, Tourist};

/// Activations of a turn (2.7b).
#[inline]
pub(crate) fn allowed(game: &TheCapitals, seat: Seat) -> u8 {
    let plant = &data().plants[usize::from(game.side(seat).tracks.level()) - 1];
    let token = if game.token == Some(seat) { data().culture.activations } else { 0 };
    plant.activations + token
}

/// What activating a tile of the city costs now (2.7d).
pub(crate) fn cost(game: &TheCapitals, seat: Seat, tile: TileId) -> u16 {
    let slot = game.side(seat).city.slot_of(tile).expect("checked: the tile is in the city");
    cost_in(game, seat, tile, slot)
}

#[inline]
pub(crate) fn cost_in(game: &TheCapitals, seat: Seat, tile: TileId, slot: Slot) -> u16 {
    let side = game.side(seat);
    let on_it = |tourist: &&Tourist| tourist.host == Some(seat) && tourist.on == Some(tile);
    let tourists = game.tourists.iter().filter(on_it).count();
    1 + u16::from(tile.cubes()) + u16::from(side.cubes[slot.index()]) + tourists as u16
}

/// The tourists that could pay for a tile: in the city, not used in this
/// phase, and not standing on it.
#[inline]
pub(crate) fn usable(game: &TheCapitals, seat: Seat, tile: TileId) -> Tourists {
    let mut tourists = Tourists::NONE;
    for owner in Owner::all() {
        let tourist = game.tourists[owner.index()];
        if tourist.host == Some(seat) && tourist.on != Some(tile) && !game.used.contains(owner) {
            tourists = tourists.with(owner);
        }
    }
    tourists
}

/// What is left to pay after these tourists.
pub(crate) fn rest(game: &TheCapitals, seat: Seat, tile: TileId, picked: Tourists) -> u16 {
    cost(game, seat, tile) - u16::from(picked.len())
}

/// Tells the tiles that the city can activate now, as long as `f` wants more;
/// whether there is one.
pub(super) fn affordable(
    game: &TheCapitals,
    seat: Seat,
    mut f: impl FnMut(TileId) -> bool,
) -> bool {
    let side = game.side(seat);
    let (city, cubes) = (&side.city, energy(game, seat));
    let here = |tourist: &Tourist| tourist.host == Some(seat);
    // Where the tourists of the city stand, and how many could pay at all.
    let mut stand = [None; Owner::COUNT];
    let (mut standing, mut can_pay) = (0, 0);
    for (owner, tourist) in Owner::all().zip(&game.tourists).filter(|(_, tourist)| here(tourist)) {
        let unused = !game.used.contains(owner);
        can_pay += u16::from(unused);
        if let Some(on) = tourist.on {
            stand[standing] = Some((on, unused));
            standing += 1;
        }
    }
    let mut some = false;
    for slot in city.activatable().iter() {
        let Some(tile) = city.tile(slot) else { continue };
        let mut cost = 1 + u16::from(tile.cubes()) + u16::from(side.cubes[slot.index()]);
        let mut have = cubes + can_pay;
        // (2.7g) One that stands on it raises the cost and does not pay.
        for (on, unused) in stand[..standing].iter().flatten() {
            cost += u16::from(*on == tile);
            have -= u16::from(*on == tile && *unused);
        }
        if cost <= have {
            some = true;
            if !f(tile) {
                break;
            }
        }
    }
    some
}

/// The cubes on the plant.
pub(super) fn energy(game: &TheCapitals, seat: Seat) -> u16 {
    game.side(seat).tracks.get(Track::Energy).unsigned_abs()
}
