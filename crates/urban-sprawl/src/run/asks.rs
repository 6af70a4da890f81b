//! Questions to one seat or to several (R45): who has a real choice, in what
//! order they answer, and what an answer does.

use insula_core::{EventSink, Seat};

use super::frame::{Ask, Asking, Frame};
use super::{count, effects, elections, gain, pay};
use crate::effect::{Effect, Filter, Worth};
use crate::event::{Event, Why};
use crate::grid::{Area, Lots, Site, Space};
use crate::office::Office;
use crate::zone::{Kind, Kinds, Sizes};
use crate::{Action, UrbanSprawl};

/// What a question means to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stand {
    /// Nothing: it is passed over.
    Nothing,
    /// Only this can be done.
    Forced(Action),
    /// It has a real choice.
    Choice,
}

/// Carries a question on; waits if somebody has to answer it, or if the active
/// seat has to name the next one.
pub(super) fn go_on(
    game: &mut UrbanSprawl,
    asking: Asking,
    log: &mut impl EventSink<Event>,
) -> bool {
    if let Some(seat) = asking.now {
        match stand(game, &asking, seat) {
            Stand::Choice => return true,
            Stand::Forced(action) => answer(game, asking, seat, action, log),
            Stand::Nothing => done(game, asking, seat),
        }
        return false;
    }
    let mut asking = asking;
    // (R45) Those without a real choice come first, clockwise.
    let all = asking.left;
    for seat in game.clockwise().filter(|&seat| all.contains(seat)) {
        let items = items(game, &asking, seat);
        let with = Asking { now: Some(seat), items, ..asking };
        match if items == 0 { Stand::Nothing } else { stand(game, &with, seat) } {
            Stand::Nothing => asking.left.remove(seat),
            Stand::Forced(_) => {
                game.frames.replace(Frame::Ask(with));
                return false;
            }
            Stand::Choice => {}
        }
    }
    match (asking.left.first(), asking.left.len()) {
        (None, _) => game.frames.pop(),
        (Some(seat), 1) => name(game, asking, seat),
        (Some(_), _) => {
            game.frames.replace(Frame::Ask(asking));
            return true;
        }
    }
    false
}

/// The seat is the next to answer.
pub(crate) fn name(game: &mut UrbanSprawl, asking: Asking, seat: Seat) {
    let items = items(game, &asking, seat);
    game.frames.replace(Frame::Ask(Asking { now: Some(seat), items, ..asking }));
}

/// How many answers a seat gives.
fn items(game: &UrbanSprawl, asking: &Asking, seat: Seat) -> u8 {
    match asking.ask {
        Ask::Tile { vocation, .. } => game.party(seat).vocations[vocation.index()],
        Ask::PayYou { .. } => {
            let card = asking.card.expect("checked: a card asks for it");
            match effects::effect_of(game, card, asking.at) {
                Effect::PayYou { per, .. } => {
                    let block = || count::highest_blocks(game).first().map(crate::Lot::block);
                    count::count(game, seat, per, asking.site, block())
                }
                _ => 0,
            }
        }
        Ask::PayOrLose { .. }
        | Ask::PayOrLoseThis { .. }
        | Ask::Marker(_)
        | Ask::Move
        | Ask::Park
        | Ask::Uncontrol(_)
        | Ask::Claim { .. }
        | Ask::Office => 1,
    }
}

/// What the question means to a seat as things stand.
pub(crate) fn stand(game: &UrbanSprawl, asking: &Asking, seat: Seat) -> Stand {
    let party = game.party(seat);
    let has = |worth, n: u8| match worth {
        Worth::Wealth => party.wealth >= n.into(),
        Worth::Prestige => party.prestige >= n.into(),
    };
    let any = |some: bool| if some { Stand::Choice } else { Stand::Nothing };
    match asking.ask {
        Ask::Tile { .. } => Stand::Choice,
        Ask::PayYou { n } => match (has(Worth::Wealth, n), has(Worth::Prestige, n)) {
            (true, true) => Stand::Choice,
            (true, false) => Stand::Forced(Action::Worth(Worth::Wealth)),
            (false, true) => Stand::Forced(Action::Worth(Worth::Prestige)),
            // (14.1.14) All of what there is more of.
            (false, false) if party.prestige > party.wealth => {
                Stand::Forced(Action::Worth(Worth::Prestige))
            }
            (false, false) => Stand::Forced(Action::Worth(Worth::Wealth)),
        },
        Ask::PayOrLose { worth, n, of } => {
            let lots = losable(game, seat, of);
            match (lots.first(), lots.len()) {
                (None, _) => Stand::Nothing,
                (Some(lot), 1) if !has(worth, n) => Stand::Forced(Action::Lose(lot)),
                (Some(_), _) => Stand::Choice,
            }
        }
        Ask::PayOrLoseThis { worth, n, lot } => {
            if has(worth, n) {
                Stand::Choice
            } else {
                Stand::Forced(Action::Lose(lot))
            }
        }
        Ask::Marker(worth) => {
            let mut free = game.map.free_spaces();
            match (game.map.next_marker(worth), free.next(), free.next()) {
                (None, _, _) | (_, None, _) => Stand::Nothing,
                (Some(_), Some(space), None) => Stand::Forced(Action::Marker(space)),
                (Some(_), Some(_), Some(_)) => Stand::Choice,
            }
        }
        Ask::Move => {
            let free = game.map.free_spaces().count();
            any(free > 0 && free < Space::COUNT)
        }
        Ask::Park => {
            let lots = parkable(game, seat);
            match (lots.first(), lots.len()) {
                (None, _) => Stand::Nothing,
                (Some(lot), 1) => Stand::Forced(Action::Park(lot)),
                (Some(_), _) => Stand::Choice,
            }
        }
        Ask::Uncontrol(zone) => any(!controlled(game, zone.kind()).is_empty()),
        Ask::Claim { zone, cost } => {
            any(!claimable(game, seat, zone.map(|zone| zone.kind()), cost).is_empty())
        }
        Ask::Office => match game.offices_open {
            true => Stand::Choice,
            false => Stand::Forced(Action::Office(Office::Mayor)),
        },
    }
}

/// The buildings of a seat that it could lose.
pub(crate) fn losable(game: &UrbanSprawl, seat: Seat, of: Filter) -> Lots {
    let find = |sizes, area| game.map.find(Kinds::ANY, sizes, Some(seat), area);
    match of {
        Filter::Lots(sizes) => find(sizes, Area::All),
        Filter::Water => find(Sizes::ANY, Area::Water),
        Filter::Lowest => Lots::NONE,
    }
}

/// Where a seat can place a park (R23, R47, R48).
pub(crate) fn parkable(game: &UrbanSprawl, seat: Seat) -> Lots {
    if game.party(seat).cubes == 0 || game.map.parks_left() == 0 {
        return Lots::NONE;
    }
    game.map.empty()
}

/// The controlled buildings of a kind.
pub(crate) fn controlled(game: &UrbanSprawl, kind: Kind) -> Lots {
    let all = game.map.find(Kinds::of(kind), Sizes::ANY, None, Area::All);
    all - game.map.uncontrolled()
}

/// The uncontrolled buildings, of a kind or of any, that a seat can claim.
pub(crate) fn claimable(game: &UrbanSprawl, seat: Seat, kind: Option<Kind>, cost: u8) -> Lots {
    let party = game.party(seat);
    if party.cubes == 0 || party.wealth < cost.into() {
        return Lots::NONE;
    }
    let kinds = kind.map_or(Kinds::ANY, Kinds::of);
    game.map.find(kinds, Sizes::ANY, None, Area::All) & game.map.uncontrolled()
}

/// Carries out an answer of the seat in question; `asking` is the top frame.
pub(crate) fn answer(
    game: &mut UrbanSprawl,
    asking: Asking,
    seat: Seat,
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    // What the answer brings comes on top of the rest of the question.
    if asking.items > 1 {
        game.frames.replace(Frame::Ask(Asking { items: asking.items - 1, ..asking }));
    } else {
        done(game, asking, seat);
    }
    let why = asking.card.map(|card| Why::Effect(card, asking.at));
    let why = || why.expect("checked: a card asks for it");
    match (asking.ask, action) {
        (Ask::Tile { vocation, n }, Action::Worth(worth)) => {
            let card = asking.card.expect("checked: a card asks for it");
            gain(game, seat, of(worth, n.into()), Why::Vocation(vocation, card), log);
        }
        (Ask::PayYou { n }, Action::Worth(worth)) => {
            let party = game.party(seat);
            let paid = match worth {
                Worth::Wealth => (party.wealth.min(n.into()), 0),
                Worth::Prestige => (0, party.prestige.min(n.into())),
            };
            pay(game, seat, game.active, paid, why(), log);
        }
        (Ask::PayOrLose { worth, n, .. } | Ask::PayOrLoseThis { worth, n, .. }, Action::Pay) => {
            gain(game, seat, of(worth, -i16::from(n)), why(), log);
        }
        (_, Action::Lose(lot)) => {
            effects::lose(game, lot, asking.card.expect("checked: a card asks for it"), log);
        }
        (_, Action::Decline) => {
            let card = asking.card.expect("checked: a card asks for it");
            log.log(|| Event::Declined { seat, card });
        }
        (Ask::Park, Action::Park(lot)) => {
            game.map.build(Kind::Park, Site::one(lot), Some(seat));
            game.party_mut(seat).cubes -= 1;
            log.log(|| Event::Park { seat, lot, card: asking.card });
        }
        (_, action) => {
            let card = asking.card.expect("checked: a card asks for it");
            change(game, asking, seat, action, card, log);
        }
    }
}

/// Markers, cubes and offices.
fn change(
    game: &mut UrbanSprawl,
    asking: Asking,
    seat: Seat,
    action: Action,
    card: crate::CardId,
    log: &mut impl EventSink<Event>,
) {
    match (asking.ask, action) {
        (Ask::Marker(worth), Action::Marker(space)) => {
            let marker = game.map.next_marker(worth).expect("checked: one is unplaced");
            game.map.put_marker(space, marker);
            log.log(|| Event::Marker { seat, marker, space, card });
        }
        (Ask::Move, Action::Move(from, to)) => {
            let marker = game.map.take_marker(from).expect("checked: a marker lies there");
            game.map.put_marker(to, marker);
            log.log(|| Event::MarkerMoved { seat, marker, from, to, card });
        }
        (Ask::Uncontrol(_), Action::Uncontrol(lot)) => {
            let building = game.map.building(lot).expect("checked: a building stands there");
            let owner = building.owner.expect("checked: it is controlled");
            game.map.control(lot, None);
            game.party_mut(owner).cubes += 1;
            log.log(|| Event::Uncontrolled { seat, lot, kind: building.kind, owner, card });
        }
        (Ask::Claim { cost, .. }, Action::Claim(lot)) => {
            let building = game.map.building(lot).expect("checked: a building stands there");
            game.map.control(lot, Some(seat));
            let party = game.party_mut(seat);
            party.cubes -= 1;
            party.wealth -= u16::from(cost);
            log.log(|| Event::Claimed { seat, lot, kind: building.kind, price: cost, card });
        }
        (Ask::Office, Action::Office(office)) => {
            log.log(|| Event::Won { seat, office, card });
            // (R44) As if elected.
            game.frames.push(Frame::Contractor);
            elections::take(game, seat, office);
        }
        (ask, action) => unreachable!("checked: {action} is no answer to {ask:?}"),
    }
}

/// A seat has answered.
fn done(game: &mut UrbanSprawl, mut asking: Asking, seat: Seat) {
    asking.left.remove(seat);
    (asking.now, asking.items) = (None, 0);
    match asking.left.is_empty() {
        true => game.frames.pop(),
        false => game.frames.replace(Frame::Ask(asking)),
    }
}

/// Wealth, prestige.
const fn of(worth: Worth, n: i16) -> (i16, i16) {
    match worth {
        Worth::Wealth => (n, 0),
        Worth::Prestige => (0, n),
    }
}
