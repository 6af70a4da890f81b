//! What is being done now, and the way from one phase to the next (2.2).
//!
//! **Invariant:** when [`TheCapitals::commit`](insula_core::Game::commit)
//! returns, somebody owes a decision or the game is over: Tourism, refill,
//! World Expo and the end have happened by themselves.

pub(crate) mod before_expo;
pub(crate) mod build;
pub(crate) mod end;
pub(crate) mod executive;
pub(crate) mod expo;
pub(crate) mod flow;
pub(crate) mod free;
pub(crate) mod pending;
pub(crate) mod political;
pub(crate) mod projects;
pub(crate) mod prosperity;
pub(crate) mod tokens;
pub(crate) mod tourism;

use insula_core::Seat;
use serde::Serialize;

use crate::{Action, Illegal, TheCapitals};
use pending::Pending;

/// What is being done now. Tourism, refill, World Expo and final scoring ask
/// nobody: they are no phase of their own here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Phase {
    /// Initiative spaces are chosen (2.3).
    Political,
    /// Tiles are built (2.4).
    Building,
    /// Tiles are activated (2.7).
    Executive,
    /// Enclosed construction tokens are moved (2.8a).
    Tokens,
    /// Prosperity tiles and lakes are built (2.13b).
    Prosperity,
    /// The extra build of Financial District (2.13i).
    Extra,
    /// Effects just before Expo III (2.11a).
    BeforeExpo,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its name, for selectors in sentences.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Political => "political",
            Phase::Building => "building",
            Phase::Executive => "executive",
            Phase::Tokens => "tokens",
            Phase::Prosperity => "prosperity",
            Phase::Extra => "extra",
            Phase::BeforeExpo => "before-expo",
            Phase::Over => "over",
        }
    }
}

/// Whether the seat in turn may take an action now.
pub(crate) fn check(game: &TheCapitals, seat: Seat, action: Action) -> Result<(), Illegal> {
    let pending = *game.pending.get();
    let wrong = || {
        let phase = pending.map_or(game.phase.name(), Pending::name);
        Err(Illegal::WrongPhase { what: action.name(), phase })
    };
    match action {
        // (2.4i) Only where somebody asks.
        Action::First(_) => match pending {
            Some(Pending::Order { .. }) => Ok(()),
            _ => Err(Illegal::NothingToOrder),
        },
        Action::Place(cell) => match pending {
            Some(Pending::Place { .. }) => build::check_place(game, seat, cell),
            _ => wrong(),
        },
        Action::Tourist(owner) => match pending {
            Some(Pending::Pay { tile, tourists }) => {
                executive::check_tourist(game, seat, tile, tourists, owner)
            }
            _ => wrong(),
        },
        Action::Pay => match pending {
            Some(Pending::Pay { tile, tourists }) => {
                executive::check_pay(game, seat, tile, tourists)
            }
            _ => wrong(),
        },
        Action::Free(tile) => match free::asked(game, seat) {
            Some(asked) => free::check(game, seat, asked, tile),
            None => wrong(),
        },
        Action::Decline => match free::asked(game, seat) {
            Some(_) => Ok(()),
            None => wrong(),
        },
        // A decision that has begun is finished first.
        _ if pending.is_some() => wrong(),
        Action::Space(space) => match game.phase {
            Phase::Political => political::check(game, space),
            _ => wrong(),
        },
        Action::Tile(tile) => match game.phase {
            Phase::Building | Phase::Extra => build::check_tile(game, tile),
            Phase::Prosperity => prosperity::check_tile(game, seat, tile),
            _ => wrong(),
        },
        Action::Lake(tile) => match game.phase {
            Phase::Prosperity => prosperity::check_hand(game, seat, tile),
            _ => wrong(),
        },
        Action::Activate(tile) => match game.phase {
            Phase::Executive => executive::check(game, seat, tile),
            _ => wrong(),
        },
        Action::Bonus(_) => match game.phase {
            // (2.7m) Only for a city that activates nothing.
            Phase::Executive if game.activated > 0 => Err(Illegal::NoBonus),
            Phase::Executive => Ok(()),
            _ => wrong(),
        },
        Action::End => match game.phase {
            // (2.7m) Without an activation the turn ends with the bonus.
            Phase::Executive if game.activated > 0 => Ok(()),
            _ => wrong(),
        },
        Action::Token(corner) => match game.phase {
            Phase::Tokens => tokens::check(game, seat, corner),
            _ => wrong(),
        },
        Action::Effect(tile) => match game.phase {
            Phase::BeforeExpo => before_expo::check(game, seat, tile),
            _ => wrong(),
        },
    }
}
