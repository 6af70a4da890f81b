//! What the activations to come promise: the best tiles, as often as plant,
//! cubes and tourists allow.

use insula_core::Seat;

use super::outlook::{CUBE, Outlook, USED_CUBE, now};
use crate::TheCapitals;
use crate::action::Owner;
use crate::city::{City, Slot};
use crate::data::data;
use crate::effect::{Effect, Permanent, Special, Track, Trigger};
use crate::phase::executive;
use crate::run;
use crate::tile::TileId;

/// How sure an activation is that is not made now, in percent.
const LATER: i32 = 60;

/// A tile that can be activated.
#[derive(Clone, Copy, Default)]
struct Source {
    /// What one activation gives.
    gives: i32,
    /// What it costs now.
    cost: i32,
    /// What it costs once the cubes are gone.
    fresh: i32,
}

/// All activations to come, and the cubes that are left.
pub(super) fn promise(game: &TheCapitals, seat: Seat, outlook: &Outlook, values: &[i32; 8]) -> i32 {
    let side = game.side(seat);
    let mut sources = [Source::default(); City::MOST];
    let mut len = 0;
    for slot in side.city.activatable().iter() {
        let Some(tile) = side.city.tile(slot) else { continue };
        let cost = i32::from(executive::cost(game, seat, tile));
        let gives = gives(game, seat, tile, slot, values);
        sources[len] = Source { gives, cost, fresh: 1 + i32::from(tile.cubes()) };
        len += 1;
    }
    let sources = &mut sources[..len];
    let turns = outlook.turns(game, seat);
    let each = i32::from(data().plants[usize::from(side.tracks.level()) - 1].activations);
    let era = turns.min(i32::from(data().time.rounds));
    let guests = game.tourists.iter().filter(|tourist| tourist.host == Some(seat)).count() as i32;
    let mut cubes = i32::from(side.tracks.get(Track::Energy));
    // The turn of now, with what tourists can still pay.
    let unused = Owner::all()
        .filter(|owner| game.tourists[owner.index()].host == Some(seat))
        .filter(|&owner| !game.used.contains(owner))
        .count() as i32;
    let mut sum = spend(sources, now(game, seat), &mut cubes, unused, 100);
    // The rest of the era at the prices of now, then at fresh ones.
    let rest = i32::from(data().time.rounds - 1 - (game.round - 1) % data().time.rounds);
    let here = era.min(rest + turns - outlook.rounds).max(0);
    sum += spend(sources, here * each, &mut cubes, here * guests, LATER);
    sources.iter_mut().for_each(|source| source.cost = source.fresh);
    let later = turns - here;
    sum += spend(sources, later * each, &mut cubes, later * guests, LATER);
    sum + cubes * CUBE
}

/// Makes up to so many activations, the most profitable first; cubes that are
/// used are worth what they bring.
fn spend(sources: &mut [Source], times: i32, cubes: &mut i32, mut guests: i32, sure: i32) -> i32 {
    let mut sum = 0;
    for _ in 0..times {
        let can = *cubes + guests;
        let profit = |source: &Source| source.gives - USED_CUBE * source.cost * 2 / 3;
        let payable = sources.iter_mut().filter(|source| source.cost <= can);
        let Some(best) = payable.max_by_key(|source| profit(source)) else { break };
        if profit(best) <= 0 {
            break;
        }
        sum += best.gives * sure / 100;
        let free = guests.min(best.cost);
        guests -= free;
        *cubes -= best.cost - free;
        // (2.7h) What was paid lies on it.
        best.cost *= 2;
    }
    sum
}

/// What activating a tile gives, with what it sets off.
fn gives(game: &TheCapitals, seat: Seat, tile: TileId, slot: Slot, values: &[i32; 8]) -> i32 {
    let city = &game.side(seat).city;
    let cell = city.cell(slot);
    let around = city.neighbors(cell);
    let mut sum = own(game, seat, tile, slot, values);
    if run::activates_another(tile.activate().as_slice()) {
        let targets = (around & city.activatable()).iter();
        let worth = |slot: Slot| city.tile(slot).map(|tile| own(game, seat, tile, slot, values));
        sum += targets.filter_map(worth).max().unwrap_or(0).max(0);
    }
    for other in city.permanents().iter().filter(|&other| other != slot) {
        let Some(Permanent { on, then }) = city.tile(other).and_then(TileId::permanent) else {
            continue;
        };
        let fires = match on {
            Trigger::ActivateAdj(filter) => {
                around.contains(other) && filter.matches(tile.classes())
            }
            Trigger::ActivateCity(filter) => filter.matches(tile.classes()),
            Trigger::Upgrade | Trigger::EndOfTourism => false,
        };
        if let (true, Effect::Move { track, n, .. }) = (fires, then) {
            sum += values[track.index()] * i32::from(n.in_era(game.era()));
        }
    }
    sum
}

/// What the tile's own effects give.
fn own(game: &TheCapitals, seat: Seat, tile: TileId, slot: Slot, values: &[i32; 8]) -> i32 {
    let side = game.side(seat);
    let (cell, era) = (side.city.cell(slot), game.era());
    let moves = tile.activate().as_slice().iter().map(|effect| match *effect {
        Effect::Move { track, n, per } => {
            let n = n.in_era(era);
            let times = run::count(game, seat, tile, cell, per);
            let room = side.tracks.get(Track::Population) - side.tracks.get(Track::Employment);
            let n = match track {
                Track::Employment if n > 0 => i16::from(n).min(room.max(1)),
                _ => i16::from(n) * times,
            };
            values[track.index()] * i32::from(n)
        }
        Effect::Special(Special::ActivateAdjacent | Special::BuildExtra | Special::NoPenalty) => 0,
    });
    moves.sum()
}
