//! Taking money: any one card of the display, or several up to 5 (3.1).

use insula_core::{EventSink, Seat};

use super::act::Pending;
use super::end_actions;
use crate::data::data;
use crate::event::Event;
use crate::money::{Card, Row};
use crate::{Action, Illegal, NewYork};

#[inline]
pub(crate) fn legal(game: &NewYork, places: u8, out: &mut Vec<Action>) {
    let cards = game.display.cards();
    let (total, last) = picked(&game.display, places);
    let open = |place: usize| places >> place & 1 == 0;
    for (place, &card) in cards.iter().enumerate().filter(|&(place, _)| open(place)) {
        let again = (0..place).any(|other| open(other) && cards[other] == card);
        let fits =
            last.is_none_or(|last| card >= last && total + card.value() <= data().display.small);
        if fits && !again {
            out.push(Action::Take(card));
        }
    }
    if places != 0 {
        out.push(Action::Done);
    }
}

/// Whether any card could join those at `places`, in whatever order (3.1).
pub(crate) fn more(display: &Row, places: u8) -> bool {
    let (total, _) = picked(display, places);
    let mut cards = display.cards().iter().enumerate();
    cards.any(|(place, card)| {
        places >> place & 1 == 0 && total + card.value() <= data().display.small
    })
}

pub(crate) fn check(game: &NewYork, places: u8, card: Card) -> Result<(), Illegal> {
    // (3.1) A card of the display that is not picked yet.
    if place_of(&game.display, places, card).is_none() {
        return Err(Illegal::NotShown { card });
    }
    let (total, last) = picked(&game.display, places);
    let Some(last) = last else { return Ok(()) };
    // (3.1a) Each choice has one path: picks go up.
    if card < last {
        return Err(Illegal::Order { card, last, paying: false });
    }
    // (3.1) One card of any value, or several up to 5.
    match total + card.value() {
        total if total > data().display.small => Err(Illegal::OverFive { total }),
        _ => Ok(()),
    }
}

#[inline]
pub(crate) fn commit(game: &mut NewYork, card: Card) {
    let places = match *game.pending.get() {
        Some(Pending::Take { places }) => places,
        Some(Pending::Pay { .. } | Pending::Move { .. }) | None => 0,
    };
    let place = place_of(&game.display, places, card).expect("checked: the card is shown");
    *game.pending.get_mut() = Some(Pending::Take { places: places | 1 << place });
}

pub(crate) fn finish(game: &mut NewYork, seat: Seat, places: u8, log: &mut impl EventSink<Event>) {
    let (taken, left) = game.display.split(places);
    game.display = left;
    game.taken = taken;
    let hand = game.side_mut(seat).hand.get_mut();
    taken.cards().iter().for_each(|&card| hand.insert(card));
    log.log(|| Event::Took { seat, cards: taken });
    end_actions(game, log);
}

/// The sum of the picked cards, and the last of them in pick order.
#[inline]
pub(crate) fn picked(display: &Row, places: u8) -> (u8, Option<Card>) {
    let (mut total, mut last) = (0, None);
    for (place, &card) in display.cards().iter().enumerate() {
        if places >> place & 1 == 1 {
            total += card.value();
            last = last.max(Some(card));
        }
    }
    (total, last)
}

/// The first place where the card lies and is not picked.
#[inline]
fn place_of(display: &Row, places: u8, card: Card) -> Option<usize> {
    let cards = display.cards();
    (0..cards.len()).find(|&place| places >> place & 1 == 0 && cards[place] == card)
}
