//! Fills a view: what is written here is seen, nothing else.

use insula_core::{Game, Viewer};

use super::{LengthView, PackView, PhaseView, View};
use super::{ask, city, market, power, seat};
use crate::UrbanSprawl;
use crate::cards::Cards;
use crate::phase::{Phase, build};
use crate::setup::GameLength;

/// The state as `viewer` may see it.
pub(crate) fn view(game: &UrbanSprawl, viewer: Viewer) -> View {
    let asked = game.asked();
    let own = asked.filter(|&seat| viewer.is(seat));
    let over = game.phase == Phase::Over;
    let rows = city::rows(game);
    View {
        phase: match game.phase {
            Phase::Buying => PhaseView::Buying,
            Phase::Turn => PhaseView::Turn,
            Phase::Ask => PhaseView::Ask,
            Phase::Over => PhaseView::Over,
        },
        active: (!over).then_some(game.active.0),
        asked: asked.map(|seat| seat.0),
        start: game.start.0,
        turns: game.turns,
        ap: game.ap,
        investing: game.investing,
        discount: game.discount,
        doubles: doubles(game),
        length: match game.length {
            GameLength::Short => LengthView::Short,
            GameLength::Standard => LengthView::Standard,
            GameLength::Long => LengthView::Long,
        },
        tamed: game.tamed,
        airport_elections: game.airport_elections,
        pack: pack(game.cards),
        buildings: city::buildings(game),
        blocks: city::blocks(&game.map),
        unplaced: city::unplaced(&game.map),
        planning: market::planning(game),
        planning_deck: market::planning_deck(game),
        discards: game.discards.iter().map(Into::into).collect(),
        contracts: market::contracts(game),
        decks: market::decks(game),
        rails: market::rails(game),
        offices: power::offices(game),
        pawn: game.pawn,
        contractor: power::contractor(game),
        extra_favor: game.extra_favor.map(|seat| seat.0),
        extra_favor_left: game.extra_favor.is_none(),
        vocations: power::vocations(game),
        parks_left: game.map.parks_left(),
        seats: game.all_seats().map(|of| seat::seat(game, &rows, of)).collect(),
        pending: own.and_then(|seat| ask::pending(game, seat)),
        question: ask::question(game),
        end: over.then(|| game.all_seats().map(|of| seat::end(game, &rows, of)).collect()),
        rows,
        winners: game
            .scores()
            .map_or_else(Vec::new, |scores| scores.winners().map(|seat| seat.0).collect()),
    }
}

/// Whether the next contract is the District Attorney's first of the turn
/// (5.3b).
fn doubles(game: &UrbanSprawl) -> bool {
    matches!(game.phase, Phase::Turn | Phase::Ask) && build::doubles(game)
}

/// The pack, if it is not the built-in one.
fn pack(cards: &'static Cards) -> Option<PackView> {
    let own = !std::ptr::eq(cards, Cards::standard());
    own.then(|| PackView { hash: cards.hash().to_string(), name: cards.title().to_owned(), cards })
}
