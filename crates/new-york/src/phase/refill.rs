//! The end of a turn: the display, with the scorings in it, then the slots,
//! then the next seat or the end (3.5, 5.1, 6.1).

use insula_core::{EventSink, Rng};

use super::{Ended, Phase, leftover};
use crate::NewYork;
use crate::data::data;
use crate::event::Event;
use crate::money::{Deck, Drawn, Hand, PLACES, Row};
use crate::phase::buy::Purchases;
use crate::score::{Figures, Letter, PARTIES};

/// Ends the turn; nothing of it waits any more.
#[inline]
pub(crate) fn end_turn(game: &mut NewYork, log: &mut impl EventSink<Event>) {
    let idle = game.bought.list().is_empty() && game.taken.cards().is_empty();
    game.idle = if idle { game.idle + 1 } else { 0 };
    refill_display(game, log);
    // (3.5) The slots after the display, blue to red.
    let mut short = false;
    for slot in &mut game.slots {
        if slot.is_none() {
            *slot = game.bag.draw();
            short |= slot.is_none();
        }
    }
    game.turns += 1;
    game.bought = Purchases::NONE;
    game.taken = Row::EMPTY;
    // (6.1) A slot that stays empty ends the game. (6.5) So do idle turns.
    if short {
        leftover::start(game, Ended::Bag, log);
    } else if game.idle >= data().idle.turns {
        leftover::start(game, Ended::Idle, log);
    } else {
        game.turn = game.turn.next(game.seats);
        game.phase = Phase::Act;
    }
}

/// (3.5) Four cards in the display, as far as there are any.
#[inline]
fn refill_display(game: &mut NewYork, log: &mut impl EventSink<Event>) {
    while game.display.cards().len() < PLACES {
        match game.deck.draw() {
            Some(Drawn::Money(card)) => game.display.push(card),
            // (5.1) Scored at once; the card takes no place and is gone.
            Some(Drawn::Scoring(letter)) => {
                score(game, letter, log);
                dirk_draws(game, letter, log);
            }
            // (3.6) With neither deck nor discards the display stays short.
            None if game.discards.is_empty() => return,
            None => reshuffle(game, log),
        }
    }
}

/// (3.6) The discards become the deck.
fn reshuffle(game: &mut NewYork, log: &mut impl EventSink<Event>) {
    let mut rng = Rng::new(*game.luck.get());
    game.deck = Deck::again(std::mem::replace(&mut game.discards, Hand::NONE), &mut rng);
    *game.luck.get_mut() = rng.seed();
    log.log(|| Event::Shuffled);
}

/// Gives everybody the points of a scoring (5).
pub(crate) fn score(game: &mut NewYork, letter: Letter, log: &mut impl EventSink<Event>) {
    let figures = figures(game, letter);
    let points = figures.points();
    log.log(|| Event::Scoring { letter });
    for (seat, side) in game.sides[..usize::from(game.seats)].iter_mut().enumerate() {
        side.score += points[seat];
        log.log(|| Event::Scored { party: seat as u8, figures });
    }
    // (7.3) Dirk's points are kept beside the others.
    if game.has_dirk() {
        let dirk = usize::from(game.seats);
        game.dirk_score += points[dirk];
        log.log(|| Event::Scored { party: dirk as u8, figures });
    }
    game.scored[letter as usize] = Some(figures);
}

/// What decides a scoring as things stand (5.2, 5.3).
pub(crate) fn figures(game: &NewYork, letter: Letter) -> Figures {
    let mut counts = [[0; PARTIES]; 6];
    let mut streets = [0; crate::MAX];
    for (seat, side) in game.sides[..usize::from(game.seats)].iter().enumerate() {
        streets[seat] = side.city.street();
        for kind in crate::Kind::ALL {
            counts[kind.index()][seat] = side.city.count(kind);
        }
    }
    for kind in game.dirk.iter().filter_map(crate::TileId::kind) {
        counts[kind.index()][usize::from(game.seats)] += 1;
    }
    Figures { letter, seats: game.seats, dirk: game.has_dirk(), counts, streets }
}

/// The scoring that comes next: C once the game has ended (5.1).
pub(crate) fn next_letter(game: &NewYork) -> Letter {
    match game.scored {
        _ if game.ended.is_some() => Letter::C,
        [None, ..] => Letter::A,
        [_, None, _] => Letter::B,
        [_, _, _] => Letter::C,
    }
}

/// How many tiles Dirk would draw after a scoring from a bag of so many (7.2).
pub(crate) fn dirk_share(letter: Letter, bag: u8) -> u8 {
    match letter {
        Letter::A => bag.min(data().dirk.after_a),
        Letter::B => bag / data().dirk.after_b_part,
        Letter::C => 0,
    }
}

fn dirk_draws(game: &mut NewYork, letter: Letter, log: &mut impl EventSink<Event>) {
    if !game.has_dirk() {
        return;
    }
    let tiles = game.bag.draw_many(dirk_share(letter, game.bag.len()));
    game.dirk.0 |= tiles.0;
    log.log(|| Event::Dirk { tiles });
}
