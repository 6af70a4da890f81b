//! The end of a turn in nine steps (3.3): what was taken is replaced, and what
//! is newly turned face up takes effect.
//!
//! **Invariant:** a step finds out from the table what is missing, so it can
//! be left for a question and taken up again at any time.

use insula_core::{EventSink, Rng};

use super::frame::{Frame, Step};
use super::{elections, payouts};
use crate::UrbanSprawl;
use crate::card::{Card, CardId, Deck, Sort};
use crate::event::Event;
use crate::market::{Hand, Place, PlanningPile};
use crate::phase::turn;

/// One thing of a step; it never waits itself.
pub(super) fn go_on(game: &mut UrbanSprawl, step: Step, log: &mut impl EventSink<Event>) -> bool {
    let done = match step {
        Step::Planning => fill_planning(game, log),
        Step::PlanningTop => turn_planning(game, log),
        Step::Contracts => fill_contracts(game, log),
        Step::TownTop => turn_contract(game, 0, log),
        Step::CityTop => turn_contract(game, 1, log),
        Step::MetropolisTop => turn_contract(game, 2, log),
        Step::Next => {
            game.frames.pop();
            game.turns += 1;
            game.active = game.active.next(game.seats);
            turn::begin(game, log);
            return false;
        }
    };
    if done {
        game.frames.replace(Frame::EndOfTurn(next(step)));
    }
    false
}

const fn next(step: Step) -> Step {
    match step {
        Step::Planning => Step::PlanningTop,
        Step::PlanningTop => Step::Contracts,
        Step::Contracts => Step::TownTop,
        Step::TownTop => Step::CityTop,
        Step::CityTop => Step::MetropolisTop,
        Step::MetropolisTop | Step::Next => Step::Next,
    }
}

/// Slides the planning cards and fills one box, the cheapest first (R36);
/// tells whether nothing is left to do.
fn fill_planning(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) -> bool {
    game.slide_planning();
    let Some(at) = game.planning.iter().position(|card| card.is_none()) else { return true };
    // (3.3h, R3) A face-up top has triggered already.
    if game.planning_deck.top().is_some() {
        game.planning[at] = game.planning_deck.draw();
        return false;
    }
    if !renew(game, log) {
        return true;
    }
    let card = game.planning_deck.draw().expect("checked: the deck has cards");
    if card.sort() == Sort::Event {
        event(game, card, log);
    } else {
        game.planning[at] = Some(card);
        log.log(|| Event::Revealed { card, place: Some(Place::Box(at as u8)) });
        trigger(game, card, log);
    }
    false
}

/// Turns the top of the planning deck up (3.3b).
fn turn_planning(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) -> bool {
    if game.planning_deck.top().is_some() || !renew(game, log) {
        return true;
    }
    let card = game.planning_deck.turn_up().expect("checked: the deck has cards");
    if card.sort() == Sort::Event {
        game.planning_deck.draw();
        event(game, card, log);
    } else {
        log.log(|| Event::Revealed { card, place: Some(Place::Top) });
        trigger(game, card, log);
    }
    false
}

/// Whether the planning deck has a card, after its discards were shuffled into
/// a new one if need be (3.4f, R4). Events alone make no deck (R40).
fn renew(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) -> bool {
    if !game.planning_deck.is_empty() {
        return true;
    }
    let useful = Hand(game.discards.permits().0 | game.discards.renewals().0);
    if useful.is_empty() {
        return false;
    }
    let mut rng = Rng::new(*game.luck.get());
    let n = game.discards.len();
    game.planning_deck = PlanningPile::shuffled(game.discards, &mut rng);
    game.discards = Hand::NONE;
    game.first_deck = false;
    *game.luck.get_mut() = rng.seed();
    log.log(|| Event::Reshuffled { n });
    true
}

/// A planning event is carried out and goes to the discards; a contract event
/// leaves the game (3.4g).
fn event(game: &mut UrbanSprawl, card: CardId, log: &mut impl EventSink<Event>) {
    if card.deck() == Deck::Planning {
        game.discards.insert(card);
    }
    log.log(|| Event::Revealed { card, place: None });
    game.frames.push(Frame::Card { card, at: 0, site: None });
}

/// A Build Permit or Urban Renewal card calls its election, then its payout
/// (3.3c).
fn trigger(game: &mut UrbanSprawl, card: CardId, log: &mut impl EventSink<Event>) {
    let ballot = match &game.cards[card] {
        Card::Permit(permit) => permit.ballot,
        Card::Renewal(renewal) => renewal.ballot,
        Card::Contract(_) | Card::Event(_) => false,
    };
    if ballot {
        game.frames.push(Frame::Payout(card));
        elections::next(game, log);
    } else {
        payouts::of_card(game, card, log);
    }
}

/// Slides the contract cards and fills one box, the cheapest first, from its
/// deck of now (3.3d, R36, R38).
fn fill_contracts(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) -> bool {
    game.slide_contracts();
    let empty = (0..game.boxes.len()).filter(|&at| game.boxes[at].is_none());
    let Some((at, deck)) = empty.filter_map(|at| Some((at, game.feeder(at)?))).next() else {
        return true;
    };
    let triggered = game.decks[deck].top().is_some();
    let card = game.decks[deck].draw().expect("checked: a deck that feeds has cards");
    if is_event(card) {
        event(game, card, log);
        tell_out(game, deck, log);
        return false;
    }
    game.boxes[at] = Some(card);
    if !triggered {
        log.log(|| Event::Revealed { card, place: Some(Place::Box(at as u8)) });
        payouts::of_card(game, card, log);
    }
    tell_out(game, deck, log);
    false
}

/// Turns the top of a contract deck up, if it is active (3.3f).
fn turn_contract(game: &mut UrbanSprawl, deck: usize, log: &mut impl EventSink<Event>) -> bool {
    let pile = &mut game.decks[deck];
    if !game.active_decks[deck] || pile.top().is_some() {
        return true;
    }
    let Some(card) = pile.turn_up() else { return true };
    if is_event(card) {
        pile.draw();
        event(game, card, log);
        tell_out(game, deck, log);
    } else {
        log.log(|| Event::Revealed { card, place: Some(Place::Top) });
        payouts::of_card(game, card, log);
    }
    false
}

fn is_event(card: CardId) -> bool {
    matches!(card.sort(), Sort::Event | Sort::Key)
}

/// A deck that has just given its last card is told.
fn tell_out(game: &UrbanSprawl, deck: usize, log: &mut impl EventSink<Event>) {
    if game.decks[deck].is_empty() {
        log.log(|| Event::DeckOut { deck: Deck::CONTRACTS[deck] });
    }
}
