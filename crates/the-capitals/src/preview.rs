//! What an action would cost and give, as far as no hidden tile can change it.
//!
//! **Invariant:** every number comes from the engine, run on a copy; nothing
//! here knows what an effect does.

mod changed;
mod parts;

use insula_core::{Message, Preview, Say, Seat};

use crate::TheCapitals;
use crate::action::{Action, First, Owner};
use crate::city::{Cell, City};
use crate::data::data;
use crate::effect::{Effect, Special, Track};
use crate::phase::pending::{Build, Deed, Order, Pending, Targets, Tourists};
use crate::phase::{Phase, build, executive, free, political};
use crate::run::Source;
use crate::tile::TileId;
use changed::{Changed, change, note, notes, taxes};

/// Asked of legal actions only.
pub(crate) fn preview(game: &TheCapitals, seat: Seat, action: Action) -> Preview {
    match action {
        Action::Space(space) => self::space(game, seat, space),
        Action::Tile(tile) => self::tile(game, seat, tile),
        Action::Lake(_) => notes(vec![note("lake").with("n", data().lake.energy)]),
        Action::Place(cell) => place(game, seat, cell),
        Action::First(first) => self::first(game, seat, first),
        Action::Free(tile) => target(game, seat, Some(tile)),
        Action::Decline => target(game, seat, None),
        Action::Activate(tile) => activate(game, seat, tile, None),
        Action::Tourist(owner) => tourist(game, seat, owner),
        Action::Pay => match *game.pending.get() {
            Some(Pending::Pay { tile, tourists }) => activate(game, seat, tile, Some(tourists)),
            Some(Pending::Place { .. } | Pending::Order { .. } | Pending::Free { .. }) | None => {
                Preview::default()
            }
        },
        Action::Bonus(reward) => {
            let (track, n) = reward.gain();
            change(game, seat, |run| run.shift(Source::Reward, track, n)).preview()
        }
        Action::Effect(tile) => effect(game, seat, tile),
        Action::End | Action::Token(_) => Preview::default(),
    }
}

/// An initiative space: its price, and what leaving it costs.
fn space(game: &TheCapitals, seat: Seat, space: u8) -> Preview {
    let price = political::price(game, seat, space) as i16;
    let mut changed = change(game, seat, |run| run.shift(Source::Price, Track::Economy, -price));
    let place = &data().spaces[usize::from(space) - 1];
    let last = game.round == data().time.rounds * data().time.eras;
    let next = match last {
        // (2.11b) The last payment is for this space.
        true => note("final").with("n", place.price * place.times),
        false => note("next").with("n", place.times),
    };
    changed.said.push(next);
    changed.preview()
}

/// A tile to choose: how many cells would take it without a penalty.
fn tile(game: &TheCapitals, seat: Seat, tile: TileId) -> Preview {
    let city = &game.side(seat).city;
    let mut free = 0u8;
    city.cells_to_build(|cell| free += u8::from(city.penalty(tile, cell).prestige() == 0));
    let mut said = vec![note("best").with("n", free)];
    if game.phase != Phase::Prosperity {
        let taxed = game.side(seat).tracks.taxations(build::price(game, tile).into());
        said.extend(taxes(taxed));
    }
    notes(said)
}

/// The chosen tile or lake on a cell.
fn place(game: &TheCapitals, seat: Seat, cell: Cell) -> Preview {
    let Some(Pending::Place { tile, lake }) = *game.pending.get() else {
        return Preview::default();
    };
    let build = Build { tile, lake, cell, order: Order::default() };
    if lake {
        return change(game, seat, |run| run.lake(&build)).preview();
    }
    let mut said = rules(&game.side(seat).city, tile, cell);
    said.extend(
        build::question(game, seat, &build).map(|track| note("order").with("track", track.name())),
    );
    building(game, seat, &build, said)
}

/// The answer to a question of order.
fn first(game: &TheCapitals, seat: Seat, first: First) -> Preview {
    let Some(Pending::Order { build, track }) = *game.pending.get() else {
        return Preview::default();
    };
    let order = build.order.with(track, first == First::Loss);
    building(game, seat, &Build { order, ..build }, Vec::new())
}

fn building(game: &TheCapitals, seat: Seat, build: &Build, mut said: Vec<Message>) -> Preview {
    let special = |special| build.tile.immediate().as_slice().contains(&Effect::Special(special));
    if special(Special::ActivateAdjacent) {
        said.push(note("free"));
    }
    if special(Special::BuildExtra) {
        said.push(note("extra"));
    }
    let price = build::price(game, build.tile);
    let mut changed = change(game, seat, |run| run.build(build, price, &[]));
    changed.said = said;
    changed.preview()
}

/// A free activation or none, as the last step of what was begun.
fn target(game: &TheCapitals, seat: Seat, tile: Option<TileId>) -> Preview {
    let Some(asked) = free::asked(game, seat) else { return Preview::default() };
    let targets = tile.map_or(asked.targets, |tile| asked.targets.with(tile));
    match asked.deed {
        Deed::Build(build) => {
            let price = build::price(game, build.tile);
            change(game, seat, |run| run.build(&build, price, targets.as_slice())).preview()
        }
        Deed::Activate { tile, tourists } => paid(game, seat, tile, tourists, targets).preview(),
        Deed::Effect { tile } => {
            change(game, seat, |run| run.activate_next(tile, targets.as_slice())).preview()
        }
    }
}

/// An activation: with as few tourists as it takes, or as it is being paid.
fn activate(game: &TheCapitals, seat: Seat, tile: TileId, with: Option<Tourists>) -> Preview {
    let tourists = with.unwrap_or_else(|| {
        let cubes = game.side(seat).tracks.get(Track::Energy).unsigned_abs();
        let missing = executive::cost(game, seat, tile).saturating_sub(cubes);
        let usable = executive::usable(game, seat, tile);
        usable.iter().take(missing.into()).fold(Tourists::NONE, Tourists::with)
    });
    let mut changed = paid(game, seat, tile, tourists, Targets::NONE);
    if free::asks(game, seat, tile) {
        changed.said.push(note("free"));
    }
    changed.preview()
}

/// An activation that is paid so, with its free ones.
fn paid<'a>(
    game: &'a TheCapitals,
    seat: Seat,
    tile: TileId,
    tourists: Tourists,
    targets: Targets,
) -> Changed<'a> {
    let mut changed = Changed::new(game, seat);
    let next = &mut changed.next;
    let slot = next.side(seat).city.slot_of(tile).expect("checked: the tile is in the city");
    let energy = next.side(seat).tracks.get(Track::Energy);
    executive::pay(next, seat, tile, slot, tourists);
    changed.parts.paid(next.side(seat).tracks.get(Track::Energy) - energy);
    changed.run(|run| run.activate(tile, targets.as_slice()));
    let next = &changed.next;
    let again = executive::cost(next, seat, tile);
    let left = next.side(seat).tracks.get(Track::Energy);
    changed.said = vec![
        note("cost").with("tile", tile.say()).with("n", again),
        note("left").with("n", i32::from(left)),
    ];
    changed
}

/// One tourist more: the activation, if the cubes can pay the rest.
fn tourist(game: &TheCapitals, seat: Seat, owner: Owner) -> Preview {
    let Some(Pending::Pay { tile, tourists }) = *game.pending.get() else {
        return Preview::default();
    };
    let tourists = tourists.with(owner);
    let cubes = game.side(seat).tracks.get(Track::Energy).unsigned_abs();
    match executive::rest(game, seat, tile, tourists) <= cubes {
        true => activate(game, seat, tile, Some(tourists)),
        false => notes(vec![note("left").with("n", 0)]),
    }
}

/// An effect before the World Expo.
fn effect(game: &TheCapitals, seat: Seat, tile: TileId) -> Preview {
    match (game.side(seat).city.slot_of(tile), tile.before_expo()) {
        (Some(slot), Some(effect @ Effect::Move { .. })) => {
            change(game, seat, |run| run.effect(slot, effect)).preview()
        }
        (_, Some(Effect::Special(_))) => notes(vec![note("free")]),
        (None, Some(Effect::Move { .. })) | (_, None) => Preview::default(),
    }
}

/// The placement rules on a cell (2.4d, 2.4e, A39).
fn rules(city: &City, tile: TileId, cell: Cell) -> Vec<Message> {
    let broken = city.penalty(tile, cell);
    let kin = city.of(tile.kind().filter());
    // Next to Subway a rule is kept that the squares alone would break.
    let at_token = city.tokens().iter().any(|token| token.touches(cell));
    let at_kin = !(kin & city.neighbors(cell)).is_empty();
    let a = match (at_token, broken.token) {
        (true, _) => "yes",
        (false, true) => "no",
        (false, false) => "subway",
    };
    let b = match (at_kin, kin.is_empty(), broken.kin) {
        (true, ..) => "yes",
        (false, true, _) => "first",
        (false, false, true) => "no",
        (false, false, false) => "subway",
    };
    let mut said = vec![
        note("rule-a").with("kept", a),
        note("rule-b").with("kept", b).with("kind", tile.kind().name()),
    ];
    let penalty = broken.prestige();
    if penalty != 0 {
        said.push(note("penalty").with("n", penalty.unsigned_abs()));
    }
    said
}
