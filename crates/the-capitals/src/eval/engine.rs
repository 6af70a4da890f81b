//! What the activations to come promise: the best tiles, as often as plant,
//! cubes and tourists allow.

use insula_core::Seat;

use super::outlook::{Ahead, CUBE, USED_CUBE};
use crate::TheCapitals;
use crate::action::Owner;
use crate::city::{Cell, City, Slot};
use crate::data::data;
use crate::effect::{Effect, Permanent, Special, Track, Trigger};
use crate::phase::pending::{Deed, Pending};
use crate::phase::{Phase, executive};
use crate::run;
use crate::tile::TileId;

/// How sure an activation is that is not made now, in percent.
const LATER: i32 = 20;

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

/// What activations promise.
pub(super) struct Engine {
    /// Those of the turn of now.
    pub now: i32,
    /// Those of later turns.
    pub later: i32,
    /// All cubes, as if none were used: what activations give is reckoned less
    /// the cubes.
    pub energy: i32,
}

/// All activations to come, and the cubes.
pub(super) fn promise(game: &TheCapitals, seat: Seat, ahead: &Ahead) -> Engine {
    let side = game.side(seat);
    let chosen = chosen(game, seat);
    let mut sources = [Source::default(); City::MOST];
    let (mut len, mut begun) = (0, None);
    for slot in side.city.activatable().iter() {
        let Some(tile) = side.city.tile(slot) else { continue };
        if chosen == Some(tile) {
            begun = Some(len);
        }
        let cost = i32::from(executive::cost_in(game, seat, tile, slot));
        let gives = gives(game, seat, tile, slot, &ahead.values);
        sources[len] = Source { gives, cost, fresh: 1 + i32::from(tile.cubes()) };
        len += 1;
    }
    let sources = &mut sources[..len];
    let each = i32::from(data().plants[usize::from(side.tracks.level()) - 1].activations);
    let here = |owner: &Owner| game.tourists[owner.index()].host == Some(seat);
    let guests = Owner::all().filter(here).count() as i32;
    let energy = i32::from(side.tracks.get(Track::Energy));
    let mut purse = Purse { cubes: energy, guests: 0 };
    // The turn of now, with what tourists can still pay.
    let (mut now, mut times) = (0, 0);
    if game.phase == Phase::Executive && game.turn() == Some(seat) {
        let unused = |owner: &Owner| !game.used.contains(*owner);
        purse.guests = Owner::all().filter(here).filter(unused).count() as i32;
        times = i32::from(executive::allowed(game, seat)) - i32::from(game.activated);
        if let Some(begun) = begun {
            now = purse.pay(&mut sources[begun]);
            times -= 1;
        }
    }
    now += spend(sources, times, &mut purse);
    // The rest of the era at the prices of now, then at fresh ones.
    purse.guests = ahead.soon * guests;
    let mut later = spend(sources, ahead.soon * each, &mut purse);
    sources.iter_mut().for_each(|source| source.cost = source.fresh);
    let left = ahead.turns - ahead.soon;
    purse.guests = left * guests;
    later += spend(sources, left * each, &mut purse);
    Engine { now, later: later * LATER / 100, energy: energy * CUBE }
}

/// The tile that a seat is activating.
fn chosen(game: &TheCapitals, seat: Seat) -> Option<TileId> {
    if game.turn() != Some(seat) {
        return None;
    }
    match (*game.pending.get())? {
        Pending::Pay { tile, .. } | Pending::Free { deed: Deed::Activate { tile, .. }, .. } => {
            Some(tile)
        }
        Pending::Free { deed: Deed::Build(_) | Deed::Effect { .. }, .. }
        | Pending::Place { .. }
        | Pending::Order { .. } => None,
    }
}

/// What activations are paid with.
struct Purse {
    cubes: i32,
    guests: i32,
}

impl Purse {
    /// Pays for an activation; tells what it gives, less the cubes.
    fn pay(&mut self, source: &mut Source) -> i32 {
        let free = self.guests.min(source.cost);
        let cubes = source.cost - free;
        self.guests -= free;
        self.cubes -= cubes;
        // (2.7h) What was paid lies on it.
        source.cost *= 2;
        source.gives - CUBE * cubes
    }
}

/// Makes up to so many activations, the most profitable first.
fn spend(sources: &mut [Source], times: i32, purse: &mut Purse) -> i32 {
    let mut sum = 0;
    for _ in 0..times {
        let can = purse.cubes + purse.guests;
        let profit = |source: &Source| source.gives - USED_CUBE * source.cost * 2 / 3;
        let payable = sources.iter_mut().filter(|source| source.cost <= can);
        let Some(best) = payable.max_by_key(|source| profit(source)) else { break };
        if profit(best) <= 0 {
            break;
        }
        sum += purse.pay(best);
    }
    sum
}

/// What activating a tile gives, with what it sets off.
fn gives(game: &TheCapitals, seat: Seat, tile: TileId, slot: Slot, values: &[i32; 8]) -> i32 {
    let city = &game.side(seat).city;
    let cell = city.cell(slot);
    let around = city.neighbors(cell);
    let mut sum = own(game, seat, tile, cell, values);
    if run::activates_another(tile.activate().as_slice()) {
        let targets = (around & city.activatable()).iter();
        let worth = |slot: Slot| {
            let tile = city.tile(slot)?;
            Some(own(game, seat, tile, city.cell(slot), values))
        };
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
pub(super) fn own(
    game: &TheCapitals,
    seat: Seat,
    tile: TileId,
    cell: Cell,
    values: &[i32; 8],
) -> i32 {
    let side = game.side(seat);
    let era = game.era();
    let moves = tile.activate().as_slice().iter().map(|effect| match *effect {
        Effect::Move { track, n, per } => {
            let n = n.in_era(era);
            let times = run::count(game, seat, tile, cell, per);
            let n = (i16::from(n) * times).min(side.tracks.room(track));
            values[track.index()] * i32::from(n)
        }
        Effect::Special(Special::ActivateAdjacent | Special::BuildExtra | Special::NoPenalty) => 0,
    });
    moves.sum()
}
