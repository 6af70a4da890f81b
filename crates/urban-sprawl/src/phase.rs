//! What is being done now; one file for each part.
//!
//! **Invariant:** when [`UrbanSprawl::commit`](insula_core::Game::commit)
//! returns, somebody owes a decision or the game is over: everything that asks
//! nobody has happened by itself.

pub(crate) mod ask;
pub(crate) mod build;
pub(crate) mod buying;
pub(crate) mod pending;
pub(crate) mod permits;
pub(crate) mod turn;

use insula_core::{EventSink, Seat};
use serde::Serialize;

use crate::event::Event;
use crate::{Action, Illegal, UrbanSprawl, run};

/// What is being done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Starting buildings are bought (2.4).
    Buying,
    /// The active seat takes its turn (3.1, 3.2).
    Turn,
    /// A card or an election asks somebody: the top frame knows (3.1b).
    Ask,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its name, for selectors in sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Buying => "buying",
            Phase::Turn => "turn",
            Phase::Ask => "ask",
            Phase::Over => "over",
        }
    }
}

/// Appends what the seat that is to act may do.
#[inline]
pub(crate) fn legal(game: &UrbanSprawl, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::Buying => buying::legal(game, out),
        Phase::Turn => match game.pending.get() {
            Some(pending) => build::legal_pending(game, seat, pending, out),
            None => turn::legal(game, seat, out),
        },
        Phase::Ask => ask::legal(game, out),
        Phase::Over => {}
    }
}

/// Whether the seat that is to act may take an action now.
pub(crate) fn check(game: &UrbanSprawl, seat: Seat, action: Action) -> Result<(), Illegal> {
    let pending = *game.pending.get();
    let wrong = |part| Err(Illegal::WrongPart { what: action.name(), part });
    match (game.phase, action) {
        (Phase::Buying, Action::Buy(lot)) => buying::check(game, lot),
        // (2.4b)
        (Phase::Buying, Action::End | Action::Decline) => Err(Illegal::NobodyPasses),
        (Phase::Turn, _) => match (pending, action) {
            (Some(pending), Action::Site(site)) if pending.site.is_none() => {
                build::check_site(game, seat, pending.card, site)
            }
            (Some(pending), Action::Permit(card)) if pending.site.is_some() => {
                permits::check(game, seat, &pending, card)
            }
            // A build that has begun is finished first.
            (Some(pending), _) => wrong(pending.name()),
            (None, Action::Invest(card)) => turn::check_invest(game, seat, card),
            (None, Action::Take(card)) => turn::check_take(game, card),
            (None, Action::Favor(card)) => turn::check_favor(game, seat, card),
            (None, Action::Build(card)) => build::check(game, seat, card),
            (None, Action::End) => Ok(()),
            (None, _) => wrong(game.phase.name()),
        },
        (Phase::Ask, _) => ask::check(game, action),
        (Phase::Buying | Phase::Over, _) => wrong(game.phase.name()),
    }
}

/// Carries out a legal action, and all that follows by itself.
#[inline]
pub(crate) fn commit(
    game: &mut UrbanSprawl,
    seat: Seat,
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    match action {
        Action::Buy(lot) => buying::commit(game, seat, lot, log),
        Action::Invest(card) => turn::commit_invest(game, seat, card, log),
        Action::Take(card) => turn::commit_take(game, seat, card, log),
        Action::Favor(card) => turn::commit_favor(game, seat, card, log),
        Action::Build(card) => *game.pending.get_mut() = Some(pending::Pending::new(card)),
        Action::Site(site) => build::commit_site(game, seat, site, log),
        Action::Permit(card) => build::commit_permit(game, seat, card, log),
        Action::End => turn::commit_end(game, seat, log),
        Action::Pay
        | Action::Worth(_)
        | Action::Steal(_)
        | Action::Decline
        | Action::Next(_)
        | Action::Elect(_)
        | Action::Contractor(_)
        | Action::Park(_)
        | Action::Marker(_)
        | Action::Move(..)
        | Action::Uncontrol(_)
        | Action::Claim(_)
        | Action::Lose(_)
        | Action::Office(_)
        | Action::Seat(_)
        | Action::Building(_)
        | Action::Block(_) => {
            ask::commit(game, seat, action, log);
            run::run(game, log);
        }
    }
}
