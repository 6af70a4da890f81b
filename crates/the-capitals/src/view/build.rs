//! Fills a view: what is written here is seen, nothing else (2.15).

use insula_core::{Game, Seat, Viewer};

use super::city::seat;
use super::figures::expo_view;
use super::{FromView, HandView, NeutralView, PendingView, PlantView, RowView, SpaceView, View};
use crate::action::Owner;
use crate::data::data;
use crate::phase::free::{self, Asked};
use crate::phase::pending::{Build, Deed, Pending};
use crate::phase::{Phase, build, executive, expo, political};
use crate::tile::TileId;
use crate::{TheCapitals, require};

/// The state as `viewer` may see it.
pub(crate) fn view(game: &TheCapitals, viewer: Viewer) -> View {
    let own = viewer.seat().filter(|seat| seat.0 < game.seats);
    let turn = game.turn();
    let figures = expo::estimate(game);
    View {
        phase: game.phase,
        round: game.round,
        era: game.era() as u8 + 1,
        turn: turn.map(|seat| seat.0),
        order: game.in_order().iter().map(|seat| seat.0).collect(),
        prosperity: game.prosperity,
        full_refill: game.full_refill,
        hide_prestige: game.hide_prestige,
        spaces: spaces(game, own),
        rows: rows(game),
        stack: game.stacks[game.refill_era()].len(),
        gone: game.gone.iter().map(TileId::slug).collect(),
        plants: plants(game),
        neutral: game.has_neutral().then(|| neutral(game)),
        token: game.token.map(|seat| seat.0),
        seats: game.all_seats().map(|of| seat(game, of, &figures[of.index()])).collect(),
        hand: own.filter(|_| game.prosperity).map(|seat| hand(game, seat)),
        pending: turn.filter(|&turn| viewer.is(turn)).and_then(|seat| pending(game, seat)),
        expos: expos(game),
        winners: game
            .scores()
            .map_or_else(Vec::new, |scores| scores.winners().map(|seat| seat.0).collect()),
    }
}

/// The spaces of this seat count; `own` pays.
fn spaces(game: &TheCapitals, own: Option<Seat>) -> Vec<SpaceView> {
    let open = data().initiative.open[game.count_index()];
    let choosing = game.phase == Phase::Political;
    let chosen = |seat: Seat| !choosing || game.rank(seat) < game.at;
    let stands = |space: u8, chosen_by: bool| {
        let here = |seat: &Seat| game.side(*seat).space == space && chosen(*seat) == chosen_by;
        game.all_seats().find(here).map(|seat| seat.0)
    };
    // Outside the Political phase, the next one is in the next round (2.3f).
    let mut then = game.clone();
    then.round += u8::from(!choosing);
    let row = |space: u8| {
        let price = own.map(|seat| political::price(&then, seat, space + 1));
        SpaceView {
            space: space + 1,
            price: data().spaces[usize::from(space)].price,
            times: political::times(&then, space),
            seat: stands(space, true),
            old: stands(space, false),
            cost: price.map(|price| price as u8),
            taxations: own
                .zip(price)
                .map(|(seat, price)| game.side(seat).tracks.taxations(price) as u8),
        }
    };
    (0..open).map(row).collect()
}

fn rows(game: &TheCapitals) -> Vec<RowView> {
    let prices = data().projects.rows;
    let row = |(price, row): (u8, &crate::Row)| RowView {
        price,
        tiles: row.tiles().iter().map(|tile| tile.slug()).collect(),
    };
    prices.into_iter().zip(&game.rows).map(row).collect()
}

/// The plants above the first level that nobody has taken (2.5i).
fn plants(game: &TheCapitals) -> Vec<PlantView> {
    let seats = usize::from(game.seats);
    let row = |plant: &crate::Plant| {
        let taken = game.all_seats().filter(|&seat| game.side(seat).tracks.level() >= plant.level);
        PlantView {
            level: plant.level,
            activations: plant.activations,
            cubes: plant.cubes[taken.count()..seats].to_vec(),
        }
    };
    data().plants[1..].iter().map(row).collect()
}

fn neutral(game: &TheCapitals) -> NeutralView {
    let tourist = game.tourists[Owner::NEUTRAL.index()];
    NeutralView {
        culture: game.neutral,
        host: tourist.host.map(|seat| seat.0),
        on: tourist.on.map(TileId::slug),
    }
}

fn hand(game: &TheCapitals, seat: Seat) -> Vec<HandView> {
    let held = game.side(seat).hand.get().iter();
    held.map(|tile| HandView { tile: tile.slug(), met: require::met(game, seat, tile) }).collect()
}

/// What the seat in turn has begun.
fn pending(game: &TheCapitals, seat: Seat) -> Option<PendingView> {
    if let Some(asked) = free::asked(game, seat) {
        return Some(free(asked));
    }
    Some(match (*game.pending.get())? {
        Pending::Place { tile, lake } => {
            let hand = game.phase == Phase::Prosperity;
            PendingView::Place {
                tile: tile.slug(),
                lake,
                price: if hand { 0 } else { build::price(game, tile) },
                from: if hand { FromView::Hand } else { FromView::Projects },
            }
        }
        Pending::Order { build: Build { tile, cell, .. }, track } => {
            PendingView::Order { tile: tile.slug(), x: cell.x, y: cell.y, track }
        }
        Pending::Free { .. } => return None,
        Pending::Pay { tile, tourists } => {
            let cost = executive::cost(game, seat, tile);
            let owner = |owner: Owner| if owner == Owner::NEUTRAL { game.seats } else { owner.0 };
            PendingView::Pay {
                tile: tile.slug(),
                cost: cost as u8,
                tourists: tourists.iter().map(owner).collect(),
                cubes: (cost - u16::from(tourists.len())) as u8,
            }
        }
    })
}

/// `tile` is what was built or activated first, whatever activates now.
fn free(asked: Asked) -> PendingView {
    let (tile, cell) = match asked.deed {
        Deed::Build(Build { tile, cell, .. }) => (tile, Some(cell)),
        Deed::Activate { tile, .. } | Deed::Effect { tile } => (tile, None),
    };
    PendingView::Free {
        source: asked.source.slug(),
        tile: tile.slug(),
        x: cell.map(|cell| cell.x),
        y: cell.map(|cell| cell.y),
    }
}

fn expos(game: &TheCapitals) -> Vec<super::ExpoView> {
    let seats = usize::from(game.seats);
    let been = (1..).zip(&game.expos).filter_map(|(era, figures)| Some((era, figures.as_ref()?)));
    been.map(|(era, figures)| expo_view(era, &figures[..seats])).collect()
}
